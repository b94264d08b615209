// What a finished game has to tell of itself: its best moment, and points turn by turn. Knows no game; pure.

import type { Outcome, Seat } from '@veillee/kernel';
import { type Turn, turnsOf } from '../frame/turns.ts';
import type { Ending, TableEvent } from '../kit/table.ts';

export interface Moment {
  /** What happened then. */
  readonly event: TableEvent;
  /** The line that tells it. */
  readonly line: TableEvent;
  /** Entries of the journal before it begins: whoever watches it again sees it happen. */
  readonly from: number;
  readonly round: number | undefined;
  readonly seat: Seat | undefined;
  /** Why it was best: it brought most points, or it weighed most. */
  readonly why: 'points' | 'weight';
  /** Points that it brought. */
  readonly points: number;
}

/** What a game has to say of its moments. */
type Judging = Partial<Pick<Ending, 'coin' | 'worth' | 'isLoss'>>;

/** What was lost: a fight, points, or what the game calls a loss. */
const isLost = (event: TableEvent, { coin, isLoss }: Judging): boolean =>
  event.scene?.won === false || pointsOf(event, coin) < 0 || (isLoss?.(event) ?? false);

const pointsOf = ({ brings }: TableEvent, coin: string | undefined): number =>
  coin === undefined ? 0 : (brings?.coins[coin] ?? 0);

/**
 * By the points that it brought, where the game counts them as it goes; else by what the game thinks of it, or by weight. What was
 * lost is no best moment, nor does it tell one.
 */
export function bestMoment(events: readonly TableEvent[], judging: Judging = {}): Moment | undefined {
  const { coin, worth } = judging;
  if (worth) return worthiest(events, worth);
  const points = (event: TableEvent): number => pointsOf(event, coin);
  // What one is given before the first turn is no moment.
  const first = turnsOf(events).find(({ mark }) => mark)?.n ?? 0;
  const best = events.reduce<TableEvent | undefined>((found, event) => {
    if (event.n < first || isLost(event, judging)) return found;
    const isBetter = !found || compare(ranked(event, points(event)), ranked(found, points(found))) >= 0;
    return isBetter && (points(event) > 0 || (event.weight ?? 0) > 0) ? event : found;
  }, undefined);
  if (!best) return undefined;
  const turn = turnsOf(events).findLast(({ n }) => n <= best.n);
  const before = turn?.events.filter(event => event.n <= best.n && !isLost(event, judging)) ?? [];
  const line = before.reduce((found, event) => ((event.weight ?? 0) >= (found.weight ?? 0) ? event : found), best);
  return {
    event: best,
    line,
    from: beginningOf(turn?.events ?? [], best, line),
    round: turn?.mark?.round,
    seat: best.brings?.seat ?? turn?.mark?.seat,
    why: points(best) > 0 ? 'points' : 'weight',
    points: points(best),
  };
}

/** Of those alike the last. It tells itself: what else happened in its turn was worth less. */
function worthiest(events: readonly TableEvent[], worth: NonNullable<Ending['worth']>): Moment | undefined {
  const best = events.reduce<{ event: TableEvent; worth: number } | undefined>((found, event) => {
    const own = event.scene?.won === false ? 0 : worth(event);
    return own > 0 && own >= (found?.worth ?? 0) ? { event, worth: own } : found;
  }, undefined);
  if (!best) return undefined;
  const { event } = best;
  const turn = turnsOf(events).findLast(({ n }) => n <= event.n);
  const mark = turn?.mark;
  return {
    event,
    line: event,
    from: beginningOf(turn?.events ?? [], event, event),
    round: mark?.round,
    seat: event.brings?.seat ?? mark?.seat,
    why: 'weight',
    points: 0,
  };
}

/** Before the line that tells it, and before the first part of what is told step by step: a fight is seen from its first blow. */
function beginningOf(turn: readonly TableEvent[], best: TableEvent, line: TableEvent): number {
  const of = (best.scene ?? line.scene)?.of;
  const until = turn.filter(({ n }) => n <= best.n);
  const before = until.findLastIndex(({ scene }) => scene !== undefined && scene.of !== of);
  const first = until.slice(before + 1).find(({ scene }) => scene !== undefined);
  return Math.max(0, Math.min(best.at, line.at, first?.at ?? best.at) - 1);
}

/** Most points, then most weight, then a victory; of those alike the last. */
const ranked = ({ weight = 0, scene }: TableEvent, points: number): readonly number[] => [
  Math.max(0, points),
  weight,
  scene?.won ? 1 : 0,
];

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [nth, value] of one.entries()) if (value !== other[nth]) return value - (other[nth] ?? 0);
  return 0;
}

export interface Deed {
  readonly line: TableEvent;
  readonly round: number | undefined;
}

/**
 * The weightiest turns, one line each, in the order in which they were told; or the worthiest moments, where the game says what a
 * moment is worth. What was lost is no deed.
 */
export function deedsOf(events: readonly TableEvent[], most: number, judging: Judging = {}): readonly Deed[] {
  const { worth } = judging;
  if (worth) return worthyDeeds(events, most, worth);
  const weight = ({ headline }: Turn): number => headline.weight ?? 0;
  return turnsOf(events)
    .filter(turn => weight(turn) > 0 && !isLost(turn.headline, judging))
    .sort((one, other) => weight(other) - weight(one))
    .slice(0, most)
    .sort((one, other) => one.n - other.n)
    .map(({ headline, mark }) => ({ line: headline, round: mark?.round }));
}

function worthyDeeds(
  events: readonly TableEvent[],
  most: number,
  worth: NonNullable<Ending['worth']>,
): readonly Deed[] {
  const turns = turnsOf(events);
  return events
    .filter(event => event.scene?.won !== false && worth(event) > 0)
    .sort((one, other) => worth(other) - worth(one) || other.n - one.n)
    .slice(0, most)
    .sort((one, other) => one.n - other.n)
    .map(line => ({ line, round: turns.findLast(({ n }) => n <= line.n)?.mark?.round }));
}

/** What each seat had after each round, from nothing. */
export function pointsByRound(events: readonly TableEvent[], coin: string, seats: number): readonly number[][] {
  const lines = Array.from({ length: seats }, () => [0]);
  let round = 0;
  for (const { turn, brings } of events) {
    if (turn && turn.round !== round) {
      round = turn.round;
      for (const line of lines) line.push(line.at(-1) ?? 0);
    }
    const line = brings && lines[brings.seat];
    if (line) line[line.length - 1] = (line.at(-1) ?? 0) + (brings.coins[coin] ?? 0);
  }
  return lines;
}

/**
 * The look of the end for these eyes: lost if nobody has won, if another side has, or if they alone have lost; not where nothing is
 * decided yet.
 */
export const isDefeat = (
  { won, side, undecided }: Pick<Outcome, 'won' | 'side' | 'undecided'>,
  seats: number,
  eyes: Seat | undefined,
): boolean =>
  (won.length === 0 && !undecided) ||
  (eyes !== undefined && !won.includes(eyes) && (side !== undefined || seats - won.length === 1));
