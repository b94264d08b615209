// Power dice between boards: black ones alone are thrown there.

import type { PowerFace } from '../../content/vocabulary.ts';
import { faceOf, SIDES } from '../attack/dice.ts';
import type { W } from './record.ts';

/** What a side of the die means here, from 0. */
function faceShown(face: number): PowerFace {
  const { surges = 0, enhancements = 0 } = faceOf({ die: 'black', face });
  if (surges > 0) return 'surge';
  return enhancements > 0 ? 'enhancement' : 'blank';
}
export const throwPower = (t: W): PowerFace => faceShown(t.roll(SIDES, 'dice') - 1);
export const throwPowers = (t: W, n: number): PowerFace[] => Array.from({ length: n }, () => throwPower(t));

/** How likely a face is on one of them. */
export const shareOf = (face: PowerFace): number => SHARES[face];
const shown = Array.from({ length: SIDES }, (_, face) => faceShown(face));
const SHARES: { readonly [face in PowerFace]: number } = {
  blank: shown.filter(face => face === 'blank').length / SIDES,
  enhancement: shown.filter(face => face === 'enhancement').length / SIDES,
  surge: shown.filter(face => face === 'surge').length / SIDES,
};
