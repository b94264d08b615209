// Whom a match waits for: all of them, and as everybody may know.

import type { Match } from '../match.ts';
import type { Seat } from '../play/decision.ts';
import { type Choice, isReseed } from './journal.ts';

type Waiting = Pick<Match, 'decisions' | 'journal'>;

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
