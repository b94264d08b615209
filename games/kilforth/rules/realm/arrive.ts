// A hero leaves one region and arrives in another, whatever took him there. KIL-4.3, KIL-4.6, KIL-4.7, KIL-4.34.

import type { Rules, Seat, Table } from '@veillee/kernel';
import { runOwn } from '../abilities/abilities.ts';
import { named, who } from '../cards/piles.ts';
import { HERO, REGION } from '../places.ts';
import { canBeAffected, hero, type RegionId, type State } from '../state.ts';
import { trimTeam } from './team.ts';

/** In the order: leave, arrive, abilities of entering. Whoever flees draws nothing here and engages nobody (KIL-9.31). */
export function* changeRegion(t: Table<State>, seat: Seat, region: RegionId): Rules {
  const { state } = t;
  const own = hero(state, seat);
  const from = own.region;
  own.successes = []; // KIL-4.7
  own.evaded = []; // KIL-9.9
  own.region = region;
  t.tell(
    'log.move',
    { player: who(seat), region: named(region) },
    {
      weight: 1,
      rule: 'KIL-4.3',
      moves: [{ what: HERO.make(seat), from: REGION.make(from), to: REGION.make(region) }],
    },
  );
  trimTeam(state);
  if (canBeAffected(own)) yield* runOwn(t, seat, 'enterRegion'); // KIL-4.6, 4.34
}
