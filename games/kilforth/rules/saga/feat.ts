// The Feat: completing a Chapter. KIL-7.1 to 7.13, KIL-17.4 to 17.6. The Finale is in finale.ts.

import type { Option, Rules, Seat, Table, Text } from '@veillee/kernel';
import { because, type Why, whyBy } from '@veillee/pieces/offers';
import { maybeRemove } from '@veillee/pieces/piles';
import { cardById, chapterKeywords, classById, talentsOf } from '../../content/cards.ts';
import type { Keyword } from '../../content/vocabulary.ts';
import { type Action, unless } from '../actions/action.ts';
import { discardRumour, gainGold, loseAsset, payGold } from '../cards/holdings.ts';
import { cardOption } from '../cards/options.ts';
import { named, namedAll, who } from '../cards/piles.ts';
import { FEAT } from '../keys.ts';
import { type Board, type Card, hero, type State } from '../state.ts';
import { attemptFinale, finaleOptions, whyNoFinale } from './finale.ts';
import { answering, canMatch, cheapest, type Matching, matchings, missing } from './keywords.ts';

export const featAction: Action = {
  id: 'feat',
  offered: (state, seat) =>
    unless('feat', whyNoFeat(state, seat), () => {
      const { chapter } = hero(state, seat);
      if (chapter === 'finale') return finaleOptions(state, seat);
      return [{ key: CHAPTER, text: 'option.feat', with: { chapter }, rule: 'KIL-7.2', on: ['saga'] }];
    }),
  run: (t, seat, key) => (key === CHAPTER ? chapterFeat(t, seat) : attemptFinale(t, seat, key)),
};

const CHAPTER = FEAT.make('chapter');
const SAGA_DONE = because('refuse.sagaDone', 'KIL-2.5');
const FEAT_TODAY = because('refuse.featToday', 'KIL-7.1');

function whyNoFeat(state: Board, seat: Seat): Why | undefined {
  const { chapter, featToday } = hero(state, seat);
  if (chapter === 'done') return SAGA_DONE;
  if (featToday) return FEAT_TODAY;
  return chapter === 'finale' ? whyNoFinale(state, seat) : whyNoChapter(state, seat);
}

/** KIL-7.4; KIL-18.2: 2, 4, 6, 8 instead of 5 each. */
export const chapterCost = (state: Pick<State, 'house'>, chapter: number): number =>
  state.house.scaledChapterCost ? 2 * chapter : 5;

/** The keywords of the Chapter a hero is in; none in the Finale. */
export function keywordsNow(state: Pick<State, 'heroes'>, seat: Seat): readonly Keyword[] {
  const { saga, chapter } = hero(state, seat);
  return typeof chapter === 'number' ? chapterKeywords(saga, chapter, state.heroes.length) : [];
}

function whyNoChapter(state: Board, seat: Seat): Why | undefined {
  const own = hero(state, seat);
  const cost = chapterCost(state, own.chapter as number);
  if (own.gold < cost) return because('refuse.feat.gold', 'KIL-7.4', { cost, gold: own.gold });
  const keywords = keywordsNow(state, seat);
  if (canMatch(own, keywords)) return undefined;
  return whyBy(() => {
    const none = keywords.filter(keyword => answering(own, keyword).length === 0);
    const text = none.length > 0 ? 'refuse.feat.keywords' : 'refuse.feat.cards';
    return because(text, 'KIL-7.5', { keywords: words(none), n: missing(own, keywords) });
  });
}

const words = (keywords: readonly Keyword[]): Text[] => keywords.map(keyword => ({ text: `keyword.${keyword}` }));

/** KIL-7.4 to 7.7: Gold first, then a card for each keyword. */
function* chapterFeat(t: Table<State>, seat: Seat): Rules {
  const { state } = t;
  const cards = yield* chooseCards(t, seat);
  const assets = cards.filter(card => hero(state, seat).assets.includes(card));
  const sold = yield* chooseSacrifices(t, seat, assets);
  payGold(t, seat, chapterCost(state, hero(state, seat).chapter as number), 'KIL-7.4');
  for (const card of cards) if (!assets.includes(card)) discardRumour(t, seat, card, 'KIL-7.6');
  for (const card of sold) {
    loseAsset(t, seat, card);
    gainGold(t, seat, cardById(card).gold, 'KIL-7.7');
  }
  hero(state, seat).featToday = true;
  yield* completeChapter(t, seat);
}

/** D17: the cheapest cards are proposed; whoever wants others answers keyword by keyword. */
function* chooseCards(t: Table<State>, seat: Seat): Rules<Matching> {
  const own = hero(t.state, seat);
  const keywords = keywordsNow(t.state, seat);
  const ways = matchings(own, keywords);
  const proposed = cheapest(own, ways);
  if (ways.length === 1) return proposed;
  const options: Option[] = [
    { key: 'proposed', text: 'option.feat.proposed', with: { cards: namedAll(proposed) }, on: [...proposed] },
    { key: 'other', text: 'option.feat.other' },
  ];
  const how = { rule: 'KIL-7.5', with: { keywords: words(keywords) } };
  if ((yield* t.choose(seat, 'feat.cards', options, how)) === 'proposed') return proposed;
  return yield* chooseByKeyword(t, seat, keywords);
}

