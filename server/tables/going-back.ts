// Where going back leads and what it takes back. It is worked out here, at the moment it is asked for: no page knows the journal.

import { type Entry, isPass, isReseed, lastDecided, type Match, type Seat } from '@veillee/kernel';
import type { Way } from '../protocol.ts';
import { No } from '../refusals.ts';
import { newSeed } from '../secrets.ts';
import type { Company } from './company.ts';
import type { Op } from './ops.ts';
import type { Table } from './table.ts';

/**
 * The entry that a seat goes back to: its own last decision, or one that it chose. A bot, or a pass that nobody gave, would only
 * be played again; so then it is the seat's own decision before that, or the first one if there is none.
 */
export function landing(match: Match, company: Company, seat: Seat, chosen: number | undefined): number {
  const to = decidedAt(match, company, seat, chosen);
  if (to < match.earliest) throw new No('final', `what was read at entry ${match.earliest - 1} stands for good`);
  return to;
}

function decidedAt({ journal }: Match, company: Company, seat: Seat, chosen: number | undefined): number {
  if (chosen !== undefined && chosen > journal.length) throw new No('no-undo', `there is no entry ${chosen}`);
  const entry = chosen === undefined ? undefined : journal[chosen];
  if (chosen !== undefined && entry && isDecidedByPerson(entry, company, seat)) return chosen;
  const isMine = (other: Seat): boolean => other === seat;
  // Around one screen, whoever has not decided anything yet speaks for the others there.
  for (const isOf of [isMine, (other: Seat) => company.isSameHolder(other, seat)]) {
    const last = lastDecided(journal, isOf, chosen);
    if (last >= 0) return last;
  }
  const first = journal.findIndex(each => !isReseed(each) && !each.auto && isMine(each.seat));
  if (first < 0) throw new No('no-undo', `seat ${seat} has decided nothing yet`);
  return first;
}

/** That somebody else was asked and let it pass is theirs to know. */
function isDecidedByPerson(entry: Entry, company: Company, seat: Seat): boolean {
  if (isReseed(entry) || entry.auto || !company.isPerson(entry.seat)) return false;
  return entry.seat === seat || !isPass(entry);
}

/** What going back to this entry takes back. Interruptions that were let pass are not counted: they may betray a hand. */
export function wayTo(match: Match, to: number): Way {
  const entry = match.journal[to];
  const turn = match.turnOf(to);
  return {
    to,
    ...(entry && !isReseed(entry) && { whose: entry.seat }),
    answers: answersIn(match.journal.slice(to)),
    of: whoAnswered(match.journal.slice(to)),
    ...(turn !== undefined && { turn }),
    anew: match.isDealtAnew(to),
  };
}

/** What putting again would put again; undefined if nothing was taken back. */
export function wayAgain({ taken }: Match): Way | undefined {
  const last = taken.at(-1);
  return last && { to: last.from, answers: answersIn(last.entries), anew: false };
}

const answersIn = (entries: readonly Entry[]): number =>
  Math.max(1, entries.filter(entry => !isReseed(entry) && !isPass(entry)).length);

/** Whose answers those are, in the order of the seats. */
const whoAnswered = (entries: readonly Entry[]): Seat[] =>
  [...new Set(entries.flatMap(entry => (isReseed(entry) || isPass(entry) ? [] : [entry.seat])))].sort((a, b) => a - b);

/** What a seat asks for: to go back to a chosen entry, or to its own last decision. Where others play, they are asked. */
export function backOp(table: Table, seat: Seat, chosen: number | undefined, id: string): Op {
  if (table.request) throw new No('no-consent', 'another request is open');
  if (chosen === undefined && table.undoTarget(seat) !== undefined) return { k: 'undo', seat, id };
  const to = table.landing(seat, chosen);
  if (table.company.othersThan(seat).length > 0) return { k: 'request', seat, to, id };
  return { k: 'rewind', seat, to, reseed: newSeed(), id };
}

/** To put again what was taken back; what the table went back on together it puts again together. */
export function againOp(table: Table, seat: Seat, id: string): Op {
  const isForAll = table.canRedo(seat) && table.wasAgreed && table.company.othersThan(seat).length > 0;
  if (!isForAll) return { k: 'redo', seat, id };
  if (table.request) throw new No('no-consent', 'another request is open');
  return { k: 'request', seat, to: 0, again: true, id };
}
