// Figures that stand on several squares, and how they walk. A place of this map is a base: all squares under the figure.

import { GRID_DIRECTIONS, type Ground, STRAIGHT } from './ground.ts';
import { type Marks, PlaceMap, type Steps } from './map.ts';
import { type Base, base, type Rectangle, rectangleOf, type Space, spacesOf } from './places.ts';
import { Costs } from './reach.ts';

export type Size = '1x2' | '2x2' | '2x3';

/** How wide and how high, upright and lying. */
const FORMS = {
  '1x2': [
    [1, 2],
    [2, 1],
  ],
  '2x2': [[2, 2]],
  '2x3': [
    [2, 3],
    [3, 2],
  ],
} as const satisfies Record<Size, readonly (readonly [number, number])[]>;

type Direction = (typeof GRID_DIRECTIONS)[number];
const DIAGONAL = GRID_DIRECTIONS.slice(4);

/**
 * A 2x2 figure steps like a small one. The others follow their head: it goes one square straight on, the rest takes what
 * it leaves, and either end may be the head; or they step aside diagonally. They never shift straight to their side.
 * A base lies over no wall or closed door, and no square of it crosses one.
 */
export class LargeMap extends PlaceMap<Base> {
  readonly #bodies: readonly Body[];

  constructor(ground: Ground, lines: Uint8Array, size: Size) {
    const bodies = bodiesOn(ground, lines, size);
    super(
      bodies.map(({ name }) => name),
      () => stepsOf(ground, lines, bodies, size),
    );
    this.#bodies = bodies;
  }

  /** Costs that keep a figure off these squares, wherever a part of it would stand. */
  avoiding(squares: Marks<Space>, usual = 1): Costs<Base> {
    const costs = new Costs<Base>(this, usual);
    for (const [n, body] of this.#bodies.entries())
      if (body.squares.some(square => squares.flags[square] === 1)) costs.table[n] = Number.POSITIVE_INFINITY;
    return costs;
  }
}

/** A figure as it can stand: its upper left square, how it lies, and the numbers of all its squares. */
interface Body {
  readonly name: Base;
  readonly at: number;
  readonly wide: number;
  readonly high: number;
  readonly squares: readonly number[];
}

function bodiesOn(ground: Ground, lines: Uint8Array, size: Size): Body[] {
  const bodies: Body[] = [];
  for (let at = 0; at < ground.floor.length; at++)
    for (const [wide, high] of FORMS[size]) {
      if (!isWhole(ground, lines, at, wide, high)) continue;
      const [x, y] = [ground.left + (ground.columns[at] as number), ground.top + (ground.rows[at] as number)];
      bodies.push({ name: base(x, y, wide, high), at, wide, high, squares: squaresFrom(ground, at, wide, high) });
    }
  return bodies;
}

/** Do all squares of it exist, with nothing between them? */
function isWhole(ground: Ground, lines: Uint8Array, at: number, wide: number, high: number): boolean {
  if (ground.floor[at] === 0 || !ground.isFloor(at, wide - 1, high - 1)) return false;
  for (let down = 0; down < high; down++)
    for (let across = 0; across < wide; across++) {
      const square = at + across + down * ground.wide;
      if (across + 1 < wide && ground.isShut(lines, square, 1, 0)) return false;
      if (down + 1 < high && ground.isShut(lines, square, 0, 1)) return false;
    }
  return true;
}

function squaresFrom(ground: Ground, at: number, wide: number, high: number): number[] {
  const squares: number[] = [];
  for (let down = 0; down < high; down++)
    for (let across = 0; across < wide; across++) squares.push(at + across + down * ground.wide);
  return squares;
}

function stepsOf(ground: Ground, lines: Uint8Array, bodies: readonly Body[], size: Size): Steps<undefined> {
  // Which body lies upright, or not, with this square as its upper left one.
  const upright = new Int32Array(ground.floor.length).fill(-1);
  const lying = new Int32Array(ground.floor.length).fill(-1);
  for (const [n, { at, wide, high }] of bodies.entries()) (wide > high ? lying : upright)[at] = n;
  const starts = new Int32Array(bodies.length + 1);
  const ends: number[] = [];
  const moves = (squares: readonly number[], [across, down]: Direction): boolean =>
    squares.every(square => ground.opens(lines, square, across, down));
  for (const [n, body] of bodies.entries()) {
    const found = new Set<number>();
    const own = body.wide > body.high ? lying : upright;
    if (size !== '2x2') {
      const side = Math.min(body.wide, body.high);
      const far = body.at + body.wide - side + (body.high - side) * ground.wide;
      for (const head of [body.at, far]) {
        const squares = squaresFrom(ground, head, side, side);
        for (const way of STRAIGHT) {
          if (!moves(squares, way)) continue;
          const [across, down] = way;
          const next = head + Math.min(across, 0) + Math.min(down, 0) * ground.wide;
          found.add((across === 0 ? upright : lying)[next] as number);
        }
      }
    }
    // The whole body moves, each square as a small figure would.
    for (const way of size === '2x2' ? GRID_DIRECTIONS : DIAGONAL)
      if (moves(body.squares, way)) found.add(own[body.at + way[0] + way[1] * ground.wide] as number);
    for (const end of found) if (end >= 0 && end !== n) ends.push(end);
    starts[n + 1] = ends.length;
  }
  return { starts, ends: Int32Array.from(ends) };
}

/** The squares that a step enters anew. */
export function entered(from: Base, to: Base): Space[] {
  const left = spacesOf(from);
  return spacesOf(to).filter(square => !left.includes(square));
}

/**
 * The front half of a figure after a step: of a 2x2 figure the squares it enters anew; of the others their head, one square of
 * two or four of six.
 */
export function frontOf(from: Base, to: Base): Space[] {
  const [was, is] = [rectangleOf(from), rectangleOf(to)];
  if (is.wide === is.high) return entered(from, to);
  const [first, last] = headsOf(is);
  const ahead = is.wide > is.high ? is.x - was.x : is.y - was.y;
  // A figure that turned has its head where it has not been.
  const turned = is.wide !== was.wide;
  const isLast = turned ? entered(from, to).some(square => squaresOf(last).includes(square)) : ahead > 0;
  return squaresOf(isLast ? last : first);
}

const squaresOf = ({ x, y, wide, high }: Rectangle): Space[] => spacesOf(base(x, y, wide, high));

/** The upper or left head, and the lower or right one. */
function headsOf({ x, y, wide, high }: Rectangle): readonly [Rectangle, Rectangle] {
  const side = Math.min(wide, high);
  return [
    { x, y, wide: side, high: side },
    { x: x + wide - side, y: y + high - side, wide: side, high: side },
  ];
}
