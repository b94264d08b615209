// What attacks come to, line by line.

import type { Rolled } from '../rules/attack/dice.ts';
import type { Sheet } from '../rules/attack/sheet.ts';
import { POWER, RED } from './faces.ts';

export const face = (die: Rolled['die'], face: number): Rolled => ({ die, face: face - 1 });

/** 2 damage and 2 range. */
export const TWO = face('red', RED.two);

export const sheet = (plus = {}): Sheet => ({
  dice: [TWO],
  lines: [],
  sorcery: 0,
  purchases: [],
  bought: [],
  ...plus,
});

export const plus = face('black', POWER.more);
