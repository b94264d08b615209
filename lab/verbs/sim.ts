// sim: many games between bots, and what came of them.

import type { GameKit } from '@veillee/kernel';
import { type Command, Option } from 'commander';
import {
  addCampaigns,
  type CampaignsPiece,
  emptyCampaigns,
  keptCampaigns,
  type Spread,
  type Tries,
} from '../campaigns.ts';
import { badArgument } from '../complaint.ts';
import { type Lab, report, sayGame, takeKit } from '../context.ts';
import { cut, work } from '../crew.ts';
import { answerFlag, firstFlag, jsonFlag, optionFlag, seedFlag, workersFlag } from '../flags.ts';
import { percent, rounded, whole, wilson } from '../numbers.ts';
import { parseAnswers, parseBots } from '../seats.ts';
import { fewestSeats, settingFor } from '../settings.ts';
import { addTally, emptyTally, winsOf } from '../tasks.ts';
import { Verb } from '../verb.ts';

interface SimOptions {
  readonly bots?: string;
  /** What `--bots` was called; commands that were written down still run. */
  readonly seats?: string;
  readonly games: number;
  readonly seed: number;
  readonly option: readonly string[];
  readonly answer: readonly string[];
  readonly first: number;
  readonly workers?: number;
  readonly campaign?: boolean;
  readonly keep?: string;
  readonly json?: boolean;
}

/** Games in one piece of work: few enough that all workers finish together. */
export const pieceOf = (games: number): number => Math.max(1, Math.min(50, Math.ceil(games / 32)));

export function simVerb(lab: Lab): Command {
  return new Verb(lab, 'sim', 'play many games between bots')
    .description(
      'Plays many games between bots, on all cores. The same seed gives the same result on any number of workers.',
    )
    .argument('<game>', 'a game of the shelf')
    .option('--bots <list>', 'a bot for each seat (default: random in as few seats as the game allows)')
    .addOption(new Option('--seats <bots>').hideHelp().conflicts('bots'))
    .option('--games <n>', 'how many games', whole('--games', 1), 1000)
    .option(
      '--campaign',
      'play whole campaigns, chapter after chapter; report each chapter and what the game says of the whole',
    )
    .option('--keep <file>', 'of campaigns: keep each in this file, and report all that it holds')
    .flags(seedFlag(), firstFlag(), optionFlag(), answerFlag(), workersFlag(), jsonFlag())
    .examples(
      'GAME --games 200',
      'GAME --bots random,random,random --seed 7 --json',
      'GAME --campaign --games 100 --first 400',
      'GAME --campaign --games 20 --keep campaigns.jsonl',
    )
    .action((game: string, options: SimOptions) => sim(lab, game, options));
}

async function sim(lab: Lab, id: string, options: SimOptions): Promise<void> {
  const kit = await takeKit(lab.shelf, id);
  const say = sayGame(kit, lab.language);
  const named = options.bots ?? options.seats;
  const seats =
    named === undefined ? Array<string>(fewestSeats(kit, options.option, say)).fill('random') : parseBots(kit, named);
  const setting = settingFor(kit, seats.length, options.option, true, say);
  const answers = parseAnswers(options.answer);
  if (options.campaign) return simCampaigns(lab, kit, { bots: seats, options: setting.options, answers }, options);
  const started = performance.now();
  const common = { bots: seats, options: setting.options, seed: String(options.seed), rotate: false, measured: true };
  const pieces = cut(options.games, pieceOf(options.games), options.first).map(piece => ({
    ...common,
    answers,
    ...piece,
  }));
  const tally = emptyTally(seats.length);
  const job = { task: 'games', pieces, workers: options.workers, total: options.games, unit: 'games' } as const;
  for (const part of await work(lab, kit, job)) addTally(tally, part);
  const seconds = (performance.now() - started) / 1000;
  const { games, decisions } = tally;
  const result = {
    game: id,
    seats,
    games,
    decisions,
    seconds: rounded(seconds),
    gamesPerSecond: rounded(games / seconds),
    decisionsPerGame: decisions / games,
    winsBySeat: seats.map((_, seat) => winsOf(tally, seat)),
    averageTurns: tally.turns / games,
    averageScores: tally.scores.map(score => score / games),
    won: tally.won / games,
    averageFigures: Object.fromEntries(
      Object.entries(tally.figures).map(([id, byBot]) => [id, byBot.map(n => n / games)]),
    ),
  };
  const measures = Object.entries(result.averageFigures);
  report(lab, options.json, result, () => [
    `${games} games of ${id} in ${result.seconds} s: ${result.gamesPerSecond} games/s, ${rounded(decisions / seconds)} decisions/s`,
    `${rounded(result.decisionsPerGame)} decisions and ${rounded(result.averageTurns)} turns a game; ${percent(result.won)} had a winner`,
    ...seats.map((bot, seat) => {
      const wins = result.winsBySeat[seat] ?? 0;
      const score = rounded(result.averageScores[seat] ?? 0);
      return `seat ${seat + 1}  ${bot.padEnd(12)} wins ${percent(wins / games).padStart(7)}  average score ${score}`;
    }),
    ...measures.map(([id, byBot]) => `${id.padEnd(12)} ${byBot.map(n => rounded(n)).join(', ')} by seat`),
  ]);
}

