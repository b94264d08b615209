// Where a figure wants to be: everything that draws it has a worth, which fades with the way there. A step is worth what it brings nearer.

import type { Space } from '@veillee/pieces/geometry';
import { mapNow } from '../rules/board.ts';
import type { Known } from '../rules/state.ts';

export interface Lure {
  /** Any of these spaces will do. */
  readonly at: readonly Space[];
  readonly worth: number;
}

/** What is left of a worth one space further away. */
const FADES = 0.92;

/** What each space of the floor is worth. */
export function fieldOf(state: Known, lures: readonly Lure[]): (at: Space) => number {
  const map = mapNow(state);
  const ways = lures
    .filter(({ at }) => at.length > 0)
    .map(({ at, worth }) => ({ worth, reach: map.reach(at.filter(one => map.has(one))) }));
  return at => ways.reduce((most, { worth, reach }) => Math.max(most, worth * FADES ** reach.cost(at)), 0);
}
