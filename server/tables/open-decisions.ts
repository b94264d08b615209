// The decisions on a table, under the ids by which seats know them: the position at which each was put there, as they count it.

import type { Decision, Seat } from '@veillee/kernel';

export interface Asked {
  readonly id: number;
  readonly decision: Decision;
}

export type AskedIds = readonly (readonly [seat: Seat, id: number])[];

export class OpenDecisions {
  private readonly asked = new Map<Seat, Asked>();
  /** The last id of each seat, whether or not it is still asked. */
  private last = new Map<Seat, number>();

  of(seat: Seat): Asked | undefined {
    return this.asked.get(seat);
  }

  get ids(): AskedIds {
    return [...this.last].sort(([a], [b]) => a - b);
  }

  /**
   * These are open now; what was not open before gets the position as its id, or the next one that its seat has not had. After an
   * interruption that somebody let `pass`, what the others are asked still is what they were asked: nobody tells them otherwise.
   */
  hold(decisions: readonly Decision[], position: number, passed?: Seat): void {
    const { asked, last } = this;
    for (const seat of asked.keys()) if (!decisions.some(decision => decision.seat === seat)) asked.delete(seat);
    for (const decision of decisions) {
      const { seat, prompt } = decision;
      const before = asked.get(seat);
      if (before?.decision === decision) continue;
      const isSame = passed !== undefined && passed !== seat && before?.decision.prompt === prompt;
      const id = isSame ? before.id : Math.max(position, (last.get(seat) ?? -1) + 1);
      asked.set(seat, { id, decision });
      last.set(seat, id);
    }
  }

  /** These are the decisions that were known under such ids, made anew. */
  holdAs(decisions: readonly Decision[], ids: AskedIds, position: number): void {
    this.last = new Map(ids);
    this.asked.clear();
    for (const decision of decisions) {
      const id = this.last.get(decision.seat) ?? position;
      this.asked.set(decision.seat, { id, decision });
      this.last.set(decision.seat, id);
    }
  }
}
