// How a quest ends.

import type { Rules } from '@veillee/kernel';
import { lastWords } from './names.ts';
import type { Side, T } from './state.ts';

/** DES-1.1, DES-1.2: here and now, however deep in the rules. */
export function* finish(t: T, side: Side): Rules<never> {
  const { state } = t;
  state.won = side;
  state.phase = 'over';
  t.tell(
    'log.end',
    { side: { text: `side.${side}` }, conquest: Math.max(0, state.conquest), story: lastWords(state, side) },
    { rule: 'DES-1.1', weight: 9 },
  );
  return yield* t.end();
}
