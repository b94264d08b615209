// What surges and fatigue are spent on after a roll: whatever adds most wounds; of what is left over, nothing is gained by keeping it.

import type { Option } from '@veillee/kernel';
import type { Attacking } from '../rules/attack/attacking.ts';
import { standing } from '../rules/attack/sheet.ts';
import { armourAgainst } from '../rules/effects/stats.ts';
import * as keys from '../rules/keys.ts';
import { figureAt, figureOf, isHero, type Known } from '../rules/state.ts';

interface Blow {
  readonly wounds: number;
  readonly isShort: boolean;
}

function blowOf(state: Known, attack: Attacking): Blow {
  const { damage, pierce, reaches } = standing(attack);
  const target = figureAt(state, attack.space);
  const armour = target ? armourAgainst(state, target, attack.kind).total : 0;
  return { wounds: reaches ? Math.max(0, damage - Math.max(0, armour - pierce)) : 0, isShort: !reaches };
}

/** With one surge more spent on this. */
const bought = (attack: Attacking, n: number): Attacking => ({
  ...attack,
  bought: attack.purchases.map((_, i) => (attack.bought[i] ?? 0) + (i === n ? 1 : 0)),
});

export function worthOfSpending(state: Known): (option: Option) => number {
  const attack = state.attacks.at(-1);
  if (!attack) return () => 0;
  const now = blowOf(state, attack);
  const attacker = figureOf(state, attack.by);
  const target = figureAt(state, attack.space);
  return ({ key }) => {
    const [n] = keys.surgeKey.read(key) ?? [];
    if (n !== undefined) {
      const next = blowOf(state, bought(attack, n));
      return 0.1 + (next.wounds - now.wounds) + (now.isShort && !next.isShort ? 3 : 0);
    }
    if (key !== keys.fatigueKey || !isHero(attacker)) return 0;
    const kills = target !== undefined && now.wounds >= target.wounds;
    return !kills && attacker.fatigue > 1 && target !== undefined && !isHero(target) ? 0.05 : 0;
  };
}
