// The chronicle by turns: lines gathered under the turn they belong to, each turn told in one line. Knows no game.

import type { TurnHeading } from '@veillee/kernel';
import { areSame, madeOnce } from '@veillee/pieces/kept';
import type { TableEvent } from '../kit/table.ts';

export interface Turn {
  /** The number of its first line, by which it is known. */
  readonly n: number;
  /** Undefined for what was told before the first turn. */
  readonly mark: TurnHeading | undefined;
  readonly events: readonly TableEvent[];
  /** The line that tells it: the weightiest, and of those alike the last. */
  readonly headline: TableEvent;
  /** What it brought whoever's turn it is, by coin; what evens out is left out. */
  readonly coins: { readonly [coin: string]: number };
}

export function turnsOf(log: readonly TableEvent[]): Turn[] {
  const turns: TableEvent[][] = [];
  for (const event of log) {
    const current = turns.at(-1);
    if (event.turn || !current) turns.push([event]);
    else current.push(event);
  }
  return turns.map(toldAs);
}

/** What a turn was told as, by its first line: one to which nothing has come is the same object, and need not be drawn again. */
const lastTold = new WeakMap<TableEvent, Turn>();

function toldAs(events: readonly TableEvent[]): Turn {
  const first = events[0] as TableEvent;
  const before = lastTold.get(first);
  if (before && areSame(before.events, events)) return before;
  const now = toldAnew(first, events);
  lastTold.set(first, now);
  return now;
}

function toldAnew(first: TableEvent, events: readonly TableEvent[]): Turn {
  const weight = (event: TableEvent): number => event.weight ?? 0;
  const headline = events.reduce((best, event) => {
    const heavier = weight(event) > weight(best) || (weight(event) === weight(best) && weight(event) > 0);
    return heavier ? event : best;
  }, first);
  return { n: first.n, mark: first.turn, events, headline, coins: coinsOf(events, first.turn?.seat) };
}

/** What befell somebody and what came of it: a card, and its wounds. */
const HEADLINES = 2;

/** The weightiest of some lines, of those alike the latest, in the order in which they happened. */
export const headlinesOf = (events: readonly TableEvent[]): readonly TableEvent[] =>
  events
    .toSorted((a, b) => (b.weight ?? 0) - (a.weight ?? 0) || b.n - a.n)
    .slice(0, HEADLINES)
    .toSorted((a, b) => a.n - b.n);

function coinsOf(events: readonly TableEvent[], seat: number | undefined): Turn['coins'] {
  const sums: { [coin: string]: number } = {};
  for (const { brings } of events)
    if (brings && brings.seat === seat)
      for (const [coin, n] of Object.entries(brings.coins)) sums[coin] = (sums[coin] ?? 0) + n;
  return Object.fromEntries(Object.entries(sums).filter(([, n]) => n !== 0));
}

/** The turns of one round, under one heading. */
export interface Round {
  readonly round: number | undefined;
  readonly turns: readonly Turn[];
}

export function roundsOf(turns: readonly Turn[]): Round[] {
  const rounds: { round: number | undefined; turns: Turn[] }[] = [];
  for (const turn of turns) {
    const current = rounds.at(-1);
    if (current && current.round === turn.mark?.round) current.turns.push(turn);
    else rounds.push({ round: turn.mark?.round, turns: [turn] });
  }
  return rounds;
}

const withoutHead = madeOnce(({ n, mark, events }: Turn): Turn => ({ ...toldAs(events.slice(1)), n, mark }));

/** The turns of a round beneath its heading: a line of nobody's that says what the heading says is not told again. */
export function beneath(heading: string, turns: readonly Turn[], say: (event: TableEvent) => string): Turn[] {
  return turns.flatMap(turn => {
    const [head, ...rest] = turn.events;
    if (!turn.mark || turn.mark.seat !== undefined || !head || say(head) !== heading) return [turn];
    return rest.length === 0 ? [] : [withoutHead(turn)];
  });
}

/** The first and the last of these rounds that have a number: a chronicle need not begin with the game. */
export function spanOf(rounds: readonly Round[]): { readonly from: number; readonly until: number } | undefined {
  const numbers = rounds.flatMap(({ round }) => round ?? []);
  const [from] = numbers;
  const until = numbers.at(-1);
  return from === undefined || until === undefined ? undefined : { from, until };
}
