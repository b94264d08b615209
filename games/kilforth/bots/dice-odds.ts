// What a row of tries at a test is worth: its chances come from the rules' own tables. Pure and remembered.

import { enough, successes } from '@veillee/pieces/odds';
import { PLAIN } from '../rules/odds/dice-chances.ts';

/** The chance that `tries` tests whose successes add up reach `need`. */
export function within(dice: number, need: number, tries: number, chance: number): number {
  if (need <= 0) return 1;
  return tries <= 0 || dice <= 0 ? 0 : enough(dice * tries, need, chance);
}

/** A row of tries until `need` is reached: the chance to reach it, and how many tries that takes on average. */
interface Row {
  readonly reached: number;
  readonly tries: number;
}

const rows = new Map<number, Row>();

function rowOf(dice: number, need: number, tries: number, chance: number): Row {
  const key = ((dice * 32 + need) * 32 + tries) * 2 + (chance === PLAIN ? 0 : 1);
  let row = rows.get(key);
  if (!row) {
    let mean = 0;
    for (let n = 0; n < tries; n++) mean += 1 - within(dice, need, n, chance);
    row = { reached: within(dice, need, tries, chance), tries: mean };
    rows.set(key, row);
  }
  return row;
}

/**
 * What a row of tries is worth: each costs one AP, the one that reaches `need` brings `prize`. With no success at all in
 * the first try comes `rebuff` (a Stranger turns hostile).
 */
export function rowWorth(
  dice: number,
  need: number,
  tries: number,
  prize: number,
  chance: number,
  rebuff?: number,
): number {
  if (need <= 0) return prize;
  if (tries <= 0 || dice <= 0) return 0;
  if (rebuff === undefined) {
    const row = rowOf(dice, need, tries, chance);
    return prize * row.reached - row.tries;
  }
  const odds = successes(dice, chance);
  let worth = (odds[0] as number) * rebuff - 1;
  for (let k = 1; k < odds.length; k++) {
    const row = k < need ? rowOf(dice, need - k, tries - 1, chance) : SURE;
    worth += (odds[k] as number) * (prize * row.reached - row.tries);
  }
  return worth;
}

const SURE: Row = { reached: 1, tries: 0 };
