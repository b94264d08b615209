// Campaigns between bots: chapters played one after the other, a lost one again, and what came of each.

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { player, playOut } from '@veillee/bots';
import {
  type Bot,
  type CampaignFigures,
  Chance,
  checkSetting,
  type GameEvent,
  type GameKit,
  legacyOf,
  Match,
  newChance,
  nextChapters,
  type Setting,
  type Start,
} from '@veillee/kernel';
import { badArgument } from './complaint.ts';
import { type Answers, boundBot } from './seats.ts';

/** Campaigns of the same bots. Number `n` follows from the seed and its number alone. */
export interface CampaignsPiece {
  readonly bots: readonly string[];
  readonly options: Setting['options'];
  readonly seed: string;
  readonly first: number;
  readonly count: number;
  readonly answers: Answers;
  /** A file to which each is added as soon as it is over. */
  readonly keep?: string | undefined;
}

/** How often something was played, and how often it left something to a next chapter. */
export interface Tries {
  played: number;
  passed: number;
}

/** Sums over the times that one chapter was played, a lost one each time anew. */
export interface ChapterTally extends Tries {
  decisions: number;
  turns: number;
  /** Of these, for the first time in a campaign. */
  first: Tries;
  /** First tries by who was played, where the game says so. */
  casts: { [cast: string]: Tries };
}

export interface CampaignsTally {
  campaigns: number;
  /** Campaigns that came to an end of their own: nothing can follow. */
  finished: number;
  /** Seeds of chapters that would not end: they are given up, and their campaigns with them. */
  stuck: string[];
  /** Of one campaign, with chapters that were lost and played again. */
  length: { chapters: Spread; decisions: Spread; turns: Spread; seconds: Spread };
  /** The game's own account of those that came to their end. */
  figures: { [id: string]: Spread };
  words: { [id: string]: { [word: string]: number } };
  /** By the game's own name of the chapter; the one that the options begin with is the first. */
  chapters: { [id: string]: ChapterTally };
}

/** A number that each campaign has, in all of them. */
export interface Spread {
  readonly n: number;
  readonly sum: number;
  readonly least: number;
  readonly most: number;
}

const NOTHING: Spread = { n: 0, sum: 0, least: Number.POSITIVE_INFINITY, most: Number.NEGATIVE_INFINITY };
const once = (value: number): Spread => ({ n: 1, sum: value, least: value, most: value });
const both = (one: Spread, other: Spread): Spread => ({
  n: one.n + other.n,
  sum: one.sum + other.sum,
  least: Math.min(one.least, other.least),
  most: Math.max(one.most, other.most),
});

export const FIRST_CHAPTER = 'first';
/** A chapter lost so often ends the campaign; so do more chapters than any has. */
const MOST_ATTEMPTS = 3;
const MOST_CHAPTERS = 1000;
/** More decisions than any match needs; bots that play on for longer will never come to an end. */
export const MOST_DECISIONS = 100_000;

export const emptyCampaigns = (): CampaignsTally => ({
  campaigns: 0,
  finished: 0,
  stuck: [],
  length: { chapters: NOTHING, decisions: NOTHING, turns: NOTHING, seconds: NOTHING },
  figures: {},
  words: {},
  chapters: {},
});

export async function playCampaigns(
  kit: GameKit,
  piece: CampaignsPiece,
  onProgress: (by: number) => void,
): Promise<CampaignsTally> {
  const tally = emptyCampaigns();
  for (let number = piece.first; number < piece.first + piece.count; number++) {
    const own = emptyCampaigns();
    const began = process.threadCpuUsage();
    const played = playCampaign(kit, piece, `${piece.seed}:${number}`, own);
    const { user, system } = process.threadCpuUsage(began);
    addCampaign(kit, own, played, (user + system) / 1e6);
    if (piece.keep !== undefined)
      keepCampaign(piece.keep, { of: settingOf(kit, piece), seed: piece.seed, number, own });
    addCampaigns(tally, own);
    onProgress(1);
  }
  return tally;
}

// ---- campaigns that are kept, a line each ----

/** What came of one campaign. It follows from what was played and from its number. */
export interface KeptCampaign {
  /** The game, its rules, the bots and the options: campaigns of one file are all of one kind. */
  readonly of: string;
  readonly seed: string;
  readonly number: number;
  readonly own: CampaignsTally;
}

const settingOf = (
  { game }: GameKit,
  { bots, options, answers }: Pick<CampaignsPiece, 'bots' | 'options' | 'answers'>,
) => JSON.stringify({ game: game.id, rules: game.rules, bots, options, answers });

const keepCampaign = (file: string, kept: KeptCampaign): void => appendFileSync(file, `${JSON.stringify(kept)}\n`);

/** Those that the file holds; all must be of the same kind as those that are asked for. */
export function keptCampaigns(
  kit: GameKit,
  file: string,
  piece: Pick<CampaignsPiece, 'bots' | 'options' | 'answers'>,
): readonly KeptCampaign[] {
  if (!existsSync(file)) return [];
  const kept = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => readLine(file, line));
  if (kept.some(({ of }) => of !== settingOf(kit, piece))) throw badArgument('error.kept-others', { file });
  return kept;
}

function readLine(file: string, line: string): KeptCampaign {
  try {
    return JSON.parse(line) as KeptCampaign;
  } catch {
    throw badArgument('error.not-kept', { file });
  }
}

// ---- one of them ----

