// What the seats of a timed game have left, as ops tell it: the measuring is done elsewhere. Nothing happens where no clock runs.

import type { GameClock, Match, Seat } from '@veillee/kernel';
import type { Op } from './ops.ts';

export class GameTime {
  readonly clock: GameClock | undefined;
  /** What the clock remembers. */
  kept: unknown = undefined;

  constructor(clock: GameClock | undefined) {
    this.clock = clock;
  }

  /** Begins with the game, unless it has begun before. */
  begin(match: Match): void {
    if (this.clock) this.kept ??= this.clock.moved(this.clock.begin(match.seats), match.state);
  }

  /** In milliseconds, without what the seat is thinking now. */
  left(match: Match | undefined, seat: Seat): { readonly left: number; readonly reserve: number } | undefined {
    if (!this.clock || !match || match.over) return undefined;
    const { left, reserve } = this.clock.left(this.kept, match.state, seat);
    return { left: left * 1000, reserve: reserve * 1000 };
  }

  /** The seat let its time run out too often. */
  isForfeit(seat: Seat): boolean {
    return this.clock?.isForfeit(this.kept, seat) ?? false;
  }

  /** The clock after what seats have thought before an op; to be asked while the state is still as it was. */
  charged(match: Match | undefined, op: Op): unknown {
    const { clock } = this;
    if (!clock || !match || match.over || !('spent' in op) || !op.spent) return this.kept;
    let time = this.kept;
    for (const [seat, ms] of op.spent) {
      // Who answers for themselves has answered in time, however slow the wire.
      const most =
        op.k === 'answer' && op.late ? ms : Math.min(ms, clock.left(time, match.state, seat).left * 1000 - 1);
      time = clock.spend(time, match.state, seat, Math.max(0, most) / 1000);
    }
    return op.k === 'answer' && !op.late ? clock.inTime(time, op.seat) : time;
  }

  /** After the op was played: what was charged for it counts. */
  moved(match: Match | undefined, op: Op, charged: unknown): void {
    const { clock } = this;
    if (!clock || !match) return;
    const begun = charged ?? clock.begin(match.seats);
    this.kept = clock.moved(op.k === 'return' ? clock.comeBack(begun, op.seat) : begun, match.state);
  }
}
