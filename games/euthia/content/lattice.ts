// Where Territory tiles lie. With one orientation for all of them there is one tiling without gaps (EUT-5.3): a tile covers the hexes
// (0,0), (1,0) and (0,1) from its origin, and origins are the points whose q − r divides by 3.

import { axialOf, type Hex, hex, hexesAround, idOf, kept, type Place } from '@veillee/pieces/geometry';

/** The middle of a Special tile, named after the tile's origin. */
export type Centre = `centre:${number},${number}`;
/** Any space of the map. */
export type SpaceAt = Hex | Centre;

// The tiling has no end; what was asked of it once is kept.
const MOST_KEPT = 4096;

/** The origin of the tile that covers a hex, whether a tile lies there or not. */
export const originOf = kept((at: Hex): Hex => {
  const { q, r } = axialOf(at);
  const column = (((q - r) % 3) + 3) % 3;
  if (column === 0) return at;
  return column === 1 ? hex(q - 1, r) : hex(q, r - 1);
}, MOST_KEPT);

export const isOrigin = (at: Hex): boolean => originOf(at) === at;

/** The three hexes of a tile, in the order of its spaces. */
export const hexesOf = kept((origin: Hex): readonly [Hex, Hex, Hex] => {
  const { q, r } = axialOf(origin);
  return [origin, hex(q + 1, r), hex(q, r + 1)];
}, MOST_KEPT);

/** The origins of the six tiles around one. */
export function originsAround(origin: Hex): Hex[] {
  const { q, r } = axialOf(origin);
  return [
    hex(q + 1, r + 1),
    hex(q - 1, r + 2),
    hex(q - 2, r + 1),
    hex(q - 1, r - 1),
    hex(q + 1, r - 2),
    hex(q + 2, r - 1),
  ];
}

/** The origins of the tiles that a hex touches besides its own: three. */
export const originsBeside = kept((at: Hex): readonly Hex[] => {
  const own = originOf(at);
  return [...new Set(hexesAround(at).map(originOf))].filter(origin => origin !== own);
}, MOST_KEPT);

export const centreOf = (origin: Hex): Centre => `centre:${idOf(origin)}` as Centre;

export const isCentre = (at: Place): at is Centre => at.startsWith('centre:');

/** The origin of the tile in whose middle this is. */
export const originUnder = (centre: Centre): Hex => `hex:${idOf(centre)}` as Hex;
