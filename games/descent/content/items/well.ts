// Shop and treasures of the Well of Darkness.

import type { ItemRow } from '../rows.ts';

const box = 'well-of-darkness' as const;

export const wellShop: readonly ItemRow[] = [
  {
    id: 'blinding-light',
    box,
    tier: 'shop',
    kind: 'weapon',
    copies: 2,
    hands: 2,
    price: 150,
    rune: true,
    weapon: {
      kind: 'magic',
      dice: { white: 1, yellow: 1 },
      surges: [
        { cost: 2, gain: { damage: 1 } },
        { cost: 2, gain: { stun: 1 } },
      ],
    },
  },
  {
    id: 'sling',
    box,
    tier: 'shop',
    kind: 'weapon',
    copies: 2,
    hands: 2,
    price: 100,
    weapon: {
      kind: 'ranged',
      dice: { blue: 1, green: 1 },
      surges: [
        { cost: 2, gain: { range: 1 } },
        { cost: 3, gain: { damage: 1 } },
      ],
    },
  },
  {
    id: 'sunburst',
    box,
    tier: 'shop',
    kind: 'weapon',
    copies: 2,
    hands: 2,
    price: 175,
    rune: true,
    weapon: {
      kind: 'magic',
      dice: { white: 1, green: 1 },
      surges: [
        { cost: 3, gain: { damage: 1 } },
        { cost: 3, gain: { blast: 1 } },
      ],
    },
  },
  {
    id: 'throwing-knife',
    box,
    tier: 'shop',
    kind: 'weapon',
    copies: 2,
    hands: 1,
    price: 50,
    weapon: {
      kind: 'ranged',
      dice: { blue: 1, yellow: 1 },
      surges: [
        { cost: 3, gain: { range: 1 } },
        { cost: 2, gain: { damage: 1 } },
      ],
    },
  },
  {
    id: 'tunic',
    box,
    tier: 'shop',
    kind: 'armour',
    copies: 2,
    hands: 0,
    price: 50,
    armour: { armour: 0 },
    effects: [{ when: 'wounds-dealt', ops: [{ op: 'cancelOn', face: 'blank' }] }],
  },
  {
    id: 'walking-stick',
    box,
    tier: 'shop',
    kind: 'weapon',
    copies: 2,
    hands: 2,
    price: 75,
    weapon: {
      kind: 'melee',
      dice: { red: 1, yellow: 1 },
      surges: [{ cost: 1, gain: { damage: 1 } }],
      abilities: [{ ability: 'reach', rank: 1 }],
    },
  },
];

export const wellCopper: readonly ItemRow[] = [
  {
    id: 'axe-of-returning',
    box,
    tier: 'copper',
    kind: 'weapon',
    copies: 1,
    hands: 1,
    weapon: {
      kind: 'ranged',
      dice: { blue: 1, yellow: 1 },
      surges: [
        { cost: 1, gain: { damage: 1 } },
        { cost: 2, gain: { range: 1 } },
      ],
      abilities: [{ ability: 'daze' }],
    },
  },
  { id: 'heavy-leather-armor', box, tier: 'copper', kind: 'armour', copies: 1, hands: 0, armour: { armour: 2 } },
  {
    id: 'knuckle-dagger',
    box,
    tier: 'copper',
    kind: 'weapon',
    copies: 1,
    hands: 1,
    weapon: {
      kind: 'melee',
      dice: { red: 1, yellow: 1 },
      surges: [{ cost: 1, gain: { damage: 1 } }],
      abilities: [{ ability: 'bleed' }],
      offHand: { surges: 1 },
    },
  },
  {
    id: 'magic-bow',
    box,
    tier: 'copper',
    kind: 'weapon',
    copies: 1,
    hands: 2,
    weapon: {
      kind: 'ranged',
      dice: { blue: 1, green: 1 },
      surges: [
        { cost: 1, gain: { range: 1 } },
        { cost: 2, gain: { damage: 1 } },
      ],
      abilities: [{ ability: 'sorcery', rank: 1 }],
    },
  },
  {
    id: 'shillelagh',
    box,
    tier: 'copper',
    kind: 'weapon',
    copies: 1,
    hands: 2,
    weapon: {
      kind: 'melee',
      dice: { red: 1, yellow: 1 },
      surges: [
        { cost: 1, gain: { damage: 1 } },
        { cost: 2, gain: { damage: 3 } },
      ],
      abilities: [{ ability: 'reach', rank: 1 }],
    },
  },
];

