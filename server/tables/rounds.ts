// Bots' rounds: at which tables of the store bots are due, or somebody's time runs, and how they are played on where nobody looks on.

import { No } from '../refusals.ts';
import type { Store } from '../store/port.ts';
import { StoreTrouble } from '../store/trouble.ts';
import type { Gathering } from './gathering.ts';
import { NightShift, type ShiftSettings } from './night-shift.ts';
import { type KeptFacts, seqOf } from './ops.ts';
import { ALIVE_MS } from './other-processes.ts';
import type { GatheringLog } from './surroundings.ts';

const AGAIN_MS = 1000;

/** What the rounds need of the hall. */
export interface RoundsHall {
  readonly store: Store;
  readonly log: GatheringLog;
  readonly isClosing: boolean;
  gathering(id: string): Promise<{ readonly gathering: Gathering }>;
}

export class Rounds {
  readonly night: NightShift;
  private readonly hall: RoundsHall;

  constructor(hall: RoundsHall, settings: ShiftSettings) {
    this.hall = hall;
    this.night = new NightShift((id, shift) => this.playOn(id, shift), settings);
  }

  /** Looks, after `ready`, for tables that were left when the server, or another process, went down. */
  make(ready: Promise<void>): void {
    ready
      .then(() => this.findDue())
      .catch((error: unknown) => this.hall.log.error({ err: error }, 'tables of bots could not be looked for'));
  }

  private async findDue(): Promise<void> {
    const { store } = this.hall;
    const due = new Map<string, number>();
    for (let after = 0; ; ) {
      const page = await store.withBots(after);
      for (const { facts, seq } of page)
        if (facts.timed || seq > seqOf(facts) || botIsDue(facts)) due.set(facts.id, seq);
      const last = page.at(-1);
      if (!last || this.hall.isClosing) break;
      after = last.n;
    }
    // Another process may be playing there: it is left to it as long as something happens.
    if (store.shared && due.size > 0) await pause(ALIVE_MS);
    for (const [id, seq] of due)
      if (!this.hall.isClosing && (!store.shared || (await store.opsSince(id, seq)).length === 0)) this.night.add(id);
  }

  /** Plays on at a table where nobody looks on. Never rejects. */
  private async playOn(id: string, shift: ShiftSettings): Promise<boolean> {
    try {
      const { gathering } = await this.hall.gathering(id);
      return await gathering.playOn(shift);
    } catch (error) {
      if (error instanceof StoreTrouble) {
        await pause(AGAIN_MS);
        return true;
      }
      const isExpected = error instanceof No && (error.code === 'unknown-table' || error.code === 'set-aside');
      if (!isExpected && !this.hall.isClosing) this.hall.log.error({ table: id, err: error }, 'bots could not play on');
      return false;
    }
  }
}

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms).unref());

const botIsDue = ({ seats, toAct, awaited = toAct }: KeptFacts): boolean =>
  awaited.some(seat => seats[seat]?.bot !== undefined);
