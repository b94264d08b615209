// What can be done with cards at no cost: the Bag, the discard pile, the partner (ASH-6.8, ASH-14, ASH-18.2).

import type { FigureDeed, Rules, Table, Text } from '@veillee/kernel';
import type { FindId } from '../content/vocabulary.ts';
import { consent } from './agree.ts';
import { drop, give, isQuest, putAway, trim, whyNoPutting } from './cards.ts';
import { cardKey, dropKey, giveKey, putKey } from './keys.ts';
import { allyMods } from './modifiers.ts';
import { fights, findName, type Hero, heroName, isGone, isKo, partnerOf, type State, together } from './state.ts';

export const EXCHANGE = 'exchange';

/** Cards that may change hands: equipment and Quest cards (ASH-6.8, ASH-6.11). */
export const tradeable = ({ hand, specials }: Hero): FindId[] => [...hand, ...specials.filter(isQuest)];

/** ASH-6.8, ASH-6.15 to ASH-6.17: why two heroes cannot exchange cards now. */
export function whyNoTrade(state: State, hero: Hero): Text | undefined {
  const partner = partnerOf(state, hero);
  if (isGone(partner)) return { text: 'why.gone' };
  if (isKo(partner)) return { text: 'why.partner.ko' };
  if (state.combat)
    return !state.house.noSwaps && fights(state, hero) && fights(state, partner) ? undefined : { text: 'why.combat' };
  const anywhere = allyMods(state, 'tradeAnywhere').length > 0;
  return anywhere || together(hero, partner) ? undefined : { text: 'why.apart' };
}

/** ASH-14.9. */
function putDeed(state: State, hero: Hero, card: FindId): FigureDeed<State> {
  const noPutting = whyNoPutting(state, hero);
  return {
    option: { key: putKey.make(card), text: 'do.put', with: { card: findName(card) }, on: [card], rule: 'ASH-14.9' },
    why: noPutting && { text: noPutting },
    *run(t) {
      putAway(t, hero, card);
    },
  };
}

/** R20, as an option: what a hero can do who is down or waits for a combat to end. */
export const idleDeeds = (state: State, hero: Hero): FigureDeed<State>[] =>
  state.house.openBag && !isGone(hero)
    ? hero.hand.map(card => putDeed(state, hero, card)).filter(({ why }) => why === undefined)
    : [];

export function handDeeds(state: State, hero: Hero): FigureDeed<State>[] {
  const deeds: FigureDeed<State>[] = hero.hand.flatMap(card => [
    putDeed(state, hero, card),
    {
      option: {
        key: dropKey.make(card),
        text: 'do.drop',
        with: { card: findName(card) },
        on: [card],
        rule: 'ASH-18.2',
      },
      *run(t) {
        drop(t, hero, card);
      },
    },
  ]);
  return [...deeds, ...tradeDeeds(state, hero)];
}

function tradeDeeds(state: State, hero: Hero): FigureDeed<State>[] {
  const partner = partnerOf(state, hero);
  const own = tradeable(hero);
  const why = whyNoTrade(state, hero);
  const gifts = own.map(
    (card): FigureDeed<State> => ({
      option: {
        key: giveKey.make(card),
        text: 'do.give',
        with: { card: findName(card), hero: heroName(partner) },
        on: [card, partner.id],
        rule: 'ASH-6.8',
      },
      // Nobody is pressed: what was turned down is offered again in another turn.
      why: why ?? (state.declined?.includes(card) ? { text: 'why.declined' } : undefined),
      run: t => offer(t, hero, partner, [card]),
    }),
  );
  if (own.length === 0 || tradeable(partner).length === 0) return gifts;
  const with_ = { hero: heroName(partner) };
  const exchange: FigureDeed<State> = {
    option: { key: EXCHANGE, text: 'do.exchange', with: with_, on: [partner.id], rule: 'ASH-6.14' },
    why,
    *run(t) {
      const cards = [...tradeable(hero), ...tradeable(partner)];
      const options = cards.map(card => ({ key: cardKey.make(card), text: `find.${card}`, on: [card] }));
      const how = { rule: 'ASH-6.14', with: { hero: heroName(partner) }, pass: { text: 'exchange.none' } };
      const count = { min: 1, max: cards.length };
      const picked = yield* t.chooseMany(hero.seat, 'exchange.ask', options, count, how);
      const moved = picked.map(key => cardKey.only(key) as FindId);
      if (moved.length > 0) yield* offer(t, hero, partner, moved);
    },
  };
  return [...gifts, exchange];
}

/** D27: the other player must be content with what changes hands. */
export function* offer(t: Table<State>, hero: Hero, partner: Hero, cards: readonly FindId[]): Rules {
  const what = { text: 'exchange.offer', with: { cards: cards.map(findName), hero: heroName(partner) } };
  if (hero.seat !== partner.seat && !(yield* consent(t, hero.seat, what, 'ASH-6.14'))) {
    t.state.declined = [...(t.state.declined ?? []), ...cards];
    return;
  }
  const mine = cards.filter(card => tradeable(hero).includes(card));
  const theirs = cards.filter(card => tradeable(partner).includes(card));
  // Both sides change hands before anybody counts what they hold.
  for (const [from, to, moved] of [
    [hero, partner, mine],
    [partner, hero, theirs],
  ] as const)
    for (const card of moved) give(t, from, to, card);
  yield* trim(t, partner);
  yield* trim(t, hero);
}
