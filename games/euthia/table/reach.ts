// Where the Hero whose turn it is could go: with the points there are, and by using up Action tokens as well.

import type { SpaceAt } from '../content/lattice.ts';
import type { Hero, Known } from '../rules/state.ts';
import { burnable, powerOn, revealsAt, walksOf } from '../rules/walks.ts';

export interface Walk {
  readonly at: SpaceAt;
  readonly way: readonly SpaceAt[];
  readonly cost: number;
  /** More than the points there are: tokens must be used up first. */
  readonly burns: boolean;
  /** What entering does. */
  readonly power: 'fire' | 'water' | undefined;
  readonly reveals: number;
}

const NOWHERE: ReadonlyMap<SpaceAt, Walk> = new Map();

export function reachOf(state: Known, hero: Hero | undefined): ReadonlyMap<SpaceAt, Walk> {
  if (hero?.at === undefined) return NOWHERE;
  const { at, movement } = hero;
  const walk = walksOf(state, hero, at, movement + burnable(state, hero));
  const found = new Map<SpaceAt, Walk>();
  for (const to of walk.places) {
    if (to === at) continue;
    const cost = walk.cost(to);
    found.set(to, {
      at: to,
      way: walk.path(to) ?? [at, to],
      cost,
      burns: cost > movement,
      power: powerOn(state, hero, to),
      reveals: revealsAt(state, to),
    });
  }
  return found;
}
