// Territory tiles of Chapter II.

import type { TerritoryRow } from '../rows.ts';

export const chapter2: readonly TerritoryRow[] = [
  {
    id: 'ch2-fixed-1',
    chapter: 2,
    class: 'fixed',
    solo: true,
    spaces: [
      {
        kind: 'wild',
        monster: 1,
        loot: [
          { op: 'gold', n: 3 },
          { op: 'silver', n: 1 },
        ],
      },
      {
        kind: 'wild',
        monster: 2,
        loot: [
          { op: 'gold', n: 3 },
          { op: 'gaar', n: 1 },
        ],
      },
      {
        kind: 'wild',
        monster: 1,
        loot: [
          { op: 'gold', n: 2 },
          { op: 'healingPotion', n: 1 },
        ],
      },
    ],
    centre: { kind: 'dragonslayer-towers' },
  },
  {
    id: 'ch2-fixed-2',
    chapter: 2,
    class: 'fixed',
    solo: true,
    spaces: [
      { kind: 'portal' },
      { kind: 'mountain', monster: 1, loot: [{ op: 'gold', n: 3 }] },
      {
        kind: 'treasure-1',
        monster: 1,
        loot: [
          { op: 'gold', n: 3 },
          { op: 'gaar', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'ch2-fixed-3',
    chapter: 2,
    class: 'fixed',
    spaces: [
      { kind: 'merchants', monster: 2, loot: [{ op: 'gold', n: 4 }] },
      { kind: 'lake' },
      { kind: 'elemental-air' },
    ],
  },
  {
    id: 'ch2-encounter-1',
    chapter: 2,
    class: 'encounter',
    spaces: [
      { kind: 'encounter', encounter: 'armourer' },
      {
        kind: 'mountain',
        monster: 1,
        loot: [
          { op: 'gold', n: 3 },
          { op: 'gaar', n: 1 },
        ],
      },
      { kind: 'treasure-1', monster: 1, loot: [{ op: 'gold', n: 2 }] },
    ],
  },
  {
    id: 'ch2-encounter-2',
    chapter: 2,
    class: 'encounter',
    spaces: [{ kind: 'encounter', encounter: 'herbalist' }, { kind: 'lake' }, { kind: 'elemental-water' }],
  },
  {
    id: 'ch2-encounter-3',
    chapter: 2,
    class: 'encounter',
    spaces: [
      { kind: 'encounter', encounter: 'smuggler' },
      {
        kind: 'cave',
        monster: 1,
        loot: [
          { op: 'gold', n: 3 },
          { op: 'silver', n: 1 },
        ],
      },
      { kind: 'treasure-2', monster: 2, loot: [{ op: 'gold', n: 3 }] },
    ],
  },
  {
    id: 'ch2-scenario-1',
    chapter: 2,
    class: 'scenario',
    colour: 'green',
    spaces: [{ kind: 'village' }, { kind: 'wild' }, { kind: 'mountain', monster: 1, loot: [{ op: 'gold', n: 3 }] }],
  },
  {
    id: 'ch2-scenario-2',
    chapter: 2,
    class: 'scenario',
    colour: 'green',
    spaces: [{ kind: 'village' }, { kind: 'lake' }, { kind: 'treasure-1', monster: 1, loot: [{ op: 'gold', n: 3 }] }],
  },
  {
    id: 'ch2-other-1',
    chapter: 2,
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
      { kind: 'mountain', monster: 1, loot: [{ op: 'gold', n: 3 }] },
      { kind: 'elemental-fire' },
    ],
  },
  {
    id: 'ch2-other-2',
    chapter: 2,
    class: 'other',
    spaces: [
      { kind: 'alchemists', monster: 2, loot: [{ op: 'gold', n: 4 }] },
      { kind: 'cave' },
      {
        kind: 'lake',
        monster: 1,
        loot: [
          { op: 'gold', n: 2 },
          { op: 'silver', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'ch2-other-3',
    chapter: 2,
    class: 'other',
    spaces: [
      {
        kind: 'cave',
        monster: 2,
        loot: [
          { op: 'gold', n: 4 },
          { op: 'silver', n: 1 },
        ],
      },
      { kind: 'elemental-air' },
      { kind: 'mountain' },
    ],
  },
  {
    id: 'ch2-other-4',
    chapter: 2,
    class: 'other',
    spaces: [
      {
        kind: 'lake',
        monster: 2,
        loot: [
          { op: 'gold', n: 4 },
          { op: 'healingPotion', n: 1 },
        ],
      },
      {
        kind: 'treasure-2',
        monster: 2,
        loot: [
          { op: 'gold', n: 3 },
          { op: 'gaar', n: 1 },
        ],
      },
      { kind: 'elemental-earth' },
    ],
  },
  {
    id: 'ch2-other-5',
    chapter: 2,
    class: 'other',
    spaces: [
      {
        kind: 'merchants',
        monster: 1,
        loot: [
          { op: 'gold', n: 3 },
          { op: 'silver', n: 1 },
        ],
      },
      { kind: 'treasure-1', monster: 1, loot: [{ op: 'gold', n: 3 }] },
      { kind: 'cave' },
    ],
  },
  {
    id: 'ch2-other-6',
    chapter: 2,
    class: 'other',
    spaces: [
      {
        kind: 'mountain',
        monster: 2,
        loot: [
          { op: 'gold', n: 4 },
          { op: 'gaar', n: 1 },
        ],
      },
      { kind: 'elemental-water' },
      { kind: 'treasure-2', monster: 2, loot: [{ op: 'gold', n: 3 }] },
    ],
  },
  {
    id: 'ch2-other-7',
    chapter: 2,
    class: 'other',
    spaces: [
      { kind: 'portal' },
      { kind: 'elemental-fire' },
      { kind: 'cave', monster: 2, loot: [{ op: 'gold', n: 5 }] },
    ],
  },
];
