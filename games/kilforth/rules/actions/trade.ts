// Trade: heal, buy, sell. KIL-6.9 to 6.15.

import type { Option, Rules, Seat, Table } from '@veillee/kernel';
import { headOf } from '@veillee/pieces/keys';
import { because, type Offered, optionsIn, refusedIn } from '@veillee/pieces/offers';
import { maybeRemove } from '@veillee/pieces/piles';
import { cardById } from '../../content/cards.ts';
import { REWARD_TYPES, type RewardType } from '../../content/vocabulary.ts';
import { gainAsset } from '../cards/assets.ts';
import { discardRumour, gainGold, heal, loseAsset, payGold } from '../cards/holdings.ts';
import { cardOption, deckOption } from '../cards/options.ts';
import { discardCard, drawReward, namedAll, who } from '../cards/piles.ts';
import { bringsGold, giftMoment, makesRoom } from '../gifts/gift-moments.ts';
import { PURCHASE } from '../keys.ts';
import { DECK, HERO, REGION } from '../places.ts';
import { type Card, CITY, canBeAffected, hero, inGame, isEmpty, type State } from '../state.ts';
import { type Action, unless } from './action.ts';

/** Cards laid out in a Buy. */
const LAID_OUT = 3;

export const tradeAction: Action = {
  id: 'trade',
  offered: (state, seat) => unless('trade', hero(state, seat).region === CITY ? undefined : NO_MARKET, () => [TRADE]),
  run: (t, seat) => trade(t, seat, 3),
};

const TRADE: Option = { key: 'trade', text: 'option.trade', rule: 'KIL-6.10', on: [REGION.make(CITY)] };
const NO_MARKET = because('refuse.noMarket', 'KIL-6.9');

type Deal = 'heal' | 'buy' | 'sell';

/** D14: each of the three at most once, in any order, at least one; or one alone, where a card says so. */
export function* trade(t: Table<State>, seat: Seat, most: 1 | 3): Rules {
  const done: Deal[] = [];
  while (done.length < most && canBeAffected(hero(t.state, seat))) {
    const options = deals(t.state, seat, done);
    const how = { rule: 'KIL-6.10', with: { gold: hero(t.state, seat).gold } };
    const key =
      done.length === 0
        ? yield* t.choose(seat, 'trade.deal', options, how)
        : yield* t.choose(seat, 'trade.deal', options, { ...how, pass: { text: 'option.trade.done' } });
    if (key === undefined) return;
    if (key === 'heal') {
      yield* buyHealing(t, seat);
      done.push('heal');
    } else if (key === 'sell') {
      yield* sell(t, seat);
      done.push('sell');
    } else {
      yield* buy(t, seat, PURCHASE.only(key) as RewardType);
      done.push('buy');
    }
  }
}

const HEAL: Option = { key: 'heal', text: 'option.trade.heal', rule: 'KIL-6.11' };
const SELL: Option = { key: 'sell', text: 'option.trade.sell', rule: 'KIL-6.15' };
const BUY = new Map<RewardType, Option>(
  REWARD_TYPES.map(type => [
    type,
    { ...deckOption(type), key: PURCHASE.make(type), text: 'option.trade.buy', rule: 'KIL-6.12' },
  ]),
);

function deals(state: State, seat: Seat, done: readonly Deal[]): Option[] {
  const own = hero(state, seat);
  const options: Option[] = [];
  if (!done.includes('heal') && own.gold > 0 && wounded(state, seat).length > 0) options.push(HEAL);
  if (!done.includes('buy')) for (const [type, option] of BUY) if (!isEmpty(state.rewards[type])) options.push(option);
  if (!done.includes('sell') && own.hand.length + own.assets.length > 0) options.push(SELL);
  return options;
}

/** KIL-6.11: heroes in this region who could be healed; not one who is defeated. */
function wounded(state: State, seat: Seat): Seat[] {
  const { region } = hero(state, seat);
  return inGame(state).filter(other => {
    const one = hero(state, other);
    return one.region === region && canBeAffected(one) && one.hp < one.maxHp;
  });
}

