// The entries of booklet 2: each is read when its place is activated under its symbol.

import { coins, discard, flag, gainHealth, give, loseHealth, over, placeMonster, rune, setToken } from '../ops.ts';
import { entry } from '../printed.ts';
import type { EventRow } from '../rows.ts';

export const events2: readonly EventRow[] = [
  entry('a2-hermit-burrow-q', {
    met: 'person:hermit',
    variants: ['woodcutter-friend'],
    ops: [rune('blue', 1), setToken('!', 'a2-spider-den'), over()],
    choices: [
      { id: 'pay', needs: { coins: 5 }, ops: [coins(-5), give('a2-find-29')] },
      { id: 'listen', ops: [] },
    ],
  }),
  entry('a2-weeping-willow-q', {
    choices: [
      { id: 'offer', needs: { blue: 1 }, ops: [rune('blue', -1), give('a2-find-04'), over()] },
      { id: 'refuse', ops: [placeMonster('this'), give('a2-find-28'), setToken('!')] },
      { id: 'later', ops: [] },
    ],
  }),
  entry('a2-weeping-willow-x', { ops: [give('a2-find-04'), over()] }),
  entry('a2-dryad-grove-q', {
    met: 'ally:dryad',
    conditions: [{ is: 'hasFinds', finds: ['a2-find-04'], holder: 'self' }],
    ops: [discard('a2-find-04'), give('a2-find-01'), flag('dryad-friend'), gainHealth('eachHere', 1), over()],
  }),
  entry('a2-spider-den-x', {
    conditions: [{ is: 'hasFinds', finds: ['a2-find-05'], holder: 'self' }],
    ops: [placeMonster('this', 2), setToken('?')],
  }),
  entry('a2-spider-den-q', { ops: [give('a2-find-02'), coins(4), over()] }),
  entry('a2-stone-circle-q', {
    choices: [
      { id: 'wind', ops: [loseHealth('self', 1), flag('riddle-failed')] },
      {
        id: 'root',
        ops: [
          give('a2-find-03'),
          rune('blue', 1),
          { op: 'if', notFlag: 'riddle-failed', say: 'first-try', ops: [flag('riddle-first-try')] },
          over(),
        ],
      },
      { id: 'river', ops: [placeMonster('a2-owl-hollow'), flag('riddle-failed')] },
    ],
  }),
  entry('a2-great-oak-x', {
    met: 'ally:lord-rugor',
    conditions: [
      { is: 'bothHeroesHere' },
      { is: 'hasFinds', finds: ['a2-find-01', 'a2-find-02', 'a2-find-03'], holder: 'heroes-here' },
    ],
    ops: [discard('a2-find-01'), discard('a2-find-02'), discard('a2-find-03'), { op: 'adventure.win' }],
  }),
];
