// Whom a match waits for: all of them, and as everybody may know.

import type { Decision } from '../play/decision.ts';
import type { Seat } from '../play/text.ts';
import { type Choice, type Entry, isReseed } from './journal.ts';

interface Waiting {
  readonly decisions: readonly Decision[];
  readonly journal: readonly Entry[];
}

/** The seats that the game waits for. An offer that merely stands holds nobody up. */
export const awaitedSeats = ({ decisions }: Waiting): Seat[] =>
  decisions.flatMap(({ seat, standing }) => (standing ? [] : [seat]));

/**
 * Whom everybody may know to be waited for. Whether a seat is asked about an interruption may rest on what it holds, so then it is
 * still whoever decided last.
 */
export function publiclyAwaited({ decisions, journal }: Waiting): Seat[] {
  const waiting = decisions.filter(({ standing }) => !standing);
  const known = waiting.filter(({ window }) => !window || window.open);
  if (known.length > 0 || waiting.length === 0) return known.map(({ seat }) => seat);
  const last = journal.findLast((entry): entry is Choice => !isReseed(entry) && !entry.window);
  return last ? [last.seat] : [];
}
