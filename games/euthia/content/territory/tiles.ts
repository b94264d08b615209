// The Territory tiles of the five Chapters: their three spaces, and the fourth of a Special tile.

import { guarded, met, tile } from '../printed.ts';
import type { TerritoryRow } from '../rows.ts';

export const chapter1: readonly TerritoryRow[] = [
  tile('ch1-start-1', ['wild', 'wild', 'wild'], { centre: 'chapel' }),
  tile('ch1-start-2', ['wild', 'wild', 'wild'], { centre: met('priest', 'chapel') }),
  tile('ch1-griffin-1', ['griffin-lair', 'lake', guarded('treasure-1', 1, { gold: 2 })]),
  tile('ch1-fixed-1', [guarded('merchants', 1, { gold: 2, silver: 1 }), 'mountain', 'portal'], { solo: true }),
  tile('ch1-fixed-2', [guarded('alchemists', 1, { gold: 2, healingPotion: 1 }), 'lake', 'elemental-water'], {
    solo: true,
  }),
  tile('ch1-fixed-3', [guarded('treasure-1', 1, { gold: 2, gaar: 1 }), 'cave', 'elemental-earth']),
  tile('ch1-encounter-1', [met('hunter'), 'mountain', guarded('treasure-1', 1, { gold: 2, silver: 1 })]),
  tile('ch1-encounter-2', [met('emissary'), 'lake', 'elemental-air']),
  tile('ch1-encounter-3', [met('ferryman'), guarded('lake', 1, { gold: 3, gaar: 1 }), 'cave']),
  tile('ch1-other-1', [guarded('mountain', 1, { gold: 3 }), 'treasure-1', 'lake']),
  tile('ch1-other-2', [guarded('cave', 1, { gold: 2, gaar: 1 }), 'mountain', 'elemental-air']),
  tile('ch1-other-3', [
    guarded('lake', 1, { gold: 2, healingPotion: 1 }),
    guarded('treasure-1', 1, { gold: 1, silver: 1 }),
    'cave',
  ]),
  tile('ch1-other-4', ['elemental-water', guarded('mountain', 1, { gold: 3 }), guarded('treasure-1', 1, { gold: 2 })]),
  tile('ch1-other-5', [guarded('merchants', 1, { gold: 3 }), 'cave', 'lake']),
  tile('ch1-other-6', ['elemental-earth', guarded('lake', 1, { gold: 1, healingPotion: 1, silver: 1 }), 'mountain']),
  tile('ch1-other-7', [guarded('treasure-1', 1, { gold: 2, silver: 1 }), guarded('cave', 1, { gold: 2 }), 'portal']),
  tile('ch1-other-8', [
    guarded('alchemists', 1, { gold: 2, gaar: 1 }),
    'mountain',
    guarded('treasure-1', 1, { gold: 2 }),
  ]),
  tile('ch1-other-9', ['elemental-fire', 'lake', guarded('cave', 1, { gold: 3, healingPotion: 1, silver: 1 })]),
];

export const chapter2: readonly TerritoryRow[] = [
  tile(
    'ch2-fixed-1',
    [
      guarded('wild', 1, { gold: 3, silver: 1 }),
      guarded('wild', 2, { gold: 3, gaar: 1 }),
      guarded('wild', 1, { gold: 2, healingPotion: 1 }),
    ],
    { solo: true, centre: 'dragonslayer-towers' },
  ),
  tile('ch2-fixed-2', ['portal', guarded('mountain', 1, { gold: 3 }), guarded('treasure-1', 1, { gold: 3, gaar: 1 })], {
    solo: true,
  }),
  tile('ch2-fixed-3', [guarded('merchants', 2, { gold: 4 }), 'lake', 'elemental-air']),
  tile('ch2-encounter-1', [
    met('armourer'),
    guarded('mountain', 1, { gold: 3, gaar: 1 }),
    guarded('treasure-1', 1, { gold: 2 }),
  ]),
  tile('ch2-encounter-2', [met('herbalist'), 'lake', 'elemental-water']),
  tile('ch2-encounter-3', [
    met('smuggler'),
    guarded('cave', 1, { gold: 3, silver: 1 }),
    guarded('treasure-2', 2, { gold: 3 }),
  ]),
  tile('ch2-scenario-1', ['village', 'wild', guarded('mountain', 1, { gold: 3 })], { colour: 'green' }),
  tile('ch2-scenario-2', ['village', 'lake', guarded('treasure-1', 1, { gold: 3 })], { colour: 'green' }),
  tile('ch2-other-1', [
    guarded('treasure-2', 2, { gold: 4, gaar: 1 }),
    guarded('mountain', 1, { gold: 3 }),
    'elemental-fire',
  ]),
  tile('ch2-other-2', [guarded('alchemists', 2, { gold: 4 }), 'cave', guarded('lake', 1, { gold: 2, silver: 1 })]),
  tile('ch2-other-3', [guarded('cave', 2, { gold: 4, silver: 1 }), 'elemental-air', 'mountain']),
  tile('ch2-other-4', [
    guarded('lake', 2, { gold: 4, healingPotion: 1 }),
    guarded('treasure-2', 2, { gold: 3, gaar: 1 }),
    'elemental-earth',
  ]),
  tile('ch2-other-5', [guarded('merchants', 1, { gold: 3, silver: 1 }), guarded('treasure-1', 1, { gold: 3 }), 'cave']),
  tile('ch2-other-6', [
    guarded('mountain', 2, { gold: 4, gaar: 1 }),
    'elemental-water',
    guarded('treasure-2', 2, { gold: 3 }),
  ]),
  tile('ch2-other-7', ['portal', 'elemental-fire', guarded('cave', 2, { gold: 5 })]),
];

