// Exact chances of dice: what pools add up to, and pools whose faces show several things at once. Pure: previews, logs and bots share it.

/** Chances of whole numbers: `chances[i]` is that of `low + i`. They add up to one. */
export interface Odds {
  readonly low: number;
  readonly chances: Float64Array;
}

// ---- made ----

/** No die at all: always this number. */
export const always = (n: number): Odds => ({ low: n, chances: Float64Array.of(1) });

function gathered(results: Iterable<readonly [value: number, chance: number]>): Odds {
  const all = [...results];
  const low = all.reduce((least, [value]) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const high = all.reduce((most, [value]) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  const chances = new Float64Array(high - low + 1);
  for (const [value, chance] of all) chances[value - low] = (chances[value - low] as number) + chance;
  return { low, chances };
}

/** Results of which each is as likely as another. */
export const equally = (results: readonly number[]): Odds => gathered(results.map(n => [n, 1 / results.length]));

/** Ways that come to the same, by their key, as one: their chances add up. */
export function merged<Way extends { readonly chance: number }>(
  ways: Iterable<Way>,
  keyOf: (way: Way) => string | number,
): Way[] {
  const found = new Map<string | number, Way>();
  for (const way of ways) {
    const key = keyOf(way);
    found.set(key, { ...way, chance: way.chance + (found.get(key)?.chance ?? 0) });
  }
  return [...found.values()];
}

// ---- successes ----

const tables = new Map<number, Float64Array[]>();

/** The chance of 0, 1, 2… successes with `dice` dice that succeed with `chance` each. Kept once worked out: do not change it. */
export function successes(dice: number, chance: number): Float64Array {
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
export function enough(dice: number, need: number, chance: number): number {
  if (need <= 0) return 1;
  const row = successes(Math.max(0, dice), chance);
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

// ---- put together ----

/** What two rolls add up to. */
function plus(one: Odds, other: Odds): Odds {
  const chances = new Float64Array(one.chances.length + other.chances.length - 1);
  for (const [i, a] of one.chances.entries())
    if (a !== 0) for (const [k, b] of other.chances.entries()) chances[i + k] = (chances[i + k] as number) + a * b;
  return { low: one.low + other.low, chances };
}

/** What a pool adds up to. */
export const sumOf = (dice: Iterable<Odds>): Odds => [...dice].reduce(plus, always(0));

/** The same with something made of each result: a bonus, a cap, `n => Math.max(0, n - armour)`. */
export const mapped = (odds: Odds, make: (n: number) => number): Odds =>
  gathered(resultsOf(odds).map(({ n, chance }) => [make(n), chance]));

// ---- read ----

/** The results that can come, the lowest first. */
export function resultsOf({ low, chances }: Odds): { readonly n: number; readonly chance: number }[] {
  const results: { n: number; chance: number }[] = [];
  for (const [i, chance] of chances.entries()) if (chance > 0) results.push({ n: low + i, chance });
  return results;
}

export const chanceOf = ({ low, chances }: Odds, n: number): number => chances[n - low] ?? 0;

export const atLeast = (odds: Odds, n: number): number => expected(odds, result => (result >= n ? 1 : 0));

export const mean = (odds: Odds): number => expected(odds, n => n);

/** What a roll is worth on average. */
export const expected = (odds: Odds, worth: (n: number) => number): number =>
  resultsOf(odds).reduce((sum, { n, chance }) => sum + chance * worth(n), 0);

// ---- faces that show several things ----

/** What a face or a roll shows, by name: `{ range: 2, damage: 1, surge: 1 }`. */
export type Symbols = { readonly [symbol: string]: number };

export interface Shown {
  readonly symbols: Symbols;
  readonly chance: number;
}

/** All that a pool of such dice can show together, rolls that show the same put together. What is not named is none. */
export function poolOf(dice: readonly (readonly Symbols[])[]): Shown[] {
  let rolls: Shown[] = [{ symbols: {}, chance: 1 }];
  for (const faces of dice) {
    if (faces.length === 0) throw new RangeError('a die has faces');
    const next = rolls.flatMap(({ symbols, chance }) =>
      faces.map(face => ({ symbols: added(symbols, face), chance: chance / faces.length })),
    );
    rolls = merged(next, ({ symbols }) => Object.entries(symbols).join());
  }
  return rolls;
}

/** Sorted, so that the same symbols have the same key. */
function added(one: Symbols, other: Symbols): Symbols {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  const sums = names.map(name => [name, (one[name] ?? 0) + (other[name] ?? 0)] as const);
  return Object.fromEntries(sums.filter(([, n]) => n !== 0));
}

/** What is counted in each roll of a pool: wounds at this range, with surges spent as one would. */
export const counted = (pool: readonly Shown[], count: (symbols: Symbols) => number): Odds =>
  gathered(pool.map(({ symbols, chance }) => [count(symbols), chance]));
