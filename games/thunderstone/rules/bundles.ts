// "One Hero or two cards" as one question, so that nobody sees by whom or how it is being answered (THU-21.5, D13).

import type { Ask, Option, Seat } from '@veillee/kernel';
import { type Card, defOf } from '../content/cards.ts';
import { cardOptions, likeness } from './cards-offered.ts';
import { namedAll } from './piles.ts';
import { player, type State } from './state.ts';

const JOINT = '+';
const keyOfBundle = (cards: readonly Card[]): string => cards.join(JOINT);

/** The cards that go together under one option's key. */
export const cardsOfBundle = (key: string): Card[] => key.split(JOINT);

/** One Hero, or any cards together, `count` of them or whatever the hand still has without a Hero. */
export function heroOrCardsAsk(state: State, seat: Seat, count: number): Ask {
  const { hand } = player(state, seat);
  const heroes = cardOptions(
    state,
    hand.filter(card => defOf(card).isHero),
    'option.discardHero',
  );
  const together = hand.length >= count ? bundles(state, hand, count) : heroes.length === 0 ? [hand] : [];
  const options: Option[] = [...heroes];
  for (const cards of together)
    if (cards.length > 0)
      options.push({
        key: keyOfBundle(cards),
        text: 'option.discardCards',
        with: { cards: namedAll(cards) },
        on: hand.filter(card => cards.some(other => likeness(state, other) === likeness(state, card))),
      });
  const min = Math.min(1, options.length);
  return { seat, prompt: 'discard.heroOrCards', with: { count }, rule: 'THU-21.5', options, min, max: min };
}

/** Every choice of so many cards; of choices that are alike, one. */
function bundles(state: State, hand: readonly Card[], count: number): Card[][] {
  const found: Card[][] = [];
  const seen = new Set<string>();
  const take = (from: number, cards: readonly Card[]): void => {
    if (cards.length === count) {
      const like = cards
        .map(card => likeness(state, card))
        .toSorted()
        .join(JOINT);
      if (!seen.has(like)) found.push([...cards]);
      seen.add(like);
      return;
    }
    for (let i = from; i < hand.length; i++) take(i + 1, [...cards, hand[i] as Card]);
  };
  take(0, []);
  return found;
}
