// Familiars and their owners, for scenes.

import { space } from '@veillee/pieces/geometry';
import type { Companion, Hero, State } from '../rules/state.ts';
import { type Plan, type Play, scene } from './scene.ts';

export const [MINE, OTHERS] = ['hero:steelhorns', 'hero:mad-carthos'] as const;

export interface Kept extends Pick<Plan, 'options' | 'dice'> {
  readonly companions: readonly (Pick<Companion, 'id'> & Partial<Companion>)[];
  readonly set?: (state: State, heroes: readonly Hero[]) => void;
}

/** The first hero's turn, in the open, with the other far away; familiars are the first hero's and begin beside them. */
export const kept = ({ companions, options = {}, dice = [], set }: Kept): Play =>
  scene({
    options,
    dice,
    set: (state, heroes) => {
      const [hero, other] = heroes;
      if (hero) hero.at = space(2, 9);
      if (other) other.at = space(1, 13);
      state.companions = companions.map(one => ({ owner: MINE, at: space(2, 9), carries: [], ...one }));
      set?.(state, heroes);
    },
  });

/** The same, once that turn is over. */
export const afterwards = (plan: Kept): Play => kept(plan).does('action:battle').passes();

export const deeds = (play: Play, what: string): string[] => play.can().filter(key => key.startsWith(what));

export const movesLeft = (play: Play): unknown => play.match.decisionOf(0)?.with?.movement;
