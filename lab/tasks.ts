// The work that is cut into pieces: games between bots, and trials of a game. A piece depends on its input alone.

import { type Player, picksOf, player, playOut } from '@veillee/bots';
import {
  type Bot,
  type GameEvent,
  type GameKit,
  Match,
  type Options,
  Refusal,
  rolesOf,
  type Save,
  type Setting,
} from '@veillee/kernel';
import { type ForgeryReport, forge } from '@veillee/kernel/trial/forgery';
import { tableSpeaker } from '@veillee/text';
import { type CampaignsPiece, type CampaignsTally, MOST_DECISIONS, playCampaigns } from './campaigns.ts';
import { candidates, type GoldenCampaign, type Played } from './golden-choice.ts';
import { placesRun } from './mutate/places.ts';
import { type Answers, boundBot } from './seats.ts';

/** Games of the same bots. `rotate` plays each seed once per rotation of the seats. */
export interface GamesPiece {
  readonly bots: readonly string[];
  readonly options: Options;
  readonly seed: string;
  readonly first: number;
  readonly count: number;
  readonly rotate: boolean;
  /** The rotations that are played, where not every bot plays every role. */
  readonly rotations?: readonly number[];
  /** What is told is heard and measured, as the game's own account of itself does. */
  readonly measured?: boolean;
  readonly answers?: Answers;
}

/** Sums over games, whole numbers all, so that they can be added in any order. Lists go by index of the bot. */
export interface Tally {
  games: number;
  decisions: number;
  turns: number;
  /** Games that anybody won. */
  won: number;
  /** `wins[bot][n - 1]`: victories shared by n. */
  wins: number[][];
  scores: number[];
  /** In a game with sides: how often a bot was on each, and how often it won there. */
  sides: { [side: string]: SideTally };
  /** The game's own measures, where they are asked for. */
  figures: { [id: string]: number[] };
}

/** By index of the bot. */
export interface SideTally {
  games: number[];
  won: number[];
}

export interface TrialPiece {
  readonly seed: string;
  readonly decisions: number;
  readonly deep: number;
  readonly settings: readonly Setting[];
  readonly chapters?: number;
}

export interface Violation {
  readonly law: string;
  readonly message: string;
  readonly save: Save | undefined;
}

export interface TrialTally {
  readonly decisions: number;
  readonly games: number;
  readonly violations: readonly Violation[];
  readonly met: readonly string[];
  readonly idle: readonly string[];
}

/** Forged checkpoints; those that are let in are played on at random, or by the game's first bot. */
export interface ForgeryPiece {
  readonly seed: string;
  readonly forgeries: number;
  readonly byBot: boolean;
  readonly settings: readonly Setting[];
}

/** Games that may become golden, by their numbers. */
export interface GoldenPiece {
  readonly seed: number;
  readonly first: number;
  readonly count: number;
  /** Campaigns instead, each followed for many chapters. */
  readonly campaign?: GoldenCampaign;
}

export interface GoldenTally {
  readonly played: readonly Played[];
  /** Games that could not be played to an end, and why. */
  readonly failed: readonly string[];
}

/** The tasks by name, with what goes in and what comes out. */
export interface Tasks {
  games: { input: GamesPiece; output: Tally };
  trial: { input: TrialPiece; output: TrialTally };
  forgery: { input: ForgeryPiece; output: ForgeryReport };
  campaigns: { input: CampaignsPiece; output: CampaignsTally };
  golden: { input: GoldenPiece; output: GoldenTally };
}

export type Task<Name extends keyof Tasks> = (
  kit: GameKit,
  input: Tasks[Name]['input'],
  onProgress: (by: number) => void,
) => Promise<Tasks[Name]['output']>;

export const tasks: { readonly [Name in keyof Tasks]: Task<Name> } = {
  games: playGames,
  trial: tryGame,
  forgery: forgeGame,
  campaigns: playCampaigns,
  golden: playGolden,
};

export const emptyTally = (bots: number): Tally => ({
  games: 0,
  decisions: 0,
  turns: 0,
  won: 0,
  wins: Array.from({ length: bots }, () => Array<number>(bots).fill(0)),
  scores: Array<number>(bots).fill(0),
  sides: {},
  figures: {},
});

async function forgeGame(kit: GameKit, piece: ForgeryPiece, onProgress: (by: number) => void): Promise<ForgeryReport> {
  const { seed, forgeries, byBot, settings } = piece;
  const bot = byBot ? kit.bots.find(({ roles }) => roles === undefined) : undefined;
  const own = bot && player(bot, seed);
  let told = 0;
  return forge(kit.game, {
    seed,
    forgeries,
    settings,
    // A step is long by what it works, not by what else the machine does.
    clock: () => process.threadCpuUsage().user / 1000,
    ...(own && { answer: (match, decision) => picksOf(match, decision, own) }),
    onProgress: made => {
      onProgress(made - told);
      told = made;
    },
  });
}

async function playGolden(
  kit: GameKit,
  { seed, first, count, campaign }: GoldenPiece,
  onProgress: (by: number) => void,
): Promise<GoldenTally> {
  const played: Played[] = [];
  const failed: string[] = [];
  for (let number = first; number < first + count; number++) {
    try {
      for (const one of candidates(kit, seed, number, placesRun, campaign)) played.push(one);
    } catch (error) {
      // A bot that answers what cannot be answered is a finding, but no reason to keep nothing.
      if (!(error instanceof Refusal)) throw error;
      failed.push(`${campaign ? 'campaign' : 'game'} ${number}: ${error.message}`);
    }
    onProgress(1);
  }
  return { played, failed };
}

