// What it costs the house to be asked, in milliseconds of a processor as they were measured, and in whose turn it is done. Whoever has
// asked for much waits behind whoever has not; whoever has asked for far too much is refused what is costly until they have rested.

import type { FastifyRequest } from 'fastify';
import { addressOf, personOf } from './callers.ts';
import { type Limits, Visitors } from './limits.ts';
import { worked } from './processor.ts';
import { No } from './refusals.ts';

/** Of one person at one address. Either may be shared: a person has several connections, an address several people. */
export interface Account {
  readonly address: string;
  /** Throws a refusal to whoever has asked for too much. */
  check(): void;
  /** Nothing if it may be done now; else it is done when they have their turn. */
  turn(): Promise<void> | undefined;
  /** Work on the thread on which everybody plays. */
  time<T>(work: () => T): T;
  /** The same, measured already. */
  spend(ms: number): void;
  /** Work that was done elsewhere. */
  spendElsewhere(ms: number): void;
  /** The same for a game that was brought along: its address pays all of it, and the person can still sit down with it. */
  spendOnImport(ms: number): void;
}

/** Nobody pays: what the house does of its own accord. */
export const ON_THE_HOUSE: Account = {
  address: '',
  check: () => {},
  turn: () => undefined,
  time: work => work(),
  spend: () => {},
  spendElsewhere: () => {},
  spendOnImport: () => {},
};

/** How often games are brought along has a quota of its own; this share of what one may ask for is left. */
const LEFT_BY_IMPORTS = 1 / 2;
/** So many milliseconds by the clock. */
const SHORT_MS = 0.2;

export class Work {
  private readonly people: Visitors;
  private readonly addresses: Visitors;
  /** What an address may have done at once before others come first. */
  private readonly promptness: Visitors;
  private readonly turns = new Turns();
  /** What each address has begun in this round of the loop. */
  private readonly begun = new Map<string, number>();
  private readonly begunAtOnce: number;

  constructor(limits: Limits) {
    const { workPerSecond, workAtOnce, addressWorkPerSecond, addressWorkAtOnce } = limits;
    this.people = new Visitors(workPerSecond, workAtOnce);
    this.addresses = new Visitors(addressWorkPerSecond, addressWorkAtOnce);
    this.begunAtOnce = limits.begunAtOnce;
    this.promptness = new Visitors(limits.promptWorkPerSecond, limits.promptWorkAtOnce);
  }

  /** Of whoever makes a call. */
  by(request: FastifyRequest): Account {
    return this.of(addressOf(request), personOf(request));
  }

  of(address: string, person: string | undefined): Account {
    const { people, addresses, promptness, turns } = this;
    const isPrompt = (): boolean => promptness.has(address) && !turns.isWaiting(address) && this.begins(address);
    const spendElsewhere = (ms: number, now = performance.now()): void => {
      addresses.spend(address, ms, now);
      if (person !== undefined) people.spend(person, ms, now);
    };
    const spend = (ms: number, now = performance.now()): void => {
      promptness.spend(address, ms, now);
      spendElsewhere(ms, now);
    };
    return {
      address,
      spend,
      spendElsewhere,
      spendOnImport: (ms, now = performance.now()) => {
        addresses.spend(address, ms, now);
        if (person !== undefined) people.spend(person, ms, now, LEFT_BY_IMPORTS);
      },
      check: () => {
        if (!addresses.has(address) || (person !== undefined && !people.has(person)))
          throw new No('too-many', 'you have asked for much; wait a moment');
      },
      turn: () => (isPrompt() ? undefined : turns.wait(address)),
      time: work => {
        const [began, before] = [performance.now(), worked()];
        try {
          return work();
        } finally {
          // What is short is over before anything else was done: asking the system once more would be a good part of it.
          const now = performance.now();
          spend(now - began < SHORT_MS ? now - began : worked() - before, now);
        }
      },
    };
  }

  /** One more in this round; false if that is too many. What a call costs is known afterwards, and hundreds of them may come at once. */
  private begins(address: string): boolean {
    const before = this.begun.get(address) ?? 0;
    if (before >= this.begunAtOnce) return false;
    if (this.begun.size === 0) setImmediate(() => this.begun.clear());
    this.begun.set(address, before + 1);
    return true;
  }
}

/** One after the other, address by address: one piece of work, then whatever has come in meanwhile. */
export class Turns {
  private readonly lanes = new Map<string, (() => void)[]>();
  private next: NodeJS.Immediate | undefined = undefined;

  isWaiting(address: string): boolean {
    return this.lanes.has(address);
  }

  wait(address: string): Promise<void> {
    return new Promise(resolve => {
      const lane = this.lanes.get(address);
      if (lane) lane.push(resolve);
      else this.lanes.set(address, [resolve]);
      this.next ??= setImmediate(() => this.serve());
    });
  }

  private serve(): void {
    this.next = undefined;
    for (const [address, lane] of this.lanes) {
      const go = lane.shift();
      // Whoever still waits goes behind the others.
      this.lanes.delete(address);
      if (lane.length > 0) this.lanes.set(address, lane);
      go?.();
      break;
    }
    if (this.lanes.size > 0) this.next = setImmediate(() => this.serve());
  }
}
