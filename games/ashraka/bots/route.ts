// Routes: every stop shared out between the heroes and put in order, so that both are where it ends as soon as can be.

/** Somewhere to go for something. */
export interface Stop {
  /** The stop that the same hero has to make before, by its number. */
  readonly after?: number;
}

/** Somebody on the way, all in actions; infinite where they cannot go, or have no business. */
export interface Walker {
  /** From where they are to each stop. */
  readonly first: readonly number[];
  /** Actions that each stop takes once they are there. */
  readonly work: readonly number[];
  /** From where they are to the end, if they have nothing to do on the way. */
  readonly straight: number;
  /** Actions left in this turn, and in each one that follows. */
  readonly disc: number;
  readonly actions: number;
}

export interface Route {
  /** Stops in order, by number. */
  readonly stops: readonly number[];
  /** Actions until the end. */
  readonly cost: number;
  /** Turns that begin before it is done, besides this one. */
  readonly turns: number;
}

export interface Land {
  readonly stops: readonly Stop[];
  /** From one stop to another. */
  readonly between: (from: number, to: number) => number;
  /** From a stop to the end. */
  readonly home: readonly number[];
}

const FAR = Number.POSITIVE_INFINITY;

/** The shortest way over each set of stops that ends with a given one. */
class Ways {
  readonly cost: Float64Array;
  private readonly before: Int8Array;
  private readonly land: Land;
  private readonly size: number;

  constructor(land: Land, { first, work }: Walker) {
    const { stops, between } = land;
    this.land = land;
    this.size = stops.length;
    this.cost = new Float64Array((1 << this.size) * this.size).fill(FAR);
    this.before = new Int8Array(this.cost.length).fill(-1);
    for (const [n, { after }] of stops.entries())
      if (after === undefined) this.cost[(1 << n) * this.size + n] = (first[n] as number) + (work[n] as number);
    for (let set = 1; set < 1 << this.size; set++)
      for (let last = 0; last < this.size; last++) {
        const so = this.cost[set * this.size + last] as number;
        if (so === FAR) continue;
        for (const [next, { after }] of stops.entries()) {
          if (set & (1 << next) || first[next] === FAR || (after !== undefined && !(set & (1 << after)))) continue;
          const at = (set | (1 << next)) * this.size + next;
          const cost = so + between(last, next) + (work[next] as number);
          if (cost >= (this.cost[at] as number)) continue;
          this.cost[at] = cost;
          this.before[at] = last;
        }
      }
  }

  /** Over all of a set and on to the end. */
  over(set: number): { readonly cost: number; readonly last: number } {
    let best = { cost: FAR, last: -1 };
    for (let last = 0; last < this.size; last++) {
      const cost = (this.cost[set * this.size + last] as number) + (this.land.home[last] as number);
      if (cost < best.cost) best = { cost, last };
    }
    return best;
  }

  order(set: number, last: number): number[] {
    const stops: number[] = [];
    for (let [left, at] = [set, last]; at >= 0; ) {
      stops.unshift(at);
      const before = this.before[left * this.size + at] as number;
      left &= ~(1 << at);
      at = before;
    }
    return stops;
  }
}

const turnsOf = ({ disc, actions }: Walker, cost: number): number => (cost - disc) / actions;

/** Everybody's route: the last to arrive arrives as early as can be, and of those ways the shortest. */
export function routes(land: Land, walkers: readonly Walker[]): readonly Route[] | undefined {
  const all = (1 << land.stops.length) - 1;
  const [one, other] = walkers;
  if (!one) return undefined;
  const ways = walkers.map(walker => new Ways(land, walker));
  const costs = ways.map((way, n) =>
    Float64Array.from({ length: all + 1 }, (_, set) =>
      set === 0 ? (walkers[n] as Walker).straight : way.over(set).cost,
    ),
  );
  let [least, best] = [FAR, -1];
  for (let set = 0; set <= all; set++) {
    const spent = turnsOf(one, costs[0]?.[set] as number);
    const rest = other ? turnsOf(other, costs[1]?.[all ^ set] as number) : set === all ? 0 : FAR;
    const worth = Math.max(spent, rest) + 0.15 * (spent + rest);
    if (worth < least) [least, best] = [worth, set];
  }
  if (best < 0) return undefined;
  return walkers.map((walker, n): Route => {
    const set = n === 0 ? best : all ^ best;
    const cost = costs[n]?.[set] as number;
    const stops = set === 0 ? [] : (ways[n] as Ways).order(set, (ways[n] as Ways).over(set).last);
    return { stops, cost, turns: Math.max(0, turnsOf(walker, cost)) };
  });
}
