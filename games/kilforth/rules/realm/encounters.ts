// The Encounters of a region as a hero meets them: Enemies, what he has evaded, what he could overcome. KIL-3.8, KIL-11.6, A-08.

import type { Option, Seat } from '@veillee/kernel';
import { kept } from '@veillee/pieces/kept';
import { because, type Offered } from '@veillee/pieces/offers';
import { maybeRemove } from '@veillee/pieces/piles';
import { cardById } from '../../content/cards.ts';
import type { Keyword } from '../../content/vocabulary.ts';
import { named } from '../cards/piles.ts';
import { OVERCOME } from '../keys.ts';
import { hasKeyword } from '../saga/keywords.ts';
import { type Board, type Card, hero, placeOf, type State } from '../state.ts';

/** KIL-3.8: an Enemy of this hero, evaded or not: by type, or a Stranger with his token. */
export const isEnemyOf = (state: Board, seat: Seat, card: Card): boolean =>
  cardById(card).isEnemy || hero(state, seat).hostile.includes(card);

/** Encounters in his region that exist for this hero; what he has evaded does not. */
export function encountersFor(state: Board, seat: Seat): Card[] {
  const { encounters } = placeOf(state, seat);
  const { evaded } = hero(state, seat);
  return evaded.length === 0 ? encounters : encounters.filter(card => !evaded.includes(card));
}

/** KIL-9.1: Enemies here whom this hero must engage. */
export const enemiesHere = (state: Board, seat: Seat): Card[] =>
  encountersFor(state, seat).filter(card => isEnemyOf(state, seat, card));

/** Encounters here with this keyword: what Banishment can reach (A-55: never an Ancient). */
export const encountersWith = (state: Board, seat: Seat, keyword: Keyword): Card[] =>
  encountersFor(state, seat).filter(card => hasKeyword(card, keyword));

/** KIL-11.6: Encounters here with a Weakness; it must stand on an Asset of this hero, ready or exhausted, not in his hand. */
export const overcomable =
  (state: Board, seat: Seat): Offered =>
  offer => {
    const { assets } = hero(state, seat);
    for (const card of encountersFor(state, seat)) {
      const { weakness } = cardById(card);
      if (weakness === undefined) continue;
      const asset = assets.find(one => hasKeyword(one, weakness));
      if (asset === undefined) offer(lacking(weakness), () => overcomeBy(card, weakness));
      else offer(undefined, () => overcomeWith(card, asset));
    }
  };

const overcomeWith = (card: Card, asset: Card): Option => ({
  key: OVERCOME.make(card),
  text: 'option.overcome',
  with: { card: named(card), asset: named(asset) },
  rule: 'KIL-11.6',
  on: [card, asset],
});
const overcomeBy = (card: Card, weakness: Keyword): Option => ({
  key: OVERCOME.make(card),
  text: 'option.overcome.weakness',
  with: { card: named(card), keyword: { text: `keyword.${weakness}` } },
  on: [card],
});
const lacking = kept((weakness: Keyword) =>
  because('refuse.weakness', 'KIL-11.6', { keyword: { text: `keyword.${weakness}` } }),
);

/** The card is off the map: nobody has successes on it, has evaded it or is hated by it (KIL-5.9, KIL-11.8, A-23). */
export function leaveMap(state: State, seat: Seat, card: Card): void {
  maybeRemove(placeOf(state, seat).encounters, card);
  maybeRemove(state.drawn, card);
  for (const one of state.heroes) {
    if (one.successes.length > 0) one.successes = one.successes.filter(stored => stored.target !== card);
    maybeRemove(one.evaded, card);
    maybeRemove(one.hostile, card);
  }
}
