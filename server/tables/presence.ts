// Who is at a table: those connected here, and those of whom other processes say that they are there.

import type { Seat } from '@veillee/kernel';
import type { Audience } from './audience.ts';

/** So many onlookers are named to other processes: words between them are short. */
const MOST_NAMED = 200;

/** Who is at the table, in one process. */
export interface Present {
  readonly seats: readonly Seat[];
  readonly onlookers: readonly string[];
}

export class Presence {
  private readonly audience: Audience;
  private readonly elsewhere = new Map<string, Present>();

  constructor(audience: Audience) {
    this.audience = audience;
  }

  readonly has = (seat: Seat): boolean => {
    if (this.audience.isPresent(seat)) return true;
    for (const { seats } of this.elsewhere.values()) if (seats.includes(seat)) return true;
    return false;
  };

  /** Somebody looks on, here or at another process. */
  get isAnybody(): boolean {
    return this.audience.listeners.size > 0 || this.elsewhere.size > 0;
  }

  /** Another process says who sits at this table there. False if that is nothing new. */
  hear(from: string, present: Present): boolean {
    if (present.seats.length > 0 || present.onlookers.length > 0) this.elsewhere.set(from, present);
    else if (!this.elsewhere.delete(from)) return false;
    this.audience.presenceChanged();
    return true;
  }

  /** Who is here, for other processes. */
  get here(): Present {
    const { presentSeats: seats, onlookers } = this.audience;
    return { seats, onlookers: onlookers.slice(0, MOST_NAMED) };
  }

  /** Whoever looks on, here or at another process, by the names that the table has for them. */
  get onlookers(): string[] {
    const there = [...this.elsewhere.values()].flatMap(({ onlookers }) => onlookers);
    return [...new Set([...this.audience.onlookers, ...there])];
  }
}
