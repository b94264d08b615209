// The decisions on a table, under the ids by which seats know them: the position at which each was put there.

import type { Decision, Seat } from '@veillee/kernel';

export interface Asked {
  readonly id: number;
  readonly decision: Decision;
}

export type AskedIds = readonly (readonly [seat: Seat, id: number])[];

export class OpenDecisions {
  private readonly asked = new Map<Seat, Asked>();

  of(seat: Seat): Asked | undefined {
    return this.asked.get(seat);
  }

  get ids(): AskedIds {
    return [...this.asked].map(([seat, { id }]) => [seat, id] as const).sort(([a], [b]) => a - b);
  }

  /** These are open now; what was not open before gets the position as its id. */
  hold(decisions: readonly Decision[], position: number): void {
    const { asked } = this;
    for (const seat of asked.keys()) if (!decisions.some(decision => decision.seat === seat)) asked.delete(seat);
    for (const decision of decisions)
      if (asked.get(decision.seat)?.decision !== decision) asked.set(decision.seat, { id: position, decision });
  }

  /** These are the decisions that were known under such ids, made anew. */
  holdAs(decisions: readonly Decision[], ids: AskedIds, position: number): void {
    const known = new Map(ids);
    this.asked.clear();
    for (const decision of decisions)
      this.asked.set(decision.seat, { id: known.get(decision.seat) ?? position, decision });
  }
}
