// Games as they begin and end, for tests of both.

import { territoryRow } from '../content/territory.ts';
import type { TileId } from '../content/vocabulary.ts';
import type { Hero, State } from '../rules/state.ts';
import { begun, scene } from './scene.ts';

export const bare = (hero: Hero) => {
  for (const slot of Object.values(hero.slots)) if (slot) slot.tile = undefined;
};

export const staged = (change: (hero: Hero, state: State) => void, options = {}) =>
  scene({
    options,
    set: (state, heroes) => {
      for (const hero of heroes) bare(hero);
      change(heroes[0] as Hero, state);
    },
  }).state;

export const classesIn = (tiles: readonly TileId[]) => {
  const counts: { [key: string]: number } = {};
  for (const id of tiles) {
    const { chapter, class: kind } = territoryRow(id);
    counts[`${chapter} ${kind}`] = (counts[`${chapter} ${kind}`] ?? 0) + 1;
  }
  return counts;
};

export const stateOf = (
  heroes: readonly ('ael' | 'dral' | 'keleia' | 'maeldur')[],
  options = {},
  seed = 'scene',
): State => begun({ heroes, options, seed }).state;
