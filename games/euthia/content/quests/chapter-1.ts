// Quests of the Encounters of Chapter I.

import type { QuestRow } from '../rows.ts';

export const quests1: readonly QuestRow[] = [
  {
    id: 'priest-1',
    encounter: 'priest',
    needs: [[{ pay: 'healingPotions', n: 1 }]],
    reward: [
      { op: 'reputation', n: 1 },
      { op: 'gaar', n: 1 },
    ],
  },
  { id: 'priest-2', encounter: 'priest', needs: [[{ pay: 'gold', n: 3 }]], reward: [{ op: 'reputation', n: 2 }] },
  {
    id: 'priest-3',
    encounter: 'priest',
    needs: [[{ pay: 'essence', essence: 'water' }]],
    reward: [
      { op: 'reputation', n: 2 },
      { op: 'healingPotion', n: 1 },
    ],
  },
  { id: 'priest-4', encounter: 'priest', needs: [[{ pay: 'trophy', level: 1 }]], reward: [{ op: 'reputation', n: 2 }] },
  {
    id: 'priest-5',
    encounter: 'priest',
    needs: [[{ pay: 'wounds', n: 3 }]],
    reward: [
      { op: 'reputation', n: 1 },
      { op: 'goldCard', n: 1 },
    ],
  },
  {
    id: 'priest-6',
    encounter: 'priest',
    needs: [[{ have: 'tokens', token: 'hero', n: 4 }]],
    reward: [
      { op: 'reputation', n: 2 },
      { op: 'gold', n: 1 },
    ],
  },
  {
    id: 'priest-7',
    encounter: 'priest',
    needs: [[{ pay: 'gem', gem: 'opal' }], [{ pay: 'gem', gem: 'diamond' }]],
    reward: [
      { op: 'reputation', n: 2 },
      { op: 'gold', n: 2 },
    ],
  },
  {
    id: 'hunter-1',
    encounter: 'hunter',
    needs: [[{ pay: 'trophy', level: 1 }]],
    reward: [
      { op: 'reputation', n: 1 },
      { op: 'rewardTile', n: 1 },
    ],
  },
  {
    id: 'hunter-2',
    encounter: 'hunter',
    needs: [[{ pay: 'trophy', level: 1 }]],
    reward: [
      { op: 'reputation', n: 2 },
      { op: 'gold', n: 2 },
    ],
  },
  {
    id: 'hunter-3',
    encounter: 'hunter',
    needs: [[{ pay: 'trophy', level: 2 }]],
    reward: [
      { op: 'reputation', n: 3 },
      { op: 'rewardTile', n: 1 },
    ],
  },
  {
    id: 'hunter-4',
    encounter: 'hunter',
    needs: [[{ pay: 'resource', resource: 'silver-carp' }], [{ pay: 'resource', resource: 'moon-lily' }]],
    reward: [
      { op: 'reputation', n: 1 },
      { op: 'rewardTile', n: 1 },
    ],
  },
  {
    id: 'hunter-5',
    encounter: 'hunter',
    needs: [[{ pay: 'healingPotions', n: 1 }]],
    reward: [
      { op: 'reputation', n: 1 },
      { op: 'gold', n: 2 },
    ],
  },
  {
    id: 'hunter-6',
    encounter: 'hunter',
    needs: [[{ have: 'tokens', token: 'hero', n: 3 }]],
    reward: [
      { op: 'reputation', n: 1 },
      { op: 'rewardTile', n: 1 },
    ],
  },
  {
    id: 'hunter-7',
    encounter: 'hunter',
    needs: [
      [
        { pay: 'trophy', level: 1 },
        { pay: 'gaar', n: 1 },
      ],
    ],
    reward: [{ op: 'reputation', n: 3 }],
  },
  {
    id: 'emissary-1',
    encounter: 'emissary',
    needs: [[{ pay: 'gem', gem: 'emerald' }], [{ pay: 'gem', gem: 'ruby' }]],
    reward: [
      { op: 'reputation', n: 1 },
      { op: 'gold', n: 3 },
    ],
  },
  {
    id: 'emissary-2',
    encounter: 'emissary',
    needs: [[{ pay: 'gem', gem: 'amethyst' }], [{ pay: 'gem', gem: 'sapphire' }]],
    reward: [
      { op: 'reputation', n: 1 },
      { op: 'gold', n: 3 },
    ],
  },
  {
    id: 'emissary-3',
    encounter: 'emissary',
    needs: [[{ pay: 'gem', gem: 'onyx' }], [{ pay: 'gem', gem: 'opal' }]],
    reward: [
      { op: 'reputation', n: 1 },
      { op: 'gold', n: 3 },
    ],
  },
  {
    id: 'emissary-4',
    encounter: 'emissary',
    needs: [[{ pay: 'gems', n: 2 }]],
    reward: [
      { op: 'reputation', n: 3 },
      { op: 'gold', n: 2 },
    ],
  },
  {
    id: 'emissary-5',
    encounter: 'emissary',
    needs: [[{ pay: 'silver', n: 3 }]],
    reward: [
      { op: 'reputation', n: 1 },
      { op: 'gold', n: 2 },
    ],
  },
  { id: 'emissary-6', encounter: 'emissary', needs: [[{ pay: 'gold', n: 4 }]], reward: [{ op: 'reputation', n: 3 }] },
  {
    id: 'emissary-7',
    encounter: 'emissary',
    needs: [[{ have: 'tokens', token: 'trade', n: 2 }]],
    reward: [
      { op: 'reputation', n: 2 },
      { op: 'gold', n: 2 },
    ],
  },
  {
    id: 'ferryman-1',
    encounter: 'ferryman',
    needs: [[{ pay: 'resources', n: 1, mine: 'lake' }]],
    reward: [
      { op: 'reputation', n: 1 },
      { op: 'gold', n: 2 },
    ],
  },
  {
    id: 'ferryman-2',
    encounter: 'ferryman',
    needs: [[{ pay: 'resources', n: 1, mine: 'lake' }]],
    reward: [{ op: 'reputation', n: 2 }],
  },
  {
    id: 'ferryman-3',
    encounter: 'ferryman',
    needs: [[{ pay: 'gold', n: 2 }]],
    reward: [
      { op: 'reputation', n: 1 },
      { op: 'gaar', n: 1 },
    ],
  },
  {
    id: 'ferryman-4',
    encounter: 'ferryman',
    needs: [[{ pay: 'essence', essence: 'water' }]],
    reward: [
      { op: 'reputation', n: 2 },
      { op: 'gold', n: 2 },
    ],
  },
  { id: 'ferryman-5', encounter: 'ferryman', needs: [[{ pay: 'gaar', n: 2 }]], reward: [{ op: 'reputation', n: 2 }] },
  {
    id: 'ferryman-6',
    encounter: 'ferryman',
    needs: [[{ have: 'roll', n: 8 }]],
    reward: [
      { op: 'reputation', n: 1 },
      { op: 'gold', n: 1 },
    ],
  },
  {
    id: 'ferryman-7',
    encounter: 'ferryman',
    needs: [[{ have: 'tokens', token: 'interaction', n: 3 }]],
    reward: [{ op: 'reputation', n: 2 }],
  },
];
