// The spaces nearest to one, for whoever comes to stand there.

import type { Space } from '@veillee/pieces/geometry';
import { propRow } from '../content/props.ts';
import { groundNow } from './board.ts';
import { figureAt, type State } from './state.ts';

/** Whether something lies there that nobody stands on. */
export function isBlocked(state: State, at: Space): boolean {
  const prop = groundNow(state).terrain.get(at);
  return prop !== undefined && propRow(prop).blocksMovement === true;
}

/** DES-3.29, R7: on a space, or beside it; where these are all taken, as near as can be. From under a boulder the ways lead out to its sides. */
export function placesAround(
  state: State,
  from: Space,
  isFree: (at: Space) => boolean = at => !figureAt(state, at),
): Space[] {
  const { open, below } = groundNow(state);
  const map = isBlocked(state, from) ? below.open : open;
  const reach = map.reach(from, { cost: to => (isBlocked(state, to) ? Number.POSITIVE_INFINITY : 1) });
  const free = reach.places.filter(isFree);
  const nearest = Math.max(1, Math.min(...free.map(at => reach.cost(at))));
  return free.filter(at => reach.cost(at) <= nearest);
}
