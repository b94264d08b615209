// The entries of booklet 3: each is read when its place is activated under its symbol.

import type { EventRow } from '../rows.ts';

export const events3: readonly EventRow[] = [
  {
    id: 'a3-witch-hut-q',
    adventure: 3,
    place: 'a3-witch-hut',
    symbol: '?',
    met: 'ally:marsh-witch',
    conditions: [],
    ops: [],
    choices: [
      {
        id: 'pay',
        needs: { coins: 4 },
        ops: [
          { op: 'coins', n: -4 },
          { op: 'find.give', find: 'a3-find-01', to: 'self' },
          { op: 'flag.set', flag: 'witch-paid' },
          { op: 'token.remove', token: 'event', at: 'this' },
        ],
      },
      {
        id: 'steal',
        ops: [
          { op: 'find.give', find: 'a3-find-01', to: 'self' },
          { op: 'monster.place', at: 'this' },
          { op: 'monster.place', at: 'a3-peat-camp' },
          { op: 'token.remove', token: 'event', at: 'this' },
        ],
      },
      { id: 'later', ops: [] },
    ],
  },
  {
    id: 'a3-bell-tower-q',
    adventure: 3,
    place: 'a3-bell-tower',
    symbol: '?',
    conditions: [{ is: 'hasFinds', finds: ['a3-find-01'], holder: 'self' }],
    ops: [
      { op: 'find.discard', find: 'a3-find-01' },
      { op: 'token.place', token: 'portal-blue', at: 'a3-bell-tower' },
      { op: 'token.place', token: 'portal-blue', at: 'a3-moon-pool' },
      { op: 'token.remove', token: 'event', at: 'this' },
    ],
    choices: [],
  },
  {
    id: 'a3-moon-pool-q',
    adventure: 3,
    place: 'a3-moon-pool',
    symbol: '?',
    met: 'ally:heron-messenger',
    conditions: [{ is: 'hasFinds', finds: ['a3-find-03'], holder: 'self' }],
    ops: [
      { op: 'find.discard', find: 'a3-find-03' },
      { op: 'find.give', find: 'a3-find-02', to: 'self' },
      { op: 'token.remove', token: 'event', at: 'this' },
    ],
    choices: [
      {
        id: 'spend',
        needs: { red: 1 },
        ops: [
          { op: 'rune', colour: 'red', n: -1 },
          { op: 'find.give', find: 'a3-find-22', to: 'self' },
        ],
      },
      { id: 'keep', ops: [] },
    ],
  },
  {
    id: 'a3-marsh-heart-x',
    adventure: 3,
    place: 'a3-marsh-heart',
    symbol: '!',
    conditions: [],
    ops: [
      { op: 'monster.place', at: 'this', monster: 'mire-serpent', extraHealth: 7 },
      { op: 'token.set', symbol: '?', at: 'this' },
    ],
    choices: [],
  },
  {
    id: 'a3-marsh-heart-q',
    adventure: 3,
    place: 'a3-marsh-heart',
    symbol: '?',
    conditions: [],
    ops: [
      { op: 'find.give', find: 'a3-find-04', to: 'self' },
      { op: 'rune', colour: 'blue', n: 2 },
      { op: 'marker.remove', path: 'a3-e-marsh-heart--north-dyke' },
      { op: 'token.remove', token: 'event', at: 'this' },
    ],
    choices: [],
  },
  {
    id: 'a3-north-dyke-x',
    adventure: 3,
    place: 'a3-north-dyke',
    symbol: '!',
    met: 'person:lock-keeper',
    conditions: [{ is: 'hasFinds', finds: ['a3-find-02', 'a3-find-04'], holder: 'heroes-here' }],
    ops: [
      { op: 'find.discard', find: 'a3-find-02' },
      { op: 'find.discard', find: 'a3-find-04' },
      { op: 'marker.remove', path: 'a3-e-north-dyke--exit' },
      { op: 'token.remove', token: 'event', at: 'this' },
    ],
    choices: [],
  },
];
