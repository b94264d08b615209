// The end of a game: what the scenario still gives, final scoring, and how the story ends.

import type { Rules } from '@veillee/kernel';
import { score } from '../scoring.ts';
import { isTeam, type Position, type T } from '../state.ts';
import { maybeDecide, rankOf, tellEnding } from './goals.ts';
import { happened } from './moments.ts';

/** Before step 1 of EUT-18; then EUT-18. */
export function* finish(t: T): Rules<Position> {
  const { state } = t;
  yield* happened(t, { at: 'gameEnd' });
  if (isTeam(state)) maybeDecide(t, { isLastRoundOver: true });
  score(t, state.scenario.verdict === 'won');
  const rank = rankOf(state);
  if (state.result && rank) state.result.rank = rank;
  tellEnding(t);
  return yield* t.end();
}
