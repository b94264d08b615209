// A card comes into play. KIL-6.6, KIL-14.16, KIL-15.12.

import type { Rules, Seat, Table } from '@veillee/kernel';
import { runEnterPlay } from '../abilities/abilities.ts';
import { ASSETS } from '../places.ts';
import { type Card, hero, type State } from '../state.ts';
import { enforceLimits, replaceUnique } from './holdings.ts';
import { named, who } from './piles.ts';

/**
 * A card becomes an Asset: the one with its unique keyword leaves first (KIL-6.6), then the limit counts (KIL-6.16).
 * `from` is where it comes from, for the eye.
 */
export function* gainAsset(t: Table<State>, seat: Seat, card: Card, from: string): Rules {
  const own = hero(t.state, seat);
  t.tell(
    'log.asset',
    { player: who(seat), card: named(card) },
    { weight: 5, rule: 'KIL-14.16', moves: [{ what: card, from, to: ASSETS.make(seat) }] },
  );
  replaceUnique(t, seat, card);
  own.assets.push(card); // KIL-15.16: ready
  yield* enforceLimits(t, seat);
  if (own.assets.includes(card)) yield* runEnterPlay(t, seat, card); // KIL-15.12
}
