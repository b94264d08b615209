// Which keywords of a Saga are still unanswered, and what a card that answers one is worth. KIL-7.5 to 7.10.

import { chapterKeywords } from '../content/cards.ts';
import { type Keyword, REWARD_TYPES, SUBTYPES, TERRAINS, UNIQUE_KEYWORDS } from '../content/vocabulary.ts';
import { hasKeyword } from '../rules/keywords.ts';
import type { Card, Hero } from '../rules/state.ts';
import { weights } from './weights.ts';

export interface Need {
  readonly keyword: Keyword;
  /** Chapters ahead: 0 for the one under way. */
  readonly ahead: number;
  /** What a card that answers it is worth. */
  readonly worth: number;
}

/** How hard a keyword is to come by. */
export function scarcity(keyword: Keyword): number {
  return SCARCITY.get(keyword) ?? weights.encounterType;
}

const SCARCITY = new Map<Keyword, number>();
export function weighKeywords(): void {
  for (const keyword of TERRAINS) SCARCITY.set(keyword, weights.terrain);
  for (const [type, subtypes] of Object.entries(SUBTYPES))
    for (const keyword of subtypes) SCARCITY.set(keyword, type === 'enemy' ? weights.enemySubtype : weights.subtype);
  for (const type of REWARD_TYPES) {
    SCARCITY.set(type, weights.rewardType);
    for (const keyword of UNIQUE_KEYWORDS[type]) SCARCITY.set(keyword, weights.unique);
  }
}
weighKeywords();

/** The cards a hero would use for his Chapters one after the other: Assets every time, Rumours once. */
export function needsOf(own: Pick<Hero, 'hand' | 'assets' | 'saga' | 'chapter'>, heroes: number): Need[] {
  if (typeof own.chapter !== 'number') return [];
  const needs: Need[] = [];
  let hand: readonly Card[] = own.hand;
  for (let chapter = own.chapter; chapter <= 4; chapter++) {
    const ahead = chapter - own.chapter;
    const keywords = [...chapterKeywords(own.saga, chapter as 1 | 2 | 3 | 4, heroes)].sort(
      (a, b) => scarcity(b) - scarcity(a),
    );
    const { open, spent } = answer(own.assets, hand, keywords);
    hand = hand.filter(card => !spent.has(card));
    const urgency = weights.urgency[ahead] ?? 0;
    const factor = open.length === 1 && ahead === 0 ? urgency * weights.last : urgency;
    for (const keyword of open) needs.push({ keyword, ahead, worth: scarcity(keyword) * factor });
  }
  return needs;
}

/** Answers keywords by augmenting paths, the scarce ones first, Assets before Rumours. */
function answer(
  assets: readonly Card[],
  hand: readonly Card[],
  keywords: readonly Keyword[],
): { open: Keyword[]; spent: Set<Card> } {
  const slotOf = new Map<Card, number>();
  const fits = keywords.map(keyword => [
    ...assets.filter(card => hasKeyword(card, keyword)),
    ...hand.filter(card => !card.startsWith('back:') && hasKeyword(card, keyword)),
  ]);
  const place = (slot: number, tried: Set<Card>): boolean => {
    for (const card of fits[slot] ?? []) {
      if (tried.has(card)) continue;
      tried.add(card);
      const holder = slotOf.get(card);
      if (holder !== undefined && !place(holder, tried)) continue;
      slotOf.set(card, slot);
      return true;
    }
    return false;
  };
  const open = keywords.filter((_, slot) => !place(slot, new Set()));
  const spent = new Set([...slotOf.keys()].filter(card => hand.includes(card)));
  return { open, spent };
}

/** What a Rumour with these keywords would be worth for the needs: the best that it answers. */
export function answerWorth(needs: readonly Need[], keywords: readonly Keyword[]): number {
  let best = 0;
  for (const need of needs) if (need.worth > best && keywords.includes(need.keyword)) best = need.worth;
  return best;
}

/** What an Asset would be worth: it answers one keyword of every Chapter. */
export function assetAnswers(needs: readonly Need[], keywords: readonly Keyword[]): number {
  const best = [0, 0, 0, 0];
  for (const { keyword, ahead, worth } of needs)
    if (worth > (best[ahead] ?? 0) && keywords.includes(keyword)) best[ahead] = worth;
  return best.reduce((sum, worth) => sum + worth, 0);
}
