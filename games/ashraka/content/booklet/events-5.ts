// The entries of booklet 5: each is read when its place is activated under its symbol.

import { coins, discard, flag, give, over, placeMonster, removeMarker, rune, setToken } from '../ops.ts';
import { entry } from '../printed.ts';
import type { EventRow } from '../rows.ts';

export const events5: readonly EventRow[] = [
  entry('a5-prison-q', {
    met: 'ally:freed-prisoners',
    conditions: [{ is: 'hasFinds', finds: ['a5-find-04'], holder: 'self' }],
    ops: [discard('a5-find-04'), give('a5-find-01'), give('a5-find-05'), flag('freed-prisoners'), over()],
  }),
  entry('a5-clock-tower-q', {
    met: 'ally:clockmaker',
    conditions: [{ is: 'hasFinds', finds: ['a5-find-05'], holder: 'self' }],
    ops: [discard('a5-find-05'), over()],
    choices: [
      { id: 'fuse', ops: [give('a5-find-07')] },
      { id: 'stop', ops: [give('a5-find-07'), flag('clock-stopped'), placeMonster('this')] },
    ],
  }),
  entry('a5-catacombs-x', { ops: [placeMonster('this', 2), setToken('?')] }),
  entry('a5-catacombs-q', { met: 'person:last-king', ops: [give('a5-find-02'), rune('blue', 2), over()] }),
  entry('a5-great-gate-x', {
    conditions: [{ is: 'hasFinds', finds: ['a5-find-07'], holder: 'self' }],
    ops: [
      discard('a5-find-07'),
      removeMarker('a5-e-great-gate--inner-court'),
      placeMonster('a5-inner-court'),
      flag('gate-blown'),
      over(),
    ],
  }),
  entry('a5-observatory-x', { ops: [{ op: 'monster.place', at: 'this', monster: 'gargoyle' }, setToken('?')] }),
  entry('a5-observatory-q', { ops: [give('a5-find-03'), over()] }),
  entry('a5-treasury-q', {
    ops: [over()],
    choices: [
      { id: 'gold', ops: [coins(12), give('a5-find-37')] },
      { id: 'runes', ops: [give('a5-find-33')] },
      { id: 'luck', ops: [give('a5-find-40')] },
    ],
  }),
  entry('a5-throne-stair-x', {
    conditions: [{ is: 'hasFinds', finds: ['a5-find-01', 'a5-find-02', 'a5-find-03'], holder: 'heroes-here' }],
    variants: ['clock-stopped', 'gate-blown'],
    ops: [
      discard('a5-find-01'),
      discard('a5-find-02'),
      discard('a5-find-03'),
      removeMarker('a5-e-throne-stair--throne-room'),
      { op: 'destiny.insert', tile: 13, position: 'next' },
      over(),
    ],
  }),
  entry('a5-throne-room-x', {
    met: 'person:ashraka',
    conditions: [{ is: 'bothHeroesHere' }],
    variants: ['sphinx-answered'],
    ops: [{ op: 'monster.place', at: 'this', monster: 'avatar-of-ashraka' }, setToken('?')],
  }),
  entry('a5-throne-room-q', { ops: [give('a5-find-06'), { op: 'adventure.win' }] }),
];
