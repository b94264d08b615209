// A Battle from its first round to its end, by exact recursion over the HP of both sides (KIL-9.11 to 9.22).

import { successes } from '@veillee/pieces/odds';
import { PLAIN } from '../rules/odds/dice-chances.ts';

/** Two sides as they stand before a round. */
export interface Sides {
  readonly hp: number;
  readonly foeHp: number;
  /** Dice in the next round, and in those after it. */
  readonly firstDice: number;
  readonly dice: number;
  readonly foeFirstDice: number;
  readonly foeDice: number;
  /** The chance of a hero's die to succeed; an adversary's is always one in three. */
  readonly chance: number;
  /** KIL-19.30: an adversary that falls does not hit. */
  readonly strikesFirst?: boolean;
  /** The hero flees where his chance to win is lower than this; 0 in an Assault. */
  readonly courage: number;
}

export interface Result {
  /** The adversary falls, the hero stands. */
  readonly win: number;
  /** Both fall. */
  readonly both: number;
  readonly flee: number;
  readonly lose: number;
  /** HP left, on average over victories, and over flights. */
  readonly winHp: number;
  readonly fleeHp: number;
}

/** More dice or HP than any side has: four heroes together against an Ancient have the most. */
const MOST = 128;

/** Results by the dice of both sides, and then by their HP. */
const known = new Map<number, Result[]>();

export function duel(sides: Sides): Result {
  const { hp, foeHp, firstDice, dice, foeFirstDice, foeDice, chance, strikesFirst = false, courage } = sides;
  if (foeHp <= 0) return { win: 1, both: 0, flee: 0, lose: 0, winHp: hp, fleeHp: 0 };
  if (hp <= 0) return { win: 0, both: 0, flee: 0, lose: 1, winHp: 0, fleeHp: 0 };
  const options = (chance > 0.4 ? 1 : 0) + (strikesFirst ? 2 : 0) + (courage > 0 ? 4 : 0);
  const match = (((firstDice * MOST + dice) * MOST + foeFirstDice) * MOST + foeDice) * 8 + options;
  let results = known.get(match);
  if (!results) {
    results = [];
    known.set(match, results);
  }
  const at = hp * MOST + foeHp;
  let result = results[at];
  if (!result) {
    result = solve(sides, strikesFirst);
    results[at] = result;
  }
  return result;
}

/** Sums over outcomes, before they are averaged. */
interface Sums {
  win: number;
  both: number;
  flee: number;
  lose: number;
  winHp: number;
  fleeHp: number;
}

/** Rounds after the first between two sides, by their HP; worked out when they are asked for. */
interface Grid {
  readonly hits: Float64Array;
  readonly wounds: Float64Array;
  readonly strikesFirst: boolean;
  readonly courage: number;
  readonly cells: Sums[];
}

const grids = new Map<number, Grid>();

function gridOf({ dice, foeDice, chance, courage }: Sides, strikesFirst: boolean): Grid {
  const options = (chance > 0.4 ? 1 : 0) + (strikesFirst ? 2 : 0) + (courage > 0 ? 4 : 0);
  const key = (dice * MOST + foeDice) * 8 + options;
  let grid = grids.get(key);
  if (!grid) {
    grid = { hits: successes(dice, chance), wounds: successes(foeDice, PLAIN), strikesFirst, courage, cells: [] };
    grids.set(key, grid);
  }
  return grid;
}

function solve(sides: Sides, strikesFirst: boolean): Result {
  const { hp, foeHp, firstDice, foeFirstDice, chance } = sides;
  // The first round cannot be fled from: nobody flees before it (KIL-9.21).
  const grid = gridOf(sides, strikesFirst);
  const sums = round(grid, hp, foeHp, successes(firstDice, chance), successes(foeFirstDice, PLAIN), false);
  return {
    ...sums,
    winHp: sums.win > 0 ? sums.winHp / sums.win : 0,
    fleeHp: sums.flee > 0 ? sums.fleeHp / sums.flee : 0,
  };
}

/** What follows from these HP: somebody is down, another round, or for lack of courage flight. */
function cell(grid: Grid, h: number, f: number): Sums {
  const at = h * MOST + f;
  let sums = grid.cells[at];
  if (!sums) {
    sums = settle(grid, h, f);
    grid.cells[at] = sums;
  }
  return sums;
}

function settle(grid: Grid, h: number, f: number): Sums {
  if (f === 0) return h > 0 ? { ...NONE, win: 1, winHp: h } : { ...NONE, both: 1 };
  if (h === 0) return { ...NONE, lose: 1 };
  const stay = (grid.hits[0] as number) * (grid.wounds[0] as number); // a round that changes nothing
  if (stay > 0.999999) return { ...NONE, flee: 1, fleeHp: h };
  const sums = round(grid, h, f, grid.hits, grid.wounds, true);
  for (const key of KEYS) sums[key] /= 1 - stay;
  return sums.win + sums.both / 2 < grid.courage ? { ...NONE, flee: 1, fleeHp: h } : sums;
}

const NONE: Sums = { win: 0, both: 0, flee: 0, lose: 0, winHp: 0, fleeHp: 0 };
const KEYS = ['win', 'both', 'flee', 'lose', 'winHp', 'fleeHp'] as const;

/** One round, and what each of its outcomes leads to. `settled` leaves the round without effect out. */
function round(
  grid: Grid,
  hp: number,
  foeHp: number,
  hits: Float64Array,
  wounds: Float64Array,
  settled: boolean,
): Sums {
  const sums = { ...NONE };
  for (let dealt = 0; dealt < hits.length; dealt++) {
    const f = Math.max(0, foeHp - dealt);
    for (let taken = 0; taken < wounds.length; taken++) {
      if (settled && dealt === 0 && taken === 0) continue;
      const h = f === 0 && grid.strikesFirst ? hp : Math.max(0, hp - taken);
      const weight = (hits[dealt] as number) * (wounds[taken] as number);
      const next = cell(grid, h, f);
      sums.win += weight * next.win;
      sums.both += weight * next.both;
      sums.flee += weight * next.flee;
      sums.lose += weight * next.lose;
      sums.winHp += weight * next.winHp;
      sums.fleeHp += weight * next.fleeHp;
    }
  }
  return sums;
}
