// Going far back, and on again: a match in use has checkpoints near its end, and none before it was read from the store. The way
// to a place further off is prepared before the table goes there: from a checkpoint of the store, or by another thread.

import type { Checkpoint, Entry, Match, Taken } from '@veillee/kernel';
import { playedAt } from '../bots/past.ts';
import { type Pool, TookTooLong } from '../bots/pool.ts';
import { No } from '../refusals.ts';
import type { Store } from '../store/port.ts';
import { answered } from './agreement.ts';
import { isCareful } from './care.ts';
import type { Op, StoredMatch } from './ops.ts';
import type { Table } from './table.ts';

/** So many entries are played again at once. */
const NEAR = 32;
const LIMIT_MS = 20_000;

/** What an op leads to: back to an entry, or on again with what was taken back. */
export type Leads = { readonly back: number } | { readonly again: Taken };

export function leadsTo(table: Table, op: Op): Leads | undefined {
  switch (op.k) {
    case 'undo': {
      const back = table.undoTarget(op.seat);
      return back === undefined ? undefined : { back };
    }
    case 'redo':
      return table.canRedo(op.seat) ? again(table) : undefined;
    case 'rewind':
      return { back: op.to };
    case 'consent':
      return agreedTo(table, op);
    default:
      return undefined;
  }
}

/** What a request leads to, if this is the last yes that it waits for. */
function agreedTo(table: Table, { seat, yes }: Op & { k: 'consent' }): Leads | undefined {
  const { request, company } = table;
  if (!yes || !request?.waitingFor.some(other => company.isSameHolder(other, seat))) return undefined;
  if (!('settled' in answered(request, company, seat, true))) return undefined;
  return request.again ? again(table) : { back: request.to };
}

function again({ match }: Table): Leads | undefined {
  const last = match?.taken.at(-1);
  return last && { again: last };
}

/** Where a table must be prepared to go before this op is played; undefined if it can be played at once. */
export function farAway(table: Table, op: Op): Leads | undefined {
  const leads = leadsTo(table, op);
  const { match } = table;
  if (!leads || !match) return undefined;
  if ('again' in leads) return leads.again.entries.length <= NEAR || match.isRedoPrepared ? undefined : leads;
  const { back } = leads;
  if (back > match.journal.length) return undefined;
  const known = match.checkpointBefore(back);
  return known && back - known.at <= NEAR ? undefined : leads;
}

interface Around {
  readonly store: Store;
  readonly pool: Pool;
}

/** Does elsewhere what would hold up the others. */
export async function prepare(table: Table, leads: Leads, around: Around): Promise<void> {
  if (!table.match) return;
  if ('back' in leads) await prepareBack(table, table.match, leads.back, around);
  else await prepareAgain(table, table.match, leads.again, around);
}

/** What is put again is played by another thread first. */
async function prepareAgain(table: Table, match: Match, taken: Taken, { pool }: Around): Promise<void> {
  const { from: first, entries } = taken;
  const journal = [...match.journal.slice(0, first), ...entries];
  const whole = playedAt(table.setup, { started: match.started, journal });
  const from = match.checkpointBefore(first);
  const way = { ...whole, to: journal.length, first, ...(from && { from }) };
  const ahead = await elsewhere(pool.do('goAgain', way, LIMIT_MS, journal, isCareful(table)), journal.length);
  if (match.taken.at(-1) === taken) match.prepareRedo(taken, ahead);
}

/** Gives the match a checkpoint near entry `to`, one that it would have kept itself. */
async function prepareBack(table: Table, match: Match, to: number, { store, pool }: Around): Promise<void> {
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
function walk(
  table: Table,
  match: Match,
  from: Checkpoint<unknown> | undefined,
  to: number,
  pool: Pool,
): Promise<Checkpoint<unknown>> {
  const way = { ...playedAt(table.setup, match), to, ...(from && { from }) };
  return elsewhere(pool.do('goBack', way, LIMIT_MS, match.journal, isCareful(table)), to);
}

async function elsewhere<T>(work: Promise<T>, to: number): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof TookTooLong) throw new No('busy', 'it takes too long to go that far');
    if (error instanceof No && error.code === 'rules')
      throw new No('no-undo', `the rules have changed since entry ${to}: the table cannot go to it`);
    throw error;
  }
}
