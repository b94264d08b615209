// The Hero tiles of Dral, starting tiles first, then in pairs by the Reputation they need.

import { act, always, on, tilesFor } from '../printed.ts';
import type { HeroTileRow } from '../rows.ts';

const { ability, combatAbility, initiativeAbility, shield, weapon } = tilesFor('dral');

export const dral: readonly HeroTileRow[] = [
  weapon('dral-forge-hammer', { cost: 2, sell: 1, attack: { 6: 2, 11: 3, 13: 4 } }),
  ability('dral-shrug-off', { cost: 2 }, on('monster-after', { woundMinus: 1 })),
  ability('dral-prospect', { cost: 2 }, act({ mineCart: true }), act({ movement: 1 })),
  ability('dral-heave', { cost: 2 }, on('hero-after', { damagePlus: 1 })),
  combatAbility('dral-brawl', { reputation: 3, cost: 3, attack: { 5: 2, 8: 3, 10: 4 } }),
  ability('dral-lucky-grin', { reputation: 3, cost: 3 }, on('hero-after', { heroRoll: 3 })),
  shield(
    'dral-anvil-shield',
    { reputation: 6, cost: 4, sell: 2 },
    on('monster-after', { woundMinus: 2, nextHeroRoll: -1 }),
  ),
  weapon(
    'dral-miners-axe',
    { reputation: 6, cost: 4, sell: 2, gemSlots: 1, attack: { 5: 2, 7: 3, 11: 4 } },
    act({ mineCart: true }),
  ),
  ability('dral-dig-deeper', { reputation: 10, cost: 3 }, act({ miningAction: true })),
  ability(
    'dral-stubborn',
    { reputation: 10, cost: 4 },
    always({ maxHealth: 1 }),
    on('monster-after', { woundMinus: 1 }),
  ),
  ability('dral-haggle', { reputation: 14, cost: 4 }, act({ gold: 2 })),
  ability('dral-long-march', { reputation: 14, cost: 3 }, act({ movement: 2 })),
  combatAbility('dral-ground-shaker', { reputation: 18, cost: 5, attack: { 6: 3, 9: 5, 12: 6 } }),
  ability(
    'dral-forge-song',
    { reputation: 18, cost: 4 },
    on('hero-before', { heroRoll: 2, damagePlus: 1 }, { set: 3 }),
  ),
  initiativeAbility('dral-thrown-hammer', { reputation: 23, cost: 5, attack: { 5: 2, 9: 3, 12: 4 } }),
  ability('dral-iron-hide', { reputation: 23, cost: 5 }, on('monster-after', { woundMinus: 3 })),
  ability('dral-second-wind', { reputation: 28, cost: 5 }, on('anytime', { heal: 4 })),
  ability('dral-gem-cutter', { reputation: 28, cost: 5 }, on('anytime', { refreshGem: true }), act({ gaar: 2 })),
  weapon('dral-dragonforged-maul', { reputation: 34, cost: 9, sell: 4, gemSlots: 2, attack: { 6: 4, 9: 5, 12: 7 } }),
  ability('dral-warpath', { reputation: 34, cost: 6 }, act({ combatAction: true })),
  combatAbility('dral-doribors-wrath', { reputation: 40, cost: 7, attack: { 7: 6, 10: 8, 13: 10 } }),
  ability('dral-unbreakable', { reputation: 40, cost: 7 }, always({ maxHealth: 4 })),
];
