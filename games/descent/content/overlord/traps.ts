// Trap cards: one for each trigger (DES-12.10). Explosive Rune and Crushing Block with their errata (DRF-2.12, DRF-5.12).

import type { OverlordCardRow } from '../rows.ts';

export const trapCards: readonly OverlordCardRow[] = [
  {
    id: 'crushing-block',
    type: 'trap',
    copies: 1,
    cost: 7,
    value: 3,
    when: 'space-entered',
    if: [{ is: 'empty-space' }, { is: 'no-obstacle-beside' }],
    ops: [
      { op: 'place', prop: 'rubble' },
      { op: 'harm', whom: 'hero', harm: { wounds: 4, save: { dice: 4, perSurge: 1 } } },
      { op: 'shift', by: 'overlord' },
    ],
  },
  {
    id: 'curse-of-the-monkey-god',
    type: 'trap',
    copies: 1,
    cost: 11,
    value: 4,
    when: 'chest-opened',
    ops: [{ op: 'throw', blank: [], else: [{ op: 'transform' }] }],
  },
  {
    id: 'dark-charm',
    type: 'trap',
    copies: 1,
    cost: 8,
    value: 2,
    when: 'overlord-turn-start',
    ops: [{ op: 'chooseHero' }, { op: 'throw', blank: [], else: [{ op: 'charm' }] }],
  },
  {
    id: 'explosive-door',
    type: 'trap',
    copies: 1,
    cost: 9,
    value: 3,
    when: 'door-opened',
    ops: [{ op: 'harm', whom: 'adjacent-to-door', harm: { wounds: 4, save: { dice: 4, perSurge: 1 } } }],
  },
  {
    id: 'explosive-rune',
    type: 'trap',
    copies: 1,
    cost: 12,
    value: 4,
    when: 'chest-opened',
    ops: [{ op: 'harm', whom: 'hero', harm: { wounds: 6, save: { dice: 3, perSurge: 2 } } }],
  },
  { id: 'mimic', type: 'trap', copies: 1, cost: 8, value: 3, when: 'chest-opened', ops: [{ op: 'mimic' }] },
  {
    id: 'paralyzing-gas',
    type: 'trap',
    copies: 1,
    cost: 5,
    value: 3,
    when: 'door-opened',
    ops: [{ op: 'throw', blank: [], else: [{ op: 'tokens', tokens: { stun: 1 } }, { op: 'endTurn' }] }],
  },
  {
    id: 'spiked-pit',
    type: 'trap',
    copies: 2,
    cost: 3,
    value: 2,
    when: 'space-entered',
    if: [{ is: 'empty-space' }],
    ops: [
      { op: 'place', prop: 'pit' },
      { op: 'throw', blank: [{ op: 'shift', by: 'hero' }], else: [{ op: 'harm', whom: 'hero', harm: { wounds: 2 } }] },
    ],
  },
];
