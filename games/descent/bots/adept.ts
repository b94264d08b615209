// The adept of either side: whoever sits on the overlord's runs the dungeon, whoever runs heroes plays them.

import type { Bot } from '@veillee/kernel';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { heroPicks } from './adept-heroes.ts';
import { overlordPicks } from './adept-overlord.ts';
import { mindOf } from './mind.ts';

export const adept: Bot<State, View> = {
  id: 'adept',
  decide(turn) {
    const mind = mindOf(turn);
    return mind.side === 'overlord' ? overlordPicks(mind) : heroPicks(mind);
  },
};