async function playGames(kit: GameKit, piece: GamesPiece, onProgress: (by: number) => void): Promise<Tally> {
  const bots = piece.bots.map(id => boundBot(kit, id, piece.answers ?? {}));
  const tally = emptyTally(bots.length);
  for (let index = piece.first; index < piece.first + piece.count; index++) {
    try {
      playGame(kit, piece, bots, index, tally);
    } catch (error) {
      throw new Error(`game ${index} of seed ${piece.seed}: ${(error as Error).message}`, { cause: error });
    }
    onProgress(1);
  }
  return tally;
}

/** Game number `index` follows from the seed and its number, whoever plays it and when. */
function playGame(kit: GameKit, piece: GamesPiece, bots: readonly Bot[], index: number, tally: Tally): void {
  const seats = bots.length;
  const rotations = piece.rotate ? (piece.rotations ?? [...bots.keys()]) : [0];
  const rotation = rotations[index % rotations.length] ?? 0;
  const deal = Math.floor(index / rotations.length);
  const seed = `${piece.seed}:${deal}`;
  const forks = bots.some(bot => bot.imagines);
  const account = piece.measured ? kit.account : undefined;
  const told: GameEvent[] = [];
  const hear = account && ((event: GameEvent) => told.push(event));
  const match = Match.start(kit.game, {
    seed,
    seats,
    options: piece.options,
    history: false,
    forks,
    ...(hear && { hear }),
  });
  const botAt = (seat: number): number => (seat + rotation) % seats;
  const players = bots.map((_, seat): Player => player(bots[botAt(seat)] as Bot, `${seed}/${botAt(seat)}`));
  const decisions = playOut(match, players, MOST_DECISIONS);
  const { outcome } = match;
  if (!outcome) throw new Error(`not over after ${MOST_DECISIONS} decisions`);
  tally.games++;
  tally.decisions += decisions;
  tally.turns += kit.game.turns(match.state);
  if (outcome.won.length > 0) tally.won++;
  for (const seat of outcome.won) {
    const wins = tally.wins[botAt(seat)] as number[];
    wins[outcome.won.length - 1] = (wins[outcome.won.length - 1] ?? 0) + 1;
  }
  outcome.scores.forEach((score, seat) => {
    tally.scores[botAt(seat)] = (tally.scores[botAt(seat)] ?? 0) + score;
  });
  rolesOf(kit.game, { seats, options: match.options })?.forEach(({ side }, seat) => {
    tally.sides[side] ??= { games: Array<number>(seats).fill(0), won: Array<number>(seats).fill(0) };
    const { games, won } = tally.sides[side];
    const bot = botAt(seat);
    games[bot] = (games[bot] ?? 0) + 1;
    if (outcome.won.includes(seat)) won[bot] = (won[bot] ?? 0) + 1;
  });
  if (!account) return;
  for (const { id, bySeat } of account.figures(match.view('everyone'), told)) {
    const byBot = Array<number>(seats).fill(0);
    bySeat.forEach((n, seat) => {
      byBot[botAt(seat)] = n;
    });
    tally.figures[id] = sumOf(tally.figures[id] ?? [], byBot);
  }
}

const sumOf = (sums: readonly number[], more: readonly number[]): number[] =>
  more.map((n, bot) => n + (sums[bot] ?? 0));

export function addTally(sum: Tally, more: Tally): void {
  sum.games += more.games;
  sum.decisions += more.decisions;
  sum.turns += more.turns;
  sum.won += more.won;
  sum.scores = sum.scores.map((score, bot) => score + (more.scores[bot] ?? 0));
  for (const [id, byBot] of Object.entries(more.figures)) sum.figures[id] = sumOf(sum.figures[id] ?? [], byBot);
  for (const [side, { games, won }] of Object.entries(more.sides)) {
    const { games: played = [], won: before = [] } = sum.sides[side] ?? {};
    sum.sides[side] = { games: sumOf(played, games), won: sumOf(before, won) };
  }
  sum.wins = sum.wins.map((wins, bot) => wins.map((n, shared) => n + (more.wins[bot]?.[shared] ?? 0)));
}

/** Victories of a bot, a shared one as its fraction. */
export const winsOf = (tally: Tally, bot: number): number =>
  (tally.wins[bot] ?? []).reduce((sum, n, shared) => sum + n / (shared + 1), 0);

/** More seats than any game has: a trial needs names for them. */
const MOST_SEATS = 10;

async function tryGame(kit: GameKit, piece: TrialPiece, onProgress: (by: number) => void): Promise<TrialTally> {
  const { trial } = await import('@veillee/kernel/trial/conformance');
  const company = { names: Array.from({ length: MOST_SEATS }, (_, seat) => `Seat ${seat}`), reader: 0 };
  const words = { en: tableSpeaker('en', company, kit.texts.en), fr: tableSpeaker('fr', company, kit.texts.fr) };
  let said = 0;
  const { decisions, games, violations, met, idle } = trial(kit.game, {
    ...piece,
    say: (language, text) => words[language](text),
    onProgress: made => {
      onProgress(made - said);
      said = made;
    },
  });
  return { decisions, games, violations, met, idle };
}
