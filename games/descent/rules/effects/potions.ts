// DES-29: what is drunk works.

import { potionRow } from '../../content/items.ts';
import type { Potion } from '../../content/vocabulary.ts';
import { type Flow, type HeroId, heroOf, type T } from '../state.ts';
import { healed } from '../wounds.ts';
import { statOf } from './stats.ts';

export function* drink(t: T, id: HeroId, potion: Potion): Flow {
  const hero = heroOf(t.state, id);
  for (const { ops } of potionRow(potion).effects)
    for (const op of ops) {
      if (op.op !== 'recover') continue;
      if (op.wounds !== undefined) healed(t.state, hero, op.wounds); // DES-29.5
      if (op.fatigue === 'all') hero.fatigue = statOf(t.state, id, 'maxFatigue'); // DES-29.6
    }
}
