// Reach: everything that can be walked to, in one pass (Dijkstra), with the ways there.

import type { PlaceMap } from './map.ts';
import type { Place } from './places.ts';

export interface Walk<P extends Place, Way = undefined> {
  /** What a step costs: never less than 0; `Infinity` forbids it. Each step costs 1 if nothing is said. */
  readonly cost?: Costs<P> | ((to: P, from: P, way: Way) => number);
  /** How much can be spent. */
  readonly limit?: number;
  /** Whoever enters here goes no further. */
  readonly stop?: (place: P) => boolean;
  /** Here one may pass but not stay. */
  readonly pass?: (place: P) => boolean;
  /** Look no further once the way to this place is known. */
  readonly to?: P;
}

/** What it costs to enter each place: a table for walks that are asked for often. */
export class Costs<P extends Place> {
  readonly map: PlaceMap<P, unknown>;
  readonly table: Float64Array;
  constructor(map: PlaceMap<P, unknown>, usual: number) {
    this.map = map;
    this.table = new Float64Array(map.size).fill(usual);
  }

  set(place: P, cost: number): this {
    this.table[this.map.indexOf(place)] = cost;
    return this;
  }

  forbid(...places: readonly P[]): this {
    for (const place of places) this.set(place, Number.POSITIVE_INFINITY);
    return this;
  }
}

/** What a walk found. */
export class Reach<P extends Place, Way = undefined> {
  readonly #map: PlaceMap<P, Way>;
  readonly #found: Found;
  #places: P[] | undefined;
  constructor(map: PlaceMap<P, Way>, found: Found) {
    this.#map = map;
    this.#found = found;
  }

  /** Where a walk can end, the nearest first, beginning with where it starts. */
  get places(): P[] {
    this.#places ??= this.#stays();
    return this.#places;
  }

  #stays(): P[] {
    const { settled, count, passed } = this.#found;
    const places: P[] = [];
    for (let n = 0; n < count; n++) {
      const index = settled[n] as number;
      if (passed?.[index] !== 1) places.push(this.#map.at(index));
    }
    return places;
  }

  /** Can a walk end here? */
  has(place: P): boolean {
    return this.cost(place) < Number.POSITIVE_INFINITY;
  }

  /** What it costs to end here; `Infinity` where no walk can. */
  cost(place: P): number {
    const index = this.#map.indexOf(place);
    return this.#found.passed?.[index] === 1 ? Number.POSITIVE_INFINITY : (this.#found.costs[index] as number);
  }

