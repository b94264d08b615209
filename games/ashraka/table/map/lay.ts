// Where every space of a board lies on the map, in the map's units. The last board is two halves side by side, with a seam between.

import { type Node, node, type Point } from '@veillee/pieces/geometry';
import { boards, spacesAlong } from '../../content/boards.ts';
import type { PathRow, PlaceRow } from '../../content/rows.ts';
import type { AdventureNumber, Half, PathId } from '../../content/vocabulary.ts';

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Left free round the places, so that landmarks and names fit. */
const RIM = { top: 66, right: 62, bottom: 58, left: 62 } as const;
export const SEAM = 12;

const WHOLE: Frame = { left: 0, top: 0, width: 900, height: 690 };
const HALVES: { readonly [half in Half]: Frame } = {
  A: { left: 0, top: 0, width: 840, height: 720 },
  B: { left: 840 + SEAM, top: 0, width: 720, height: 720 },
};

export const isDouble = (adventure: AdventureNumber): boolean => adventure === 5;

export const frameOf = (adventure: AdventureNumber, half: Half = 'A'): Frame =>
  isDouble(adventure) ? HALVES[half] : WHOLE;

export function sizeOf(adventure: AdventureNumber): { readonly width: number; readonly height: number } {
  const { left, width, height } = frameOf(adventure, 'B');
  return { width: left + width, height };
}

/** A point that is given in hundredths of its half. */
export function pointIn({ left, top, width, height }: Frame, x: number, y: number): Point {
  return {
    x: left + RIM.left + (x / 100) * (width - RIM.left - RIM.right),
    y: top + RIM.top + (y / 100) * (height - RIM.top - RIM.bottom),
  };
}

/** A part of a path from space to space. */
export interface Piece {
  readonly id: string;
  readonly path: PathRow;
  readonly from: Node;
  /** Nothing, where the path leaves the board. */
  readonly to?: Node;
}

export interface Layout {
  readonly at: ReadonlyMap<Node, Point>;
  readonly pieces: readonly Piece[];
  /** The pieces of each path, in order. */
  readonly piecesOf: (path: PathId) => readonly Piece[];
}

function piecesAlong(path: PathRow): Piece[] {
  const [first, ...others] = spacesAlong(path).map(node);
  if (first === undefined) return [];
  if (others.length === 0) return [{ id: path.id, path, from: first }];
  return others.map((to, n) => ({ id: `${path.id} ${n}`, path, from: others[n - 1] ?? first, to }));
}

/** A step keeps off the discs at both ends, where there are many on a short path. */
const OFF_DISC = 30;

/** How far along its path the n-th space of so many lies. */
function along(n: number, last: number, far: number): number {
  const even = n / (last || 1);
  const between = last - 2;
  if (n === 0 || n === last || between < 1 || far / last >= OFF_DISC) return even;
  return (OFF_DISC + ((n - 1) / between) * (far - 2 * OFF_DISC)) / far;
}

function laid(adventure: AdventureNumber): Layout {
  const { places, paths } = boards[adventure];
  const spot = ({ half, x, y }: PlaceRow): Point => pointIn(frameOf(adventure, half), x, y);
  const at = new Map<Node, Point>(places.map(place => [node(place.id), spot(place)]));
  for (const path of paths) {
    const spaces = spacesAlong(path).map(node);
    const [from, to] = [at.get(spaces[0] as Node), at.get(spaces.at(-1) as Node)];
    if (!from || !to) continue;
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    for (const [n, step] of spaces.entries()) {
      const part = along(n, spaces.length - 1, far);
      if (!at.has(step)) at.set(step, { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    }
  }
  const pieces = paths.flatMap(piecesAlong);
  return { at, pieces, piecesOf: id => pieces.filter(({ path }) => path.id === id) };
}

const layouts = new Map<AdventureNumber, Layout>();

export function layoutOf(adventure: AdventureNumber): Layout {
  const known = layouts.get(adventure) ?? laid(adventure);
  layouts.set(adventure, known);
  return known;
}

/** Steps are not among the rows of places. */
export const isStepId = (adventure: AdventureNumber, id: Node): boolean =>
  boards[adventure].places.every(place => node(place.id) !== id);
