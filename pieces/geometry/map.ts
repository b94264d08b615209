// A map of any shape: places, and steps from one to another. Outside there are keys, inside there are whole numbers and typed arrays.
// A map is content, never part of a state; nothing here changes after it is built.

import type { Place } from './places.ts';
import { Costs, type Reach, spread, type Walk } from './reach.ts';

/** The steps of a map, by the number of the place they leave: those of `n` are `starts[n]` to `starts[n + 1] - 1`. */
export interface Steps<Way> {
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** What each step goes along; nothing where all steps are alike. */
  readonly ways?: readonly Way[];
}

/** Some places of a map, told apart quickly: where figures stand, what a template covers. */
export class Marks<P extends Place> {
  readonly map: PlaceMap<P, unknown>;
  readonly flags: Uint8Array;
  constructor(map: PlaceMap<P, unknown>, places: Iterable<P> = []) {
    this.map = map;
    this.flags = new Uint8Array(map.size);
    for (const place of places) this.add(place);
  }

  has(place: P): boolean {
    return this.flags[this.map.indexOf(place)] === 1;
  }

  add(place: P): this {
    this.flags[this.map.indexOf(place)] = 1;
    return this;
  }

  delete(place: P): this {
    this.flags[this.map.indexOf(place)] = 0;
    return this;
  }
}

/** More steps than any way has. */
const UNREACHED = 0xffff;
/** From so many places steps are kept. */
const MOST_FAR = 128;

export class PlaceMap<P extends Place, Way = undefined> {
  /** All places, in the map's order. */
  readonly places: readonly P[];
  /** How many numbers there are; a rectangle with holes has more of them than places. */
  readonly size: number;
  protected readonly names: readonly (P | undefined)[];
  protected readonly indexes: ReadonlyMap<string, number>;
  readonly #steps: () => Steps<Way>;
  #built: Steps<Way> | undefined;
  #regions: Int32Array | undefined;
  readonly #far = new Map<number, Uint16Array>();

  constructor(names: readonly (P | undefined)[], steps: () => Steps<Way>, indexes = indexed(names)) {
    this.names = names;
    this.size = names.length;
    this.indexes = indexes;
    this.places = names.filter(name => name !== undefined);
    this.#steps = steps;
  }

  /** The steps, worked out when first asked for. */
  get steps(): Steps<Way> {
    this.#built ??= this.#steps();
    return this.#built;
  }

  has(place: Place): place is P {
    return this.indexes.has(place);
  }

  /** The number of a place, for tables of one's own. */
  indexOf(place: P): number {
    const index = this.indexes.get(place);
    if (index === undefined) throw new RangeError(`${place} is not on the map`);
    return index;
  }

  /** The place with this number. */
  at(index: number): P {
    const place = this.names[index];
    if (place === undefined) throw new RangeError(`no place has the number ${index}`);
    return place;
  }

  marks(places?: Iterable<P>): Marks<P> {
    return new Marks<P>(this, places);
  }

  /** What it costs to enter each place, the same for all until said otherwise. */
  costs(usual = 1): Costs<P> {
    return new Costs<P>(this, usual);
  }

  /** Where one step leads, in the map's order. */
  neighbours(of: P): P[] {
    const { starts, ends } = this.steps;
    const index = this.indexOf(of);
    const found: P[] = [];
    for (let n = starts[index] as number; n < (starts[index + 1] as number); n++) {
      const next = this.at(ends[n] as number);
      if (!found.includes(next)) found.push(next);
    }
    return found;
  }

  /** Where one step leads from any of these, other than to one of them, in the map's order. */
  around(of: readonly P[]): P[] {
    const { starts, ends } = this.steps;
    const own = of.map(place => this.indexOf(place));
    const found: number[] = [];
    for (const index of own)
      for (let n = starts[index] as number; n < (starts[index + 1] as number); n++) {
        const next = ends[n] as number;
        if (!own.includes(next) && !found.includes(next)) found.push(next);
      }
    return found.sort((one, other) => one - other).map(index => this.at(index));
  }

  /** Is it one step from here to there? */
  adjacent(a: P, b: P): boolean {
    const { starts, ends } = this.steps;
    const [from, to] = [this.indexOf(a), this.indexOf(b)];
    for (let n = starts[from] as number; n < (starts[from + 1] as number); n++) if (ends[n] === to) return true;
    return false;
  }

  /** Everywhere that can be walked to, what it costs, and the cheapest way there. */
  reach(from: P | readonly P[], walk: Walk<P, Way> = {}): Reach<P, Way> {
    return spread(this, typeof from === 'string' ? [from] : from, walk);
  }

