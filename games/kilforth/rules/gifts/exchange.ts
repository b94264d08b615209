// Exchange: what two heroes in one region hand each other. KIL-11.3 to 11.5, KIL-11.13, 11.14; decision D33.

import type { Option, Rules, Seat, Table, Text } from '@veillee/kernel';
import { kept } from '@veillee/pieces/kept';
import { maybeRemove } from '@veillee/pieces/piles';
import { cardById } from '../../content/cards.ts';
import {
  enforceLimits,
  isExhausted,
  isKnownToAll,
  leaveHand,
  replaceUnique,
  showTo,
  takeRumour,
} from '../cards/holdings.ts';
import { cardOption } from '../cards/options.ts';
import { named, who } from '../cards/piles.ts';
import { EXCHANGE, UNKNOWN } from '../keys.ts';
import { HERO } from '../places.ts';
import {
  type Board,
  type Card,
  canBeAffected,
  type Hero,
  hero,
  type State,
  type Token,
  togetherWith,
} from '../state.ts';
import { hasRefused, noteRefusal } from './refusals.ts';

const withOption = kept(
  (seat: Seat): Option => ({
    key: EXCHANGE.make(seat),
    text: 'option.exchange',
    with: { player: who(seat) },
    rule: 'KIL-11.3',
    on: [HERO.make(seat)],
  }),
  Number.POSITIVE_INFINITY,
);

/** Heroes here to exchange with, Hidden and camped ones too, but nobody who is defeated; empty if there is nothing to hand over. */
export function exchangeOptions(state: Board, seat: Seat): Option[] {
  const own = hero(state, seat);
  return togetherWith(state, seat)
    .filter(other => canBeAffected(hero(state, other)) && (hasGoods(own) || hasGoods(hero(state, other))))
    .map(withOption);
}

const hasGoods = (own: Hero): boolean =>
  own.gold > 0 || own.hand.length > 0 || own.loot.length > 0 || own.assets.some(canChangeHands);

/** KIL-11.4: of Assets only Items and Spells. */
export const canChangeHands = (card: Card): boolean => {
  const { reward } = cardById(card);
  return reward === 'item' || reward === 'spell';
};

/** What one side hands over. Rumours that the other side does not know are counted, not named. */
interface Side {
  readonly rumours: readonly Card[];
  readonly unknown: number;
  readonly loot: readonly Token[];
  readonly assets: readonly Card[];
}

/** KIL-11.3: the active hero makes an offer; his partner takes it or leaves it. Nothing at all is no offer. */
export function* exchange(t: Table<State>, seat: Seat, key: string): Rules {
  const partner = EXCHANGE.only(key);
  const { state } = t;
  const give = yield* chooseGoods(t, seat, seat, 'exchange.give', partner);
  const ask = yield* chooseGoods(t, seat, partner, 'exchange.ask', partner);
  const range = { min: -hero(state, partner).gold, max: hero(state, seat).gold };
  const gold = yield* t.chooseNumber(seat, 'exchange.gold', range, {
    rule: 'KIL-11.3',
    with: { player: who(partner) },
  });
  if (isNothing(give) && isNothing(ask) && gold === 0) return;
  const offer = formOf(give, ask, gold);
  if (hasRefused(state, partner, offer)) {
    t.tell('log.exchange.again', { player: who(partner) }, { rule: 'KIL-11.3', only: [seat] });
    return;
  }
  show(t, seat, partner, give.rumours);
  const yes: Option = { key: 'accept', text: 'option.exchange.accept' };
  const answer = yield* t.choose(partner, 'exchange.consent', [yes], {
    rule: 'KIL-11.3',
    with: { player: who(seat), gets: goods(give, gold), gives: goods(ask, -gold) },
    pass: { text: 'option.exchange.refuse' },
    window: { id: 'exchange', matters: true, open: true },
  });
  if (answer === undefined) {
    noteRefusal(state, partner, offer, true); // KIL-11.3: whoever does not agree is not asked the same again
    t.tell('log.exchange.refused', { player: who(partner), by: who(seat) }, { rule: 'KIL-11.3' });
    return;
  }
  const picked = yield* choosePartners(t, seat, partner, ask.unknown);
  yield* swap(t, seat, partner, give, { ...ask, rumours: [...ask.rumours, ...picked], unknown: 0 }, gold);
}

/** An offer in one word: the same things make the same word. */
const formOf = (give: Side, ask: Side, gold: number): string => `${sideOf(give)}/${sideOf(ask)}/${gold}`;

const sideOf = ({ rumours, unknown, loot, assets }: Side): string =>
  [...rumours, ...loot, ...assets, ...(unknown > 0 ? [`${unknown} unknown`] : [])].sort().join();

const isNothing = (side: Side): boolean =>
  side.rumours.length + side.unknown + side.loot.length + side.assets.length === 0;

const knows = (state: State, seat: Seat, card: Card): boolean =>
  state.house.openHands || (state.known[card]?.includes(seat) ?? false);

