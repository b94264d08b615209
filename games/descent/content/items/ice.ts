// Items of the Tomb of Ice: shop, treasures of each colour, its relic (ICE-2.5, ICE-7.1).

import type { ItemRow } from '../rows.ts';
import { DICE } from '../vocabulary.ts';

const box = 'tomb-of-ice';

export const iceShop: readonly ItemRow[] = [
  {
    id: 'hammer',
    box,
    tier: 'shop',
    kind: 'weapon',
    copies: 1,
    hands: 2,
    price: 100,
    weapon: {
      kind: 'melee',
      dice: { red: 1, green: 1 },
      surges: [{ cost: 2, gain: { damage: 1 } }],
      abilities: [{ ability: 'knockback' }],
    },
  },
  {
    id: 'morning-star',
    box,
    tier: 'shop',
    kind: 'weapon',
    copies: 1,
    hands: 1,
    price: 75,
    weapon: {
      kind: 'melee',
      dice: { red: 1, yellow: 2 },
      surges: [{ cost: 3, gain: { damage: 1 } }],
      offHand: { damage: 1, surges: 1 },
    },
  },
];

export const iceCopper: readonly ItemRow[] = [
  {
    id: 'leviathan',
    box,
    tier: 'copper',
    kind: 'weapon',
    copies: 1,
    hands: 2,
    weapon: {
      kind: 'melee',
      dice: { red: 1, green: 2 },
      surges: [{ cost: 1, gain: { damage: 1 } }],
      stealthDie: true,
    },
  },
  {
    id: 'ripper',
    box,
    tier: 'copper',
    kind: 'weapon',
    copies: 1,
    hands: 1,
    weapon: {
      kind: 'ranged',
      dice: { blue: 1, green: 1, yellow: 1 },
      surges: [],
      abilities: [{ ability: 'pierce', rank: 2 }],
    },
    effects: [{ when: 'attack:roll', if: [{ is: 'with-this' }], may: true, ops: [{ op: 'reroll', n: 1, of: DICE }] }],
  },
  {
    id: 'screaming-eagle-staff',
    box,
    tier: 'copper',
    kind: 'weapon',
    copies: 1,
    hands: 2,
    staff: true,
    weapon: {
      kind: 'magic',
      dice: { white: 1, yellow: 1 },
      surges: [{ cost: 2, gain: { damage: 1 } }],
      abilities: [{ ability: 'breath' }],
    },
  },
  {
    id: 'treasure-cache-copper-invisibility',
    box,
    tier: 'copper',
    kind: 'cache',
    copies: 1,
    hands: 0,
    cache: { potion: 'invisibility-potion' },
  },
];

export const iceSilver: readonly ItemRow[] = [
  {
    id: 'beastman-fetish',
    box,
    tier: 'silver',
    kind: 'other',
    copies: 1,
    hands: 0,
    effects: [
      {
        when: 'attack:roll',
        if: [{ is: 'own-turn' }],
        may: true,
        once: 'turn',
        ops: [{ op: 'reroll', n: 1, of: DICE }],
      },
    ],
  },
  {
    id: 'bow-of-the-hawk',
    box,
    tier: 'silver',
    kind: 'weapon',
    copies: 1,
    hands: 2,
    weapon: {
      kind: 'ranged',
      dice: { blue: 1, green: 2, yellow: 1 },
      surges: [],
      abilities: [{ ability: 'pierce', rank: 3 }],
    },
    effects: [{ when: 'attack:roll', if: [{ is: 'with-this' }], may: true, ops: [{ op: 'reroll', n: 1, of: DICE }] }],
  },
  {
    id: 'lifedrinker',
    box,
    tier: 'silver',
    kind: 'weapon',
    copies: 1,
    hands: 2,
    weapon: { kind: 'melee', dice: { red: 1, green: 2 }, surges: [{ cost: 1, gain: { damage: 1 } }] },
    effects: [{ when: 'attack:kill', if: [{ is: 'with-this' }], ops: [{ op: 'recover', wounds: 1 }] }],
  },
  {
    id: 'treasure-cache-silver-invisibility',
    box,
    tier: 'silver',
    kind: 'cache',
    copies: 1,
    hands: 0,
    cache: { coins: 50, potion: 'invisibility-potion' },
  },
];

export const iceGold: readonly ItemRow[] = [
  {
    id: 'red-plate-of-kellos',
    box,
    tier: 'gold',
    kind: 'armour',
    copies: 1,
    hands: 0,
    armour: { armour: 3, speedCap: 4 },
    effects: [{ when: 'rested', ops: [{ op: 'recover', wounds: 3 }] }],
  },
  {
    id: 'star-of-kellos',
    box,
    tier: 'gold',
    kind: 'weapon',
    copies: 1,
    hands: 1,
    rune: true,
    weapon: {
      kind: 'magic',
      dice: { white: 1, green: 2, yellow: 1 },
      surges: [
        { cost: 1, gain: { damage: 1 } },
        { cost: 1, gain: { range: 1 } },
      ],
    },
    effects: [{ when: 'always', ops: [{ op: 'noUndyingWithin', n: 6 }] }],
  },
  {
    id: 'stone-cutter',
    box,
    tier: 'gold',
    kind: 'weapon',
    copies: 1,
    hands: 2,
    weapon: {
      kind: 'melee',
      dice: { red: 1, green: 2, yellow: 2 },
      surges: [
        { cost: 1, gain: { damage: 2 } },
        { cost: 2, gain: { damage: 5 } },
      ],
      stealthDie: true,
    },
  },
  {
    id: 'treasure-cache-gold-invisibility',
    box,
    tier: 'gold',
    kind: 'cache',
    copies: 1,
    hands: 0,
    cache: { coins: 150, potion: 'invisibility-potion' },
  },
];

export const iceRelics: readonly ItemRow[] = [
  {
    id: 'ring-of-rogues',
    box,
    tier: 'relic',
    kind: 'other',
    copies: 1,
    hands: 0,
    effects: [
      { when: 'always', ops: [{ op: 'have', ability: 'stealth' }] },
      { when: 'attack:damage', ops: [{ op: 'bonus', bonus: { damage: 1 } }] },
    ],
  },
];
