// EUT-8: a Trade Action: tax first, then buying, selling, healing, learning, unlocking and renewing in any order, until it ends.

import type { RuleId, Rules, Seat } from '@veillee/kernel';
import { who } from '@veillee/kernel';
import { act } from '@veillee/pieces/deeds';
import { because, first, type Offer, optionsIn, type Why } from '@veillee/pieces/offers';
import { remove } from '@veillee/pieces/piles';
import { originalOf } from '@veillee/pieces/things';
import { HEALING, OFFER_SIZE, SERVICE_PRICE } from '../content/constants.ts';
import { hexesOf, isCentre, type SpaceAt } from '../content/lattice.ts';
import { POSTS, type Post } from '../content/vocabulary.ts';
import { chooseAction, whyNoAction } from './actions.ts';
import { excess, maxHealth } from './board.ts';
import { offerUses } from './deploy.ts';
import { offerConversion } from './dice/hero-roll.ts';
import { gain } from './gains.ts';
import { changers, offerCashing } from './hand.ts';
import { heal } from './harm.ts';
import { offerRearranging, receiveTile, tellPurchase } from './inventory.ts';
import { buyKey, doneKey, gaarBuyKey, healKey, renewKey, tradeKey } from './keys.ts';
import { isLiberated, isOpen, locationAt, postOf, tileUnder, tokensAt } from './land.ts';
import { offerLearning } from './learning.ts';
import { priceOf } from './modifiers.ts';
import { offerSelling, raisable } from './selling.ts';
import {
  activeHero,
  type Deed,
  type Deeds,
  type Hero,
  heroOf,
  isTeam,
  type Known,
  type Position,
  type State,
  type T,
  type Trade,
} from './state.ts';
import { drawTop } from './supplies.ts';
import { tileName } from './tiles.ts';
import { payRival } from './tolls.ts';
import type { Use } from './uses.ts';

// ---- beginning ----

/** EUT-8.2, EUT-8.27, EUT-20.2, R17: whom a tax is owed to. */
export function taxAt(state: Known, hero: Hero, at: SpaceAt): Seat[] {
  if (isTeam(state)) return [];
  const places: SpaceAt[] = isCentre(at) ? (state.house.towerTax ? [...hexesOf(tileUnder(at))] : []) : [at];
  const owners = places
    .flatMap(place => tokensAt(state, place))
    .filter(({ kind, seat }) => kind === 'trade' && seat !== hero.seat);
  return [...new Set(owners.map(({ seat }) => seat))];
}

/** EUT-8.1, EUT-8.3, EUT-8.4 */
function whyNotTrade(state: State, hero: Hero, at: SpaceAt, isFree = false): Why | undefined {
  if (isCentre(at) ? !isOpen(state, at) : !isLiberated(state, at)) return because('why.guarded', 'EUT-8.1');
  const tax = taxAt(state, hero, at).length * SERVICE_PRICE;
  return first(
    !isFree && whyNoAction(state, hero, 'trade', 'EUT-8.1'),
    hero.gold + raisable(hero) < tax && because('why.tax', 'EUT-8.4', { tax, gold: hero.gold }),
  );
}

export function offerTrade(state: State, hero: Hero, offer: Offer<Deed>): void {
  const { at } = hero;
  const post = at && postOf(locationAt(state, at));
  if (at === undefined || post === undefined) return;
  offer(whyNotTrade(state, hero, at), () => ({
    option: {
      key: tradeKey,
      text: 'do.trade',
      with: { space: { text: `space.${post}` }, tax: taxAt(state, hero, at).length },
      on: [at],
      rule: 'EUT-8.1',
    },
    *run(t) {
      yield* chooseAction(t, hero, 'trade', 'EUT-8.1');
      return beginTrade(t, hero, { post, tax: taxAt(state, hero, at) });
    },
  }));
}

/** EUT-8.28: tax and free renewal belong to this Action alone. */
export function beginTrade(t: T, hero: Hero, how: Pick<Trade, 'post' | 'all' | 'tax'>): Position {
  const trade: Trade = { ...how, renewals: 0, bought: [], learned: false };
  t.state.trade = trade;
  t.tell(
    'log.trade',
    { player: who(hero.seat), space: { text: `space.${trade.post}` } },
    { rule: 'EUT-8.1', weight: 1 },
  );
  payTax(t, hero, trade);
  return { at: 'trade' };
}

/** EUT-11.14, R18: after a victory on a Trading Post, before what is too much goes; free only as a house rule. */
export function* tradeAfterCombat(t: T, hero: Hero, rule: RuleId): Rules<Position | undefined> {
  const { state } = t;
  const { at } = hero;
  const post = at && postOf(locationAt(state, at));
  if (at === undefined || post === undefined || isCentre(at)) return undefined;
  const isFree = state.house.freeTrade;
  if (!isFree && excess(hero) === 0) return undefined; // it can be had in the turn as well
  if (whyNotTrade(state, hero, at, isFree)) return undefined;
  const option = {
    key: tradeKey,
    text: 'do.trade',
    with: { space: { text: `space.${post}` }, tax: taxAt(state, hero, at).length },
    on: [at],
    rule,
  };
  const key = yield* t.choose(hero.seat, 'trade.now', [option], { rule, pass: { text: 'do.trade.later' } });
  if (key === undefined) return undefined;
  if (!isFree) yield* chooseAction(t, hero, 'trade', rule);
  return beginTrade(t, hero, { post, tax: taxAt(state, hero, at) });
}

