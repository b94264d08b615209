// The Hero tiles of Keleia, starting tiles first, then in pairs by the Reputation they need.

import { act, on, tilesFor } from '../printed.ts';
import type { HeroTileRow } from '../rows.ts';

const { ability, combatAbility, initiativeAbility, shield, weapon } = tilesFor('keleia');

export const keleia: readonly HeroTileRow[] = [
  weapon('keleia-twin-sabres', { cost: 2, sell: 1, attack: { 4: 1, 8: 2, 10: 3 } }),
  ability('keleia-dodge', { cost: 2 }, on('monster-after', { monsterStrength: -2 })),
  ability('keleia-sprint', { cost: 2 }, act({ movement: 1 })),
  ability('keleia-lunge', { cost: 2 }, on('hero-after', { heroRoll: 2 })),
  ability(
    'keleia-feint',
    { reputation: 3, cost: 3 },
    on('monster-after', { monsterStrength: -3 }, { set: 3 }),
    on('hero-before', { heroRoll: 2 }, { set: 3 }),
  ),
  initiativeAbility('keleia-throwing-knives', { reputation: 3, cost: 3, attack: { 6: 1, 9: 2, 12: 3 } }),
  weapon('keleia-curved-blade', { reputation: 6, cost: 4, sell: 2, gemSlots: 1, attack: { 5: 2, 9: 3, 12: 4 } }),
  shield(
    'keleia-parrying-dagger',
    { reputation: 6, cost: 4, sell: 2, gemSlots: 1 },
    on('monster-after', { monsterStrength: -2, nextHeroRoll: -1 }),
  ),
  combatAbility('keleia-whirl', { reputation: 10, cost: 4, attack: { 5: 3, 8: 4, 10: 5, 12: 6 } }),
  ability('keleia-battle-fury', { reputation: 10, cost: 3 }, on('hero-after', { damagePlus: 2 })),
  ability(
    'keleia-war-dance',
    { reputation: 14, cost: 4 },
    on('monster-after', { monsterStrength: -3, nextHeroRoll: 1 }),
  ),
  ability('keleia-bind-wounds', { reputation: 14, cost: 4 }, on('anytime', { heal: 3 })),
  ability('keleia-pathfinder', { reputation: 18, cost: 4 }, act({ movement: 3 })),
  ability('keleia-spoils', { reputation: 18, cost: 4 }, act({ gold: 3 })),
  ability(
    'keleia-riposte',
    { reputation: 23, cost: 5 },
    on('monster-after', { woundMinus: 2 }),
    on('hero-before', { damagePlus: 1 }),
  ),
  ability(
    'keleia-steel-set',
    { reputation: 23, cost: 5 },
    on('permanent', { maxHealth: 2 }, { set: 4 }),
    on('hero-after', { heroRoll: 2 }, { set: 4 }),
  ),
  ability('keleia-challenge', { reputation: 28, cost: 5 }, act({ combatAction: true })),
  initiativeAbility('keleia-opening-strike', { reputation: 28, cost: 5, attack: { 5: 2, 8: 3, 11: 5 } }),
  combatAbility('keleia-storm-of-blades', { reputation: 34, cost: 6, attack: { 6: 4, 9: 6, 12: 8 } }),
  weapon('keleia-lionfang', {
    reputation: 34,
    cost: 9,
    sell: 4,
    gemSlots: 2,
    attack: { 5: 3, 8: 4, 10: 5, 12: 6, 14: 7 },
  }),
  ability(
    'keleia-deathless',
    { reputation: 40, cost: 7 },
    on('anytime', { heal: 6 }),
    on('monster-after', { woundMinus: 2 }),
  ),
  ability('keleia-executioner', { reputation: 40, cost: 7 }, on('hero-before', { damagePlus: 4 })),
];
