// Reach: everything that can be walked to, in one pass (Dijkstra), with the ways there.

import type { PlaceMap } from './map.ts';
import type { Place } from './places.ts';

export interface Walk<P extends Place, Way = undefined> {
  /** What a step costs: never less than 0; `Infinity` forbids it. Each step costs 1 if nothing is said. */
  readonly cost?: Costs<P> | ((to: P, from: P, way: Way) => number);
  /** What entering a place costs, wherever one comes from: asked once for each. Where it says nothing, `cost` is asked of each step. */
  readonly enter?: (to: P) => number | undefined;
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
  /** In the order in which their ways became known. */
  readonly #found: readonly Found[];
  #places: P[] | undefined;
  /** Which of the places found has this number, counted from 1; worked out when first asked for. */
  #ranks: Int32Array | undefined;
  constructor(map: PlaceMap<P, Way>, found: readonly Found[]) {
    this.#map = map;
    this.#found = found;
  }

  /** Where a walk can end, the nearest first, beginning with where it starts. */
  get places(): P[] {
    this.#places ??= this.#stays();
    return this.#places;
  }

  #stays(): P[] {
    const places: P[] = [];
    for (const { index, passed } of this.#found) if (!passed) places.push(this.#map.at(index));
    return places;
  }

  /** Which of the places found this is; -1 where no walk can end. */
  #rankOf(place: P): number {
    this.#ranks ??= this.#ranked();
    const rank = (this.#ranks[this.#map.indexOf(place)] as number) - 1;
    return rank >= 0 && this.#found[rank]?.passed ? -1 : rank;
  }

  #ranked(): Int32Array {
    const ranks = new Int32Array(this.#map.size);
    for (let n = 0; n < this.#found.length; n++) ranks[(this.#found[n] as Found).index] = n + 1;
    return ranks;
  }

  /** The same with what each costs. */
  each(tell: (place: P, cost: number) => void): void {
    for (const { index, cost, passed } of this.#found) if (!passed) tell(this.#map.at(index), cost);
  }

  /** Can a walk end here? */
  has(place: P): boolean {
    return this.#rankOf(place) >= 0;
  }

  /** What it costs to end here; `Infinity` where no walk can. */
  cost(place: P): number {
    const rank = this.#rankOf(place);
    return this.#found[rank]?.cost ?? Number.POSITIVE_INFINITY;
  }

  /** The places of the cheapest way, both ends included. */
  path(to: P): P[] | undefined {
    const way = this.#wayTo(to)?.map(({ index }) => this.#map.at(index));
    return way?.reverse();
  }

  /** From its end to its beginning: whatever comes before a place was found before it. */
  #wayTo(to: P): Found[] | undefined {
    const way: Found[] = [];
    let wanted = this.#map.indexOf(to);
    for (let n = this.#found.length - 1; n >= 0 && wanted >= 0; n--) {
      const found = this.#found[n] as Found;
      if (found.index !== wanted) continue;
      if (way.length === 0 && found.passed) return undefined;
      way.push(found);
      wanted = found.before;
    }
    return way.length > 0 ? way : undefined;
  }

  /** What the cheapest way goes along, step by step. */
  ways(to: P): Way[] | undefined {
    const { ways } = this.#map.steps;
    const steps = this.#wayTo(to)?.slice(0, -1);
    return steps?.map(({ along }) => ways?.[along] as Way).reverse();
  }
}

/** A place that was found. */
interface Found {
  readonly index: number;
  readonly cost: number;
  /** The place before on the way, and the step from it; -1 at the start. */
  readonly before: number;
  readonly along: number;
  /** One may not stay there. */
  readonly passed: boolean;
}

/**
 * Where a walk is worked out. A map has many places and most walks are short, so it is not made anew for each: whoever has used it
 * puts back what was changed. A walk whose costs ask for another walk takes a second one.
 */
class Desk {
  readonly size: number;
  readonly costs: Float64Array;
  readonly before: Int32Array;
  readonly along: Int32Array;
  readonly done: Uint8Array;
  /** What entering costs, of places that were asked about in this round; NaN where each step has to be asked about. */
  readonly entries: Float64Array;
  readonly asked: Int32Array;
  round = 0;
  /** Places with a cost, in the order in which they were found. */
  readonly touched: Int32Array;
  readonly row: Row;
  readonly shelf = new Shelf();

