// What can be read from the open table: which cards may still come, what a Chapter lacks, what a step would meet. Pure.

import type { PlainDecision, Seat } from '@veillee/kernel';
import { isAbout } from '@veillee/web/kit';
import { cardById, chapterKeywords, encounterDeck, rewardDeck, sagaById } from '../content/cards.ts';
import {
  type EncounterType,
  type Keyword,
  REWARD_TYPES,
  type RewardType,
  TERRAINS,
  type Terrain,
} from '../content/vocabulary.ts';
import { ANCIENT } from '../rules/places.ts';
import { shortcutFrom } from '../rules/realm/map.ts';
import { chapterCost } from '../rules/saga/feat.ts';
import type { Hero, RegionId } from '../rules/state.ts';
import { isBack, type View } from '../rules/view.ts';

/** Cards of a deck that nobody at this seat has seen lie elsewhere: the next one is any of these. */
export function unseenIn(view: View, deck: Terrain | RewardType): readonly string[] {
  const gone = elsewhere(view);
  const all = isTerrain(deck) ? encounterDeck[deck] : rewardDeck[deck];
  return all.filter(card => !gone.has(card));
}

export const isTerrain = (deck: string): deck is Terrain => TERRAINS.some(terrain => terrain === deck);

/** Everything that lies open or in a hand one knows. */
function elsewhere(view: View): ReadonlySet<string> {
  const cards: string[] = [...view.open, ...view.removed];
  for (const place of Object.values(view.places)) cards.push(...place.encounters);
  for (const terrain of TERRAINS) cards.push(...view.encounters[terrain].discard);
  for (const type of REWARD_TYPES) cards.push(...view.rewards[type].discard);
  for (const hero of view.heroes) cards.push(...hero.hand.filter(card => !isBack(card)), ...hero.assets);
  return new Set(cards);
}

/** Shares of the types among the cards that may come next from a terrain's deck; they add up to 1. */
export function deckOdds(view: View, terrain: Terrain): { readonly [type in EncounterType]: number } {
  const cards = unseenIn(view, terrain);
  const odds = { enemy: 0, place: 0, quest: 0, stranger: 0, event: 0 };
  for (const card of cards) {
    const type = cardById(card).encounter;
    if (type) odds[type] += 1 / cards.length;
  }
  return odds;
}

/** Where a keyword can be found, best first. */
export interface Source {
  readonly where: Terrain | RewardType | 'map';
  /** The share of the deck's unseen cards; for the map, how many cards lie there. */
  readonly share: number;
  /** On the map: where. */
  readonly regions: readonly RegionId[];
}

export function sourcesOf(view: View, keyword: Keyword): readonly Source[] {
  const carries = (card: string): boolean => cardById(card).keywords.includes(keyword);
  const regions = view.map.filter(region => view.places[region]?.encounters.some(carries));
  const decks = [...TERRAINS, ...REWARD_TYPES].flatMap((deck): Source[] => {
    const cards = unseenIn(view, deck);
    const share = cards.length === 0 ? 0 : cards.filter(carries).length / cards.length;
    return share > 0 ? [{ where: deck, share, regions: [] }] : [];
  });
  decks.sort((a, b) => b.share - a.share);
  return regions.length > 0 ? [{ where: 'map', share: regions.length, regions }, ...decks] : decks;
}

// ---- the Chapter ----

export interface Slot {
  readonly keyword: Keyword;
  /** What answers it, if anything does. */
  readonly card?: string;
  /** An Asset stays in play, a Rumour is discarded. */
  readonly kept: boolean;
}

export interface ChapterPlan {
  readonly chapter: 1 | 2 | 3 | 4;
  readonly slots: readonly Slot[];
  readonly gold: number;
  /** Keywords and Gold are all there. */
  readonly ready: boolean;
}

/** The keywords of a hero's current Chapter and the cards that would answer them; Assets first, each card once. */
export function planChapter(view: View, seat: Seat): ChapterPlan | undefined {
  const hero = view.heroes[seat];
  if (!hero?.saga || typeof hero.chapter !== 'number') return undefined;
  const { chapter } = hero;
  const slots = coverSlots(chapterKeywords(hero.saga, chapter, view.heroes.length), hero);
  const gold = chapterCost(view, chapter);
  return { chapter, slots, gold, ready: slots.every(slot => slot.card !== undefined) && hero.gold >= gold };
}

