// Figures that stand on several squares, and how they walk. A place of this map is a base: all squares under the figure.

import type { GridMap } from './grid.ts';
import { GRID_DIRECTIONS } from './ground.ts';
import { PlaceMap, packed } from './map.ts';
import { type Base, base, type Rectangle, rectangleOf, type Space, space, spacesOf } from './places.ts';

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
const STRAIGHT = GRID_DIRECTIONS.slice(0, 4);
const DIAGONAL = GRID_DIRECTIONS.slice(4);

/**
 * A 2x2 figure steps like a small one. The others follow their head: it goes one square straight on, the rest takes what
 * it leaves, and either end may be the head; or they step aside diagonally. They never shift straight to their side.
 * A base lies over no wall or closed door, and no square of it crosses one.
 */
export class LargeMap extends PlaceMap<Base> {
  constructor(grid: GridMap, size: Size) {
    const bases = grid.places.flatMap(at => basesAt(grid, at, size));
    super(bases, () =>
      packed(
        bases.map(from => {
          const body = rectangleOf(from);
          const next = size === '2x2' ? shifted(grid, body, GRID_DIRECTIONS) : followed(grid, body);
          return next.filter(to => this.has(to)).map(to => ({ to: this.indexOf(to), way: undefined }));
        }),
      ),
    );
  }
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

/** Bases of this size whose upper left square is this one. */
function basesAt(grid: GridMap, at: Space, size: Size): Base[] {
  const { columns, rows, left, top } = grid.ground;
  const index = grid.indexOf(at);
  const [x, y] = [(columns[index] as number) + left, (rows[index] as number) + top];
  return FORMS[size]
    .map(([wide, high]) => ({ x, y, wide, high }))
    .filter(body => isWhole(grid, body))
    .map(({ wide, high }) => base(x, y, wide, high));
}

/** Do all squares of it exist, with nothing between them? */
function isWhole(grid: GridMap, body: Rectangle): boolean {
  const squares = squaresOf(body);
  const within = ([x, y]: readonly [number, number]): boolean => squares.includes(space(x, y));
  return squares.every((square, n) => {
    if (!grid.has(square)) return false;
    const [x, y] = [body.x + (n % body.wide), body.y + Math.floor(n / body.wide)];
    return (!within([x + 1, y]) || opens(grid, square, [1, 0])) && (!within([x, y + 1]) || opens(grid, square, [0, 1]));
  });
}

const opens = (grid: GridMap, from: Space, [across, down]: Direction): boolean =>
  grid.ground.opens(grid.lines, grid.indexOf(from), across, down);

const squaresOf = ({ x, y, wide, high }: Rectangle): Space[] => spacesOf(base(x, y, wide, high));

/** The whole body moves, each square as a small figure would. */
const shifted = (grid: GridMap, body: Rectangle, directions: readonly Direction[]): Base[] =>
  directions
    .filter(way => squaresOf(body).every(square => opens(grid, square, way)))
    .map(([across, down]) => base(body.x + across, body.y + down, body.wide, body.high));

/** The upper or left head, and the lower or right one. */
function headsOf({ x, y, wide, high }: Rectangle): readonly [Rectangle, Rectangle] {
  const side = Math.min(wide, high);
  return [
    { x, y, wide: side, high: side },
    { x: x + wide - side, y: y + high - side, wide: side, high: side },
  ];
}

function followed(grid: GridMap, body: Rectangle): Base[] {
  const found = new Set<Base>();
  for (const head of headsOf(body))
    for (const way of STRAIGHT) {
      if (!squaresOf(head).every(square => opens(grid, square, way))) continue;
      const [across, down] = way;
      const x = head.x + Math.min(across, 0);
      const y = head.y + Math.min(down, 0);
      found.add(base(x, y, head.wide + Math.abs(across), head.high + Math.abs(down)));
    }
  found.delete(base(body.x, body.y, body.wide, body.high));
  return [...found, ...shifted(grid, body, DIAGONAL)];
}