async function simCampaigns(
  lab: Lab,
  kit: GameKit,
  { bots, options, answers }: Pick<CampaignsPiece, 'bots' | 'options' | 'answers'>,
  { games, seed, first, workers, keep, json }: SimOptions,
): Promise<void> {
  const { id, chapters } = kit.game;
  if (!chapters) throw badArgument('error.no-chapters', { game: id });
  const common = { bots, options, answers, seed: String(seed), keep };
  const kept = keep === undefined ? [] : keptCampaigns(kit, keep, common);
  const isKept = (number: number): boolean => kept.some(one => one.seed === common.seed && one.number === number);
  const cuts = cut(games, keep === undefined ? pieceOf(games) : 1, first).filter(({ first: n }) => !isKept(n));
  const pieces = cuts.map(piece => ({ ...common, ...piece }));
  const sum = emptyCampaigns();
  for (const { own } of kept) addCampaigns(sum, own);
  const total = pieces.reduce((n, { count }) => n + count, 0);
  const job = { task: 'campaigns', pieces, workers, total, unit: 'campaigns' } as const;
  for (const part of await work(lab, kit, job)) addCampaigns(sum, part);
  const byChapter = Object.entries(sum.chapters).map(
    ([chapter, { played, passed, decisions, turns, first, casts }]) => ({
      chapter,
      played,
      passed: passed / played,
      decisionsPerGame: decisions / played,
      averageTurns: turns / played,
      firstTry: shareOf(first),
      ...(Object.keys(casts).length > 0 && {
        casts: Object.fromEntries(Object.entries(casts).map(([cast, tries]) => [cast, shareOf(tries)])),
      }),
    }),
  );
  const { campaigns, finished, length } = sum;
  const result = {
    game: id,
    seats: bots,
    campaigns,
    finished: finished / campaigns,
    stuck: sum.stuck,
    length: spreadsOf(length),
    /** Of those that came to their end, as the game itself tells of them. */
    figures: spreadsOf(sum.figures),
    words: Object.fromEntries(
      Object.entries(sum.words).map(([id, counts]) => [id, sharesOf(counts, finished)] as const),
    ),
    byChapter,
  };
  report(lab, json, result, () => [
    `${campaigns} campaigns of ${id}: ${percent(result.finished)} came to their end`,
    ...sum.stuck.map(seed => `given up: the chapter of seed ${seed} does not end`),
    ...Object.entries(result.length).map(([of, spread]) => `${UNITS[of] ?? of} a campaign: ${spreadLine(spread)}`),
    ...Object.entries(result.figures).map(([id, spread]) => `${id.padEnd(16)} ${spreadLine(spread)}`),
    ...Object.entries(result.words).flatMap(([id, shares]) => [
      id,
      ...Object.entries(shares).map(([word, share]) => `  ${word.padEnd(24)} ${told(share)}`),
    ]),
    ...byChapter.flatMap(({ chapter, played, passed, decisionsPerGame, averageTurns, firstTry, casts = {} }) => [
      `${chapter.padEnd(16)} played ${String(played).padStart(6)}, passed ${percent(passed).padStart(7)}; ` +
        `${rounded(decisionsPerGame)} decisions and ${rounded(averageTurns)} turns a game`,
      `  at the first try ${told(firstTry)}`,
      ...Object.entries(casts).map(([cast, share]) => `  ${cast}: ${told(share)}`),
    ]),
  ]);
}

/** What the length of a campaign is measured in. */
const UNITS: { readonly [of: string]: string } = { seconds: 'seconds of one core' };

interface SpreadTold {
  readonly mean: number;
  readonly least: number;
  readonly most: number;
}

const spreadsOf = (spreads: { readonly [id: string]: Spread }): { readonly [id: string]: SpreadTold } =>
  Object.fromEntries(
    Object.entries(spreads).map(([id, { n, sum, least, most }]) => [id, { mean: sum / n, least, most }]),
  );

const spreadLine = ({ mean, least, most }: SpreadTold): string =>
  `${rounded(mean)} (${rounded(least)} to ${rounded(most)})`;

/** The most frequent first; of equally frequent ones, by the alphabet. */
const sharesOf = (counts: { readonly [word: string]: number }, of: number): { readonly [word: string]: Share } =>
  Object.fromEntries(
    Object.entries(counts)
      .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
      .map(([word, n]) => [word, { games: of, passed: n / of, interval: wilson(n, of) }]),
  );

interface Share {
  readonly games: number;
  readonly passed: number;
  readonly interval: readonly [number, number];
}

const shareOf = ({ played, passed }: Tries): Share => ({
  games: played,
  passed: passed / played,
  interval: wilson(passed, played),
});

const told = ({ games, passed, interval: [low, high] }: Share): string =>
  `${percent(passed)} of ${games}  (95 %: ${percent(low)} to ${percent(high)})`;
