// The entries of booklet 4: each is read when its place is activated under its symbol.

import type { EventRow } from '../rows.ts';

export const events4: readonly EventRow[] = [
  {
    id: 'a4-nomad-camp-q',
    adventure: 4,
    place: 'a4-nomad-camp',
    symbol: '?',
    conditions: [{ is: 'hasFinds', finds: ['a4-find-04'], holder: 'self' }],
    variants: ['witch-paid'],
    ops: [
      { op: 'find.discard', find: 'a4-find-04' },
      { op: 'find.give', find: 'a4-find-03', to: 'self' },
      { op: 'rune', colour: 'red', n: 1 },
      { op: 'token.remove', token: 'event', at: 'this' },
    ],
    choices: [],
  },
  {
    id: 'a4-sphinx-q',
    adventure: 4,
    place: 'a4-sphinx',
    symbol: '?',
    conditions: [],
    variants: ['riddle-first-try', 'riddle-failed'],
    ops: [],
    choices: [
      {
        id: 'shadow',
        ops: [
          { op: 'find.give', find: 'a4-find-05', to: 'self' },
          { op: 'flag.set', flag: 'sphinx-answered' },
          { op: 'rune', colour: 'blue', n: 2 },
          { op: 'token.remove', token: 'event', at: 'this' },
        ],
      },
      {
        id: 'time',
        ops: [
          {
            op: 'ifReserve',
            find: 'a4-find-26',
            say: 'sunstroke',
            sayOtherwise: 'sandblast',
            ops: [{ op: 'find.give', find: 'a4-find-26', to: 'self' }],
            otherwise: [{ op: 'loseHealth', target: 'self', n: 2 }],
          },
          { op: 'token.remove', token: 'event', at: 'this' },
        ],
      },
      { id: 'silence', ops: [{ op: 'coins', n: -3 }] },
    ],
  },
  {
    id: 'a4-lost-tomb-q',
    adventure: 4,
    place: 'a4-lost-tomb',
    symbol: '?',
    conditions: [{ is: 'hasFinds', finds: ['a4-find-03'], holder: 'self' }],
    ops: [
      { op: 'find.discard', find: 'a4-find-03' },
      { op: 'find.give', find: 'a4-find-01', to: 'self' },
      { op: 'rune', colour: 'red', n: 1 },
      { op: 'if', flag: 'sphinx-answered', say: 'scarab', ops: [{ op: 'find.give', find: 'a4-find-28', to: 'self' }] },
      { op: 'monster.place', at: 'a4-oasis' },
      { op: 'token.remove', token: 'event', at: 'this' },
    ],
    choices: [],
  },
  {
    id: 'a4-worm-pit-x',
    adventure: 4,
    place: 'a4-worm-pit',
    symbol: '!',
    conditions: [],
    ops: [
      { op: 'monster.place', at: 'this', monster: 'dune-worm' },
      { op: 'token.set', symbol: '?', at: 'this' },
    ],
    choices: [],
  },
  {
    id: 'a4-worm-pit-q',
    adventure: 4,
    place: 'a4-worm-pit',
    symbol: '?',
    conditions: [],
    ops: [
      { op: 'find.give', find: 'a4-find-02', to: 'self' },
      { op: 'coins', n: 6 },
      { op: 'token.remove', token: 'event', at: 'this' },
    ],
    choices: [],
  },
  {
    id: 'a4-buried-gate-x',
    adventure: 4,
    place: 'a4-buried-gate',
    symbol: '!',
    conditions: [{ is: 'hasFinds', finds: ['a4-find-01', 'a4-find-02'], holder: 'heroes-here' }],
    ops: [
      { op: 'find.discard', find: 'a4-find-01' },
      { op: 'find.discard', find: 'a4-find-02' },
      { op: 'token.set', symbol: '?', at: 'this' },
      {
        op: 'ifFind',
        find: 'a4-find-05',
        holder: 'heroes-here',
        say: 'word-known',
        sayOtherwise: 'word-unknown',
        ops: [{ op: 'find.discard', find: 'a4-find-05' }],
        otherwise: [{ op: 'monster.place', at: 'this', monster: 'gargoyle' }],
      },
    ],
    choices: [],
  },
  {
    id: 'a4-buried-gate-q',
    adventure: 4,
    place: 'a4-buried-gate',
    symbol: '?',
    conditions: [{ is: 'bothHeroesHere' }],
    ops: [{ op: 'adventure.win' }],
    choices: [],
  },
];
