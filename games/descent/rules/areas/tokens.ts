// DES-28: what lies on the board is picked up.

import { remove } from '@veillee/pieces/piles';
import type { Flow, HeroId, MarkerId, T } from '../state.ts';
import { markerOf } from '../state.ts';

export function* pickUp(t: T, _hero: HeroId, marker: MarkerId): Flow {
  remove(t.state.board.markers, markerOf(t.state, marker));
}
