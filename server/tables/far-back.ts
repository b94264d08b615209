// Going far back: a match in use has checkpoints near its end, and none before it was read from the store. The way to a place
// further back is prepared before the table goes there: from a checkpoint of the store, or by another thread.

import type { Checkpoint, Entry, Match } from '@veillee/kernel';
import { playedAt } from '../bots/past.ts';
import { type Pool, TookTooLong } from '../bots/pool.ts';
import { No } from '../refusals.ts';
import type { Store } from '../store/port.ts';
import { answered } from './agreement.ts';
import type { Op, StoredMatch } from './ops.ts';
import type { Table } from './table.ts';

/** So many entries are played again at once. */
const NEAR = 32;
const LIMIT_MS = 20_000;

/** The entry to which this op would lead back. */
function backTo(table: Table, op: Op): number | undefined {
  const { request, company } = table;
  switch (op.k) {
    case 'undo':
      return table.undoTarget(op.seat);
    case 'rewind':
      return op.to;
    case 'consent': {
      if (!op.yes || request?.again || !request?.waitingFor.some(seat => company.isSameHolder(seat, op.seat)))
        return undefined;
      return 'settled' in answered(request, company, op.seat, true) ? request.to : undefined;
    }
    default:
      return undefined;
  }
}

/** Where a table must be prepared to go before this op is played; undefined if it can be played at once. */
export function farBack(table: Table, op: Op): number | undefined {
  const to = backTo(table, op);
  const { match } = table;
  if (to === undefined || !match || to > match.journal.length) return undefined;
  const known = match.checkpointBefore(to);
  return known && to - known.at <= NEAR ? undefined : to;
}

/** Gives the match a checkpoint near entry `to`, one that it would have kept itself. */
export async function prepare(table: Table, to: number, { store, pool }: { store: Store; pool: Pool }): Promise<void> {
  const { match } = table;
  if (!match) return;
  const { journal } = match;
  const stored = await store.matchBefore(table.setup.id, to);
  const known = [match.checkpointBefore(to), stored && own(table, journal, stored)];
  const nearest = known.reduce((best, each) => ((each?.at ?? -1) > (best?.at ?? -1) ? each : best), undefined);
  const checkpoint = nearest && to - nearest.at <= NEAR ? nearest : await walk(table, match, nearest, to, pool);
  // Meanwhile the table may have been played on, or gone back itself.
  if (sealBefore(match.journal, checkpoint.at) === sealBefore(journal, checkpoint.at)) match.takeCheckpoint(checkpoint);
}

/** A checkpoint of the store is this match's own if it was made by these rules, after these very entries. */
function own({ game }: Table, journal: readonly Entry[], stored: StoredMatch): Checkpoint<unknown> | undefined {
  const { checkpoint, rules, content, seal } = stored;
  const fits = rules === game.rules && content === game.content && seal === sealBefore(journal, checkpoint.at);
  return fits ? checkpoint : undefined;
}

export const sealBefore = (journal: readonly Entry[], entry: number): string | undefined => journal[entry - 1]?.seal;

/** Plays the way there in another thread, every entry checked by its seal. */
async function walk(
  table: Table,
  match: Match,
  from: Checkpoint<unknown> | undefined,
  to: number,
  pool: Pool,
): Promise<Checkpoint<unknown>> {
  const { journal } = match;
  const way = { ...playedAt(table.setup, match), to, ...(from && { from }) };
  try {
    return await pool.do('goBack', way, LIMIT_MS, journal);
  } catch (error) {
    if (error instanceof TookTooLong) throw new No('busy', 'it takes too long to go back that far');
    if (error instanceof No && error.code === 'rules')
      throw new No('no-undo', `the rules have changed since entry ${to}: the table cannot go back to it`);
    throw error;
  }
}
