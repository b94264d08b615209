// Following other processes: what they have written at a table is read, and played here too.

import type { Store } from '../store/port.ts';
import type { Op } from './ops.ts';
import type { Table } from './table.ts';

/** What following needs of the table's gathering. */
export interface FollowingGathering {
  readonly id: string;
  readonly table: Table | undefined;
  /** Nothing is being written here. */
  readonly isWritten: boolean;
  playOthers(table: Table, ops: readonly Op[]): void;
}

export class Following {
  private readonly gathering: FollowingGathering;
  private readonly store: Store;
  /** Other processes have written up to here. */
  private heard = 0;
  private reading: Promise<void> | undefined = undefined;

  constructor(gathering: FollowingGathering, store: Store) {
    this.gathering = gathering;
    this.store = store;
  }

  isBehind(table: Table): boolean {
    return this.heard > table.position;
  }

  /** Another process has written up to `seq`; without an end, whatever there may be is wanted. */
  async hear(table: Table, seq: number): Promise<void> {
    if (Number.isFinite(seq)) this.heard = Math.max(this.heard, seq);
    else {
      // Whoever asks for everything must not be content with what was read before they asked.
      await this.reading;
      this.heard = Math.max(this.heard, (this.gathering.table ?? table).position + 1);
    }
    await this.follow();
  }

  /** Plays what other processes have written. What is being written here comes first: it succeeds or is refused. */
  follow(): Promise<void> {
    this.reading ??= this.read().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private async read(): Promise<void> {
    const { gathering } = this;
    for (;;) {
      const { table } = gathering;
      if (!table || !gathering.isWritten || !this.isBehind(table)) return;
      const { position } = table;
      const ops = await this.store.opsSince(gathering.id, position);
      if (gathering.table !== table || table.position !== position || !gathering.isWritten) continue;
      if (ops.length === 0) this.heard = position;
      else gathering.playOthers(table, ops);
    }
  }
}