export const chapter3: readonly TerritoryRow[] = [
  tile(
    'ch3-fixed-1',
    [guarded('alchemists', 2, { gold: 5 }), guarded('treasure-2', 2, { gold: 4, gaar: 1 }), 'portal'],
    { solo: true },
  ),
  tile('ch3-fixed-2', [guarded('mountain', 2, { gold: 5, silver: 1 }), 'cave', 'elemental-fire'], { solo: true }),
  tile('ch3-fixed-3', [
    guarded('treasure-2', 2, { gold: 4 }),
    guarded('lake', 2, { gold: 4, healingPotion: 1 }),
    'elemental-air',
  ]),
  tile('ch3-encounter-1', [
    met('witch'),
    guarded('lake', 2, { gold: 4, silver: 1 }),
    guarded('treasure-2', 2, { gold: 4 }),
  ]),
  tile(
    'ch3-encounter-2',
    [guarded('wild', 2, { gold: 4, gaar: 1 }), guarded('wild', 1, { gold: 3, silver: 1 }), 'wild'],
    { centre: met('mercenary-fortress') },
  ),
  tile('ch3-encounter-3', [met('scholar'), 'cave', 'elemental-earth']),
  tile('ch3-encounter-4', [
    met('knight-commander'),
    guarded('mountain', 2, { gold: 5 }),
    guarded('treasure-2', 2, { gold: 4, gaar: 1 }),
  ]),
  tile('ch3-scenario-1', ['foundry', guarded('wild', 2, { gold: 5 }), 'wild'], { colour: 'blue' }),
  tile('ch3-scenario-2', ['foundry', 'wild', guarded('lake', 2, { gold: 5 })], { colour: 'blue' }),
  tile('ch3-other-1', [
    guarded('treasure-2', 2, { gold: 4, gaar: 1 }),
    'elemental-fire',
    guarded('cave', 2, { gold: 5, silver: 1 }),
  ]),
  tile('ch3-other-2', [guarded('merchants', 2, { gold: 5, gaar: 1 }), 'lake', guarded('mountain', 2, { gold: 4 })]),
  tile('ch3-other-3', [
    'elemental-air',
    guarded('mountain', 2, { gold: 5, gaar: 1 }),
    guarded('treasure-2', 2, { gold: 4, silver: 1 }),
  ]),
  tile('ch3-other-4', [
    'elemental-earth',
    guarded('treasure-3', 3, { gold: 5, gaar: 1 }),
    guarded('cave', 2, { gold: 5 }),
  ]),
  tile('ch3-other-5', [
    'elemental-water',
    guarded('lake', 2, { gold: 5, healingPotion: 1 }),
    guarded('treasure-2', 2, { gold: 4, gaar: 1 }),
  ]),
];

export const chapter4: readonly TerritoryRow[] = [
  tile(
    'ch4-fixed-1',
    [
      guarded('wild', 2, { gold: 5, gaar: 1 }),
      guarded('wild', 3, { gold: 6, goldCard: 1 }),
      guarded('wild', 2, { gold: 5, healingPotion: 1 }),
    ],
    { solo: true, centre: 'dragonslayer-towers' },
  ),
  tile('ch4-fixed-2', [guarded('treasure-3', 3, { gold: 6, gaar: 1 }), guarded('mountain', 2, { gold: 5 }), 'portal'], {
    solo: true,
  }),
  tile('ch4-fixed-3', [
    guarded('merchants', 3, { gold: 7 }),
    guarded('cave', 2, { gold: 5, silver: 1 }),
    'elemental-fire',
  ]),
  tile(
    'ch4-encounter-1',
    [guarded('wild', 2, { gold: 5, gaar: 1 }), guarded('wild', 1, { gold: 3, silver: 1 }), 'wild'],
    { centre: met('suzerain') },
  ),
  tile('ch4-encounter-2', [met('hermit'), 'elemental-earth', guarded('mountain', 2, { gold: 5, gaar: 1 })]),
  tile('ch4-scenario-1', ['dragon-lair', guarded('wild', 3, { gold: 6 }), guarded('wild', 3, { gold: 6 })], {
    colour: 'red',
  }),
  tile('ch4-scenario-2', ['dragon-lair', guarded('wild', 3, { gold: 6 }), guarded('wild', 2, { gold: 5 })], {
    colour: 'red',
  }),
  tile('ch4-scenario-3', ['faer-rift', guarded('wild', 3, { gold: 6 }), guarded('treasure-2', 2, { gold: 4 })], {
    colour: 'purple',
  }),
  tile('ch4-scenario-4', ['faer-rift', guarded('wild', 2, { gold: 5 }), guarded('cave', 2, { gold: 5 })], {
    colour: 'purple',
  }),
  tile('ch4-other-1', [
    guarded('treasure-3', 3, { gold: 6, goldCard: 1 }),
    guarded('lake', 3, { gold: 7 }),
    'elemental-air',
  ]),
  tile('ch4-other-2', [guarded('cave', 3, { gold: 7, gaar: 1 }), guarded('treasure-3', 3, { gold: 6 }), 'mountain']),
  tile('ch4-other-3', [
    guarded('mountain', 3, { gold: 7, gaar: 1 }),
    'lake',
    guarded('treasure-2', 2, { gold: 5, gaar: 1 }),
  ]),
  tile('ch4-other-4', [
    guarded('alchemists', 3, { gold: 6, gaar: 1 }),
    guarded('lake', 2, { gold: 5 }),
    guarded('treasure-3', 3, { gold: 6 }),
  ]),
  tile('ch4-other-5', [
    guarded('lake', 2, { gold: 5 }),
    guarded('cave', 3, { gold: 7, healingPotion: 1 }),
    guarded('mountain', 3, { gold: 6, goldCard: 1 }),
  ]),
  tile('ch4-other-6', ['portal', 'lake', guarded('treasure-3', 3, { gold: 7 })]),
];

