// Figures that the cards of a scenario change while they are in force.

import type { Modifier } from '../content/scenarios/vocabulary.ts';
import type { Known } from './state.ts';
import { faceOf } from './tiles.ts';

type Stat = Extract<Modifier, { readonly n: number }>['stat'];

/** What all that is in force adds to a figure. */
export function modifierOf({ scenario: { modifiers } }: Pick<Known, 'scenario'>, stat: Stat): number {
  let sum = 0;
  for (const { modifier } of modifiers) if (modifier.stat === stat) sum += modifier.n;
  return sum;
}

export const hasModifier = ({ scenario: { modifiers } }: Pick<Known, 'scenario'>, stat: Modifier['stat']): boolean =>
  modifiers.some(({ modifier }) => modifier.stat === stat);

/** What a tile costs now, of an Offer or one's own Equipment: at least 1, whatever changes it. To Learn an Ability is no purchase. */
export function priceOf(state: Pick<Known, 'scenario'>, copy: string): number {
  const { buy: printed = 0, isAbility } = faceOf(copy);
  const change = isAbility ? 0 : modifierOf(state, 'buyPrice');
  return change === 0 ? printed : Math.max(1, printed + change);
}
