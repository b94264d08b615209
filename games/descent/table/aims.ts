// Attacks among the options, as the board previews them: who attacks, whom, with what, and how it would probably end.

import { headOf } from '@veillee/pieces/keys';
import { attackKey } from '../rules/keys.ts';
import type { FigureId, Hero, Monster } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { type Aim, aimOf } from './aim.ts';
import type { Reading } from './reading.ts';

export const figuresIn = (view: View): (Hero | Monster)[] => [...view.heroes, ...view.monsters];

/** Whoever would attack now: the monster that is activated, or the hero whose turn it is. */
export function attackerOf(view: View): Hero | Monster | undefined {
  const by: FigureId | undefined = view.overlord.acting?.monster ?? view.turn?.hero;
  return figuresIn(view).find(({ id }) => id === by);
}

export interface Aimed {
  readonly aim: Aim;
  /** As it is called. */
  readonly weapon: string;
}

/** Each attack on a figure that is offered, once for each weapon. */
export function aimsAt({ view, ground, options, table }: Reading, target: Hero | Monster): Aimed[] {
  const attacker = attackerOf(view);
  if (!attacker) return [];
  const weapons = new Map<string, string>();
  for (const { key, on, with: told } of options) {
    const [weapon] = (headOf(key) === 'attack' && on?.includes(target.id) && attackKey.read(key)) || [];
    if (weapon === undefined) continue;
    const name = told?.weapon ?? told?.figure ?? told?.monster;
    weapons.set(weapon, typeof name === 'object' && 'text' in name ? table.say(name) : '');
  }
  return [...weapons].flatMap(([weapon, name]) => {
    const aim = aimOf(view, ground, attacker, weapon, target);
    return aim ? [{ aim, weapon: name }] : [];
  });
}
