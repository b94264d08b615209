// The hall: all tables. Those in use are in memory; the others are in the store and come back when somebody asks.

import { checkSetting, rolesOf, type Seat } from '@veillee/kernel';
import type { Adopted } from '../bots/past.ts';
import type { Pool } from '../bots/pool.ts';
import type { Metrics } from '../metrics.ts';
import type { ChatLine, Created, TableFacts, TablesList } from '../protocol.ts';
import { No } from '../refusals.ts';
import { fits, hashOf, newKey, newTableId } from '../secrets.ts';
import { readChapters } from '../store/chapters.ts';
import type { Keeping, ListedSeats, Store, StoredTable, Word } from '../store/port.ts';
import { StoreTrouble } from '../store/trouble.ts';
import { Watch } from '../store/watch.ts';
import { type Account, ON_THE_HOUSE } from '../work.ts';
import { Asides, asideFacts, asideRefusal, isSetAside } from './asides.ts';
import { careFor, plannedCare } from './care.ts';
import type { Time } from './clocks.ts';
import { Gathering } from './gathering.ts';
import { NightShift, type ShiftSettings } from './night-shift.ts';
import { type KeptFacts, type Op, type Setup, type Snapshot, seqOf } from './ops.ts';
import { rehearseTaking, Unbearable } from './rehearsals.ts';
import { Repertoire, type Shelf } from './repertoire.ts';
import { type Plan, takeSeats } from './seating.ts';
import type { GatheringLog, Read, Surroundings } from './surroundings.ts';
import { type Kept, Table } from './table.ts';

export interface HallSettings {
  /** A table without connections leaves memory after this time. */
  readonly idleMs: number;
  /** A table with connections where nothing happens lets go of its match. */
  readonly sleepMs: number;
  /** More matches than this are not kept in memory: those used longest ago go first. */
  readonly mostAwake: number;
  /** So much memory may be in use, in bytes: beyond it, as many matches are let go as seem too many. */
  readonly heapBytes: number;
  readonly botLimitMs: number;
  readonly tablesPerIdentity: number;
  /** Tables that wait for players, and tables without an owner, are kept so long after something last happened there. */
  readonly waitingHours: number;
  readonly ownerlessHours: number;
  /** So many answers of bots in a row, without a person doing anything, and the table is stopped. */
  readonly mostAlone: number;
  /** What waits for an interruption is kept from the others so long at most: after that, the silence has told them. */
  readonly hushMs: number;
  /** A secret interruption stays open so long before it closes by itself, whatever is held. */
  readonly lullMs: number;
  /** Where time comes from for clocks. */
  readonly time: Time;
  /** Where the chance of new tables and of bots comes from. */
  readonly seeds: () => string;
  /** How bots play where nobody looks on. */
  readonly shift: ShiftSettings;
}

const SWEEP_MS = 2000;
const ALIVE_MS = 10_000;
const AGAIN_MS = 1000;
const CLEAR_AWAY_MS = 10 * 60_000;
const MOST_TRIES = 5;
/** When the server stops, so many tables are put down together: they are written in one go. */
const PUT_DOWN_AT_ONCE = 50;

export class Hall {
  readonly store: Store;
  readonly pool: Pool;
  readonly metrics: Metrics;
  readonly repertoire: Repertoire;
  private readonly log: GatheringLog;
  private readonly settings: HallSettings;
  private readonly gatherings = new Map<string, Gathering>();
  private readonly opening = new Map<string, Promise<Gathering>>();
  private readonly making = new Map<string, Promise<Created | undefined>>();
  private readonly around: Surroundings;
  readonly night: NightShift;
  private readonly sweeper: NodeJS.Timeout;
  private readonly heartbeat: NodeJS.Timeout;
  private readonly broom: NodeJS.Timeout;
  /** Other processes and when they were last heard. */
  private readonly others = new Map<string, number>();
  private sweeping = false;
  private closing = false;
  private readonly watch: Watch;
  private readonly asides: Asides;

