// The dearest test files, in processor seconds: `node tools/dearest.ts`, or with parts of file names, as Vitest takes them. Whatever
// a file starts is counted with it, browsers and servers too, as Linux tells of them: a busy machine makes no file dearer.

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const SHOWN = 20;

/** Who looks seldom misses what is killed meanwhile: nobody waits for the parts of a browser, so nobody is told what they took. */
const LOOK_MS = 100;
const TICK_SECONDS = 0.01;

interface Process {
  readonly parent: number;
  readonly seconds: number;
}

/** Undefined for one that has ended meanwhile. */
function read(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // A name may hold anything; what comes after it are a letter and numbers.
    const [, parent, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(parent), seconds: (Number(fields[9]) + Number(fields[10])) * TICK_SECONDS };
  } catch {
    return undefined;
  }
}

/** What the workers of a Vitest have taken, each with all its descendants, since they were last asked. */
class Meter {
  private readonly known = new Map<number, { readonly worker: number | undefined; seconds: number }>();
  private readonly taken = new Map<number, number>();
  private readonly vitest: number;

  constructor(vitest: number) {
    this.vitest = vitest;
  }

  look(): void {
    const all = new Map<number, Process>();
    for (const name of readdirSync('/proc')) {
      const found = /^\d+$/.test(name) ? read(Number(name)) : undefined;
      if (found) all.set(Number(name), found);
    }
    const workerOf = (pid: number): number | undefined => {
      const parent = all.get(pid)?.parent;
      if (parent === undefined || parent <= 1) return undefined;
      return parent === this.vitest ? pid : (this.known.get(parent)?.worker ?? workerOf(parent));
    };
    for (const [pid, { seconds }] of all) {
      const before = this.known.get(pid) ?? { worker: workerOf(pid), seconds: 0 };
      this.known.set(pid, { worker: before.worker, seconds });
      const { worker } = before;
      if (worker !== undefined) this.taken.set(worker, (this.taken.get(worker) ?? 0) + seconds - before.seconds);
    }
  }

  take(worker: number): number {
    const seconds = this.taken.get(worker) ?? 0;
    this.taken.delete(worker);
    return seconds;
  }
}

/** Runs the tests, and says what each file took. */
async function costs(only: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), 'veillee-cost-'));
  const notes = join(folder, 'ended');
  const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
  const env = { ...process.env, VEILLEE_COST: notes };
  const child = spawn(process.execPath, [vitest, 'run', ...only], { cwd: ROOT, env, stdio: 'inherit' });
  const meter = new Meter(child.pid ?? 0);
  const all = new Map<string, number>();
  const last = new Map<number, string>();
  let told = 0;
  const add = (file: string, worker: number): unknown => all.set(file, (all.get(file) ?? 0) + meter.take(worker));
  const look = (): void => {
    meter.look();
    const lines = existsSync(notes) ? readFileSync(notes, 'utf8').split('\n').slice(0, -1) : [];
    for (const line of lines.slice(told)) {
      const { file, worker } = JSON.parse(line) as { file: string; worker: number };
      add(relative(ROOT, file), worker);
      last.set(worker, relative(ROOT, file));
    }
    told = lines.length;
  };
  const looking = setInterval(look, LOOK_MS);
  process.exitCode = await new Promise<number>((done, failed) => {
    child.on('error', failed);
    child.on('close', code => done(code ?? 1));
  });
  clearInterval(looking);
  look();
  // What a worker did after its last file belongs to that.
  for (const [worker, file] of last) add(file, worker);
  rmSync(folder, { recursive: true, force: true });
  return all;
}

const all = [...(await costs(process.argv.slice(2)))].toSorted(([, a], [, b]) => b - a);
const row = (what: string, seconds: number): string => `| ${what} | ${seconds.toFixed(1)} |`;
const sum = (some: typeof all): number => some.reduce((total, [, seconds]) => total + seconds, 0);
const roomOf = (file: string): string => (file.startsWith('web/test/e2e/') ? 'browsers' : (file.split('/')[0] ?? ''));

console.log('\n| file | processor seconds |\n| --- | --- |');
for (const [file, seconds] of all.slice(0, SHOWN)) console.log(row(`\`${file}\``, seconds));
console.log('\n| room | processor seconds |\n| --- | --- |');
for (const [room, files] of Map.groupBy(all, ([file]) => roomOf(file)))
  console.log(row(`${room} (${files.length} files)`, sum(files)));
console.log(row('all of them', sum(all)));
