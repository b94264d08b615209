// The entries of booklet 1: each is read when its place is activated under its symbol.

import { coins, discard, flag, give, over, placeMonster, removeMarker, setToken } from '../ops.ts';
import { entry } from '../printed.ts';
import type { EventRow } from '../rows.ts';

export const events1: readonly EventRow[] = [
  entry('a1-ruins-q', {
    met: 'monster:rat-brigand',
    choices: [
      {
        id: 'sneak',
        ops: [
          {
            op: 'test',
            die: 'orange',
            outcomes: [
              { faces: ['fail'], say: 'caught', ops: [placeMonster('this'), setToken('!')] },
              { faces: ['wound', 'critical'], say: 'unseen', ops: [give('a1-find-04'), over()] },
            ],
          },
        ],
      },
      { id: 'attack', ops: [placeMonster('this', -1), setToken('!'), coins(2)] },
    ],
  }),
  entry('a1-ruins-x', { ops: [give('a1-find-04'), coins(3), over()] }),
  entry('a1-mysterious-cave-q', {
    conditions: [{ is: 'hasFinds', finds: ['a1-find-01'], holder: 'self' }],
    choices: [
      { id: 'yes', ops: [discard('a1-find-01'), over(), flag('cave-explored')] },
      { id: 'no', ops: [coins(1), discard('a1-find-01'), over()] },
    ],
  }),
  entry('a1-woodcutters-hut-q', { ops: [placeMonster('this', 2), setToken('!')] }),
  entry('a1-woodcutters-hut-x', {
    met: 'ally:grateful-woodcutter',
    ops: [give('a1-find-03'), removeMarker('a1-e-woodcutters-hut--forest-edge'), over()],
    choices: [
      { id: 'friend', ops: [flag('woodcutter-friend')] },
      { id: 'coins', ops: [coins(5)] },
    ],
  }),
  entry('a1-guarded-bridge-x', {
    met: 'person:bridge-guard',
    conditions: [{ is: 'hasFinds', finds: ['a1-find-04'], holder: 'self' }],
    ops: [discard('a1-find-04'), removeMarker('a1-e-guarded-bridge--forest-edge'), over()],
  }),
  entry('a1-forest-edge-x', {
    met: 'ally:braiebois-sentinel',
    conditions: [{ is: 'hasFinds', finds: ['a1-find-02'], holder: 'self' }],
    ops: [discard('a1-find-02'), removeMarker('a1-e-forest-edge--exit'), over()],
  }),
  entry('a1-south-gate-q', {
    met: 'person:picotin',
    choices: [
      { id: 'help', needs: { card: 'free' }, ops: [{ op: 'discard', type: 'free', n: 1 }, give('a1-find-22'), over()] },
      { id: 'leave', ops: [give('a1-find-21'), over()] },
    ],
  }),
];
