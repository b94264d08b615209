// Page 2 of booklet 4: what each Destiny tile brings, in one box or two.

import type { DestinyRow } from '../rows.ts';

export const destiny4: readonly DestinyRow[] = [
  {
    id: 'a4-destiny-row-01',
    adventure: 4,
    tile: 1,
    boxes: [{ box: 'A', ops: [{ op: 'monster.place', at: 'a4-oasis' }] }],
  },
  {
    id: 'a4-destiny-row-02',
    adventure: 4,
    tile: 2,
    boxes: [{ box: 'A', ops: [{ op: 'monster.place', at: 'a4-buried-caravan' }] }],
  },
  {
    id: 'a4-destiny-row-03',
    adventure: 4,
    tile: 3,
    boxes: [{ box: 'A', ops: [{ op: 'loseHealth', target: 'each', where: { not: ['campfire', 'inn'] }, n: 1 }] }],
  },
  {
    id: 'a4-destiny-row-04',
    adventure: 4,
    tile: 4,
    boxes: [
      { box: 'A', needs: { coins: 4 }, ops: [{ op: 'coins', n: -4 }] },
      { box: 'B', ops: [{ op: 'monster.place', at: 'a4-bazaar' }] },
    ],
  },
  {
    id: 'a4-destiny-row-05',
    adventure: 4,
    tile: 5,
    boxes: [{ box: 'A', ops: [{ op: 'gainMana', target: 'each', n: 1 }] }],
  },
  {
    id: 'a4-destiny-row-06',
    adventure: 4,
    tile: 6,
    boxes: [{ box: 'A', ops: [{ op: 'monster.place', at: 'a4-sun-altar', extraHealth: 1 }] }],
  },
  {
    id: 'a4-destiny-row-07',
    adventure: 4,
    tile: 7,
    boxes: [
      {
        box: 'A',
        ops: [
          {
            op: 'testEach',
            die: 'disease',
            outcomes: [
              { faces: ['yellow'], ops: [{ op: 'teleport', target: 'self', to: { place: 'a4-caravan-gate' } }] },
              { faces: ['blue'], ops: [{ op: 'loseMana', target: 'self', n: 1 }] },
              { faces: ['green'], ops: [] },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'a4-destiny-row-08',
    adventure: 4,
    tile: 8,
    met: 'person:nomad-trader',
    boxes: [
      { box: 'A', ops: [{ op: 'monster.place', at: 'a4-nomad-trader' }] },
      { box: 'B', ops: [{ op: 'token.place', token: 'lock', at: 'a4-tent-inn' }] },
    ],
  },
  {
    id: 'a4-destiny-row-09',
    adventure: 4,
    tile: 9,
    boxes: [
      {
        box: 'A',
        ops: [
          {
            op: 'ifMonsters',
            ops: [{ op: 'healMonster', which: 'all', n: 2 }],
            otherwise: [{ op: 'monster.place', at: 'a4-cracked-well' }],
          },
        ],
      },
    ],
  },
  {
    id: 'a4-destiny-row-10',
    adventure: 4,
    tile: 10,
    boxes: [{ box: 'A', ops: [{ op: 'monster.place', at: 'a4-mirage-pool', extraHealth: 2 }] }],
  },
  {
    id: 'a4-destiny-row-11',
    adventure: 4,
    tile: 11,
    boxes: [
      { box: 'A', ops: [{ op: 'loseHealth', target: 'each', n: 2 }] },
      {
        box: 'B',
        ops: [
          { op: 'monster.place', at: 'a4-bone-field' },
          { op: 'monster.place', at: 'a4-glass-fireflies' },
        ],
      },
    ],
  },
  {
    id: 'a4-destiny-row-12',
    adventure: 4,
    tile: 12,
    met: 'ally:sphinx',
    boxes: [
      {
        box: 'A',
        ops: [
          { op: 'monster.place', at: 'a4-east-storm' },
          { op: 'marker.place', path: 'a4-e-sphinx--buried-gate' },
        ],
      },
    ],
  },
];
