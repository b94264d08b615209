// Where a quest begins.

import type { Space } from '@veillee/pieces/geometry';
import { boardOf } from '../board.ts';
import type { State } from '../state.ts';

/** The glyph at which the heroes begin. */
export function startOf(state: Pick<State, 'quest'>): Space {
  const glyph = boardOf(state).things.find(({ spec }) => 'glyph' in spec && spec.glyph === 'active' && !spec.later);
  const [at] = glyph?.spaces ?? [];
  if (!at) throw new Error(`${state.quest} has no glyph to begin at`);
  return at;
}
