// Items that nobody sells: Healing Potions of the Chapel, and what scenarios hand out.

import type { SupplyItemRow } from '../rows.ts';

export const supplyItems: readonly SupplyItemRow[] = [
  {
    id: 'healing-potion',
    kind: 'potion',
    from: 'supply',
    copies: 12,
    consumed: true,
    effects: [{ trigger: 'anytime', ops: [{ op: 'heal', n: 3 }] }],
  },
  {
    id: 'teleport-scroll',
    kind: 'scroll',
    from: 'supply',
    copies: 4,
    consumed: true,
    effects: [{ trigger: 'none', ops: [{ op: 'teleport', n: 3 }] }],
  },
  {
    id: 'catalyst',
    kind: 'catalyst',
    from: 'supply',
    copies: 4,
    consumed: true,
    effects: [{ trigger: 'none', ops: [{ op: 'wildEssence' }] }],
  },
  {
    id: 'amulet-of-eternity',
    kind: 'amulet',
    from: 'supply',
    copies: 4,
    consumed: true,
    effects: [{ trigger: 'permanent', ops: [{ op: 'surviveDeath', n: 4 }] }],
  },
  {
    id: 'initiative-token',
    kind: 'token',
    from: 'supply',
    copies: 3,
    consumed: true,
    effects: [{ trigger: 'combat-prep', ops: [{ op: 'initiativeAttack' }] }],
  },
];
