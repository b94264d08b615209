// The hall: all tables. Those in use are in memory; the others are in the store and come back when somebody asks.

import type { Seat } from '@veillee/kernel';
import type { Pool } from '../bots/pool.ts';
import type { Metrics } from '../metrics.ts';
import type { ChatLine, Created, TableFacts, TablesList } from '../protocol.ts';
import { No } from '../refusals.ts';
import { fits } from '../secrets.ts';
import type { Store, StoredTable } from '../store/port.ts';
import { Watch } from '../store/watch.ts';
import { type Account, ON_THE_HOUSE } from '../work.ts';
import { Asides, asideFacts, asideRefusal } from './asides.ts';
import { careFor } from './care.ts';
import type { Time } from './clocks.ts';
import { Gathering } from './gathering.ts';
import { tableLists } from './lists.ts';
import { newTable } from './new-table.ts';
import type { NightShift, ShiftSettings } from './night-shift.ts';
import type { Op, Setup } from './ops.ts';
import { OtherProcesses } from './other-processes.ts';
import { rehearseTaking } from './rehearsals.ts';
import { Repertoire, type Shelf } from './repertoire.ts';
import { Rounds } from './rounds.ts';
import type { Plan } from './seating.ts';
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
const CLEAR_AWAY_MS = 10 * 60_000;
const MOST_TRIES = 5;
/** When the server stops, so many tables are put down together: they are written in one go. */
const PUT_DOWN_AT_ONCE = 50;

export class Hall {
  readonly store: Store;
  readonly pool: Pool;
  readonly metrics: Metrics;
  readonly repertoire: Repertoire;
  readonly log: GatheringLog;
  private readonly settings: HallSettings;
  private readonly gatherings = new Map<string, Gathering>();
  private readonly opening = new Map<string, Promise<Gathering>>();
  private readonly making = new Map<string, Promise<Created | undefined>>();
  private readonly around: Surroundings;
  private readonly rounds: Rounds;
  private readonly others: OtherProcesses;
  private readonly sweeper: NodeJS.Timeout;
  private readonly broom: NodeJS.Timeout;
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
    this.rounds = new Rounds(this, settings.shift);
    this.sweeper = setInterval(() => void this.sweep(), Math.min(SWEEP_MS, settings.idleMs));
    this.broom = setInterval(() => void this.clearAway(), CLEAR_AWAY_MS);
    this.broom.unref();
    this.sweeper.unref();
    this.others = new OtherProcesses({
      store: parts.store,
      log: parts.log,
      gatherings: this.gatherings,
      letGo: (id, why) => void this.letGo(id, why),
      lost: () => this.takeOver(),
    });
    this.takeOver();
  }

  /** The server stops: nothing more is begun. */
  get isClosing(): boolean {
    return this.closing;
  }

  /** Bots that play where nobody looks on. */
  get night(): NightShift {
    return this.rounds.night;
  }

  /** What processes that have died were at is set aside; where bots were due, they play on. */
  private takeOver(): void {
    this.asides.takeStock();
    this.rounds.make(this.asides.stockTaken);
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
    // The name of a rematch is told a little before it is made: whoever asks for it so early waits.
    await this.making.get(id)?.catch(() => undefined);
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

  lists(identity: string | undefined, payer = ON_THE_HOUSE): Promise<TablesList> {
    const { store, gatherings } = this;
    const { stockTaken } = this.asides;
    const facts = (id: string, by: Account) => this.facts(id, by);
    const factsNow = (id: string) => this.factsNow(id);
    return tableLists({ store, gatherings, stockTaken, facts, factsNow }, identity, payer);
  }

  // ---- making ----

  async make(plan: Plan, payer = ON_THE_HOUSE): Promise<Created> {
    const { store, pool, repertoire, watch, settings } = this;
    const { table, tokens, invitations } = await newTable({ store, pool, repertoire, watch, ...settings }, plan, payer);
    const gathering = this.admit(new Gathering(table.setup.id, this.around, { table, chat: [], keptAt: 0 }));
    return { table: gathering.facts(), seats: tokens, invitations };
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

  /** Tells who sits at a table, here and in other processes, that a seat waits at a new one. */
  invite(table: string, seat: Seat, to: string, code: string, as: Seat): void {
    this.others.invite(table, seat, to, code, as);
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
    this.others.close();
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
}
