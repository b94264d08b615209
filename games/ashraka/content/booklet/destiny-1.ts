// Page 2 of booklet 1: what each Destiny tile brings, in one box or two.

import { coins, loseHealth, loseMana, placeMonster, setToken } from '../ops.ts';
import { boxA, boxB, destiny, needing } from '../printed.ts';
import type { DestinyRow } from '../rows.ts';

export const destiny1: readonly DestinyRow[] = [
  destiny('a1-destiny-row-01', [boxA(placeMonster('a1-forest-edge'))]),
  destiny('a1-destiny-row-02', [boxA(placeMonster('a1-guarded-bridge'))], { met: 'person:bridge-guard' }),
  destiny('a1-destiny-row-03', [needing({ coins: 2 }, boxA(coins(-2))), boxB(placeMonster('a1-old-mill'))], {
    met: 'person:miller',
  }),
  destiny(
    'a1-destiny-row-04',
    [boxA(loseMana('each', 1)), boxB({ op: 'pile.shuffle', piles: [1, 4] }, placeMonster('a1-hollow-oak'))],
    { met: 'monster:ill-omen-raven' },
  ),
  destiny('a1-destiny-row-05', [boxA(setToken('?', 'a1-south-gate'), placeMonster('a1-clearing'))]),
  destiny('a1-destiny-row-06', [boxA(placeMonster('a1-standing-stones', 1))]),
  destiny('a1-destiny-row-07', [
    boxA(placeMonster('a1-crossroads-inn'), {
      op: 'loseHealth',
      target: 'each',
      where: { place: 'a1-crossroads-inn' },
      n: 1,
    }),
  ]),
  destiny('a1-destiny-row-08', [boxA({ op: 'healMonster', which: 'all', n: 2 }), boxB(loseHealth('each', 1))]),
  destiny(
    'a1-destiny-row-09',
    [boxA({ op: 'token.place', token: 'lock', at: 'a1-crossroads-inn' }, placeMonster('a1-guarded-bridge'))],
    { met: 'person:crossroads-host' },
  ),
];
