// The clocks of one table in use: measures how long seats think, and acts when their time is up. What was measured is
// written with the ops, so that the table knows the same wherever it is read; time in which nobody could play is not counted.

import type { Seat } from '@veillee/kernel';
import type { Op, Spent } from './ops.ts';
import type { Table } from './table.ts';

/** Where time comes from. Tests have their own. */
export interface Time {
  /** Milliseconds. */
  now(): number;
  /** Calls once after so many milliseconds, unless it is called off. */
  after(ms: number, call: () => void): () => void;
}

export const REAL_TIME: Time = {
  now: () => performance.now(),
  after: (ms, call) => {
    // Longer than a timer can be: it looks again then.
    const timer = setTimeout(call, Math.min(ms, 2 ** 31 - 1)).unref();
    return () => clearTimeout(timer);
  },
};

/** What clocks need of the table's gathering. */
export interface TimedGathering {
  readonly table: Table | undefined;
  readonly gone: boolean;
  /** Answers for a seat whose time is up. */
  answerLate(table: Table, seat: Seat, spent: Spent): void;
}

interface Thinking {
  readonly decision: number;
  readonly since: number;
  /**
   * An interruption of which only the seat knows. A clock that ran, or time gone from it, would tell everybody that it was asked;
   * so it costs nothing, and whoever takes longer than they have left lets it pass.
   */
  readonly free: boolean;
}

export class Clocks {
  private readonly gathering: TimedGathering;
  private readonly time: Time;
  private thinking = new Map<Seat, Thinking>();
  private callOff: (() => void) | undefined = undefined;

  constructor(gathering: TimedGathering, time: Time) {
    this.gathering = gathering;
    this.time = time;
  }

  /** Somebody's time runs: the table must stay where it can be acted upon. */
  get isRunning(): boolean {
    return this.thinking.size > 0;
  }

  stop(): void {
    this.thinking.clear();
    this.callOff?.();
    this.callOff = undefined;
  }

  /** Looks who is asked now, and since when. */
  sync(table: Table): void {
    if (!table.time.clock) return;
    const now = this.time.now();
    const before = this.thinking;
    this.thinking = new Map();
    if (table.status === 'playing')
      for (const seat of table.company.people) {
        const asked = table.decision(seat);
        if (!asked || asked.decision.standing) continue;
        const known = before.get(seat);
        const { window } = asked.decision;
        const free = window !== undefined && !window.open;
        this.thinking.set(seat, known?.decision === asked.id ? known : { decision: asked.id, since: now, free });
      }
    this.arm(table);
  }

  private arm(table: Table): void {
    this.callOff?.();
    this.callOff = undefined;
    const now = this.time.now();
    let soonest = Number.POSITIVE_INFINITY;
    for (const [seat, { since }] of this.thinking)
      soonest = Math.min(soonest, (table.timeLeft(seat)?.left ?? Number.POSITIVE_INFINITY) - (now - since));
    if (soonest < Number.POSITIVE_INFINITY) this.callOff = this.time.after(Math.max(0, soonest), () => this.ring());
  }

  /** Somebody's time is up, or a timer came early. */
  private ring(): void {
    this.callOff = undefined;
    const { table, gone } = this.gathering;
    if (!table || gone) return;
    const now = this.time.now();
    for (const [seat, { since, free }] of this.thinking) {
      const left = table.timeLeft(seat)?.left ?? Number.POSITIVE_INFINITY;
      if (now - since < left) continue;
      this.gathering.answerLate(table, seat, free ? [] : [[seat, left]]);
      return;
    }
    this.arm(table);
  }

  /** The op with what has been thought up to now, where that counts. */
  stamp(table: Table, op: Op): Op {
    if (!table.time.clock || (op.k !== 'answer' && op.k !== 'undo' && op.k !== 'redo' && op.k !== 'pause')) return op;
    if (op.spent || (op.k === 'answer' && op.auto)) return op;
    const now = this.time.now();
    const spent: [Seat, number][] = [];
    for (const [seat, { since, free }] of this.thinking)
      if (!free && (op.k === 'pause' || seat === op.seat)) spent.push([seat, Math.round(now - since)]);
    return spent.length > 0 ? { ...op, spent } : op;
  }

  /** For messages: each seat's time, now. Nothing if the table is not timed. */
  text(table: Table): string {
    if (!table.time.clock || !table.match || table.match.over) return '';
    const now = this.time.now();
    const seats = table.seats.map((_, seat) => {
      const { left = 0, reserve = 0 } = table.timeLeft(seat) ?? {};
      const known = this.thinking.get(seat);
      const thinking = known?.free ? undefined : known;
      const gone = thinking ? now - thinking.since : 0;
      const rest = Math.max(0, Math.round(left - gone));
      // The reserve is what is touched last.
      return { left: rest, reserve: Math.min(Math.round(reserve), rest), runs: thinking !== undefined };
    });
    return `,"clock":${JSON.stringify(seats)}`;
  }
}
