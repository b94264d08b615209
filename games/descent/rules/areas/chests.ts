// DES-30: chests are opened.

import { remove } from '@veillee/pieces/piles';
import type { Flow, HeroId, MarkerId, T } from '../state.ts';
import { markerOf } from '../state.ts';

export function* openChest(t: T, _hero: HeroId, chest: MarkerId): Flow {
  remove(t.state.board.markers, markerOf(t.state, chest));
}
