// What a hero's own cards add: open to the page, for no name of a quest is in it.

import type { Text } from '@veillee/kernel';
import { EQUIPMENT } from '../../content/turns.ts';
import type { HeroOp, OpOf } from '../../content/vocabulary.ts';
import type { Hero } from '../state.ts';
import { working, wornArmour } from './held.ts';

export interface Line {
  readonly what: Text;
  readonly n: number;
}
export type Counted = OpOf<HeroOp, 'speed'>['op'];

/** What a hero’s cards add to something, or take from it. */
export function addedBy(hero: Hero, stat: Counted): Line[] {
  const lines: Line[] = [];
  for (const { held, op } of working(hero, stat))
    if (!held.effect.if?.some(({ is }) => is === 'unarmoured') || !wornArmour(hero))
      lines.push({ what: held.card.name, n: op.n });
  return lines;
}

/** Hands for items: whoever has a number of them has no others (One Fist). */
export function handsOf(hero: Hero): number {
  const said = addedBy(hero, 'hands');
  return said.length > 0 ? said.reduce((sum, { n }) => sum + n, 0) : EQUIPMENT.hands;
}
