// The entries of booklet 4: each is read when its place is activated under its symbol.

import { coins, discard, flag, give, loseHealth, over, placeMonster, rune, setToken } from '../ops.ts';
import { entry } from '../printed.ts';
import type { EventRow } from '../rows.ts';

export const events4: readonly EventRow[] = [
  entry('a4-nomad-camp-q', {
    met: 'person:nomad-elder',
    conditions: [{ is: 'hasFinds', finds: ['a4-find-04'], holder: 'self' }],
    variants: ['witch-paid'],
    ops: [discard('a4-find-04'), give('a4-find-03'), rune('red', 1), over()],
  }),
  entry('a4-sphinx-q', {
    met: 'ally:sphinx',
    variants: ['riddle-first-try', 'riddle-failed'],
    choices: [
      { id: 'shadow', ops: [give('a4-find-05'), flag('sphinx-answered'), rune('blue', 2), over()] },
      {
        id: 'time',
        ops: [
          {
            op: 'ifReserve',
            find: 'a4-find-26',
            say: 'sunstroke',
            sayOtherwise: 'sandblast',
            ops: [give('a4-find-26')],
            otherwise: [loseHealth('self', 2)],
          },
          over(),
        ],
      },
      { id: 'silence', ops: [coins(-3)] },
    ],
  }),
  entry('a4-lost-tomb-q', {
    conditions: [{ is: 'hasFinds', finds: ['a4-find-03'], holder: 'self' }],
    ops: [
      discard('a4-find-03'),
      give('a4-find-01'),
      rune('red', 1),
      { op: 'if', flag: 'sphinx-answered', say: 'scarab', ops: [give('a4-find-28')] },
      placeMonster('a4-oasis'),
      over(),
    ],
  }),
  entry('a4-worm-pit-x', { ops: [{ op: 'monster.place', at: 'this', monster: 'dune-worm' }, setToken('?')] }),
  entry('a4-worm-pit-q', { ops: [give('a4-find-02'), coins(6), over()] }),
  entry('a4-buried-gate-x', {
    conditions: [{ is: 'hasFinds', finds: ['a4-find-01', 'a4-find-02'], holder: 'heroes-here' }],
    ops: [
      discard('a4-find-01'),
      discard('a4-find-02'),
      setToken('?'),
      {
        op: 'ifFind',
        find: 'a4-find-05',
        holder: 'heroes-here',
        say: 'word-known',
        sayOtherwise: 'word-unknown',
        ops: [discard('a4-find-05')],
        otherwise: [{ op: 'monster.place', at: 'this', monster: 'gargoyle' }],
      },
    ],
  }),
  entry('a4-buried-gate-q', { conditions: [{ is: 'bothHeroesHere' }], ops: [{ op: 'adventure.win' }] }),
];