/** One campaign, from beginning to end. */
interface Campaigned {
  readonly finished: boolean;
  /** How its chapters ended and what was told in them, but for those that were played again. */
  readonly ends: readonly unknown[];
  readonly told: readonly GameEvent[];
  readonly chapters: number;
  readonly decisions: number;
  readonly turns: number;
}

function playCampaign(kit: GameKit, piece: CampaignsPiece, seed: string, tally: CampaignsTally): Campaigned {
  const { game, account } = kit;
  const bots = piece.bots.map(id => boundBot(kit, id, piece.answers));
  const chance = new Chance(newChance(seed));
  let start: { readonly options: Setting['options']; readonly legacy?: unknown } = { options: piece.options };
  let id = FIRST_CHAPTER;
  const forks = bots.some(bot => bot.imagines);
  const ends: unknown[] = [];
  const told: GameEvent[] = [];
  const sums = { chapters: 0, decisions: 0, turns: 0 };
  for (let attempt = 0; ends.length < MOST_CHAPTERS && attempt < MOST_ATTEMPTS; ) {
    const own = `${seed}/${ends.length}.${attempt}`;
    const heard: GameEvent[] = [];
    const hear = (event: GameEvent): void => void heard.push(event);
    const { match, decisions } = playChapter(kit, bots, { ...start, seed: own, forks, hear });
    const turns = game.turns(match.state);
    sums.chapters++;
    sums.decisions += decisions;
    sums.turns += turns;
    if (!match.over) {
      tally.stuck.push(own);
      break;
    }
    const legacy = legacyOf(match);
    const tries = { played: 1, passed: legacy === undefined ? 0 : 1 };
    const first = attempt === 0 ? tries : { played: 0, passed: 0 };
    const cast = account?.cast?.(match.view('everyone')).join(' + ');
    const casts = attempt === 0 && cast !== undefined ? { [cast]: tries } : {};
    note(tally, id, { ...tries, decisions, turns, first, casts });
    if (legacy === undefined) {
      attempt++;
      continue;
    }
    ends.push(match.state);
    for (const event of heard) told.push(event);
    const offered = nextChapters(match);
    if (offered.length === 0) return { finished: true, ends, told, ...sums };
    const next = chance.pick(offered, 'next');
    const { options } = checkSetting(game, { seats: bots.length, options: { ...start.options, ...next.options } });
    start = { options, legacy };
    id = next.id;
    attempt = 0;
  }
  return { finished: false, ends, told, ...sums };
}

/** Named by its seed, so that whoever meets a failure can come back to it. */
function playChapter(
  { game }: GameKit,
  bots: readonly Bot[],
  start: Pick<Start, 'options' | 'legacy' | 'seed' | 'forks' | 'hear'>,
): { readonly match: Match; readonly decisions: number } {
  const { seed } = start;
  try {
    const match = Match.start(game, { ...start, seats: bots.length, history: false });
    const players = bots.map((bot, seat) => player(bot, `${seed}/${seat}`));
    const decisions = playOut(match, players, MOST_DECISIONS);
    return { match, decisions };
  } catch (error) {
    throw new Error(`chapter of seed ${seed}: ${(error as Error).message}`, { cause: error });
  }
}

function addCampaign(
  { campaign }: GameKit,
  tally: CampaignsTally,
  { finished, ends, told, chapters, decisions, turns }: Campaigned,
  seconds: number,
): void {
  const own: CampaignFigures = finished ? (campaign?.figures(ends, told) ?? {}) : {};
  const figures: CampaignsTally['figures'] = {};
  const words: CampaignsTally['words'] = {};
  for (const [id, value] of Object.entries(own))
    if (typeof value === 'number') figures[id] = once(value);
    else words[id] = Object.fromEntries([...new Set([value].flat())].map(word => [word, 1]));
  addCampaigns(tally, {
    campaigns: 1,
    finished: finished ? 1 : 0,
    stuck: [],
    length: { chapters: once(chapters), decisions: once(decisions), turns: once(turns), seconds: once(seconds) },
    figures,
    words,
    chapters: {},
  });
}

const addTries = (one: Tries | undefined, { played, passed }: Tries): Tries => ({
  played: (one?.played ?? 0) + played,
  passed: (one?.passed ?? 0) + passed,
});

function note({ chapters }: CampaignsTally, id: string, more: ChapterTally): void {
  const before = chapters[id];
  const casts = { ...before?.casts };
  for (const [cast, tries] of Object.entries(more.casts)) casts[cast] = addTries(casts[cast], tries);
  chapters[id] = {
    ...addTries(before, more),
    decisions: (before?.decisions ?? 0) + more.decisions,
    turns: (before?.turns ?? 0) + more.turns,
    first: addTries(before?.first, more.first),
    casts,
  };
}

export function addCampaigns(sum: CampaignsTally, more: CampaignsTally): void {
  sum.campaigns += more.campaigns;
  sum.finished += more.finished;
  sum.stuck.push(...more.stuck);
  for (const unit of ['chapters', 'decisions', 'turns', 'seconds'] as const)
    sum.length[unit] = both(sum.length[unit], more.length[unit]);
  for (const [id, spread] of Object.entries(more.figures)) sum.figures[id] = both(sum.figures[id] ?? NOTHING, spread);
  for (const [id, counts] of Object.entries(more.words))
    for (const [word, n] of Object.entries(counts)) {
      sum.words[id] ??= {};
      sum.words[id][word] = (sum.words[id][word] ?? 0) + n;
    }
  for (const [id, tally] of Object.entries(more.chapters)) note(sum, id, tally);
}
