// `npm test`: everything that must hold before a change is shared. Types, lint and walls are looked at beside the tests, which
// mostly wait for browsers; whatever fails, all of it is told. With the name of a game: what that one needs, while working on it.

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { gamesIn, scopeOf } from './scope.ts';

const ROOT = resolve(import.meta.dirname, '..');

/** Colour codes are for eyes only. */
const WATCHED = process.stdout.isTTY;
const ENVIRONMENT = WATCHED ? process.env : { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };

interface Step {
  readonly name: string;
  /** True if all is well. */
  run(): Promise<boolean>;
}

/** Runs a script with the Node that runs this file, whatever Node the machine has besides. What it says comes at once, or together at its end. */
function script(path: string, args: readonly string[], says: 'at once' | 'at its end'): Promise<boolean> {
  const child = spawn(process.execPath, [path, ...args], {
    cwd: ROOT,
    env: ENVIRONMENT,
    stdio: says === 'at once' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said.push(part));
  return new Promise((done, failed) => {
    child.on('error', failed);
    child.on('close', code => {
      process.stdout.write(Buffer.concat(said));
      done(code === 0);
    });
  });
}

/** A tool of node_modules. */
function tool(name: string, bin: string, says: 'at once' | 'at its end', ...args: readonly string[]): Promise<boolean> {
  const manifest = join(ROOT, 'node_modules', name, 'package.json');
  const { bin: bins } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: Record<string, string> };
  const path = bins[bin];
  if (!path) throw new Error(`${name} has no command ${bin}`);
  return script(join(dirname(manifest), path), args, says);
}

let passed = 0;
let failed = 0;

async function runTests(only: readonly string[]): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'veillee-check-'));
  const results = join(folder, 'results.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  try {
    const fine = await tool('vitest', 'vitest', 'at once', 'run', ...reporters, ...only);
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(results, 'utf8'));
    passed = Number(numPassedTests);
    failed = Number(numFailedTests);
    return fine && failed === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const types = (room: string): Step => ({
  name: `Types of ${room === '.' ? 'the rules' : `the ${room}`}`,
  run: () => tool('typescript', 'tsc', 'at its end', '-p', room),
});

const READ: readonly Step[] = [
  ...['.', 'server', 'web'].map(types),
  {
    name: 'Lint and format',
    run: () => tool('@biomejs/biome', 'biome', 'at its end', 'ci', WATCHED ? '--colors=force' : '--colors=off', '.'),
  },
  { name: 'Walls', run: () => script(join(ROOT, 'tools/walls.ts'), [], 'at its end') },
];

/** Says what came of it; the number of failures, of which a step that fails before any test could is one. */
async function attempt({ name, run }: Step): Promise<number> {
  const began = Date.now();
  const before = failed;
  let fine = false;
  try {
    fine = await run();
  } catch (error) {
    console.error(error);
  }
  console.log(`\n== ${name}: ${fine ? 'done' : 'FAILED'} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  return fine ? 0 : Math.max(1, failed - before);
}

async function readAll(): Promise<string[]> {
  const wrong: string[] = [];
  for (const step of READ) if ((await attempt(step)) > 0) wrong.push(step.name);
  return wrong;
}

async function check(only: readonly string[]): Promise<void> {
  const [wrong, failures] = await Promise.all([readAll(), attempt({ name: 'Tests', run: () => runTests(only) })]);
  for (const name of wrong) console.log(`${name}: FAILED (told above, among the tests)`);
  console.log(`\n${passed} passed, ${failures + wrong.length} failed`);
  process.exitCode = failures + wrong.length === 0 ? 0 : 1;
}

const scope = scopeOf(process.argv.slice(2), gamesIn(ROOT));
if ('complaint' in scope) {
  console.error(scope.complaint);
  process.exitCode = 2;
} else await check(scope.only);
