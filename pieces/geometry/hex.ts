// Maps of hexagons in axial coordinates, with places beside them that are joined to some of them by links.

import { kept } from '../kept.ts';
import { PlaceMap } from './map.ts';
import { type Axial, axialOf, type Hex, hex, isOfKind, type Place } from './places.ts';

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
  readonly #walled: ReadonlySet<string>;

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
    this.#walled = new Set(walls.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  }

  /**
   * Is there a clear line from the middle of one hexagon to that of another? It is barred by what is opaque or off the map on its way, and
   * by a wall that it crosses. Where it runs along the side between two hexagons it is barred only if both are.
   * Whoever looks, and what is looked at, bar nothing.
   */
  sees(from: Hex, to: Hex, opaque: ReadonlySet<Hex> = NOTHING): boolean {
    if (!this.indexes.has(from) || !this.indexes.has(to)) return false;
    let ways: readonly Hex[] = [from];
    for (const beside of hexLine(from, to)) {
      const open = beside.filter(next => next === to || (this.indexes.has(next) && !opaque.has(next)));
      ways = open.filter(next => ways.some(last => last === next || this.#isOpen(last, next)));
      if (ways.length === 0) return false;
    }
    return true;
  }

  /** All hexagons in sight of one, itself among them. */
  seen(from: Hex, opaque?: ReadonlySet<Hex>): Hex[] {
    return this.places.filter((place): place is Hex => isOfKind(place, 'hex') && this.sees(from, place as Hex, opaque));
  }

  #isOpen(one: Hex, other: Hex): boolean {
    return hexDistance(one, other) === 1 && !this.#walled.has(`${one} ${other}`);
  }
}

const NOTHING: ReadonlySet<Hex> = new Set();

/** The hexagons that the line between two middles passes, step by step, the last one included: two where it runs along their side. */
function* hexLine(from: Hex, to: Hex): Generator<readonly Hex[]> {
  const [a, b] = [axialOf(from), axialOf(to)];
  const steps = hexDistance(from, to);
  for (let step = 1; step <= steps; step++) {
    // In parts of a step, so that nothing is rounded: a coordinate of one of the three is whole after each step.
    const q = a.q * (steps - step) + b.q * step;
    const r = a.r * (steps - step) + b.r * step;
    yield nearestHexes(q, r, steps);
  }
}

/** The hexagons whose middles are nearest to a point, in parts of one: one, or two that are as near. */
function nearestHexes(q: number, r: number, parts: number): readonly Hex[] {
  const [low, up] = [Math.floor, Math.ceil];
  const near = [low, up].flatMap(one => [low, up].map(other => ({ q: one(q / parts), r: other(r / parts) })));
  const farOf = (at: Axial): number => {
    const [dq, dr] = [at.q * parts - q, at.r * parts - r];
    return dq * dq + dr * dr + dq * dr;
  };
  const least = Math.min(...near.map(farOf));
  return [...new Set(near.filter(at => farOf(at) === least).map(at => hex(at.q, at.r)))];
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
