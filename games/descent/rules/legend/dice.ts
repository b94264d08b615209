// Power dice between boards: black ones alone are thrown there.

import type { PowerFace } from '../../content/vocabulary.ts';
import { faceOf, SIDES } from '../attack/dice.ts';
import type { W } from './record.ts';

export function throwPower(t: W): PowerFace {
  const { surges = 0, enhancements = 0 } = faceOf({ die: 'black', face: t.roll(SIDES, 'dice') - 1 });
  if (surges > 0) return 'surge';
  return enhancements > 0 ? 'enhancement' : 'blank';
}
export const throwPowers = (t: W, n: number): PowerFace[] => Array.from({ length: n }, () => throwPower(t));
