// Relics: found in quests alone, neither sold nor destroyed (DES-31.6).

import type { ItemRow } from '../rows.ts';

export const relics: readonly ItemRow[] = [
  {
    id: 'blade-of-light',
    tier: 'relic',
    kind: 'weapon',
    copies: 1,
    hands: 1,
    weapon: {
      kind: 'melee',
      dice: { red: 1, green: 2, yellow: 2 },
      surges: [
        { cost: 1, gain: { damage: 1 } },
        { cost: 1, gain: { pierce: 10 } },
      ],
    },
  },
  {
    id: 'rune-plate',
    tier: 'relic',
    kind: 'armour',
    copies: 1,
    hands: 0,
    armour: { armour: 4 },
    effects: [
      {
        when: 'always',
        ops: [{ op: 'immune', to: ['aura', 'burn', 'fear', 'grapple', 'knockback', 'poison', 'stun', 'web'] }],
      },
    ],
  },
  {
    id: 'soulbiter',
    tier: 'relic',
    kind: 'weapon',
    copies: 1,
    hands: 1,
    weapon: { kind: 'ranged', dice: { blue: 1, green: 2, yellow: 2 }, surges: [{ cost: 2, gain: { times: 2 } }] },
  },
  {
    id: 'touch-of-death',
    tier: 'relic',
    kind: 'weapon',
    copies: 1,
    hands: 2,
    rune: true,
    weapon: { kind: 'magic', dice: { white: 1, green: 2, yellow: 2 }, surges: [{ cost: 3, gain: { kill: true } }] },
  },
];
