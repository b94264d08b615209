// Cards, decks and regions as what can be chosen.

import type { Option, Params } from '@veillee/kernel';
import { DECK, REGION } from '../places.ts';
import type { Card, RegionId } from '../state.ts';
import { named } from './piles.ts';

/** A card or token by its own id, for whatever the text says. */
export const cardOption = (card: Card, text = 'option.card', params?: Params): Option => ({
  key: card,
  text,
  with: { card: named(card), ...params },
  on: [card],
});

export const deckOption = (deck: string): Option => ({
  key: deck,
  text: 'option.deck',
  with: { deck: { text: `deck.${deck}` } },
  on: [DECK.make(deck)],
});

export const regionOption = (region: RegionId): Option => ({
  key: region,
  text: 'option.region',
  with: { region: named(region) },
  on: [REGION.make(region)],
});
