// Heroes on the move, for scenes: over floors, past traps, in the air.

import { space } from '@veillee/pieces/geometry';
import type { Prop } from '../content/vocabulary.ts';
import { calls } from '../rules/calls.ts';
import { statOf } from '../rules/effects/stats.ts';
import type { Hero, State } from '../rules/state.ts';
import { quest } from './guide.ts';
import { type Plan, type Play, put, scene } from './scene.ts';

/** The first hero stands here, with these things on the ground. */
export const stands =
  (
    x: number,
    y: number,
    ground: { readonly [at: string]: Prop } = {},
    more: (state: State, heroes: readonly Hero[]) => void = () => {},
  ) =>
  (state: State, heroes: readonly Hero[]): void => {
    const [hero] = heroes;
    if (hero) hero.at = space(x, y);
    for (const [at, prop] of Object.entries(ground)) {
      const [right = 0, down = 0] = at.split(',').map(Number);
      state.board.terrain[space(right, down)] = prop;
    }
    more(state, heroes);
  };

export const walks = (keys: readonly string[]): string[] => keys.filter(key => key.startsWith('walk:'));

/** The dice of traps are power dice: their first face is blank, the next three are enhancements, the last two surges. */
export const [BLANK, PLUS, SURGE] = [1, 2, 5];

/** The first hero stands in the open, in a Run; the second is out of the way. The overlord has threat and these cards. */
export function walking(cards: readonly string[], { set, ...plan }: Plan = {}, threat = 30): Play {
  return scene({
    ...plan,
    set: (state, heroes) => {
      Object.assign(state.overlord, { threat, hand: [...cards] });
      place(heroes, 0, 3, 10);
      place(heroes, 1, 1, 12);
      set?.(state, heroes);
    },
  }).does('action:run');
}

export function place(heroes: readonly Hero[], n: number, x: number, y: number): void {
  const hero = heroes[n];
  if (hero) hero.at = space(x, y);
}

export const wounds = (play: Play, n = 0): number =>
  statOf(play.state, play.hero(n).id, 'maxWounds') - play.hero(n).wounds;

/** A razorwing is activated on this ground, west of it; heroes are far away. */
export const flying = (set: (state: State) => void) =>
  quest('heart-of-darkness', {
    quiet: true,
    at: [space(1, 12), space(2, 12)],
    set,
    *next(t) {
      const { id } = put(t.state, 'razorwing', space(3, 9));
      yield* calls(t).activate(t, id);
    },
  });

/** Into the Dark, the first area, with something on the floor. */
export const flooring =
  (kind: Prop, ...spaces: readonly (readonly [number, number])[]) =>
  (state: State) => {
    for (const [x, y] of spaces) state.board.terrain[space(x, y)] = kind;
  };
