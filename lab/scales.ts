// Games weighed: how much of its reserve a side needed in each, and how many tokens make a cell even. A game that is filled up says of every
// start whether it would have been enough, and when it would have been over.

import { median, wilson } from './numbers.ts';

/** One game of a cell, as it is kept. */
export interface Weighed {
  readonly cell: string;
  readonly game: number;
  /** Of the game's rules. */
  readonly rules: number;
  /** The side won; a game that was broken off nobody has won. */
  readonly won: boolean;
  readonly brokenOff?: true;
  readonly turns: number;
  /** What the side began with, where the game counts a reserve. */
  readonly start?: number;
  /** Each time the reserve was lower than ever before: by how much below the start, and in which turn. */
  readonly lows?: readonly (readonly [lost: number, turn: number])[];
}

/** What would have come of it with so many tokens at the start. */
export interface Ending {
  readonly won: boolean;
  readonly turns: number;
}

export function endingWith({ won, turns, lows = [] }: Weighed, tokens: number): Ending {
  const out = lows.find(([lost]) => lost >= tokens);
  return out ? { won: false, turns: out[1] } : { won, turns };
}

/** The fewest tokens with which it would have been won: one more than were lost at the worst. */
export const enough = ({ won, lows = [] }: Weighed): number =>
  won ? Math.max(0, ...lows.map(([lost]) => lost)) + 1 : Number.POSITIVE_INFINITY;

/** The fewest tokens with which half of these games would have been won; infinite where more than half never would. */
export const evenTokens = (games: readonly Weighed[]): number =>
  games.map(enough).toSorted((a, b) => a - b)[Math.ceil(games.length / 2) - 1] ?? Number.POSITIVE_INFINITY;

export interface CellReport {
  readonly cell: string;
  readonly games: number;
  readonly brokenOff: number;
  /** With this reserve: their own, where no other is asked for. */
  readonly tokens?: number;
  readonly won: number;
  readonly interval: readonly [number, number];
  /** In the middle. */
  readonly turns: number;
  /** Tokens with which half would have been won; missing where there is no reserve or none is enough. */
  readonly even?: number;
}

/** What the games of one cell say; each with the reserve that it began with, or all with so many tokens. */
export function reportOf(cell: string, games: readonly Weighed[], tokens?: number): CellReport {
  const endings = games.map(game => endingWith(game, tokens ?? game.start ?? Number.POSITIVE_INFINITY));
  const won = endings.filter(ending => ending.won).length;
  const even = evenTokens(games);
  const counted = games.some(({ start }) => start !== undefined);
  const shown = tokens ?? games.at(-1)?.start;
  return {
    cell,
    games: games.length,
    brokenOff: games.filter(({ brokenOff }) => brokenOff).length,
    ...(shown !== undefined && { tokens: shown }),
    won,
    interval: wilson(won, games.length),
    turns: median(endings.map(({ turns }) => turns)),
    ...(counted && Number.isFinite(even) && { even }),
  };
}

/** The cell with the fewest games, the first of several: whenever it ends, all have been played alike. */
export function nextCell(cells: readonly string[], played: readonly Weighed[], most: number): string | undefined {
  const counts = new Map(cells.map(cell => [cell, 0]));
  for (const { cell } of played) if (counts.has(cell)) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  const [first, ...others] = [...counts].filter(([, n]) => n < most);
  return first && others.reduce((fewest, one) => (one[1] < fewest[1] ? one : fewest), first)[0];
}
