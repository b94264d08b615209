// What the Merchants sell: mail, plain weapons and shields, scrolls.

import { act, always, itemsFrom, on } from '../printed.ts';
import type { ItemRow } from '../rows.ts';

const { armour, item, once, shield, weapon } = itemsFrom({ post: 'merchants' });

export const merchantItems: readonly ItemRow[] = [
  armour(
    'mail-helm',
    { copies: 4, slot: 'helm', material: 'mail', price: [4, 2], gemSlots: 1 },
    always({ maxHealth: 1 }),
  ),
  armour(
    'mail-cuirass',
    { copies: 4, slot: 'cuirass', material: 'mail', price: [6, 3], gemSlots: 1 },
    always({ maxHealth: 3, bags: -1 }),
  ),
  armour('mail-gauntlets', { copies: 4, slot: 'gauntlets', material: 'mail', price: [4, 2] }, always({ maxHealth: 2 })),
  armour('mail-greaves', { copies: 4, slot: 'greaves', material: 'mail', price: [4, 2] }, always({ maxHealth: 2 })),
  armour(
    'mail-boots',
    { copies: 4, slot: 'boots', material: 'mail', price: [4, 2] },
    always({ maxHealth: 1 }),
    act({ movement: 1 }),
  ),
  shield('oak-shield', { copies: 3, price: [3, 1] }, on('monster-after', { woundMinus: 1, nextHeroRoll: -1 })),
  shield('kite-shield', { copies: 3, price: [5, 2] }, on('monster-after', { woundMinus: 1 })),
  shield(
    'spiked-buckler',
    { copies: 3, price: [5, 2], gemSlots: 1 },
    on('monster-after', { monsterStrength: -2, nextHeroRoll: -1 }),
  ),
  weapon('short-sword', { copies: 3, price: [3, 1], gemSlots: 1, attack: { 4: 1, 8: 2, 11: 3 } }),
  weapon('broad-axe', { copies: 3, price: [5, 2], attack: { 6: 2, 9: 3, 12: 4 } }),
  weapon('war-pick', { copies: 3, price: [5, 2], attack: { 5: 1, 8: 2, 10: 3, 13: 4 } }, act({ mineCart: true })),
  weapon('longsword', { copies: 3, price: [7, 3], gemSlots: 1, attack: { 5: 2, 8: 3, 11: 4 } }),
  weapon('hunting-bow', { copies: 3, price: [5, 2], initiative: true, attack: { 6: 1, 9: 2, 12: 3 } }),
  once('scroll-blink', 'scroll', { copies: 4, price: [2, 1] }, act({ teleport: 3 })),
  once('scroll-might', 'scroll', { copies: 4, price: [2, 1] }, on('hero-after', { heroRoll: 3 })),
  once('scroll-warding', 'scroll', { copies: 4, price: [2, 1] }, on('monster-after', { woundMinus: 2 })),
  once('scroll-fortune', 'scroll', { copies: 4, price: [2, 1] }, on('anytime', { gaar: 2 })),
  item('backpack', 'backpack', { copies: 3, slot: 'jewellery', price: [3, 1] }, always({ bags: 1 })),
  once('gem-pouch', 'pouch', { copies: 3, price: [3, 1] }, act({ gemChoice: true })),
  once('scroll-case', 'case', { copies: 3, price: [3, 1] }, act({ silver: 2, gaar: 1 })),
  once('locked-coffer', 'coffer', { copies: 4, price: [5, 2] }, act({ treasure: 1 })),
];
