// How far a seat may go back by itself.

import type { Answer, SealedAnswer } from '../play/answer.ts';
import type { Decision } from '../play/decision.ts';
import type { Seat } from '../play/text.ts';
import { RuleFailure } from './failures.ts';
import { type Entry, isBarrier, isPass, isReseed } from './journal.ts';
import type { Started } from './start.ts';

/** What of a match says how far a seat may go back. */
export interface Undoable {
  readonly history: boolean;
  readonly started: Started;
  readonly journal: readonly Entry[];
  readonly decisions: readonly Decision[];
  readonly sealedAnswers: readonly SealedAnswer[];
  isSealedPass(answer: SealedAnswer): boolean;
  answer(answer: Answer): void;
  clone(how: { readonly history: true }): Undoable;
}

/** So many interruptions of others are thought through to know what follows them. */
const MOST_PASSES = 50;

/**
 * The number of entries that undo by this seat alone would leave, or undefined if it cannot undo. Interruptions that others
 * let pass, or have still to answer, count for nothing: whether they were asked may rest on what they hold.
 */
export function undoTarget(match: Undoable, seat: Seat): number | undefined {
  if (!match.history) return undefined;
  const { journal, sealedAnswers: sealed } = match;
  if (sealed.some(answer => answer.seat === seat && !answer.auto)) return journal.length;
  if (sealed.some(answer => !match.isSealedPass(answer))) return undefined;
  let end = journal.length;
  while (isGonePast(journal[end - 1], seat)) end--;
  const last = journal[end - 1];
  if (!last || isReseed(last) || last.seat !== seat || last.barrier) return undefined;
  if (end - 1 < (match.started.base?.at ?? 0)) return undefined;
  return isRevealing(match, seat) ? undefined : end - 1;
}

/** An answer that does not stand between a seat and its own: passed for it, or by somebody else whom the game had asked. */
const isGonePast = (entry: Entry | undefined, seat: Seat): boolean =>
  entry !== undefined &&
  !isBarrier(entry) &&
  !isReseed(entry) &&
  (entry.auto ?? (isPass(entry) && entry.seat !== seat));

/** Chance or a reveal follows once the others have let pass what they are asked now: where nobody is asked it has come. */
function isRevealing(match: Undoable, seat: Seat): boolean {
  const interrupted = ({ decisions }: Undoable): Decision | undefined =>
    decisions.find(({ window, standing, seat: other }) => window && !standing && other !== seat);
  if (!interrupted(match)) return false;
  const trial = match.clone({ history: true });
  try {
    for (let n = 0; n < MOST_PASSES; n++) {
      const open = interrupted(trial);
      if (!open) break;
      trial.answer({ seat: open.seat, decision: open.id, picks: [] });
    }
  } catch (cause) {
    if (!(cause instanceof RuleFailure)) throw cause;
  }
  return trial.journal.slice(match.journal.length).some(isBarrier);
}
