// Maps of hexagons drawn with letters.

import { type Hex, hex } from './places.ts';

/**
 * What a drawing shows on each hexagon: one letter a hexagon, without those that are left out. Hexagons stand on a corner; every other
 * row, from the second on, lies half a hexagon to the right. The first letter is `hex:0,0`.
 */
export function drawnHexes(rows: readonly string[], without = ' #'): ReadonlyMap<Hex, string> {
  const found = new Map<Hex, string>();
  for (const [y, row] of rows.entries())
    for (const [x, letter] of [...row].entries())
      if (!without.includes(letter)) found.set(hex(x - Math.floor(y / 2), y), letter);
  return found;
}
