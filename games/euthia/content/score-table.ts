// The Scoring Table (EUT-18.8): Reputation for what is on the map and in front of a player.

import type { ScoreRow } from './rows.ts';

export const scoreTable: readonly ScoreRow[] = [
  {
    id: 'hero-tokens',
    steps: [
      { atLeast: 1, reputation: 1 },
      { atLeast: 3, reputation: 2 },
      { atLeast: 5, reputation: 4 },
      { atLeast: 7, reputation: 6 },
      { atLeast: 9, reputation: 8 },
      { atLeast: 12, reputation: 11 },
    ],
  },
  {
    id: 'interaction-tokens',
    steps: [
      { atLeast: 1, reputation: 1 },
      { atLeast: 3, reputation: 2 },
      { atLeast: 5, reputation: 4 },
      { atLeast: 7, reputation: 6 },
      { atLeast: 9, reputation: 8 },
      { atLeast: 12, reputation: 11 },
    ],
  },
  {
    id: 'trade-tokens',
    steps: [
      { atLeast: 1, reputation: 2 },
      { atLeast: 2, reputation: 4 },
      { atLeast: 3, reputation: 6 },
      { atLeast: 4, reputation: 8 },
      { atLeast: 5, reputation: 10 },
    ],
  },
  {
    id: 'defeated-heroes',
    steps: [
      { atLeast: 1, reputation: 3 },
      { atLeast: 2, reputation: 6 },
      { atLeast: 3, reputation: 9 },
      { atLeast: 4, reputation: 12 },
    ],
  },
  {
    id: 'quests',
    steps: [
      { atLeast: 1, reputation: 2 },
      { atLeast: 2, reputation: 4 },
      { atLeast: 3, reputation: 7 },
      { atLeast: 4, reputation: 10 },
      { atLeast: 5, reputation: 13 },
      { atLeast: 6, reputation: 16 },
      { atLeast: 8, reputation: 20 },
    ],
  },
  {
    id: 'elites',
    steps: [
      { atLeast: 1, reputation: 3 },
      { atLeast: 2, reputation: 6 },
      { atLeast: 3, reputation: 10 },
      { atLeast: 4, reputation: 14 },
      { atLeast: 5, reputation: 18 },
    ],
  },
];
