// Boulders that roll, for scenes.

import { type Base, base, type Space, space } from '@veillee/pieces/geometry';
import type { Boulder, Hero, State } from '../rules/state.ts';
import { RED, YELLOW } from './faces.ts';
import { type Plan, scene } from './scene.ts';

/** What the dice say together, 2 to 5. */
export const ROLLS = {
  2: [RED.miss, YELLOW.twoSurge],
  3: [RED.miss, YELLOW.three],
  4: [RED.three, YELLOW.three],
  5: [RED.two, YELLOW.three],
} as const;

/** The west end of the corridor of the first room, which is 2 wide and shut by a door after x = 7. */
export const WEST = base(1, 9, 2, 2);

export const stone = (at: Base, direction: Boulder['direction'] = 'e', more: Partial<Boulder> = {}): Boulder => ({
  id: `boulder:${at}`,
  at,
  direction,
  still: undefined,
  ...more,
});

/** The overlord's turn begins; the heroes stand aside unless a scene has them elsewhere. */
export const rolling = (boulders: Boulder[], dice: readonly number[], set?: Plan['set'], more: Plan = {}) =>
  scene({
    position: { at: 'overlord' },
    dice,
    ...more,
    set: (state, heroes) => {
      const [one, other] = heroes as [Hero, Hero];
      [one.at, other.at] = [space(1, 12), space(2, 12)];
      state.phase = 'overlord';
      state.turn = undefined as never;
      state.board.boulders = boulders;
      set?.(state, heroes);
    },
  });

export type Rolling = ReturnType<typeof rolling>;

export const lies = (play: Rolling) => (play.state.board.boulders ?? []).map(({ at }) => at);

/** The second area is open too, where a way leads north from the corridor at x = 12. */
export const bothAreas = (state: State): void => {
  state.board.revealed = [0, 1];
  state.board.open.push('mine-door');
};

export const pits =
  (...spaces: readonly Space[]) =>
  (state: State): void => {
    for (const at of spaces) state.board.terrain[at] = 'pit';
  };
