// The Hero tiles of Taesiri, starting tiles first, then in pairs by the Reputation they need.

import { act, always, on, tilesFor } from '../printed.ts';
import type { HeroTileRow } from '../rows.ts';

const { ability, combatAbility, initiativeAbility, weapon } = tilesFor('taesiri');

export const taesiri: readonly HeroTileRow[] = [
  weapon('taesiri-frost-blades', { cost: 2, sell: 1, attack: { 4: 1, 7: 2, 11: 3 } }),
  ability('taesiri-shadow-step', { cost: 2 }, act({ movement: 1 })),
  ability(
    'taesiri-cold-read',
    { cost: 2 },
    on('hero-after', { heroRoll: 1 }),
    on('monster-after', { monsterStrength: -1 }),
  ),
  ability('taesiri-torpor', { cost: 2 }, always({ protectElementals: true })),
  ability('taesiri-silence', { reputation: 3, cost: 3, players: 'several' }, on('hero-before', { noCurse: true })),
  ability(
    'taesiri-silence-solo',
    { reputation: 3, cost: 3, players: 'one' },
    on('monster-before', { monsterNoCards: true }),
  ),
  initiativeAbility('taesiri-ambush', { reputation: 3, cost: 3, attack: { 5: 1, 8: 2, 11: 3 } }),
  weapon('taesiri-glass-knife', { reputation: 6, cost: 4, sell: 2, gemSlots: 1, attack: { 4: 1, 6: 2, 9: 3, 12: 4 } }),
  ability(
    'taesiri-mist-cloak',
    { reputation: 6, cost: 3 },
    on('monster-after', { monsterStrength: -3, nextHeroRoll: 1 }),
  ),
  combatAbility('taesiri-siphon', {
    reputation: 10,
    cost: 4,
    attack: { 6: [3, { heal: 1 }], 9: [4, { heal: 1 }], 12: [5, { heal: 2 }] },
  }),
  ability('taesiri-essence-reader', { reputation: 10, cost: 4 }, on('hero-after', { heroRoll: 3 })),
  ability(
    'taesiri-gale-stride',
    { reputation: 14, cost: 4 },
    act({ movement: 2 }),
    act({ teleport: 5 }, { cost: { essence: 'air' } }),
  ),
  ability(
    'taesiri-tidal-ward',
    { reputation: 14, cost: 4 },
    on('monster-after', { woundMinus: 2 }),
    on('anytime', { heal: 5 }, { cost: { essence: 'water' } }),
  ),
  ability(
    'taesiri-stone-skin',
    { reputation: 18, cost: 4 },
    on('monster-after', { woundMinus: 6 }, { cost: { essence: 'earth' } }),
    on('monster-after', { woundMinus: 1 }),
  ),
  ability(
    'taesiri-cinder-edge',
    { reputation: 18, cost: 4 },
    on('hero-before', { damagePlus: 5 }, { cost: { essence: 'fire' } }),
    on('hero-after', { damagePlus: 1 }),
  ),
  initiativeAbility('taesiri-assassinate', { reputation: 23, cost: 5, attack: { 6: 3, 9: 4, 12: 6 } }),
  ability('taesiri-winter-gaze', { reputation: 23, cost: 5 }, on('monster-before', { monsterOneDie: true })),
  ability('taesiri-thiefs-due', { reputation: 28, cost: 5 }, act({ gold: 2, silver: 1 })),
  ability('taesiri-quickening', { reputation: 28, cost: 5 }, act({ disengageAbility: true })),
  combatAbility('taesiri-fourfold-strike', { reputation: 34, cost: 6, attack: { 6: 4, 8: 5, 10: 6, 12: 8 } }),
  weapon('taesiri-moonsilver-daggers', {
    reputation: 34,
    cost: 9,
    sell: 4,
    gemSlots: 2,
    attack: { 4: 2, 7: 4, 10: 5, 13: 7 },
  }),
  ability(
    'taesiri-avatar-of-elements',
    { reputation: 40, cost: 7 },
    always({ maxHealth: 2 }),
    act({ essenceChoice: true }),
  ),
  ability(
    'taesiri-killing-frost',
    { reputation: 40, cost: 7, players: 'several' },
    on('hero-after', { heroRoll: 3, damagePlus: 3 }),
  ),
  ability(
    'taesiri-killing-frost-solo',
    { reputation: 40, cost: 7, players: 'one' },
    on('hero-after', { heroRoll: 3, damagePlus: 2 }),
    on('monster-after', { monsterStrength: -2 }),
  ),
];
