// Stacks and what is drawn from them (EUT-1.5 to EUT-1.7).

import { drawFrom } from '@veillee/pieces/piles';
import { originalOf } from '@veillee/pieces/things';
import { powerCards } from '../content/power-cards.ts';
import { isTeam, type Pile, type State, type T } from './state.ts';

/** EUT-1.5, EUT-1.7: an empty stack is made anew of its discard pile; where both are empty nothing is drawn. */
export const drawTop = (t: T, pile: Pile, count: number, stream: string): string[] =>
  drawFrom(t, pile, 'stack', count, { when: 'needed', shuffle: cards => t.shuffle(cards, stream) });

export type CardDeck = 'silver' | 'gold';
const DECK_OF: { readonly [card: string]: CardDeck } = Object.fromEntries(powerCards.map(({ id, deck }) => [id, deck]));

/** Silver or Gold. */
export function deckOf(card: string): CardDeck {
  const deck = DECK_OF[originalOf(card)];
  if (!deck) throw new Error(`${card} is neither a Silver nor a Gold card`);
  return deck;
}

/** Where a used Silver or Gold card goes; in Solo and Co-op under its stack (EUT-19.18). */
export function discardCard(state: State, card: string): void {
  const pile = state[deckOf(card)];
  if (isTeam(state)) pile.stack.unshift(card);
  else pile.discard.push(card);
}

export const cardsOf = (hand: readonly string[], deck: CardDeck): string[] =>
  hand.filter(card => deckOf(card) === deck);
