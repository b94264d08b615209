// A legacy: what one chapter of a campaign leaves to the next. Checked before it is let in.

import { notPlain } from '../plain/compare.ts';
import { copy } from '../plain/plain.ts';
import type { Game } from '../play/game.ts';
import { SaveProblem } from './failures.ts';

/** The legacy as the game reads it, or a SaveProblem that says what is wrong with it. */
export function readLegacy<S, V>(game: Game<S, V>, legacy: unknown): unknown {
  const { id, chapters } = game;
  if (!chapters) throw new SaveProblem('bad-legacy', `${id} has no chapters, so nothing can be left to one`);
  const odd = notPlain(legacy, 'the legacy');
  if (odd !== undefined) throw new SaveProblem('bad-legacy', `${id}: ${odd}`);
  try {
    const read = chapters.read(copy(legacy));
    const amiss = chapters.sound(read);
    if (amiss !== undefined) throw new Error(amiss);
    return read;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new SaveProblem('bad-legacy', `${id} cannot read what the chapter before has left: ${why}`, cause);
  }
}
