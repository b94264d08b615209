// DES-30: what chests and scripts bring to heroes: coins, potions, and treasure dealt to each of them, wherever they are (DES-30.9).

import type { Seat, Wording } from '@veillee/kernel';
import { maybeRemove, remove } from '@veillee/pieces/piles';
import type { Potion, Tier } from '../../content/vocabulary.ts';
import type { CardAnswer } from '../calls.ts';
import { heroName, thingName } from '../card-names.ts';
import { hasOp } from '../effects/held.ts';
import { gain } from '../gains.ts';
import { rearrange, receive } from '../hero/equipment.ts';
import { rowOf } from '../hero/fitting.ts';
import { figureOption } from '../hero/option.ts';
import { pickKey } from '../keys.ts';
import { deedOf } from '../legend/diary/deeds.ts';
import { note } from '../legend/diary/page.ts';
import {
  type Flow,
  type Hero,
  type HeroId,
  heroOf,
  inForce,
  potionsLeft,
  rowId,
  type State,
  sheetOf,
  supplyPotion,
  type T,
  type Thing,
} from '../state.ts';
import { gainCoins } from './coins.ts';

/** A token of the supply, if there is one left (DRF-1.10). */
export function* potionFor(t: T, hero: Hero, potion: Potion, later = false): Flow {
  if (potionsLeft(t.state, potion) <= 0) return;
  supplyPotion(t.state, potion, -1);
  t.tell('log.finds', { hero: heroName(sheetOf(hero)), thing: thingName(potion) }, { rule: 'DES-29.4' });
  yield* receive(t, hero, potion, false, later);
}

/** DES-30.7: for each of them so many cards of a deck, drawn unseen; what is short goes to whom the overlord likes. A dark relic takes the place of one (DES-30.16). */
export function* dealTreasure(
  t: T,
  tier: Tier,
  n: number,
  heroes: readonly Hero[],
  opener: HeroId | undefined,
  ofChest = false,
  relic?: CardAnswer['relic'],
): Flow {
  const { state } = t;
  const dueTo = ({ id }: Hero): number => n - (relic?.hero === id ? 1 : 0);
  const total = heroes.reduce((sum, hero) => sum + dueTo(hero), 0);
  if (relic) yield* receive(t, heroOf(state, relic.hero), relic.thing); // DES-4.22, DES-30.16
  const bard = ofChest ? heroes.find(hero => hasOp(hero, 'shareTreasure')) : undefined;
  if (bard) return yield* share(t, bard, tier, heroes, dueTo);
  const given = new Map<HeroId, number>();
  for (let dealt = 0; dealt < total; dealt++) {
    if (state.decks.treasures[tier].length === 0) {
      t.tell('log.treasure.none', { tier: { text: `tier.${tier}` } }, { rule: 'DES-30.10' });
      break;
    }
    const due = heroes.filter(hero => (given.get(hero.id) ?? 0) < dueTo(hero));
    const hero = yield* nextFor(t, tier, due, opener);
    if (hasOp(hero, 'spareTreasure')) {
      given.set(hero.id, n);
      dealt += (yield* appraise(t, tier, hero, dueTo(hero), true)) - 1;
      continue;
    }
    given.set(hero.id, (given.get(hero.id) ?? 0) + 1);
    yield* drawTreasure(t, tier, hero, true);
  }
  // DES-30.11, DES-30.14: whoever has got something arranges it, drops it, or is content.
  for (const hero of heroes) if (given.has(hero.id)) yield* rearrange(t, hero);
}

/** Who gets the next card: in seating order, where there is one for everybody. */
function* nextFor(t: T, tier: Tier, due: readonly Hero[], opener: HeroId | undefined): Flow<Hero> {
  const { state } = t;
  const [first] = due as [Hero, ...Hero[]];
  const dealer = dealerOf(state, tier, due, opener);
  if (dealer === undefined) return first;
  return yield* t.choose(dealer, 'ask.deal', due, figureOption, {
    rule: inForce(state, 'opener-deals') ? 'DES-30.8' : 'DES-30.7',
    with: { tier: { text: `tier.${tier}` } },
  });
}

