// The numbers by which listeners know what has happened. An interruption that was let pass has none: whether a seat was asked may
// rest on what it holds, and a number that is left out would tell it. The journal and the store count everything.

import { type Entry, isPass, isReseed } from '@veillee/kernel';

/** Entries of a journal as listeners count them. It is followed as it grows; where it goes back there is a new one. */
export class ToldNumbers {
  /** Entries that have no number, by rising place. */
  private readonly passes: number[] = [];
  private looked = 0;

  constructor(journal: readonly Entry[]) {
    this.follow(journal);
  }

  /** The journal has grown. */
  follow(journal: readonly Entry[]): void {
    for (; this.looked < journal.length; this.looked++) {
      const entry = journal[this.looked];
      if (entry && !isReseed(entry) && isPass(entry)) this.passes.push(this.looked);
    }
  }

  /** How many listeners know of, where there are so many entries. */
  toldOf(entries: number): number {
    let [low, high] = [0, this.passes.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.passes[middle] ?? 0) < entries) low = middle + 1;
      else high = middle;
    }
    return entries - low;
  }

  /** The place of the entry that listeners know by this number; behind it, whatever was let pass before the next. */
  entryOf(told: number): number {
    let entry = told;
    for (const pass of this.passes) {
      if (pass > entry) break;
      entry++;
    }
    return entry;
  }
}