  /** The places of the cheapest way, both ends included. */
  path(to: P): P[] | undefined {
    if (!this.has(to)) return undefined;
    const way: P[] = [];
    for (let at = this.#map.indexOf(to); at >= 0; at = this.#found.before[at] as number) way.push(this.#map.at(at));
    return way.reverse();
  }

  /** What the cheapest way goes along, step by step. */
  ways(to: P): Way[] | undefined {
    if (!this.has(to)) return undefined;
    const { before, along } = this.#found;
    const found: Way[] = [];
    for (let at = this.#map.indexOf(to); before[at] !== -1; at = before[at] as number)
      found.push(this.#map.steps.ways?.[along[at] as number] as Way);
    return found.reverse();
  }
}

interface Found {
  readonly costs: Float64Array;
  /** The place before on the way, and the step from it; -1 at the start. */
  readonly before: Int32Array;
  readonly along: Int32Array;
  /** Places in the order in which their ways became known. */
  readonly settled: Int32Array;
  readonly count: number;
  /** Where one may not stay. */
  readonly passed?: Uint8Array;
}

/**
 * Of equally cheap ways the one through the place that was known first is taken; and places are known in the order of what they cost,
 * then in the order in which they were found. So the answer never depends on chance, and as maps list their straight steps
 * first, ways are as straight as can be.
 */
export function spread<P extends Place, Way>(
  map: PlaceMap<P, Way>,
  from: readonly P[],
  walk: Walk<P, Way>,
): Reach<P, Way> {
  const { cost, limit = Number.POSITIVE_INFINITY, stop, pass } = walk;
  const { starts, ends, ways } = map.steps;
  const table = cost instanceof Costs ? cost.table : undefined;
  const costOf = typeof cost === 'function' ? cost : undefined;
  const target = walk.to === undefined ? -1 : map.indexOf(walk.to);
  const costs = new Float64Array(map.size).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(map.size).fill(-1);
  const along = new Int32Array(map.size).fill(-1);
  const settled = new Int32Array(map.size);
  const passed = pass && new Uint8Array(map.size);
  const done = new Uint8Array(map.size);
  // Without costs, what is found first is known first: no need to sort.
  const queue = cost === undefined ? new Row(map.size) : new Heap();
  for (const place of from) {
    const index = map.indexOf(place);
    if (costs[index] === 0) continue;
    costs[index] = 0;
    queue.push(index, 0);
  }
  let count = 0;
  for (let at = queue.pop(); at >= 0; at = queue.pop()) {
    if (done[at] === 1) continue;
    done[at] = 1;
    settled[count++] = at;
    const isStart = before[at] === -1;
    if (passed && !isStart && pass(map.at(at))) passed[at] = 1;
    if (at === target) break;
    if (stop && !isStart && stop(map.at(at))) continue;
    const spent = costs[at] as number;
    const last = starts[at + 1] as number;
    for (let n = starts[at] as number; n < last; n++) {
      const next = ends[n] as number;
      if (done[next] === 1) continue;
      const step = table ? (table[next] as number) : costOf ? costOf(map.at(next), map.at(at), ways?.[n] as Way) : 1;
      const total = spent + step;
      if (!(total < (costs[next] as number)) || total > limit) continue;
      if (step < 0) throw new RangeError(`a step to ${map.at(next)} cannot cost ${step}`);
      costs[next] = total;
      before[next] = at;
      along[next] = n;
      queue.push(next, total);
    }
  }
  // What was found but not known when the target was reached is no answer.
  if (target >= 0) for (let n = 0; n < map.size; n++) if (done[n] === 0) costs[n] = Number.POSITIVE_INFINITY;
  return new Reach(map, { costs, before, along, settled, count, ...(passed && { passed }) });
}

/** First in, first out. */
class Row {
  readonly #items: Int32Array;
  #first = 0;
  #end = 0;
  constructor(size: number) {
    this.#items = new Int32Array(size);
  }

  push(item: number): void {
    this.#items[this.#end++] = item;
  }

  pop(): number {
    return this.#first < this.#end ? (this.#items[this.#first++] as number) : -1;
  }
}

/** The cheapest first; of equally cheap ones whichever came first. */
class Heap {
  readonly #items: number[] = [];
  readonly #costs: number[] = [];
  readonly #turns: number[] = [];
  #turn = 0;

  push(item: number, cost: number): void {
    let hole = this.#items.length;
    const turn = this.#turn++;
    while (hole > 0) {
      const above = (hole - 1) >> 1;
      // A newcomer is later than all of its cost, so it rises past dearer ones only.
      if ((this.#costs[above] as number) <= cost) break;
      this.#move(above, hole);
      hole = above;
    }
    this.#put(hole, item, cost, turn);
  }

  pop(): number {
    const size = this.#items.length;
    if (size === 0) return -1;
    const top = this.#items[0] as number;
    const item = this.#items.pop() as number;
    const cost = this.#costs.pop() as number;
    const turn = this.#turns.pop() as number;
    if (size === 1) return top;
    let hole = 0;
    for (;;) {
      let below = 2 * hole + 1;
      if (below >= size - 1) break;
      if (below + 1 < size - 1 && this.#before(below + 1, this.#costs[below] as number, this.#turns[below] as number))
        below++;
      if (!this.#before(below, cost, turn)) break;
      this.#move(below, hole);
      hole = below;
    }
    this.#put(hole, item, cost, turn);
    return top;
  }

  #before(at: number, cost: number, turn: number): boolean {
    const mine = this.#costs[at] as number;
    return mine < cost || (mine === cost && (this.#turns[at] as number) < turn);
  }

  #move(from: number, to: number): void {
    this.#put(to, this.#items[from] as number, this.#costs[from] as number, this.#turns[from] as number);
  }

  #put(at: number, item: number, cost: number, turn: number): void {
    this.#items[at] = item;
    this.#costs[at] = cost;
    this.#turns[at] = turn;
  }
}
