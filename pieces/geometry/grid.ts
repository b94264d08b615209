// Maps of squares: king moves between walls and doors, and straight lines of sight.
//
// Nothing is ever invalidated. The map of a moment, with some doors closed and some squares opaque, is a map of its own, found again by
// what is closed and opaque in it; what it has worked out stays with it. So a door that opens leads to another map, often one that
// was met before, and playouts that go back and forth find both. Figures, which move all the time, are no part of it: whoever asks says
// where they stand.

import { GRID_DIRECTIONS, type GridPlan, Ground } from './ground.ts';
import { LargeMap, type Size } from './large.ts';
import { Marks, PlaceMap, type Steps } from './map.ts';
import type { Door, Edge, Space } from './places.ts';
import { Sight } from './sight.ts';

/** What differs from one moment of a game to another. */
export interface GridMoment {
  /** Doors that are closed, and other lines that are shut for now. */
  readonly closed?: readonly (Door | Edge)[];
  /** Squares that nobody can look through. */
  readonly opaque?: readonly Space[];
}

/** Over the side or corner of a square, by stairs, or by a passage that joins two squares for steps alone. */
export type GridWay = 'step' | 'link' | 'passage';

/** A figure's square, or all of them. */
export type Spaces = Space | readonly Space[];

export const gridMap = (plan: GridPlan): GridMap => new Moments(new Ground(plan)).map({});

/** The maps of moments that are kept. */
const KEPT = 64;

/** What bars the way at some moments: the lines that are shut, and the steps that are left. What is opaque does not matter to them. */
class Barriers {
  readonly lines: Uint8Array;
  readonly #ground: Ground;
  readonly #closed: ReadonlySet<Door | Edge>;
  readonly #large = new Map<Size, LargeMap>();
  #steps: Steps<GridWay> | undefined;

  constructor(ground: Ground, closed: readonly (Door | Edge)[]) {
    this.#ground = ground;
    this.#closed = new Set(closed);
    this.lines = ground.walls.slice();
    for (const thing of this.#closed) ground.shut(this.lines, ground.linesOf(thing));
  }

  are(closed: readonly (Door | Edge)[]): boolean {
    return closed.length === this.#closed.size && closed.every(thing => this.#closed.has(thing));
  }

  get steps(): Steps<GridWay> {
    this.#steps ??= kingMoves(this.#ground, (from, across, down) => this.#ground.opens(this.lines, from, across, down));
    return this.#steps;
  }

  large(size: Size): LargeMap {
    const known = this.#large.get(size) ?? new LargeMap(this.#ground, this.lines, size);
    this.#large.set(size, known);
    return known;
  }
}

/** All maps of one ground. */
class Moments {
  readonly #ground: Ground;
  readonly #maps = new Map<number, GridMap>();
  readonly #barriers = new Map<number, Barriers>();
  readonly #numbers = new Map<string, number>();
  /** The squares without walls, doors and links. */
  readonly bare: PlaceMap<Space>;
  constructor(ground: Ground) {
    this.#ground = ground;
    const steps = (): Steps<undefined> => {
      const { starts, ends } = kingMoves(ground, (from, across, down) => ground.isFloor(from, across, down), false);
      return { starts, ends };
    };
    this.bare = new PlaceMap(ground.names, steps, ground.indexes);
  }

