// Dice on the table: which are rolled, what they show, and what Daze takes away before the roll (DES-19). Pure.

import { soMany } from '@veillee/kernel';
import type { Symbols } from '@veillee/pieces/odds';
import { dieRow } from '../../content/dice.ts';
import type { Face } from '../../content/rows.ts';
import { MOST_POWER_DICE } from '../../content/turns.ts';
import { DICE, type Dice, type Die, type PowerFace } from '../../content/vocabulary.ts';

/** A die as it lies: the number of its face, from 0. */
export interface Rolled {
  readonly die: Die;
  readonly face: number;
}

export const SIDES = 6;

export const faceOf = ({ die, face }: Rolled): Face => dieRow(die).faces[face] ?? {};

export const isPowerDie = (die: Die): boolean => dieRow(die).kind === 'power';

/** The die of the box that it is: what Bash rolls are power dice. */
export const plainDie = (die: Die): Die => dieRow(die).like ?? die;

/** The dice of a pool, one by one, in the order in which they are thrown. */
export const diceIn = (pool: Dice): Die[] => DICE.flatMap(die => soMany(pool[die] ?? 0, () => die));

/** Whether any power die of them shows this face. */
export const showsFace = (dice: readonly Rolled[], face: PowerFace): boolean =>
  dice.some(one => {
    if (!isPowerDie(one.die)) return false;
    const { surges = 0, enhancements = 0 } = faceOf(one);
    return face === 'surge' ? surges > 0 : face === 'enhancement' ? enhancements > 0 : surges + enhancements === 0;
  });

/** The pool without any power die. */
export const powerlessPool = (pool: Dice): Dice =>
  Object.fromEntries(Object.entries(pool).filter(([die]) => !isPowerDie(die as Die)));

/** What all of them show together. */
export function shownBy(
  dice: readonly Rolled[],
): Required<Pick<Symbols, 'range' | 'damage' | 'surges' | 'enhancements' | 'misses'>> {
  const sum = { range: 0, damage: 0, surges: 0, enhancements: 0, misses: 0 };
  for (const rolled of dice) {
    const { range = 0, damage = 0, surges = 0, enhancements = 0, miss } = faceOf(rolled);
    sum.range += range;
    sum.damage += damage;
    sum.surges += surges;
    sum.enhancements += enhancements;
    // The stealth die misses those alone who hide.
    if (miss && rolled.die !== 'stealth') sum.misses++;
  }
  return sum;
}

/** Whether those who hide are missed. */
export const missesStealth = (dice: readonly Rolled[]): boolean =>
  dice.some(rolled => rolled.die === 'stealth' && faceOf(rolled).miss);

/** What a single power die shows (DES-19.5). */
export function powerFace(face: number): PowerFace {
  const { surges, enhancements } = faceOf({ die: 'black', face });
  return surges ? 'surge' : enhancements ? 'enhancement' : 'blank';
}

/** How many more power dice an attack with these can have (DES-19.8). */
export const roomForPower = (dice: readonly Die[]): number => MOST_POWER_DICE - dice.filter(isPowerDie).length;

/** What a dazed figure can be made to do without: never its main die. */
export const losable = (pool: Dice): Die[] =>
  DICE.filter(die => (die === 'yellow' || die === 'green' || isPowerDie(die)) && (pool[die] ?? 0) > 0);

/** The pool without one of its dice. */
export function without(pool: Dice, lost: Die): Dice {
  const left = (pool[lost] ?? 0) - 1;
  const { [lost]: _, ...rest } = pool;
  return left > 0 ? { ...rest, [lost]: left } : rest;
}