  constructor(size: number) {
    this.size = size;
    this.costs = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
    this.before = new Int32Array(size);
    this.along = new Int32Array(size);
    this.done = new Uint8Array(size);
    this.entries = new Float64Array(size);
    this.asked = new Int32Array(size);
    this.touched = new Int32Array(size);
    this.row = new Row(size);
  }
}

const desks: Desk[] = [];
const MOST_DESKS = 4;

function deskFor(size: number): Desk {
  const desk = desks.pop();
  return desk && desk.size >= size ? desk : new Desk(size);
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
  const { cost, enter, limit = Number.POSITIVE_INFINITY, stop, pass } = walk;
  const { starts, ends, ways } = map.steps;
  const table = cost instanceof Costs ? cost.table : undefined;
  const costOf = typeof cost === 'function' ? cost : undefined;
  const target = walk.to === undefined ? -1 : map.indexOf(walk.to);
  // Whatever throws on the way leaves its desk behind, for nobody.
  const desk = deskFor(map.size);
  const { costs, before, along, done, touched, entries, asked } = desk;
  const round = ++desk.round;
  // Without costs, what is found first is known first: no need to sort.
  const queue = cost === undefined && enter === undefined ? desk.row : desk.shelf;
  let found = 0;
  for (const place of from) {
    const index = map.indexOf(place);
    if (costs[index] === 0) continue;
    costs[index] = 0;
    before[index] = -1;
    along[index] = -1;
    touched[found++] = index;
    queue.push(index, 0);
  }
  const settled: Found[] = [];
  for (let at = queue.pop(); at >= 0; at = queue.pop()) {
    if (done[at] === 1) continue;
    done[at] = 1;
    const isStart = before[at] === -1;
    const spent = costs[at] as number;
    const passed = pass !== undefined && !isStart && pass(map.at(at));
    settled.push({ index: at, cost: spent, before: before[at] as number, along: along[at] as number, passed });
    if (at === target) break;
    if (stop && !isStart && stop(map.at(at))) continue;
    const last = starts[at + 1] as number;
    for (let n = starts[at] as number; n < last; n++) {
      const next = ends[n] as number;
      if (done[next] === 1) continue;
      let step = 1;
      if (enter) {
        if (asked[next] !== round) {
          asked[next] = round;
          entries[next] = enter(map.at(next)) ?? Number.NaN;
        }
        step = entries[next] as number;
      }
      if (!enter || Number.isNaN(step))
        step = table ? (table[next] as number) : costOf ? costOf(map.at(next), map.at(at), ways?.[n] as Way) : 1;
      const total = spent + step;
      const known = costs[next] as number;
      if (!(total < known) || total > limit) continue;
      if (step < 0) throw new RangeError(`a step to ${map.at(next)} cannot cost ${step}`);
      if (known === Number.POSITIVE_INFINITY) touched[found++] = next;
      costs[next] = total;
      before[next] = at;
      along[next] = n;
      queue.push(next, total);
    }
  }
  // What was found but not known when the target was reached is no answer.
  for (let n = 0; n < found; n++) {
    costs[touched[n] as number] = Number.POSITIVE_INFINITY;
    done[touched[n] as number] = 0;
  }
  queue.clear();
  if (desks.length < MOST_DESKS) desks.push(desk);
  return new Reach(map, settled);
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

  clear(): void {
    this.#first = this.#end = 0;
  }
}

/** Whole costs below this have a row of their own. */
const MOST_ROWS = 256;

/**
 * The cheapest first; of equally cheap ones whichever came first. Costs are nearly always small whole numbers: each of them has a row, and
 * nothing need be sorted. What costs anything else is sorted apart; no cost is ever in both.
 */
class Shelf {
  /** By cost: the first and the last of its row, -1 where it is empty. */
  readonly #firsts = new Int32Array(MOST_ROWS).fill(-1);
  readonly #lasts = new Int32Array(MOST_ROWS).fill(-1);
  readonly #items: number[] = [];
  /** Who comes after whom in a row. */
  readonly #after: number[] = [];
  #size = 0;
  /** The rows in which anybody may stand. */
  #low = 0;
  #high = -1;
  readonly #others = new Heap();

  push(item: number, cost: number): void {
    if (cost >= MOST_ROWS || cost !== Math.trunc(cost)) {
      this.#others.push(item, cost);
      return;
    }
    const entry = this.#size++;
    this.#items[entry] = item;
    this.#after[entry] = -1;
    const last = this.#lasts[cost] as number;
    if (last < 0) this.#firsts[cost] = entry;
    else this.#after[last] = entry;
    this.#lasts[cost] = entry;
    if (cost > this.#high) this.#high = cost;
    // Two halves make a whole below the rows that were passed by on the way to a half.
    if (cost < this.#low) this.#low = cost;
  }

  pop(): number {
    const firsts = this.#firsts;
    while (this.#low <= this.#high && (firsts[this.#low] as number) < 0) this.#low++;
    const cost = this.#low;
    if (cost > this.#high || this.#others.least < cost) return this.#others.pop();
    const entry = firsts[cost] as number;
    const next = this.#after[entry] as number;
    firsts[cost] = next;
    if (next < 0) this.#lasts[cost] = -1;
    return this.#items[entry] as number;
  }

  clear(): void {
    for (let cost = this.#low; cost <= this.#high; cost++) this.#firsts[cost] = this.#lasts[cost] = -1;
    this.#size = this.#low = 0;
    this.#high = -1;
    this.#others.clear();
  }
}

/** The same for costs of any sort. */
class Heap {
  readonly #items: number[] = [];
  readonly #costs: number[] = [];
  readonly #turns: number[] = [];
  #turn = 0;

  /** What the cheapest costs. */
  get least(): number {
    return this.#costs[0] ?? Number.POSITIVE_INFINITY;
  }

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

  clear(): void {
    this.#items.length = this.#costs.length = this.#turns.length = 0;
    this.#turn = 0;
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
