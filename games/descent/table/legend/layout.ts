// Where the places of Terrinoth lie on the drawn map, how its trails bend, and where names stand: by hand, so that nothing lies over anything. Pure.

import type { Anchor, GraphPath } from '@veillee/web/kit/map';
import { locations, trails } from '../../content/legend/map.ts';
import type { LocationRow, TrailRow } from '../../content/legend/rows.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The map's units: a place is as large as the kit draws one. */
export const WIDTH = 1296;
export const HEIGHT = 1000;
const SCALE = { x: 12.5, y: 13.2 } as const;
const EDGE = { x: 22, y: 30 } as const;
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

const KINDS = new Map(locations.map(({ id, kind }) => [id, kind]));
/** How far a trail keeps off the middle of a place. */
const offOf = (id: string): number => (KINDS.get(id) === 'city' ? 42 : 26);

/** A trail as a curve: its line from rim to rim of its places, and a point on it. */
export function curveOf(trail: TrailRow): { readonly d: string; at(share: number): Spot } {
  const [a, b] = [spotAt(trail.ends[0]), spotAt(trail.ends[1])];
  const bend = bendOf(trail);
  const bow = { x: (a.x + b.x) / 2 - (b.y - a.y) * bend, y: (a.y + b.y) / 2 + (b.x - a.x) * bend };
  const mixed = (p: number, q: number, r: number): Spot => ({
    x: p * a.x + q * bow.x + r * b.x,
    y: p * a.y + q * bow.y + r * b.y,
  });
  const at = (share: number): Spot => mixed((1 - share) ** 2, 2 * share * (1 - share), share ** 2);
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [first, last] = [offOf(trail.ends[0]) / length, 1 - offOf(trail.ends[1]) / length];
  const [from, to] = [at(first), at(last)];
  const mid = mixed((1 - first) * (1 - last), first * (1 - last) + last * (1 - first), first * last);
  const f = ({ x, y }: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return { d: `M${f(from)}Q${f(mid)} ${f(to)}`, at };
}

/** From the middle of a place to where its name stands; most stand below. */
const NAMES: { readonly [id: string]: readonly [dx: number, dy: number, align?: Anchor['align']] } = {
  'velvet-plains': [-34, 6, 'end'],
  'morshan-river': [-32, 6, 'end'],
  'fools-rapids': [30, 6, 'start'],
  'caverns-of-thuul': [34, 6, 'start'],
  'valley-of-souls': [-22, 48],
  'shadow-peaks': [0, -38],
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
  'red-echo-river': [-10, 45],
  'gardens-of-tarn': [4, 45],
  dawnsmoor: [0, 58],
};
const BELOW = { city: 57, other: 45 } as const;

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

// ---- what is written on trails ----

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
const boxAt = ({ x, y }: Spot, wide: number, high: number): Box => ({
  left: x - wide / 2,
  right: x + wide / 2,
  top: y - high / 2,
  bottom: y + high / 2,
});
const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

const LETTER = { city: 11.5, other: 9.6 } as const;
const LINE = 22;
/** Where a name stands, as it is written. */
export function nameBox(row: LocationRow, name: string): Box {
  const { x, y, align } = anchorOf(row);
  const lines = linesOf(name);
  const wide = widest(lines) * LETTER[row.kind === 'city' ? 'city' : 'other'];
  const left = align === 'start' ? x : align === 'end' ? x - wide : x - wide / 2;
  return { left, right: left + wide, top: y - LINE * 0.8, bottom: y + LINE * (lines.length - 0.7) };
}

/** What lies of a siege under a city. */
export const plateBox = ({ x, y }: Spot, most: number): Box => boxAt({ x, y: y + 15 }, most * 21 + 12, 30);

const TAG = { wide: 104, high: 42 } as const;
/** From the middle on; and where a trail is too short for that, past its end. */
const SHARES = [0.5, 0.44, 0.56, 0.38, 0.62, 0.68, 1.5, 1.75] as const;
const PAST_END = 600;
/** What is to be read is worth more room than what is drawn. */
const READ = 4;
const OFF = [0, -24, 24, -42, 42, -60, 60] as const;

/** Where the tags of some trails stand: near the middle of each, and over as little of what is to be read as can be. */
export function tagSpots(
  ways: readonly { readonly from: string; readonly to: string }[],
  nameOf: (id: string) => string,
  standing: readonly Spot[],
  plates: readonly Box[] = [],
): readonly Spot[] {
  const read: Box[] = [...plates, ...locations.map(row => nameBox(row, nameOf(row.id)))];
  const drawn: Box[] = [
    ...standing.map(spot => boxAt(spot, 58, 64)),
    ...locations.map(({ id, kind }) => boxAt(spotAt(id), kind === 'city' ? 76 : 46, kind === 'city' ? 66 : 46)),
  ];
  const covers = (box: Box, all: readonly Box[]): number => all.reduce((sum, other) => sum + shared(box, other), 0);
  const found: Spot[] = [];
  for (const { from, to } of ways) {
    const trail = trailBetween(from, to);
    if (!trail) {
      found.push(spotAt(to));
      continue;
    }
    const { at } = curveOf(trail);
    const [a, b] = [spotAt(from), spotAt(to)];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const across = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
    const candidates = SHARES.flatMap((share, n) =>
      OFF.map((off, m) => {
        const on = at(trail.ends[0] === from ? share : 1 - share);
        const spot = { x: on.x + across.x * off, y: on.y + across.y * off };
        const box = boxAt(spot, TAG.wide, TAG.high);
        // Of two that cover as little the one nearer to the middle of its trail.
        const far = n * 30 + m * 60 + (share > 1 ? PAST_END : 0);
        return { spot, box, cost: READ * covers(box, read) + covers(box, drawn) + far };
      }),
    );
    const [best] = candidates.toSorted((one, other) => one.cost - other.cost);
    if (!best) continue;
    read.push(best.box);
    found.push(best.spot);
  }
  return found;
}