  constructor(
    shelf: Shelf,
    parts: { readonly store: Store; readonly pool: Pool; readonly metrics: Metrics; readonly log: GatheringLog },
    settings: HallSettings,
  ) {
    this.store = parts.store;
    this.pool = parts.pool;
    this.metrics = parts.metrics;
    this.log = parts.log;
    this.settings = settings;
    this.repertoire = new Repertoire(shelf, { ...parts, botLimitMs: settings.botLimitMs, seeds: settings.seeds });
    const { repertoire } = this;
    this.watch = new Watch(parts.store.watchPlace);
    this.asides = new Asides(parts, id => this.letGo(id, 'set-aside')?.errors);
    this.around = {
      watch: this.watch,
      setAside: (id, why) => void this.asides.setAside(id, why),
      store: parts.store,
      pool: parts.pool,
      metrics: parts.metrics,
      log: parts.log,
      read: (id, payer) => this.read(id, payer),
      mostAlone: settings.mostAlone,
      hushMs: settings.hushMs,
      lullMs: settings.lullMs,
      time: settings.time,
      standIn: (table, seat) => repertoire.standIn(table, seat),
      think: (table, seat, bot, awaited) => repertoire.think(table, seat, bot, awaited),
      anyPicks: (table, seat) => repertoire.anyPicks(table, seat),
      nightFalls: id => this.night.add(id),
    };
    this.night = new NightShift((id, shift) => this.playOn(id, shift), settings.shift);
    this.sweeper = setInterval(() => void this.sweep(), Math.min(SWEEP_MS, settings.idleMs));
    this.heartbeat = setInterval(() => this.beat(), ALIVE_MS);
    this.broom = setInterval(() => void this.clearAway(), CLEAR_AWAY_MS);
    this.broom.unref();
    this.sweeper.unref();
    this.heartbeat.unref();
    this.store.listen((word, from) => this.hear(word, from));
    this.asides.takeStock();
    this.makeRounds();
  }

  /** The server stops: nothing more is begun. */
  get isClosing(): boolean {
    return this.closing;
  }

  /** Its host tries again. From now on all that is done there is rehearsed. */
  async tryAgain(id: string): Promise<void> {
    if (await this.asides.releaseForNow(id)) await this.gathering(id);
  }

  /** The table as it is kept, where it is set aside. */
  storedAside(id: string): Promise<StoredTable | undefined> {
    return this.asides.stored(id);
  }

  // ---- finding ----

  get live(): number {
    return this.gatherings.size;
  }

  get awake(): number {
    let awake = 0;
    for (const gathering of this.gatherings.values()) if (gathering.table) awake++;
    return awake;
  }

  /** The table's gathering, with the table awake and at the last position of the store. */
  async gathering(id: string, payer = ON_THE_HOUSE): Promise<{ gathering: Gathering; table: Table }> {
    const known = this.gatherings.get(id);
    const gathering = known ?? (await this.open(id, payer));
    if (known?.table && this.store.shared) await known.catchUp(Number.POSITIVE_INFINITY);
    const table = gathering.table ?? (await gathering.wake(payer));
    // What was read meanwhile would be played on by its bots, and nobody would put it down.
    if (this.closing) throw new No('busy', 'the server stops; come back in a moment');
    gathering.lastUsed = performance.now();
    return { gathering, table };
  }

  /** Plays an op at a table and waits until it is on disk. If another process came first, it is thought over again. */
  async perform(id: string, decide: (table: Table) => Op | undefined): Promise<Gathering> {
    for (let tries = 1; ; tries++) {
      const { gathering, table } = await this.gathering(id);
      const op = decide(table);
      if (!op) return gathering;
      try {
        // Refusals of the op itself are thrown at once, and are final.
        await new Promise<void>((resolve, reject) =>
          gathering.perform(table, op, error => (error ? reject(error) : resolve())),
        );
        return gathering;
      } catch (error) {
        if (!(error instanceof No && error.code === 'stale') || tries >= MOST_TRIES) throw error;
      }
    }
  }

  private open(id: string, payer: Account): Promise<Gathering> {
    const opening = this.opening.get(id);
    if (opening) return opening;
    const opened = this.openGathering(id, payer).finally(() => this.opening.delete(id));
    this.opening.set(id, opened);
    return opened;
  }

  private async openGathering(id: string, payer: Account): Promise<Gathering> {
    const read = await this.read(id, payer);
    if (!read) throw new No('unknown-table', `there is no table ${id}`);
    return this.admit(new Gathering(id, this.around, read, this.asides.faultsOf(id)));
  }

  private admit(gathering: Gathering): Gathering {
    if (this.closing) {
      gathering.close('stopping');
      return gathering;
    }
    this.gatherings.set(gathering.id, gathering);
    gathering.promptBots();
    return gathering;
  }