export const chapter5: readonly TerritoryRow[] = [
  tile('ch5-fixed-1', [guarded('treasure-3', 3, { gold: 8, gaar: 1 }), guarded('cave', 3, { gold: 7 }), 'portal'], {
    solo: true,
  }),
  tile(
    'ch5-fixed-2',
    [guarded('merchants', 3, { gold: 8 }), guarded('mountain', 3, { gold: 7, gaar: 1 }), 'elemental-water'],
    { solo: true },
  ),
  tile('ch5-fixed-3', [
    guarded('alchemists', 3, { gold: 8 }),
    guarded('lake', 3, { gold: 7, healingPotion: 1 }),
    'elemental-fire',
  ]),
  tile('ch5-encounter-1', [
    met('oracle'),
    guarded('treasure-3', 3, { gold: 8, goldCard: 1 }),
    guarded('cave', 3, { gold: 7 }),
  ]),
  tile(
    'ch5-scenario-1',
    [guarded('wild', 2, { gold: 5, gaar: 1 }), guarded('wild', 1, { gold: 3, healingPotion: 1 }), 'wild'],
    { colour: 'gold', centre: { kind: 'legend', legend: 'sunken-crown' } },
  ),
  tile(
    'ch5-scenario-2',
    [guarded('wild', 2, { gold: 5, gaar: 1 }), guarded('wild', 1, { gold: 3, healingPotion: 1 }), 'wild'],
    { colour: 'gold', centre: { kind: 'legend', legend: 'ember-heart' } },
  ),
  tile(
    'ch5-scenario-3',
    [guarded('wild', 2, { gold: 5, gaar: 1 }), guarded('wild', 1, { gold: 3, healingPotion: 1 }), 'wild'],
    { colour: 'gold', centre: { kind: 'legend', legend: 'oathblade' } },
  ),
  tile(
    'ch5-scenario-4',
    [guarded('wild', 2, { gold: 5, gaar: 1 }), guarded('wild', 1, { gold: 3, healingPotion: 1 }), 'wild'],
    { colour: 'gold', centre: { kind: 'legend', legend: 'star-loom' } },
  ),
  tile(
    'ch5-scenario-5',
    [guarded('wild', 2, { gold: 5, gaar: 1 }), guarded('wild', 1, { gold: 3, healingPotion: 1 }), 'wild'],
    { colour: 'gold', centre: { kind: 'legend', legend: 'bone-flute' } },
  ),
  tile(
    'ch5-scenario-6',
    [guarded('wild', 2, { gold: 5, gaar: 1 }), guarded('wild', 1, { gold: 3, healingPotion: 1 }), 'wild'],
    { colour: 'gold', centre: { kind: 'legend', legend: 'last-lantern' } },
  ),
  tile('ch5-other-1', [
    guarded('treasure-3', 3, { gold: 8, gaar: 1 }),
    guarded('mountain', 3, { gold: 8 }),
    guarded('lake', 3, { gold: 7 }),
  ]),
  tile('ch5-other-2', [
    guarded('cave', 3, { gold: 8, goldCard: 1 }),
    guarded('treasure-3', 3, { gold: 8 }),
    guarded('mountain', 3, { gold: 7, gaar: 1 }),
  ]),
  tile('ch5-other-3', ['mountain', guarded('treasure-3', 3, { gold: 8, gaar: 1 }), guarded('lake', 3, { gold: 8 })]),
  tile('ch5-other-4', [
    guarded('mountain', 3, { gold: 8 }),
    'portal',
    guarded('cave', 3, { gold: 8, gaar: 1, goldCard: 1 }),
  ]),
];
