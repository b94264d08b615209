// Quests of the Encounters of Chapter II.

import type { QuestRow } from '../rows.ts';

export const quests2: readonly QuestRow[] = [
  {
    id: 'armourer-1',
    encounter: 'armourer',
    needs: [[{ pay: 'resources', n: 1, mine: 'mountain' }]],
    reward: [
      { op: 'reputation', n: 1 },
      { op: 'rewardTile', n: 1 },
    ],
  },
  {
    id: 'armourer-2',
    encounter: 'armourer',
    needs: [[{ pay: 'resource', resource: 'iron-ore' }]],
    reward: [
      { op: 'reputation', n: 2 },
      { op: 'rewardTile', n: 1 },
    ],
  },
  {
    id: 'armourer-3',
    encounter: 'armourer',
    needs: [[{ pay: 'resource', resource: 'sky-iron' }]],
    reward: [
      { op: 'reputation', n: 4 },
      { op: 'rewardTile', n: 1 },
    ],
  },
  {
    id: 'armourer-4',
    encounter: 'armourer',
    needs: [[{ pay: 'equipment', price: 4 }]],
    reward: [
      { op: 'reputation', n: 2 },
      { op: 'rewardTile', n: 1 },
    ],
  },
  {
    id: 'armourer-5',
    encounter: 'armourer',
    needs: [[{ pay: 'gold', n: 5 }]],
    reward: [
      { op: 'reputation', n: 2 },
      { op: 'rewardTile', n: 1 },
    ],
  },
  { id: 'armourer-6', encounter: 'armourer', needs: [[{ have: 'set', n: 3 }]], reward: [{ op: 'reputation', n: 3 }] },
  {
    id: 'armourer-7',
    encounter: 'armourer',
    needs: [[{ pay: 'gem', gem: 'ruby' }], [{ pay: 'gem', gem: 'onyx' }]],
    reward: [
      { op: 'reputation', n: 2 },
      { op: 'rewardTile', n: 1 },
    ],
  },
  {
    id: 'herbalist-1',
    encounter: 'herbalist',
    needs: [[{ pay: 'resource', resource: 'glowcap' }]],
    reward: [
      { op: 'reputation', n: 2 },
      { op: 'healingPotion', n: 1 },
    ],
  },
  {
    id: 'herbalist-2',
    encounter: 'herbalist',
    needs: [[{ pay: 'resource', resource: 'moon-lily' }]],
    reward: [{ op: 'reputation', n: 3 }],
  },
  {
    id: 'herbalist-3',
    encounter: 'herbalist',
    needs: [[{ pay: 'healingPotions', n: 2 }]],
    reward: [
      { op: 'reputation', n: 2 },
      { op: 'gold', n: 2 },
    ],
  },
  {
    id: 'herbalist-4',
    encounter: 'herbalist',
    needs: [[{ pay: 'essences', n: 1 }]],
    reward: [
      { op: 'reputation', n: 2 },
      { op: 'healingPotion', n: 1 },
    ],
  },
  {
    id: 'herbalist-5',
    encounter: 'herbalist',
    needs: [[{ pay: 'wounds', n: 2 }]],
    reward: [
      { op: 'reputation', n: 1 },
      { op: 'gaar', n: 1 },
    ],
  },
  {
    id: 'herbalist-6',
    encounter: 'herbalist',
    needs: [[{ pay: 'resources', n: 1 }]],
    reward: [
      { op: 'reputation', n: 1 },
      { op: 'gold', n: 3 },
    ],
  },
  {
    id: 'herbalist-7',
    encounter: 'herbalist',
    needs: [[{ pay: 'gem', gem: 'opal' }]],
    reward: [
      { op: 'reputation', n: 2 },
      { op: 'gold', n: 3 },
    ],
  },
  {
    id: 'smuggler-1',
    encounter: 'smuggler',
    needs: [[{ pay: 'gold', n: 4 }]],
    reward: [
      { op: 'reputation', n: 1 },
      { op: 'treasure', level: 1 },
    ],
  },
  {
    id: 'smuggler-2',
    encounter: 'smuggler',
    needs: [[{ pay: 'silver', n: 2 }]],
    reward: [
      { op: 'reputation', n: 1 },
      { op: 'gold', n: 2 },
    ],
  },
  {
    id: 'smuggler-3',
    encounter: 'smuggler',
    needs: [[{ pay: 'goldCards', n: 1 }]],
    reward: [
      { op: 'reputation', n: 2 },
      { op: 'gold', n: 2 },
    ],
  },
  {
    id: 'smuggler-4',
    encounter: 'smuggler',
    needs: [[{ pay: 'resources', n: 2 }]],
    reward: [
      { op: 'reputation', n: 3 },
      { op: 'gold', n: 2 },
    ],
  },
  {
    id: 'smuggler-5',
    encounter: 'smuggler',
    needs: [[{ pay: 'gems', n: 1 }]],
    reward: [
      { op: 'reputation', n: 1 },
      { op: 'treasure', level: 1 },
    ],
  },
  {
    id: 'smuggler-6',
    encounter: 'smuggler',
    needs: [[{ pay: 'gaar', n: 2 }]],
    reward: [
      { op: 'reputation', n: 1 },
      { op: 'treasure', level: 1 },
    ],
  },
  {
    id: 'smuggler-7',
    encounter: 'smuggler',
    needs: [[{ have: 'tokens', token: 'trade', n: 2 }]],
    reward: [
      { op: 'reputation', n: 2 },
      { op: 'gold', n: 3 },
    ],
  },
];
