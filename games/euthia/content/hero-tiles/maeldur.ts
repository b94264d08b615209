// The Hero tiles of Maeldur, starting tiles first, then in pairs by the Reputation they need.

import { act, on, tilesFor } from '../printed.ts';
import type { HeroTileRow } from '../rows.ts';

const { ability, combatAbility, initiativeAbility, weapon } = tilesFor('maeldur');

export const maeldur: readonly HeroTileRow[] = [
  weapon('maeldur-fire-staff', { cost: 2, sell: 1, attack: { 5: 1, 8: 2, 10: 3, 13: 4 } }),
  ability('maeldur-concentration', { cost: 2 }, on('hero-after', { heroRoll: 2 })),
  ability('maeldur-smoke-veil', { cost: 2 }, on('monster-after', { monsterStrength: -2 })),
  ability('maeldur-stride', { cost: 2 }, act({ movement: 1 })),
  initiativeAbility('maeldur-spark', { reputation: 3, cost: 3, attack: { 4: 1, 8: 2, 11: 3 } }),
  ability('maeldur-cauterise', { reputation: 3, cost: 3 }, on('anytime', { heal: 3 })),
  combatAbility('maeldur-fireball', { reputation: 6, cost: 4, attack: { 6: 3, 9: 4, 12: 5 } }),
  ability('maeldur-ember-ward', { reputation: 6, cost: 3 }, on('monster-after', { woundMinus: 2 })),
  ability('maeldur-blink', { reputation: 10, cost: 4 }, act({ teleport: 3 })),
  ability('maeldur-study', { reputation: 10, cost: 3 }, on('hero-after', { heroRoll: 3 })),
  combatAbility('maeldur-paralysing-blow', {
    reputation: 14,
    cost: 4,
    pierces: true,
    attack: { 6: [2, { monsterStrength: -2 }], 9: [3, { monsterStrength: -3 }], 12: [4, { monsterStrength: -4 }] },
  }),
  ability(
    'maeldur-kindle',
    { reputation: 14, cost: 4 },
    on('hero-before', { damagePlus: 4 }, { cost: { essence: 'fire' } }),
    on('hero-after', { damagePlus: 1 }),
  ),
  ability('maeldur-grimoire-bargain', { reputation: 18, cost: 4 }, act({ goldCard: 1, gaar: 1 })),
  ability('maeldur-heat-haze', { reputation: 18, cost: 4 }, on('monster-before', { monsterStrength: -3 })),
  ability(
    'maeldur-wall-of-flame',
    { reputation: 23, cost: 5 },
    on('monster-after', { woundMinus: 3 }),
    on('hero-before', { damagePlus: 1 }),
  ),
  weapon('maeldur-salamander-rod', {
    reputation: 23,
    cost: 7,
    sell: 3,
    gemSlots: 2,
    attack: { 5: 2, 8: 3, 10: 4, 13: 6 },
  }),
  ability('maeldur-mind-over-ash', { reputation: 28, cost: 5 }, on('hero-after', { heroRoll: 2, rerollHeroDie: 1 })),
  ability('maeldur-phoenix-breath', { reputation: 28, cost: 5 }, on('anytime', { heal: 5 })),
  combatAbility('maeldur-meteor', { reputation: 34, cost: 6, attack: { 7: 5, 10: 7, 13: 9 } }),
  weapon('maeldur-sunfire-staff', {
    reputation: 34,
    cost: 9,
    sell: 4,
    gemSlots: 2,
    attack: { 5: 3, 8: 4, 10: 6, 13: 7 },
  }),
  ability('maeldur-conflagration', { reputation: 40, cost: 7 }, on('hero-before', { heroRoll: 2, damagePlus: 4 })),
];
