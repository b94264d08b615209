// Page 2 of booklet 2: what each Destiny tile brings, in one box or two.

import type { DestinyRow } from '../rows.ts';

export const destiny2: readonly DestinyRow[] = [
  {
    id: 'a2-destiny-row-01',
    adventure: 2,
    tile: 1,
    boxes: [{ box: 'A', ops: [{ op: 'monster.place', at: 'a2-nest-village' }] }],
  },
  {
    id: 'a2-destiny-row-02',
    adventure: 2,
    tile: 2,
    boxes: [{ box: 'A', ops: [{ op: 'monster.place', at: 'a2-root-maze' }] }],
  },
  {
    id: 'a2-destiny-row-03',
    adventure: 2,
    tile: 3,
    met: 'monster:rat-brigand',
    boxes: [
      { box: 'A', ops: [{ op: 'monster.place', at: 'a2-acorn-market' }] },
      { box: 'B', needs: { coins: 3 }, ops: [{ op: 'coins', n: -3 }] },
    ],
  },
  {
    id: 'a2-destiny-row-04',
    adventure: 2,
    tile: 4,
    boxes: [
      {
        box: 'A',
        ops: [
          { op: 'pile.shuffle', piles: [2, 3] },
          { op: 'gainMana', target: 'each', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'a2-destiny-row-05',
    adventure: 2,
    tile: 5,
    boxes: [
      {
        box: 'A',
        ops: [
          { op: 'loseHealth', target: 'each', where: { kinds: ['exploration', 'step'] }, n: 1 },
          { op: 'loseMana', target: 'each', where: { not: ['exploration', 'step'] }, n: 1 },
        ],
      },
    ],
  },
  {
    id: 'a2-destiny-row-06',
    adventure: 2,
    tile: 6,
    boxes: [{ box: 'A', ops: [{ op: 'monster.place', at: 'a2-firefly-glade', extraHealth: 1 }] }],
  },
  {
    id: 'a2-destiny-row-07',
    adventure: 2,
    tile: 7,
    boxes: [
      { box: 'A', ops: [{ op: 'monster.place', at: 'a2-hunters-camp' }] },
      {
        box: 'B',
        ops: [
          { op: 'loseHealth', target: 'each', n: 1 },
          { op: 'loseMana', target: 'each', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'a2-destiny-row-08',
    adventure: 2,
    tile: 8,
    met: 'person:picotin',
    boxes: [
      {
        box: 'A',
        ops: [
          { op: 'marker.place', path: 'a2-e-spring-cave--great-oak' },
          { op: 'monster.place', at: 'a2-peddlers-stump' },
        ],
      },
    ],
  },
  {
    id: 'a2-destiny-row-09',
    adventure: 2,
    tile: 9,
    met: 'ally:lord-rugor',
    boxes: [
      {
        box: 'A',
        ops: [
          {
            op: 'ifMonsters',
            ops: [{ op: 'healMonster', which: 'all', n: 2 }],
            otherwise: [{ op: 'monster.place', at: 'a2-moss-shrine' }],
          },
        ],
      },
    ],
  },
];
