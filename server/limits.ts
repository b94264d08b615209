// Limits: how much anybody may ask, and how fast.

export interface Limits {
  /** Websocket messages a second, of one connection and of one address, and how many may come at once. */
  readonly messagesPerSecond: number;
  readonly messagesAtOnce: number;
  readonly addressMessagesPerSecond: number;
  readonly addressMessagesAtOnce: number;
  readonly connectionsPerAddress: number;
  /** REST calls a minute, of one identity or seat and of one address, whoever calls there; a live connection is opened by one. */
  readonly callsPerMinute: number;
  readonly addressCallsPerMinute: number;
  /** Files of the page that one address fetches a minute. */
  readonly filesPerMinute: number;
  /** So many refused calls of one address are answered; then its sockets are cut without a word, but for so many more a second. */
  readonly refusalsAtOnce: number;
  readonly refusalsPerSecond: number;
  readonly tablesPerIdentity: number;
  /** Games brought along and looks back at games, of one identity or seat, and how many may come at once; an address has four times as much. */
  readonly importsPerHour: number;
  readonly importsAtOnce: number;
  readonly replaysPerSecond: number;
  readonly replaysAtOnce: number;
  /** New tables without an owner, and new tables open to anybody; in the same way. */
  readonly ownerlessPerHour: number;
  readonly ownerlessAtOnce: number;
  readonly openPerHour: number;
  readonly openAtOnce: number;
  /** Tables that go on from an entry of a game, or branch off from it, of one seat. */
  readonly onwardPerHour: number;
  readonly onwardAtOnce: number;
  /** How often a table goes back, whoever asks for it. */
  readonly backsPerSecond: number;
  readonly backsAtOnce: number;
  /** Lines that onlookers say, and lines of one seat. */
  readonly onlookerLinesPerMinute: number;
  readonly onlookerLinesAtOnce: number;
  readonly linesPerMinute: number;
  readonly linesAtOnce: number;
  /** What a seat wishes of interruptions, holds open or pauses: each is written down. */
  readonly wishesPerMinute: number;
  readonly wishesAtOnce: number;
  /**
   * Milliseconds of work a second, as they were measured, that one person and one address may ask for, and how many at once:
   * beyond it, what is costly is refused.
   */
  readonly workPerSecond: number;
  readonly workAtOnce: number;
  readonly addressWorkPerSecond: number;
  readonly addressWorkAtOnce: number;
  /** Those of them that are done for an address as soon as it asks: beyond it, whoever has asked for less comes first. */
  readonly promptWorkPerSecond: number;
  readonly promptWorkAtOnce: number;
  /** So many calls and messages of one address are begun in one round of the loop; the others one a round. */
  readonly begunAtOnce: number;
  /** Who has been refused often enough hears the next refusal so much later. */
  readonly holdMs: number;
  /** A connection must say hello within this time, and answer pings at this pace. */
  readonly helloMs: number;
  readonly pingMs: number;
  /** A call must have come whole within this time, and a socket on which nothing comes or goes is closed. */
  readonly requestMs: number;
  readonly silentMs: number;
  /** More than this unsent to a socket, to all of one address or to everybody, and whoever has most of it is cut. They will come back and ask for everything. */
  readonly unsentBytes: number;
  readonly addressUnsentBytes: number;
  readonly processUnsentBytes: number;
  /** Who is cut for it is told why, and has so long to read it. */
  readonly partingMs: number;
}

const MIB = 1024 * 1024;

