// Quests of the Encounters of Chapters IV and V.

import type { QuestRow } from '../rows.ts';

export const quests45: readonly QuestRow[] = [
  {
    id: 'suzerain-1',
    encounter: 'suzerain',
    needs: [
      [
        { pay: 'trophy', level: 2 },
        { pay: 'trophy', level: 1 },
      ],
    ],
    reward: [
      { op: 'reputation', n: 7 },
      { op: 'gold', n: 3 },
    ],
  },
  { id: 'suzerain-2', encounter: 'suzerain', needs: [[{ pay: 'gold', n: 10 }]], reward: [{ op: 'reputation', n: 7 }] },
  {
    id: 'suzerain-3',
    encounter: 'suzerain',
    needs: [[{ pay: 'gems', n: 1 }]],
    reward: [
      { op: 'reputation', n: 6 },
      { op: 'gold', n: 2 },
    ],
  },
  {
    id: 'suzerain-4',
    encounter: 'suzerain',
    needs: [[{ have: 'tokens', token: 'trade', n: 4 }]],
    reward: [
      { op: 'reputation', n: 6 },
      { op: 'gold', n: 3 },
    ],
  },
  {
    id: 'suzerain-5',
    encounter: 'suzerain',
    needs: [[{ pay: 'resources', n: 1 }]],
    reward: [
      { op: 'reputation', n: 6 },
      { op: 'gold', n: 4 },
    ],
  },
  {
    id: 'suzerain-6',
    encounter: 'suzerain',
    needs: [[{ have: 'reputation', n: 30 }]],
    reward: [
      { op: 'reputation', n: 5 },
      { op: 'treasure', level: 3 },
    ],
  },
  {
    id: 'suzerain-7',
    encounter: 'suzerain',
    needs: [[{ pay: 'equipment', price: 8 }]],
    reward: [
      { op: 'reputation', n: 6 },
      { op: 'gold', n: 5 },
    ],
  },
  {
    id: 'hermit-1',
    encounter: 'hermit',
    needs: [[{ pay: 'essence', essence: 'fire' }], [{ pay: 'essence', essence: 'water' }]],
    reward: [
      { op: 'reputation', n: 4 },
      { op: 'treasure', level: 2 },
    ],
  },
  {
    id: 'hermit-2',
    encounter: 'hermit',
    needs: [
      [
        { pay: 'essence', essence: 'air' },
        { pay: 'essence', essence: 'earth' },
      ],
    ],
    reward: [
      { op: 'reputation', n: 6 },
      { op: 'gold', n: 2 },
    ],
  },
  {
    id: 'hermit-3',
    encounter: 'hermit',
    needs: [
      [
        { pay: 'scrolls', n: 1 },
        { pay: 'healingPotions', n: 1 },
      ],
    ],
    reward: [{ op: 'reputation', n: 5 }],
  },
  {
    id: 'hermit-4',
    encounter: 'hermit',
    needs: [
      [
        { pay: 'gems', n: 2 },
        { pay: 'essences', n: 1 },
      ],
    ],
    reward: [{ op: 'reputation', n: 7 }],
  },
  {
    id: 'hermit-5',
    encounter: 'hermit',
    needs: [[{ have: 'roll', n: 11 }]],
    reward: [
      { op: 'reputation', n: 4 },
      { op: 'goldCard', n: 1 },
    ],
  },
  {
    id: 'hermit-6',
    encounter: 'hermit',
    needs: [[{ have: 'tokens', token: 'interaction', n: 6 }]],
    reward: [{ op: 'reputation', n: 6 }],
  },
  {
    id: 'hermit-7',
    encounter: 'hermit',
    needs: [
      [
        { pay: 'trophy', level: 2 },
        { pay: 'trophy', level: 1 },
      ],
    ],
    reward: [
      { op: 'reputation', n: 6 },
      { op: 'gaar', n: 2 },
    ],
  },
  {
    id: 'oracle-1',
    encounter: 'oracle',
    needs: [[{ pay: 'gem', gem: 'diamond' }]],
    reward: [
      { op: 'reputation', n: 7 },
      { op: 'gold', n: 2 },
    ],
  },
  {
    id: 'oracle-2',
    encounter: 'oracle',
    needs: [[{ pay: 'gem', gem: 'demonite' }], [{ pay: 'gems', n: 2 }]],
    reward: [
      { op: 'reputation', n: 6 },
      { op: 'goldCard', n: 1 },
    ],
  },
  {
    id: 'oracle-3',
    encounter: 'oracle',
    needs: [
      [{ pay: 'trophy', level: 3 }],
      [
        { pay: 'trophy', level: 2 },
        { pay: 'trophy', level: 1 },
      ],
    ],
    reward: [
      { op: 'reputation', n: 8 },
      { op: 'treasure', level: 3 },
    ],
  },
  {
    id: 'oracle-4',
    encounter: 'oracle',
    needs: [
      [
        { pay: 'essences', n: 2 },
        { pay: 'gems', n: 1 },
      ],
    ],
    reward: [
      { op: 'reputation', n: 7 },
      { op: 'gold', n: 3 },
    ],
  },
  { id: 'oracle-5', encounter: 'oracle', needs: [[{ pay: 'gold', n: 12 }]], reward: [{ op: 'reputation', n: 9 }] },
  {
    id: 'oracle-6',
    encounter: 'oracle',
    needs: [[{ have: 'reputation', n: 40 }]],
    reward: [
      { op: 'reputation', n: 6 },
      { op: 'treasure', level: 3 },
    ],
  },
  {
    id: 'oracle-7',
    encounter: 'oracle',
    needs: [[{ have: 'roll', n: 12 }]],
    reward: [
      { op: 'reputation', n: 6 },
      { op: 'gold', n: 3 },
    ],
  },
];
