// A board of the campaign as a guide: its map with letters that mean the same on every board, its portal and its red spaces by name. What the
// campaign makes of it (forms, minions, the metal of its chests) comes on top.

import type { GuideRow, Spot, ThingSpec } from '../../quests/vocabulary.ts';
import type { Tier } from '../../vocabulary.ts';
import type { BoardId, BoardRow, Furnishing } from './vocabulary.ts';

/** Of whatever has no sign of its own in quests. */
const FURNISHED: { readonly [letter: string]: Furnishing } = {
  t: 'table',
  k: 'bone-heap',
  x: 'sarcophagus',
  f: 'fountain',
  m: 'giant-mushrooms',
  z: 'throne',
  o: 'summoning-circle',
};
/** Spaces that rules look for by name. */
const SPOTS: { readonly [letter: string]: string } = {
  L: 'leader',
  V: 'villager',
  // Under the sky: where figures flee, and the start tile with its camp.
  E: 'exit',
  d: 'dead-end',
  s: 'start',
  b: 'bedroll',
  w: 'stump',
  r: 'fire',
};
export const EGG = { wounds: { 2: 3, 3: 3, 4: 3, 5: 3 }, armour: 0 } as const;
/** Whoever walks along: they strike nobody (DRF-8.14). The figure is any that looks like people. */
export const VILLAGER = { figure: 'sorcerer', speed: 4, armour: 1, wounds: 6 } as const;
const MOST_CHESTS = 4;

/** The names of its four spaces, and of those where the overlord places nobody. */
export const PORTAL = 'portal';
export const RED = 'red';

/** Things by the letters that are on the map. */
function thingsOf({ rows, portal }: BoardRow, tier: Tier): GuideRow['things'] {
  const drawn = new Set(rows.join(''));
  const all: { readonly [letter: string]: ThingSpec } = {
    c: { chest: tier },
    h: { potion: 'healing-potion' },
    e: { egg: 'lava-beetle', ...EGG },
    y: { prop: 'frozen-sarcophagus' },
    ...Object.fromEntries(Object.entries(FURNISHED).map(([letter, terrain]) => [letter, { terrain, id: terrain }])),
    ...Object.fromEntries(Object.entries(SPOTS).map(([letter, id]) => [letter, { spot: true, id }])),
  };
  return {
    ...Object.fromEntries(Object.entries(all).filter(([letter]) => drawn.has(letter))),
    ...(portal && { [PORTAL]: { spot: true, at: around(portal) } }),
  };
}

/** The four spaces of a square, by its upper left one. */
const around = ([x, y]: Spot): Spot[] => [
  [x, y],
  [x + 1, y],
  [x, y + 1],
  [x + 1, y + 1],
];

/** Chests all look alike: dice say what is in them (LEG-8.29). */
const CHESTS = Object.fromEntries(Array.from({ length: MOST_CHESTS }, (_, n) => [n + 1, {}]));

/** `tier`: the metal of the campaign, which is that of its chests (LEG-13.14). */
export function guideOf(row: BoardRow, tier: Tier = 'copper'): GuideRow<BoardId> {
  const { board, rows, doors, red, regions, passages } = row;
  return {
    quest: board,
    rows,
    things: thingsOf(row, tier),
    doors,
    ...(passages && { passages }),
    regions: { ...regions, ...(red && { [RED]: red }) },
    areas: { 0: 'start' },
    chests: { copper: {}, silver: {}, gold: {}, [tier]: CHESTS },
    uniques: {},
    route: [],
    on: [],
  };
}
