// Copper treasures.

import { has, itemsOf, strikes, surge } from '../printed.ts';
import type { ItemRow } from '../rows.ts';

const copper = itemsOf('copper');

export const copperTreasures: readonly ItemRow[] = [
  copper('bane', 'weapon', {
    hands: 2,
    rune: true,
    weapon: strikes('magic', { white: 1, green: 1 }, surge(2, { blast: 1 })),
  }),
  copper(
    'belt-of-strength',
    'other',
    {},
    { when: 'attack:damage', if: [{ is: 'kind', kinds: ['melee'] }], ops: [{ op: 'bonus', bonus: { damage: 1 } }] },
  ),
  copper('bone-blade', 'weapon', {
    hands: 1,
    weapon: { ...strikes('melee', { red: 1, green: 1 }, surge(1, { damage: 1 })), offHand: { damage: 1 } },
  }),
  copper(
    'cloak-of-deception',
    'armour',
    { armour: { armour: 1 } },
    { when: 'wounds-dealt', ops: [{ op: 'cancelOn', faces: ['blank'] }] },
  ),
  copper(
    'crystal-of-tival',
    'other',
    { copies: 2 },
    { when: 'equip', cost: { discard: true }, ops: [{ op: 'recover', wounds: 6, fatigue: 'all' }] },
  ),
  copper(
    'crystal-shield',
    'shield',
    { copies: 2, hands: 1 },
    { when: 'attacked:shield', cost: { exhaust: true }, ops: [{ op: 'cancelWounds', n: 2 }] },
  ),
  copper('crystalize', 'weapon', {
    hands: 2,
    rune: true,
    weapon: strikes('magic', { white: 1, green: 1 }, surge(1, { pierce: 2 })),
  }),
  copper('dragontooth-hammer', 'weapon', {
    hands: 2,
    weapon: { ...strikes('melee', { red: 1, green: 1 }, surge(1, { damage: 1 })), abilities: has({ pierce: 2 }) },
  }),
  copper('dwarven-fire-bombs', 'weapon', {
    hands: 1,
    weapon: strikes('ranged', { blue: 1, green: 1 }, surge(1, { damage: 1 }), surge(2, { range: 1 })),
  }),
  copper('great-bow', 'weapon', {
    hands: 2,
    weapon: {
      ...strikes('ranged', { blue: 1, yellow: 1 }, surge(1, { range: 1 }), surge(2, { damage: 1 })),
      abilities: has({ pierce: 2 }),
    },
  }),
  copper(
    'mana-weave',
    'other',
    { rune: true },
    { when: 'attack:damage', if: [{ is: 'kind', kinds: ['magic'] }], ops: [{ op: 'bonus', bonus: { surges: 1 } }] },
  ),
  copper(
    'minor-healing',
    'other',
    { rune: true },
    {
      when: 'own-turn',
      cost: { movement: 1, fatigue: 1 },
      ops: [{ op: 'recover', wounds: 1, who: 'self-or-adjacent' }],
    },
  ),
  copper('pacify', 'weapon', {
    hands: 2,
    rune: true,
    weapon: { ...strikes('magic', { white: 1, yellow: 1 }, surge(2, { damage: 1 })), onWound: { stun: 1 } },
  }),
  copper('plate-mail', 'armour', { armour: { armour: 3, speedCap: 3, forbidsRunes: true } }),
  copper('ring-of-quickness', 'other', {}, { when: 'own-turn', once: 'turn', ops: [{ op: 'movement', n: 1 }] }),
  copper('staff-of-punishment', 'weapon', {
    hands: 2,
    staff: true,
    weapon: strikes('magic', { white: 1, green: 1 }, surge(1, { damage: 1 }), surge(1, { range: 1 })),
  }),
  copper('treasure-cache-copper-coins', 'cache', { copies: 2, cache: { coins: 50 } }),
  copper('treasure-cache-copper-healing', 'cache', { cache: { potion: 'healing-potion' } }),
  copper('treasure-cache-copper-vitality', 'cache', { cache: { potion: 'vitality-potion' } }),
];
