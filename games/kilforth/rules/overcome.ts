// Overcome, and other ways to defeat an Encounter without a test. KIL-11.6 to 11.8, KIL-19.54, A-48, A-49.

import type { Option, Rules, Seat, Table } from '@veillee/kernel';
import { cardById } from '../content/cards.ts';
import type { Keyword } from '../content/vocabulary.ts';
import { encountersFor } from './engagement.ts';
import { hasKeyword } from './keywords.ts';
import { named, who } from './piles.ts';
import { defeatEncounter } from './reward.ts';
import { type Board, type Card, hero, type State } from './state.ts';

/** KIL-11.6: Encounters here whose Weakness stands on an Asset of this hero, ready or exhausted, not in his hand. */
export function overcomeOptions(state: Board, seat: Seat): Option[] {
  const { assets } = hero(state, seat);
  if (assets.length === 0) return [];
  const options: Option[] = [];
  for (const card of encountersFor(state, seat)) {
    const { weakness } = cardById(card);
    const asset = weakness && assets.find(one => hasKeyword(one, weakness));
    if (asset)
      options.push({
        key: `overcome:${card}`,
        text: 'option.overcome',
        with: { card: named(card), asset: named(asset) },
        rule: 'KIL-11.6',
        on: [card, asset],
      });
  }
  return options;
}

/** KIL-11.7: defeated as if with the attribute that suits best. */
export function* overcome(t: Table<State>, seat: Seat, key: string): Rules {
  const card = key.slice('overcome:'.length);
  t.tell('log.overcome', { player: who(seat), card: named(card) }, { rule: 'KIL-11.7' });
  yield* defeatEncounter(t, seat, card, { attribute: 'any' });
}

/** Encounters here with this keyword: what Banishment can reach (A-55: never an Ancient). */
export const encountersWith = (state: Board, seat: Seat, keyword: Keyword): Card[] =>
  encountersFor(state, seat).filter(card => hasKeyword(card, keyword));

/** KIL-19.54: an Encounter with this keyword is defeated, with the Reward of Overcome. */
export function* banish(t: Table<State>, seat: Seat, keyword: Keyword): Rules {
  const options = encountersWith(t.state, seat, keyword).map(card => ({
    key: card,
    text: 'option.card',
    with: { card: named(card) },
    on: [card],
  }));
  if (options.length === 0) return;
  const card = yield* t.choose(seat, 'ability.defeat', options, { rule: 'KIL-19.54' });
  yield* defeatEncounter(t, seat, card, { attribute: 'any' });
}
