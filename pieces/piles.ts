// Piles: things taken out of them, and decks that are made anew of their discard pile. The top of a pile is its end.

import type { Table } from '@veillee/kernel';

/** Takes a thing out of a pile; false if it is not there. */
export function maybeRemove<T>(pile: T[], thing: T): boolean {
  const index = pile.indexOf(thing);
  if (index >= 0) pile.splice(index, 1);
  return index >= 0;
}

/** Takes a thing out of the pile in which it must be. */
export function remove<T>(pile: T[], thing: T): void {
  if (!maybeRemove(pile, thing)) throw new Error(`${thing} is not where it should be`);
}

/** A deck, under whatever name, and its discard pile. */
export type DeckAndDiscard<Deck extends string, T> = Record<Deck | 'discard', T[]>;

/** How a deck is made anew. */
export interface Renewal<T> {
  /** Once a card must be drawn and none is left, or at the moment the last one leaves. */
  readonly when: 'needed' | 'emptied';
  /** Shuffles these cards, and says so. */
  shuffle(cards: T[]): T[];
}

/** Makes a deck that has run out anew of its discard pile, if there is anything in that. */
export function renew<Deck extends string, T>(
  pile: DeckAndDiscard<Deck, T>,
  deck: Deck,
  { shuffle }: Renewal<T>,
): void {
  const piles: Record<string, T[]> = pile;
  if (pile[deck].length > 0 || pile.discard.length === 0) return;
  piles[deck] = shuffle(pile.discard);
  piles.discard = [];
}

/** Draws cards from the top of a deck that is made anew when it runs out; fewer where nothing is left anywhere. */
export function drawFrom<Deck extends string, T>(
  t: Pick<Table<unknown>, 'draw'>,
  pile: DeckAndDiscard<Deck, T>,
  deck: Deck,
  count: number,
  renewal: Renewal<T>,
): T[] {
  const drawn = t.draw(pile[deck], count);
  if (drawn.length < count) {
    renew(pile, deck, renewal);
    drawn.push(...t.draw(pile[deck], count - drawn.length));
  }
  if (renewal.when === 'emptied') renew(pile, deck, renewal);
  return drawn;
}
