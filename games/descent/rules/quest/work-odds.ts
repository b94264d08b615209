// How likely power dice show so many enhancements (DES-9.7). Pure.

import { kept } from '@veillee/pieces/kept';
import { dieRow } from '../../content/dice.ts';

const FACES = dieRow('black').faces;
const ONE = FACES.filter(({ enhancements = 0 }) => enhancements > 0).length / FACES.length;

/** By how many of so many dice show one. */
const shares = kept((dice: number): readonly number[] => {
  let found: readonly number[] = [1];
  for (let die = 0; die < dice; die++)
    found = [...found, 0].map((share, n) => share * (1 - ONE) + (found[n - 1] ?? 0) * ONE);
  return found;
}, 32);

/** At least so many. */
export const enhancementOdds = (dice: number, least: number): number =>
  shares(dice).reduce((sum, share, n) => (n >= least ? sum + share : sum), 0);
