// The adept of either side: whoever sits on the overlord's runs the dungeon, whoever runs heroes plays them.

import type { Bot, Picks } from '@veillee/kernel';
import { climbDownKey } from '../rules/keys.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { heroPicks } from './adept-heroes.ts';
import { overlordPicks } from './adept-overlord.ts';
import { type Mind, mindOf } from './mind.ts';

/** Nobody walks out of the crown of a tree: whoever takes somebody over up there comes down before anything else. */
const comesDown = ({ turn: { decision } }: Mind): Picks | undefined =>
  decision.options.some(({ key }) => key === climbDownKey) ? [climbDownKey] : undefined;

export const adept: Bot<State, View> = {
  id: 'adept',
  decide(turn) {
    const mind = mindOf(turn);
    return comesDown(mind) ?? (mind.side === 'overlord' ? overlordPicks(mind) : heroPicks(mind));
  },
};
