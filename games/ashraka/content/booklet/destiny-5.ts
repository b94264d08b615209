// Page 2 of booklet 5: what each Destiny tile brings, in one box or two.

import { coins, gainHealth, gainMana, loseHealth, loseMana, placeMarker, placeMonster } from '../ops.ts';
import { boxA, boxB, destiny, needing } from '../printed.ts';
import type { DestinyRow } from '../rows.ts';

export const destiny5: readonly DestinyRow[] = [
  destiny('a5-destiny-row-01', [boxA(placeMonster('a5-night-market'))]),
  destiny('a5-destiny-row-02', [boxA(placeMonster('a5-warehouse'))]),
  destiny('a5-destiny-row-03', [needing({ coins: 5 }, boxA(coins(-5))), boxB(placeMonster('a5-hideout'))], {
    met: 'monster:rat-guard',
  }),
  destiny('a5-destiny-row-04', [boxA(loseMana('each', 1)), boxB(loseHealth('each', 1))]),
  destiny('a5-destiny-row-05', [boxA(gainHealth('each', 1), gainMana('each', 1))]),
  destiny('a5-destiny-row-06', [boxA(placeMonster('a5-old-library', 1))]),
  destiny(
    'a5-destiny-row-07',
    [boxA(placeMonster('a5-alchemist')), boxB({ op: 'token.place', token: 'lock', at: 'a5-smugglers-inn' })],
    { met: 'ally:night-alchemist' },
  ),
  destiny('a5-destiny-row-08', [
    boxA({
      op: 'ifMonsters',
      ops: [{ op: 'healMonster', which: 'all', n: 2 }],
      otherwise: [placeMonster('a5-ruined-chapel')],
    }),
  ]),
  destiny('a5-destiny-row-09', [boxA(placeMonster('a5-kitchens'), { op: 'pile.shuffle', piles: [4, 5, 6] })]),
  destiny('a5-destiny-row-10', [boxA(placeMonster('a5-brazier', 2))]),
  destiny(
    'a5-destiny-row-11',
    [boxA(loseHealth('each', 2)), boxB(placeMonster('a5-rat-barracks'), placeMonster('a5-armoury'))],
    { met: 'person:ashraka' },
  ),
  destiny('a5-destiny-row-12', [boxA({ op: 'healMonster', which: 'all', n: 3 }, loseMana('each', 2))]),
  destiny(
    'a5-destiny-row-13',
    [
      boxA(
        { op: 'healMonster', which: 'all', n: 2 },
        placeMarker('a5-e-brazier--storm-roof'),
        placeMarker('a5-e-kitchens--storm-roof'),
        gainHealth('each', 2),
        gainMana('each', 2),
      ),
    ],
    { met: 'person:ashraka' },
  ),
];
