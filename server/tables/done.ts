// The requests that were done at a table lately, by the names that their seats gave them: whoever repeats one, because a line broke, is
// told where it led.

import type { Seat } from '@veillee/kernel';

/** So many of each seat are remembered at least, and so many are kept. */
const KEPT = 32;

/** Of one seat: the latest, and those before. A whole generation is forgotten at once, which costs less than one after the other. */
class DoneBySeat {
  latest = new Map<string, number>();
  before: ReadonlyMap<string, number> = new Map();
}

/** A name as it is kept, and the position to which the request led. */
export type KeptDone = readonly (readonly [name: string, position: number])[];

export class Done {
  private readonly seats: DoneBySeat[] = [];

  constructor(kept: KeptDone = []) {
    for (const [name, position] of kept) {
      const colon = name.indexOf(':');
      this.add(Number(name.slice(0, colon)), name.slice(colon + 1), position);
    }
  }

  /** The position, as listeners count, to which a request of that name led, if it was done before. */
  at(seat: Seat, id: string): number | undefined {
    const own = this.seats[seat];
    return own?.latest.get(id) ?? own?.before.get(id);
  }

  add(seat: Seat, id: string, position: number): void {
    this.seats[seat] ??= new DoneBySeat();
    const own = this.seats[seat];
    own.latest.set(id, position);
    if (own.latest.size < KEPT) return;
    own.before = own.latest;
    own.latest = new Map();
  }

  get kept(): KeptDone {
    return this.seats.flatMap((own, seat) =>
      [...own.before, ...own.latest].slice(-KEPT).map(([id, position]) => [`${seat}:${id}`, position] as const),
    );
  }
}
