// The entries of booklet 2: each is read when its place is activated under its symbol.

import type { EventRow } from '../rows.ts';

export const events2: readonly EventRow[] = [
  {
    id: 'a2-hermit-burrow-q',
    adventure: 2,
    place: 'a2-hermit-burrow',
    symbol: '?',
    met: 'person:hermit',
    conditions: [],
    variants: ['woodcutter-friend'],
    ops: [
      { op: 'rune', colour: 'blue', n: 1 },
      { op: 'token.set', symbol: '!', at: 'a2-spider-den' },
      { op: 'token.remove', token: 'event', at: 'this' },
    ],
    choices: [
      {
        id: 'pay',
        needs: { coins: 5 },
        ops: [
          { op: 'coins', n: -5 },
          { op: 'find.give', find: 'a2-find-29', to: 'self' },
        ],
      },
      { id: 'listen', ops: [] },
    ],
  },
  {
    id: 'a2-weeping-willow-q',
    adventure: 2,
    place: 'a2-weeping-willow',
    symbol: '?',
    conditions: [],
    ops: [],
    choices: [
      {
        id: 'offer',
        needs: { blue: 1 },
        ops: [
          { op: 'rune', colour: 'blue', n: -1 },
          { op: 'find.give', find: 'a2-find-04', to: 'self' },
          { op: 'token.remove', token: 'event', at: 'this' },
        ],
      },
      {
        id: 'refuse',
        ops: [
          { op: 'monster.place', at: 'this' },
          { op: 'find.give', find: 'a2-find-28', to: 'self' },
          { op: 'token.set', symbol: '!', at: 'this' },
        ],
      },
      { id: 'later', ops: [] },
    ],
  },
  {
    id: 'a2-weeping-willow-x',
    adventure: 2,
    place: 'a2-weeping-willow',
    symbol: '!',
    conditions: [],
    ops: [
      { op: 'find.give', find: 'a2-find-04', to: 'self' },
      { op: 'token.remove', token: 'event', at: 'this' },
    ],
    choices: [],
  },
  {
    id: 'a2-dryad-grove-q',
    adventure: 2,
    place: 'a2-dryad-grove',
    symbol: '?',
    met: 'ally:dryad',
    conditions: [{ is: 'hasFinds', finds: ['a2-find-04'], holder: 'self' }],
    ops: [
      { op: 'find.discard', find: 'a2-find-04' },
      { op: 'find.give', find: 'a2-find-01', to: 'self' },
      { op: 'flag.set', flag: 'dryad-friend' },
      { op: 'gainHealth', target: 'eachHere', n: 1 },
      { op: 'token.remove', token: 'event', at: 'this' },
    ],
    choices: [],
  },
  {
    id: 'a2-spider-den-x',
    adventure: 2,
    place: 'a2-spider-den',
    symbol: '!',
    conditions: [{ is: 'hasFinds', finds: ['a2-find-05'], holder: 'self' }],
    ops: [
      { op: 'monster.place', at: 'this', extraHealth: 2 },
      { op: 'token.set', symbol: '?', at: 'this' },
    ],
    choices: [],
  },
  {
    id: 'a2-spider-den-q',
    adventure: 2,
    place: 'a2-spider-den',
    symbol: '?',
    conditions: [],
    ops: [
      { op: 'find.give', find: 'a2-find-02', to: 'self' },
      { op: 'coins', n: 4 },
      { op: 'token.remove', token: 'event', at: 'this' },
    ],
    choices: [],
  },
  {
    id: 'a2-stone-circle-q',
    adventure: 2,
    place: 'a2-stone-circle',
    symbol: '?',
    conditions: [],
    ops: [],
    choices: [
      {
        id: 'wind',
        ops: [
          { op: 'loseHealth', target: 'self', n: 1 },
          { op: 'flag.set', flag: 'riddle-failed' },
        ],
      },
      {
        id: 'root',
        ops: [
          { op: 'find.give', find: 'a2-find-03', to: 'self' },
          { op: 'rune', colour: 'blue', n: 1 },
          { op: 'if', notFlag: 'riddle-failed', say: 'first-try', ops: [{ op: 'flag.set', flag: 'riddle-first-try' }] },
          { op: 'token.remove', token: 'event', at: 'this' },
        ],
      },
      {
        id: 'river',
        ops: [
          { op: 'monster.place', at: 'a2-owl-hollow' },
          { op: 'flag.set', flag: 'riddle-failed' },
        ],
      },
    ],
  },
  {
    id: 'a2-great-oak-x',
    adventure: 2,
    place: 'a2-great-oak',
    symbol: '!',
    met: 'ally:lord-rugor',
    conditions: [
      { is: 'bothHeroesHere' },
      { is: 'hasFinds', finds: ['a2-find-01', 'a2-find-02', 'a2-find-03'], holder: 'heroes-here' },
    ],
    ops: [
      { op: 'find.discard', find: 'a2-find-01' },
      { op: 'find.discard', find: 'a2-find-02' },
      { op: 'find.discard', find: 'a2-find-03' },
      { op: 'adventure.win' },
    ],
    choices: [],
  },
];