/** EUT-8.2: as soon as there is enough. */
function payTax(t: T, hero: Hero, trade: Trade): void {
  if (hero.gold < trade.tax.length * SERVICE_PRICE) return;
  for (const seat of trade.tax) payRival(t, hero, heroOf(t.state, seat), 'EUT-8.2');
  trade.tax = [];
}

// ---- one deed after another (EUT-8.6) ----

export function* trading(t: T): Rules<Position> {
  const { state } = t;
  const { trade } = state;
  if (!trade) return { at: 'turn' };
  const hero = activeHero(state);
  payTax(t, hero, trade);
  const asked = { seat: hero.seat, prompt: 'trade.ask', rule: 'EUT-8.6', with: { gold: hero.gold } };
  const deeds: Deeds = offer => {
    offerDeeds(state, hero, trade, offer);
    offerCashing(t, hero, offer);
    offerConversion(hero, offer);
  };
  const done = yield* act(t, asked, deeds, changers(t, hero));
  return done?.next ?? { at: 'trade' };
}

function offerDeeds(state: State, hero: Hero, trade: Trade, offer: Offer<Deed>): void {
  const { post } = trade;
  const posts = trade.all ? POSTS : [post];
  const owes = trade.tax.length > 0 ? because('why.taxFirst', 'EUT-8.3') : undefined;
  /** Nothing but selling before the tax is paid (EUT-8.3). */
  const afterTax: Offer<Deed> = (why, make) => offer(owes ?? why, make);
  for (const each of posts) offerBuying(state, hero, each, afterTax);
  offerSelling(hero, offer, trade.tax.length * SERVICE_PRICE);
  afterTax(
    first(
      whyPoor(hero, SERVICE_PRICE, 'EUT-8.21'),
      hero.health >= maxHealth(hero) && because('why.healthy', 'EUT-14.2'),
    ),
    () => healing(hero, post),
  );
  if (posts.includes('dragonslayer-towers') && !trade.all)
    afterTax(whyPoor(hero, SERVICE_PRICE, 'EUT-8.22'), () => gaarDeed(hero));
  offerLearning(state, hero, afterTax);
  for (const each of posts) offerRenewal(hero, trade, each, afterTax);
  offerRearranging(hero, afterTax);
  const kinds = trade.bought.map(originalOf);
  const wanted = ({ on, face }: Use): boolean => face?.consumed === true && kinds.includes(originalOf(on));
  offerUses(state, hero, afterTax, { wanted }); // EUT-8.10
  // Who can sell nothing more and still owes has traded in vain.
  const mustSell = owes && optionsIn<Deed>(sale => offerSelling(hero, sale)).length > 0 ? owes : undefined;
  offer(mustSell, () => ({
    option: { key: doneKey, text: 'do.trade.done', rule: 'EUT-8.6' },
    *run(t) {
      t.state.trade = undefined;
      return { at: 'turn' };
    },
  }));
}

export const whyPoor = ({ gold }: Hero, price: number, rule: RuleId): Why | undefined =>
  gold < price ? because('why.gold', rule, { price, gold }) : undefined;

/** EUT-8.8 to EUT-8.10 */
function offerBuying(state: State, hero: Hero, post: Post, offer: Offer<Deed>): void {
  for (const copy of state.posts[post].offer) {
    const price = priceOf(state, copy);
    offer(whyPoor(hero, price, 'EUT-8.9'), () => ({
      option: {
        key: buyKey.make(copy),
        text: 'do.buy',
        with: { tile: tileName(copy), price },
        on: [copy],
        rule: 'EUT-8.9',
      },
      *run(t) {
        const pile = t.state.posts[post];
        hero.gold -= price;
        remove(pile.offer, copy);
        receiveTile(hero, copy);
        t.state.trade?.bought.push(copy);
        pile.offer.push(...drawTop(t, pile, 1, post));
        tellPurchase(t, hero, copy, price, 'EUT-8.9');
        return undefined;
      },
    }));
  }
}

const healing = (hero: Hero, post: Post): Deed => ({
  option: { key: healKey, text: 'do.heal', with: { n: HEALING[post] }, rule: 'EUT-8.21' },
  *run(t) {
    hero.gold -= SERVICE_PRICE;
    heal(t, hero, HEALING[post], 'EUT-8.21');
    return undefined;
  },
});

/** EUT-8.22 */
const gaarDeed = (hero: Hero): Deed => ({
  option: { key: gaarBuyKey, text: 'do.buy.gaar', rule: 'EUT-8.22' },
  *run(t) {
    hero.gold -= SERVICE_PRICE;
    yield* gain(t, hero, [{ op: 'gaar', n: 1 }], { rule: 'EUT-8.22' });
    return undefined;
  },
});

/** EUT-8.11 to EUT-8.13: the first is free. */
function offerRenewal(hero: Hero, trade: Trade, post: Post, offer: Offer<Deed>): void {
  const price = trade.renewals === 0 ? 0 : SERVICE_PRICE;
  offer(whyPoor(hero, price, 'EUT-8.12'), () => ({
    option: {
      key: renewKey.make(post),
      text: 'do.renew',
      with: { price, space: { text: `space.${post}` } },
      on: [`post:${post}`],
      rule: 'EUT-8.11',
    },
    *run(t) {
      hero.gold -= price;
      trade.renewals++;
      renewOffer(t, post);
      t.tell('log.renew', { player: who(hero.seat), space: { text: `space.${post}` } }, { rule: 'EUT-8.13' });
      return undefined;
    },
  }));
}

export function renewOffer(t: T, post: Post): void {
  const pile = t.state.posts[post];
  pile.discard.push(...pile.offer);
  pile.offer = [];
  pile.offer = drawTop(t, pile, OFFER_SIZE, post);
}
