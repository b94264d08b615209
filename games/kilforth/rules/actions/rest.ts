// Rest. KIL-6.1, 6.2.

import type { Seat } from '@veillee/kernel';
import { forbids } from '../abilities/passives.ts';
import { heal } from '../cards/holdings.ts';
import { named } from '../cards/piles.ts';
import { encountersFor } from '../realm/encounters.ts';
import { type Board, hero } from '../state.ts';
import type { Action, Why } from './action.ts';

export const restAction: Action = {
  id: 'rest',
  options: (state, seat) =>
    why(state, seat) ? [] : [{ key: 'rest', text: 'option.rest', rule: 'KIL-6.2', on: [`hero:${seat}`] }],
  why,
  *run(t, seat) {
    heal(t, seat, 1, 'KIL-6.2'); // no AP: KIL-3.17
  },
};

function why(state: Board, seat: Seat): Why | undefined {
  const own = hero(state, seat);
  if (own.hp >= own.maxHp) return { why: { text: 'refuse.fullHp' }, rule: 'KIL-6.1' };
  const [card] = encountersFor(state, seat);
  if (card !== undefined) return { why: { text: 'refuse.encounter', with: { card: named(card) } }, rule: 'KIL-6.1' };
  const ban = forbids(state, seat, 'rest');
  return ban && { why: { text: 'refuse.forbidden', with: { card: named(ban.card) } }, rule: 'KIL-15.4' };
}
