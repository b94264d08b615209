// The entries of booklet 1: each is read when its place is activated under its symbol.

import type { EventRow } from '../rows.ts';

export const events1: readonly EventRow[] = [
  {
    id: 'a1-ruins-q',
    adventure: 1,
    place: 'a1-ruins',
    symbol: '?',
    met: 'monster:rat-brigand',
    conditions: [],
    ops: [],
    choices: [
      {
        id: 'sneak',
        ops: [
          {
            op: 'test',
            die: 'orange',
            outcomes: [
              {
                faces: ['fail'],
                say: 'caught',
                ops: [
                  { op: 'monster.place', at: 'this' },
                  { op: 'token.set', symbol: '!', at: 'this' },
                ],
              },
              {
                faces: ['wound', 'critical'],
                say: 'unseen',
                ops: [
                  { op: 'find.give', find: 'a1-find-04', to: 'self' },
                  { op: 'token.remove', token: 'event', at: 'this' },
                ],
              },
            ],
          },
        ],
      },
      {
        id: 'attack',
        ops: [
          { op: 'monster.place', at: 'this', extraHealth: -1 },
          { op: 'token.set', symbol: '!', at: 'this' },
          { op: 'coins', n: 2 },
        ],
      },
    ],
  },
  {
    id: 'a1-ruins-x',
    adventure: 1,
    place: 'a1-ruins',
    symbol: '!',
    conditions: [],
    ops: [
      { op: 'find.give', find: 'a1-find-04', to: 'self' },
      { op: 'coins', n: 3 },
      { op: 'token.remove', token: 'event', at: 'this' },
    ],
    choices: [],
  },
  {
    id: 'a1-mysterious-cave-q',
    adventure: 1,
    place: 'a1-mysterious-cave',
    symbol: '?',
    conditions: [{ is: 'hasFinds', finds: ['a1-find-01'], holder: 'self' }],
    ops: [],
    choices: [
      {
        id: 'yes',
        ops: [
          { op: 'find.discard', find: 'a1-find-01' },
          { op: 'token.remove', token: 'event', at: 'this' },
          { op: 'flag.set', flag: 'cave-explored' },
        ],
      },
      {
        id: 'no',
        ops: [
          { op: 'coins', n: 1 },
          { op: 'find.discard', find: 'a1-find-01' },
          { op: 'token.remove', token: 'event', at: 'this' },
        ],
      },
    ],
  },
  {
    id: 'a1-woodcutters-hut-q',
    adventure: 1,
    place: 'a1-woodcutters-hut',
    symbol: '?',
    conditions: [],
    ops: [
      { op: 'monster.place', at: 'this', extraHealth: 2 },
      { op: 'token.set', symbol: '!', at: 'this' },
    ],
    choices: [],
  },
  {
    id: 'a1-woodcutters-hut-x',
    adventure: 1,
    place: 'a1-woodcutters-hut',
    symbol: '!',
    met: 'ally:grateful-woodcutter',
    conditions: [],
    ops: [
      { op: 'find.give', find: 'a1-find-03', to: 'self' },
      { op: 'marker.remove', path: 'a1-e-woodcutters-hut--forest-edge' },
      { op: 'token.remove', token: 'event', at: 'this' },
    ],
    choices: [
      { id: 'friend', ops: [{ op: 'flag.set', flag: 'woodcutter-friend' }] },
      { id: 'coins', ops: [{ op: 'coins', n: 5 }] },
    ],
  },
  {
    id: 'a1-guarded-bridge-x',
    adventure: 1,
    place: 'a1-guarded-bridge',
    symbol: '!',
    met: 'person:bridge-guard',
    conditions: [{ is: 'hasFinds', finds: ['a1-find-04'], holder: 'self' }],
    ops: [
      { op: 'find.discard', find: 'a1-find-04' },
      { op: 'marker.remove', path: 'a1-e-guarded-bridge--forest-edge' },
      { op: 'token.remove', token: 'event', at: 'this' },
    ],
    choices: [],
  },
  {
    id: 'a1-forest-edge-x',
    adventure: 1,
    place: 'a1-forest-edge',
    symbol: '!',
    met: 'ally:braiebois-sentinel',
    conditions: [{ is: 'hasFinds', finds: ['a1-find-02'], holder: 'self' }],
    ops: [
      { op: 'find.discard', find: 'a1-find-02' },
      { op: 'marker.remove', path: 'a1-e-forest-edge--exit' },
      { op: 'token.remove', token: 'event', at: 'this' },
    ],
    choices: [],
  },
  {
    id: 'a1-south-gate-q',
    adventure: 1,
    place: 'a1-south-gate',
    symbol: '?',
    met: 'person:picotin',
    conditions: [],
    ops: [],
    choices: [
      {
        id: 'help',
        needs: { card: 'free' },
        ops: [
          { op: 'discard', type: 'free', n: 1 },
          { op: 'find.give', find: 'a1-find-22', to: 'self' },
          { op: 'token.remove', token: 'event', at: 'this' },
        ],
      },
      {
        id: 'leave',
        ops: [
          { op: 'find.give', find: 'a1-find-21', to: 'self' },
          { op: 'token.remove', token: 'event', at: 'this' },
        ],
      },
    ],
  },
];
