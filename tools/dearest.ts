// The dearest test files, in processor seconds: `node tools/dearest.ts`, or with parts of file names, as Vitest takes them. Looks at
// what Linux says of processes, so a busy machine is told from dear tests.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const SHOWN = 20;

interface Cost {
  readonly file: string;
  readonly seconds: number;
}

/** Runs the tests; each file notes what it cost. */
function costs(only: readonly string[]): readonly Cost[] {
  const folder = mkdtempSync(join(tmpdir(), 'veillee-cost-'));
  const notes = join(folder, 'costs');
  const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
  try {
    const env = { ...process.env, VEILLEE_COST: notes };
    const { status } = spawnSync(process.execPath, [vitest, 'run', ...only], { cwd: ROOT, env, stdio: 'inherit' });
    process.exitCode = status ?? 1;
    const lines = readFileSync(notes, 'utf8').trimEnd().split('\n');
    return lines.map(line => JSON.parse(line) as Cost);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const row = (seconds: number, what: string): string => `| ${what} | ${seconds.toFixed(1)} |`;
const sum = (some: readonly Cost[]): number => some.reduce((all, { seconds }) => all + seconds, 0);

const all = costs(process.argv.slice(2)).toSorted((a, b) => b.seconds - a.seconds);
const named = all.map(({ file, seconds }) => ({ file: relative(ROOT, file), seconds }));
const rooms = Map.groupBy(named, ({ file }) => file.split('/')[0] ?? '');
console.log('\n| file | processor seconds |\n| --- | --- |');
for (const { file, seconds } of named.slice(0, SHOWN)) console.log(row(seconds, `\`${file}\``));
console.log('\n| room | processor seconds |\n| --- | --- |');
for (const [room, files] of rooms) console.log(row(sum(files), `${room} (${files.length} files)`));
console.log(row(sum(all), 'all of them'));
