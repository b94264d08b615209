// EUT-4.6 to EUT-4.9: what the Powers of Air and Earth make of dice as they fall.

import { POWERS } from '../../content/constants.ts';
import { change, type Ledger, type Side, STRENGTH } from './ledger.ts';

/** The Powers that twist dice, as far as they reach a space. */
export interface Winds {
  readonly air: boolean;
  readonly earth: boolean;
}

/** EUT-4.6: of dice that differ, the higher one is turned to its opposite face. One die has nothing to differ from (R33). */
export function turnedByAir(dice: readonly number[]): number[] {
  const highest = Math.max(...dice);
  if (dice.length < 2 || dice.every(die => die === highest)) return [...dice];
  return dice.map(die => (die === highest ? 7 - die : die));
}

/** EUT-4.8, EUT-4.9, EUT-10.12, EUT-10.40: Air first, then Earth, once, on the first roll. */
export function applyPowers(ledger: Ledger, side: Side, { air, earth }: Winds): void {
  if (air) ledger.dice[side] = turnedByAir(ledger.dice[side]);
  if (earth) change(ledger, STRENGTH[side], POWERS.earth, { source: { text: 'source.earth' }, expiry: 'roll' });
}
