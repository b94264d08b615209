// The positions of a fight: one generator for each step, in their order.

import type { Rules } from '@veillee/kernel';
import type { Position, T } from '../state.ts';
import { before } from './arming.ts';
import { card, control, preparation } from './begin.ts';
import { defeat, loot, stopped, tokens, trophy, victory } from './ending.ts';
import { combatOf } from './fighter.ts';
import { attack, damage, heroAfter, heroBefore, initiative } from './hero-attack.ts';
import {
  curses,
  exchange,
  guard,
  healing,
  monsterAfter,
  monsterBefore,
  monsterRoll,
  recovery,
  wounds,
} from './monster-attack.ts';
import type { CombatPosition, CombatStep } from './state.ts';

const STEPS: { readonly [step in CombatStep]: (t: T) => Rules<Position> } = {
  before,
  control,
  card,
  preparation,
  initiative,
  healing,
  guard,
  monsterBefore,
  monsterRoll,
  exchange,
  monsterAfter,
  wounds,
  recovery,
  curses,
  heroBefore,
  attack,
  heroAfter,
  damage,
  victory,
  trophy,
  loot,
  tokens,
  defeat,
  stopped,
};

export function fight(t: T, { step }: CombatPosition): Rules<Position> {
  combatOf(t.state).step = step;
  return STEPS[step](t);
}