/** KIL-7.8: a card answers one keyword; only cards that leave an answer to the others are offered. */
function* chooseByKeyword(t: Table<State>, seat: Seat, keywords: readonly Keyword[]): Rules<Matching> {
  const chosen: Card[] = [];
  for (const [slot, keyword] of keywords.entries()) {
    const { hand, assets } = hero(t.state, seat);
    const rest = keywords.slice(slot + 1);
    const options = answering({ hand, assets }, keyword)
      .filter(card => !chosen.includes(card) && canMatch(without({ hand, assets }, [...chosen, card]), rest))
      .map(card => cardOption(card, assets.includes(card) ? 'option.feat.show' : 'option.feat.spend'));
    const how = { rule: 'KIL-7.5', with: { keyword: { text: `keyword.${keyword}` } } };
    chosen.push(yield* t.choose(seat, 'feat.keyword', options, how));
  }
  return chosen;
}

const without = (own: { hand: Card[]; assets: Card[] }, gone: readonly Card[]): { hand: Card[]; assets: Card[] } => ({
  hand: own.hand.filter(card => !gone.includes(card)),
  assets: own.assets.filter(card => !gone.includes(card)),
});

/** KIL-7.7: each Asset shown stays, or goes for its whole value. */
function* chooseSacrifices(t: Table<State>, seat: Seat, assets: readonly Card[]): Rules<readonly Card[]> {
  if (assets.length === 0) return [];
  const options = assets.map(card => cardOption(card, 'option.feat.sacrifice', { gold: cardById(card).gold }));
  const count = { min: 0, max: assets.length };
  return yield* t.chooseMany(seat, 'feat.sacrifice', options, count, {
    rule: 'KIL-7.7',
    pass: { text: 'option.feat.keepAll' },
  });
}

/** KIL-7.11 to 7.13: one HP more, a Talent, the next Chapter. Then rivals who lag behind (KIL-17.4, 17.5). */
export function* completeChapter(t: Table<State>, seat: Seat): Rules {
  const { state } = t;
  const own = hero(state, seat);
  const chapter = own.chapter as 1 | 2 | 3 | 4;
  own.maxHp++;
  own.hp++;
  t.tell('log.chapter', { player: who(seat), chapter, hp: own.hp, max: own.maxHp }, { weight: 8, rule: 'KIL-7.11' });
  yield* gainTalent(t, seat, chapter);
  own.chapter = chapter === 4 ? 'finale' : ((chapter + 1) as 2 | 3 | 4); // KIL-7.13
  if (state.mode === 'competitive' && (chapter === 3 || chapter === 4)) yield* pressure(t, seat, chapter);
}

/** Talents of a level that this hero could gain now. */
export function talentsFor(state: Pick<State, 'heroes' | 'house' | 'talents'>, seat: Seat, level: number): string[] {
  const own = hero(state, seat);
  return talentsOf[classById(own.class).archetype]
    .filter(talent => talent.level === level)
    .map(talent => talent.id)
    .filter(id => !own.talents.includes(id) && (state.house.talentSetPerHero || state.talents.includes(id)));
}

/** KIL-7.12, D18: one Talent of the Chapter's level, if one is left, or none. */
function* gainTalent(t: Table<State>, seat: Seat, level: number): Rules {
  const { state } = t;
  const options = talentsFor(state, seat, level).map(id => cardOption(id, 'option.talent'));
  const talent = yield* t.choose(seat, 'feat.talent', options, {
    rule: 'KIL-7.12',
    with: { level },
    pass: { text: 'option.talent.none' },
  });
  if (talent === undefined) return;
  if (!state.house.talentSetPerHero) maybeRemove(state.talents, talent);
  hero(state, seat).talents.push(talent);
  t.tell('log.talent', { player: who(seat), card: named(talent) }, { weight: 5, rule: 'KIL-7.12' });
}

/** Competitive Pressure, D38: whoever lags two Chapters behind may complete his own for nothing (KIL-17.6). */
function* pressure(t: Table<State>, leader: Seat, chapter: 3 | 4): Rules {
  const { heroes } = t.state;
  for (let n = 1; n < heroes.length; n++) {
    const seat = (leader + n) % heroes.length;
    const own = hero(t.state, seat);
    if (own.eliminated || typeof own.chapter !== 'number' || own.chapter > chapter - 2) continue;
    const rule = chapter === 3 ? 'KIL-17.4' : 'KIL-17.5';
    const accept: Option = { key: 'complete', text: 'option.pressure', with: { chapter: own.chapter } };
    const key = yield* t.choose(seat, 'feat.pressure', [accept], {
      rule,
      with: { player: who(leader), chapter: own.chapter },
      pass: { text: 'option.pressure.no' },
    });
    if (key === undefined) continue;
    t.tell('log.pressure', { player: who(seat) }, { rule });
    yield* completeChapter(t, seat);
  }
}
