// What the Alchemists sell: leather, jewellery, potions, vials.

import { act, always, itemsFrom, on } from '../printed.ts';
import type { ItemRow } from '../rows.ts';

const { armour, jewellery, once, weapon } = itemsFrom({ post: 'alchemists' });

export const alchemistItems: readonly ItemRow[] = [
  armour('leather-helm', { copies: 4, slot: 'helm', material: 'leather', price: [2, 1] }, always({ maxHealth: 1 })),
  armour(
    'leather-cuirass',
    { copies: 4, slot: 'cuirass', material: 'leather', price: [3, 1] },
    always({ maxHealth: 2, bags: -1 }),
  ),
  armour(
    'leather-gauntlets',
    { copies: 4, slot: 'gauntlets', material: 'leather', price: [2, 1], gemSlots: 1 },
    always({ bags: 1 }),
  ),
  armour(
    'leather-greaves',
    { copies: 4, slot: 'greaves', material: 'leather', price: [2, 1], gemSlots: 1 },
    always({ maxHealth: 1 }),
  ),
  armour('leather-boots', { copies: 4, slot: 'boots', material: 'leather', price: [3, 1] }, act({ movement: 1 })),
  jewellery('lucky-ring', { copies: 3, price: [4, 2], gemSlots: 1 }, on('hero-after', { heroRoll: 1 })),
  jewellery('moonstone-pendant', { copies: 3, price: [5, 2] }, on('anytime', { heal: 2 })),
  jewellery('wayfarer-ring', { copies: 3, price: [4, 2], gemSlots: 1 }, act({ movement: 1 })),
  jewellery('warding-ring', { copies: 3, price: [5, 2] }, on('monster-after', { monsterStrength: -2 })),
  jewellery(
    'set-brooch',
    { copies: 3, price: [5, 2] },
    on('anytime', { heal: 2 }, { set: 3 }),
    on('anytime', { heal: 1 }, { set: 4 }),
  ),
  once('potion-greater-healing', 'potion', { copies: 4, price: [3, 1] }, on('anytime', { heal: 6 })),
  once('potion-focus', 'potion', { copies: 4, price: [2, 1] }, on('hero-before', { heroRoll: 2 })),
  once('potion-stoneskin', 'potion', { copies: 4, price: [2, 1] }, on('monster-before', { woundMinus: 2 })),
  once('potion-rage', 'potion', { copies: 4, price: [3, 1] }, on('hero-before', { damagePlus: 2 })),
  once('potion-swiftness', 'potion', { copies: 4, price: [2, 1] }, act({ movement: 2 })),
  once('vial-dew', 'vial', { copies: 3, price: [3, 1] }, act({ water: 1 })),
  once('vial-cinders', 'vial', { copies: 3, price: [3, 1] }, act({ fire: 1 })),
  once('vial-loam', 'vial', { copies: 3, price: [3, 1] }, act({ earth: 1 })),
  once('vial-breath', 'vial', { copies: 3, price: [3, 1] }, act({ air: 1 })),
  weapon(
    'hazel-wand',
    { copies: 3, price: [4, 2], gemSlots: 1, attack: { 5: 1, 8: 2, 11: 3 } },
    on('hero-after', { rerollHeroDie: 1 }),
  ),
  weapon('acid-flask-sling', { copies: 3, price: [5, 2], initiative: true, attack: { 5: 1, 8: 2, 11: 3 } }),
  weapon('serpent-staff', {
    copies: 3,
    price: [6, 3],
    gemSlots: 1,
    attack: { 5: 2, 8: [3, { heal: 1 }], 11: [3, { heal: 2 }] },
  }),
];
