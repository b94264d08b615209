// What comes of Challenging an Elemental, by the Hero roll (EUT-13.12).

import type { ElementalRow } from './rows.ts';

export const elementals: readonly ElementalRow[] = [
  {
    id: 'air',
    ranges: [
      { ops: [{ op: 'sufferWounds', n: 3 }] },
      { from: 5, ops: [{ op: 'essence', essence: 'air', n: 1 }] },
      {
        from: 8,
        ops: [
          { op: 'essence', essence: 'air', n: 1 },
          { op: 'movement', n: 2 },
        ],
      },
      {
        from: 11,
        ops: [
          { op: 'essence', essence: 'air', n: 1 },
          { op: 'reputation', n: 2 },
        ],
      },
    ],
  },
  {
    id: 'earth',
    ranges: [
      { ops: [{ op: 'sufferWounds', n: 2 }] },
      { from: 7, ops: [{ op: 'essence', essence: 'earth', n: 1 }] },
      {
        from: 10,
        ops: [
          { op: 'essence', essence: 'earth', n: 1 },
          { op: 'gaar', n: 1 },
        ],
      },
      {
        from: 13,
        ops: [
          { op: 'essence', essence: 'earth', n: 1 },
          { op: 'reputation', n: 2 },
        ],
      },
    ],
  },
  {
    id: 'water',
    ranges: [
      { ops: [{ op: 'sufferWounds', n: 2 }] },
      { from: 6, ops: [{ op: 'essence', essence: 'water', n: 1 }] },
      {
        from: 9,
        ops: [
          { op: 'essence', essence: 'water', n: 1 },
          { op: 'healingPotion', n: 1 },
        ],
      },
      {
        from: 12,
        ops: [
          { op: 'essence', essence: 'water', n: 1 },
          { op: 'reputation', n: 2 },
        ],
      },
    ],
  },
  {
    id: 'fire',
    ranges: [
      { ops: [{ op: 'sufferWounds', n: 4 }] },
      {
        from: 6,
        ops: [
          { op: 'sufferWounds', n: 1 },
          { op: 'essence', essence: 'fire', n: 1 },
        ],
      },
      {
        from: 9,
        ops: [
          { op: 'essence', essence: 'fire', n: 1 },
          { op: 'goldCard', n: 1 },
        ],
      },
      {
        from: 12,
        ops: [
          { op: 'essence', essence: 'fire', n: 1 },
          { op: 'reputation', n: 3 },
        ],
      },
    ],
  },
];
