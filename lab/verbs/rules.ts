// rules: which rules of the rulebook a passing test proves, and which none does.

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameKit } from '@veillee/kernel';
import type { Command } from 'commander';
import { failed } from '../complaint.ts';
import { type Lab, report, takeKit } from '../context.ts';
import { jsonFlag } from '../flags.ts';
import { allRules, type Rulebook, readRulebook, slashed } from '../rulebook.ts';
import { Verb } from '../verb.ts';

export interface TestResult {
  readonly title: string;
  readonly status: string;
}

export interface Judgement {
  readonly proved: readonly string[];
  readonly missing: readonly string[];
  /** What is wrong besides missing proofs, in words. */
  readonly problems: readonly string[];
}

export function rulesVerb(lab: Lab): Command {
  return new Verb(lab, 'rules', 'list which rules are proved by a test')
    .description("Runs the game's tests and tells which rules of its rulebook are proved, exempt or missing.")
    .argument('<game>', 'a game of the shelf')
    .flags(jsonFlag())
    .examples('GAME', 'GAME --json')
    .action((game: string, options: { readonly json?: boolean }) => rules(lab, game, options.json));
}

async function rules(lab: Lab, id: string, json: boolean | undefined): Promise<void> {
  const kit = await takeKit(lab.shelf, id);
  const book = readRulebook(kit, 'en');
  const ids = allRules(book).map(rule => rule.id);
  const judgement = judge(ids, kit.exempt, await runTests(lab, kit));
  const { proved, missing, problems } = judgement;
  for (const problem of problems) lab.io.stderr.write(`${problem}\n`);
  if (missing.length > 0 || problems.length > 0) lab.leave(1);
  const result = { game: id, rules: ids.length, proved: proved.length, exempt: kit.exempt, missing };
  report(lab, json, result, () => table(book, kit, judgement));
}

const RULE_ID = String.raw`[A-Z]{2,}-\d+(?:\.\d+)*[a-z]?`;
const LEADING_IDS = new RegExp(`^(${RULE_ID}(?:\\s*,\\s*${RULE_ID})*)(?=[\\s:]|$)`);

/** The rules that a test's name begins with. */
export const idsOf = (title: string): readonly string[] => LEADING_IDS.exec(title)?.[1]?.split(/\s*,\s*/) ?? [];

export function judge(ids: readonly string[], exempt: GameKit['exempt'], results: readonly TestResult[]): Judgement {
  const passed = new Set(results.filter(test => test.status === 'passed').flatMap(test => idsOf(test.title)));
  const known = new Set(ids);
  const excused = new Set(exempt.map(({ id }) => id));
  const problems: string[] = [];
  for (const [i, id] of ids.entries()) if (ids.indexOf(id) !== i) problems.push(`${id} stands twice in the rulebook.`);
  for (const { title, status } of results) if (status === 'failed') problems.push(`The test “${title}” fails.`);
  for (const id of excused) {
    if (!known.has(id)) problems.push(`${id} is exempt, but the rulebook has no such rule.`);
    if (passed.has(id)) problems.push(`${id} is exempt, but a test proves it: strike it from the exempt ones.`);
  }
  for (const id of passed) if (!known.has(id)) problems.push(`A test proves ${id}, but the rulebook has no such rule.`);
  return {
    proved: ids.filter(id => passed.has(id)),
    missing: ids.filter(id => !passed.has(id) && !excused.has(id)),
    problems,
  };
}

function table(book: Rulebook, kit: GameKit, { proved, missing }: Judgement): readonly string[] {
  const excused = new Set(kit.exempt.map(({ id }) => id));
  const line = (chapter: string, ...counts: readonly (string | number)[]): string =>
    `${chapter.padEnd(48).slice(0, 48)}${counts.map(count => String(count).padStart(9)).join('')}`;
  const count = (rules: readonly { readonly id: string }[]): number[] => {
    const ids = rules.map(rule => rule.id);
    const within = (set: { has(id: string): boolean }): number => ids.filter(id => set.has(id)).length;
    return [ids.length, within(new Set(proved)), within(excused), within(new Set(missing))];
  };
  return [
    line('chapter', 'rules', 'proved', 'exempt', 'missing'),
    ...book.map(chapter => line(`${chapter.id} ${chapter.title}`, ...count(chapter.rules))),
    line('all', ...count(allRules(book))),
    ...(missing.length > 0 ? ['', `missing: ${missing.join(', ')}`] : []),
  ];
}

/** Runs the tests of the game's folder with vitest and hands back each with its status. */
async function runTests(lab: Lab, kit: GameKit): Promise<readonly TestResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'veillee-rules-'));
  const outcome = join(folder, 'tests.json');
  const vitest = fileURLToPath(new URL('./vitest.mjs', import.meta.resolve('vitest/package.json')));
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const tests = fileURLToPath(new URL('test/', slashed(kit.folder)));
  const args = [
    vitest,
    'run',
    tests,
    '--root',
    root,
    '--reporter=json',
    `--outputFile=${outcome}`,
    '--passWithNoTests',
  ];
  try {
    const said = await runQuietly(lab, args);
    return readResults(outcome, kit.game.id, said);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs Node and hands back what it wrote, for when nothing else explains a failure. */
function runQuietly({ io }: Lab, args: readonly string[]): Promise<string> {
  // A vitest that runs this very command must not pass its own settings on.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', data => {
    said += String(data);
  });
  child.stderr.on('data', data => {
    said += String(data);
  });
  const patience = setTimeout(() => io.stderr.write('… running the tests\n'), 2000);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => resolve(said));
  }).finally(() => clearTimeout(patience)) as Promise<string>;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly TestResult[];
  }[];
}

function readResults(file: string, game: string, said: string): readonly TestResult[] {
  let parsed: VitestReport;
  try {
    parsed = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  } catch {
    const last = said.trim().split('\n').at(-1) ?? '';
    throw failed('error.tests-did-not-run', { game, why: last });
  }
  return parsed.testResults.flatMap(({ name, status, assertionResults }) => {
    const broken = status === 'failed' && assertionResults.every(test => test.status !== 'failed');
    return broken ? [...assertionResults, { title: name, status }] : assertionResults;
  });
}