  private async read(id: string, payer: Account): Promise<Read | undefined> {
    await this.asides.stockTaken;
    const stored = await payer.time(() => this.store.read(id));
    if (!stored) return undefined;
    const { setup, aside } = stored;
    this.asides.checkOpen(stored);
    if (stored.elsewhere) await this.asides.leaveToOthers(id);
    const kept: Kept = { ...stored.kept, ...(aside && { watched: true }) };
    const chat = await this.store.chat(id);
    const table = await this.takeUp(setup, kept, payer);
    return { table, chat: chat as ChatLine[], keptAt: kept.snapshot?.position ?? 0 };
  }

  /** The table as it was kept. If it cannot be taken up, it is set aside. */
  private async takeUp(setup: Setup, kept: Kept, payer: Account): Promise<Table> {
    const { id } = setup;
    const { game, clock } = await this.repertoire.kit(setup.game);
    try {
      if (careFor(setup, kept) !== 'proved') await rehearseTaking(this.pool, { setup, ...kept });
      return this.watch.at(id, () => payer.time(() => Table.restore(game, setup, kept, clock)));
    } catch (cause) {
      if (cause instanceof No && cause.code === 'busy') throw cause;
      this.log.error({ table: id, err: cause }, 'a table cannot be taken up');
      void this.asides.setAside(id, 'rules');
      throw asideRefusal({ why: 'rules' });
    }
  }

  async facts(id: string, payer = ON_THE_HOUSE): Promise<TableFacts> {
    const now = this.factsNow(id);
    if (now) return now;
    await payer.turn();
    try {
      return (await this.gathering(id, payer)).gathering.facts();
    } catch (cause) {
      if (!(cause instanceof No && cause.code === 'set-aside')) throw cause;
      await this.asides.written(id);
      const listed = await this.store.listed(id);
      if (!listed) throw cause;
      return asideFacts(listed);
    }
  }

  /** With who is really waited for: for whoever holds that seat. */
  private async factsFor(id: string, payer: Account): Promise<{ facts: TableFacts; awaited: readonly Seat[] }> {
    const facts = await this.facts(id, payer);
    return { facts, awaited: this.gatherings.get(id)?.awaited ?? facts.toAct };
  }

  private factsNow(id: string): TableFacts | undefined {
    const gathering = this.gatherings.get(id);
    return gathering && !gathering.gone && gathering.isKnown ? gathering.facts() : undefined;
  }

  /** The seat whose token this is. */
  seatOf(table: Table, token: string): Seat {
    const seat = table.seats.findIndex(state => fits(token, state.token));
    if (seat < 0) throw new No('forbidden', 'this token fits no seat of the table');
    return seat;
  }

  async lists(identity: string | undefined, payer = ON_THE_HOUSE): Promise<TablesList> {
    const open = await this.openTables(payer);
    if (identity === undefined) return { mine: [], invitations: [], open };
    const hash = hashOf(identity);
    const mine: TablesList['mine'] = [];
    await this.asides.stockTaken;
    for (const listed of await this.store.mine(hash, payer)) {
      const { facts, awaited } = await this.listedNow(listed, payer);
      const mySeats = listed.seats.filter(seat => facts.seats[seat]?.taken);
      const invited = listed.seats.filter(seat => !facts.seats[seat]?.taken);
      const waiting = facts.status === 'playing' && mySeats.some(seat => awaited.includes(seat));
      mine.push({ ...facts, mySeats, invited, waiting });
    }
    const invitations: TablesList['invitations'] = [];
    for (const listed of await this.store.invitations(hash, payer)) {
      const { facts } = await this.listedNow(listed, payer);
      const invited = listed.seats.filter(seat => !facts.seats[seat]?.taken);
      if (invited.length > 0) invitations.push({ ...facts, invited });
    }
    return { mine, invitations, open };
  }

  private async listedNow(
    listed: ListedSeats,
    payer: Account,
  ): Promise<{ facts: TableFacts; awaited: readonly Seat[] }> {
    const { facts: stored, current, aside } = listed;
    const isKnown = isSetAside(aside) || (current && !this.gatherings.has(stored.id));
    return isKnown
      ? { facts: asideFacts(listed), awaited: stored.awaited ?? stored.toAct }
      : this.factsFor(stored.id, payer);
  }

