// Where the places of Terrinoth lie on the drawn map, how its trails bend, and where names stand: by hand, so that nothing lies over anything. Pure.

import type { Anchor, GraphPath } from '@veillee/web/kit/map';
import { locations, trails } from '../../content/legend/map.ts';
import type { LocationRow, TrailRow } from '../../content/legend/rows.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The map's units: a place is as large as the kit draws one. */
export const WIDTH = 1222;
export const HEIGHT = 1000;
const SCALE = { x: 11.8, y: 13.2 } as const;
const EDGE = { x: 20, y: 30 } as const;
/** The drawings of the land were made for a map of two thirds this size. */
export const DRAWN = 1.45;

export const spotOf = ({ x, y }: Pick<LocationRow, 'x' | 'y'>): Spot => ({
  x: EDGE.x + x * SCALE.x,
  y: EDGE.y + y * SCALE.y,
});
export const spots: ReadonlyMap<string, Spot> = new Map(locations.map(row => [row.id, spotOf(row)]));
export const spotAt = (id: string): Spot => spots.get(id) ?? { x: 0, y: 0 };

/** As options name it. */
export const placeId = (location: string): string => `location:${location}`;
export const riderId = (lieutenant: string): string => `lieutenant:${lieutenant}`;

/** The same for the same numbers, and unlike its neighbours: no two trees are alike, and each stays as it is. */
export function uneven(x: number, y = 0, k = 0): number {
  const value = Math.sin(x * 12.9898 + y * 78.233 + k * 37.719) * 43758.5453;
  return value - Math.floor(value);
}

const MOST_BEND = 66;
/** How far a trail bends aside, as a share of its length. */
export function bendOf({ ends: [a, b] }: TrailRow): number {
  const [from, to] = [spotAt(a), spotAt(b)];
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return ((uneven(from.x + to.x, from.y, 3) - 0.5) * Math.min(MOST_BEND, length * 0.3)) / length;
}

const KIND: { readonly [kind in TrailRow['kind']]: GraphPath['kind'] } = {
  normal: 'plain',
  river: 'water',
  secret: 'secret',
};
export const paths: readonly GraphPath[] = trails.map(trail => ({
  id: trail.id,
  from: placeId(trail.ends[0]),
  to: placeId(trail.ends[1]),
  kind: KIND[trail.kind],
  bend: bendOf(trail),
  bare: true,
}));

/** The trail between two places that lie beside each other. */
export const trailBetween = (a: string, b: string): TrailRow | undefined =>
  trails.find(({ ends }) => ends.includes(a) && ends.includes(b));

/** A trail as a curve: its line, and a point on it. */
export function curveOf(trail: TrailRow): { readonly d: string; at(share: number): Spot } {
  const [a, b] = [spotAt(trail.ends[0]), spotAt(trail.ends[1])];
  const bend = bendOf(trail);
  const bow = { x: (a.x + b.x) / 2 - (b.y - a.y) * bend, y: (a.y + b.y) / 2 + (b.x - a.x) * bend };
  return {
    d: `M${a.x} ${a.y}Q${bow.x} ${bow.y} ${b.x} ${b.y}`,
    at: share => {
      const [p, q, r] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2];
      return { x: p * a.x + q * bow.x + r * b.x, y: p * a.y + q * bow.y + r * b.y };
    },
  };
}

/** From the middle of a place to where its name stands; most stand below. */
const NAMES: { readonly [id: string]: readonly [dx: number, dy: number, align?: Anchor['align']] } = {
  'velvet-plains': [-34, 6, 'end'],
  'morshan-river': [-32, 6, 'end'],
  'fools-rapids': [30, 6, 'start'],
  'caverns-of-thuul': [34, 6, 'start'],
  'valley-of-souls': [-18, 46],
  'shadow-peaks': [0, -36],
  'glowing-moon-march': [-6, 44],
  'ashen-hills': [-35, 6, 'end'],
  'ruby-barrier-plains': [-6, 44],
  'olmrics-hut': [-32, 6, 'end'],
  'shikas-tree': [32, 6, 'start'],
  forge: [-8, -45],
  'mountains-of-despair': [32, -12, 'start'],
  frostgate: [0, 54],
  'tears-of-korina': [-32, 8, 'end'],
  vynelvale: [48, 12, 'start'],
  dawnsmoor: [0, 58],
};
const BELOW = { city: 56, other: 44 } as const;

export function anchorOf({ id, kind }: LocationRow): Anchor {
  const { x, y } = spotAt(id);
  const [dx, dy, align] = NAMES[id] ?? [0, BELOW[kind === 'city' ? 'city' : 'other']];
  return { x: x + dx, y: y + dy, ...(align && { align }) };
}

/** A long name in two lines, parted where they are most alike. */
export function linesOf(name: string): readonly string[] {
  if (name.length <= LONGEST) return [name];
  const words = name.split(' ');
  const cuts = words
    .slice(1)
    .map((_, n): readonly [string, string] => [words.slice(0, n + 1).join(' '), words.slice(n + 1).join(' ')]);
  const [best] = cuts.toSorted((one, other) => widest(one) - widest(other));
  return best ?? [name];
}
const LONGEST = 15;
const widest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length));
