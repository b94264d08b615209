// Hidden: the action, and everything that makes or ends it. KIL-4.22 to 4.32.

import type { Option, Seat, Table } from '@veillee/kernel';
import { kept } from '@veillee/pieces/kept';
import { because } from '@veillee/pieces/offers';
import { who } from '../cards/piles.ts';
import { HERO } from '../places.ts';
import { isFighting, trimTeam } from '../realm/team.ts';
import { type Board, canBeAffected, hero, type State } from '../state.ts';
import { type Action, unless } from './action.ts';

/** The Hide action. */
export const hideAction: Action = {
  id: 'hide',
  offered: (state, seat) => unless('hide', hero(state, seat).hidden ? ALREADY : undefined, () => [hideBy(seat)]),
  *run(t, seat) {
    becomeHidden(t, seat);
  },
};

const hideBy = kept(
  (seat: Seat): Option => ({ key: 'hide', text: 'option.hide', rule: 'KIL-4.23', on: [HERO.make(seat)] }),
);

const ALREADY = because('refuse.hidden', 'KIL-4.22');

/** KIL-4.23. Nobody hides inside a Battle, and a defeated hero is not affected. */
export function becomeHidden(t: Table<State>, seat: Seat): void {
  const { state } = t;
  const own = hero(state, seat);
  if (own.hidden || !canBeAffected(own)) return;
  if (state.fight?.step === 'battle' && isFighting(state, seat)) return;
  own.hidden = true;
  t.tell('log.hidden', { player: who(seat) }, { weight: 2, rule: 'KIL-4.23' });
  trimTeam(state);
}

/** The board as it would be if this hero showed himself now (KIL-4.31). */
export const asIfOpen = (state: Board, seat: Seat): Board => ({
  ...state,
  heroes: state.heroes.map((own, other) => (other === seat ? { ...own, hidden: false } : own)),
});

export const UNHIDE: Option = { key: 'unhide', text: 'option.unhide', rule: 'KIL-4.31' };

/** KIL-4.31: at any moment. */
export function dropHidden(t: Table<State>, seat: Seat, rule = 'KIL-4.31'): void {
  const own = hero(t.state, seat);
  if (!own.hidden) return;
  own.hidden = false;
  t.tell('log.hidden.over', { player: who(seat) }, { rule });
}
