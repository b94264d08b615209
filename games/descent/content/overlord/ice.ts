// The overlord's cards of the Tomb of Ice: three of the basic deck, and what treachery buys (ICE-7.2).

import type { OverlordCardRow } from '../rows.ts';
import { gem, spawns } from './treachery.ts';

const box = 'tomb-of-ice' as const;
const event = gem('event');
const trap = gem('trap');
const monster = gem('monster');

export const iceCards: readonly OverlordCardRow[] = [
  { id: 'lava-beetle-scouts', box, copies: 1, cost: 4, value: 2, ...spawns('lava-beetle', 4, 0) },
  { id: 'lone-medusa', box, copies: 1, cost: 4, value: 2, ...spawns('medusa', 1, 0) },
  { id: 'shade-spooks', box, copies: 1, cost: 4, value: 2, ...spawns('shade', 2, 0) },
  // Treachery: events.
  {
    id: 'sneak-up-on-the-prey',
    box,
    type: 'event',
    copies: 2,
    cost: 3,
    value: 2,
    treachery: event(1),
    when: 'attacked:declare',
    if: [{ is: 'nameless' }],
    ops: [{ op: 'hidden' }],
  },
  {
    id: 'spell-of-thunder',
    box,
    type: 'event',
    copies: 1,
    cost: 9,
    value: 3,
    treachery: event(2),
    when: 'overlord-turn-start',
    ops: [{ op: 'burst', within: 3, tokens: { stun: 1 } }],
  },
  // Treachery: a trap.
  {
    id: 'frozen-path',
    box,
    type: 'trap',
    copies: 2,
    cost: 3,
    value: 2,
    treachery: trap(1),
    when: 'space-entered',
    if: [{ is: 'empty-space' }],
    ops: [{ op: 'lay', prop: 'ice', sizes: ['1x1', '1x2', '2x2'] }],
  },
  // Treachery: monsters.
  { id: 'host-of-haunts', box, copies: 1, cost: 5, value: 2, treachery: monster(1), ...spawns('shade', 1, 1) },
  {
    id: 'lava-beetle-colony',
    box,
    copies: 1,
    cost: 5,
    value: 2,
    treachery: monster(1),
    ...spawns('lava-beetle', 2, 1),
  },
  { id: 'mother-medusa', box, copies: 1, cost: 6, value: 2, treachery: monster(1), ...spawns('medusa', 0, 1) },
  { id: 'prowling-wendigo', box, copies: 1, cost: 6, value: 2, treachery: monster(1), ...spawns('wendigo', 0, 1) },
];
