// What the shop sells. The Bow has the text of its replacement card (DRF-1.3).

import { has, itemsOf, strikes, surge } from '../printed.ts';
import type { ItemRow } from '../rows.ts';

const sold = itemsOf('shop');

export const shop: readonly ItemRow[] = [
  sold('axe', 'weapon', {
    copies: 2,
    hands: 2,
    price: 100,
    weapon: strikes('melee', { red: 1, green: 1 }, surge(1, { damage: 1 })),
  }),
  sold('bow', 'weapon', {
    copies: 2,
    hands: 2,
    price: 75,
    weapon: {
      ...strikes('ranged', { blue: 1, yellow: 1 }, surge(2, { range: 1 }), surge(3, { damage: 1 })),
      abilities: has({ pierce: 1 }),
    },
  }),
  sold('chain-mail', 'armour', { copies: 2, price: 100, armour: { armour: 2, speedCap: 4, forbidsRunes: true } }),
  sold('crossbow', 'weapon', {
    copies: 2,
    hands: 1,
    price: 150,
    weapon: strikes('ranged', { blue: 1, green: 1 }, surge(2, { damage: 1 }), surge(3, { range: 1 })),
  }),
  sold('dagger', 'weapon', {
    copies: 2,
    hands: 1,
    price: 25,
    weapon: { ...strikes('melee', { red: 1, yellow: 1 }, surge(2, { damage: 1 })), offHand: { surges: 1 } },
  }),
  sold(
    'ghost-armor',
    'other',
    { price: 150, rune: true },
    { when: 'wounds-dealt', cost: { fatigue: 1 }, ops: [{ op: 'cancelWounds', n: 1 }] },
  ),
  sold('immolation', 'weapon', {
    copies: 2,
    hands: 2,
    price: 200,
    rune: true,
    weapon: strikes('magic', { white: 1, green: 1 }, surge(2, { damage: 1 }), surge(2, { range: 1 })),
  }),
  sold(
    'iron-shield',
    'shield',
    { copies: 2, hands: 1, price: 25 },
    { when: 'attacked:shield', cost: { exhaust: true }, ops: [{ op: 'cancelWounds', n: 1 }] },
  ),
  sold('leather-armor', 'armour', { copies: 3, price: 50, armour: { armour: 1 } }),
  sold('magic-staff', 'weapon', {
    copies: 3,
    hands: 2,
    price: 150,
    staff: true,
    weapon: strikes('magic', { white: 1, yellow: 1 }, surge(2, { damage: 1 }), surge(2, { range: 1 })),
  }),
  sold('sword', 'weapon', {
    copies: 3,
    hands: 1,
    price: 75,
    weapon: { ...strikes('melee', { red: 1, green: 1 }, surge(2, { damage: 1 })), offHand: { damage: 1 } },
  }),
];
