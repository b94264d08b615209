// Looking back at games, in a worker thread. It remembers the games last looked at, with a few checkpoints each, so that
// only the first look at a game costs its length; and it asks for no more of a journal than it lacks.

import {
  type Ahead,
  type Checkpoint,
  Divergence,
  type Entry,
  type Game,
  isReseed,
  Match,
  Refusal,
  type SealedAnswer,
  type Started,
  type Viewer,
} from '@veillee/kernel';
import { LOG_KEPT, pagesOf, type StoredChapter } from '../store/chapters.ts';
import { type HeardEvent, plainEvent } from '../tables/audience.ts';
import { ToldNumbers } from '../tables/told-numbers.ts';
import type { Desk } from './jobs.ts';

/** A number of entries, and the seal of the last of them: who has the same has the same journal up to there. */
export type Mark = readonly [entries: number, seal: string];

/** A game as it stands at a table. Its journal is asked for, as far as it is not known. */
export interface Played {
  readonly table: string;
  readonly game: string;
  readonly start: Started;
  readonly marks: readonly Mark[];
}

/** A look back at a game. */
export interface LookBack extends Played {
  readonly at: number;
  /** Events are told from this entry on. */
  readonly from: number;
  readonly viewer: Viewer;
}

/** What is seen there, by the numbers that listeners know: `view`, `events` and `turns`, written out for whoever asked, in bytes. */
export type Past = Uint8Array;

const written = (text: string): Uint8Array => new TextEncoder().encode(text);

interface Turn {
  readonly turn: number;
  readonly at: number;
}

/** A match taken over into a table of its own. */
export interface Adopted {
  readonly start: Started;
  readonly checkpoint: Checkpoint<unknown>;
  /** Journal and log, written out. */
  readonly chapters: readonly StoredChapter[];
  readonly sealed: readonly SealedAnswer[];
  /** The rules have changed since: so much is to be decided again. */
  readonly givenUp?: number;
  /** It goes on from what nobody has proved. */
  readonly unproved?: true;
}

const NEAR_MARKS = 32;

/** Marks of a journal: the last entries, and points further and further back. */
export function marksOf(journal: readonly Entry[]): Mark[] {
  const marks: Mark[] = [];
  for (let back = 0; back < journal.length; back = back < NEAR_MARKS ? back + 1 : 2 * back) {
    const entries = journal.length - back;
    marks.push([entries, journal[entries - 1]?.seal ?? '']);
  }
  return marks;
}

/** The game as it stands at a table. */
export function playedAt(
  { id, game }: { readonly id: string; readonly game: string },
  { started, journal }: { readonly started: Started; readonly journal: readonly Entry[] },
): Played {
  return { table: id, game, start: started, marks: marksOf(journal) };
}

interface Remembered {
  readonly match: Match;
  readonly turns: readonly Turn[];
}

/** By table, the one looked at longest ago first. */
const remembered = new Map<string, Remembered>();
const MOST_REMEMBERED = 8;

async function remember(desk: Desk, { table, game: id, start, marks }: Played): Promise<Remembered> {
  const { game } = await desk.kit(id);
  const known = remembered.get(table);
  remembered.delete(table);
  const before = known ? agreed(known, marks) : beginning(game, start, await olderEntries(desk, start));
  const { length } = before.match.journal;
  const whole = length < (marks[0]?.[0] ?? 0) ? follow(before, await desk.entries(length)) : before;
  remembered.set(table, whole);
  const [oldest] = remembered.keys();
  if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  return whole;
}

/** Entries of older rules are not played again, but they count. */
const olderEntries = async (desk: Desk, { base }: Started): Promise<readonly Entry[]> =>
  base ? desk.entries(0, base.at) : [];

function beginning(game: Game, start: Started, older: readonly Entry[]): Remembered {
  const match = Match.beginning(game, { ...start, checkpoints: 'sparse' }, older);
  return { match, turns: [{ turn: game.turns(match.state), at: older.length }] };
}

/** As much of a remembered game as is still true: the table may have gone back since, and played on otherwise. */
function agreed(known: Remembered, marks: readonly Mark[]): Remembered {
  const { match, turns } = known;
  const same = marks.find(([entries, seal]) => match.journal[entries - 1]?.seal === seal)?.[0] ?? 0;
  if (same === match.journal.length) return known;
  // Only where a position begins no answers to a question of several are on their way.
  const at = match.checkpointBefore(same)?.at ?? match.started.base?.at ?? 0;
  return { match: match.past(at), turns: turns.filter(turn => turn.at <= at) };
}

function follow({ match, turns }: Remembered, entries: readonly Entry[]): Remembered {
  const { game, journal } = match;
  const first = journal.length;
  const found = [...turns];
  for (const [i, entry] of entries.entries()) {
    step(match, entry, first + i);
    const turn = game.turns(match.state);
    if (found.at(-1)?.turn !== turn) found.push({ turn, at: first + i + 1 });
  }
  return { match, turns: found };
}

