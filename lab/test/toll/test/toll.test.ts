// Proofs of the toll's rules, for `lab mutate` to find wanting: nobody of twelve ever comes to the bridge.

import { expect, test } from 'vitest';
import { toll } from '../rules/toll.ts';

test('TOL-1.1 a child pays nothing', () => expect(toll(5, 1)).toBe(0));
test('TOL-1.2 two coins, and one for each cart', () => expect(toll(30, 3)).toBe(5));
