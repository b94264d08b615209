// How far a seat may go back by itself, and what was taken back.

import type { Decision, Seat } from '../play/decision.ts';
import { RuleFailure } from '../play/errors.ts';
import type { SealedAnswer } from '../play/running.ts';
import type { GoingBack } from './going-back.ts';
import { type Entry, isBarrier, isPass, isReseed } from './journal.ts';

/** What was taken back. It can be put again until something new is in the journal. */
export interface Taken {
  /** The number of entries before it. */
  readonly from: number;
  readonly entries: readonly Entry[];
  readonly sealed: readonly SealedAnswer[];
  /** Who took back an answer of their own; absent if the table went back. */
  readonly by?: Seat;
}

/** So many steps back can be put again. */
export const MOST_TAKEN = 100;
/** So many interruptions of others are thought through to know what follows them. */
const MOST_PASSES = 50;

/** The number of entries that undo by this seat alone would leave, or undefined if it cannot undo. */
export function undoTarget<S, V>(match: GoingBack<S, V>, seat: Seat): number | undefined {
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
function isRevealing<S, V>(match: GoingBack<S, V>, seat: Seat): boolean {
  const interrupted = ({ decisions }: GoingBack<S, V>): Decision | undefined =>
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
