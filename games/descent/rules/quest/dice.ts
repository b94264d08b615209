// Dice that quests have thrown.

import { dieRow } from '../../content/dice.ts';
import type { Face } from '../../content/rows.ts';
import type { Dice, Die, PowerFace } from '../../content/vocabulary.ts';
import { diceIn, faceOf, SIDES } from '../attack/dice.ts';
import { nameOf } from '../names.ts';
import type { FigureId, T } from '../state.ts';

export interface Thrown {
  readonly die: Die;
  readonly face: Face;
}

export const throwDice = (t: T, dice: Dice): Thrown[] =>
  diceIn(dice).map(die => ({ die, face: faceOf({ die, face: t.roll(SIDES, 'dice') - 1 }) }));

/** How a face is called in scripts: of a power die by what it shows, of the others by whether it misses. */
export function faceName({ die, face }: Thrown): PowerFace | 'miss' | 'hit' {
  if (dieRow(die).kind !== 'power') return face.miss ? 'miss' : 'hit';
  if ((face.surges ?? 0) > 0) return 'surge';
  return (face.enhancements ?? 0) > 0 ? 'enhancement' : 'blank';
}

/** How many surges a figure throws to save itself. */
export function surgesThrown(t: T, figure: FigureId, dice: Dice): number {
  const surges = throwDice(t, dice).reduce((sum, { face }) => sum + (face.surges ?? 0), 0);
  t.tell('log.saves', { figure: nameOf(t.state, figure), surges }, { rule: 'DES-26.8' });
  return surges;
}
