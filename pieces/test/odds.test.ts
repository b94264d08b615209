// Chances of dice against the slow plain way: every roll there is, each counted.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  always,
  atLeast,
  capped,
  chanceOf,
  counted,
  enough,
  equally,
  expected,
  mapped,
  mean,
  merged,
  type Odds,
  poolOf,
  resultsOf,
  type Symbols,
  successes,
  sumOf,
} from '../odds.ts';

/** A die of which one number is read. */
const die = (faces: readonly number[]): Odds => counted(poolOf([faces.map(n => ({ n }))]), ({ n = 0 }) => n);
const dieOf = (sides: number): Odds => die(Array.from({ length: sides }, (_, face) => face + 1));

/** Every roll of these dice, each as likely as another. */
const rollsOf = <T>(dice: readonly (readonly T[])[]): T[][] =>
  dice.reduce<T[][]>((rolls, faces) => rolls.flatMap(roll => faces.map(face => [...roll, face])), [[]]);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** The same odds from rolls that were counted one by one. */
function agrees(odds: Odds, results: readonly number[]): void {
  const share = new Map<number, number>();
  for (const result of results) share.set(result, (share.get(result) ?? 0) + 1 / results.length);
  expect(resultsOf(odds).map(({ n }) => n)).toEqual([...share.keys()].sort((a, b) => a - b));
  for (const [n, chance] of share) expect(chanceOf(odds, n)).toBeCloseTo(chance, 10);
}

const faces = fc.array(fc.integer({ min: -2, max: 6 }), { minLength: 1, maxLength: 6 });
const pools = fc.array(faces, { maxLength: 4 });

describe('the plain way', () => {
  test('says the same of pools', () =>
    fc.assert(fc.property(pools, dice => agrees(sumOf(dice.map(die)), rollsOf(dice).map(sum)))));

  test('says the same of faces that show several things', () => {
    const symbols = fc.record({ range: fc.nat(3), damage: fc.nat(2), surge: fc.nat(1) });
    const dice = fc.array(fc.array(symbols, { minLength: 1, maxLength: 6 }), { maxLength: 4 });
    const hit = ({ range = 0, damage = 0, surge = 0 }: Symbols): number => (range + surge >= 3 ? damage : 0);
    fc.assert(
      fc.property(dice, pool => {
        const rolls = rollsOf<Symbols>(pool).map(roll => {
          const total = (name: string): number => sum(roll.map(face => face[name] ?? 0));
          return hit({ range: total('range'), damage: total('damage'), surge: total('surge') });
        });
        agrees(counted(poolOf(pool), hit), rolls);
      }),
    );
  });
});

test('known figures', () => {
  expect(mean(dieOf(6))).toBeCloseTo(3.5);
  expect(atLeast(sumOf([dieOf(6), dieOf(6)]), 10)).toBeCloseTo(6 / 36);
  expect(chanceOf(always(3), 3)).toBe(1);
  expect(chanceOf(sumOf([]), 0)).toBe(1);
  expect(chanceOf(dieOf(6), 9)).toBe(0);
  expect(mean(mapped(dieOf(6), n => Math.max(0, n - 4)))).toBeCloseTo(0.5);
  expect(expected(dieOf(6), n => n * n)).toBeCloseTo(91 / 6);
  expect(() => die([])).toThrow('a die has faces');
});

test('chances add up to one, however large the pool', () => {
  const { chances } = sumOf(Array.from({ length: 30 }, () => dieOf(6)));
  expect(chances.reduce((all, chance) => all + chance, 0)).toBeCloseTo(1, 12);
  expect(
    poolOf(Array.from({ length: 9 }, (): Symbols[] => [{ hit: 1 }, { hit: 1, surge: 1 }, {}])).length,
  ).toBeLessThan(100);
});

test('results that are as likely as each other, and ways that come to the same', () => {
  expect(resultsOf(equally([4, 2, 4, 7]))).toEqual([
    { n: 2, chance: 0.25 },
    { n: 4, chance: 0.5 },
    { n: 7, chance: 0.25 },
  ]);
  const ways = [
    { wounds: 1, chance: 0.25 },
    { wounds: 2, chance: 0.5 },
    { wounds: 1, chance: 0.25 },
  ];
  expect(merged(ways, ({ wounds }) => wounds)).toEqual([
    { wounds: 1, chance: 0.5 },
    { wounds: 2, chance: 0.5 },
  ]);
});

test('successes of dice, at least so many of them, and no more than count', () => {
  expect([...successes(2, 0.5)]).toEqual([0.25, 0.5, 0.25]);
  expect(successes(2, 0.5)).toBe(successes(2, 0.5));
  expect([enough(2, 1, 0.5), enough(2, 0, 0.5), enough(-1, 1, 0.5), enough(2, 3, 0.5)]).toEqual([0.75, 1, 0, 0]);
  expect([...capped(successes(2, 0.5), 1)]).toEqual([0.25, 0.75]);
});
