// Make Camp. KIL-3.11, KIL-3.12.

import type { Seat, Table } from '@veillee/kernel';
import { who } from '../cards/piles.ts';
import { hero, type State } from '../state.ts';

/** Camping of any kind, by choice, flight or defeat: AP and successes are lost, and the first of the Day leads tomorrow. */
export function makeCamp(t: Table<State>, seat: Seat): void {
  const { state } = t;
  const own = hero(state, seat);
  if (own.camped) return;
  own.camped = true;
  own.ap = 0;
  own.restrictedAp = {};
  own.successes = []; // KIL-5.8
  t.tell('log.camp', { player: who(seat) }, { weight: 2, rule: 'KIL-3.11' });
  if (state.nextFirst !== undefined) return;
  state.nextFirst = seat; // KIL-3.12; in force from Dawn on
  if (state.heroes.length > 1) t.tell('log.camp.first', { player: who(seat) }, { rule: 'KIL-3.12' });
}
