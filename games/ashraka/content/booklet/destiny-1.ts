// Page 2 of booklet 1: what each Destiny tile brings, in one box or two.

import type { DestinyRow } from '../rows.ts';

export const destiny1: readonly DestinyRow[] = [
  {
    id: 'a1-destiny-row-01',
    adventure: 1,
    tile: 1,
    boxes: [{ box: 'A', ops: [{ op: 'monster.place', at: 'a1-forest-edge' }] }],
  },
  {
    id: 'a1-destiny-row-02',
    adventure: 1,
    tile: 2,
    met: 'person:bridge-guard',
    boxes: [{ box: 'A', ops: [{ op: 'monster.place', at: 'a1-guarded-bridge' }] }],
  },
  {
    id: 'a1-destiny-row-03',
    adventure: 1,
    tile: 3,
    met: 'person:miller',
    boxes: [
      { box: 'A', needs: { coins: 2 }, ops: [{ op: 'coins', n: -2 }] },
      { box: 'B', ops: [{ op: 'monster.place', at: 'a1-old-mill' }] },
    ],
  },
  {
    id: 'a1-destiny-row-04',
    adventure: 1,
    tile: 4,
    met: 'monster:ill-omen-raven',
    boxes: [
      { box: 'A', ops: [{ op: 'loseMana', target: 'each', n: 1 }] },
      {
        box: 'B',
        ops: [
          { op: 'pile.shuffle', piles: [1, 4] },
          { op: 'monster.place', at: 'a1-hollow-oak' },
        ],
      },
    ],
  },
  {
    id: 'a1-destiny-row-05',
    adventure: 1,
    tile: 5,
    boxes: [
      {
        box: 'A',
        ops: [
          { op: 'token.set', symbol: '?', at: 'a1-south-gate' },
          { op: 'monster.place', at: 'a1-clearing' },
        ],
      },
    ],
  },
  {
    id: 'a1-destiny-row-06',
    adventure: 1,
    tile: 6,
    boxes: [{ box: 'A', ops: [{ op: 'monster.place', at: 'a1-standing-stones', extraHealth: 1 }] }],
  },
  {
    id: 'a1-destiny-row-07',
    adventure: 1,
    tile: 7,
    boxes: [
      {
        box: 'A',
        ops: [
          { op: 'monster.place', at: 'a1-crossroads-inn' },
          { op: 'loseHealth', target: 'each', where: { place: 'a1-crossroads-inn' }, n: 1 },
        ],
      },
    ],
  },
  {
    id: 'a1-destiny-row-08',
    adventure: 1,
    tile: 8,
    boxes: [
      { box: 'A', ops: [{ op: 'healMonster', which: 'all', n: 2 }] },
      { box: 'B', ops: [{ op: 'loseHealth', target: 'each', n: 1 }] },
    ],
  },
  {
    id: 'a1-destiny-row-09',
    adventure: 1,
    tile: 9,
    met: 'person:crossroads-host',
    boxes: [
      {
        box: 'A',
        ops: [
          { op: 'token.place', token: 'lock', at: 'a1-crossroads-inn' },
          { op: 'monster.place', at: 'a1-guarded-bridge' },
        ],
      },
    ],
  },
];
