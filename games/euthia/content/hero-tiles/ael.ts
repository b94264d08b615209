// The Hero tiles of Ael, starting tiles first, then in pairs by the Reputation they need.

import { act, always, on, tilesFor } from '../printed.ts';
import type { HeroTileRow } from '../rows.ts';

const { ability, combatAbility, initiativeAbility, shield, weapon } = tilesFor('ael');

export const ael: readonly HeroTileRow[] = [
  weapon('ael-ash-wand', { cost: 2, sell: 1, attack: { 5: 1, 8: 2, 11: 3 } }),
  ability('ael-mending-touch', { cost: 2 }, on('anytime', { heal: 1 })),
  ability('ael-quick-step', { cost: 2 }, act({ movement: 1 })),
  ability('ael-blessing', { cost: 2 }, on('hero-after', { heroRoll: 2 })),
  ability('ael-magic-rampart', { reputation: 3, cost: 3, pierces: true }, on('monster-after', { woundMinus: 2 })),
  ability(
    'ael-lucid-prayer',
    { reputation: 3, cost: 3 },
    on('hero-after', { heroRoll: 2 }),
    on('monster-after', { monsterStrength: -2 }),
  ),
  weapon('ael-radiant-mace', { reputation: 6, cost: 4, sell: 2, gemSlots: 1, attack: { 5: 2, 8: 3, 11: 4, 13: 5 } }),
  shield('ael-aegis-of-dawn', { reputation: 6, cost: 4, sell: 2 }, on('monster-after', { woundMinus: 1 })),
  combatAbility('ael-sunlance', { reputation: 10, cost: 4, attack: { 6: 3, 7: 4, 10: 5, 12: [6, { heal: 1 }] } }),
  ability('ael-pilgrims-stride', { reputation: 10, cost: 3 }, act({ movement: 2 })),
  ability('ael-renewal', { reputation: 14, cost: 4 }, on('anytime', { heal: 4 })),
  ability('ael-sanctuary-step', { reputation: 14, cost: 4 }, act({ teleport: 4 })),
  ability(
    'ael-sacred-armour',
    { reputation: 18, cost: 4, pierces: true },
    on('monster-after', { woundMinus: 3 }, { set: 3 }),
    on('monster-after', { woundMinus: 1 }, { set: 5 }),
  ),
  ability('ael-warding-light', { reputation: 18, cost: 4 }, on('monster-before', { monsterStrength: -3 })),
  initiativeAbility('ael-vengeful-light', { reputation: 23, cost: 5, attack: { 6: 2, 9: 3, 12: 4 } }),
  ability('ael-purge', { reputation: 23, cost: 5 }, on('monster-after', { monsterStrength: -3, heal: 1 })),
  ability('ael-bright-halo', { reputation: 28, cost: 5 }, always({ maxHealth: 2 })),
  ability('ael-merchants-grace', { reputation: 28, cost: 5 }, act({ tradeAction: true })),
  combatAbility('ael-judgement', { reputation: 34, cost: 6, attack: { 7: 5, 10: 6, 13: 8 } }),
  weapon('ael-staff-of-the-choir', {
    reputation: 34,
    cost: 8,
    sell: 4,
    gemSlots: 1,
    attack: { 5: 3, 8: [4, { heal: 1 }], 11: [5, { heal: 1 }], 14: [6, { heal: 2 }] },
  }),
  ability('ael-miracle', { reputation: 40, cost: 7 }, on('anytime', { heal: 8 })),
  ability('ael-seraphs-wrath', { reputation: 40, cost: 7 }, on('hero-after', { heroRoll: 2, damagePlus: 3 })),
];
