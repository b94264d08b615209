// Treasure tiles, by Level (EUT-2.31).

import type { ItemRow } from '../rows.ts';

export const treasures: readonly ItemRow[] = [
  {
    id: 't1-coin-purse',
    kind: 'coffer',
    from: { treasure: 1 },
    copies: 4,
    consumed: true,
    effects: [{ trigger: 'none', ops: [{ op: 'gold', n: 3 }] }],
  },
  {
    id: 't1-rough-gem',
    kind: 'coffer',
    from: { treasure: 1 },
    copies: 4,
    consumed: true,
    effects: [{ trigger: 'none', ops: [{ op: 'gemChoice' }] }],
  },
  {
    id: 't1-traveller-kit',
    kind: 'provisions',
    from: { treasure: 1 },
    copies: 3,
    consumed: true,
    effects: [
      {
        trigger: 'none',
        ops: [
          { op: 'healingPotion', n: 1 },
          { op: 'gaar', n: 1 },
        ],
      },
    ],
  },
  {
    id: 't1-faded-scroll',
    kind: 'scroll',
    from: { treasure: 1 },
    copies: 3,
    price: { buy: 2, sell: 1 },
    consumed: true,
    effects: [{ trigger: 'none', ops: [{ op: 'teleport', n: 2 }] }],
  },
  {
    id: 't1-essence-bead',
    kind: 'vial',
    from: { treasure: 1 },
    copies: 3,
    consumed: true,
    effects: [{ trigger: 'none', ops: [{ op: 'essenceChoice' }] }],
  },
  {
    id: 't1-charm',
    kind: 'jewellery',
    from: { treasure: 1 },
    copies: 3,
    slot: 'jewellery',
    price: { buy: 3, sell: 2 },
    effects: [{ trigger: 'hero-after', ops: [{ op: 'heroRoll', n: 1 }] }],
  },
  {
    id: 't2-strongbox',
    kind: 'coffer',
    from: { treasure: 2 },
    copies: 4,
    consumed: true,
    effects: [{ trigger: 'none', ops: [{ op: 'gold', n: 6 }] }],
  },
  {
    id: 't2-twin-gems',
    kind: 'coffer',
    from: { treasure: 2 },
    copies: 4,
    consumed: true,
    effects: [
      {
        trigger: 'none',
        ops: [
          { op: 'gem', gem: 'ruby', n: 1 },
          { op: 'gem', gem: 'emerald', n: 1 },
        ],
      },
    ],
  },
  {
    id: 't2-war-chest',
    kind: 'coffer',
    from: { treasure: 2 },
    copies: 3,
    consumed: true,
    effects: [
      {
        trigger: 'none',
        ops: [
          { op: 'goldCard', n: 1 },
          { op: 'gaar', n: 2 },
        ],
      },
    ],
  },
  {
    id: 't2-essence-flask',
    kind: 'vial',
    from: { treasure: 2 },
    copies: 3,
    consumed: true,
    effects: [{ trigger: 'none', ops: [{ op: 'essenceChoice' }, { op: 'healingPotion', n: 1 }] }],
  },
  {
    id: 't2-silver-torque',
    kind: 'jewellery',
    from: { treasure: 2 },
    copies: 3,
    slot: 'jewellery',
    price: { buy: 6, sell: 3 },
    gemSlots: 1,
    effects: [
      { trigger: 'permanent', ops: [{ op: 'maxHealth', n: 1 }] },
      { trigger: 'monster-after', ops: [{ op: 'monsterStrength', n: -1 }] },
    ],
  },
  {
    id: 't2-old-blade',
    kind: 'weapon',
    from: { treasure: 2 },
    copies: 3,
    slot: 'sword',
    price: { buy: 7, sell: 4 },
    gemSlots: 1,
    attack: [
      { from: 5, damage: 2 },
      { from: 8, damage: 3 },
      { from: 11, damage: 4 },
      { from: 13, damage: 5 },
    ],
  },
  {
    id: 't3-royal-hoard',
    kind: 'coffer',
    from: { treasure: 3 },
    copies: 4,
    consumed: true,
    effects: [{ trigger: 'none', ops: [{ op: 'gold', n: 10 }] }],
  },
  {
    id: 't3-diamond-casket',
    kind: 'coffer',
    from: { treasure: 3 },
    copies: 3,
    consumed: true,
    effects: [
      {
        trigger: 'none',
        ops: [
          { op: 'gem', gem: 'diamond', n: 1 },
          { op: 'gem', gem: 'opal', n: 1 },
        ],
      },
    ],
  },
  {
    id: 't3-demonite-idol',
    kind: 'coffer',
    from: { treasure: 3 },
    copies: 3,
    consumed: true,
    effects: [
      {
        trigger: 'none',
        ops: [
          { op: 'gem', gem: 'demonite', n: 1 },
          { op: 'goldCard', n: 1 },
        ],
      },
    ],
  },
  {
    id: 't3-chronicle',
    kind: 'coffer',
    from: { treasure: 3 },
    copies: 4,
    consumed: true,
    effects: [{ trigger: 'none', ops: [{ op: 'reputation', n: 3 }] }],
  },
  {
    id: 't3-phoenix-plume',
    kind: 'jewellery',
    from: { treasure: 3 },
    copies: 3,
    slot: 'jewellery',
    price: { buy: 10, sell: 5 },
    gemSlots: 1,
    effects: [
      { trigger: 'permanent', ops: [{ op: 'maxHealth', n: 2 }] },
      { trigger: 'anytime', ops: [{ op: 'heal', n: 4 }] },
    ],
  },
  {
    id: 't3-dragontooth',
    kind: 'weapon',
    from: { treasure: 3 },
    copies: 3,
    slot: 'sword',
    price: { buy: 12, sell: 6 },
    gemSlots: 2,
    attack: [
      { from: 5, damage: 3 },
      { from: 8, damage: 5 },
      { from: 11, damage: 6 },
      { from: 14, damage: 8 },
    ],
  },
];
