// LEG-21.21, LEG-8.44 to LEG-8.47: how a dungeon by itself is won.

import type { Rules } from '@veillee/kernel';
import { parOf } from '../../../content/legend/economy.ts';
import { calls } from '../../calls.ts';
import type { Known, T } from '../../state.ts';
import { legendOf } from '../record.ts';
import { dungeonOf } from './level.ts';
import type { Dungeon } from './record.ts';

/** What both sides have gained in it. */
export function gainedIn(state: Pick<Known, 'legend' | 'dungeon'>): {
  readonly heroes: number;
  readonly overlord: number;
} {
  const { conquest } = legendOf(state);
  const { from } = dungeonOf(state);
  return { heroes: conquest.heroes - from.heroes, overlord: conquest.overlord - from.overlord };
}

/** The heroes have won who have left by the last portal with so much more than the overlord. */
export function isWon(state: Pick<Known, 'legend' | 'dungeon'>): boolean {
  const { heroes, overlord } = gainedIn(state);
  return dungeonOf(state).over === 'won' && heroes - overlord >= parOf(legendOf(state).level);
}

export function* endDungeon(t: T, how: NonNullable<Dungeon['over']>): Rules<never> {
  const { state } = t;
  dungeonOf(state).over = how;
  t.tell(`log.dungeon.${how}`, gainedIn(state), { rule: 'LEG-21.21', weight: 6 });
  return yield* calls(t).finish(t, isWon(state) ? 'heroes' : 'overlord');
}
