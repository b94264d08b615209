// Fleeing. KIL-9.31 to 9.33, A-25.

import type { Rules, Seat, Table } from '@veillee/kernel';
import { regionOption } from '../cards/options.ts';
import { named, who } from '../cards/piles.ts';
import { makeCamp } from '../day/camp.ts';
import { changeRegion } from '../realm/arrive.ts';
import { isEnemyOf } from '../realm/encounters.ts';
import { neighbours } from '../realm/map.ts';
import { type Board, hero, place, type RegionId, type State } from '../state.ts';

/** KIL-9.32: the nearest regions without an Enemy of this hero, by orthogonal steps through any regions. */
export function fleeTargets(state: Board, seat: Seat): RegionId[] {
  const { region } = hero(state, seat);
  const seen = new Set([region]);
  let ring: RegionId[] = [region];
  while (ring.length > 0) {
    ring = ring.flatMap(from => neighbours(state, from).filter(to => !seen.has(to) && seen.add(to)));
    const safe = ring.filter(one => !place(state, one).encounters.some(card => isEnemyOf(state, seat, card)));
    if (safe.length > 0) return safe;
  }
  return [];
}

/** The hero camps, his turn is over, and he is somewhere else; the adversary is unhurt again. */
export function* flee(t: Table<State>, seat: Seat): Rules {
  const { state } = t;
  const targets = fleeTargets(state, seat);
  const options = targets.map(regionOption);
  const to = targets.length > 0 ? yield* t.choose(seat, 'flee.where', options, { rule: 'KIL-9.32' }) : undefined; // D30
  t.tell('log.flee', { player: who(seat), card: named(state.fight?.adversary ?? '') }, { weight: 5, rule: 'KIL-9.31' });
  state.fight = undefined; // KIL-9.33
  makeCamp(t, seat); // KIL-9.31
  if (to !== undefined) yield* changeRegion(t, seat, to);
}
