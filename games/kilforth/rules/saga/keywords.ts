// Keywords of cards, and which cards answer the keywords of a Chapter. KIL-7.5 to 7.10, KIL-7.25.

import { cardById } from '../../content/cards.ts';
import type { Keyword } from '../../content/vocabulary.ts';
import type { Card, Hero } from '../state.ts';

/** KIL-7.9: all keywords of a card, its type among them. */
export const keywordsOf = (card: Card): readonly Keyword[] => cardById(card).keywords;

export const hasKeyword = (card: Card, keyword: Keyword): boolean => keywordsOf(card).includes(keyword);

/** One card for each keyword, in the order of the keywords. */
export type Matching = readonly Card[];

/** Cards of hand and play area that could answer a keyword. */
export function answering(own: Pick<Hero, 'hand' | 'assets'>, keyword: Keyword): Card[] {
  const cards = own.assets.filter(card => hasKeyword(card, keyword)); // KIL-7.25: exhausted or not
  for (const card of own.hand) if (hasKeyword(card, keyword)) cards.push(card);
  return cards;
}

/** Whether different cards can answer all keywords (KIL-7.8): augmenting paths, keyword by keyword. */
export function canMatch(own: Pick<Hero, 'hand' | 'assets'>, keywords: readonly Keyword[]): boolean {
  return missing(own, keywords) === 0;
}

/** How many keywords stay unanswered in the best case. */
export const missing = (own: Pick<Hero, 'hand' | 'assets'>, keywords: readonly Keyword[]): number =>
  covering(own, keywords).filter(card => card === undefined).length;

/** The card that answers each keyword, in the order of the keywords; as many as can be answered at once. */
export function covering(own: Pick<Hero, 'hand' | 'assets'>, keywords: readonly Keyword[]): (Card | undefined)[] {
  const slotOf = new Map<Card, number>();
  const candidates = keywords.map(keyword => answering(own, keyword));
  const place = (slot: number, tried: Set<Card>): boolean => {
    for (const card of candidates[slot] ?? []) {
      if (tried.has(card)) continue;
      tried.add(card);
      const holder = slotOf.get(card);
      if (holder !== undefined && !place(holder, tried)) continue;
      slotOf.set(card, slot);
      return true;
    }
    return false;
  };
  for (const slot of keywords.keys()) place(slot, new Set());
  const cards: (Card | undefined)[] = keywords.map(() => undefined);
  for (const [card, slot] of slotOf) cards[slot] = card;
  return cards;
}

/** Every set of cards that answers the keywords, each once, in one of its orders. */
export function matchings(own: Pick<Hero, 'hand' | 'assets'>, keywords: readonly Keyword[]): Matching[] {
  const found = new Map<string, Matching>();
  const chosen: Card[] = [];
  const fill = (slot: number): void => {
    const keyword = keywords[slot];
    if (keyword === undefined) {
      found.set([...chosen].sort().join(), [...chosen]);
      return;
    }
    for (const card of answering(own, keyword)) {
      if (chosen.includes(card)) continue;
      chosen.push(card);
      fill(slot + 1);
      chosen.pop();
    }
  };
  fill(0);
  return [...found.values()];
}

/** The matching that costs the least: Assets stay, and Rumours go by their Gold value. */
export function cheapest(own: Pick<Hero, 'assets'>, among: readonly Matching[]): Matching {
  const price = (matching: Matching): number =>
    matching.reduce((sum, card) => sum + (own.assets.includes(card) ? 0 : 1 + cardById(card).gold), 0);
  let best = among[0];
  for (const matching of among) if (!best || price(matching) < price(best)) best = matching;
  if (!best) throw new Error('nothing answers the keywords');
  return best;
}
