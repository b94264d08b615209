// The ground of a square grid: its squares, the lines between them, and how a straight line crosses both. Made once for each map.

import { type Door, type Edge, edge, isEdge, pointOf, type Space, sidesOf, space } from './places.ts';

/** Lines of a square, as bits: a wall or a closed door, or the end of the board. */
export const EAST = 1;
export const SOUTH = 2;

export interface GridPlan {
  readonly spaces: readonly Space[];
  readonly walls?: readonly Edge[];
  /** Each door with the lines it stands on. */
  readonly doors?: { readonly [door: Door]: readonly Edge[] };
  /** Stairs and the like: steps between squares that do not touch, in both directions. */
  readonly links?: readonly (readonly [Space, Space])[];
  /** The same for steps alone: nobody looks through them. */
  readonly passages?: readonly (readonly [Space, Space])[];
  /** May a step cut the corner of a wall? It may never pass between two. */
  readonly corners?: 'free' | 'strict';
  /** May one look exactly between two things that meet at a corner? Between figures one always may. */
  readonly pinch?: 'blocks' | 'open';
}

/** The eight directions, the straight ones first. */
export const GRID_DIRECTIONS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
];
/** Not across the corner of a square. */
export const STRAIGHT = GRID_DIRECTIONS.slice(0, 4);

/** How a straight line from the middle of one square to that of another goes on. */
export const ACROSS = 0;
export const DOWN = 1;
/** Exactly through a corner. */
export const CORNER = 2;

/** Squares numbered row by row through the rectangle around them; numbers without a square are holes. */
export class Ground {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly high: number;
  readonly names: readonly (Space | undefined)[];
  readonly indexes: ReadonlyMap<string, number>;
  readonly floor: Uint8Array;
  /** Walls and ends of the board. */
  readonly walls: Uint8Array;
  readonly links: readonly (readonly [number, number])[];
  readonly passages: readonly (readonly [number, number])[];
  readonly strict: boolean;
  readonly pinched: boolean;
  /** The column and the row of each number. */
  readonly columns: Int32Array;
  readonly rows: Int32Array;
  readonly #doors: { readonly [door: Door]: readonly Edge[] };
  readonly #turns: (Uint8Array | undefined)[];
  readonly #between: (Int32Array | undefined)[];

