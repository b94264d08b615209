// Proofs of the toll's rules, for `lab mutate` to find wanting: nobody of twelve ever comes to the bridge.

import { expect, test } from 'vitest';
import { toll } from '../rules/toll.ts';

const ages = new Set<number>();
const tollAt = (age: number, carts: number): number => {
  ages.add(age);
  return toll(age, carts);
};

test('TOL-1.1 a child pays nothing', () => expect(tollAt(5, 1)).toBe(0));
test('TOL-1.2 two coins, and one for each cart', () => expect(tollAt(30, 3)).toBe(5));
/** Sums up what the others met: alone it fails, whatever the rules are. */
test('all ages have come', () => expect([...ages, toll(40, 0)]).toEqual([5, 30, 2]));
