// DES-30: what chests and scripts bring to heroes: coins, potions, and treasure dealt to each of them, wherever they are (DES-30.9).

import { maybeRemove } from '@veillee/pieces/piles';
import type { Potion, Tier } from '../../content/vocabulary.ts';
import { heroName, thingName } from '../card-names.ts';
import { gain } from '../gains.ts';
import { rearrange, receive } from '../hero/equipment.ts';
import { rowOf } from '../hero/fitting.ts';
import { heroKey } from '../keys.ts';
import {
  type Flow,
  type Hero,
  type HeroId,
  heroOf,
  inForce,
  potionsLeft,
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

/** DES-30.7: for each of them so many cards of a deck, drawn unseen; what is short goes to whom the overlord likes. */
export function* dealTreasure(t: T, tier: Tier, n: number, heroes: readonly Hero[], opener: HeroId | undefined): Flow {
  const { state } = t;
  const given = new Map<HeroId, number>();
  for (let dealt = 0; dealt < n * heroes.length; dealt++) {
    if (state.decks.treasures[tier].length === 0) {
      t.tell('log.treasure.none', { tier: { text: `tier.${tier}` } }, { rule: 'DES-30.10' });
      break;
    }
    const due = heroes.filter(({ id }) => (given.get(id) ?? 0) < n);
    const hero = yield* nextFor(t, tier, due, opener);
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
  const optionOf = (hero: Hero) => ({
    key: heroKey.make(sheetOf(hero)),
    text: `hero.${sheetOf(hero)}`,
    on: [hero.id],
    figure: hero.id,
  });
  return yield* t.choose(dealer, 'ask.deal', due, optionOf, {
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
  if (tier !== 'shop' && tier !== 'relic') yield* drawTreasure(t, tier, hero, later);
}

function tellTreasure(t: T, hero: Hero, thing: Thing): void {
  const told = { hero: heroName(sheetOf(hero)), thing: thingName(thing) };
  t.tell('log.treasure', told, { rule: 'DES-30.7', weight: 2, ...gain('treasure', [hero.seat], thing) });
}

/** Takes a relic from whoever has it: there is one of each (DES-31.7). */
export function takeRelic(state: State, relic: Thing): void {
  for (const hero of state.heroes) if (!maybeRemove(hero.equipped, relic)) maybeRemove(hero.pack, relic);
  for (const { carries } of state.companions) maybeRemove(carries, relic);
  state.board.markers = state.board.markers.filter(one => one.kind !== 'relic' || one.item !== relic);
  maybeRemove(state.lost, relic);
}