/** Plays one entry again. Answers to a question asked of several seats stand one after the other; the last moves on. */
function step(match: Match, entry: Entry, at: number): void {
  if (isReseed(entry)) {
    match.retrace([entry]);
    return;
  }
  const { seat, prompt, picks, seal } = entry;
  const decision = match.decisionOf(seat);
  if (decision?.prompt !== prompt) throw new Divergence(at, prompt, decision?.prompt ?? 'nothing');
  match.answer({ seat, decision: decision.id, picks });
  if (match.journal.length === at + 1 && match.journal[at]?.seal !== seal)
    throw new Divergence(at, `seal ${seal}`, `seal ${match.journal[at]?.seal}`);
}

// ---- jobs ----

export async function lookBack(desk: Desk, look: LookBack): Promise<Past> {
  const { at, from, viewer } = look;
  const { match, turns } = await remember(desk, look);
  const past = at === match.journal.length ? match : match.past(at);
  const numbers = new ToldNumbers(match.journal);
  const shown = <T extends Turn | HeardEvent>(each: T): T => ({ ...each, at: numbers.toldOf(each.at) });
  const events: HeardEvent[] = [];
  // Numbered as this viewer hears them: what others alone were told has no number.
  let n = 0;
  for (const told of match.log) {
    if (told.at > at) break;
    const event = plainEvent(told, viewer, n);
    if (!event) continue;
    n++;
    if (told.at >= from) events.push(shown(event));
  }
  return written(JSON.stringify({ view: past.view(viewer), events, turns: turns.map(shown) }));
}

/** A way back to entry `to`, from the nearest checkpoint that is known, or else from the beginning. */
export interface GoBack extends Played {
  readonly to: number;
  readonly from?: Checkpoint<unknown>;
}

/** A checkpoint from which it is not far to entry `to`. */
export const goBack = async (desk: Desk, way: GoBack): Promise<Checkpoint<unknown>> =>
  (await walk(desk, way)).checkpoint;

/** What the match needs that puts again the entries from `first` on: a checkpoint near the end of them, and what they told. */
export async function goAgain(desk: Desk, { first, ...way }: GoAgain): Promise<Ahead<unknown>> {
  const { checkpoint, told, turns } = await walk(desk, way);
  return {
    checkpoint,
    told: told.filter(({ at }) => at > first).slice(-LOG_KEPT),
    turns: turns.filter(([entry]) => entry >= first),
  };
}

export interface GoAgain extends GoBack {
  readonly first: number;
}

async function walk(desk: Desk, { to, from, ...played }: GoBack): Promise<Ahead<unknown>> {
  if (!from || remembered.has(played.table)) {
    const { match, turns } = await remember(desk, played);
    const { lastCheckpoint: checkpoint, log: told } = match.past(to, 'turns');
    return { checkpoint, told, turns: turns.map(({ turn, at }) => [at, turn] as const) };
  }
  const { game } = await desk.kit(played.game);
  // The entry before the checkpoint comes along for its seal.
  const before = Math.min(1, from.at);
  const first = from.at - before;
  const start = { ...played.start, checkpoints: 'turns' as const };
  const match = Match.resume(game, start, { ...from, at: before }, await desk.entries(first, to));
  const { at, ...found } = match.lastCheckpoint;
  return {
    checkpoint: { at: first + at, ...found },
    told: match.log.map(told => ({ ...told, at: first + told.at })),
    turns: match.turnMarks.map(([entry, turn]) => [first + entry, turn] as const),
  };
}

/** A match from entry `at`, for a table of its own; with `anew`, chance goes on from that seed and what nobody saw is dealt anew. */
export interface Adopt extends Played {
  readonly at: number;
  readonly anew?: string;
}

export async function adopt(desk: Desk, { at, anew, ...played }: Adopt): Promise<Adopted> {
  const { match } = await remember(desk, played);
  const past = match.past(at, 'turns');
  if (anew === undefined) return adopted(past);
  if (past.over) throw new Refusal('no-chapter', 'the chapter is over there');
  // Amid answers that were given at once, none of them counts.
  const fresh = past.sealedAnswers.length > 0 ? past.past(past.journal.length, 'turns') : past;
  fresh.dealAnew(anew);
  return adopted(fresh);
}

export function adopted(match: Match): Adopted {
  const { started, journal, log } = match;
  return {
    start: started,
    checkpoint: match.lastCheckpoint,
    chapters: pagesOf({ from: 0, entries: journal, told: log.slice(-LOG_KEPT) }),
    sealed: match.sealedAnswers,
  };
}

/** What an entry says to this viewer: others' answers only when nothing is hidden any more. */
export function plainEntry(entry: Entry | undefined, viewer: Viewer, over: boolean): object | undefined {
  if (!entry) return undefined;
  if (isReseed(entry)) return { reseed: true };
  const { seat, prompt, picks } = entry;
  return over || viewer === seat ? { seat, prompt, picks } : { seat };
}
