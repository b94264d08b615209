// What is done at a table that nobody has proved is rehearsed outside first; what takes too long there, or too much memory, is not
// done here at all.

import type { Entry } from '@veillee/kernel';
import { DiedOutside } from '../bots/hands.ts';
import { type Pool, TookTooLong } from '../bots/pool.ts';
import type { Rehearsal } from '../bots/rehearsal.ts';
import { No } from '../refusals.ts';
import { isCareful } from './care.ts';
import { leadsTo } from './far-back.ts';
import type { Op } from './ops.ts';
import type { Surroundings } from './surroundings.ts';
import type { Kept, Table } from './table.ts';
import type { Written } from './unwritten.ts';

/** Whoever has not come back by then has run away. */
const LIMIT_MS = 8000;
/** So much of the processor one answer may take; a decision of any game here takes some milliseconds. */
const MOST_ANSWER_MS = 500;
/** Taking a table up, or going back, may mean playing some entries again. */
const MOST_UP_MS = 2000;
/** A long game of many seats keeps and tells a tenth of it. */
const MOST_SIZE = 8 * 1024 * 1024;

/** It cannot be done here. */
export class Unbearable extends Error {
  override readonly name = 'Unbearable';
}

/** What must be rehearsed: all that runs rules. The rest is about seats and manners. */
export const runsRules = ({ k }: Op): boolean =>
  k === 'answer' || k === 'undo' || k === 'redo' || k === 'rewind' || k === 'consent' || k === 'join';

/** Resolves if the table, as it was kept, can be taken up here; rejects with `Unbearable` if not. */
export async function rehearseTaking(pool: Pool, { setup, ...kept }: Kept & Pick<Rehearsal, 'setup'>): Promise<void> {
  const { snapshot, ops: since, journal } = kept;
  await attempt(pool, { setup, snapshot, since }, journal, MOST_UP_MS);
}

/** Resolves if this op can be played here, rejects with its refusal, or with `Unbearable`. */
export async function rehearseOp(pool: Pool, table: Table, op: Op): Promise<void> {
  const { match, setup } = table;
  const leads = leadsTo(table, op);
  const from = leads && match?.checkpointBefore('back' in leads ? leads.back : leads.again.from);
  const rehearsal = { setup, snapshot: table.snapshot(), since: [], op, ...(from && { from }) };
  await attempt(pool, rehearsal, match?.journal ?? [], leads ? MOST_UP_MS : MOST_ANSWER_MS);
}

async function attempt(pool: Pool, rehearsal: Rehearsal, journal: readonly Entry[], mostMs: number): Promise<void> {
  try {
    const { ms, size } = await pool.do('rehearse', rehearsal, LIMIT_MS, journal, true);
    if (ms > mostMs) throw new Unbearable(`it took ${Math.round(ms)} ms`);
    if (size > MOST_SIZE) throw new Unbearable(`it came to ${size} characters`);
  } catch (error) {
    if (error instanceof TookTooLong || error instanceof DiedOutside) throw new Unbearable(error.message);
    // Nothing but a rule fails there.
    throw error instanceof No || error instanceof Unbearable ? error : new No('rules', (error as Error).message);
  }
}

/** What rehearsals need of the table's gathering. */
interface RehearsingGathering {
  readonly id: string;
  readonly table: Table | undefined;
  readonly gone: boolean;
  play(table: Table, op: Op, done: Written): void;
  rehearsedFailure(cause: unknown): void;
}

/** The rehearsals of one table in use, one after the other. */
export class Rehearsals {
  private readonly gathering: RehearsingGathering;
  private readonly around: Surroundings;
  private line: Promise<void> = Promise.resolve();
  private waiting = 0;
  /** So many ops that run rules were played: whatever was rehearsed before the last of them is out of date. */
  private deeds = 0;

  constructor(gathering: RehearsingGathering, around: Surroundings) {
    this.gathering = gathering;
    this.around = around;
  }

  get isRunning(): boolean {
    return this.waiting > 0;
  }

  needs(table: Table, op: Op): boolean {
    return isCareful(table) && runsRules(op);
  }

  played(op: Op): void {
    if (runsRules(op)) this.deeds++;
  }

  /** Plays an op once it has been rehearsed; `done` hears of refusals too. */
  add(table: Table, op: Op, done: Written): void {
    this.waiting++;
    const { deeds } = this;
    this.line = this.line
      .then(() => this.rehearse(table, op, deeds))
      .then(
        () => this.play(table, op, deeds, done),
        (error: Error) => {
          this.waiting--;
          done(error, 0);
        },
      );
  }

  private async rehearse(table: Table, op: Op, deeds: number): Promise<void> {
    const { around, gathering } = this;
    this.checkCurrent(table, deeds);
    try {
      await rehearseOp(around.pool, table, op);
    } catch (error) {
      if (error instanceof No && error.code === 'rules') gathering.rehearsedFailure(error);
      if (!(error instanceof Unbearable)) throw error;
      around.log.warn({ table: gathering.id, why: error.message }, 'what was rehearsed cannot be done here');
      around.setAside(gathering.id, 'rules');
      throw setAsideNow();
    }
  }

  private play(table: Table, op: Op, deeds: number, done: Written): void {
    this.waiting--;
    try {
      this.checkCurrent(table, deeds);
      this.gathering.play(table, op, done);
    } catch (error) {
      done(error as Error, 0);
    }
  }

  private checkCurrent(table: Table, deeds: number): void {
    const { gathering } = this;
    if (gathering.gone || gathering.table !== table || this.deeds !== deeds)
      throw new No('stale', 'something else happened at the table first');
  }
}

export const setAsideNow = (): No =>
  new No('set-aside', 'this table is set aside: what was to be done there went wrong; its host may try again');
