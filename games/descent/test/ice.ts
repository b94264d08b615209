// The Tomb of Ice for scenes: floors of ice, the invisible, the swallowed.

import { base, space } from '@veillee/pieces/geometry';
import type { Prop } from '../content/vocabulary.ts';
import type { Hero, State } from '../rules/state.ts';
import { type Fight, fight } from './fight.ts';
import type { Play } from './scene.ts';

export const invisible = (hero: Hero | undefined): void =>
  void (hero && Object.assign(hero, { active: 'invisibility-potion' }));

export const laid =
  (kind: Prop, ...spaces: readonly (readonly [number, number])[]) =>
  (state: State): void => {
    for (const [x, y] of spaces) state.board.terrain[space(x, y)] = kind;
  };

/** Two by two, beside the first hero, with a stomach. */
export const WYRM = base(4, 9, 2, 2);

/** The first hero is in it already, and it is their turn. */
export const inside = (plan: Fight = {}): Play =>
  fight({
    monster: 'ogre',
    on: WYRM,
    ...plan,
    set: (state, heroes, monster) => {
      const [hero] = heroes;
      if (!hero) return;
      hero.at = undefined;
      hero.inside = monster.id;
      plan.set?.(state, heroes, monster);
    },
  });