  map({ closed = [], opaque = [] }: GridMoment): GridMap {
    const doors = this.#keyOf(closed);
    const key = (doors + Math.imul(this.#keyOf(opaque), 31)) | 0;
    const kept = this.#maps.get(key);
    if (kept?.isAt({ closed, opaque })) return kept;
    const known = this.#barriers.get(doors);
    const barriers = known?.are(closed) ? known : keep(this.#barriers, doors, new Barriers(this.#ground, closed));
    return keep(this.#maps, key, new GridMap(this.#ground, this, barriers, opaque));
  }

  /** The same for the same things, in whatever order. */
  #keyOf(things: readonly string[]): number {
    let key = 0;
    for (const thing of things) key = (key + this.#numberOf(thing)) | 0;
    return key;
  }

  #numberOf(thing: string): number {
    let number = this.#numbers.get(thing);
    if (number === undefined) {
      number = Math.imul(this.#numbers.size + 1, 0x9e37_79b1);
      number = Math.imul(number ^ (number >>> 15), 0x85eb_ca6b);
      number ^= number >>> 13;
      this.#numbers.set(thing, number);
    }
    return number;
  }
}

export class GridMap extends PlaceMap<Space, GridWay> {
  readonly ground: Ground;
  readonly #moments: Moments;
  readonly #barriers: Barriers;
  readonly #opaque: ReadonlySet<Space>;
  readonly #sight: Sight;

  constructor(ground: Ground, moments: Moments, barriers: Barriers, opaque: readonly Space[]) {
    super(ground.names, () => barriers.steps, ground.indexes);
    this.ground = ground;
    this.#moments = moments;
    this.#barriers = barriers;
    this.#opaque = new Set(opaque);
    const blind = ground.floor.map(floor => 1 - floor);
    for (const space of this.#opaque) blind[ground.index(space)] = 1;
    this.#sight = new Sight(ground, barriers.lines, blind);
  }

  /** The same ground at another moment: with these doors closed and these squares opaque, and no others. */
  when(moment: GridMoment): GridMap {
    return this.#moments.map(moment);
  }

  /** Is this the map of that moment? For lists that name nothing twice. */
  isAt({ closed = [], opaque = [] }: GridMoment): boolean {
    return (
      this.#barriers.are(closed) &&
      opaque.length === this.#opaque.size &&
      opaque.every(thing => this.#opaque.has(thing))
    );
  }

  /** Large figures of this size on this map. */
  large(size: Size): LargeMap {
    return this.#barriers.large(size);
  }

  /** The squares alone, for what passes walls but does not leave the board. */
  get bare(): PlaceMap<Space> {
    return this.#moments.bare;
  }

  /** As ranges are counted: a diagonal is 1, walls do not matter. Of large figures the nearest squares count. */
  override distance(a: Spaces, b: Spaces): number {
    const { columns, rows } = this.ground;
    let least = Number.POSITIVE_INFINITY;
    for (const from of listed(a))
      for (const to of listed(b)) {
        const [one, two] = [this.indexOf(from), this.indexOf(to)];
        const across = Math.abs((columns[one] as number) - (columns[two] as number));
        const down = Math.abs((rows[one] as number) - (rows[two] as number));
        least = Math.min(least, Math.max(across, down));
      }
    return least;
  }

  /** Is there a line of sight from any of these squares to any of those, past these figures? */
  sees(from: Spaces, to: Spaces, figures?: Marks<Space> | readonly Space[]): boolean {
    const own = listed(from).map(square => this.indexOf(square));
    // Where they stand is looked up only once a line is clear but for them: most are not.
    let flags = figures instanceof Marks ? figures.flags : undefined;
    for (const square of listed(to)) {
      const index = this.indexOf(square);
      for (const start of own) {
        if (figures && !flags && this.#sight.clear(start, index)) flags = this.#flags(figures);
        if (this.#seesSquare(start, index, flags, own)) return true;
      }
    }
    return false;
  }

  /** The same to one square after another, from where somebody stands. */
  looking(from: Spaces): (to: Space, figures?: Marks<Space>) => boolean {
    const own = listed(from).map(square => this.indexOf(square));
    return (to, figures) => {
      const index = this.indexOf(to);
      for (const start of own) if (this.#seesSquare(start, index, figures?.flags, own)) return true;
      return false;
    };
  }

  /** All squares in sight, in the map's order. */
  seen(from: Spaces, figures?: Marks<Space> | readonly Space[]): Space[] {
    const marks = this.#flags(figures);
    const own = listed(from).map(square => this.indexOf(square));
    return this.places.filter(square => {
      const index = this.indexOf(square);
      return own.some(start => this.#seesSquare(start, index, marks, own));
    });
  }

  #flags(figures: Marks<Space> | readonly Space[] | undefined): Uint8Array | undefined {
    return figures instanceof Marks ? figures.flags : figures && this.marks(figures).flags;
  }

  #seesSquare(from: number, to: number, figures: Uint8Array | undefined, own: readonly number[]): boolean {
    if (this.#sight.clear(from, to) && !(figures && this.#standsBetween(from, to, figures, own))) return true;
    return this.ground.links.length > 0 && this.#seesByLink(from, to);
  }

  #standsBetween(from: number, to: number, figures: Uint8Array, own: readonly number[]): boolean {
    const { columns, rows } = this.ground;
    const right = (columns[to] as number) - (columns[from] as number);
    const below = (rows[to] as number) - (rows[from] as number);
    for (const by of this.ground.between(right, below))
      if (figures[from + by] === 1 && !own.includes(from + by)) return true;
    return false;
  }

  /** From one end of a link one sees the other and what lies next to it; from beside one end, the other end. */
  #seesByLink(from: number, to: number): boolean {
    return this.ground.links.some(
      ([a, b]) =>
        (from === a && this.#touches(b, to)) ||
        (from === b && this.#touches(a, to)) ||
        (to === a && this.#touches(b, from)) ||
        (to === b && this.#touches(a, from)),
    );
  }

  /** The same square, or one step away over side or corner. */
  #touches(a: number, b: number): boolean {
    const { columns, rows } = this.ground;
    const across = (columns[b] as number) - (columns[a] as number);
    const down = (rows[b] as number) - (rows[a] as number);
    if (a === b) return true;
    return Math.abs(across) <= 1 && Math.abs(down) <= 1 && this.ground.opens(this.#barriers.lines, a, across, down);
  }
}

const listed = (spaces: Spaces): readonly Space[] => (typeof spaces === 'string' ? [spaces] : spaces);

/** Keeps what was made last, and gives up the oldest. */
function keep<Made>(kept: Map<number, Made>, key: number, made: Made): Made {
  kept.delete(key);
  kept.set(key, made);
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT) break;
    kept.delete(oldest);
  }
  return made;
}

/** The steps from each square, the straight ones first; links and passages last, if they count. */
function kingMoves(
  { floor, wide, links, passages }: Ground,
  opens: (from: number, across: number, down: number) => boolean,
  counts = true,
): Required<Steps<GridWay>> {
  const starts = new Int32Array(floor.length + 1);
  const ends: number[] = [];
  const ways: GridWay[] = [];
  const add = (to: number, way: GridWay): void => {
    ends.push(to);
    ways.push(way);
  };
  for (let from = 0; from < floor.length; from++) {
    if (floor[from] === 1)
      for (const [across, down] of GRID_DIRECTIONS)
        if (opens(from, across, down)) add(from + across + down * wide, 'step');
    if (counts) {
      for (const [a, b] of links) {
        if (a === from) add(b, 'link');
        if (b === from) add(a, 'link');
      }
      for (const [a, b] of passages) {
        if (a === from) add(b, 'passage');
        if (b === from) add(a, 'passage');
      }
    }
    starts[from + 1] = ends.length;
  }
  return { starts, ends: Int32Array.from(ends), ways };
}
