// Page 2 of booklet 4: what each Destiny tile brings, in one box or two.

import { coins, gainMana, loseHealth, loseMana, placeMarker, placeMonster } from '../ops.ts';
import { boxA, boxB, destiny, needing } from '../printed.ts';
import type { DestinyRow } from '../rows.ts';

export const destiny4: readonly DestinyRow[] = [
  destiny('a4-destiny-row-01', [boxA(placeMonster('a4-oasis'))]),
  destiny('a4-destiny-row-02', [boxA(placeMonster('a4-buried-caravan'))]),
  destiny('a4-destiny-row-03', [boxA({ op: 'loseHealth', target: 'each', where: { not: ['campfire', 'inn'] }, n: 1 })]),
  destiny('a4-destiny-row-04', [needing({ coins: 4 }, boxA(coins(-4))), boxB(placeMonster('a4-bazaar'))]),
  destiny('a4-destiny-row-05', [boxA(gainMana('each', 1))]),
  destiny('a4-destiny-row-06', [boxA(placeMonster('a4-sun-altar', 1))]),
  destiny('a4-destiny-row-07', [
    boxA({
      op: 'testEach',
      die: 'disease',
      outcomes: [
        { faces: ['yellow'], ops: [{ op: 'teleport', target: 'self', to: { place: 'a4-caravan-gate' } }] },
        { faces: ['blue'], ops: [loseMana('self', 1)] },
        { faces: ['green'], ops: [] },
      ],
    }),
  ]),
  destiny(
    'a4-destiny-row-08',
    [boxA(placeMonster('a4-nomad-trader')), boxB({ op: 'token.place', token: 'lock', at: 'a4-tent-inn' })],
    { met: 'person:nomad-trader' },
  ),
  destiny('a4-destiny-row-09', [
    boxA({
      op: 'ifMonsters',
      ops: [{ op: 'healMonster', which: 'all', n: 2 }],
      otherwise: [placeMonster('a4-cracked-well')],
    }),
  ]),
  destiny('a4-destiny-row-10', [boxA(placeMonster('a4-mirage-pool', 2))]),
  destiny('a4-destiny-row-11', [
    boxA(loseHealth('each', 2)),
    boxB(placeMonster('a4-bone-field'), placeMonster('a4-glass-fireflies')),
  ]),
  destiny('a4-destiny-row-12', [boxA(placeMonster('a4-east-storm'), placeMarker('a4-e-sphinx--buried-gate'))], {
    met: 'ally:sphinx',
  }),
];
