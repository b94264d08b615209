// Spawn cards: one a turn, in step 3 (DES-12.15).

import type { OverlordCardRow } from '../rows.ts';

export const spawnCards: readonly OverlordCardRow[] = [
  {
    id: 'bane-spider-swarm',
    type: 'spawn',
    copies: 2,
    cost: 4,
    value: 2,
    when: 'spawn-step',
    ops: [
      {
        op: 'spawn',
        groups: [
          { monster: 'bane-spider', rank: 'normal', n: 2 },
          { monster: 'bane-spider', rank: 'master', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'beastmen-war-party',
    type: 'spawn',
    copies: 2,
    cost: 4,
    value: 2,
    when: 'spawn-step',
    ops: [
      {
        op: 'spawn',
        groups: [
          { monster: 'beastman', rank: 'normal', n: 2 },
          { monster: 'beastman', rank: 'master', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'hell-hound-pack',
    type: 'spawn',
    copies: 1,
    cost: 5,
    value: 2,
    when: 'spawn-step',
    ops: [{ op: 'spawn', groups: [{ monster: 'hell-hound', rank: 'normal', n: 2 }] }],
  },
  {
    id: 'razorwing-flock',
    type: 'spawn',
    copies: 1,
    cost: 5,
    value: 2,
    when: 'spawn-step',
    ops: [{ op: 'spawn', groups: [{ monster: 'razorwing', rank: 'normal', n: 2 }] }],
  },
  {
    id: 'skeleton-patrol',
    type: 'spawn',
    copies: 2,
    cost: 4,
    value: 2,
    when: 'spawn-step',
    ops: [
      {
        op: 'spawn',
        groups: [
          { monster: 'skeleton', rank: 'normal', n: 2 },
          { monster: 'skeleton', rank: 'master', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'sorcerer-circle',
    type: 'spawn',
    copies: 1,
    cost: 5,
    value: 2,
    when: 'spawn-step',
    ops: [{ op: 'spawn', groups: [{ monster: 'sorcerer', rank: 'normal', n: 2 }] }],
  },
];