/** DES-30.8: by the house rule whoever opened the chest; else the overlord, where there are too few cards to go round. */
function dealerOf(state: State, tier: Tier, due: readonly Hero[], opener: HeroId | undefined): number | undefined {
  if (due.length < 2) return undefined;
  if (opener && inForce(state, 'opener-deals')) return heroOf(state, opener).seat;
  return state.decks.treasures[tier].length < due.length ? state.overlord.seat : undefined;
}

/** All that is due to one hero, and a card more, of which one goes back under the deck (Appraiser); says how many are kept. */
function* appraise(t: T, tier: Tier, hero: Hero, n: number, later: boolean): Flow<number> {
  const cards = drawnWith(t, tier, hero, n + 1);
  if (cards.length > n) yield* putBack(t, tier, hero, cards);
  for (const card of cards) yield* keep(t, hero, card, hero, later);
  return cards.length;
}

/** Cards that somebody holds while they decide about them. */
function drawnWith(t: T, tier: Tier, hero: Hero, n: number): Thing[] {
  const cards = t.draw(t.state.decks.treasures[tier], n);
  hero.pack.push(...cards);
  return cards;
}

/** One of these goes under the deck, unseen by the other side. */
export function* putBack(t: T, tier: Tier, hero: Hero, cards: Thing[]): Flow {
  const back = yield* pickOf(t, hero, cards, 'treasure.back');
  remove(cards, back);
  remove(hero.pack, back);
  t.state.decks.treasures[tier].unshift(back);
  t.tell('log.treasure.back', { hero: heroName(sheetOf(hero)), tier: { text: `tier.${tier}` } }, { rule: 'DES-30.7' });
}

/** All of a chest is drawn by one, who shares it out: as many to each (Bardic Lore). */
function* share(t: T, bard: Hero, tier: Tier, heroes: readonly Hero[], dueTo: (hero: Hero) => number): Flow {
  const { state } = t;
  const deck = state.decks.treasures[tier];
  const due = heroes.flatMap(hero => Array.from({ length: dueTo(hero) }, () => hero));
  const cards = t.draw(deck, due.length);
  if (cards.length < due.length) t.tell('log.treasure.none', { tier: { text: `tier.${tier}` } }, { rule: 'DES-30.10' });
  bard.pack.push(...cards);
  const getting: [card: Thing, hero: Hero][] = [];
  while (cards.length > 0) {
    const left = [...new Set(due)];
    const [card] = cards as [Thing, ...Thing[]];
    const hero = yield* t.choose(bard.seat, 'treasure.share', left, figureOption, {
      rule: 'DES-30.7',
      with: { hero: heroName(sheetOf(bard)), thing: thingName(card) },
    });
    remove(due, hero);
    cards.shift();
    getting.push([card, hero]);
  }
  for (const [card, hero] of getting) yield* keep(t, bard, card, hero, true);
  const given = new Set(getting.map(([, hero]) => hero));
  for (const hero of heroes) if (given.has(hero)) yield* rearrange(t, hero);
}

/** A card that somebody holds for the moment comes to whoever keeps it. */
function* keep(t: T, holder: Hero, card: Thing, hero: Hero, later: boolean): Flow {
  remove(holder.pack, card);
  hero.feats.treasures++;
  tellTreasure(t, hero, card);
  yield* treasure(t, hero.id, card, later);
}

/** One of some cards is named; two of a kind are one answer. */
export function* nameCard(t: T, seat: Seat, cards: readonly Thing[], prompt: string, how: Wording): Flow<Thing> {
  const distinct = cards.filter((card, n) => cards.findIndex(one => rowId(one) === rowId(card)) === n);
  const optionOf = (card: Thing) => ({
    key: pickKey.make(rowId(card)),
    text: 'treasure.card',
    with: { thing: thingName(card) },
    on: [`item:${card}`],
  });
  return yield* t.choose(seat, prompt, distinct, optionOf, how);
}
const pickOf = (t: T, hero: Hero, cards: readonly Thing[], prompt: string): Flow<Thing> =>
  nameCard(t, hero.seat, cards, prompt, { rule: 'DES-30.7', with: { hero: heroName(sheetOf(hero)) } });