export const LIMITS: Limits = {
  messagesPerSecond: 50,
  messagesAtOnce: 200,
  addressMessagesPerSecond: 500,
  addressMessagesAtOnce: 2000,
  connectionsPerAddress: 1000,
  callsPerMinute: 600,
  addressCallsPerMinute: 6000,
  filesPerMinute: 30_000,
  refusalsAtOnce: 1000,
  refusalsPerSecond: 10,
  tablesPerIdentity: 200,
  importsPerHour: 30,
  importsAtOnce: 10,
  replaysPerSecond: 10,
  replaysAtOnce: 60,
  ownerlessPerHour: 20,
  ownerlessAtOnce: 10,
  openPerHour: 20,
  openAtOnce: 10,
  onwardPerHour: 60,
  onwardAtOnce: 10,
  backsPerSecond: 4,
  backsAtOnce: 20,
  onlookerLinesPerMinute: 12,
  onlookerLinesAtOnce: 3,
  linesPerMinute: 60,
  linesAtOnce: 20,
  wishesPerMinute: 30,
  wishesAtOnce: 40,
  workPerSecond: 100,
  workAtOnce: 3000,
  addressWorkPerSecond: 400,
  addressWorkAtOnce: 12_000,
  promptWorkPerSecond: 300,
  promptWorkAtOnce: 20,
  begunAtOnce: 4,
  holdMs: 1000,
  helloMs: 10_000,
  pingMs: 30_000,
  requestMs: 20_000,
  silentMs: 60_000,
  unsentBytes: 4 * MIB,
  addressUnsentBytes: 64 * MIB,
  processUnsentBytes: 256 * MIB,
  partingMs: 1000,
};

/** For load tests on one's own machine. */
export const NO_LIMITS: Limits = {
  ...LIMITS,
  messagesPerSecond: 1e9,
  messagesAtOnce: 1e9,
  addressMessagesPerSecond: 1e9,
  addressMessagesAtOnce: 1e9,
  connectionsPerAddress: 1e9,
  callsPerMinute: 1e9,
  addressCallsPerMinute: 1e9,
  filesPerMinute: 1e9,
  tablesPerIdentity: 1e9,
  importsPerHour: 1e12,
  importsAtOnce: 1e9,
  replaysPerSecond: 1e9,
  replaysAtOnce: 1e9,
  ownerlessPerHour: 1e12,
  ownerlessAtOnce: 1e9,
  openPerHour: 1e12,
  openAtOnce: 1e9,
  onwardPerHour: 1e12,
  onwardAtOnce: 1e9,
  backsPerSecond: 1e9,
  backsAtOnce: 1e9,
  onlookerLinesPerMinute: 1e9,
  onlookerLinesAtOnce: 1e9,
  linesPerMinute: 1e9,
  linesAtOnce: 1e9,
  wishesPerMinute: 1e9,
  wishesAtOnce: 1e9,
  workPerSecond: 1e9,
  workAtOnce: 1e9,
  addressWorkPerSecond: 1e9,
  addressWorkAtOnce: 1e9,
  promptWorkPerSecond: 1e9,
  promptWorkAtOnce: 1e9,
  begunAtOnce: 1e9,
  addressUnsentBytes: 1e12,
  processUnsentBytes: 1e12,
};

/** A bucket that fills at a steady rate; each message takes a drop. */
export class Bucket {
  private level: number;
  private last: number;
  private readonly rate: number;
  private readonly size: number;

  constructor(rate: number, size: number, now = performance.now()) {
    this.rate = rate;
    this.size = size;
    this.level = size;
    this.last = now;
  }

  private fill(now: number): number {
    this.level = Math.min(this.size, this.level + ((now - this.last) / 1000) * this.rate);
    this.last = now;
    return this.level;
  }

  isFull(now: number): boolean {
    return this.fill(now) >= this.size;
  }

  has(now: number): boolean {
    return this.fill(now) >= 1;
  }

  take(now: number): boolean {
    if (!this.has(now)) return false;
    this.level--;
    return true;
  }

  /** Takes as much as was used, also more than there was; debts have an end. `leaving`: this share stays, if it was there. */
  spend(amount: number, now: number, leaving = -1): void {
    const level = this.fill(now);
    this.level = Math.max(Math.min(level, leaving * this.size), level - amount);
  }
}

/** An address is often shared by a few people. */
const PEOPLE_AN_ADDRESS = 4;
/** So many visitors are remembered before those who have all of their quota again are forgotten. */
const MOST_VISITORS = 10_000;

/** A bucket for each visitor, or for each table. Time is the process's own: nobody gains or loses when the clock on the wall is set. */
export class Visitors {
  private readonly buckets = new Map<string, Bucket>();
  private readonly rate: number;
  private readonly size: number;
  /** How many there may be before those with nothing against them are looked for. */
  private many = MOST_VISITORS;