/** KIL-6.11: 1 Gold for 1 HP; the buyer picks HP by HP for whom. */
function* buyHealing(t: Table<State>, seat: Seat): Rules {
  const { state } = t;
  const options = wounded(state, seat).flatMap(other => {
    const { hp, maxHp } = hero(state, other);
    return Array.from(
      { length: maxHp - hp },
      (_, i): Option => ({
        key: `${other}:${i + 1}`,
        text: 'option.trade.hp',
        with: { player: who(other), n: hp + i + 1 },
        on: [HERO.make(other)],
      }),
    );
  });
  const max = Math.min(options.length, hero(state, seat).gold);
  const picks = yield* t.chooseMany(seat, 'trade.heal', options, { min: 1, max }, { rule: 'KIL-6.11', with: { max } });
  payGold(t, seat, picks.length, 'KIL-6.11');
  for (const other of inGame(state)) {
    const n = picks.filter(key => headOf(key) === String(other)).length;
    if (n > 0) heal(t, other, n, 'KIL-6.11');
  }
}

/** KIL-6.12 to 6.14: three cards are laid out; one must be bought if one can be paid. */
function* buy(t: Table<State>, seat: Seat, type: RewardType): Rules {
  const { state } = t;
  const shown: Card[] = [];
  for (let n = 0; n < LAID_OUT; n++) {
    const card = drawReward(t, type);
    if (card !== undefined) shown.push(card);
  }
  state.open.push(...shown);
  t.tell(
    'log.buy.shown',
    { player: who(seat), cards: namedAll(shown) },
    { rule: 'KIL-6.12', moves: shown.map(what => ({ what, from: DECK.make(type), to: 'open' })) },
  );
  const dearest = Math.max(...shown.map(card => cardById(card).gold));
  const room = makesRoom('assets');
  yield* giftMoment(
    t,
    seat,
    'gift.market',
    (...gift) => room(...gift) || (hero(state, seat).gold < dearest && bringsGold(...gift)),
  );
  const stays = canBeAffected(hero(state, seat)); // what he overcame meanwhile may have felled him
  const bought = stays ? yield* chooseToBuy(t, seat, shown, hero(state, seat).gold) : undefined;
  for (const card of shown) {
    maybeRemove(state.open, card);
    if (card !== bought) discardCard(t, card, 'open'); // KIL-6.14
  }
  if (bought === undefined) {
    t.tell('log.buy.nothing', { player: who(seat) }, { weight: 3, rule: 'KIL-6.14' });
    return;
  }
  payGold(t, seat, cardById(bought).gold, 'KIL-6.12');
  yield* gainAsset(t, seat, bought, 'open'); // KIL-6.13
}

function* chooseToBuy(t: Table<State>, seat: Seat, shown: readonly Card[], gold: number): Rules<Card | undefined> {
  const priced = (card: Card): Option => cardOption(card, 'option.trade.card', { gold: cardById(card).gold });
  const dear = because('refuse.price', 'KIL-6.12', { gold });
  const offered: Offered = offer => {
    for (const card of shown) offer(cardById(card).gold > gold ? dear : undefined, () => priced(card));
  };
  const options = optionsIn(offered);
  if (options.length === 0) return undefined;
  const how = { rule: 'KIL-6.12', with: { gold }, refused: () => refusedIn(offered) };
  return yield* t.choose(seat, 'trade.buy', options, how);
}

/** Half of its value, rounded down (KIL-6.15). */
export const salePrice = (card: Card): number => Math.floor(cardById(card).gold / 2);

/** KIL-6.15: any Rumours and Assets, each at half its value. */
function* sell(t: Table<State>, seat: Seat): Rules {
  const { hand, assets } = hero(t.state, seat);
  const options = [...hand, ...assets].map(card => cardOption(card, 'option.trade.sale', { gold: salePrice(card) }));
  const count = { min: 1, max: options.length };
  const picks = yield* t.chooseMany(seat, 'trade.sell', options, count, { rule: 'KIL-6.15' });
  let price = 0;
  for (const card of picks) {
    price += salePrice(card);
    if (hero(t.state, seat).hand.includes(card)) discardRumour(t, seat, card, 'KIL-6.15');
    else loseAsset(t, seat, card);
  }
  gainGold(t, seat, price, 'KIL-6.15');
}
