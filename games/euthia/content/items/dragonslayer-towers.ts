// What the Dragonslayers sell in their Towers: plate, dragonhide, great weapons, Essences.

import { act, always, itemsFrom, on } from '../printed.ts';
import type { ItemRow } from '../rows.ts';

const { armour, jewellery, once, shield, weapon } = itemsFrom({ post: 'dragonslayer-towers' });

export const towerItems: readonly ItemRow[] = [
  armour(
    'plate-helm',
    { copies: 3, slot: 'helm', material: 'plate', price: [6, 3], gemSlots: 1 },
    always({ maxHealth: 2 }),
  ),
  armour(
    'plate-cuirass',
    { copies: 3, slot: 'cuirass', material: 'plate', price: [8, 4], gemSlots: 1 },
    always({ maxHealth: 4, bags: -1 }),
  ),
  armour(
    'plate-gauntlets',
    { copies: 3, slot: 'gauntlets', material: 'plate', price: [6, 3] },
    always({ maxHealth: 2 }),
    on('hero-after', { heroRoll: 1 }),
  ),
  armour('plate-greaves', { copies: 3, slot: 'greaves', material: 'plate', price: [6, 3] }, always({ maxHealth: 3 })),
  armour(
    'plate-boots',
    { copies: 3, slot: 'boots', material: 'plate', price: [6, 3] },
    always({ maxHealth: 2, bags: -1 }),
    on('monster-after', { woundMinus: 1 }),
  ),
  armour(
    'dragonhide-helm',
    { copies: 3, slot: 'helm', material: 'dragonhide', price: [8, 4], gemSlots: 1 },
    always({ maxHealth: 2 }),
    on('hero-after', { heroRoll: 2 }),
  ),
  armour(
    'dragonhide-cuirass',
    { copies: 3, slot: 'cuirass', material: 'dragonhide', price: [10, 5], gemSlots: 2 },
    always({ maxHealth: 4 }),
    on('monster-after', { woundMinus: 2 }),
  ),
  armour(
    'dragonhide-gauntlets',
    { copies: 3, slot: 'gauntlets', material: 'dragonhide', price: [8, 4], gemSlots: 2 },
    always({ maxHealth: 2, bags: 2 }),
    act({ mineCart: true }),
  ),
  armour(
    'dragonhide-greaves',
    { copies: 3, slot: 'greaves', material: 'dragonhide', price: [8, 4], gemSlots: 1 },
    always({ maxHealth: 3 }),
    on('anytime', { heal: 2 }),
  ),
  armour(
    'dragonhide-boots',
    { copies: 3, slot: 'boots', material: 'dragonhide', price: [8, 4], gemSlots: 1 },
    always({ maxHealth: 2 }),
    act({ movement: 2 }),
  ),
  weapon('dragonbone-spear', { copies: 3, price: [9, 4], gemSlots: 1, attack: { 5: 3, 8: 4, 11: 5, 14: 6 } }),
  weapon('slayer-greatsword', { copies: 3, price: [10, 5], gemSlots: 1, attack: { 6: 3, 9: 5, 12: 7 } }),
  weapon('heavy-arbalest', { copies: 3, price: [8, 4], initiative: true, attack: { 6: 2, 9: 3, 12: 5 } }),
  weapon('wyrm-javelin', { copies: 3, price: [7, 3], gemSlots: 1, initiative: true, attack: { 5: 2, 9: 3, 12: 4 } }),
  shield('scale-shield', { copies: 3, price: [9, 4], gemSlots: 1 }, on('monster-after', { woundMinus: 2 })),
  shield('tower-shield', { copies: 3, price: [8, 4] }, on('monster-after', { woundMinus: 3, nextHeroRoll: -2 })),
  once('essence-vial-air', 'vial', { copies: 3, price: [3, 1] }, act({ air: 1 })),
  once('essence-vial-earth', 'vial', { copies: 3, price: [3, 1] }, act({ earth: 1 })),
  once('essence-vial-water', 'vial', { copies: 3, price: [3, 1] }, act({ water: 1 })),
  once('essence-vial-fire', 'vial', { copies: 3, price: [3, 1] }, act({ fire: 1 })),
  jewellery('dragoneye-amulet', { copies: 3, price: [8, 4], gemSlots: 2 }, on('hero-after', { damagePlus: 2 })),
  jewellery(
    'veteran-medal',
    { copies: 3, price: [7, 3], gemSlots: 1 },
    always({ maxHealth: 1 }),
    on('anytime', { gaar: 1 }),
  ),
  once('scroll-last-stand', 'scroll', { copies: 4, price: [4, 2] }, on('hero-after', { heroRoll: 3, damagePlus: 2 })),
];
