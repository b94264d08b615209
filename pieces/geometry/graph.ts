// Maps of named places and the ways between them, each way with a kind: paths, waterways, arrows.

import { PlaceMap, packed } from './map.ts';
import type { Place } from './places.ts';

/** A way between two places, as a game's content gives it. */
export interface GraphWay<P extends Place = Place, Kind extends string = string> {
  readonly from: P;
  readonly to: P;
  readonly kind: Kind;
  /** It leads from `from` to `to` only. */
  readonly oneWay?: boolean;
}

export const graphMap = <P extends Place, Way extends GraphWay<P>>(
  places: readonly P[],
  ways: readonly Way[],
): GraphMap<P, Way> => new GraphMap(places, ways);

/** The rows of content are given to the costs of a walk as they are, with whatever else they say. */
export class GraphMap<P extends Place, Way extends GraphWay<P>> extends PlaceMap<P, Way> {
  readonly ways: readonly Way[];
  constructor(places: readonly P[], ways: readonly Way[]) {
    super(places, () => {
      const steps = places.map(() => [] as { to: number; way: Way }[]);
      for (const way of ways) {
        const [from, to] = [this.indexOf(way.from), this.indexOf(way.to)];
        steps[from]?.push({ to, way });
        if (!way.oneWay) steps[to]?.push({ to: from, way });
      }
      return packed(steps);
    });
    this.ways = ways;
  }

  /** The ways that can be taken from here. */
  waysFrom(place: P): Way[] {
    const { starts, ways = [] } = this.steps;
    const index = this.indexOf(place);
    return ways.slice(starts[index], starts[index + 1]);
  }
}
