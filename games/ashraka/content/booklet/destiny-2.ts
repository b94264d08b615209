// Page 2 of booklet 2: what each Destiny tile brings, in one box or two.

import { coins, gainMana, loseHealth, loseMana, placeMarker, placeMonster } from '../ops.ts';
import { boxA, boxB, destiny, needing } from '../printed.ts';
import type { DestinyRow } from '../rows.ts';

export const destiny2: readonly DestinyRow[] = [
  destiny('a2-destiny-row-01', [boxA(placeMonster('a2-nest-village'))]),
  destiny('a2-destiny-row-02', [boxA(placeMonster('a2-root-maze'))]),
  destiny('a2-destiny-row-03', [boxA(placeMonster('a2-acorn-market')), needing({ coins: 3 }, boxB(coins(-3)))], {
    met: 'monster:rat-brigand',
  }),
  destiny('a2-destiny-row-04', [boxA({ op: 'pile.shuffle', piles: [2, 3] }, gainMana('each', 1))]),
  destiny('a2-destiny-row-05', [
    boxA(
      { op: 'loseHealth', target: 'each', where: { kinds: ['exploration', 'step'] }, n: 1 },
      { op: 'loseMana', target: 'each', where: { not: ['exploration', 'step'] }, n: 1 },
    ),
  ]),
  destiny('a2-destiny-row-06', [boxA(placeMonster('a2-firefly-glade', 1))]),
  destiny('a2-destiny-row-07', [
    boxA(placeMonster('a2-hunters-camp')),
    boxB(loseHealth('each', 1), loseMana('each', 1)),
  ]),
  destiny('a2-destiny-row-08', [boxA(placeMarker('a2-e-spring-cave--great-oak'), placeMonster('a2-peddlers-stump'))], {
    met: 'person:picotin',
  }),
  destiny(
    'a2-destiny-row-09',
    [
      boxA({
        op: 'ifMonsters',
        ops: [{ op: 'healMonster', which: 'all', n: 2 }],
        otherwise: [placeMonster('a2-moss-shrine')],
      }),
    ],
    { met: 'ally:lord-rugor' },
  ),
];