export const wellSilver: readonly ItemRow[] = [
  {
    id: 'barbed-dagger',
    box,
    tier: 'silver',
    kind: 'weapon',
    copies: 1,
    hands: 1,
    weapon: {
      kind: 'melee',
      dice: { red: 1, green: 1, yellow: 1 },
      surges: [{ cost: 1, gain: { damage: 1 } }],
      abilities: [{ ability: 'bleed' }],
      offHand: { surges: 2 },
    },
  },
  {
    id: 'bo-stick',
    box,
    tier: 'silver',
    kind: 'weapon',
    copies: 1,
    hands: 2,
    weapon: {
      kind: 'melee',
      dice: { red: 1, green: 1, yellow: 1 },
      surges: [
        { cost: 1, gain: { damage: 1 } },
        { cost: 2, gain: { damage: 3 } },
      ],
      freeSurges: 1,
      abilities: [{ ability: 'reach', rank: 1 }],
    },
  },
  {
    id: 'bracers-of-might',
    box,
    tier: 'silver',
    kind: 'other',
    copies: 1,
    hands: 0,
    effects: [
      { when: 'attack:damage', if: [{ is: 'kind', kinds: ['melee'] }], ops: [{ op: 'bonus', bonus: { damage: 2 } }] },
    ],
  },
  {
    id: 'elven-boots',
    box,
    tier: 'silver',
    kind: 'other',
    copies: 1,
    hands: 0,
    effects: [{ when: 'own-turn', once: 'turn', ops: [{ op: 'movement', n: 2 }] }],
  },
  {
    id: 'enchanted-breastplate',
    box,
    tier: 'silver',
    kind: 'armour',
    copies: 1,
    hands: 0,
    armour: { armour: 2 },
    effects: [{ when: 'turn-start', ops: [{ op: 'recover', fatigue: 1 }] }],
  },
  {
    id: 'scythe-of-reaping',
    box,
    tier: 'silver',
    kind: 'weapon',
    copies: 1,
    hands: 2,
    weapon: {
      kind: 'ranged',
      dice: { blue: 1, green: 2 },
      surges: [
        { cost: 1, gain: { range: 1 } },
        { cost: 1, gain: { damage: 1 } },
      ],
      abilities: [{ ability: 'sorcery', rank: 2 }],
    },
  },
];

export const wellGold: readonly ItemRow[] = [
  {
    id: 'longspear',
    box,
    tier: 'gold',
    kind: 'weapon',
    copies: 1,
    hands: 2,
    weapon: {
      kind: 'melee',
      dice: { red: 1, green: 1, yellow: 2 },
      surges: [{ cost: 1, gain: { damage: 2 } }],
      freeSurges: 2,
      abilities: [{ ability: 'reach', rank: 1 }],
    },
  },
  {
    id: 'mithril-breastplate',
    box,
    tier: 'gold',
    kind: 'armour',
    copies: 1,
    hands: 0,
    armour: { armour: 3 },
    effects: [{ when: 'turn-start', ops: [{ op: 'recover', fatigue: 1 }] }],
  },
  {
    id: 'sheath-of-might',
    box,
    tier: 'gold',
    kind: 'other',
    copies: 1,
    hands: 0,
    effects: [
      { when: 'attack:damage', if: [{ is: 'kind', kinds: ['melee'] }], ops: [{ op: 'bonus', bonus: { damage: 3 } }] },
    ],
  },
  {
    id: 'sorcerous-orb',
    box,
    tier: 'gold',
    kind: 'weapon',
    copies: 1,
    hands: 2,
    weapon: {
      kind: 'ranged',
      dice: { blue: 1, green: 2, yellow: 1 },
      surges: [
        { cost: 1, gain: { range: 2 } },
        { cost: 1, gain: { damage: 1 } },
      ],
      abilities: [{ ability: 'sorcery', rank: 3 }],
    },
  },
  {
    id: 'superior-healing',
    box,
    tier: 'gold',
    kind: 'other',
    copies: 1,
    hands: 0,
    rune: true,
    effects: [
      { when: 'own-turn', cost: { movement: 1 }, ops: [{ op: 'recover', wounds: 2, who: 'self-or-adjacent' }] },
    ],
  },
  {
    id: 'wings-of-regiroth',
    box,
    tier: 'gold',
    kind: 'other',
    copies: 1,
    hands: 0,
    effects: [
      { when: 'always', ops: [{ op: 'have', ability: 'fly' }] },
      { when: 'own-turn', once: 'turn', ops: [{ op: 'movement', n: 2 }] },
    ],
  },
];
