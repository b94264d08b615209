// The cards of the two dragons: Farruga’s stages and Offensives, Mirrezil’s phases.

import { fighter, gains } from '../printed.ts';
import type { ScenarioCardRow } from '../rows.ts';

export const dragonCards: readonly ScenarioCardRow[] = [
  {
    id: 'farruga-1',
    form: 'stage',
    foe: 'farruga',
    stage: 1,
    health: { 1: 4, 2: 7, 3: 10, 4: 12 },
    magicDefence: 1,
    ...fighter({ level: 3, penalty: -2, silver: 1, chaos: 1, gaar: 1 }, { 4: 3, 8: 4, 11: 6 }),
    reward: gains({ reputation: 3, gold: 4 }),
  },
  {
    id: 'farruga-2',
    form: 'stage',
    foe: 'farruga',
    stage: 2,
    health: { 1: 5, 2: 8, 3: 12, 4: 14 },
    magicDefence: 0,
    ...fighter({ level: 3, penalty: -2, silver: 1, goldCards: 1, chaos: 2, gaar: 1 }, { 4: 4, 8: 5, 11: 6 }),
    reward: gains({ reputation: 4, ruby: 1 }),
  },
  {
    id: 'farruga-3',
    form: 'stage',
    foe: 'farruga',
    stage: 3,
    health: { 1: 6, 2: 8, 3: 12, 4: 14 },
    magicDefence: 0,
    ...fighter(
      { level: 3, penalty: -3, silver: 1, goldCards: 1, chaos: 2, gaar: 2 },
      { 3: 4, 7: 6, 10: [7, { hinderHero: -2 }] },
    ),
    reward: gains({ reputation: 5, treasure: 2 }),
  },
  {
    id: 'farruga-4',
    form: 'stage',
    foe: 'farruga',
    stage: 4,
    health: { 1: 7, 2: 9, 3: 12, 4: 15 },
    magicDefence: 1,
    ...fighter({ level: 3, penalty: -3, goldCards: 2, chaos: 3, gaar: 2 }, { 3: 5, 7: 6, 10: [8, { healMonster: 2 }] }),
    reward: gains({ reputation: 8, treasure: 3, diamond: 1 }),
  },
  {
    id: 'offensive-firestorm',
    form: 'deck',
    deck: 'offensive',
    rules: [
      { do: [{ op: 'move', piece: 'farruga', steps: 3, toward: 'nearest-hero' }] },
      { who: { within: 1, of: { piece: 'farruga' } }, do: [{ op: 'sufferWounds', n: 3 }] },
    ],
  },
  {
    id: 'offensive-pillage',
    form: 'deck',
    deck: 'offensive',
    rules: [
      {
        do: [
          {
            op: 'place',
            piece: 'farruga',
            where: { kinds: ['trading-post'], without: ['destruction-a'], pick: { nearest: { piece: 'farruga' } } },
          },
          { op: 'ruin', where: { piece: 'farruga' }, guardWounds: 4 },
        ],
      },
    ],
  },
  {
    id: 'offensive-dread',
    form: 'deck',
    deck: 'offensive',
    rules: [
      { do: [{ op: 'move', piece: 'farruga', steps: 2, toward: { kinds: ['chapel'] } }] },
      { who: { within: 3, of: { piece: 'farruga' } }, do: [{ op: 'loseGaar', n: 2 }] },
      {
        do: [
          {
            op: 'ruin',
            where: {
              kinds: ['trading-post'],
              without: ['destruction-a'],
              within: { n: 2, of: { piece: 'farruga' } },
              pick: { nearest: { piece: 'farruga' } },
            },
            guardWounds: 2,
          },
        ],
      },
    ],
  },
  {
    id: 'offensive-new-scales',
    form: 'deck',
    deck: 'offensive',
    rules: [
      {
        do: [
          { op: 'place', piece: 'farruga', where: { kinds: ['dragon-lair'], pick: { nearest: { piece: 'farruga' } } } },
          { op: 'magicDefence', foe: 'farruga', n: 1 },
          { op: 'healFoe', foe: 'farruga', n: 2 },
        ],
      },
    ],
  },
  {
    id: 'mirrezil-1',
    form: 'phase',
    foe: 'mirrezil',
    from: 0,
    ...fighter({ level: 3, penalty: -2, chaos: 1 }, { 5: 2, 9: 3, 12: 4 }),
    rules: [],
  },
  {
    id: 'mirrezil-2',
    form: 'phase',
    foe: 'mirrezil',
    from: 3,
    ...fighter({ level: 3, penalty: -3, silver: 1, chaos: 1, gaar: 1 }, { 4: 3, 8: 4, 11: 6 }),
    rules: [
      { when: { at: 'roundEnd' }, who: { within: 2, of: { piece: 'mirrezil' } }, do: [{ op: 'sufferWounds', n: 1 }] },
    ],
  },
  {
    id: 'mirrezil-3',
    form: 'phase',
    foe: 'mirrezil',
    from: 6,
    ...fighter(
      { level: 3, penalty: -4, silver: 1, goldCards: 1, chaos: 2, gaar: 2 },
      { 4: 4, 7: 5, 10: [7, { drawGold: 1 }] },
    ),
    rules: [
      { when: { at: 'roundEnd' }, who: { within: 3, of: { piece: 'mirrezil' } }, do: [{ op: 'sufferWounds', n: 2 }] },
    ],
  },
  {
    id: 'mirrezil-4',
    form: 'phase',
    foe: 'mirrezil',
    from: 9,
    ...fighter({ level: 3, penalty: -5, goldCards: 2, chaos: 3, gaar: 2 }, { 3: 5, 7: 6, 10: [8, { hinderHero: -3 }] }),
    rules: [
      { when: { at: 'roundEnd' }, who: 'each', do: [{ op: 'sufferWounds', n: 2 }] },
      {
        when: { at: 'roundEnd' },
        do: [
          {
            op: 'ruin',
            where: { kinds: ['trading-post'], without: ['destruction-a'], pick: { nearest: { piece: 'mirrezil' } } },
            guardWounds: 3,
          },
        ],
      },
    ],
  },
];
