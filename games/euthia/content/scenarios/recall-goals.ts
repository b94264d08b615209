// What the three episodes of the Recall ask of those who play together, or alone: their scenarios are won by it, their cards tell it.

import type { Condition } from './vocabulary.ts';

/** Elementals are soon reached: the Monsters make an evening of it. */
export const RECALL_1: readonly Condition[] = [
  { is: 'markers', marker: 'recall', atLeast: { 1: 5, 2: 6, 3: 8, 4: 9 } },
  { is: 'counter', counter: 'monsters', atLeast: { 1: 6, 2: 12, 3: 17, 4: 21 } },
];

export const RECALL_2: readonly Condition[] = [
  { is: 'markers', marker: 'recall', atLeast: { 1: 1, 2: 2, 3: 3, 4: 4 } },
  { is: 'defeated', foe: 'magma-demon' },
];

export const RECALL_3: readonly Condition[] = [
  { is: 'markers', marker: 'recall', atLeast: { 1: 5, 2: 7, 3: 8, 4: 8 } },
  { is: 'counter', counter: 'sealed', atLeast: { 1: 0, 2: 1, 3: 2, 4: 2 } },
];
