// Maps drawn with letters.

import { type Edge, edge, type Point, pointOf, type Space, space } from './places.ts';

const BESIDE: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** What a drawing shows on each square: one letter a square, row by row from `space:0,0`, without those that are left out. */
export function drawn(rows: readonly string[], without = ' #'): ReadonlyMap<Space, string> {
  const found = new Map<Space, string>();
  for (const [y, row] of rows.entries())
    for (const [x, letter] of [...row].entries()) if (!without.includes(letter)) found.set(space(x, y), letter);
  return found;
}

/** A room in a drawing: the squares of its letter, and where one comes in from squares of other letters. */
export interface DrawnRoom {
  readonly id: string;
  readonly spaces: readonly Space[];
  /** The lines that one crosses: where its doors stand. */
  readonly doorway: readonly Edge[];
  /** The squares in front of them. */
  readonly outside: readonly Space[];
}

/** The rooms that a drawing marks with these letters, in the order of the letters. */
export function drawnRooms(rows: readonly string[], letters: string, without?: string): DrawnRoom[] {
  const all = drawn(rows, without);
  return [...letters].map(id => {
    const spaces = [...all].filter(([, letter]) => letter === id).map(([at]) => at);
    const ways = spaces.flatMap(at =>
      besides(at)
        .filter(next => all.has(next) && all.get(next) !== id)
        .map(next => ({ line: edge(at, next), next })),
    );
    return { id, spaces, doorway: ways.map(({ line }) => line), outside: ways.map(({ next }) => next) };
  });
}

/** The squares beside this one, whether or not they are drawn. */
function besides(square: Space): Space[] {
  const { x, y } = pointOf(square);
  return BESIDE.map(step => space(x + step.x, y + step.y));
}
