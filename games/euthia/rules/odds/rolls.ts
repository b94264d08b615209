// Exact chances of the two dice: what a roll comes to under the Powers, what a Gaar makes of it, which row of a ruler is reached.
// Pure: previews, boards and bots share it.

import { equally, expected, type Odds, resultsOf } from '@veillee/pieces/odds';
import { GAAR_BONUS, POWERS } from '../../content/constants.ts';
import { turnedByAir, type Winds } from '../dice/powers.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;
/** A roll as it lies there: its dice, and what is added to them. */
export interface Lying {
  readonly dice: readonly number[];
  readonly rest: number;
}

const totalOf = ({ dice, rest }: Lying): number => dice.reduce((sum, die) => sum + die, rest);

/** Every first roll, each as likely as another, after Air and Earth. */
export function firstRolls({ air, earth }: Winds, dice: 1 | 2 = 2): Lying[] {
  const rolls: number[][] =
    dice === 1 ? FACES.map(face => [face]) : FACES.flatMap(left => FACES.map(right => [left, right]));
  return rolls.map(roll => ({ dice: air ? turnedByAir(roll) : roll, rest: earth ? POWERS.earth : 0 }));
}

/** What a roll comes to before anybody changes it; `rest` is what is known to be added. */
export const rollOdds = (winds: Winds, rest = 0, dice: 1 | 2 = 2): Odds =>
  equally(firstRolls(winds, dice).map(roll => totalOf(roll) + rest));

/** Chances of each row of a ruler, the chance of none first. */
export function rowChances(odds: Odds, ruler: readonly { readonly from?: number }[]): number[] {
  const chances = new Array<number>(ruler.length + 1).fill(0);
  for (const { n, chance } of resultsOf(odds)) {
    const row = ruler.findLastIndex(({ from }) => from === undefined || n >= from) + 1;
    chances[row] = (chances[row] as number) + chance;
  }
  return chances;
}

/** What it is worth to somebody that a roll comes to this. */
export type Worth = (total: number) => number;

/** A die rolled again: what the roll then comes to, how likely that is better than it is now, and what it is worth on average. */
export interface Reroll {
  readonly die: number;
  readonly odds: Odds;
  readonly better: number;
  readonly worth: number;
}

/** EUT-4.11, EUT-10.15: each die that a Gaar could roll again; `bonus` is what the Gaar adds or takes off. */
export function rerollsOf(roll: Lying, worth: Worth, bonus: number = GAAR_BONUS): Reroll[] {
  const now = worth(totalOf(roll));
  return roll.dice.map((shows, die) => {
    const odds = equally(FACES.map(face => totalOf(roll) - shows + face + bonus));
    const better = expected(odds, n => (worth(n) > now ? 1 : 0));
    return { die, odds, better, worth: expected(odds, worth) };
  });
}

/** What a roll is worth to somebody who may spend Gaar on it, one after the other, each looked at (EUT-4.12), each at this price. */
export interface Spending {
  readonly gaar: number;
  readonly price?: number;
  readonly bonus?: number;
}

export function worthSpending(roll: Lying, worth: Worth, spending: Spending): number {
  return bestOf(roll, worth, spending, new Map());
}

function bestOf(roll: Lying, worth: Worth, spending: Spending, known: Map<string, number>): number {
  const now = worth(totalOf(roll));
  const { gaar, price = 0, bonus = GAAR_BONUS } = spending;
  if (gaar === 0) return now;
  const key = `${gaar}/${roll.rest}/${[...roll.dice].sort().join('')}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const left = { ...spending, gaar: gaar - 1 };
  let best = now;
  for (const die of roll.dice.keys()) {
    let sum = 0;
    for (const face of FACES) {
      const dice = roll.dice.with(die, face);
      sum += bestOf({ dice, rest: roll.rest + bonus }, worth, left, known);
    }
    best = Math.max(best, sum / FACES.length - price);
  }
  known.set(key, best);
  return best;
}

/** The same before the dice are thrown. */
export function worthRolling(winds: Winds, rest: number, worth: Worth, spending: Spending): number {
  const rolls = firstRolls(winds);
  const known = new Map<string, number>();
  const sum = rolls.reduce(
    (total, roll) => total + bestOf({ ...roll, rest: roll.rest + rest }, worth, spending, known),
    0,
  );
  return sum / rolls.length;
}

/** The chance to reach at least this with so many Gaar, spent as serves it best: Challenges, Quests. */
export const chanceOfAtLeast = (winds: Winds, rest: number, n: number, gaar: number): number =>
  worthRolling(winds, rest, total => (total >= n ? 1 : 0), { gaar });
