// Territory tiles of Chapter IV.

import type { TerritoryRow } from '../rows.ts';

export const chapter4: readonly TerritoryRow[] = [
  {
    id: 'ch4-fixed-1',
    chapter: 4,
    class: 'fixed',
    solo: true,
    spaces: [
      {
        kind: 'wild',
        monster: 2,
        loot: [
          { op: 'gold', n: 5 },
          { op: 'gaar', n: 1 },
        ],
      },
      {
        kind: 'wild',
        monster: 3,
        loot: [
          { op: 'gold', n: 6 },
          { op: 'goldCard', n: 1 },
        ],
      },
      {
        kind: 'wild',
        monster: 2,
        loot: [
          { op: 'gold', n: 5 },
          { op: 'healingPotion', n: 1 },
        ],
      },
    ],
    centre: { kind: 'dragonslayer-towers' },
  },
  {
    id: 'ch4-fixed-2',
    chapter: 4,
    class: 'fixed',
    solo: true,
    spaces: [
      {
        kind: 'treasure-3',
        monster: 3,
        loot: [
          { op: 'gold', n: 6 },
          { op: 'gaar', n: 1 },
        ],
      },
      { kind: 'mountain', monster: 2, loot: [{ op: 'gold', n: 5 }] },
      { kind: 'portal' },
    ],
  },
  {
    id: 'ch4-fixed-3',
    chapter: 4,
    class: 'fixed',
    spaces: [
      { kind: 'merchants', monster: 3, loot: [{ op: 'gold', n: 7 }] },
      {
        kind: 'cave',
        monster: 2,
        loot: [
          { op: 'gold', n: 5 },
          { op: 'silver', n: 1 },
        ],
      },
      { kind: 'elemental-fire' },
    ],
  },
  {
    id: 'ch4-encounter-1',
    chapter: 4,
    class: 'encounter',
    spaces: [
      {
        kind: 'wild',
        monster: 2,
        loot: [
          { op: 'gold', n: 5 },
          { op: 'gaar', n: 1 },
        ],
      },
      {
        kind: 'wild',
        monster: 1,
        loot: [
          { op: 'gold', n: 3 },
          { op: 'silver', n: 1 },
        ],
      },
      { kind: 'wild' },
    ],
    centre: { kind: 'encounter', encounter: 'suzerain' },
  },
  {
    id: 'ch4-encounter-2',
    chapter: 4,
    class: 'encounter',
    spaces: [
      { kind: 'encounter', encounter: 'hermit' },
      { kind: 'elemental-earth' },
      {
        kind: 'mountain',
        monster: 2,
        loot: [
          { op: 'gold', n: 5 },
          { op: 'gaar', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'ch4-scenario-1',
    chapter: 4,
    class: 'scenario',
    colour: 'red',
    spaces: [
      { kind: 'dragon-lair' },
      { kind: 'wild', monster: 3, loot: [{ op: 'gold', n: 6 }] },
      { kind: 'wild', monster: 3, loot: [{ op: 'gold', n: 6 }] },
    ],
  },
  {
    id: 'ch4-scenario-2',
    chapter: 4,
    class: 'scenario',
    colour: 'red',
    spaces: [
      { kind: 'dragon-lair' },
      { kind: 'wild', monster: 3, loot: [{ op: 'gold', n: 6 }] },
      { kind: 'wild', monster: 2, loot: [{ op: 'gold', n: 5 }] },
    ],
  },
  {
    id: 'ch4-scenario-3',
    chapter: 4,
    class: 'scenario',
    colour: 'purple',
    spaces: [
      { kind: 'faer-rift' },
      { kind: 'wild', monster: 3, loot: [{ op: 'gold', n: 6 }] },
      { kind: 'treasure-2', monster: 2, loot: [{ op: 'gold', n: 4 }] },
    ],
  },
  {
    id: 'ch4-scenario-4',
    chapter: 4,
    class: 'scenario',
    colour: 'purple',
    spaces: [
      { kind: 'faer-rift' },
      { kind: 'wild', monster: 2, loot: [{ op: 'gold', n: 5 }] },
      { kind: 'cave', monster: 2, loot: [{ op: 'gold', n: 5 }] },
    ],
  },
  {
    id: 'ch4-other-1',
    chapter: 4,
    class: 'other',
    spaces: [
      {
        kind: 'treasure-3',
        monster: 3,
        loot: [
          { op: 'gold', n: 6 },
          { op: 'goldCard', n: 1 },
        ],
      },
      { kind: 'lake', monster: 3, loot: [{ op: 'gold', n: 7 }] },
      { kind: 'elemental-air' },
    ],
  },
  {
    id: 'ch4-other-2',
    chapter: 4,
    class: 'other',
    spaces: [
      {
        kind: 'cave',
        monster: 3,
        loot: [
          { op: 'gold', n: 7 },
          { op: 'gaar', n: 1 },
        ],
      },
      { kind: 'treasure-3', monster: 3, loot: [{ op: 'gold', n: 6 }] },
      { kind: 'mountain' },
    ],
  },
  {
    id: 'ch4-other-3',
    chapter: 4,
    class: 'other',
    spaces: [
      {
        kind: 'mountain',
        monster: 3,
        loot: [
          { op: 'gold', n: 7 },
          { op: 'gaar', n: 1 },
        ],
      },
      { kind: 'lake' },
      {
        kind: 'treasure-2',
        monster: 2,
        loot: [
          { op: 'gold', n: 5 },
          { op: 'gaar', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'ch4-other-4',
    chapter: 4,
    class: 'other',
    spaces: [
      {
        kind: 'alchemists',
        monster: 3,
        loot: [
          { op: 'gold', n: 6 },
          { op: 'gaar', n: 1 },
        ],
      },
      { kind: 'lake', monster: 2, loot: [{ op: 'gold', n: 5 }] },
      { kind: 'treasure-3', monster: 3, loot: [{ op: 'gold', n: 6 }] },
    ],
  },
  {
    id: 'ch4-other-5',
    chapter: 4,
    class: 'other',
    spaces: [
      { kind: 'lake', monster: 2, loot: [{ op: 'gold', n: 5 }] },
      {
        kind: 'cave',
        monster: 3,
        loot: [
          { op: 'gold', n: 7 },
          { op: 'healingPotion', n: 1 },
        ],
      },
      {
        kind: 'mountain',
        monster: 3,
        loot: [
          { op: 'gold', n: 6 },
          { op: 'goldCard', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'ch4-other-6',
    chapter: 4,
    class: 'other',
    spaces: [{ kind: 'portal' }, { kind: 'lake' }, { kind: 'treasure-3', monster: 3, loot: [{ op: 'gold', n: 7 }] }],
  },
];
