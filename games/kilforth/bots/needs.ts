// Which keywords of a Saga are still unanswered, and what a card that answers one is worth. KIL-7.5 to 7.10.

import { chapterKeywords } from '../content/cards.ts';
import { type Keyword, REWARD_TYPES, SUBTYPES, TERRAINS, UNIQUE_KEYWORDS } from '../content/vocabulary.ts';
import { hasKeyword } from '../rules/saga/keywords.ts';
import type { Card, Hero } from '../rules/state.ts';
import { isBack } from '../rules/view.ts';
import { weights } from './weights.ts';

/** A Saga as its hero's cards answer it. */
export interface Needs {
  /** For each keyword that nothing answers, what a Rumour with it is worth: the most of all Chapters. */
  readonly once: { readonly [keyword in Keyword]?: number };
  /** The same for every Chapter still to come, the one under way first. */
  readonly chapters: readonly { readonly [keyword in Keyword]?: number }[];
  /** What the cards that he has are worth by the keywords that they answer. */
  readonly answers: ReadonlyMap<Card, number>;
  /** All that is missing. */
  readonly sum: number;
  /** Keywords that the Chapter under way lacks. */
  readonly now: number;
}

type Saga = Pick<Hero, 'hand' | 'assets' | 'saga' | 'chapter'>;

const NOTHING: Needs = { once: {}, chapters: [], answers: new Map(), sum: 0, now: 0 };

/** How hard a keyword is to come by. */
const SCARCITY = new Map<Keyword, number>();
function weighKeywords(): void {
  for (const keyword of TERRAINS) SCARCITY.set(keyword, weights.terrain);
  for (const [type, subtypes] of Object.entries(SUBTYPES))
    for (const keyword of subtypes) SCARCITY.set(keyword, type === 'enemy' ? weights.enemySubtype : weights.subtype);
  for (const type of REWARD_TYPES) {
    SCARCITY.set(type, weights.rewardType);
    for (const keyword of UNIQUE_KEYWORDS[type]) SCARCITY.set(keyword, weights.unique);
  }
}
weighKeywords();

const scarcity = (keyword: Keyword): number => SCARCITY.get(keyword) ?? weights.encounterType;

/** The keywords of a Chapter, the scarce ones first. */
const sorted = new Map<string, readonly Keyword[]>();
function keywordsOf(saga: string, chapter: 1 | 2 | 3 | 4, heroes: number): readonly Keyword[] {
  const key = `${saga}${chapter}${heroes <= 2}`;
  let keywords = sorted.get(key);
  if (!keywords) {
    keywords = [...chapterKeywords(saga, chapter, heroes)].sort((a, b) => scarcity(b) - scarcity(a));
    sorted.set(key, keywords);
  }
  return keywords;
}

/** The cards a hero would use for his Chapters one after the other: Assets every time, Rumours once. */
export function needsOf(own: Saga, heroes: number): Needs {
  if (typeof own.chapter !== 'number' || own.saga === '') return NOTHING;
  const once: { [keyword in Keyword]?: number } = {};
  const chapters: { [keyword in Keyword]?: number }[] = [];
  const answers = new Map<Card, number>();
  let sum = 0;
  let now = 0;
  let hand: readonly Card[] = own.hand;
  for (let chapter = own.chapter; chapter <= 4; chapter++) {
    const ahead = chapter - own.chapter;
    const keywords = keywordsOf(own.saga, chapter as 1 | 2 | 3 | 4, heroes);
    const slots = answer(own.assets, hand, keywords);
    const open = keywords.length - slots.size;
    const urgency = weights.urgency[ahead] ?? 0;
    const factor = open <= 1 && ahead === 0 ? urgency * weights.last : urgency;
    const needs: { [keyword in Keyword]?: number } = {};
    const answered = new Set(slots.values());
    for (const [slot, keyword] of keywords.entries()) {
      const worth = scarcity(keyword) * factor;
      if (answered.has(slot)) continue;
      needs[keyword] = worth;
      if (worth > (once[keyword] ?? 0)) once[keyword] = worth;
      sum += worth;
    }
    for (const [card, slot] of slots)
      answers.set(card, (answers.get(card) ?? 0) + scarcity(keywords[slot] as Keyword) * urgency);
    if (hand.length > 0) hand = hand.filter(card => !slots.has(card));
    chapters.push(needs);
    if (ahead === 0) now = open;
  }
  return { once, chapters, answers, sum, now };
}

/** Answers keywords by augmenting paths, Assets before Rumours. Which card takes which slot. */
function answer(assets: readonly Card[], hand: readonly Card[], keywords: readonly Keyword[]): Map<Card, number> {
  const slotOf = new Map<Card, number>();
  const place = (slot: number, tried: Card[]): boolean => {
    const keyword = keywords[slot] as Keyword;
    for (const cards of [assets, hand])
      for (const card of cards) {
        if (isBack(card) || !hasKeyword(card, keyword) || tried.includes(card)) continue;
        tried.push(card);
        const holder = slotOf.get(card);
        if (holder !== undefined && !place(holder, tried)) continue;
        slotOf.set(card, slot);
        return true;
      }
    return false;
  };
  for (let slot = 0; slot < keywords.length; slot++) place(slot, []);
  return slotOf;
}

/** What a Rumour with these keywords would be worth for the needs: the best that it answers. */
export function answerWorth({ once }: Needs, keywords: readonly Keyword[]): number {
  let best = 0;
  for (const keyword of keywords) best = Math.max(best, once[keyword] ?? 0);
  return best;
}

/** What an Asset would be worth: it answers one keyword of every Chapter. */
export function assetAnswers({ chapters }: Needs, keywords: readonly Keyword[]): number {
  let sum = 0;
  for (const needs of chapters) {
    let best = 0;
    for (const keyword of keywords) best = Math.max(best, needs[keyword] ?? 0);
    sum += best;
  }
  return sum;
}
