// EUT-18: the end of the game.

import type { Rules } from '@veillee/kernel';
import type { Position, T } from './state.ts';

export function* scoring(t: T): Rules<Position> {
  const { state } = t;
  state.phase = 'over';
  const best = Math.max(...state.heroes.map(({ reputation }) => reputation));
  const won = state.heroes.filter(({ reputation }) => reputation === best).map(({ seat }) => seat);
  state.result = { won, scores: state.heroes.map(({ reputation }) => [{ id: 'play', reputation, n: reputation }]) };
  return yield* t.end();
}
