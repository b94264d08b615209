// Territory tiles of Chapter I.

import type { TerritoryRow } from '../rows.ts';

export const chapter1: readonly TerritoryRow[] = [
  {
    id: 'ch1-start-1',
    chapter: 1,
    class: 'start',
    spaces: [{ kind: 'wild' }, { kind: 'wild' }, { kind: 'wild' }],
    centre: { kind: 'chapel' },
  },
  {
    id: 'ch1-start-2',
    chapter: 1,
    class: 'start',
    spaces: [{ kind: 'wild' }, { kind: 'wild' }, { kind: 'wild' }],
    centre: { kind: 'chapel', encounter: 'priest' },
  },
  {
    id: 'ch1-griffin-1',
    chapter: 1,
    class: 'griffin',
    spaces: [
      { kind: 'griffin-lair' },
      { kind: 'lake' },
      { kind: 'treasure-1', monster: 1, loot: [{ op: 'gold', n: 2 }] },
    ],
  },
  {
    id: 'ch1-fixed-1',
    chapter: 1,
    class: 'fixed',
    solo: true,
    spaces: [
      {
        kind: 'merchants',
        monster: 1,
        loot: [
          { op: 'gold', n: 2 },
          { op: 'silver', n: 1 },
        ],
      },
      { kind: 'mountain' },
      { kind: 'portal' },
    ],
  },
  {
    id: 'ch1-fixed-2',
    chapter: 1,
    class: 'fixed',
    solo: true,
    spaces: [
      {
        kind: 'alchemists',
        monster: 1,
        loot: [
          { op: 'gold', n: 2 },
          { op: 'healingPotion', n: 1 },
        ],
      },
      { kind: 'lake' },
      { kind: 'elemental-water' },
    ],
  },
  {
    id: 'ch1-fixed-3',
    chapter: 1,
    class: 'fixed',
    spaces: [
      {
        kind: 'treasure-1',
        monster: 1,
        loot: [
          { op: 'gold', n: 2 },
          { op: 'gaar', n: 1 },
        ],
      },
      { kind: 'cave' },
      { kind: 'elemental-earth' },
    ],
  },
  {
    id: 'ch1-encounter-1',
    chapter: 1,
    class: 'encounter',
    spaces: [
      { kind: 'encounter', encounter: 'hunter' },
      { kind: 'mountain' },
      {
        kind: 'treasure-1',
        monster: 1,
        loot: [
          { op: 'gold', n: 2 },
          { op: 'silver', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'ch1-encounter-2',
    chapter: 1,
    class: 'encounter',
    spaces: [{ kind: 'encounter', encounter: 'emissary' }, { kind: 'lake' }, { kind: 'elemental-air' }],
  },
  {
    id: 'ch1-encounter-3',
    chapter: 1,
    class: 'encounter',
    spaces: [
      { kind: 'encounter', encounter: 'ferryman' },
      {
        kind: 'lake',
        monster: 1,
        loot: [
          { op: 'gold', n: 3 },
          { op: 'gaar', n: 1 },
        ],
      },
      { kind: 'cave' },
    ],
  },
  {
    id: 'ch1-other-1',
    chapter: 1,
    class: 'other',
    spaces: [{ kind: 'mountain', monster: 1, loot: [{ op: 'gold', n: 3 }] }, { kind: 'treasure-1' }, { kind: 'lake' }],
  },
  {
    id: 'ch1-other-2',
    chapter: 1,
    class: 'other',
    spaces: [
      {
        kind: 'cave',
        monster: 1,
        loot: [
          { op: 'gold', n: 2 },
          { op: 'gaar', n: 1 },
        ],
      },
      { kind: 'mountain' },
      { kind: 'elemental-air' },
    ],
  },
  {
    id: 'ch1-other-3',
    chapter: 1,
    class: 'other',
    spaces: [
      {
        kind: 'lake',
        monster: 1,
        loot: [
          { op: 'gold', n: 2 },
          { op: 'healingPotion', n: 1 },
        ],
      },
      {
        kind: 'treasure-1',
        monster: 1,
        loot: [
          { op: 'gold', n: 1 },
          { op: 'silver', n: 1 },
        ],
      },
      { kind: 'cave' },
    ],
  },
  {
    id: 'ch1-other-4',
    chapter: 1,
    class: 'other',
    spaces: [
      { kind: 'elemental-water' },
      { kind: 'mountain', monster: 1, loot: [{ op: 'gold', n: 3 }] },
      { kind: 'treasure-1', monster: 1, loot: [{ op: 'gold', n: 2 }] },
    ],
  },
  {
    id: 'ch1-other-5',
    chapter: 1,
    class: 'other',
    spaces: [{ kind: 'merchants', monster: 1, loot: [{ op: 'gold', n: 3 }] }, { kind: 'cave' }, { kind: 'lake' }],
  },
  {
    id: 'ch1-other-6',
    chapter: 1,
    class: 'other',
    spaces: [
      { kind: 'elemental-earth' },
      {
        kind: 'lake',
        monster: 1,
        loot: [
          { op: 'gold', n: 1 },
          { op: 'healingPotion', n: 1 },
          { op: 'silver', n: 1 },
        ],
      },
      { kind: 'mountain' },
    ],
  },
  {
    id: 'ch1-other-7',
    chapter: 1,
    class: 'other',
    spaces: [
      {
        kind: 'treasure-1',
        monster: 1,
        loot: [
          { op: 'gold', n: 2 },
          { op: 'silver', n: 1 },
        ],
      },
      { kind: 'cave', monster: 1, loot: [{ op: 'gold', n: 2 }] },
      { kind: 'portal' },
    ],
  },
  {
    id: 'ch1-other-8',
    chapter: 1,
    class: 'other',
    spaces: [
      {
        kind: 'alchemists',
        monster: 1,
        loot: [
          { op: 'gold', n: 2 },
          { op: 'gaar', n: 1 },
        ],
      },
      { kind: 'mountain' },
      { kind: 'treasure-1', monster: 1, loot: [{ op: 'gold', n: 2 }] },
    ],
  },
  {
    id: 'ch1-other-9',
    chapter: 1,
    class: 'other',
    spaces: [
      { kind: 'elemental-fire' },
      { kind: 'lake' },
      {
        kind: 'cave',
        monster: 1,
        loot: [
          { op: 'gold', n: 3 },
          { op: 'healingPotion', n: 1 },
          { op: 'silver', n: 1 },
        ],
      },
    ],
  },
];