  /** The cheapest way, both ends included; of equally cheap ones the straightest. Nothing if there is none. */
  path(from: P | readonly P[], to: P, walk: Walk<P, Way> = {}): P[] | undefined {
    return this.reach(from, { ...walk, to }).path(to);
  }

  /** How many steps it takes at least; `Infinity` if there is no way. */
  stepsBetween(from: P | readonly P[], to: P): number {
    const end = this.indexOf(to);
    let least = UNREACHED;
    for (const start of typeof from === 'string' ? [from] : from)
      least = Math.min(least, this.#farFrom(this.indexOf(start))[end] as number);
    return least < UNREACHED ? least : Number.POSITIVE_INFINITY;
  }

  /** The same from one place to any other. */
  stepsFrom(from: P): (to: P) => number {
    const far = this.#farFrom(this.indexOf(from));
    return to => {
      const steps = far[this.indexOf(to)] as number;
      return steps < UNREACHED ? steps : Number.POSITIVE_INFINITY;
    };
  }

  /** Steps from one place to each, by their numbers: figures stand still more often than they walk, so the last ones are kept. */
  #farFrom(start: number): Uint16Array {
    const known = this.#far.get(start);
    if (known) return known;
    const far = this.#counted(start);
    this.#far.set(start, far);
    for (const oldest of this.#far.keys()) {
      if (this.#far.size <= MOST_FAR) break;
      this.#far.delete(oldest);
    }
    return far;
  }

  #counted(start: number): Uint16Array {
    const { starts, ends } = this.steps;
    const far = new Uint16Array(this.size).fill(UNREACHED);
    far[start] = 0;
    const row = [start];
    for (let n = 0; n < row.length; n++) {
      const at = row[n] as number;
      const next = (far[at] as number) + 1;
      for (let step = starts[at] as number; step < (starts[at + 1] as number); step++) {
        const to = ends[step] as number;
        if ((far[to] as number) <= next) continue;
        far[to] = next;
        row.push(to);
      }
    }
    return far;
  }

  /** How far apart two places are, as the game counts. */
  distance(a: P, b: P): number {
    return this.stepsBetween(a, b);
  }

  /** All places at most so many steps away, the nearest first, this one included. */
  within(from: P | readonly P[], steps: number): P[] {
    return this.reach(from, { limit: steps }).places;
  }

  /** Is there any way from one to the other? Steps in one direction count both ways here. */
  connected(a: P, b: P): boolean {
    const regions = this.#regionNumbers();
    return regions[this.indexOf(a)] === regions[this.indexOf(b)];
  }

  /** The parts of the map that hang together, each in the map's order. */
  regions(): P[][] {
    const numbers = this.#regionNumbers();
    const found: P[][] = [];
    for (const place of this.places) {
      const number = numbers[this.indexOf(place)] as number;
      found[number] ??= [];
      found[number].push(place);
    }
    return found;
  }

  #regionNumbers(): Int32Array {
    this.#regions ??= this.#joined();
    return this.#regions;
  }

  /** Numbers the regions in the order of their first places. */
  #joined(): Int32Array {
    const parent = Int32Array.from({ length: this.size }, (_, n) => n);
    const root = (n: number): number => {
      let top = n;
      while (parent[top] !== top) {
        parent[top] = parent[parent[top] as number] as number;
        top = parent[top] as number;
      }
      return top;
    };
    const { starts, ends } = this.steps;
    for (let from = 0; from < this.size; from++)
      for (let n = starts[from] as number; n < (starts[from + 1] as number); n++) {
        const [a, b] = [root(from), root(ends[n] as number)];
        parent[Math.max(a, b)] = Math.min(a, b);
      }
    const numbers = new Int32Array(this.size).fill(-1);
    let count = 0;
    for (let n = 0; n < this.size; n++) {
      if (this.names[n] === undefined) continue;
      const top = root(n);
      if (numbers[top] === -1) numbers[top] = count++;
      numbers[n] = numbers[top] as number;
    }
    return numbers;
  }
}

export function indexed(names: readonly (string | undefined)[]): ReadonlyMap<string, number> {
  const indexes = new Map<string, number>();
  for (const [index, name] of names.entries()) {
    if (name === undefined) continue;
    if (indexes.has(name)) throw new RangeError(`${name} is on the map twice`);
    indexes.set(name, index);
  }
  return indexes;
}

/** Packs lists of steps, one for each number. */
export function packed<Way>(lists: readonly (readonly { readonly to: number; readonly way: Way }[])[]): Steps<Way> {
  const starts = new Int32Array(lists.length + 1);
  for (const [n, list] of lists.entries()) starts[n + 1] = (starts[n] as number) + list.length;
  const all = lists.flat();
  return { starts, ends: Int32Array.from(all, ({ to }) => to), ways: all.map(({ way }) => way) };
}
