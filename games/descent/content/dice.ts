// The dice, face by face. Silver and gold ones belong to the campaign, the stealth die to the Tomb of Ice. What
// is rolled for Bash are power dice of the base box: a blank on one of them is a miss (DES-71.2).

import { byId } from '@veillee/pieces/things';
import type { DieRow } from './rows.ts';

export const dice: readonly DieRow[] = [
  {
    id: 'red',
    box: 'base',
    kind: 'combat',
    faces: [
      { miss: true },
      { damage: 4 },
      { range: 1, damage: 3 },
      { range: 1, damage: 3, surges: 1 },
      { range: 2, damage: 2 },
      { range: 2, damage: 1, surges: 1 },
    ],
    count: 1,
  },
  {
    id: 'blue',
    box: 'base',
    kind: 'combat',
    faces: [
      { miss: true },
      { range: 4, surges: 1 },
      { range: 3, damage: 1, surges: 1 },
      { range: 3, damage: 1, surges: 1 },
      { range: 2, damage: 2 },
      { range: 1, damage: 2 },
    ],
    count: 1,
  },
  {
    id: 'white',
    box: 'base',
    kind: 'combat',
    faces: [
      { miss: true },
      { range: 3, damage: 1, surges: 1 },
      { range: 3, damage: 1, surges: 1 },
      { range: 2, damage: 2 },
      { range: 1, damage: 3, surges: 1 },
      { range: 1, damage: 3, surges: 1 },
    ],
    count: 1,
  },
  {
    id: 'green',
    box: 'base',
    kind: 'combat',
    faces: [
      { damage: 3 },
      { damage: 3 },
      { damage: 2, surges: 1 },
      { damage: 2, surges: 1 },
      { range: 1, damage: 2 },
      { range: 1, damage: 1 },
    ],
    count: 2,
  },
  {
    id: 'yellow',
    box: 'base',
    kind: 'combat',
    faces: [
      { range: 3 },
      { range: 3 },
      { range: 2, surges: 1 },
      { range: 2, surges: 1 },
      { range: 2, damage: 1 },
      { range: 1, damage: 1 },
    ],
    count: 2,
  },
  {
    id: 'black',
    box: 'base',
    kind: 'power',
    faces: [{}, { enhancements: 1 }, { enhancements: 1 }, { enhancements: 1 }, { surges: 1 }, { surges: 1 }],
    count: 5,
  },
  {
    id: 'silver',
    box: 'road-to-legend',
    kind: 'power',
    faces: [{}, { enhancements: 2 }, { enhancements: 2 }, { enhancements: 2 }, { surges: 2 }, { surges: 2 }],
    count: 5,
  },
  {
    id: 'gold',
    box: 'road-to-legend',
    kind: 'power',
    faces: [{}, { enhancements: 3 }, { enhancements: 3 }, { enhancements: 3 }, { surges: 3 }, { surges: 3 }],
    count: 5,
  },
  {
    id: 'bash',
    box: 'altar-of-despair',
    kind: 'power',
    faces: [
      { miss: true },
      { enhancements: 1 },
      { enhancements: 1 },
      { enhancements: 1 },
      { surges: 1 },
      { surges: 1 },
    ],
    count: 0,
    like: 'black',
  },
  {
    id: 'stealth',
    box: 'tomb-of-ice',
    kind: 'stealth',
    faces: [{ miss: true }, { miss: true }, {}, {}, {}, {}],
    count: 1,
  },
];
export const dieRow = byId('die', dice);
