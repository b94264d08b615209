// Tables that are set aside: nobody plays there, and nothing of their games is read, until their host tries again. So no table can take
// a server down twice.

import type { SetAside, TableFacts } from '../protocol.ts';
import { No } from '../refusals.ts';
import type { Aside, Listed, Store, StoredTable } from '../store/port.ts';
import type { Fault } from './gathering.ts';
import { publicFacts } from './ops.ts';
import type { GatheringLog } from './surroundings.ts';

const MOST_FAULTS = 100;

const REASONS: { readonly [why in SetAside]: string } = {
  died: 'a server ended while it was at work there',
  rules: 'its rules failed, or would not come to an end',
};

export const isSetAside = (aside: Aside | undefined): aside is Aside & { readonly again?: never } =>
  aside !== undefined && !aside.again;

/** What whoever comes to such a table is told. */
export const asideRefusal = ({ why }: Pick<Aside, 'why'>): No =>
  new No('set-aside', `this table is set aside: ${REASONS[why]}. All of it is kept; its host may try again`, { why });

/** The facts of such a table as they were last written: nothing happens there. */
export function asideFacts({ facts, aside }: Listed): TableFacts {
  const known = publicFacts(facts);
  if (!isSetAside(aside)) return known;
  const seats = known.seats.map(seat => ({ ...seat, present: seat.kind === 'bot' }));
  const status = known.status === 'over' ? known.status : 'paused';
  return { ...known, seats, status, stopped: aside.why };
}

export class Asides {
  private readonly store: Store;
  private readonly log: GatheringLog;
  /** Puts down what this process has of the table; what went wrong there, if it had anything. */
  private readonly putDown: (id: string) => Fault[] | undefined;
  /** What went wrong at tables that were set aside lately. */
  private readonly faults = new Map<string, Fault[]>();
  /** Tables that are being set aside, until it is written. */
  private readonly leaving = new Map<string, { readonly why: SetAside; readonly written: Promise<void> }>();
  /** What processes that died had been at is set aside before anything is opened. */
  stockTaken: Promise<void> = Promise.resolve();

  constructor(
    { store, log }: { readonly store: Store; readonly log: GatheringLog },
    putDown: (id: string) => Fault[] | undefined,
  ) {
    this.store = store;
    this.log = log;
    this.putDown = putDown;
  }

  /** Sets aside the tables at which a process was at work when it died. */
  takeStock(): void {
    this.stockTaken = this.setAbandonedAside().then(
      () => {},
      (error: unknown) => this.log.error({ err: error }, 'what was left lying could not be looked for'),
    );
  }

  private async setAbandonedAside(): Promise<readonly string[]> {
    const abandoned = await this.store.abandoned();
    for (const id of abandoned) await this.setAside(id, 'died');
    return abandoned;
  }

  /** Nobody plays there until its host tries again. Never rejects. */
  async setAside(id: string, why: SetAside): Promise<void> {
    const before = this.leaving.get(id);
    if (before) return before.written;
    const faults = this.putDown(id);
    if (faults) this.keepFaults(id, faults);
    this.log.error({ table: id, why }, 'a table is set aside');
    const written = this.write(id, why);
    this.leaving.set(id, { why, written });
    await written;
  }

  private async write(id: string, why: SetAside): Promise<void> {
    try {
      await this.store.setAside(id, { why, at: new Date().toISOString() });
      this.store.publish({ w: 'aside', table: id });
      this.leaving.delete(id);
    } catch (error) {
      // It stays closed as long as this process lives.
      this.log.error({ table: id, err: error }, 'that a table is set aside could not be written');
    }
  }

  /** What went wrong there is still to be told when it is tried again. */
  private keepFaults(id: string, faults: Fault[]): void {
    this.faults.set(id, faults);
    const [oldest] = this.faults.keys();
    if (this.faults.size > MOST_FAULTS && oldest !== undefined) this.faults.delete(oldest);
  }

  faultsOf(id: string): Fault[] | undefined {
    return this.faults.get(id);
  }

  /** Nothing is going on about it any more. */
  async written(id: string): Promise<void> {
    await this.leaving.get(id)?.written;
  }

  /** The table as it is kept, where it is set aside. */
  async stored(id: string): Promise<StoredTable | undefined> {
    await this.stockTaken;
    await this.written(id);
    const stored = await this.store.read(id);
    return stored && isSetAside(stored.aside) ? stored : undefined;
  }

  /** Whether it was set aside; it may be opened again, with care. */
  async releaseForNow(id: string): Promise<boolean> {
    const { aside } = (await this.stored(id)) ?? {};
    if (!aside) return false;
    await this.store.setAside(id, { ...aside, again: true });
    return true;
  }

  checkOpen({ setup: { id }, aside }: StoredTable): void {
    const leaving = this.leaving.get(id);
    if (leaving) throw asideRefusal(leaving);
    if (isSetAside(aside)) throw asideRefusal(aside);
  }

  /** Another process has been at this table for long: it is left to it, or set aside if that process is dead. */
  async leaveToOthers(id: string): Promise<never> {
    const dead = await this.setAbandonedAside();
    throw dead.includes(id) ? asideRefusal({ why: 'died' }) : new No('busy', 'somebody is at work at this table');
  }
}
