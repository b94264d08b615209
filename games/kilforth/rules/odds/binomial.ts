// Chances of so many successes with so many dice, kept once worked out.

/** KIL-5.25: a 5 or a 6. */
export const PLAIN = 1 / 3;
/** KIL-18.1: a 4 as well. */
export const WITH_FOURS = 1 / 2;
/** A die that is rolled again if it fails. */
export const REROLLED = 5 / 9;

const tables = new Map<number, Float64Array[]>();

/** The chance of 0, 1, 2… successes with `dice` dice that succeed with `chance` each. Do not change it. */
export function binomial(dice: number, chance: number): Float64Array {
  let table = tables.get(chance);
  if (!table) {
    table = [Float64Array.of(1)];
    tables.set(chance, table);
  }
  for (let n = table.length; n <= dice; n++) {
    const before = table[n - 1] as Float64Array;
    const row = new Float64Array(n + 1);
    for (let k = 0; k <= n; k++)
      row[k] = (k < n ? (before[k] as number) * (1 - chance) : 0) + (k > 0 ? (before[k - 1] as number) * chance : 0);
    table.push(row);
  }
  return table[dice] as Float64Array;
}

/** The chance of at least `need` successes. */
export function atLeast(dice: number, need: number, chance: number): number {
  if (need <= 0) return 1;
  const row = binomial(Math.max(0, dice), chance);
  let sum = 0;
  for (let k = need; k < row.length; k++) sum += row[k] as number;
  return sum;
}

/** The same chances with everything above `most` counted as `most`. */
export function capped(row: Float64Array, most: number): Float64Array {
  const short = new Float64Array(most + 1);
  for (let k = 0; k < row.length; k++) {
    const at = Math.min(k, most);
    short[at] = (short[at] as number) + (row[k] as number);
  }
  return short;
}