  constructor(rate: number, size: number) {
    this.rate = rate;
    this.size = size;
  }

  /** Whether one more could be had. */
  has(visitor: string, now = performance.now()): boolean {
    return this.buckets.get(visitor)?.has(now) ?? this.size >= 1;
  }

  /** One more for this visitor, if they may. */
  take(visitor: string, now = performance.now()): boolean {
    return this.of(visitor, now).take(now);
  }

  spend(visitor: string, amount: number, now = performance.now(), leaving = -1): void {
    this.of(visitor, now).spend(amount, now, leaving);
  }

  private of(visitor: string, now: number): Bucket {
    const known = this.buckets.get(visitor);
    if (known) return known;
    if (this.buckets.size >= this.many) this.forgetFull(now);
    const fresh = new Bucket(this.rate, this.size, now);
    this.buckets.set(visitor, fresh);
    return fresh;
  }

  /** Looks through all of them, and not again before there are twice as many as are left: names are free, looking is not. */
  private forgetFull(now: number): void {
    for (const [who, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(who);
    this.many = Math.max(MOST_VISITORS, 2 * this.buckets.size);
  }
}

/** What each visitor may ask of something costly. */
export class Quota {
  private readonly people: Visitors;
  private readonly addresses: Visitors;

  constructor(rate: number, size: number, people = PEOPLE_AN_ADDRESS) {
    this.people = new Visitors(rate, size);
    this.addresses = new Visitors(people * rate, Math.round(people * size));
  }

  /** One more for this person, if they say who they are, and for this address, if both may. An address that may not adds no names. */
  takes(person: string | undefined, address: string, now = performance.now()): boolean {
    if (!this.addresses.has(address, now) || (person !== undefined && !this.people.take(person, now))) return false;
    return this.addresses.take(address, now);
  }
}

/** What may be said over live connections, however many of them somebody has. */
export class LiveQuotas {
  /** Lines of onlookers, by the names they have at their table, and of seats. */
  readonly onlookers: Quota;
  readonly lines: Quota;
  /** How often a table goes back, whoever asks. */
  readonly backs: Visitors;
  /** What a seat wishes, by table and seat. */
  readonly wishes: Visitors;

  constructor(limits: Limits) {
    this.onlookers = new Quota(limits.onlookerLinesPerMinute / 60, limits.onlookerLinesAtOnce);
    this.lines = new Quota(limits.linesPerMinute / 60, limits.linesAtOnce);
    this.backs = new Visitors(limits.backsPerSecond, limits.backsAtOnce);
    this.wishes = new Visitors(limits.wishesPerMinute / 60, limits.wishesAtOnce);
  }
}

// ---- addresses ----

/** An address as limits know it. Whoever has one address of IPv6 has the 2^64 beside it: they are one. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const [plain = ''] = ip.split('%');
  if (!plain.includes(':')) return ip;
  const [head = '', tail] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const between = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = tail === undefined ? left : [...left, ...between, ...right];
  const network = groups.slice(0, 4).map(group => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** What live connections of one address may do. What they have done is remembered when they are closed. */
export class Addresses {
  private readonly connections = new Map<string, number>();
  private readonly messages: Visitors;
  private readonly refusals: Visitors;
  private readonly most: number;

  constructor(limits: Limits) {
    this.messages = new Visitors(limits.addressMessagesPerSecond, limits.addressMessagesAtOnce);
    this.refusals = new Visitors(limits.refusalsPerSecond, limits.refusalsAtOnce);
    this.most = limits.connectionsPerAddress;
  }

  /** A connection more, or false if this address has enough. */
  enter(address: string): boolean {
    const open = this.connections.get(address) ?? 0;
    if (open >= this.most) return false;
    this.connections.set(address, open + 1);
    return true;
  }

  leave(address: string): void {
    const open = this.connections.get(address) ?? 0;
    if (open > 1) this.connections.set(address, open - 1);
    else this.connections.delete(address);
  }

  /** A message more. */
  speaks(address: string, now: number): boolean {
    return this.messages.take(address, now);
  }

  /** Somebody there is told once more that they say too much. */
  isTold(address: string, now: number): boolean {
    return this.refusals.take(address, now);
  }
}
