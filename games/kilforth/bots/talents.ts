// Talents: what each is worth to a hero of its archetype. KIL-7.12, D18.

import { cardById, talentById } from '../content/cards.ts';
import type { Archetype } from '../content/vocabulary.ts';
import { opIn } from '../rules/abilities/conditions.ts';
import type { Mind } from './mind.ts';

/** Talents by plain judgement: dice that last before Combat tricks, Combat tricks before walking. */
const PLAIN: { readonly [archetype in Archetype]: { readonly [talent: string]: number } } = {
  martial: { '1a': 1.5, '1b': 1, '2a': 4, '2b': 2, '3a': 3, '3b': 1.5, '4a': 2.5, '4b': 3 },
  arcane: { '1a': 4, '1b': 1, '2a': 1.5, '2b': 1.4, '3a': 1, '3b': 3, '4a': 3, '4b': 3 },
  shadow: { '1a': 1.5, '1b': 0.5, '2a': 1, '2b': 3, '3a': 2, '3b': 1.8, '4a': 3, '4b': 3 },
  pious: { '1a': 2, '1b': 1.6, '2a': 1.5, '2b': 3.5, '3a': 1.8, '3b': 3, '4a': 3, '4b': 1 },
};

export function talentWorth(mind: Mind, talent: string): number {
  const { ability } = cardById(talent);
  const { archetype, level, row } = talentById(talent);
  const worth = PLAIN[archetype][`${level}${row}`] ?? 1;
  const swap = ability && opIn(ability, 'substituteAttr');
  if (swap) return worth + 1.5 * (mind.dice[swap.use] - mind.dice[swap.for]);
  const dice = ability && opIn(ability, 'addDice');
  if (dice?.attribute === 'combat' && dice.per !== undefined)
    return 1 + 2.5 * mind.own.assets.filter(card => cardById(card).reward === dice.per).length;
  return worth;
}
