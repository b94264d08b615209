// EUT-3.6: the turn of a Hero, deed by deed: move, perform Actions and Free Actions in any order, as often as possible.

import type { Rules } from '@veillee/kernel';
import { act } from './deeds.ts';
import type { Position, T } from './state.ts';

export function* turn(t: T): Rules<Position> {
  const asked = { seat: t.state.turn.seat, prompt: 'turn.ask', rule: 'EUT-3.6' };
  const next = yield* act(t, asked, offer => {
    offer(undefined, () => ({
      option: { key: 'end', text: 'do.end', rule: 'EUT-3.10' },
      *run() {
        return { at: 'turnEnd' };
      },
    }));
  });
  return next ?? { at: 'turn' };
}
