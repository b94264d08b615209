// Exact chances of dice: what pools add up to, with the best dice kept or some rolled again; and pools whose faces show several
// things at once. Pure: previews, logs and bots share it.

/** Chances of whole numbers: `chances[i]` is that of `low + i`. They add up to one. */
export interface Odds {
  readonly low: number;
  readonly chances: Float64Array;
}

// ---- made ----

/** A die: each of its faces is as likely as another. */
export function die(faces: readonly number[]): Odds {
  if (faces.length === 0) throw new RangeError('a die has faces');
  return gathered(faces.map(face => [face, 1 / faces.length]));
}

/** A die with faces 1 to `sides`. */
export const dieOf = (sides: number): Odds => die(Array.from({ length: sides }, (_, face) => face + 1));

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

// ---- put together ----

/** What two rolls add up to. */
export function plus(one: Odds, other: Odds): Odds {
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

/** Which odds there are depends on something else: `[[0.3, one], [0.7, other]]`. */
export const either = (ways: readonly (readonly [chance: number, odds: Odds])[]): Odds =>
  gathered(ways.flatMap(([share, odds]) => resultsOf(odds).map(({ n, chance }) => [n, share * chance] as const)));

/** What follows on each result: an exploding die, a second roll for each success. */
export const followed = (odds: Odds, next: (n: number) => Odds): Odds =>
  either(resultsOf(odds).map(({ n, chance }) => [chance, next(n)]));

/** A die that is rolled again, once, if it shows something like this. */
export const rerolled = (odds: Odds, again: (n: number) => boolean): Odds =>
  followed(odds, n => (again(n) ? odds : always(n)));

/** The sum of the best `keep` of so many equal dice. */
export function bestKept(odds: Odds, dice: number, keep = 1): Odds {
  const kept = Math.min(keep, dice);
  // From the highest face down: so many dice are left, so many still count, and that is their sum so far.
  let lines = new Map<string, Line>([['', { left: dice, keep: kept, sum: 0, chance: 1 }]]);
  for (const { n, chance } of resultsOf(odds).reverse()) {
    const next = new Map<string, Line>();
    for (const line of lines.values())
      for (let shown = 0, ways = 1; shown <= line.left; ways = (ways * (line.left - shown)) / ++shown) {
        const counted = Math.min(shown, line.keep);
        const [left, still, sum] = [line.left - shown, line.keep - counted, line.sum + counted * n];
        const key = `${left}/${still}/${sum}`;
        const known = next.get(key)?.chance ?? 0;
        next.set(key, { left, keep: still, sum, chance: known + line.chance * ways * chance ** shown });
      }
    lines = next;
  }
  return gathered([...lines.values()].filter(({ left }) => left === 0).map(({ sum, chance }) => [sum, chance]));
}

interface Line {
  readonly left: number;
  readonly keep: number;
  readonly sum: number;
  readonly chance: number;
}

/** The sum of the worst `keep` of so many equal dice. */
export const worstKept = (odds: Odds, dice: number, keep = 1): Odds =>
  mapped(bestKept(mapped(odds, minus), dice, keep), minus);

/** Never minus nothing, which is another number to whoever compares. */
const minus = (n: number): number => 0 - n;

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

/**
 * What a pool is worth to somebody who sees it and may then roll any of its dice again, `most` of them at most and each once, as
 * pays best. Looks at every roll of the pool: for some six dice.
 */
export function expectedRerolling(pool: readonly Odds[], most: number, worth: (total: number) => number): number {
  const choices = subsets(pool.length, most).map(again => ({ again, odds: sumOf(again.map(i => pool[i] as Odds)) }));
  const shown: number[] = [];
  const look = (i: number): number => {
    if (i < pool.length)
      return expected(pool[i] as Odds, n => {
        shown[i] = n;
        return look(i + 1);
      });
    const total = shown.reduce((sum, n) => sum + n, 0);
    let best = Number.NEGATIVE_INFINITY;
    for (const { again, odds } of choices) {
      const kept = again.reduce((left, die) => left - (shown[die] as number), total);
      best = Math.max(
        best,
        expected(odds, n => worth(kept + n)),
      );
    }
    return best;
  };
  return look(0);
}

function subsets(size: number, most: number, from = 0): number[][] {
  const found: number[][] = [[]];
  for (let i = from; most > 0 && i < size; i++)
    for (const rest of subsets(size, most - 1, i + 1)) found.push([i, ...rest]);
  return found;
}

// ---- faces that show several things ----

/** What a face or a roll shows, by name: `{ range: 2, damage: 1, surge: 1 }`. */
export type Symbols = { readonly [symbol: string]: number };

export interface Shown {
  readonly symbols: Symbols;
  readonly chance: number;
}

/** All that a pool of such dice can show together, rolls that show the same put together. What is not named is none. */
export function poolOf(dice: readonly (readonly Symbols[])[]): Shown[] {
  let rolls = new Map<string, Shown>([['', { symbols: {}, chance: 1 }]]);
  for (const faces of dice) {
    if (faces.length === 0) throw new RangeError('a die has faces');
    const next = new Map<string, Shown>();
    for (const roll of rolls.values())
      for (const face of faces) {
        const symbols = added(roll.symbols, face);
        const key = Object.entries(symbols).join();
        const chance = (next.get(key)?.chance ?? 0) + roll.chance / faces.length;
        next.set(key, { symbols, chance });
      }
    rolls = next;
  }
  return [...rolls.values()];
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