/** Things of `owner` that the active hero picks, to give or to ask for. */
function* chooseGoods(t: Table<State>, seat: Seat, owner: Seat, prompt: string, partner: Seat): Rules<Side> {
  const { state } = t;
  const { hand, loot, assets } = hero(state, owner);
  const options: Option[] = [];
  let unknown = 0;
  for (const card of hand)
    if (owner === seat || knows(state, seat, card)) options.push(cardOption(card, 'option.goods.rumour'));
    else options.push({ key: UNKNOWN.make(++unknown), text: 'option.goods.unknown', with: { n: unknown } });
  for (const card of assets.filter(canChangeHands)) options.push(cardOption(card, 'option.goods.asset'));
  for (const token of loot)
    options.push({ key: token, text: 'option.goods.loot', with: { loot: named(token) }, on: [token] });
  const picks = yield* t.chooseMany(
    seat,
    prompt,
    options,
    { min: 0, max: options.length },
    { rule: 'KIL-11.4', with: { player: who(partner) }, pass: { text: 'option.goods.none' } },
  );
  const own = hero(state, owner);
  return {
    rumours: picks.filter(key => own.hand.includes(key)),
    unknown: picks.filter(UNKNOWN.is).length,
    loot: picks.filter(key => own.loot.includes(key)),
    assets: picks.filter(key => own.assets.includes(key)),
  };
}

/** Whoever is offered a Rumour sees it. */
function show(t: Table<State>, seat: Seat, partner: Seat, cards: readonly Card[]): void {
  for (const card of cards) {
    if (knows(t.state, partner, card)) continue;
    showTo(t.state, seat, card, [partner]);
    t.reveal();
  }
}

/** The Rumours that were asked for unseen: their holder picks them, among those the other does not know. */
function* choosePartners(t: Table<State>, seat: Seat, partner: Seat, n: number): Rules<readonly Card[]> {
  if (n === 0) return [];
  const options = hero(t.state, partner)
    .hand.filter(card => !knows(t.state, seat, card))
    .map(card => cardOption(card, 'option.goods.rumour'));
  return yield* t.chooseMany(partner, 'exchange.pick', options, { min: n, max: n }, { rule: 'KIL-11.4', with: { n } });
}

/** KIL-11.5, 11.14: hand to hand and play area to play area; then unique keywords and the limit of six (KIL-11.13). */
function* swap(t: Table<State>, seat: Seat, partner: Seat, give: Side, take: Side, gold: number): Rules {
  const { state } = t;
  const sides = [
    { from: seat, to: partner, what: give },
    { from: partner, to: seat, what: take },
  ];
  tellSwap(t, seat, partner, give, take, gold);
  hero(state, seat).gold -= gold;
  hero(state, partner).gold += gold;
  const carried = sides.map(({ from, what }) =>
    what.assets.map(card => ({ card, tired: takeAsset(hero(state, from), card) })),
  );
  for (const { from, to, what } of sides) {
    for (const card of what.rumours) {
      const knowing = [...(state.known[card] ?? []), from];
      leaveHand(t, from, card);
      takeRumour(state, to, card, knowing);
    }
    for (const token of what.loot) {
      maybeRemove(hero(state, from).loot, token);
      hero(state, to).loot.push(token);
    }
  }
  for (const [i, { to }] of sides.entries())
    for (const { card, tired } of carried[i] ?? []) {
      replaceUnique(t, to, card);
      hero(state, to).assets.push(card);
      if (tired) hero(state, to).exhausted.push(card);
    }
  state.excess.push(seat, partner);
  yield* enforceLimits(t, seat);
  yield* enforceLimits(t, partner);
  state.excess = state.excess.filter(other => other !== seat && other !== partner);
}

/** Takes an Asset out of a play area without its leaving play; says whether it is exhausted. */
function takeAsset(own: Hero, card: Card): boolean {
  const tired = isExhausted(own, card);
  maybeRemove(own.assets, card);
  maybeRemove(own.exhausted, card);
  return tired;
}

/** A side in words. */
function goods(side: Side, gold: number): Text[] {
  const list = [...side.rumours, ...side.assets].map(named);
  list.push(...side.loot.map(named));
  if (side.unknown > 0) list.push({ text: 'goods.unknown', with: { n: side.unknown } });
  if (gold > 0) list.push({ text: 'goods.gold', with: { n: gold } });
  return list.length > 0 ? list : [{ text: 'goods.nothing' }];
}

/** Everybody sees what changes hands but the faces of secret Rumours. */
function tellSwap(t: Table<State>, seat: Seat, partner: Seat, give: Side, take: Side, gold: number): void {
  const { state } = t;
  const told = (one: Side, other: Side) => ({
    player: who(seat),
    partner: who(partner),
    gives: goods(one, gold),
    gets: goods(other, -gold),
  });
  const carried = ({ rumours, assets, loot }: Side, from: Seat, to: Seat) =>
    [...rumours, ...assets, ...loot].map(what => ({ what, from: HERO.make(from), to: HERO.make(to) }));
  const moves = [...carried(give, seat, partner), ...carried(take, partner, seat)];
  const rule = 'KIL-11.5';
  if (state.house.openHands) {
    t.tell('log.exchange', told(give, take), { weight: 4, rule, moves });
    return;
  }
  const veiled = (side: Side): Side => {
    const rumours = side.rumours.filter(card => isKnownToAll(state, card));
    return { ...side, rumours, unknown: side.rumours.length - rumours.length };
  };
  t.tell('log.exchange', told(give, take), {
    weight: 4,
    rule,
    moves,
    only: [seat, partner],
    others: { text: 'log.exchange', with: told(veiled(give), veiled(take)), rule },
  });
}
