// What one effect covers on a grid: templates laid against a figure, and what spreads from a square.

import type { GridMap, Spaces } from './grid.ts';
import { STRAIGHT } from './ground.ts';
import { base, pointOf, type Space, space, spacesOf } from './places.ts';

/** A shape laid against a figure and pointing away from it: for each row, counted from the figure, which squares to the right. */
export interface Template {
  readonly rows: readonly (readonly number[])[];
  /** It may be laid the other way up too. */
  readonly mirrored?: boolean;
}

/** A template as it lies on a map. */
export interface Placement {
  /** The squares it begins with: those before the figure, side to side with it. */
  readonly starts: readonly Space[];
  /** All squares of the map under it. */
  readonly spaces: readonly Space[];
}

/** Every way in which a template can be laid against a figure, where no wall or closed door stands between the two. */
export function placements(map: GridMap, template: Template, figure: Spaces): Placement[] {
  const squares = typeof figure === 'string' ? [figure] : figure;
  const mirrors = template.mirrored ? [1, -1] : [1];
  const found = new Map<string, { starts: Set<Space>; spaces: Space[] }>();
  for (const square of squares)
    for (const [across, down] of STRAIGHT) {
      const { x, y } = pointOf(square);
      const start = space(x + across, y + down);
      if (squares.includes(start) || !map.has(start) || !map.adjacent(square, start)) continue;
      for (const mirror of mirrors) {
        const under = squaresOf(template, square, [across, down], mirror);
        // Before a wide figure two ways of laying it may be one and the same.
        const key = `${across},${down} ${under.toSorted().join(' ')}`;
        const placement = found.get(key) ?? { starts: new Set<Space>(), spaces: under.filter(one => map.has(one)) };
        placement.starts.add(start);
        found.set(key, placement);
      }
    }
  return [...found.values()].map(({ starts, spaces }) => ({ starts: [...starts], spaces }));
}

/** The squares of a template that points this way, from the square before its near end. */
type Way = (typeof STRAIGHT)[number];
const squaresOf = (template: Template, from: Space, [across, down]: Way, mirror: number): Space[] => {
  const { x, y } = pointOf(from);
  return template.rows.flatMap((row, n) =>
    row.map(aside => {
      const by = aside * mirror;
      return space(x + across * (n + 1) - down * by, y + down * (n + 1) + across * by);
    }),
  );
};

/** Every way in which a template can be laid with its near end on a square, to each side and mirrored; it begins with all of that end. */
export function placementsOn(map: GridMap, template: Template, at: Space): Placement[] {
  const { x, y } = pointOf(at);
  const laid = (of: Template, way: Way, mirror: number): Space[] =>
    squaresOf(of, space(x - way[0], y - way[1]), way, mirror).filter(one => map.has(one));
  const nearEnd = { rows: template.rows.slice(0, 1) };
  return STRAIGHT.flatMap(way =>
    (template.mirrored ? [1, -1] : [1]).map(mirror => ({
      starts: laid(nearEnd, way, mirror),
      spaces: laid(template, way, mirror),
    })),
  );
}

/** What flames reach under a template: they flow round whatever stands there, but neither through walls nor up stairs. */
export function flow(map: GridMap, { starts, spaces }: Placement): Space[] {
  const under = new Set(spaces);
  return map.reach(starts, {
    cost: (to, _from, way) => (under.has(to) && way === 'step' ? 1 : Number.POSITIVE_INFINITY),
  }).places;
}

/** What bursts from a square: all squares so near that see it. Ask the map on which whatever stops it is opaque. */
export function blast(map: GridMap, from: Space, radius: number): Space[] {
  const { x, y } = pointOf(from);
  const side = 2 * radius + 1;
  return spacesOf(base(x - radius, y - radius, side, side)).filter(to => map.has(to) && map.sees(from, to));
}
