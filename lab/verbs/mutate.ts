// mutate: would the tests notice a slip in the rules? Mutants of a game's rules, each put before the tests that meet it.

import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameKit } from '@veillee/kernel';
import type { Command } from 'commander';
import { failed } from '../complaint.ts';
import { type Lab, report, takeKit } from '../context.ts';
import { jsonFlag, seedFlag, workersFlag } from '../flags.ts';
import {
  choose,
  type Equivalent,
  type Mutant,
  mutantsOf,
  parses,
  withoutEquivalent,
  withSwitches,
} from '../mutate/mutants.ts';
import { ruleFiles } from '../mutate/places.ts';
import { tryMutants, type Verdict } from '../mutate/trial.ts';
import { percent, rounded, whole } from '../numbers.ts';
import { progress } from '../progress.ts';
import { slashed } from '../rulebook.ts';
import { Verb } from '../verb.ts';
import { idsOf } from './rules.ts';

interface MutateOptions {
  readonly mutants: number;
  readonly seed: number;
  readonly minutes: number;
  readonly each: number;
  readonly without?: string;
  readonly workers?: number;
  readonly json?: boolean;
}

/** In the game's test folder: mutants that change nothing. */
const EQUIVALENT = 'equivalent.json';
/** A machine under load must not take a slow test for an endless one. */
const PATIENCE_MS = 30_000;

export function mutateVerb(lab: Lab): Command {
  return new Verb(lab, 'mutate', 'change rules and see whether the tests notice')
    .description(
      "Changes comparisons, numbers, conditions and calls in a game's rules, one at a time and never on disk, and runs the tests that meet the change: first those of the rules cited nearby. Tells which changes no test noticed.",
    )
    .argument('<game>', 'a game of the shelf')
    .option('--mutants <n>', 'how many changes', whole('--mutants', 1), 60)
    .flags(seedFlag())
    .option('--minutes <n>', 'after which no further change is tried', whole('--minutes', 1, 1440), 30)
    .option('--each <seconds>', 'what the tests of one change may cost', whole('--each', 1, 3600), 20)
    .option('--without <paths>', 'test files that are not asked, by how their paths in the game begin: test/bots,table')
    .flags(workersFlag(), jsonFlag())
    .examples('GAME --mutants 10', 'GAME --seed 7 --json')
    .action((game: string, options: MutateOptions) => mutate(lab, game, options));
}

async function mutate(lab: Lab, id: string, options: MutateOptions): Promise<void> {
  const until = performance.now() + 60_000 * options.minutes;
  const without = options.without?.split(',') ?? [];
  const kit = await takeKit(lab.shelf, id);
  const folder = fileURLToPath(slashed(kit.folder));
  const { parseSync } = await import('vite');
  const texts = new Map(ruleFiles(folder).map(file => [file, readFileSync(join(folder, file), 'utf8')]));
  const textOf = (file: string): string => texts.get(file) ?? '';
  const all = [...texts].flatMap(([file, text]) => mutantsOf(file, text, parseSync));
  const { left, stale } = withoutEquivalent(all, equivalentOf(folder));
  const chosen = choose(left, options.seed, options.mutants, mutant => parses(mutant, textOf(mutant.file), parseSync));
  const mutants = new Map(chosen.map((mutant, n) => [n + 1, mutant]));
  const bar = progress(lab.io, mutants.size, 'mutants');
  const { tests, verdicts, failing } = await tryMutants({
    start: { root: fileURLToPath(new URL('../..', import.meta.url)), folder, texts: switched(folder, texts, mutants) },
    mutants,
    isAsked: file => !without.some(path => relative(folder, file).replaceAll('\\', '/').startsWith(path)),
    idsOf,
    workers: Math.min(options.workers ?? availableParallelism(), mutants.size),
    each: 1000 * options.each,
    patience: PATIENCE_MS,
    until,
    onProgress: bar.advance,
  }).finally(bar.done);
  if (failing.length > 0) throw failed('error.tests-fail', { game: id, test: failing[0] ?? '', count: failing.length });
  for (const { file, code, before, after } of stale)
    lab.io.stderr.write(
      `${EQUIVALENT} names ${file}: ${before} → ${after}, which cannot be made of “${code}” any more.\n`,
    );
  if (stale.length > 0) lab.leave(1);
  const result = resultOf(kit, options.seed, { of: left.length, tests, chosen: chosen.length }, verdicts);
  report(lab, options.json, result, () => lines(result));
}

