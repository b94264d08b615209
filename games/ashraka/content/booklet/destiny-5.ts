// Page 2 of booklet 5: what each Destiny tile brings, in one box or two.

import type { DestinyRow } from '../rows.ts';

export const destiny5: readonly DestinyRow[] = [
  {
    id: 'a5-destiny-row-01',
    adventure: 5,
    tile: 1,
    boxes: [{ box: 'A', ops: [{ op: 'monster.place', at: 'a5-night-market' }] }],
  },
  {
    id: 'a5-destiny-row-02',
    adventure: 5,
    tile: 2,
    boxes: [{ box: 'A', ops: [{ op: 'monster.place', at: 'a5-warehouse' }] }],
  },
  {
    id: 'a5-destiny-row-03',
    adventure: 5,
    tile: 3,
    met: 'monster:rat-guard',
    boxes: [
      { box: 'A', needs: { coins: 5 }, ops: [{ op: 'coins', n: -5 }] },
      { box: 'B', ops: [{ op: 'monster.place', at: 'a5-hideout' }] },
    ],
  },
  {
    id: 'a5-destiny-row-04',
    adventure: 5,
    tile: 4,
    boxes: [
      { box: 'A', ops: [{ op: 'loseMana', target: 'each', n: 1 }] },
      { box: 'B', ops: [{ op: 'loseHealth', target: 'each', n: 1 }] },
    ],
  },
  {
    id: 'a5-destiny-row-05',
    adventure: 5,
    tile: 5,
    boxes: [
      {
        box: 'A',
        ops: [
          { op: 'gainHealth', target: 'each', n: 1 },
          { op: 'gainMana', target: 'each', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'a5-destiny-row-06',
    adventure: 5,
    tile: 6,
    boxes: [{ box: 'A', ops: [{ op: 'monster.place', at: 'a5-old-library', extraHealth: 1 }] }],
  },
  {
    id: 'a5-destiny-row-07',
    adventure: 5,
    tile: 7,
    met: 'ally:night-alchemist',
    boxes: [
      { box: 'A', ops: [{ op: 'monster.place', at: 'a5-alchemist' }] },
      { box: 'B', ops: [{ op: 'token.place', token: 'lock', at: 'a5-smugglers-inn' }] },
    ],
  },
  {
    id: 'a5-destiny-row-08',
    adventure: 5,
    tile: 8,
    boxes: [
      {
        box: 'A',
        ops: [
          {
            op: 'ifMonsters',
            ops: [{ op: 'healMonster', which: 'all', n: 2 }],
            otherwise: [{ op: 'monster.place', at: 'a5-ruined-chapel' }],
          },
        ],
      },
    ],
  },
  {
    id: 'a5-destiny-row-09',
    adventure: 5,
    tile: 9,
    boxes: [
      {
        box: 'A',
        ops: [
          { op: 'monster.place', at: 'a5-kitchens' },
          { op: 'pile.shuffle', piles: [4, 5, 6] },
        ],
      },
    ],
  },
  {
    id: 'a5-destiny-row-10',
    adventure: 5,
    tile: 10,
    boxes: [{ box: 'A', ops: [{ op: 'monster.place', at: 'a5-brazier', extraHealth: 2 }] }],
  },
  {
    id: 'a5-destiny-row-11',
    adventure: 5,
    tile: 11,
    met: 'person:ashraka',
    boxes: [
      { box: 'A', ops: [{ op: 'loseHealth', target: 'each', n: 2 }] },
      {
        box: 'B',
        ops: [
          { op: 'monster.place', at: 'a5-rat-barracks' },
          { op: 'monster.place', at: 'a5-armoury' },
        ],
      },
    ],
  },
  {
    id: 'a5-destiny-row-12',
    adventure: 5,
    tile: 12,
    boxes: [
      {
        box: 'A',
        ops: [
          { op: 'healMonster', which: 'all', n: 3 },
          { op: 'loseMana', target: 'each', n: 2 },
        ],
      },
    ],
  },
  {
    id: 'a5-destiny-row-13',
    adventure: 5,
    tile: 13,
    met: 'person:ashraka',
    boxes: [
      {
        box: 'A',
        ops: [
          { op: 'healMonster', which: 'all', n: 2 },
          { op: 'marker.place', path: 'a5-e-brazier--storm-roof' },
          { op: 'marker.place', path: 'a5-e-kitchens--storm-roof' },
          { op: 'gainHealth', target: 'each', n: 2 },
          { op: 'gainMana', target: 'each', n: 2 },
        ],
      },
    ],
  },
];
