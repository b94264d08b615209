// Legends: Quests that give an Artifact, in scenarios that say so (EUT-13.25).

import type { LegendRow } from './rows.ts';

export const legends: readonly LegendRow[] = [
  {
    id: 'sunken-crown',
    needs: [
      [
        { pay: 'resources', n: 1, mine: 'lake' },
        { pay: 'gold', n: 3 },
      ],
    ],
    reward: [{ op: 'reputation', n: 10 }],
    artifact: 'artifact-sunken-crown',
  },
  {
    id: 'ember-heart',
    needs: [
      [
        { pay: 'essence', essence: 'fire' },
        { pay: 'trophy', level: 1 },
      ],
    ],
    reward: [{ op: 'reputation', n: 10 }],
    artifact: 'artifact-ember-heart',
  },
  {
    id: 'oathblade',
    needs: [
      [
        { pay: 'trophy', level: 2 },
        { pay: 'trophy', level: 1 },
      ],
    ],
    reward: [{ op: 'reputation', n: 12 }],
    artifact: 'artifact-oathblade',
  },
  {
    id: 'star-loom',
    needs: [
      [
        { pay: 'gems', n: 1 },
        { pay: 'gold', n: 3 },
      ],
    ],
    reward: [{ op: 'reputation', n: 10 }],
    artifact: 'artifact-star-loom',
  },
  {
    id: 'bone-flute',
    needs: [
      [
        { pay: 'goldCards', n: 2 },
        { pay: 'wounds', n: 5 },
      ],
    ],
    reward: [{ op: 'reputation', n: 10 }],
    artifact: 'artifact-bone-flute',
  },
  {
    id: 'last-lantern',
    needs: [
      [
        { pay: 'essences', n: 1 },
        { pay: 'healingPotions', n: 1 },
      ],
    ],
    reward: [{ op: 'reputation', n: 10 }],
    artifact: 'artifact-last-lantern',
  },
];
