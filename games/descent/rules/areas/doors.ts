// DES-25: doors are opened and shut.

import { maybeRemove } from '@veillee/pieces/piles';
import { calls } from '../calls.ts';
import type { FigureId, Flow, T } from '../state.ts';

export function* useDoor(t: T, who: FigureId, door: string): Flow {
  const { open } = t.state.board;
  const wasOpen = maybeRemove(open, door);
  if (!wasOpen) open.push(door);
  yield* calls(t).look(t);
  yield* calls(t).happen(t, { what: wasOpen ? 'close' : 'open', door, figure: who });
}