/** Any item of these decks, which are shuffled then: whoever looks for it sees all of them (Wishing Ring). */
export function* pickTreasure(t: T, hero: Hero, tiers: readonly Tier[]): Flow {
  const { decks } = t.state;
  const cards = tiers.flatMap(tier => decks.treasures[tier]).filter(card => !rowOf(card).cache);
  if (cards.length === 0) return;
  t.reveal();
  const card = yield* pickOf(t, hero, cards.toSorted(), 'treasure.pick');
  for (const tier of tiers) {
    const deck = decks.treasures[tier];
    if (!maybeRemove(deck, card)) continue;
    t.shuffle(deck.sort(), `treasures ${tier}`);
  }
  hero.feats.treasures++;
  tellTreasure(t, hero, card);
  yield* treasure(t, hero.id, card);
}

/** The card of a deck that a hero buys: that one, or of one more whichever they like (Appraiser). */
export function* chosenOf(t: T, hero: Hero, tier: Tier, thing: Thing): Flow<Thing> {
  const deck = t.state.decks.treasures[tier];
  if (!hasOp(hero, 'spareTreasure') || deck.length === 0) return thing;
  hero.pack.push(thing);
  const cards = [thing, ...drawnWith(t, tier, hero, 1)];
  yield* putBack(t, tier, hero, cards);
  const [kept] = cards as [Thing];
  remove(hero.pack, kept);
  return kept;
}

function* drawTreasure(t: T, tier: Tier, hero: Hero, later: boolean): Flow {
  const [card] = t.draw(t.state.decks.treasures[tier]);
  if (card === undefined) return;
  hero.feats.treasures++;
  tellTreasure(t, hero, card);
  yield* treasure(t, hero.id, card, later);
}

/**
 * A treasure comes to a hero, from a chest or bought. A cache gives what is in it, and another card of its deck is drawn. `later`: whoever
 * deals asks them how they carry it when all is dealt.
 */
export function* treasure(t: T, id: HeroId, card: Thing, later = false): Flow {
  const { state } = t;
  const hero = heroOf(state, id);
  const { cache, tier } = rowOf(card);
  if (!cache) return yield* receive(t, hero, card, false, later);
  state.lost.push(card);
  if (cache.coins) gainCoins(t, hero, cache.coins, 'DES-30.12');
  if (cache.potion) yield* potionFor(t, hero, cache.potion, later);
  if (tier !== 'shop' && tier !== 'relic' && tier !== 'dark-relic') yield* drawTreasure(t, tier, hero, later);
}

/** A card that was drawn comes to whoever is to have it. */
export function* handOut(t: T, hero: Hero, card: Thing): Flow {
  hero.feats.treasures++;
  tellTreasure(t, hero, card);
  yield* treasure(t, hero.id, card);
}

function tellTreasure(t: T, hero: Hero, thing: Thing): void {
  const told = { hero: heroName(sheetOf(hero)), thing: thingName(thing) };
  t.tell('log.treasure', told, { rule: 'DES-30.7', weight: 2, ...gain('treasure', [hero.seat], thing) });
  note(t.state.legend, deedOf.treasure.make(sheetOf(hero), rowId(thing)));
}

/** Takes a relic from whoever has it: there is one of each (DES-31.7). */
export function takeRelic(state: State, relic: Thing): void {
  for (const hero of state.heroes) if (!maybeRemove(hero.equipped, relic)) maybeRemove(hero.pack, relic);
  for (const { carries } of state.companions) maybeRemove(carries, relic);
  state.board.markers = state.board.markers.filter(one => one.kind !== 'relic' || one.item !== relic);
  maybeRemove(state.lost, relic);
}
