// Power cards: one a turn, and they stay (DES-12.16).

import type { OverlordCardRow } from '../rows.ts';

export const powerCards: readonly OverlordCardRow[] = [
  {
    id: 'brilliant-commander',
    type: 'power',
    copies: 1,
    cost: 17,
    value: 5,
    when: 'area-revealed',
    ops: [{ op: 'promote', n: 1 }],
  },
  { id: 'doom', type: 'power', copies: 1, cost: 20, value: 5, when: 'always', ops: [{ op: 'powerDice', n: 1 }] },
  { id: 'evil-genius', type: 'power', copies: 1, cost: 25, value: 5, when: 'always', ops: [{ op: 'draw', n: 1 }] },
  {
    id: 'hordes-of-the-things',
    type: 'power',
    copies: 2,
    cost: 18,
    value: 5,
    when: 'area-revealed',
    ops: [{ op: 'reinforce', n: 2, of: ['beastman', 'skeleton', 'bane-spider'] }],
  },
  {
    id: 'trapmaster',
    type: 'power',
    copies: 1,
    cost: 16,
    value: 5,
    when: 'always',
    ops: [
      { op: 'trapCost', n: -1 },
      { op: 'trapWounds', n: 2 },
    ],
  },
];
