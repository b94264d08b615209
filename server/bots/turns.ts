// Whose turn it is to have a bot think: whoever owns tables has their turn, measured in time of thinking, and each of their tables in
// turn. Where somebody plays and waits for it comes before tables that are only looked at, and those before tables where nobody is; but
// none waits for others longer than a few seconds.

/** Who waits for it: somebody who plays there, somebody who looks on, or nobody. */
export type Awaited = 'by-players' | 'by-onlookers' | 'by-nobody';
const RANKS: { readonly [who in Awaited]: number } = { 'by-players': 0, 'by-onlookers': 1, 'by-nobody': 2 };

/** For whom a bot thinks. */
export interface Turn {
  /** Whoever owns the table; a table that nobody owns stands for itself. */
  readonly owner: string;
  readonly table: string;
  readonly awaited: Awaited;
  /** Since when it waits, in milliseconds. */
  readonly since: number;
}

/** Who waits so long counts like somebody who plays. */
const PATIENCE_MS = 5000;
/** Who has asked for nothing for a while has so much before them, and no more: nobody saves up for a flood. */
const GRACE_MS = 300;
/** However long a thought took, nobody is put back further than by so much: a few turns of the others. */
const MOST_DEBT_MS = 10;
/** A thought is charged so much until it is known how long it took. */
const EXPECTED_MS = 10;
/** So many owners and tables are remembered before those with nothing against them are forgotten. */
const MOST_REMEMBERED = 10_000;

export class Turns {
  /** How long bots have thought for each owner. */
  private readonly used = new Map<string, number>();
  /** What the one had used who had the last turn: who comes anew begins about there. */
  private floor = 0;
  /** When each table had its last turn, the longest ago first. */
  private readonly served = new Map<string, number>();
  private count = 0;

  /** The place in the line of whoever's turn it is. The line is not empty, and in the order in which they came. */
  choose(line: readonly Turn[], now = performance.now()): number {
    let best = 0;
    for (let place = 1; place < line.length; place++)
      if (this.compare(line[place] as Turn, line[best] as Turn, now) < 0) best = place;
    this.begin(line[best] as Turn);
    return best;
  }

  /** How long it took. */
  charge({ owner }: Turn, ms: number): void {
    this.used.set(owner, Math.min(this.usedBy(owner) + ms - EXPECTED_MS, this.floor + MOST_DEBT_MS));
  }

  /** The place of whoever has to go when the line is full: the last of the owner with most in it, if that is more than this one has. */
  superfluous(line: readonly Turn[], owner: string): number | undefined {
    const waiting = new Map<string, number>();
    for (const each of line) waiting.set(each.owner, (waiting.get(each.owner) ?? 0) + 1);
    const [most, times] = [...waiting].reduce((a, b) => (b[1] > a[1] ? b : a));
    return times > (waiting.get(owner) ?? 0) + 1 ? line.findLastIndex(each => each.owner === most) : undefined;
  }

  private compare(a: Turn, b: Turn, now: number): number {
    return (
      rankOf(a, now) - rankOf(b, now) ||
      this.usedBy(a.owner) - this.usedBy(b.owner) ||
      (this.served.get(a.table) ?? 0) - (this.served.get(b.table) ?? 0)
    );
  }

  private begin({ owner, table }: Turn): void {
    const used = this.usedBy(owner);
    this.floor = Math.max(this.floor, used);
    this.used.set(owner, used + EXPECTED_MS);
    this.served.delete(table);
    this.served.set(table, ++this.count);
    this.forget();
  }

  private usedBy(owner: string): number {
    return Math.max(this.used.get(owner) ?? 0, this.floor - GRACE_MS);
  }

  private forget(): void {
    if (this.used.size > MOST_REMEMBERED)
      for (const [owner, used] of this.used) if (used <= this.floor - GRACE_MS) this.used.delete(owner);
    const [oldest] = this.served.keys();
    if (this.served.size > MOST_REMEMBERED && oldest !== undefined) this.served.delete(oldest);
  }
}

const rankOf = ({ awaited, since }: Turn, now: number): number => (now - since > PATIENCE_MS ? 0 : RANKS[awaited]);
