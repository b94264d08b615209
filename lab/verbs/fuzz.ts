// fuzz: the conformance kit at length, on all cores. A broken law leaves a file that `replay` understands.

import { join } from 'node:path';
import type { GameKit, Setting } from '@veillee/kernel';
import type { ForgeryReport } from '@veillee/kernel/trial/forgery';
import type { Command } from 'commander';
import { type Lab, report, sayGame, takeKit } from '../context.ts';
import { cut, work } from '../crew.ts';
import { jsonFlag, optionFlag, seatCountFlag, seedFlag, workersFlag } from '../flags.ts';
import { share, whole } from '../numbers.ts';
import { writeViolation } from '../saves.ts';
import { trialSettings } from '../settings.ts';
import type { ForgeryPiece, TrialPiece, TrialTally } from '../tasks.ts';
import { Verb } from '../verb.ts';

interface FuzzOptions {
  readonly decisions: number;
  readonly seats?: number;
  readonly option: readonly string[];
  readonly seed: number;
  readonly deep: number;
  readonly forge: number;
  readonly chapters?: number;
  readonly out: string;
  readonly workers?: number;
  readonly json?: boolean;
}

/** Decisions in one piece of work: some games, and quickly done again when a law is found broken. */
const PIECE = 5000;
const FORGED_PIECE = 500;
/** Broken laws that are told in full. */
const MOST_TOLD = 20;

export function fuzzVerb(lab: Lab): Command {
  return new Verb(lab, 'fuzz', "put a game through the conformance kit's laws")
    .description(
      'Plays random games and checks the laws of the conformance kit, in every setting that the game wants tried, or in those with these seats and options. Exits 1 if a law is broken.',
    )
    .argument('<game>', 'a game of the shelf')
    .option('--decisions <n>', 'how many decisions', whole('--decisions', 1), 200_000)
    .flags(seatCountFlag(), optionFlag(), seedFlag())
    .option('--deep <share>', 'share of decisions at which the expensive laws are checked too', share('--deep'), 0.05)
    .option('--forge <n>', 'how many forged states besides: each is refused or does no harm', whole('--forge', 0), 0)
    .option('--chapters <n>', 'chapters of a campaign in a row, in one piece of work', whole('--chapters', 1))
    .option('--out <folder>', 'where to write what breaks a law', '.')
    .flags(workersFlag(), jsonFlag())
    .examples(
      'GAME --decisions 20000',
      'GAME --seats 3 --option key=value',
      'GAME --seed 7 --deep 1 --json',
      'GAME --forge 5000',
    )
    .action((game: string, options: FuzzOptions) => fuzz(lab, game, options));
}

async function fuzz(lab: Lab, id: string, options: FuzzOptions): Promise<void> {
  const kit = await takeKit(lab.shelf, id);
  const trials = trialSettings(kit, options.seats, options.option, sayGame(kit, lab.language));
  const { chapters } = options;
  // A campaign that is to come to its end is played in one piece.
  const pieces = cut(options.decisions, chapters === undefined ? PIECE : options.decisions).map(
    ({ count }, i): TrialPiece => ({
      seed: `${options.seed}/${i}`,
      decisions: count,
      deep: options.deep,
      settings: turned(trials, i),
      ...(chapters !== undefined && { chapters }),
    }),
  );
  const total = options.decisions;
  const results = await work(lab, kit, { task: 'trial', pieces, workers: options.workers, total, unit: 'decisions' });
  const sum = (count: (part: TrialTally) => number): number => results.reduce((all, part) => all + count(part), 0);
  const violations = results.flatMap(part => part.violations);
  const laws: Record<string, number> = {};
  for (const { law } of violations) laws[law] = (laws[law] ?? 0) + 1;
  const met = new Set(results.flatMap(part => part.met));
  const unmet = (kit.game.rows ?? []).filter(row => !met.has(row));
  const [first, ...others] = results;
  const idle = (first?.idle ?? []).filter(one => others.every(part => part.idle.includes(one)));
  // The first time that each law is broken is enough to repair it.
  const written = new Set<string>();
  const files = results.flatMap((part, i) => {
    const piece = pieces[i];
    return part.violations.flatMap(({ law, message, save }) => {
      if (!save || !piece || written.has(law)) return [];
      written.add(law);
      const file = join(options.out, `${id}-${law}-${options.seed}.json`);
      writeViolation(file, { law, message, piece }, save);
      return [file];
    });
  });
  for (const { law, message } of violations.slice(0, MOST_TOLD)) lab.io.stderr.write(`${law}: ${message}\n`);
  const forged = options.forge > 0 ? await forgeries(lab, kit, trials, options) : undefined;
  for (const harm of forged?.harm.slice(0, MOST_TOLD) ?? []) lab.io.stderr.write(`forged: ${harm}\n`);
  if (violations.length > 0 || (forged && forged.harm.length > 0)) lab.leave(1);
  const result = {
    game: id,
    decisions: sum(part => part.decisions),
    games: sum(part => part.games),
    violations: violations.length,
    laws,
    unmet,
    ...(idle.length > 0 && { idle }),
    ...(forged && { forged: { ...forged, harm: forged.harm.length } }),
    ...(files.length > 0 && { files }),
  };
  report(lab, options.json, result, () => [
    `${result.decisions} decisions in ${result.games} whole games of ${id}: ${violations.length === 0 ? 'no law broken' : `${violations.length} broken laws`}`,
    ...Object.entries(laws).map(([law, count]) => `  ${law.padEnd(12)}${count}`),
    ...files.map(file => `  reproduce with: npm run -s lab -- replay ${file}`),
    ...(unmet.length > 0 ? [`content never met: ${unmet.join(', ')}`] : []),
    ...(forged
      ? [
          `${forged.made} forged states: ${forged.refused} refused, ${forged.failed} stopped by a rule, ${forged.played} played on, ${forged.harm.length} did harm`,
        ]
      : []),
    ...(idle.length > 0 ? [`costs listed in vain: ${idle.join(', ')}`] : []),
  ]);
}

/** Forged states in all settings, played on at random and by a bot in turn. */
async function forgeries(
  lab: Lab,
  kit: GameKit,
  trials: readonly Setting[],
  { forge, seed, workers }: FuzzOptions,
): Promise<ForgeryReport> {
  const pieces = cut(forge, FORGED_PIECE).map(
    ({ count }, i): ForgeryPiece => ({
      seed: `${seed}/forged/${i}`,
      forgeries: count,
      byBot: i % 2 === 1,
      settings: turned(trials, i),
    }),
  );
  const results = await work(lab, kit, { task: 'forgery', pieces, workers, total: forge, unit: 'forgeries' });
  const sum = (of: 'made' | 'refused' | 'failed' | 'played'): number =>
    results.reduce((all, part) => all + part[of], 0);
  return {
    made: sum('made'),
    refused: sum('refused'),
    failed: sum('failed'),
    played: sum('played'),
    harm: results.flatMap(({ harm }) => harm),
  };
}

/** The settings from another one on, so that pieces with few games do not all stay with the first ones. */
function turned(settings: readonly Setting[], by: number): readonly Setting[] {
  const start = by % Math.max(1, settings.length);
  return [...settings.slice(start), ...settings.slice(0, start)];
}
