// Event cards: played at their moment, then discarded (DES-12.7).

import type { OverlordCardRow } from '../rows.ts';

export const eventCards: readonly OverlordCardRow[] = [
  { id: 'aim', type: 'event', copies: 3, cost: 2, value: 1, when: 'attack:declare', ops: [{ op: 'aimed' }] },
  {
    id: 'charge',
    type: 'event',
    copies: 2,
    cost: 4,
    value: 1,
    when: 'monster-activated',
    ops: [{ op: 'doubleSpeed' }],
  },
  { id: 'dodge', type: 'event', copies: 3, cost: 2, value: 1, when: 'attacked:roll', ops: [{ op: 'dodged' }] },
  {
    id: 'gust-of-wind',
    type: 'event',
    copies: 2,
    cost: 6,
    value: 2,
    when: 'overlord-turn-start',
    ops: [{ op: 'untilNextTurn', ops: [{ op: 'heroSight', n: 5 }] }],
  },
  {
    id: 'rage',
    type: 'event',
    copies: 2,
    cost: 4,
    value: 1,
    when: 'monster-activated',
    once: 'monster',
    ops: [{ op: 'doubleAttacks' }],
  },
];