/** KIL-7.5 to 7.8: the most keywords answered, with Assets before Rumours and cheap Rumours before dear ones. */
export function coverSlots(keywords: readonly Keyword[], hero: Pick<Hero, 'assets' | 'hand'>): Slot[] {
  const rumours = hero.hand.filter(card => !isBack(card));
  const worth = (card: string): number => cardById(card).gold;
  const cards = [...hero.assets, ...[...rumours].sort((a, b) => worth(a) - worth(b))];
  const taken = new Map<string, number>();
  const answer = (slot: number, tried: Set<string>): boolean => {
    const keyword = keywords[slot];
    for (const card of cards) {
      if (tried.has(card) || keyword === undefined || !cardById(card).keywords.includes(keyword)) continue;
      tried.add(card);
      const holder = taken.get(card);
      if (holder === undefined || answer(holder, tried)) {
        taken.set(card, slot);
        return true;
      }
    }
    return false;
  };
  for (let slot = 0; slot < keywords.length; slot++) answer(slot, new Set());
  const bySlot = new Map([...taken].map(([card, slot]) => [slot, card]));
  return keywords.map((keyword, slot) => {
    const card = bySlot.get(slot);
    return card === undefined ? { keyword, kept: false } : { keyword, card, kept: hero.assets.includes(card) };
  });
}

// ---- the map ----

/** Regions that have not fallen yet, in the order of the map. */
export const safeRegions = (view: View): readonly RegionId[] => view.map.filter(region => !view.places[region]?.gloom);

/** Rumours of a hand that could be discovered, by the region they name. KIL-6.3. */
export function discoverable(hand: readonly string[]): ReadonlyMap<RegionId, readonly string[]> {
  const found = new Map<RegionId, string[]>();
  for (const card of hand) {
    if (isBack(card)) continue;
    const def = cardById(card);
    if (def.isReward) found.set(def.region, [...(found.get(def.region) ?? []), card]);
  }
  return found;
}

/** Shortcuts in force, each pair once; both ways where each side names the other. */
export interface Arc {
  readonly from: RegionId;
  readonly to: RegionId;
  readonly both: boolean;
}

export function shortcuts(view: View): readonly Arc[] {
  const all = view.map.flatMap(from => {
    const to = shortcutFrom(view, from);
    return to === undefined ? [] : [{ from, to }];
  });
  return all.flatMap(({ from, to }) => {
    const back = all.some(other => other.from === to && other.to === from);
    if (back && view.map.indexOf(from) > view.map.indexOf(to)) return [];
    return [{ from, to, both: back }];
  });
}

/** What stands in a tile's corner: the Finale of somebody, where an Ancient will appear. */
export function marksAt(
  view: View,
  region: RegionId,
): { readonly finale: readonly Seat[]; readonly lair: readonly string[] } {
  return {
    finale: view.heroes.flatMap((hero, seat) =>
      hero.saga && hero.chapter === 'finale' && sagaById(hero.saga).finale.region === region ? [seat] : [],
    ),
    lair: view.ancients.flatMap(({ id, region: at, defeated }) =>
      at === undefined && !defeated && cardById(id).region === region ? [id] : [],
    ),
  };
}

/** The Ancient that the last question before an Assault is about. */
export function assaulted(decision: Pick<PlainDecision, 'prompt' | 'options'> | undefined): string | undefined {
  if (decision?.prompt !== 'assault.confirm') return undefined;
  const [ancient] = decision.options.flatMap(({ on = [] }) => on.flatMap(thing => ANCIENT.read(thing) ?? []));
  return ancient;
}

/** Whether this Encounter is won and its Reward is being chosen: there is nothing more to be said of chances. */
export const isWon = (decision: Pick<PlainDecision, 'prompt' | 'with'> | undefined, card: string): boolean =>
  decision?.prompt.startsWith('reward') === true && isAbout(decision, cardById(card).name);

/** Whether the adversary of the fight under way has no HP left: there is nothing more to be said of chances. */
export const isDown = ({ fight }: Pick<View, 'fight'>, card: string): boolean =>
  fight?.adversary === card && fight.step === 'battle' && fight.hp <= 0;
