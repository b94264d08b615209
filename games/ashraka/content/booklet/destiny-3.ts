// Page 2 of booklet 3: what each Destiny tile brings, in one box or two.

import type { DestinyRow } from '../rows.ts';

export const destiny3: readonly DestinyRow[] = [
  {
    id: 'a3-destiny-row-01',
    adventure: 3,
    tile: 1,
    boxes: [{ box: 'A', ops: [{ op: 'monster.place', at: 'a3-stilt-market' }] }],
  },
  {
    id: 'a3-destiny-row-02',
    adventure: 3,
    tile: 2,
    boxes: [{ box: 'A', ops: [{ op: 'monster.place', at: 'a3-sunken-boat' }] }],
  },
  {
    id: 'a3-destiny-row-03',
    adventure: 3,
    tile: 3,
    boxes: [
      {
        box: 'A',
        ops: [
          { op: 'loseHealth', target: 'each', where: { kinds: ['quay', 'step'] }, n: 1 },
          { op: 'loseMana', target: 'each', where: { not: ['quay', 'step'] }, n: 1 },
        ],
      },
    ],
  },
  {
    id: 'a3-destiny-row-04',
    adventure: 3,
    tile: 4,
    boxes: [
      { box: 'A', ops: [{ op: 'monster.place', at: 'a3-heron-nest' }] },
      { box: 'B', needs: { coins: 4 }, ops: [{ op: 'coins', n: -4 }] },
    ],
  },
  {
    id: 'a3-destiny-row-05',
    adventure: 3,
    tile: 5,
    boxes: [
      {
        box: 'A',
        ops: [
          { op: 'gainHealth', target: 'each', n: 1 },
          { op: 'pile.shuffle', piles: [1, 2] },
        ],
      },
    ],
  },
  {
    id: 'a3-destiny-row-06',
    adventure: 3,
    tile: 6,
    boxes: [{ box: 'A', ops: [{ op: 'monster.place', at: 'a3-island-quay', extraHealth: 1 }] }],
  },
  {
    id: 'a3-destiny-row-07',
    adventure: 3,
    tile: 7,
    boxes: [
      {
        box: 'A',
        ops: [
          { op: 'monster.place', at: 'a3-peat-camp' },
          { op: 'loseHealth', target: 'each', where: { place: 'a3-peat-camp' }, n: 1 },
        ],
      },
    ],
  },
  {
    id: 'a3-destiny-row-08',
    adventure: 3,
    tile: 8,
    boxes: [
      { box: 'A', ops: [{ op: 'healMonster', which: 'all', n: 2 }] },
      { box: 'B', ops: [{ op: 'monster.place', at: 'a3-bog-pit' }] },
    ],
  },
  {
    id: 'a3-destiny-row-09',
    adventure: 3,
    tile: 9,
    boxes: [
      {
        box: 'A',
        ops: [
          { op: 'token.place', token: 'lock', at: 'a3-smugglers-raft' },
          { op: 'loseMana', target: 'each', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'a3-destiny-row-10',
    adventure: 3,
    tile: 10,
    boxes: [{ box: 'A', ops: [{ op: 'monster.place', at: 'a3-drowned-chapel', extraHealth: 2 }] }],
  },
  {
    id: 'a3-destiny-row-11',
    adventure: 3,
    tile: 11,
    boxes: [
      {
        box: 'A',
        ops: [
          { op: 'monster.place', at: 'a3-east-quay' },
          { op: 'healMonster', which: 'all', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'a3-destiny-row-12',
    adventure: 3,
    tile: 12,
    met: 'person:ashraka',
    boxes: [
      { box: 'A', ops: [{ op: 'loseHealth', target: 'each', n: 2 }] },
      {
        box: 'B',
        ops: [
          { op: 'monster.place', at: 'a3-west-quay' },
          { op: 'monster.place', at: 'a3-east-quay' },
        ],
      },
    ],
  },
];
