// Silver and Gold cards: what a rival, or the Combat deck, does for the Monster (EUT-12).

import type { PowerCardRow } from './rows.ts';

export const powerCards: readonly PowerCardRow[] = [
  {
    id: 'curse',
    deck: 'silver',
    copies: 8,
    trigger: 'hero-before',
    sections: [
      [{ op: 'heroRoll', n: -2 }],
      [
        { op: 'heroRoll', n: -4 },
        { op: 'damageMinus', n: 1 },
      ],
    ],
  },
  {
    id: 'mind-control',
    deck: 'silver',
    copies: 8,
    trigger: 'monster-before-or-after',
    sections: [[{ op: 'stealGaar', n: 1 }], [{ op: 'stealGaar', n: 2 }]],
  },
  {
    id: 'frenzy',
    deck: 'silver',
    copies: 8,
    trigger: 'monster-after',
    sections: [
      [{ op: 'monsterStrength', n: 2 }],
      [
        { op: 'monsterStrength', n: 3 },
        { op: 'woundPlus', n: 1 },
      ],
    ],
  },
  {
    id: 'power-surge',
    deck: 'gold',
    copies: 8,
    trigger: 'monster-before',
    sections: [
      [
        { op: 'woundPlus', n: 2 },
        { op: 'nextHeroRoll', n: -2 },
      ],
      [
        { op: 'woundPlus', n: 3 },
        { op: 'nextHeroRoll', n: -3 },
      ],
      [
        { op: 'woundPlus', n: 4 },
        { op: 'nextHeroRoll', n: -4 },
      ],
    ],
  },
  {
    id: 'healing',
    deck: 'gold',
    copies: 8,
    trigger: 'monster-before-or-after',
    sections: [
      [
        { op: 'monsterStrength', n: 2 },
        { op: 'silverHeart', n: 1 },
      ],
      [
        { op: 'monsterStrength', n: 3 },
        { op: 'silverHeart', n: 2 },
      ],
      [
        { op: 'monsterStrength', n: 4 },
        { op: 'silverHeart', n: 4 },
      ],
    ],
    continuous: [{ op: 'regenerate', n: 1 }],
  },
  {
    id: 'possession',
    deck: 'gold',
    copies: 8,
    trigger: 'monster-before-or-after',
    company: 'rivals',
    sections: [
      [{ op: 'chooseHeroAttack' }],
      [{ op: 'chooseHeroAttack' }, { op: 'heroNoGaar' }],
      [{ op: 'chooseHeroAttack' }, { op: 'heroNoGaar' }, { op: 'heroNoHope' }],
    ],
  },
  {
    id: 'possession-solo',
    deck: 'gold',
    copies: 8,
    trigger: 'monster-before-or-after',
    company: 'team',
    sections: [
      [{ op: 'heroWeaponsOnly' }],
      [{ op: 'heroWeaponsOnly' }, { op: 'heroNoGaar' }],
      [{ op: 'heroWeaponsOnly' }, { op: 'heroNoGaar' }, { op: 'heroNoHope' }],
    ],
  },
];
