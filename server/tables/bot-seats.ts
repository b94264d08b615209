// The bots of one table in use: who is due, what they answer, and when it has been enough.

import type { Decision, Picks, Seat } from '@veillee/kernel';
import type { Awaited } from '../bots/turns.ts';
import { isRefused } from '../refusals.ts';
import type { ShiftSettings } from './night-shift.ts';
import type { Op } from './ops.ts';
import type { GatheringLog } from './surroundings.ts';
import type { Table } from './table.ts';

/** A bot whose answers keep failing is left alone: somebody has to look. */
const MOST_FAILURES = 3;

/** What bots need of the table's gathering. */
export interface BotGathering {
  readonly id: string;
  readonly table: Table | undefined;
  readonly gone: boolean;
  /** Somebody looks on, here or at another process. */
  readonly isAttended: boolean;
  /** Who waits for what bots do here. */
  readonly awaitedBy: Awaited;
  perform(table: Table, op: Op, done: (error: Error | undefined) => void): void;
  note(code: string, message: string): void;
}

/** What bots need of the hall. */
export interface BotHall {
  readonly log: GatheringLog;
  /** So many answers of bots in a row, and the table is stopped until somebody lets it go on. */
  readonly mostAlone: number;
  /** What this bot answers. Never rejects: at worst any legal answer. */
  think(table: Table, seat: Seat, bot: string, awaited: Awaited): Promise<Picks>;
  anyPicks(table: Table, seat: Seat): Picks;
  /** Bots are due at a table where nobody looks on. */
  nightFalls(table: string): void;
}

interface Due {
  readonly seat: Seat;
  readonly decision: number;
  readonly bot: string;
}

export class BotSeats {
  private readonly gathering: BotGathering;
  private readonly hall: BotHall;
  private readonly thinking = new Map<Seat, number>();
  private failures = 0;

  constructor(gathering: BotGathering, hall: BotHall) {
    this.gathering = gathering;
    this.hall = hall;
  }

  get isThinking(): boolean {
    return this.thinking.size > 0;
  }

  /** The table was put down or is read anew: what is being thought is of no use. */
  forget(): void {
    this.thinking.clear();
  }

  /** Something was played. */
  succeeded(): void {
    this.failures = 0;
  }

  /** Seats that are asked and that bots play. */
  private due(table: Table): Due[] {
    if (this.gathering.gone || table.status !== 'playing' || this.failures >= MOST_FAILURES) return [];
    const due: Due[] = [];
    for (const [seat, { bot }] of table.seats.entries()) {
      const asked = table.company.isBots(seat) ? table.decision(seat) : undefined;
      if (!asked || asked.decision.standing || bot === undefined) continue;
      if (mustWait(table, asked.decision)) continue;
      due.push({ seat, decision: asked.id, bot });
    }
    return due;
  }

  /** Lets bots think whose turn it is; where nobody looks on, in their own time. */
  prompt(): void {
    const { gathering, hall } = this;
    const { table } = gathering;
    const due = table ? this.due(table) : [];
    if (!table || due.length === 0 || this.maybeStop(table)) return;
    if (gathering.isAttended) for (const each of this.idle(due)) void this.think(table, each);
    else hall.nightFalls(gathering.id);
  }

  /** Plays on while nobody looks. True if bots are still due then. */
  async playOn({ decisions, restMs }: ShiftSettings): Promise<boolean> {
    for (let made = 0; ; made++) {
      const { table, isAttended } = this.gathering;
      const due = table ? this.due(table) : [];
      if (!table || isAttended || due.length === 0 || this.maybeStop(table)) return false;
      if (made >= decisions) return true;
      const [next] = this.idle(due);
      if (!next) return false;
      await this.think(table, next);
      await new Promise(resolve => setTimeout(resolve, restMs));
    }
  }

  private idle(due: readonly Due[]): Due[] {
    return due.filter(({ seat, decision }) => this.thinking.get(seat) !== decision);
  }

  /** Bots that go on and on among themselves need somebody to look. */
  private maybeStop(table: Table): boolean {
    const { gathering, hall } = this;
    if (table.alone < hall.mostAlone) return false;
    hall.log.warn({ table: gathering.id, decisions: table.alone }, 'bots play on and on: the table is stopped');
    gathering.perform(table, { k: 'stop', why: 'endless' }, () => {});
    return true;
  }

  private async think(table: Table, due: Due): Promise<void> {
    this.thinking.set(due.seat, due.decision);
    const picks = await this.hall.think(table, due.seat, due.bot, this.gathering.awaitedBy);
    await this.answer(table, due, picks);
  }

  private async answer(table: Table, { seat, decision }: Due, picks: Picks): Promise<void> {
    if (this.gathering.table !== table || this.thinking.get(seat) !== decision) return;
    this.thinking.delete(seat);
    if (this.gathering.gone || !table.company.isBots(seat) || table.status !== 'playing') return;
    if (table.decision(seat)?.id !== decision) {
      this.prompt();
      return;
    }
    // Whoever ended their part now could no longer do what the others will ask for. It is thought over again when they have acted.
    if (picks.length === 0 && isByTurns(table, seat) && isWithPeople(table)) return;
    try {
      await this.perform(table, () => table.answerTo(seat, decision, picks));
    } catch (error) {
      this.gathering.note('rules', (error as Error).message);
      this.hall.log.error({ table: this.gathering.id, seat, err: error }, "a bot's answer failed");
      await this.answerAtRandom(table, seat, decision);
    }
  }

  /** For a bot whose own answer was refused, or broke a rule. */
  private async answerAtRandom(table: Table, seat: Seat, decision: number): Promise<void> {
    const failures = ++this.failures;
    if (failures >= MOST_FAILURES) return;
    try {
      await this.perform(table, () => table.answerTo(seat, decision, this.hall.anyPicks(table, seat)));
    } catch {
      this.failures = failures;
      await this.answerAtRandom(table, seat, decision);
    }
  }

  /** Ends when it is on disk, or never will be; rejects if it cannot be played. */
  private perform(table: Table, op: () => Op): Promise<void> {
    return new Promise((resolve, reject) =>
      this.gathering.perform(table, op(), error => (error && isRefused(error) ? reject(error) : resolve())),
    );
  }
}

const isByTurns = (table: Table, seat: Seat): boolean => table.decision(seat)?.decision.courtesy === 'by-turns';

/** A bot leaves people the word; where deeds go to and fro it has it after each of theirs. */
const mustWait = (table: Table, { courtesy }: Decision): boolean =>
  courtesy !== undefined &&
  courtesy !== false &&
  isWithPeople(table) &&
  !(courtesy === 'by-turns' && table.alone === 0);

/** People are asked as well, and whoever answers first has the word. */
const isWithPeople = (table: Table): boolean =>
  table.company.people.some(seat => table.decision(seat)?.decision.courtesy);
