// Where the places of a map lie and what outline they have. Pure; in the map's own units.

import type { Point } from './camera.ts';

const near = (value: number): string => String(Math.round(value * 100) / 100);
export const spotKey = ({ x, y }: Point): string => `${near(x)} ${near(y)}`;

/** The corners of a square place, clockwise from its upper left. */
export const squareCorners = (column: number, row: number, unit: number): readonly Point[] => {
  const [x, y] = [column * unit, row * unit];
  return [
    { x, y },
    { x: x + unit, y },
    { x: x + unit, y: y + unit },
    { x, y: y + unit },
  ];
};

const ROOT3 = Math.sqrt(3);

/** Hexes stand on a corner, in axial coordinates; `radius` reaches from the centre to a corner. */
export const hexCentre = (q: number, r: number, radius: number): Point => ({
  x: radius * ROOT3 * (q + r / 2),
  y: radius * 1.5 * r,
});

export const hexCorners = ({ x, y }: Point, radius: number): readonly Point[] =>
  [0, 1, 2, 3, 4, 5].map(i => {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });

export const polygon = (corners: readonly Point[]): string => `M${corners.map(spotKey).join('L')}Z`;

export const polyline = (points: readonly Point[]): string => `M${points.map(spotKey).join('L')}`;

/** The sides of places that no other of them shares: where a group of places ends. Clockwise round each. */
export function rimOf(places: readonly (readonly Point[])[]): readonly (readonly [Point, Point])[] {
  const sides = new Map<string, readonly [Point, Point]>();
  for (const corners of places)
    corners.forEach((from, i) => {
      const to = corners[(i + 1) % corners.length] ?? from;
      const back = `${spotKey(to)}|${spotKey(from)}`;
      if (!sides.delete(back)) sides.set(`${spotKey(from)}|${spotKey(to)}`, [from, to]);
    });
  return [...sides.values()];
}

/** One line round places that lie together, and one round each hole in them. */
export function outlineOf(places: readonly (readonly Point[])[]): string {
  const from = new Map<string, (readonly [Point, Point])[]>();
  for (const side of rimOf(places)) {
    const key = spotKey(side[0]);
    from.set(key, [...(from.get(key) ?? []), side]);
  }
  const loops: string[] = [];
  for (const [start, first] of from)
    while (first.length > 0) {
      const loop: Point[] = [];
      let side = first.pop();
      while (side) {
        const [here, there] = side;
        loop.push(here);
        const key = spotKey(there);
        if (key === start && first.length === 0) break;
        // Where two loops touch in a corner, the sharper right turn keeps them apart.
        const next = from.get(key) ?? [];
        const turn = next.findIndex(
          ([, end]) => (there.x - here.x) * (end.y - there.y) - (there.y - here.y) * (end.x - there.x) > 0,
        );
        side = next.splice(Math.max(0, turn), 1)[0];
      }
      loops.push(polygon(straightened(loop)));
    }
  return loops.join('');
}

/** Corners that are none are left out: a dashed or jointed line runs on. */
function straightened(loop: readonly Point[]): readonly Point[] {
  return loop.filter((b, i) => {
    const a = loop[(i + loop.length - 1) % loop.length] ?? b;
    const c = loop[(i + 1) % loop.length] ?? b;
    return Math.abs((b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)) > 0.01;
  });
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** A number between 0 and 1 that is always the same for the same place: the unevenness of stone and cloth. */
export function uneven(x: number, y: number, which: number): number {
  const value = Math.sin(x * 127.1 + y * 311.7 + which * 74.7) * 43758.5453;
  return value - Math.floor(value);
}

/** What a letter of a hex's word takes up, about, and what a hex has room for. In units of faces: 100 are the radius. */
const LETTER = 14.5;
const ROOM = 164;

/** The word of a hex in lines that stay inside it: broken at spaces and hyphens, and squeezed (`width`) where one is still too long. */
export const wordLines = (word: string): readonly { readonly text: string; readonly width?: number }[] =>
  word.split(/ |(?<=-)/).map(text => (text.length * LETTER > ROOM ? { text, width: ROOM } : { text }));
