// Rehearsals: what is to be done at a table that nobody has proved is done outside first, exactly as the server will do it. The rules
// hold nothing but the state and their own chance, so what went well there goes well here, and takes as long and as much memory.

import type { Checkpoint } from '@veillee/kernel';
import { Audience, type Listener } from '../tables/audience.ts';
import type { Op, Setup, Snapshot } from '../tables/ops.ts';
import { Table } from '../tables/table.ts';
import type { Desk } from './jobs.ts';

/** A table, and what is to be done at it; without `op` it is only taken up. Its journal is asked for. */
export interface Rehearsal {
  readonly setup: Setup;
  readonly snapshot: Snapshot | undefined;
  /** What was played since the snapshot. */
  readonly since: readonly Op[];
  readonly op?: Op;
  /** Where the op goes back: a checkpoint on the way that the server has. */
  readonly from?: Checkpoint<unknown>;
}

/** What it took. */
export interface Rehearsed {
  /** Of the processor, in milliseconds. */
  readonly ms: number;
  /** What there is to keep and to tell, in characters. */
  readonly size: number;
}

export async function rehearse(desk: Desk, { setup, snapshot, since, op, from }: Rehearsal): Promise<Rehearsed> {
  const { game, clock } = await desk.kit(setup.game);
  const journal = await desk.entries(0);
  const began = spent();
  const table = Table.restore(game, setup, { snapshot, journal, told: [], ops: since }, clock);
  if (op) {
    if (from) table.match?.takeCheckpoint(from);
    table.apply(op);
  }
  const size = sizeOf(table);
  return { ms: spent() - began, size };
}

const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Everything that is kept of it, and that anybody could be told. */
function sizeOf(table: Table): number {
  const listeners = [...table.seats.keys()].map(seat => listening([seat]));
  const facts = table.facts(() => true);
  const told = new Audience().everything(table, [...listeners, listening([])], facts, []);
  const kept = JSON.stringify([table.keptFacts, table.snapshot()]);
  return told.reduce((sum, [, { text }]) => sum + text.length, kept.length);
}

const listening = (seats: readonly number[]): Listener => ({
  seats,
  told: 0,
  onlooker: undefined,
  send: () => {},
  dismiss: () => {},
});
