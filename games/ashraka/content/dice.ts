// Dice, diseases, Destiny tiles and what the fireflies exchange: the small parts of the box.

import type { TileRow } from './rows.ts';
import type { Cost, Die, Disease, DiseaseColour, Face, TileColour } from './vocabulary.ts';

/** ASH-21: what each face counts. */
export const DIE_FACES: { readonly [die in Die]: readonly number[] } = {
  orange: [0, 1, 1, 1, 1, 2],
  red: [1, 1, 2, 2, 2, 3],
  black: [2, 2, 3, 3, 3, 4],
};

const CRITICAL: { readonly [die in Die]: number } = { orange: 2, red: 3, black: 4 };

/** Only the orange die can fail (ASH-21.4). */
export const faceOf = (die: Die, shown: number): Face =>
  shown === 0 ? 'fail' : shown === CRITICAL[die] ? 'critical' : 'wound';

/** ASH-21.6; two faces of each (R44). */
export const DISEASE_FACES: readonly DiseaseColour[] = ['yellow', 'yellow', 'blue', 'blue', 'green', 'green'];

export const DISEASE_SHOWN: { readonly [colour in DiseaseColour]: Disease } = {
  yellow: 'paralysis',
  blue: 'mute',
  green: 'poison',
};

/** ASH-22.12: cubes that poison takes from a monster after each of its turns. */
export const VENOM = 2;

/** ASH-8: what an activated firefly space gives for what, as often as one likes. */
export const EXCHANGES = [
  { id: 'coins-to-blue', give: { coins: 4 }, get: { blue: 1 } },
  { id: 'blue-to-red', give: { blue: 4 }, get: { red: 1 } },
  { id: 'red-to-mauve', give: { red: 4 }, get: { mauve: 1 } },
] as const satisfies readonly {
  readonly id: string;
  readonly give: Cost & { readonly coins?: number };
  readonly get: Cost;
}[];

const TILES: { readonly [colour in TileColour]: readonly number[] } = {
  orange: [1, 2, 3, 4, 5],
  red: [6, 7, 8, 9],
  black: [10, 11, 12],
  blue: [13],
};

/** The thirteen Destiny tiles; the blue one comes through the booklet alone (ASH-26.7). */
export const tiles: readonly TileRow[] = (['orange', 'red', 'black', 'blue'] as const).flatMap(colour =>
  TILES[colour].map(number => ({ number, colour })),
);

export function tileColour(number: number): TileColour {
  const tile = tiles.find(row => row.number === number);
  if (!tile) throw new Error(`there is no Destiny tile ${number}`);
  return tile.colour;
}

/** Slots of the Magic Bag besides the first, and what opens them (ASH-14.5, ASH-14.6). */
export const BAG_SLOT_COSTS = { 2: { red: 1 }, 3: { mauve: 1 } } as const satisfies { readonly [slot: number]: Cost };