  /** Tables with a free seat, those where somebody sits and waits first. */
  private async openTables(payer: Account): Promise<TableFacts[]> {
    const listed = (await this.store.open(payer)).filter(({ aside }) => !isSetAside(aside));
    const found = new Map(listed.map(each => [each.facts.id, asideFacts(each)]));
    // However many are made after it: where somebody waits, there is somebody to play with.
    for (const gathering of this.gatherings.values())
      if (gathering.waitsOpenly && gathering.audience.listeners.size > 0 && !gathering.gone)
        found.set(gathering.id, gathering.facts());
    const all = [...found.values()].map(facts => this.factsNow(facts.id) ?? facts);
    const living = ({ seats }: TableFacts): number =>
      Number(seats.some(({ kind, present }) => kind !== 'bot' && present));
    return all.sort((a, b) => living(b) - living(a) || (a.created < b.created ? 1 : -1));
  }

  // ---- making ----

  async make(plan: Plan, payer = ON_THE_HOUSE): Promise<Created> {
    const { game, botOptions, clock } = await this.repertoire.kit(plan.game);
    const maker = plan.identity === undefined ? undefined : hashOf(plan.identity);
    const owner = plan.owner === undefined ? maker : (plan.owner ?? undefined);
    if (owner !== undefined && (await this.store.owned(owner)) >= this.settings.tablesPerIdentity)
      throw new No('too-many', `nobody may keep more than ${this.settings.tablesPerIdentity} tables`);
    const alone = plan.seats.every(({ kind }) => kind === 'bot');
    const options = alone ? { ...botOptions, ...plan.options } : plan.options;
    const setting = checkSetting(game, { seats: plan.seats.length, options });
    const roles = rolesOf(game, setting);
    const { seats, tokens, invitations } = takeSeats(plan, seat => this.repertoire.bots(plan.game, roles?.[seat]));
    const { adopted } = plan;
    const legacy = adopted ? adopted.start.legacy : plan.legacy;
    const setup: Setup = {
      id: plan.id ?? newTableId(),
      game: plan.game,
      seed: adopted?.start.seed ?? plan.seed ?? this.settings.seeds(),
      key: newKey(),
      ...(((adopted && !plan.chapter) || plan.seed !== undefined || plan.seedChosen) && { seedChosen: true }),
      options: setting.options,
      open: plan.open,
      spectators: plan.spectators,
      created: new Date().toISOString(),
      ...(owner && { owner }),
      ...(maker && maker !== owner && { maker }),
      seats,
      ...(legacy !== undefined && { legacy }),
      ...(plan.chapter && { chapter: plan.chapter }),
      ...plannedCare(plan),
    };
    const past = adopted && (await readChapters(adopted.chapters));
    const kept = past && firstSnapshot(game, setup, adopted, past.journal.length);
    const begins = { snapshot: kept, journal: [], told: [], ...past, ops: [] };
    await this.checkBearable(setup, begins);
    const table = this.watch.at(setup.id, () =>
      kept ? Table.restore(game, setup, begins, clock) : payer.time(() => Table.make(game, setup, clock)),
    );
    const facts = table.keptFacts;
    const keeping: Keeping | undefined = kept && { snapshot: kept, chapter: adopted.chapters, facts };
    await this.store.create({ setup, facts, keeping });
    const gathering = this.admit(new Gathering(setup.id, this.around, { table, chat: [], keptAt: 0 }));
    return { table: gathering.facts(), seats: tokens, invitations };
  }

  /** What nobody has proved is taken up outside before it becomes a table. */
  private async checkBearable(setup: Setup, begins: Kept): Promise<void> {
    if (careFor(setup, begins) === 'proved') return;
    try {
      await rehearseTaking(this.pool, { setup, ...begins });
    } catch (cause) {
      if (cause instanceof No && cause.code === 'busy') throw cause;
      if (!(cause instanceof Unbearable || cause instanceof No)) throw cause;
      throw new No('save', `this game cannot be played here: ${cause.message}`, { problem: 'unsound' });
    }
  }

  /** Makes a table of this name. Undefined if there is one, or somebody is making it. */
  once(id: string, make: () => Promise<Created>): Promise<Created | undefined> {
    const before = this.making.get(id);
    if (before) return before.then(() => undefined);
    const making = this.makeUnlessThere(id, make).finally(() => this.making.delete(id));
    this.making.set(id, making);
    return making;
  }

