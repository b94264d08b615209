// Cards of the overlord's hand are shown at random, and one of them is gone (Foiled Plans).

import { remove } from '@veillee/pieces/piles';
import { cardKey } from '../keys.ts';
import { cardIn, cardName, rowsIn } from '../overlord/deck.ts';
import type { Flow, T } from '../state.ts';

/** The overlord says which of them is discarded, for no threat; the others are taken back. */
export function* foil(t: T, n: number): Flow {
  const { overlord } = t.state;
  const left = [...overlord.hand].sort();
  const shown: string[] = [];
  while (shown.length < n && left.length > 0) {
    const card = t.pick(left, 'feats');
    remove(left, card);
    shown.push(card);
  }
  if (shown.length === 0) return;
  t.reveal();
  t.tell('log.feats.foils', { cards: shown.map(cardName) }, { rule: 'ICE-9.2', weight: 2 });
  const options = rowsIn(shown).map(({ id }) => ({
    key: cardKey.make(id),
    text: 'feats.foil.card',
    with: { card: cardName(id) },
    on: [cardKey.make(id)],
  }));
  const key = yield* t.choose(overlord.seat, 'feats.foil', options, { rule: 'ICE-9.2' });
  const card = cardIn(shown, cardKey.only(key));
  remove(overlord.hand, card);
  overlord.played.push(card);
  t.tell('log.feats.foiled', { card: cardName(card) }, { rule: 'ICE-9.2', weight: 1 });
}
