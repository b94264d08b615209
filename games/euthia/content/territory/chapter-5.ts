// Territory tiles of Chapter V.

import type { TerritoryRow } from '../rows.ts';

export const chapter5: readonly TerritoryRow[] = [
  {
    id: 'ch5-fixed-1',
    chapter: 5,
    class: 'fixed',
    solo: true,
    spaces: [
      {
        kind: 'treasure-3',
        monster: 3,
        loot: [
          { op: 'gold', n: 8 },
          { op: 'gaar', n: 1 },
        ],
      },
      { kind: 'cave', monster: 3, loot: [{ op: 'gold', n: 7 }] },
      { kind: 'portal' },
    ],
  },
  {
    id: 'ch5-fixed-2',
    chapter: 5,
    class: 'fixed',
    solo: true,
    spaces: [
      { kind: 'merchants', monster: 3, loot: [{ op: 'gold', n: 8 }] },
      {
        kind: 'mountain',
        monster: 3,
        loot: [
          { op: 'gold', n: 7 },
          { op: 'gaar', n: 1 },
        ],
      },
      { kind: 'elemental-water' },
    ],
  },
  {
    id: 'ch5-fixed-3',
    chapter: 5,
    class: 'fixed',
    spaces: [
      { kind: 'alchemists', monster: 3, loot: [{ op: 'gold', n: 8 }] },
      {
        kind: 'lake',
        monster: 3,
        loot: [
          { op: 'gold', n: 7 },
          { op: 'healingPotion', n: 1 },
        ],
      },
      { kind: 'elemental-fire' },
    ],
  },
  {
    id: 'ch5-encounter-1',
    chapter: 5,
    class: 'encounter',
    spaces: [
      { kind: 'encounter', encounter: 'oracle' },
      {
        kind: 'treasure-3',
        monster: 3,
        loot: [
          { op: 'gold', n: 8 },
          { op: 'goldCard', n: 1 },
        ],
      },
      { kind: 'cave', monster: 3, loot: [{ op: 'gold', n: 7 }] },
    ],
  },
  {
    id: 'ch5-scenario-1',
    chapter: 5,
    class: 'scenario',
    colour: 'gold',
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
          { op: 'healingPotion', n: 1 },
        ],
      },
      { kind: 'wild' },
    ],
    centre: { kind: 'legend', legend: 'sunken-crown' },
  },
  {
    id: 'ch5-scenario-2',
    chapter: 5,
    class: 'scenario',
    colour: 'gold',
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
          { op: 'healingPotion', n: 1 },
        ],
      },
      { kind: 'wild' },
    ],
    centre: { kind: 'legend', legend: 'ember-heart' },
  },
  {
    id: 'ch5-scenario-3',
    chapter: 5,
    class: 'scenario',
    colour: 'gold',
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
          { op: 'healingPotion', n: 1 },
        ],
      },
      { kind: 'wild' },
    ],
    centre: { kind: 'legend', legend: 'oathblade' },
  },
  {
    id: 'ch5-scenario-4',
    chapter: 5,
    class: 'scenario',
    colour: 'gold',
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
          { op: 'healingPotion', n: 1 },
        ],
      },
      { kind: 'wild' },
    ],
    centre: { kind: 'legend', legend: 'star-loom' },
  },
  {
    id: 'ch5-scenario-5',
    chapter: 5,
    class: 'scenario',
    colour: 'gold',
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
          { op: 'healingPotion', n: 1 },
        ],
      },
      { kind: 'wild' },
    ],
    centre: { kind: 'legend', legend: 'bone-flute' },
  },
  {
    id: 'ch5-scenario-6',
    chapter: 5,
    class: 'scenario',
    colour: 'gold',
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
          { op: 'healingPotion', n: 1 },
        ],
      },
      { kind: 'wild' },
    ],
    centre: { kind: 'legend', legend: 'last-lantern' },
  },
  {
    id: 'ch5-other-1',
    chapter: 5,
    class: 'other',
    spaces: [
      {
        kind: 'treasure-3',
        monster: 3,
        loot: [
          { op: 'gold', n: 8 },
          { op: 'gaar', n: 1 },
        ],
      },
      { kind: 'mountain', monster: 3, loot: [{ op: 'gold', n: 8 }] },
      { kind: 'lake', monster: 3, loot: [{ op: 'gold', n: 7 }] },
    ],
  },
  {
    id: 'ch5-other-2',
    chapter: 5,
    class: 'other',
    spaces: [
      {
        kind: 'cave',
        monster: 3,
        loot: [
          { op: 'gold', n: 8 },
          { op: 'goldCard', n: 1 },
        ],
      },
      { kind: 'treasure-3', monster: 3, loot: [{ op: 'gold', n: 8 }] },
      {
        kind: 'mountain',
        monster: 3,
        loot: [
          { op: 'gold', n: 7 },
          { op: 'gaar', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'ch5-other-3',
    chapter: 5,
    class: 'other',
    spaces: [
      { kind: 'mountain' },
      {
        kind: 'treasure-3',
        monster: 3,
        loot: [
          { op: 'gold', n: 8 },
          { op: 'gaar', n: 1 },
        ],
      },
      { kind: 'lake', monster: 3, loot: [{ op: 'gold', n: 8 }] },
    ],
  },
  {
    id: 'ch5-other-4',
    chapter: 5,
    class: 'other',
    spaces: [
      { kind: 'mountain', monster: 3, loot: [{ op: 'gold', n: 8 }] },
      { kind: 'portal' },
      {
        kind: 'cave',
        monster: 3,
        loot: [
          { op: 'gold', n: 8 },
          { op: 'gaar', n: 1 },
          { op: 'goldCard', n: 1 },
        ],
      },
    ],
  },
];