  private async makeUnlessThere(id: string, make: () => Promise<Created>): Promise<Created | undefined> {
    if (await this.isThere(id)) return undefined;
    try {
      return await make();
    } catch (error) {
      // Another process may have been quicker.
      if (await this.isThere(id)) return undefined;
      throw error;
    }
  }

  private async isThere(id: string): Promise<boolean> {
    return this.gatherings.has(id) || (await this.store.read(id)) !== undefined;
  }

  // ---- ending ----

  async remove(id: string): Promise<void> {
    this.letGo(id, 'deleted');
    await this.store.remove(id);
    this.store.publish({ w: 'deleted', table: id });
  }

  private letGo(id: string, why: 'deleted' | 'set-aside'): Gathering | undefined {
    const gathering = this.gatherings.get(id);
    gathering?.close(why);
    this.gatherings.delete(id);
    return gathering;
  }

  /** Removes tables that nobody owns or that wait for players, when nothing has happened there for hours. */
  async clearAway(now = Date.now()): Promise<void> {
    const { waitingHours, ownerlessHours } = this.settings;
    const before = (hours: number): number => Math.floor(now / 1000) - hours * 3600;
    const times = { waiting: before(waitingHours), ownerless: before(ownerlessHours) };
    try {
      for (const id of await this.store.idleSince(times)) {
        const gathering = this.gatherings.get(id);
        if (!this.closing && !gathering?.isAttended && !gathering?.isBusy) await this.remove(id);
      }
    } catch (error) {
      this.log.error({ err: error }, 'old tables could not be cleared away');
    }
  }

  /** Lets go of tables that nobody uses. */
  async sweep(now = performance.now()): Promise<void> {
    if (this.sweeping) return;
    this.sweeping = true;
    try {
      const { idleMs, sleepMs, mostAwake, heapBytes } = this.settings;
      const byUse = [...this.gatherings.values()]
        .filter(gathering => gathering.table)
        .sort((a, b) => a.lastUsed - b.lastUsed);
      const fitting = Math.floor(byUse.length * Math.min(1, heapBytes / process.memoryUsage().heapUsed));
      const surplus = new Set(byUse.slice(0, Math.max(0, byUse.length - Math.min(mostAwake, fitting))));
      for (const gathering of this.gatherings.values()) {
        const unused = now - gathering.lastUsed;
        const deserted = gathering.audience.listeners.size === 0;
        if (gathering.isBusy) continue;
        if (surplus.has(gathering) || unused > (deserted ? Math.min(idleMs, sleepMs) : sleepMs))
          await this.putToSleep(gathering);
        if (
          deserted &&
          unused > idleMs &&
          !gathering.table &&
          !gathering.isBusy &&
          gathering.audience.listeners.size === 0
        )
          this.gatherings.delete(gathering.id);
      }
    } finally {
      this.sweeping = false;
    }
  }

  private async putToSleep(gathering: Gathering): Promise<void> {
    try {
      await gathering.sleep();
    } catch (error) {
      this.log.error({ table: gathering.id, err: error }, 'a snapshot could not be written');
    }
  }

  async close(): Promise<void> {
    clearInterval(this.sweeper);
    clearInterval(this.heartbeat);
    clearInterval(this.broom);
    this.closing = true;
    this.night.close();
    const gatherings = [...this.gatherings.values()];
    await Promise.all(
      gatherings.map(gathering => new Promise<void>(resolve => gathering.whenWritten(() => resolve()))),
    );
    for (const gathering of gatherings) gathering.close('stopping');
    for (let first = 0; first < gatherings.length; first += PUT_DOWN_AT_ONCE)
      await Promise.all(gatherings.slice(first, first + PUT_DOWN_AT_ONCE).map(each => this.putToSleep(each)));
    await this.pool.close();
    await this.night.ended();
    await this.watch.close();
    await this.store.close();
  }

  // ---- bots ----

  /** Tables of the store where bots were due, or somebody's time ran, when the server, or another process, went down. */
  private makeRounds(): void {
    this.asides.stockTaken
      .then(() => this.findDue())
      .catch((error: unknown) => this.log.error({ err: error }, 'tables of bots could not be looked for'));
  }

