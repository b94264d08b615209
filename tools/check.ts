// `npm test`: everything that must hold before a change is shared. Stops at the first step that fails.
// With the name of a game: what that one needs, while working on it.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { gamesIn, scopeOf } from './scope.ts';
import { breaches } from './walls.ts';

const ROOT = resolve(import.meta.dirname, '..');

/** Colour codes are for eyes only. */
const WATCHED = process.stdout.isTTY;
const ENVIRONMENT = WATCHED ? process.env : { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined };

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface Step {
  readonly name: string;
  /** True if all is well. */
  run(): boolean;
}

/** Runs a tool of node_modules with the Node that runs this file, whatever Node the machine has besides. */
function tool(name: string, bin: string, ...args: readonly string[]): boolean {
  const manifest = join(ROOT, 'node_modules', name, 'package.json');
  const { bin: bins } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: Record<string, string> };
  const script = bins[bin];
  if (!script) throw new Error(`${name} has no command ${bin}`);
  const command = [join(dirname(manifest), script), ...args];
  const { status } = spawnSync(process.execPath, command, { cwd: ROOT, env: ENVIRONMENT, stdio: 'inherit' });
  return status === 0;
}

function checkWalls(): boolean {
  const found = breaches(ROOT);
  for (const { file, line, message } of found) console.log(`${file}:${line} ${message}`);
  return found.length === 0;
}

let counts: Counts = { passed: 0, failed: 0 };

function runTests(only: readonly string[]): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'veillee-check-'));
  const results = join(folder, 'results.json');
  try {
    const fine = tool(
      'vitest',
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${results}`,
      ...only,
    );
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(results, 'utf8'));
    counts = { passed: Number(numPassedTests), failed: Number(numFailedTests) };
    return fine && counts.failed === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const stepsFor = (only: readonly string[]): readonly Step[] => [
  { name: 'Types', run: () => ['.', 'server', 'web'].every(room => tool('typescript', 'tsc', '-p', room)) },
  {
    name: 'Lint and format',
    run: () => tool('@biomejs/biome', 'biome', 'ci', WATCHED ? '--colors=force' : '--colors=off', '.'),
  },
  { name: 'Walls', run: checkWalls },
  { name: 'Tests', run: () => runTests(only) },
];

function attempt(step: Step): boolean {
  console.log(`\n== ${step.name}`);
  const began = Date.now();
  let fine = false;
  try {
    fine = step.run();
  } catch (error) {
    console.error(error);
  }
  console.log(`${fine ? 'done' : 'FAILED'} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  return fine;
}

function check(only: readonly string[]): void {
  const fine = stepsFor(only).every(attempt);
  // A step that fails before any test could is one failure.
  console.log(`\n${counts.passed} passed, ${fine ? 0 : Math.max(1, counts.failed)} failed`);
  process.exitCode = fine ? 0 : 1;
}

const scope = scopeOf(process.argv.slice(2), gamesIn(ROOT));
if ('complaint' in scope) {
  console.error(scope.complaint);
  process.exitCode = 2;
} else check(scope.only);
