// Rest. KIL-6.1, 6.2.

import type { Option, Seat } from '@veillee/kernel';
import { kept } from '@veillee/pieces/kept';
import { because, type Why } from '@veillee/pieces/offers';
import { forbids } from '../abilities/passives.ts';
import { heal } from '../cards/holdings.ts';
import { named } from '../cards/piles.ts';
import { HERO } from '../places.ts';
import { encountersFor } from '../realm/encounters.ts';
import { type Board, hero } from '../state.ts';
import { type Action, unless } from './action.ts';

export const restAction: Action = {
  id: 'rest',
  offered: (state, seat) => unless('rest', whyNoRest(state, seat), () => [restOf(seat)]),
  *run(t, seat) {
    heal(t, seat, 1, 'KIL-6.2'); // no AP: KIL-3.17
  },
};

const restOf = kept(
  (seat: Seat): Option => ({ key: 'rest', text: 'option.rest', rule: 'KIL-6.2', on: [HERO.make(seat)] }),
);

function whyNoRest(state: Board, seat: Seat): Why | undefined {
  const own = hero(state, seat);
  if (own.hp >= own.maxHp) return because('refuse.fullHp', 'KIL-6.1');
  const [card] = encountersFor(state, seat);
  if (card !== undefined) return because('refuse.encounter', 'KIL-6.1', { card: named(card) });
  const ban = forbids(state, seat, 'rest');
  return ban && because('refuse.forbidden', 'KIL-15.4', { card: named(ban.card) });
}
