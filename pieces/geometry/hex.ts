// Maps of hexagons in axial coordinates, with places beside them that are joined to some of them by links.

import { kept } from '../kept.ts';
import { PlaceMap } from './map.ts';
import { type Axial, axialOf, type Hex, hex, type Place } from './places.ts';

/** The six directions, clockwise from the right; a turn of a tile goes through them in this order. */
export const HEX_DIRECTIONS: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

export interface HexPlan<Other extends Place = never> {
  readonly hexes: readonly Hex[];
  /** Places that are no hexagon, such as the middle of a tile. */
  readonly others?: readonly Other[];
  /** Steps besides those over the sides of hexagons, in both directions. */
  readonly links?: readonly (readonly [Hex | Other, Hex | Other])[];
  /** Sides that nobody passes. */
  readonly walls?: readonly (readonly [Hex, Hex])[];
}

export const hexMap = <Other extends Place = never>(plan: HexPlan<Other>): HexMap<Other> => new HexMap(plan);

export class HexMap<Other extends Place = never> extends PlaceMap<Hex | Other> {
  constructor({ hexes, others = [], links = [], walls = [] }: HexPlan<Other>) {
    const names: readonly (Hex | Other)[] = [...hexes, ...others];
    super(names, () => {
      const linked = new Map<number, number[]>();
      const link = (a: number, b: number) => linked.set(a, [...(linked.get(a) ?? []), b]);
      for (const [a, b] of links) {
        link(this.indexOf(a), this.indexOf(b));
        link(this.indexOf(b), this.indexOf(a));
      }
      const walled = new Set(walls.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
      const isWalled = (a: Hex, b: Hex): boolean => walled.size > 0 && walled.has(`${a} ${b}`);
      const starts = new Int32Array(names.length + 1);
      const ends: number[] = [];
      for (const index of names.keys()) {
        const from = hexes[index];
        for (const to of from ? hexesAround(from) : []) {
          const next = this.indexes.get(to);
          if (next !== undefined && !isWalled(from as Hex, to)) ends.push(next);
        }
        for (const next of linked.get(index) ?? []) ends.push(next);
        starts[index + 1] = ends.length;
      }
      return { starts, ends: Int32Array.from(ends) };
    });
  }
}

/** The six hexagons around one, on the map or not. Maps that grow ask again and again. */
export const hexesAround = kept((of: Hex): readonly Hex[] => {
  const { q, r } = axialOf(of);
  return HEX_DIRECTIONS.map(by => hex(q + by.q, r + by.r));
}, 4096);

/** How many hexagons lie between, the last one counted, over ground that has no holes. */
export function hexDistance(a: Hex, b: Hex): number {
  const [one, two] = [axialOf(a), axialOf(b)];
  const [q, r] = [one.q - two.q, one.r - two.r];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}
