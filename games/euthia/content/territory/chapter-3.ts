// Territory tiles of Chapter III.

import type { TerritoryRow } from '../rows.ts';

export const chapter3: readonly TerritoryRow[] = [
  {
    id: 'ch3-fixed-1',
    chapter: 3,
    class: 'fixed',
    solo: true,
    spaces: [
      { kind: 'alchemists', monster: 2, loot: [{ op: 'gold', n: 5 }] },
      {
        kind: 'treasure-2',
        monster: 2,
        loot: [
          { op: 'gold', n: 4 },
          { op: 'gaar', n: 1 },
        ],
      },
      { kind: 'portal' },
    ],
  },
  {
    id: 'ch3-fixed-2',
    chapter: 3,
    class: 'fixed',
    solo: true,
    spaces: [
      {
        kind: 'mountain',
        monster: 2,
        loot: [
          { op: 'gold', n: 5 },
          { op: 'silver', n: 1 },
        ],
      },
      { kind: 'cave' },
      { kind: 'elemental-fire' },
    ],
  },
  {
    id: 'ch3-fixed-3',
    chapter: 3,
    class: 'fixed',
    spaces: [
      { kind: 'treasure-2', monster: 2, loot: [{ op: 'gold', n: 4 }] },
      {
        kind: 'lake',
        monster: 2,
        loot: [
          { op: 'gold', n: 4 },
          { op: 'healingPotion', n: 1 },
        ],
      },
      { kind: 'elemental-air' },
    ],
  },
  {
    id: 'ch3-encounter-1',
    chapter: 3,
    class: 'encounter',
    spaces: [
      { kind: 'encounter', encounter: 'witch' },
      {
        kind: 'lake',
        monster: 2,
        loot: [
          { op: 'gold', n: 4 },
          { op: 'silver', n: 1 },
        ],
      },
      { kind: 'treasure-2', monster: 2, loot: [{ op: 'gold', n: 4 }] },
    ],
  },
  {
    id: 'ch3-encounter-2',
    chapter: 3,
    class: 'encounter',
    spaces: [
      {
        kind: 'wild',
        monster: 2,
        loot: [
          { op: 'gold', n: 4 },
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
    centre: { kind: 'encounter', encounter: 'mercenary-fortress' },
  },
  {
    id: 'ch3-encounter-3',
    chapter: 3,
    class: 'encounter',
    spaces: [{ kind: 'encounter', encounter: 'scholar' }, { kind: 'cave' }, { kind: 'elemental-earth' }],
  },
  {
    id: 'ch3-encounter-4',
    chapter: 3,
    class: 'encounter',
    spaces: [
      { kind: 'encounter', encounter: 'knight-commander' },
      { kind: 'mountain', monster: 2, loot: [{ op: 'gold', n: 5 }] },
      {
        kind: 'treasure-2',
        monster: 2,
        loot: [
          { op: 'gold', n: 4 },
          { op: 'gaar', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'ch3-scenario-1',
    chapter: 3,
    class: 'scenario',
    colour: 'blue',
    spaces: [{ kind: 'foundry' }, { kind: 'wild', monster: 2, loot: [{ op: 'gold', n: 5 }] }, { kind: 'wild' }],
  },
  {
    id: 'ch3-scenario-2',
    chapter: 3,
    class: 'scenario',
    colour: 'blue',
    spaces: [{ kind: 'foundry' }, { kind: 'wild' }, { kind: 'lake', monster: 2, loot: [{ op: 'gold', n: 5 }] }],
  },
  {
    id: 'ch3-other-1',
    chapter: 3,
    class: 'other',
    spaces: [
      {
        kind: 'treasure-2',
        monster: 2,
        loot: [
          { op: 'gold', n: 4 },
          { op: 'gaar', n: 1 },
        ],
      },
      { kind: 'elemental-fire' },
      {
        kind: 'cave',
        monster: 2,
        loot: [
          { op: 'gold', n: 5 },
          { op: 'silver', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'ch3-other-2',
    chapter: 3,
    class: 'other',
    spaces: [
      {
        kind: 'merchants',
        monster: 2,
        loot: [
          { op: 'gold', n: 5 },
          { op: 'gaar', n: 1 },
        ],
      },
      { kind: 'lake' },
      { kind: 'mountain', monster: 2, loot: [{ op: 'gold', n: 4 }] },
    ],
  },
  {
    id: 'ch3-other-3',
    chapter: 3,
    class: 'other',
    spaces: [
      { kind: 'elemental-air' },
      {
        kind: 'mountain',
        monster: 2,
        loot: [
          { op: 'gold', n: 5 },
          { op: 'gaar', n: 1 },
        ],
      },
      {
        kind: 'treasure-2',
        monster: 2,
        loot: [
          { op: 'gold', n: 4 },
          { op: 'silver', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'ch3-other-4',
    chapter: 3,
    class: 'other',
    spaces: [
      { kind: 'elemental-earth' },
      {
        kind: 'treasure-3',
        monster: 3,
        loot: [
          { op: 'gold', n: 5 },
          { op: 'gaar', n: 1 },
        ],
      },
      { kind: 'cave', monster: 2, loot: [{ op: 'gold', n: 5 }] },
    ],
  },
  {
    id: 'ch3-other-5',
    chapter: 3,
    class: 'other',
    spaces: [
      { kind: 'elemental-water' },
      {
        kind: 'lake',
        monster: 2,
        loot: [
          { op: 'gold', n: 5 },
          { op: 'healingPotion', n: 1 },
        ],
      },
      {
        kind: 'treasure-2',
        monster: 2,
        loot: [
          { op: 'gold', n: 4 },
          { op: 'gaar', n: 1 },
        ],
      },
    ],
  },
];
