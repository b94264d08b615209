// Silver and Gold cards: what a rival, or the Combat deck, does for the Monster (EUT-12).

import { section } from './printed.ts';
import type { PowerCardRow } from './rows.ts';

export const powerCards: readonly PowerCardRow[] = [
  {
    id: 'curse',
    deck: 'silver',
    copies: 8,
    trigger: 'hero-before',
    sections: [section({ heroRoll: -2 }), section({ heroRoll: -4, damageMinus: 1 })],
  },
  {
    id: 'mind-control',
    deck: 'silver',
    copies: 8,
    trigger: 'monster-before-or-after',
    sections: [section({ stealGaar: 1 }), section({ stealGaar: 2 })],
  },
  {
    id: 'frenzy',
    deck: 'silver',
    copies: 8,
    trigger: 'monster-after',
    sections: [section({ monsterStrength: 2 }), section({ monsterStrength: 3, woundPlus: 1 })],
  },
  {
    id: 'power-surge',
    deck: 'gold',
    copies: 8,
    trigger: 'monster-before',
    sections: [
      section({ woundPlus: 2, nextHeroRoll: -2 }),
      section({ woundPlus: 3, nextHeroRoll: -3 }),
      section({ woundPlus: 4, nextHeroRoll: -4 }),
    ],
  },
  {
    id: 'healing',
    deck: 'gold',
    copies: 8,
    trigger: 'monster-before-or-after',
    sections: [
      section({ monsterStrength: 2, silverHeart: 1 }),
      section({ monsterStrength: 3, silverHeart: 2 }),
      section({ monsterStrength: 4, silverHeart: 4 }),
    ],
    continuous: section({ regenerate: 1 }),
  },
  {
    id: 'possession',
    deck: 'gold',
    copies: 8,
    trigger: 'monster-before-or-after',
    company: 'rivals',
    sections: [
      section({ chooseHeroAttack: true }),
      section({ chooseHeroAttack: true, heroNoGaar: true }),
      section({ chooseHeroAttack: true, heroNoGaar: true, heroNoHope: true }),
    ],
  },
  {
    id: 'possession-solo',
    deck: 'gold',
    copies: 8,
    trigger: 'monster-before-or-after',
    company: 'team',
    sections: [
      section({ heroWeaponsOnly: true }),
      section({ heroWeaponsOnly: true, heroNoGaar: true }),
      section({ heroWeaponsOnly: true, heroNoGaar: true, heroNoHope: true }),
    ],
  },
];