  constructor(plan: GridPlan) {
    const { spaces, walls = [], doors = {}, links = [], passages = [], corners = 'free', pinch = 'blocks' } = plan;
    const points = spaces.map(pointOf);
    this.left = points.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY);
    this.top = points.reduce((least, { y }) => Math.min(least, y), Number.POSITIVE_INFINITY);
    this.wide = points.reduce((most, { x }) => Math.max(most, x - this.left + 1), 0);
    this.high = points.reduce((most, { y }) => Math.max(most, y - this.top + 1), 0);
    const size = this.wide * this.high;
    const names = new Array<Space | undefined>(size).fill(undefined);
    const indexes = new Map<string, number>();
    this.floor = new Uint8Array(size);
    this.columns = Int32Array.from({ length: size }, (_, n) => n % this.wide);
    this.rows = Int32Array.from({ length: size }, (_, n) => Math.floor(n / this.wide));
    this.#turns = new Array(size);
    this.#between = new Array(4 * (this.wide + 1) * (this.high + 1));
    for (const { x, y } of points) {
      const index = (y - this.top) * this.wide + x - this.left;
      if (this.floor[index] === 1) throw new RangeError(`${space(x, y)} is on the map twice`);
      names[index] = space(x, y);
      this.floor[index] = 1;
    }
    for (const [index, name] of names.entries()) if (name !== undefined) indexes.set(name, index);
    this.names = names;
    this.indexes = indexes;
    this.#doors = doors;
    this.strict = corners === 'strict';
    this.pinched = pinch === 'blocks';
    this.walls = this.#borders();
    this.shut(this.walls, walls);
    // A door that stands nowhere is found now, not when it is first closed.
    for (const lines of Object.values(doors)) this.shut(this.walls.slice(), lines);
    const numbered = ([a, b]: readonly [Space, Space]) => [this.index(a), this.index(b)] as const;
    this.links = links.map(numbered);
    this.passages = passages.map(numbered);
  }

  #borders(): Uint8Array {
    const lines = new Uint8Array(this.floor.length);
    for (let n = 0; n < lines.length; n++) {
      const east = (n + 1) % this.wide > 0 && this.floor[n] === 1 && this.floor[n + 1] === 1;
      const south = this.floor[n] === 1 && this.floor[n + this.wide] === 1;
      lines[n] = (east ? 0 : EAST) | (south ? 0 : SOUTH);
    }
    return lines;
  }

  index(of: Space): number {
    const index = this.indexes.get(of);
    if (index === undefined) throw new RangeError(`${of} is not on the map`);
    return index;
  }

  /** The lines of a door; any other line is itself. */
  linesOf(closed: Door | Edge): readonly Edge[] {
    if (isEdge(closed)) return [closed];
    const lines = this.#doors[closed];
    if (!lines) throw new RangeError(`the map has no ${closed}`);
    return lines;
  }

  /** Shuts these lines. */
  shut(lines: Uint8Array, edges: readonly Edge[]): void {
    for (const one of edges) {
      const [first, second] = sidesOf(one);
      if (edge(first, second) !== one) throw new RangeError(`${one} is ${edge(first, second)}`);
      const from = this.index(first);
      const isBeside = this.rows[from] === this.rows[this.index(second)];
      lines[from] = (lines[from] as number) | (isBeside ? EAST : SOUTH);
    }
  }

  /** Is the line between a square and the next one to the right, left, below or above shut? */
  isShut(lines: Uint8Array, from: number, across: number, down: number): boolean {
    if (across !== 0) return ((lines[across > 0 ? from : from - 1] as number) & EAST) !== 0;
    return ((lines[down > 0 ? from : from - this.wide] as number) & SOUTH) !== 0;
  }

  /** Is there a square so far from here? */
  isFloor(from: number, across: number, down: number): boolean {
    const x = (this.columns[from] as number) + across;
    const y = (this.rows[from] as number) + down;
    return x >= 0 && y >= 0 && x < this.wide && y < this.high && this.floor[y * this.wide + x] === 1;
  }

  /** Can one step from here by so much? A diagonal step needs one way round the corner that no wall bars, or both. */
  opens(lines: Uint8Array, from: number, across: number, down: number): boolean {
    if (!this.isFloor(from, across, down)) return false;
    if (across === 0 || down === 0) return !this.isShut(lines, from, across, down);
    const beside = !this.isShut(lines, from, across, 0) && !this.isShut(lines, from + across, 0, down);
    const above = !this.isShut(lines, from, 0, down) && !this.isShut(lines, from + down * this.wide, across, 0);
    return this.strict ? beside && above : beside || above;
  }

  /** The turns of a straight line over this many columns and rows: ACROSS, DOWN and CORNER. Whole numbers, so exact. */
  line(columns: number, rows: number): Uint8Array {
    const key = columns * this.high + rows;
    this.#turns[key] ??= lineOver(columns, rows);
    return this.#turns[key];
  }

  /** The squares between two, as differences of numbers: those whose inside a straight line from middle to middle crosses. */
  between(columns: number, rows: number): Int32Array {
    const key = (columns + this.wide) * 2 * this.high + rows + this.high;
    this.#between[key] ??= this.#squares(columns, rows);
    return this.#between[key];
  }

  #squares(columns: number, rows: number): Int32Array {
    const across = Math.sign(columns);
    const down = Math.sign(rows) * this.wide;
    let at = 0;
    const steps = Array.from(this.line(Math.abs(columns), Math.abs(rows)), turn => {
      at += (turn === DOWN ? 0 : across) + (turn === ACROSS ? 0 : down);
      return at;
    });
    return Int32Array.from(steps.slice(0, -1));
  }
}

/** The line leaves the columns at odd multiples of 1 / (2 columns) of its length, the rows at those of 1 / (2 rows). */
export function lineOver(columns: number, rows: number): Uint8Array {
  const turns: number[] = [];
  for (let across = 0, down = 0; across < columns || down < rows; ) {
    const ahead = (2 * across + 1) * rows - (2 * down + 1) * columns;
    if (rows === 0 || (columns > 0 && ahead < 0)) {
      turns.push(ACROSS);
      across++;
    } else if (columns === 0 || ahead > 0) {
      turns.push(DOWN);
      down++;
    } else {
      turns.push(CORNER);
      across++;
      down++;
    }
  }
  return Uint8Array.from(turns);
}
