// The entries of booklet 3: each is read when its place is activated under its symbol.

import { coins, discard, flag, give, over, placeMonster, removeMarker, rune, setToken } from '../ops.ts';
import { entry } from '../printed.ts';
import type { EventRow } from '../rows.ts';

export const events3: readonly EventRow[] = [
  entry('a3-witch-hut-q', {
    met: 'ally:marsh-witch',
    choices: [
      { id: 'pay', needs: { coins: 4 }, ops: [coins(-4), give('a3-find-01'), flag('witch-paid'), over()] },
      { id: 'steal', ops: [give('a3-find-01'), placeMonster('this'), placeMonster('a3-peat-camp'), over()] },
      { id: 'later', ops: [] },
    ],
  }),
  entry('a3-bell-tower-q', {
    conditions: [{ is: 'hasFinds', finds: ['a3-find-01'], holder: 'self' }],
    ops: [
      discard('a3-find-01'),
      { op: 'token.place', token: 'portal-blue', at: 'a3-bell-tower' },
      { op: 'token.place', token: 'portal-blue', at: 'a3-moon-pool' },
      over(),
    ],
  }),
  entry('a3-moon-pool-q', {
    met: 'ally:heron-messenger',
    conditions: [{ is: 'hasFinds', finds: ['a3-find-03'], holder: 'self' }],
    ops: [discard('a3-find-03'), give('a3-find-02'), over()],
    choices: [
      { id: 'spend', needs: { red: 1 }, ops: [rune('red', -1), give('a3-find-22')] },
      { id: 'keep', ops: [] },
    ],
  }),
  entry('a3-marsh-heart-x', {
    ops: [{ op: 'monster.place', at: 'this', monster: 'mire-serpent', extraHealth: 7 }, setToken('?')],
  }),
  entry('a3-marsh-heart-q', {
    ops: [give('a3-find-04'), rune('blue', 2), removeMarker('a3-e-marsh-heart--north-dyke'), over()],
  }),
  entry('a3-north-dyke-x', {
    met: 'person:lock-keeper',
    conditions: [{ is: 'hasFinds', finds: ['a3-find-02', 'a3-find-04'], holder: 'heroes-here' }],
    ops: [discard('a3-find-02'), discard('a3-find-04'), removeMarker('a3-e-north-dyke--exit'), over()],
  }),
];
