// Maps of squares: king moves between walls and doors, and straight lines of sight.
//
// Nothing is ever invalidated. The map of a moment, with some doors closed and some squares opaque, is a map of its own, found again by
// what is closed and opaque in it; what it has worked out stays with it. So a door that opens leads to another map, often one that
// was met before, and playouts that go back and forth find both. Figures, which move all the time, are no part of it: whoever asks says
// where they stand.

import { GRID_DIRECTIONS, type GridPlan, Ground } from './ground.ts';
import { LargeMap, type Size } from './large.ts';
import { Marks, PlaceMap, packed, type Steps } from './map.ts';
import type { Door, Edge, Space } from './places.ts';
import { Sight } from './sight.ts';

/** What differs from one moment of a game to another. */
export interface GridMoment {
  /** Doors that are closed, and other lines that are shut for now. */
  readonly closed?: readonly (Door | Edge)[];
  /** Squares that nobody can look through. */
  readonly opaque?: readonly Space[];
}

/** Over the side or corner of a square, or by stairs. */
export type GridWay = 'step' | 'link';

/** A figure's square, or all of them. */
export type Spaces = Space | readonly Space[];

export const gridMap = (plan: GridPlan): GridMap => new Moments(new Ground(plan)).map({});

/** The maps of moments that are kept. */
const KEPT = 64;

/** All maps of one ground. */
class Moments {
  readonly #ground: Ground;
  readonly #kept = new Map<number, GridMap>();
  readonly #numbers = new Map<string, number>();
  /** The squares without walls, doors and links. */
  readonly bare: PlaceMap<Space>;
  constructor(ground: Ground) {
    this.#ground = ground;
    const steps = () => {
      const lists = stepsOver(ground, (from, across, down) => ground.isFloor(from, across, down));
      return packed(lists.map(list => list.map(to => ({ to, way: undefined }))));
    };
    this.bare = new PlaceMap(ground.names, steps, ground.indexes);
  }

  map(moment: GridMoment): GridMap {
    const key = this.#keyOf(moment);
    const kept = this.#kept.get(key);
    if (kept?.isAt(moment)) return kept;
    const made = new GridMap(this.#ground, this, moment);
    this.#kept.delete(key);
    this.#kept.set(key, made);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= KEPT) break;
      this.#kept.delete(oldest);
    }
    return made;
  }

  /** The same for the same things, in whatever order. */
  #keyOf({ closed = [], opaque = [] }: GridMoment): number {
    let key = 0;
    for (const thing of closed) key = (key + this.#numberOf(thing)) | 0;
    for (const thing of opaque) key = (key + this.#numberOf(thing)) | 0;
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
  /** Walls and closed doors, by square. */
  readonly lines: Uint8Array;
  readonly #moments: Moments;
  readonly #closed: ReadonlySet<Door | Edge>;
  readonly #opaque: ReadonlySet<Space>;
  readonly #sight: Sight;
  readonly #large = new Map<Size, LargeMap>();

  constructor(ground: Ground, moments: Moments, { closed = [], opaque = [] }: GridMoment) {
    super(ground.names, () => this.#kingMoves(), ground.indexes);
    this.ground = ground;
    this.#moments = moments;
    this.#closed = new Set(closed);
    this.#opaque = new Set(opaque);
    this.lines = ground.walls.slice();
    for (const thing of this.#closed) ground.shut(this.lines, ground.linesOf(thing));
    const blind = Uint8Array.from(ground.floor, floor => 1 - floor);
    for (const space of this.#opaque) blind[ground.index(space)] = 1;
    this.#sight = new Sight(ground, this.lines, blind);
  }

  /** The same ground at another moment: with these doors closed and these squares opaque, and no others. */
  when(moment: GridMoment): GridMap {
    return this.#moments.map(moment);
  }

  /** Is this the map of that moment? For lists that name nothing twice. */
  isAt({ closed = [], opaque = [] }: GridMoment): boolean {
    return (
      closed.length === this.#closed.size &&
      opaque.length === this.#opaque.size &&
      closed.every(thing => this.#closed.has(thing)) &&
      opaque.every(thing => this.#opaque.has(thing))
    );
  }

  /** Large figures of this size on this map. */
  large(size: Size): LargeMap {
    const known = this.#large.get(size) ?? new LargeMap(this, size);
    this.#large.set(size, known);
    return known;
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
    const flags = this.#flags(figures);
    if (typeof from === 'string' && typeof to === 'string')
      return this.#seesSquare(this.indexOf(from), this.indexOf(to), flags, NOBODY);
    const own = listed(from).map(square => this.indexOf(square));
    return listed(to).some(square => {
      const index = this.indexOf(square);
      return own.some(start => this.#seesSquare(start, index, flags, own));
    });
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
    return Math.abs(across) <= 1 && Math.abs(down) <= 1 && this.ground.opens(this.lines, a, across, down);
  }

  #kingMoves(): Steps<GridWay> {
    const { ground, lines } = this;
    const lists = stepsOver(ground, (from, across, down) => ground.opens(lines, from, across, down));
    const all = lists.map(list => list.map(to => ({ to, way: 'step' as GridWay })));
    for (const [a, b] of ground.links) {
      all[a]?.push({ to: b, way: 'link' });
      all[b]?.push({ to: a, way: 'link' });
    }
    return packed(all);
  }
}

const NOBODY: readonly number[] = [];

const listed = (spaces: Spaces): readonly Space[] => (typeof spaces === 'string' ? [spaces] : spaces);

/** For each number where its steps lead, the straight ones first. */
function stepsOver(ground: Ground, opens: (from: number, across: number, down: number) => boolean): number[][] {
  return Array.from(ground.floor, (floor, from) =>
    GRID_DIRECTIONS.filter(([across, down]) => floor === 1 && opens(from, across, down)).map(
      ([across, down]) => from + across + down * ground.wide,
    ),
  );
}
