// Reward tiles of the Hunter, the Armourer and the Witch (EUT-13.18). Provisions and Scrolls are used up.

import { act, always, itemsFrom, on } from '../printed.ts';
import type { ItemRow } from '../rows.ts';

const hunters = itemsFrom({ reward: 'hunter' });
const armourers = itemsFrom({ reward: 'armourer' });
const witches = itemsFrom({ reward: 'witch' });

export const rewardTiles: readonly ItemRow[] = [
  hunters.once('hunter-provisions', 'provisions', { copies: 6 }, on('anytime', { heal: 2, gaar: 1 })),
  hunters.once('hunter-snare', 'provisions', { copies: 6 }, on('monster-before', { monsterStrength: -4 })),
  hunters.once('hunter-trail-map', 'scroll', { copies: 6 }, act({ movement: 3 })),
  armourers.once('armourer-whetstone', 'provisions', { copies: 3 }, on('hero-before', { damagePlus: 2 })),
  armourers.armour(
    'armourer-fitted-helm',
    { copies: 3, slot: 'helm', price: [5, 3], gemSlots: 1 },
    always({ maxHealth: 2 }),
  ),
  armourers.armour(
    'armourer-fitted-boots',
    { copies: 3, slot: 'boots', price: [5, 3], gemSlots: 1 },
    always({ maxHealth: 2 }),
  ),
  armourers.weapon('armourer-masterwork', {
    copies: 3,
    price: [8, 4],
    gemSlots: 1,
    attack: { 5: 2, 8: 3, 10: 4, 13: 5 },
  }),
  witches.jewellery('dark-amulet-blood', { copies: 3, price: [6, 3] }, on('hero-after', { damagePlus: 2 })),
  witches.jewellery('dark-amulet-whispers', { copies: 2, price: [6, 3] }, act({ goldCard: 1 })),
  witches.jewellery('dark-amulet-fog', { copies: 2, price: [6, 3] }, on('monster-after', { monsterStrength: -3 })),
];
