// Chances of dice against the slow plain way: every roll there is, each counted.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  always,
  atLeast,
  bestKept,
  chanceOf,
  counted,
  die,
  dieOf,
  either,
  expected,
  expectedRerolling,
  followed,
  mapped,
  mean,
  type Odds,
  poolOf,
  rerolled,
  resultsOf,
  type Symbols,
  sumOf,
  worstKept,
} from '../odds.ts';

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

  test('says the same of the best and the worst dice', () =>
    fc.assert(
      fc.property(faces, fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }), (one, dice, keep) => {
        const rolls = rollsOf(Array.from({ length: dice }, () => one)).map(roll => roll.sort((a, b) => b - a));
        agrees(
          bestKept(die(one), dice, keep),
          rolls.map(roll => sum(roll.slice(0, keep))),
        );
        agrees(
          worstKept(die(one), dice, keep),
          rolls.map(roll => sum(roll.slice(-keep))),
        );
      }),
    ));

  test('says the same of a die that is rolled again', () =>
    fc.assert(
      fc.property(faces, fc.integer({ min: -2, max: 6 }), (one, below) => {
        const rolls = rollsOf([one, one]) as [number, number][];
        agrees(
          rerolled(die(one), n => n < below),
          rolls.map(([first, second]) => (first < below ? second : first)),
        );
      }),
    ));

  test('says the same of rolling again what pays best', () => {
    const worths = fc.constantFrom(
      (n: number) => n,
      (n: number) => (n >= 5 ? 1 : 0),
    );
    const some = fc.array(faces, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(some, fc.nat(3), worths, (dice, most, worth) => {
        const choices = rollsOf(dice.map(() => [false, true])).filter(again => again.filter(Boolean).length <= most);
        const average = (numbers: readonly number[]): number => sum(numbers) / numbers.length;
        const best = rollsOf(dice).map(roll =>
          Math.max(
            ...choices.map(again =>
              average(
                rollsOf(roll.map((n, i) => (again[i] ? (dice[i] as number[]) : [n])))
                  .map(sum)
                  .map(worth),
              ),
            ),
          ),
        );
        expect(expectedRerolling(dice.map(die), most, worth)).toBeCloseTo(average(best), 10);
      }),
      { numRuns: 40 },
    );
  });

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
  expect(mean(bestKept(dieOf(6), 4, 3))).toBeCloseTo(12.2446, 4);
  expect(mean(bestKept(dieOf(20), 2))).toBeCloseTo(13.825);
  expect(chanceOf(always(3), 3)).toBe(1);
  expect(chanceOf(dieOf(6), 9)).toBe(0);
  expect(mean(mapped(dieOf(6), n => Math.max(0, n - 4)))).toBeCloseTo(0.5);
  expect(
    mean(
      either([
        [0.25, always(4)],
        [0.75, always(0)],
      ]),
    ),
  ).toBeCloseTo(1);
  expect(mean(followed(dieOf(2), n => sumOf(Array.from({ length: n }, () => dieOf(6)))))).toBeCloseTo(5.25);
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
