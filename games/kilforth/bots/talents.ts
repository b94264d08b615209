// Talents: what each is worth to a hero of its archetype. KIL-7.12, D18.

import { cardById } from '../content/cards.ts';
import { opIn } from '../rules/abilities/conditions.ts';
import type { Mind } from './mind.ts';

/** Talents by plain judgement: dice that last before Combat tricks, Combat tricks before walking. */
const PLAIN: { readonly [talent: string]: number } = {
  'martial-1a': 1.5,
  'martial-1b': 1,
  'martial-2a': 4,
  'martial-2b': 2,
  'martial-3a': 3,
  'martial-3b': 1.5,
  'martial-4a': 2.5,
  'martial-4b': 3,
  'arcane-1a': 4,
  'arcane-1b': 1,
  'arcane-2a': 1.5,
  'arcane-2b': 1.4,
  'arcane-3a': 1,
  'arcane-3b': 3,
  'arcane-4a': 3,
  'arcane-4b': 3,
  'shadow-1a': 1.5,
  'shadow-1b': 0.5,
  'shadow-2a': 1,
  'shadow-2b': 3,
  'shadow-3a': 2,
  'shadow-3b': 1.8,
  'shadow-4a': 3,
  'shadow-4b': 3,
  'pious-1a': 2,
  'pious-1b': 1.6,
  'pious-2a': 1.5,
  'pious-2b': 3.5,
  'pious-3a': 1.8,
  'pious-3b': 3,
  'pious-4a': 3,
  'pious-4b': 1,
};

export function talentWorth(mind: Mind, talent: string): number {
  const { ability } = cardById(talent);
  const worth = PLAIN[talent] ?? 1;
  const swap = ability && opIn(ability, 'substituteAttr');
  if (swap) return worth + 1.5 * (mind.dice[swap.use] - mind.dice[swap.for]);
  if (talent === 'arcane-4b') return 1 + 2.5 * mind.own.assets.filter(card => cardById(card).reward === 'spell').length;
  return worth;
}
