// Figures that the cards of a scenario change while they are in force.

import type { Modifier } from '../content/scenarios/vocabulary.ts';
import type { State } from './state.ts';

type Stat = Extract<Modifier, { readonly n: number }>['stat'];

/** What all that is in force adds to a figure. */
export function modifierOf({ scenario: { modifiers } }: Pick<State, 'scenario'>, stat: Stat): number {
  let sum = 0;
  for (const { modifier } of modifiers) if (modifier.stat === stat) sum += modifier.n;
  return sum;
}

export const hasModifier = ({ scenario: { modifiers } }: Pick<State, 'scenario'>, stat: Modifier['stat']): boolean =>
  modifiers.some(({ modifier }) => modifier.stat === stat);
