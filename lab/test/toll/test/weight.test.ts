// What carts weigh at the bridge.

import { expect, test } from 'vitest';
import { weight } from '../rules/toll.ts';

test('TOL-1.3 three carts weigh six', () => expect(weight(3)).toBe(6));
