// Silver treasures. Bow of Bone and Golden Armor have the texts of their replacement cards (DRF-1.3).

import { has, itemsOf, strikes, surge } from '../printed.ts';
import type { ItemRow } from '../rows.ts';

const silver = itemsOf('silver');

export const silverTreasures: readonly ItemRow[] = [
  silver(
    'amulet-of-healing',
    'other',
    {},
    { when: 'equip', cost: { discard: true }, ops: [{ op: 'recover', wounds: 'all', fatigue: 'all' }] },
  ),
  silver('bow-of-bone', 'weapon', {
    hands: 2,
    weapon: {
      ...strikes('ranged', { blue: 1, green: 1, yellow: 1 }, surge(1, { range: 1 }), surge(1, { damage: 1 })),
      abilities: has({ pierce: 3 }),
    },
  }),
  silver(
    'cloak-of-mists',
    'armour',
    { armour: { armour: 1 } },
    { when: 'wounds-dealt', ops: [{ op: 'cancelOn', faces: ['surge'] }] },
  ),
  silver('drain-life', 'weapon', {
    hands: 2,
    rune: true,
    weapon: {
      ...strikes('magic', { white: 1, green: 1, yellow: 1 }, surge(1, { pierce: 2 }), surge(1, { damage: 1 })),
      abilities: has({ pierce: 2 }),
    },
  }),
  silver(
    'flute-of-repose',
    'other',
    {},
    { when: 'turn-end', cost: { discard: true }, ops: [{ op: 'stunWithin', n: 6 }] },
  ),
  silver('flying-death', 'weapon', {
    hands: 1,
    weapon: strikes(
      'ranged',
      { blue: 1, green: 1, yellow: 1 },
      surge(1, { damage: 1 }),
      surge(2, { damage: 3 }),
      surge(2, { range: 1 }),
    ),
  }),
  silver(
    'golden-armor',
    'armour',
    { armour: { armour: 3, speedCap: 3, forbidsRunes: true } },
    { when: 'always', ops: [{ op: 'immune', to: ['grapple', 'daze'] }] },
  ),
  silver(
    'greater-healing',
    'other',
    { rune: true },
    {
      when: 'own-turn',
      cost: { movement: 1, fatigue: 1 },
      ops: [{ op: 'recover', wounds: 2, who: 'self-or-adjacent' }],
    },
  ),
  silver('grinding-axe', 'weapon', {
    hands: 2,
    weapon: {
      ...strikes('melee', { red: 1, green: 2 }, surge(1, { damage: 1 }), surge(1, { pierce: 2 })),
      freeSurges: 1,
    },
  }),
  silver('ice-storm', 'weapon', {
    hands: 2,
    rune: true,
    weapon: { ...strikes('magic', { white: 1, green: 2 }, surge(2, { blast: 1 })), abilities: has({ blast: 1 }) },
  }),
  silver('petrify', 'weapon', {
    hands: 2,
    rune: true,
    weapon: {
      ...strikes('magic', { white: 1, yellow: 2 }, surge(1, { damage: 1 }), surge(2, { stun: 1 })),
      onWound: { stun: 1 },
    },
  }),
  silver(
    'scorpion-helmet',
    'other',
    {},
    {
      when: 'attack:damage',
      if: [{ is: 'kind', kinds: ['ranged'] }],
      ops: [{ op: 'bonus', bonus: { range: 2, damage: 1 } }],
    },
  ),
  silver('serpent-blade', 'weapon', {
    hands: 1,
    weapon: { ...strikes('melee', { red: 1, green: 2 }, surge(1, { damage: 1 })), offHand: { damage: 2 } },
  }),
  silver(
    'shield-of-light',
    'shield',
    { hands: 1 },
    { when: 'attacked:shield', cost: { exhaust: true }, ops: [{ op: 'cancelWounds', n: 3 }] },
  ),
  silver('staff-of-fire', 'weapon', {
    hands: 2,
    staff: true,
    weapon: {
      ...strikes('magic', { white: 1, green: 1, yellow: 1 }, surge(1, { damage: 1 }), surge(1, { range: 1 })),
      freeSurges: 2,
    },
  }),
  silver('treasure-cache-silver-coins', 'cache', { cache: { coins: 100 } }),
  silver('treasure-cache-silver-healing', 'cache', { cache: { coins: 50, potion: 'healing-potion' } }),
  silver('treasure-cache-silver-vitality', 'cache', { cache: { coins: 50, potion: 'vitality-potion' } }),
];
