import { expect, test, vi } from 'vitest';
import { evaluation, explained } from '../evaluation.ts';

interface Hero {
  readonly gold: number;
  readonly wounds: number;
}
const measures = { gold: (hero: Hero) => hero.gold, wounds: (hero: Hero) => hero.wounds, luck: () => 7 };
const weights = { gold: 0.5, wounds: -2, luck: 0 };
const hero: Hero = { gold: 3, wounds: 1 };

test('a worth is the sum of its terms, and says which they are, the weightiest first', () => {
  const worth = evaluation(measures, weights);
  expect(worth.worth(hero)).toBe(-0.5);
  expect(worth.terms(hero)).toEqual([
    { name: 'wounds', amount: 1, weight: -2, worth: -2 },
    { name: 'gold', amount: 3, weight: 0.5, worth: 1.5 },
  ]);
  expect(explained(worth.terms(hero))).toBe('wounds 1 × -2 = -2, gold 3 × 0.5 = 1.5');
});

test('other weights judge by the same measures; what has no weight is not measured', () => {
  const luck = vi.fn(() => 7);
  const plain = evaluation({ ...measures, luck }, weights);
  expect(plain.weighing({ gold: 2 }).worth(hero)).toBe(4);
  expect(luck).not.toHaveBeenCalled();
  expect(plain.weighing({ luck: 1 }).worth(hero)).toBe(6.5);
  expect(plain.worth(hero)).toBe(-0.5);
});
