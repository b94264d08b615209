// `npm test`: everything that must hold before a change is shared. Types, lint and walls are looked at beside the tests, which
// mostly wait for browsers, and told after them: who tries a change wants to know first what it does. With the name of a game: what that one needs, while working on it.

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { gamesIn, scopeOf } from './scope.ts';
import { unlinted } from './unlinted.ts';

const ROOT = resolve(import.meta.dirname, '..');
/** What is known of files that have not changed. */
const CACHE = join(ROOT, 'node_modules/.cache');

/** Colour codes are for eyes only. */
const WATCHED = process.stdout.isTTY;
const ENVIRONMENT = WATCHED ? process.env : { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };

interface Step {
  readonly name: string;
  run(): Promise<Ran>;
}

interface Ran {
  /** Whether all is well. */
  readonly fine: boolean;
  /** What is still to be told of it. */
  readonly said: Buffer;
}

/** Runs a script with the Node that runs this file, whatever Node the machine has besides. What it says comes at once, or later. */
function script(path: string, args: readonly string[], says: 'at once' | 'later'): Promise<Ran> {
  const child = spawn(process.execPath, [path, ...args], {
    cwd: ROOT,
    env: ENVIRONMENT,
    stdio: says === 'at once' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said.push(part));
  return new Promise((done, failed) => {
    child.on('error', failed);
    child.on('close', code => done({ fine: code === 0, said: Buffer.concat(said) }));
  });
}

/** A tool of node_modules. */
function tool(name: string, bin: string, says: 'at once' | 'later', ...args: readonly string[]): Promise<Ran> {
  const manifest = join(ROOT, 'node_modules', name, 'package.json');
  const { bin: bins } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: Record<string, string> };
  const path = bins[bin];
  if (!path) throw new Error(`${name} has no command ${bin}`);
  return script(join(dirname(manifest), path), args, says);
}

let passed = 0;
let failed = 0;

async function runTests(only: readonly string[]): Promise<Ran> {
  const folder = mkdtempSync(join(tmpdir(), 'veillee-check-'));
  const results = join(folder, 'results.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  try {
    const { fine, said } = await tool('vitest', 'vitest', 'at once', 'run', ...reporters, ...only);
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(results, 'utf8'));
    passed = Number(numPassedTests);
    failed = Number(numFailedTests);
    return { fine: fine && failed === 0, said };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What the last run knew of files that are as they were, and of those they import, is not found out again. */
const types = (of: string, project: string, known: string): Step => ({
  name: `Types of ${of}`,
  run: () => {
    const kept = join(CACHE, `${known}.tsbuildinfo`);
    return tool('typescript', 'tsc', 'later', '-p', project, '--incremental', '--tsBuildInfoFile', kept);
  },
});

async function lint(): Promise<Ran> {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'node_modules/@biomejs/biome/package.json'), 'utf8'));
  const { paths, keep } = unlinted(ROOT, version, join(CACHE, 'linted.json'));
  if (paths.length === 0) return { fine: true, said: Buffer.of() };
  const how = [WATCHED ? '--colors=force' : '--colors=off', '--no-errors-on-unmatched'];
  const ran = await tool('@biomejs/biome', 'biome', 'later', 'ci', ...how, ...paths);
  if (ran.fine) keep();
  return ran;
}

const READ: readonly Step[] = [
  // The server's along with those of the rules, which it would else read all over again; the page's by themselves: a browser has other ones.
  types('the rules and the server', '.', 'rules'),
  types('the page', 'web', 'web'),
  { name: 'Lint and format', run: lint },
  { name: 'Walls', run: () => script(join(ROOT, 'tools/walls.ts'), [], 'later') },
];

interface Attempt {
  /** Of which a step that fails before any test could is one. */
  readonly failures: number;
  tell(): void;
}

async function attempt({ name, run }: Step): Promise<Attempt> {
  const began = Date.now();
  const before = failed;
  let ran: Ran | undefined;
  let thrown: unknown;
  try {
    ran = await run();
  } catch (error) {
    thrown = error;
  }
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  const fine = ran?.fine === true;
  return {
    failures: fine ? 0 : Math.max(1, failed - before),
    tell() {
      process.stdout.write(ran?.said ?? '');
      if (thrown !== undefined) console.error(thrown);
      console.log(`\n== ${name}: ${fine ? 'done' : 'FAILED'} in ${seconds} s`);
    },
  };
}

/** One after the other, beside the tests. */
function readAll(): readonly Promise<Attempt>[] {
  let last: Promise<unknown> = Promise.resolve();
  return READ.map(step => {
    const next = last.then(() => attempt(step));
    last = next;
    return next;
  });
}

async function check(only: readonly string[]): Promise<void> {
  const reading = readAll();
  let failures = 0;
  for (const next of [attempt({ name: 'Tests', run: () => runTests(only) }), ...reading]) {
    const done = await next;
    done.tell();
    failures += done.failures;
  }
  console.log(`\n${passed} passed, ${failures} failed`);
  process.exitCode = failures === 0 ? 0 : 1;
}

const scope = scopeOf(process.argv.slice(2), gamesIn(ROOT));
if ('complaint' in scope) {
  console.error(scope.complaint);
  process.exitCode = 2;
} else await check(scope.only);
