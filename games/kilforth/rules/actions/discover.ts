// Discover. KIL-6.3 to 6.5.

import type { Option, Rules, Seat, Table } from '@veillee/kernel';
import { kept } from '@veillee/pieces/kept';
import { because } from '@veillee/pieces/offers';
import { gainAsset } from '../cards/assets.ts';
import { discoverable, leaveHand } from '../cards/holdings.ts';
import { named, who } from '../cards/piles.ts';
import { DISCOVER } from '../keys.ts';
import { HAND } from '../places.ts';
import { type Card, hero, type State } from '../state.ts';
import { type Action, unless } from './action.ts';

const discoverOption = kept(
  (card: string): Option => ({
    key: DISCOVER.make(card),
    text: 'option.discover',
    with: { card: named(card) },
    rule: 'KIL-6.3',
    on: [card],
  }),
  Number.POSITIVE_INFINITY,
);

export const discoverAction: Action = {
  id: 'discover',
  offered(state, seat) {
    const cards = discoverable(state, seat, false);
    const lacking = hero(state, seat).hand.length === 0 ? NO_RUMOUR : NOT_HERE;
    return unless('discover', cards.length === 0 ? lacking : undefined, () => cards.map(discoverOption));
  },
  run: (t, seat, key) => discover(t, seat, DISCOVER.only(key)),
};

const NO_RUMOUR = because('refuse.noRumour', 'KIL-6.3');
const NOT_HERE = because('refuse.notHere', 'KIL-6.3');

/** KIL-6.3, 6.4: a Rumour becomes an Asset, whether or not it can be used yet. */
export function* discover(t: Table<State>, seat: Seat, card: Card): Rules {
  leaveHand(t, seat, card);
  t.tell('log.discover', { player: who(seat), card: named(card) }, { weight: 4, rule: 'KIL-6.3' });
  yield* gainAsset(t, seat, card, HAND.make(seat));
}
