// Other processes on the same store: what they say of tables that are in use here as well, and whether they live.

import type { Seat } from '@veillee/kernel';
import type { Store, Word } from '../store/port.ts';
import type { Gathering } from './gathering.ts';
import type { GatheringLog } from './surroundings.ts';

export const ALIVE_MS = 10_000;

/** What is heard from others concerns these. */
export interface SharedHall {
  readonly store: Store;
  readonly log: GatheringLog;
  readonly gatherings: ReadonlyMap<string, Gathering>;
  letGo(id: string, why: 'deleted' | 'set-aside'): void;
  /** A process is not heard any more: what it was at is taken over. */
  lost(): void;
}

export class OtherProcesses {
  private readonly hall: SharedHall;
  /** When they were last heard. */
  private readonly others = new Map<string, number>();
  private readonly heartbeat: NodeJS.Timeout;

  constructor(hall: SharedHall) {
    this.hall = hall;
    this.heartbeat = setInterval(() => this.beat(), ALIVE_MS);
    this.heartbeat.unref();
    hall.store.listen((word, from) => this.hear(word, from));
  }

  close(): void {
    clearInterval(this.heartbeat);
  }

  private hear(word: Word, from: string): void {
    this.others.set(from, performance.now());
    const { gatherings, store } = this.hall;
    switch (word.w) {
      case 'ops':
        for (const [id, seq] of word.tables) this.catchUp(id, seq);
        return;
      case 'chat':
        gatherings.get(word.table)?.hearChat(word.line);
        return;
      case 'deleted':
        this.hall.letGo(word.table, 'deleted');
        return;
      case 'aside':
        this.hall.letGo(word.table, 'set-aside');
        return;
      case 'invited':
        this.tellInvited(word);
        return;
      case 'present': {
        const gathering = gatherings.get(word.table);
        gathering?.hearPresence(from, word);
        if (gathering && word.ask && gathering.audience.listeners.size > 0)
          store.publish({ w: 'present', table: word.table, ...gathering.presence.here });
        return;
      }
      case 'alive':
        return;
      case 'missed':
        for (const id of gatherings.keys()) this.catchUp(id, Number.POSITIVE_INFINITY);
        return;
    }
  }

  private catchUp(id: string, seq: number): void {
    const { gatherings, log } = this.hall;
    gatherings
      .get(id)
      ?.catchUp(seq)
      .catch((error: unknown) => log.error({ table: id, err: error }, 'a table could not follow another process'));
  }

  private tellInvited({ table, seat, to, code, as }: Word & { w: 'invited' }): void {
    const text = JSON.stringify({ t: 'invited', table: to, code, seat: as });
    const gathering = this.hall.gatherings.get(table);
    for (const listener of gathering?.audience.listeners ?? [])
      if (listener.seats.includes(seat)) gathering?.say(listener, text);
  }

  /** Tells who sits there, here and elsewhere, that a seat waits at a new table. */
  invite(table: string, seat: Seat, to: string, code: string, as: Seat): void {
    const word = { w: 'invited', table, seat, to, code, as } as const;
    this.tellInvited(word);
    this.hall.store.publish(word);
  }

  /** Says that this process lives; forgets who sat at processes that do not. */
  private beat(): void {
    this.hall.store.publish({ w: 'alive' });
    let lost = false;
    for (const [other, heard] of this.others) {
      if (performance.now() - heard < 3 * ALIVE_MS) continue;
      this.others.delete(other);
      for (const gathering of this.hall.gatherings.values())
        gathering.hearPresence(other, { seats: [], onlookers: [] });
      lost = true;
    }
    if (lost) this.hall.lost();
  }
}
