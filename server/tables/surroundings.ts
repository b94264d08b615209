// What a table in use needs of the hall around it.

import type { Seat } from '@veillee/kernel';
import type { Pool } from '../bots/pool.ts';
import type { Metrics } from '../metrics.ts';
import type { ChatLine, SetAside } from '../protocol.ts';
import type { Store } from '../store/port.ts';
import type { Watch } from '../store/watch.ts';
import type { Account } from '../work.ts';
import type { BotHall } from './bot-seats.ts';
import type { Time } from './clocks.ts';
import type { Table } from './table.ts';

export interface GatheringLog {
  warn(what: object, message: string): void;
  error(what: object, message: string): void;
}

/** What a gathering needs of the hall. */
export interface Surroundings extends BotHall {
  readonly store: Store;
  readonly pool: Pool;
  readonly metrics: Metrics;
  readonly time: Time;
  readonly watch: Watch;
  /** What waits for an interruption is kept from the others so long at most. */
  readonly hushMs: number;
  /** A secret interruption stays open so long before it closes by itself. */
  readonly lullMs: number;
  /** Who plays on for somebody who goes. */
  standIn(table: Table, seat: Seat): string;
  /** Nobody plays at this table until its host tries again. */
  setAside(id: string, why: SetAside): void;
  /** Reads the table from the store, at somebody's cost; undefined if it is gone. */
  read(id: string, payer: Account): Promise<Read | undefined>;
}

/** A table as the store has it, and the position of its last snapshot. */
export interface Read {
  readonly table: Table;
  readonly chat: ChatLine[];
  readonly keptAt: number;
}