  private async findDue(): Promise<void> {
    const due = new Map<string, number>();
    for (let after = 0; ; ) {
      const page = await this.store.withBots(after);
      for (const { facts, seq } of page)
        if (facts.timed || seq > seqOf(facts) || botIsDue(facts)) due.set(facts.id, seq);
      const last = page.at(-1);
      if (!last || this.closing) break;
      after = last.n;
    }
    // Another process may be playing there: it is left to it as long as something happens.
    if (this.store.shared && due.size > 0) await pause(ALIVE_MS);
    for (const [id, seq] of due)
      if (!this.closing && (!this.store.shared || (await this.store.opsSince(id, seq)).length === 0))
        this.night.add(id);
  }

  /** Plays on at a table where nobody looks on. Never rejects. */
  private async playOn(id: string, shift: ShiftSettings): Promise<boolean> {
    try {
      const { gathering } = await this.gathering(id);
      return await gathering.playOn(shift);
    } catch (error) {
      if (error instanceof StoreTrouble) {
        await pause(AGAIN_MS);
        return true;
      }
      const isExpected = error instanceof No && (error.code === 'unknown-table' || error.code === 'set-aside');
      if (!isExpected && !this.closing) this.log.error({ table: id, err: error }, 'bots could not play on');
      return false;
    }
  }

  // ---- other processes ----

  private hear(word: Word, from: string): void {
    this.others.set(from, performance.now());
    switch (word.w) {
      case 'ops':
        for (const [id, seq] of word.tables) this.catchUp(id, seq);
        return;
      case 'chat':
        this.gatherings.get(word.table)?.hearChat(word.line);
        return;
      case 'deleted':
        this.letGo(word.table, 'deleted');
        return;
      case 'aside':
        this.letGo(word.table, 'set-aside');
        return;
      case 'invited':
        this.tellInvited(word);
        return;
      case 'present': {
        const gathering = this.gatherings.get(word.table);
        gathering?.hearPresence(from, word);
        if (gathering && word.ask && gathering.audience.listeners.size > 0)
          this.store.publish({ w: 'present', table: word.table, ...gathering.presence.here });
        return;
      }
      case 'alive':
        return;
      case 'missed':
        for (const id of this.gatherings.keys()) this.catchUp(id, Number.POSITIVE_INFINITY);
        return;
    }
  }

  private catchUp(id: string, seq: number): void {
    this.gatherings
      .get(id)
      ?.catchUp(seq)
      .catch((error: unknown) => this.log.error({ table: id, err: error }, 'a table could not follow another process'));
  }

  private tellInvited({ table, seat, to, code, as }: Word & { w: 'invited' }): void {
    const text = JSON.stringify({ t: 'invited', table: to, code, seat: as });
    const gathering = this.gatherings.get(table);
    for (const listener of gathering?.audience.listeners ?? [])
      if (listener.seats.includes(seat)) gathering?.say(listener, text);
  }

  /** Tells who sits there, here and in other processes, that a seat waits at a new table. */
  invite(table: string, seat: Seat, to: string, code: string, as: Seat): void {
    const word = { w: 'invited', table, seat, to, code, as } as const;
    this.tellInvited(word);
    this.store.publish(word);
  }

  /** Says that this process lives; forgets who sat at processes that do not. */
  private beat(): void {
    this.store.publish({ w: 'alive' });
    let lost = false;
    for (const [other, heard] of this.others) {
      if (performance.now() - heard < 3 * ALIVE_MS) continue;
      this.others.delete(other);
      for (const gathering of this.gatherings.values()) gathering.hearPresence(other, { seats: [], onlookers: [] });
      lost = true;
    }
    if (!lost) return;
    this.asides.takeStock();
    this.makeRounds();
  }
}

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms).unref());

const botIsDue = ({ seats, toAct, awaited = toAct }: KeptFacts): boolean =>
  awaited.some(seat => seats[seat]?.bot !== undefined);

/** An adopted match as the first snapshot of its table. */
function firstSnapshot(
  { rules, content }: { rules: number; content: string },
  setup: Setup,
  { checkpoint, sealed, start: { base }, givenUp }: Adopted,
  entries: number,
): Snapshot {
  return {
    position: 0,
    seats: setup.seats,
    paused: false,
    done: [],
    match: {
      rules,
      content,
      entries,
      checkpoint,
      sealed,
      asked: [],
      ...(base && { base }),
      ...(givenUp && { givenUp }),
    },
  };
}
