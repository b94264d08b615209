// Quests of the Encounters of Chapter III.

import type { QuestRow } from '../rows.ts';

export const quests3: readonly QuestRow[] = [
  {
    id: 'witch-1',
    encounter: 'witch',
    company: 'rivals',
    needs: [[{ pay: 'silver', n: 2 }]],
    reward: [
      { op: 'reputation', n: 2 },
      { op: 'rewardTile', n: 1 },
    ],
  },
  {
    id: 'witch-2',
    encounter: 'witch',
    company: 'rivals',
    needs: [[{ pay: 'goldCards', n: 1 }]],
    reward: [
      { op: 'reputation', n: 3 },
      { op: 'rewardTile', n: 1 },
    ],
  },
  {
    id: 'witch-3',
    encounter: 'witch',
    company: 'rivals',
    needs: [[{ pay: 'essences', n: 2 }]],
    reward: [
      { op: 'reputation', n: 4 },
      { op: 'rewardTile', n: 1 },
    ],
  },
  {
    id: 'witch-4',
    encounter: 'witch',
    company: 'rivals',
    needs: [[{ pay: 'gem', gem: 'demonite' }], [{ pay: 'gems', n: 2 }]],
    reward: [
      { op: 'reputation', n: 5 },
      { op: 'rewardTile', n: 1 },
    ],
  },
  {
    id: 'witch-5',
    encounter: 'witch',
    company: 'rivals',
    needs: [[{ pay: 'wounds', n: 4 }]],
    reward: [
      { op: 'reputation', n: 2 },
      { op: 'rewardTile', n: 1 },
    ],
  },
  {
    id: 'witch-6',
    encounter: 'witch',
    company: 'rivals',
    needs: [[{ pay: 'trophy', level: 2 }]],
    reward: [
      { op: 'reputation', n: 3 },
      { op: 'rewardTile', n: 1 },
    ],
  },
  {
    id: 'witch-7',
    encounter: 'witch',
    company: 'rivals',
    needs: [[{ pay: 'gaar', n: 3 }]],
    reward: [
      { op: 'reputation', n: 3 },
      { op: 'rewardTile', n: 1 },
    ],
  },
  {
    id: 'mercenary-fortress-1',
    encounter: 'mercenary-fortress',
    needs: [[{ pay: 'trophy', level: 2 }]],
    reward: [
      { op: 'reputation', n: 4 },
      { op: 'gold', n: 2 },
    ],
  },
  {
    id: 'mercenary-fortress-2',
    encounter: 'mercenary-fortress',
    needs: [
      [
        { pay: 'trophy', level: 1 },
        { pay: 'gold', n: 3 },
      ],
    ],
    reward: [{ op: 'reputation', n: 4 }],
  },
  {
    id: 'mercenary-fortress-3',
    encounter: 'mercenary-fortress',
    needs: [[{ pay: 'equipment', price: 6 }]],
    reward: [
      { op: 'reputation', n: 4 },
      { op: 'gold', n: 3 },
    ],
  },
  {
    id: 'mercenary-fortress-4',
    encounter: 'mercenary-fortress',
    needs: [[{ pay: 'gold', n: 7 }]],
    reward: [{ op: 'reputation', n: 5 }],
  },
  {
    id: 'mercenary-fortress-5',
    encounter: 'mercenary-fortress',
    needs: [[{ have: 'tokens', token: 'hero', n: 4 }]],
    reward: [
      { op: 'reputation', n: 4 },
      { op: 'gaar', n: 2 },
    ],
  },
  {
    id: 'mercenary-fortress-6',
    encounter: 'mercenary-fortress',
    needs: [[{ have: 'set', n: 3 }]],
    reward: [{ op: 'reputation', n: 4 }],
  },
  {
    id: 'mercenary-fortress-7',
    encounter: 'mercenary-fortress',
    needs: [[{ pay: 'goldCards', n: 2 }]],
    reward: [
      { op: 'reputation', n: 4 },
      { op: 'gold', n: 4 },
    ],
  },
  {
    id: 'scholar-1',
    encounter: 'scholar',
    needs: [[{ pay: 'scrolls', n: 1 }]],
    reward: [
      { op: 'reputation', n: 3 },
      { op: 'gold', n: 1 },
    ],
  },
  {
    id: 'scholar-2',
    encounter: 'scholar',
    needs: [[{ pay: 'resources', n: 1, mine: 'cave' }]],
    reward: [
      { op: 'reputation', n: 2 },
      { op: 'gold', n: 3 },
    ],
  },
  {
    id: 'scholar-3',
    encounter: 'scholar',
    needs: [[{ pay: 'essence', essence: 'earth' }], [{ pay: 'essence', essence: 'air' }]],
    reward: [
      { op: 'reputation', n: 3 },
      { op: 'gold', n: 2 },
    ],
  },
  {
    id: 'scholar-4',
    encounter: 'scholar',
    needs: [[{ pay: 'gems', n: 2 }]],
    reward: [
      { op: 'reputation', n: 4 },
      { op: 'gold', n: 2 },
    ],
  },
  { id: 'scholar-5', encounter: 'scholar', needs: [[{ have: 'roll', n: 10 }]], reward: [{ op: 'reputation', n: 3 }] },
  {
    id: 'scholar-6',
    encounter: 'scholar',
    needs: [[{ have: 'tokens', token: 'interaction', n: 5 }]],
    reward: [{ op: 'reputation', n: 4 }],
  },
  {
    id: 'scholar-7',
    encounter: 'scholar',
    needs: [[{ pay: 'gold', n: 6 }]],
    reward: [
      { op: 'reputation', n: 4 },
      { op: 'goldCard', n: 1 },
    ],
  },
  {
    id: 'knight-commander-1',
    encounter: 'knight-commander',
    needs: [[{ pay: 'trophy', level: 2 }]],
    reward: [{ op: 'reputation', n: 4 }],
  },
  {
    id: 'knight-commander-2',
    encounter: 'knight-commander',
    needs: [
      [
        { pay: 'trophy', level: 2 },
        { pay: 'trophy', level: 1 },
      ],
    ],
    reward: [
      { op: 'reputation', n: 6 },
      { op: 'gold', n: 2 },
    ],
  },
  {
    id: 'knight-commander-3',
    encounter: 'knight-commander',
    needs: [[{ have: 'reputation', n: 25 }]],
    reward: [
      { op: 'reputation', n: 3 },
      { op: 'gold', n: 3 },
    ],
  },
  {
    id: 'knight-commander-4',
    encounter: 'knight-commander',
    needs: [[{ have: 'bounties', n: 1 }]],
    reward: [
      { op: 'reputation', n: 4 },
      { op: 'gaar', n: 2 },
    ],
  },
  {
    id: 'knight-commander-5',
    encounter: 'knight-commander',
    needs: [
      [
        { pay: 'healingPotions', n: 2 },
        { pay: 'gaar', n: 1 },
      ],
    ],
    reward: [{ op: 'reputation', n: 4 }],
  },
  {
    id: 'knight-commander-6',
    encounter: 'knight-commander',
    needs: [[{ pay: 'gold', n: 6 }]],
    reward: [
      { op: 'reputation', n: 4 },
      { op: 'gaar', n: 1 },
    ],
  },
  {
    id: 'knight-commander-7',
    encounter: 'knight-commander',
    needs: [
      [
        { have: 'roll', n: 9 },
        { pay: 'wounds', n: 2 },
      ],
    ],
    reward: [
      { op: 'reputation', n: 3 },
      { op: 'gold', n: 2 },
    ],
  },
  {
    id: 'witch-solo-1',
    encounter: 'witch',
    company: 'team',
    needs: [[{ pay: 'silver', n: 2 }]],
    reward: [
      { op: 'reputation', n: 2 },
      { op: 'gold', n: 2 },
    ],
  },
  {
    id: 'witch-solo-2',
    encounter: 'witch',
    company: 'team',
    needs: [[{ pay: 'goldCards', n: 1 }]],
    reward: [
      { op: 'reputation', n: 3 },
      { op: 'gold', n: 2 },
    ],
  },
  {
    id: 'witch-solo-3',
    encounter: 'witch',
    company: 'team',
    needs: [[{ pay: 'essences', n: 2 }]],
    reward: [{ op: 'reputation', n: 5 }],
  },
  {
    id: 'witch-solo-4',
    encounter: 'witch',
    company: 'team',
    needs: [[{ pay: 'gem', gem: 'demonite' }], [{ pay: 'gems', n: 2 }]],
    reward: [{ op: 'reputation', n: 6 }],
  },
  {
    id: 'witch-solo-5',
    encounter: 'witch',
    company: 'team',
    needs: [[{ pay: 'wounds', n: 4 }]],
    reward: [{ op: 'reputation', n: 3 }],
  },
  {
    id: 'witch-solo-6',
    encounter: 'witch',
    company: 'team',
    needs: [[{ pay: 'trophy', level: 2 }]],
    reward: [
      { op: 'reputation', n: 4 },
      { op: 'gold', n: 1 },
    ],
  },
  {
    id: 'witch-solo-7',
    encounter: 'witch',
    company: 'team',
    needs: [[{ pay: 'gaar', n: 3 }]],
    reward: [{ op: 'reputation', n: 4 }],
  },
];