function equivalentOf(folder: string): readonly Equivalent[] {
  const file = join(folder, 'test', EQUIVALENT);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Equivalent[]) : [];
}

/** By path: the text of each file that holds mutants, with their switches. */
function switched(
  folder: string,
  texts: ReadonlyMap<string, string>,
  mutants: ReadonlyMap<number, Mutant>,
): { readonly [path: string]: string } {
  const byFile = Map.groupBy(mutants, ([, { file }]) => file);
  return Object.fromEntries(
    [...byFile].map(([file, own]) => [join(folder, file), withSwitches(texts.get(file) ?? '', new Map(own))]),
  );
}

interface Told {
  readonly at: string;
  readonly before: string;
  readonly after: string;
  readonly code: string;
  readonly rules: readonly string[];
  /** How many tests were run, of how many that meet it, and where they stand. */
  readonly run: number;
  readonly meeting: number;
  readonly files: readonly string[];
}

interface Result {
  readonly game: string;
  readonly seed: number;
  /** Mutants that were tried, of how many that the seed chose, of how many that there are. */
  readonly tried: number;
  readonly chosen: number;
  readonly of: number;
  readonly tests: number;
  readonly noticed: number;
  readonly share: number;
  /** Of those noticed: after which the tests did not come to an end. */
  readonly endless: readonly Told[];
  readonly survivors: readonly Told[];
}

function resultOf(
  { game }: GameKit,
  seed: number,
  counts: Pick<Result, 'of' | 'tests' | 'chosen'>,
  verdicts: readonly Verdict[],
): Result {
  const told = (noticed: Verdict['noticed']): Told[] =>
    verdicts
      .filter(verdict => verdict.noticed === noticed)
      .map(({ mutant: { file, line, before, after, code, cites }, run, meeting, files }) => {
        const rules = cites.near.length > 0 ? cites.near : cites.file;
        return {
          at: `${file}:${line}`,
          before,
          after,
          code,
          rules,
          run,
          meeting,
          files: files.map(path => basename(path)),
        };
      })
      .sort((a, b) => a.at.localeCompare(b.at, 'en', { numeric: true }));
  const survivors = told('no');
  const noticed = verdicts.length - survivors.length;
  const share = rounded(noticed / verdicts.length);
  const sums = { tried: verdicts.length, ...counts, noticed, share };
  return { game: game.id, seed, ...sums, endless: told('endless'), survivors };
}

function lines({
  game,
  seed,
  tried,
  chosen,
  of,
  tests,
  noticed,
  share,
  endless,
  survivors,
}: Result): readonly string[] {
  const tell = ({ at, before, after, code, rules, run, meeting, files }: Told): readonly string[] => [
    `  ${at}  ${before} → ${after}`,
    ...(code === before ? [] : [`    ${code}`]),
    meeting === 0
      ? '    no test meets it'
      : `    ${run} of the ${meeting} tests that meet it ran (${files.join(', ')}); rules nearby: ${rules.join(', ') || 'none'}`,
  ];
  return [
    `${game}: ${tried} of ${of} mutants, seed ${seed}, before ${tests} tests`,
    `noticed   ${noticed} (${percent(share)})${endless.length > 0 ? `, ${endless.length} of them because the tests did not end` : ''}`,
    ...endless.flatMap(tell),
    `survived  ${survivors.length}`,
    ...survivors.flatMap(tell),
    ...(tried < chosen ? [`not tried for want of time: ${chosen - tried}`] : []),
  ];
}
