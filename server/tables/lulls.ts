// Secret interruptions that close by themselves, at one table in use: each stays open equally long, whatever its seat holds, so that
// nobody can tell a pause with a trap in it from one without. What closes it is an ordinary answer.

import type { Time } from './clocks.ts';
import type { Asked } from './open-decisions.ts';
import type { Op } from './ops.ts';
import type { Table } from './table.ts';

/** Long enough to reach for the button that holds it open, short enough to walk on. */
export const LULL_MS = 1500;

/** What lulls need of the table's gathering. */
export interface LulledGathering {
  readonly table: Table | undefined;
  readonly gone: boolean;
  /** Gives an answer that nobody gave. */
  answerUnasked(table: Table, op: Op & { k: 'answer' }): void;
}

export class Lulls {
  private readonly gathering: LulledGathering;
  private readonly time: Time;
  private readonly lullMs: number;
  /** How the end of each is called off, by seat and decision. */
  private running = new Map<string, () => void>();

  constructor(gathering: LulledGathering, time: Time, lullMs: number) {
    this.gathering = gathering;
    this.time = time;
    this.lullMs = lullMs;
  }

  /** One is open: the table must stay where it can be closed. */
  get isRunning(): boolean {
    return this.running.size > 0;
  }

  stop(): void {
    for (const callOff of this.running.values()) callOff();
    this.running.clear();
  }

  /** Looks what closes by itself now. What was held open and is let go begins anew. */
  sync(table: Table): void {
    const { lulls } = table;
    if (lulls.length === 0 && this.running.size === 0) return;
    const before = this.running;
    this.running = new Map();
    for (const lull of lulls) {
      const key = keyOf(lull);
      this.running.set(key, before.get(key) ?? this.time.after(this.lullMs, () => this.ring(key)));
      before.delete(key);
    }
    for (const callOff of before.values()) callOff();
  }

  private ring(key: string): void {
    this.running.delete(key);
    const { table, gone } = this.gathering;
    const closed = gone ? undefined : table?.lulls.find(lull => keyOf(lull) === key);
    if (table && closed) this.gathering.answerUnasked(table, closed.op);
  }
}

const keyOf = ({ id, decision: { seat } }: Asked): string => `${seat} ${id}`;
