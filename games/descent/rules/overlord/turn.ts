// DES-11: the overlord's turn.

import type { Flow, T } from '../state.ts';

/** One step of it; true when the turn is over. */
export function* overlordTurn(_t: T): Flow<boolean> {
  return true;
}
