// Treasure tiles, by Level (EUT-2.31).

import { act, always, itemsFrom, on } from '../printed.ts';
import type { ItemRow } from '../rows.ts';

const first = itemsFrom({ treasure: 1 });
const second = itemsFrom({ treasure: 2 });
const third = itemsFrom({ treasure: 3 });

export const treasures: readonly ItemRow[] = [
  first.once('t1-coin-purse', 'coffer', { copies: 4 }, act({ gold: 3 })),
  first.once('t1-rough-gem', 'coffer', { copies: 4 }, act({ gemChoice: true })),
  first.once('t1-traveller-kit', 'provisions', { copies: 3 }, act({ healingPotion: 1, gaar: 1 })),
  first.once('t1-faded-scroll', 'scroll', { copies: 3, price: [2, 1] }, act({ teleport: 2 })),
  first.once('t1-essence-bead', 'vial', { copies: 3 }, act({ essenceChoice: true })),
  first.jewellery('t1-charm', { copies: 3, price: [3, 2] }, on('hero-after', { heroRoll: 1 })),
  second.once('t2-strongbox', 'coffer', { copies: 4 }, act({ gold: 6 })),
  second.once('t2-twin-gems', 'coffer', { copies: 4 }, act({ ruby: 1, emerald: 1 })),
  second.once('t2-war-chest', 'coffer', { copies: 3 }, act({ goldCard: 1, gaar: 2 })),
  second.once('t2-essence-flask', 'vial', { copies: 3 }, act({ essenceChoice: true, healingPotion: 1 })),
  second.jewellery(
    't2-silver-torque',
    { copies: 3, price: [6, 3], gemSlots: 1 },
    always({ maxHealth: 1 }),
    on('monster-after', { monsterStrength: -1 }),
  ),
  second.weapon('t2-old-blade', { copies: 3, price: [7, 4], gemSlots: 1, attack: { 5: 2, 8: 3, 11: 4, 13: 5 } }),
  third.once('t3-royal-hoard', 'coffer', { copies: 4 }, act({ gold: 10 })),
  third.once('t3-diamond-casket', 'coffer', { copies: 3 }, act({ diamond: 1, opal: 1 })),
  third.once('t3-demonite-idol', 'coffer', { copies: 3 }, act({ demonite: 1, goldCard: 1 })),
  third.once('t3-chronicle', 'coffer', { copies: 4 }, act({ reputation: 3 })),
  third.jewellery(
    't3-phoenix-plume',
    { copies: 3, price: [10, 5], gemSlots: 1 },
    always({ maxHealth: 2 }),
    on('anytime', { heal: 4 }),
  ),
  third.weapon('t3-dragontooth', { copies: 3, price: [12, 6], gemSlots: 2, attack: { 5: 3, 8: 5, 11: 6, 14: 8 } }),
];
