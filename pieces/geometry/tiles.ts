// Maps laid out of tiles, and maps drawn with letters.

import { turnedHex } from './hex.ts';
import { axialOf, type Edge, edge, type Hex, hex, type Point, pointOf, type Space, sidesOf, space } from './places.ts';

export type Side = 'north' | 'east' | 'south' | 'west';

/** A tile of squares. It is a room of its own: its rim is a wall, but for openings that meet an opening of another tile. */
export interface GridTile {
  readonly id: string;
  readonly spaces: readonly Space[];
  readonly walls?: readonly Edge[];
  readonly openings?: readonly { readonly at: Space; readonly side: Side }[];
}

export interface LaidGridTile {
  readonly tile: GridTile;
  /** Where the upper left corner of the tile lies, turned as it is. */
  readonly at: Space;
  /** Quarters of a circle, clockwise. */
  readonly turns?: number;
}

export interface LaidGrid {
  readonly spaces: readonly Space[];
  readonly walls: readonly Edge[];
  /** The tile that each square belongs to, by its place in the list. */
  readonly tileOf: ReadonlyMap<Space, number>;
}

const SIDES: readonly Side[] = ['north', 'east', 'south', 'west'];
const BESIDE: Record<Side, Point> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

/** Joins tiles into one map. */
export function laidGrid(laid: readonly LaidGridTile[]): LaidGrid {
  const tileOf = new Map<Space, number>();
  const walls = new Set<Edge>();
  const openings = new Set<string>();
  for (const [number, { tile, at, turns = 0 }] of laid.entries()) {
    const put = putter(tile, at, turns);
    for (const square of tile.spaces.map(put)) {
      if (tileOf.has(square)) throw new RangeError(`${tile.id} lies over another tile on ${square}`);
      tileOf.set(square, number);
    }
    for (const wall of tile.walls ?? []) walls.add(movedEdge(wall, put));
    for (const { at: from, side } of tile.openings ?? [])
      openings.add(`${put(from)} ${SIDES[(SIDES.indexOf(side) + quarters(turns)) % 4]}`);
  }
  for (const [square, number] of tileOf)
    for (const side of ['east', 'south'] as const) {
      const next = besideOf(square, side);
      const other = tileOf.get(next);
      if (other === undefined || other === number) continue;
      const back: Side = side === 'east' ? 'west' : 'north';
      if (!openings.has(`${square} ${side}`) || !openings.has(`${next} ${back}`)) walls.add(edge(square, next));
    }
  return { spaces: [...tileOf.keys()], walls: [...walls], tileOf };
}

const quarters = (turns: number): number => ((turns % 4) + 4) % 4;

function turnedPoint({ x, y }: Point, turns: number): Point {
  let [a, b] = [x, y];
  for (let n = quarters(turns); n > 0; n--) [a, b] = [0 - b, a];
  return { x: a, y: b };
}

/** Where each square of a tile comes to lie. */
function putter(tile: GridTile, at: Space, turns: number): (square: Space) => Space {
  const points = tile.spaces.map(square => turnedPoint(pointOf(square), turns));
  const corner = pointOf(at);
  const left = corner.x - Math.min(...points.map(({ x }) => x));
  const top = corner.y - Math.min(...points.map(({ y }) => y));
  return square => {
    const { x, y } = turnedPoint(pointOf(square), turns);
    return space(x + left, y + top);
  };
}

function movedEdge(wall: Edge, put: (square: Space) => Space): Edge {
  const [one, two] = sidesOf(wall);
  return edge(put(one), put(two));
}

function besideOf(square: Space, side: Side): Space {
  const { x, y } = pointOf(square);
  return space(x + BESIDE[side].x, y + BESIDE[side].y);
}

/** A tile of hexagons. */
export interface HexTile {
  readonly id: string;
  readonly hexes: readonly Hex[];
}

export interface LaidHexTile {
  readonly tile: HexTile;
  /** Where the tile's `hex:0,0` lies. */
  readonly at: Hex;
  /** Sixths of a circle, clockwise. */
  readonly turns?: number;
}

/** The hexagons under a tile. */
export function hexesUnder({ tile, at, turns = 0 }: LaidHexTile): Hex[] {
  const origin = axialOf(at);
  return tile.hexes.map(one => {
    const { q, r } = turnedHex(axialOf(one), turns);
    return hex(origin.q + q, origin.r + r);
  });
}

/** All hexagons of a map, each with its tile's place in the list. */
export function laidHexes(laid: readonly LaidHexTile[]): ReadonlyMap<Hex, number> {
  const tileOf = new Map<Hex, number>();
  for (const [number, one] of laid.entries())
    for (const spot of hexesUnder(one)) {
      if (tileOf.has(spot)) throw new RangeError(`${one.tile.id} lies over another tile on ${spot}`);
      tileOf.set(spot, number);
    }
  return tileOf;
}

/** What a drawing shows on each square: one letter a square, row by row from `space:0,0`, without those that are left out. */
export function drawn(rows: readonly string[], without = ' #'): ReadonlyMap<Space, string> {
  const found = new Map<Space, string>();
  for (const [y, row] of rows.entries())
    for (const [x, letter] of [...row].entries()) if (!without.includes(letter)) found.set(space(x, y), letter);
  return found;
}

/** A room in a drawing: the squares of its letter, and where one comes in from squares of other letters. */
export interface DrawnRoom {
  readonly id: string;
  readonly spaces: readonly Space[];
  /** The lines that one crosses: where its doors stand. */
  readonly doorway: readonly Edge[];
  /** The squares in front of them. */
  readonly outside: readonly Space[];
}

/** The rooms that a drawing marks with these letters, in the order of the letters. */
export function drawnRooms(rows: readonly string[], letters: string, without?: string): DrawnRoom[] {
  const all = drawn(rows, without);
  return [...letters].map(id => {
    const spaces = [...all].filter(([, letter]) => letter === id).map(([at]) => at);
    const ways = spaces.flatMap(at =>
      SIDES.map(side => besideOf(at, side))
        .filter(next => all.has(next) && all.get(next) !== id)
        .map(next => ({ line: edge(at, next), next })),
    );
    return { id, spaces, doorway: ways.map(({ line }) => line), outside: ways.map(({ next }) => next) };
  });
}
