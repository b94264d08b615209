// Page 2 of booklet 3: what each Destiny tile brings, in one box or two.

import { coins, gainHealth, loseHealth, loseMana, placeMonster } from '../ops.ts';
import { boxA, boxB, destiny, needing } from '../printed.ts';
import type { DestinyRow } from '../rows.ts';

export const destiny3: readonly DestinyRow[] = [
  destiny('a3-destiny-row-01', [boxA(placeMonster('a3-stilt-market'))]),
  destiny('a3-destiny-row-02', [boxA(placeMonster('a3-sunken-boat'))]),
  destiny('a3-destiny-row-03', [
    boxA(
      { op: 'loseHealth', target: 'each', where: { kinds: ['quay', 'step'] }, n: 1 },
      { op: 'loseMana', target: 'each', where: { not: ['quay', 'step'] }, n: 1 },
    ),
  ]),
  destiny('a3-destiny-row-04', [boxA(placeMonster('a3-heron-nest')), needing({ coins: 4 }, boxB(coins(-4)))]),
  destiny('a3-destiny-row-05', [boxA(gainHealth('each', 1), { op: 'pile.shuffle', piles: [1, 2] })]),
  destiny('a3-destiny-row-06', [boxA(placeMonster('a3-island-quay', 1))]),
  destiny('a3-destiny-row-07', [
    boxA(placeMonster('a3-peat-camp'), { op: 'loseHealth', target: 'each', where: { place: 'a3-peat-camp' }, n: 1 }),
  ]),
  destiny('a3-destiny-row-08', [boxA({ op: 'healMonster', which: 'all', n: 2 }), boxB(placeMonster('a3-bog-pit'))]),
  destiny('a3-destiny-row-09', [
    boxA({ op: 'token.place', token: 'lock', at: 'a3-smugglers-raft' }, loseMana('each', 1)),
  ]),
  destiny('a3-destiny-row-10', [boxA(placeMonster('a3-drowned-chapel', 2))]),
  destiny('a3-destiny-row-11', [boxA(placeMonster('a3-east-quay'), { op: 'healMonster', which: 'all', n: 1 })]),
  destiny(
    'a3-destiny-row-12',
    [boxA(loseHealth('each', 2)), boxB(placeMonster('a3-west-quay'), placeMonster('a3-east-quay'))],
    { met: 'person:ashraka' },
  ),
];
