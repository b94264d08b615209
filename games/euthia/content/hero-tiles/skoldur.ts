// The Hero tiles of Skoldur, starting tiles first, then in pairs by the Reputation they need.

import { act, always, on, tilesFor } from '../printed.ts';
import type { HeroTileRow } from '../rows.ts';

const { ability, combatAbility, initiativeAbility, shield, weapon } = tilesFor('skoldur');

export const skoldur: readonly HeroTileRow[] = [
  weapon('skoldur-keg-maul', { cost: 2, sell: 1, attack: { 6: 2, 9: 3, 13: 4 } }),
  ability('skoldur-thick-skull', { cost: 2 }, on('monster-after', { woundMinus: 1 })),
  ability('skoldur-gulp', { cost: 2 }, on('anytime', { heal: 3 }, { cost: { dwurt: 1 } })),
  ability('skoldur-stagger', { cost: 2 }, act({ movement: 1 })),
  ability(
    'skoldur-brewers-arm',
    { reputation: 0, cost: 2 },
    on('hero-after', { heroRoll: 2, damagePlus: 1 }, { cost: { dwurt: 1 } }),
  ),
  ability(
    'skoldur-foam-shield',
    { reputation: 0, cost: 2 },
    on('monster-after', { woundMinus: 3 }, { cost: { dwurt: 1 } }),
  ),
  combatAbility('skoldur-headbutt', { reputation: 3, cost: 3, attack: { 5: 2, 8: 3, 11: 4 } }),
  ability(
    'skoldur-sniff-ore',
    { reputation: 3, cost: 3 },
    act({ mineCart: true }),
    act({ movement: 1, heal: 1 }),
    act({ miningAction: true }, { cost: { dwurt: 1 } }),
  ),
  shield(
    'skoldur-barrel-lid',
    { reputation: 6, cost: 4, sell: 2 },
    on('monster-after', { woundMinus: 2, nextHeroRoll: -1 }),
  ),
  weapon('skoldur-tankard-flail', {
    reputation: 6,
    cost: 4,
    sell: 2,
    gemSlots: 1,
    attack: { 4: 2, 7: 3, 10: 4, 12: 5 },
  }),
  ability(
    'skoldur-liquid-courage',
    { reputation: 10, cost: 3 },
    on('hero-before', { heroRoll: 4, damagePlus: 1 }, { cost: { dwurt: 1 } }),
  ),
  ability('skoldur-drunken-luck', { reputation: 10, cost: 3 }, on('hero-after', { rerollHeroDie: 2 })),
  ability('skoldur-home-brew', { reputation: 14, cost: 4 }, act({ dwurt: 2 })),
  initiativeAbility('skoldur-rolling-keg', { reputation: 14, cost: 4, attack: { 6: 2, 10: 3 } }),
  combatAbility(
    'skoldur-berserk',
    { reputation: 18, cost: 5, attack: { 6: 3, 9: 5, 12: 6 } },
    on('hero-after', { damagePlus: 3 }, { cost: { dwurt: 1 } }),
  ),
  ability('skoldur-boulder-stance', { reputation: 18, cost: 4 }, on('monster-after', { monsterStrength: -3 })),
  ability('skoldur-hair-of-the-dog', { reputation: 23, cost: 5 }, on('anytime', { heal: 4 })),
  ability(
    'skoldur-shove-through',
    { reputation: 23, cost: 5 },
    act({ gold: 3, combatAction: true }, { cost: { dwurt: 1 } }),
  ),
  ability('skoldur-stone-blood', { reputation: 28, cost: 5 }, always({ maxHealth: 3 })),
  ability('skoldur-deep-cellars', { reputation: 28, cost: 5 }, always({ bags: 1 }), act({ dwurt: 1 })),
  weapon('skoldur-keg-of-thunder', {
    reputation: 34,
    cost: 9,
    sell: 4,
    gemSlots: 1,
    attack: { 6: 4, 9: 5, 12: 7, 15: 9 },
  }),
  ability(
    'skoldur-last-round',
    { reputation: 34, cost: 6 },
    on('hero-after', { heroRoll: 4, damagePlus: 4 }, { cost: { dwurt: 2 } }),
  ),
  combatAbility('skoldur-mountain-king', { reputation: 40, cost: 7, attack: { 7: 6, 10: 8, 13: 10 } }),
  ability('skoldur-legendary-vintage', { reputation: 40, cost: 7 }, act({ dwurt: 2 }), on('anytime', { heal: 4 })),
];
