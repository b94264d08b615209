// The market: what a visit is worth, and what to do there. KIL-6.9 to 6.16, D14.

import { bestOf } from '@veillee/bots/judgement';
import type { Picks } from '@veillee/kernel';
import { headOf } from '@veillee/pieces/keys';
import { cardById } from '../content/cards.ts';
import { REWARD_TYPES, type RewardType } from '../content/vocabulary.ts';
import { salePrice } from '../rules/actions/trade.ts';
import { PURCHASE } from '../rules/keys.ts';
import type { Card } from '../rules/state.ts';
import { assetWorth, goldWorth, hpWorth, lossOf, rewardsLeft } from './card-worth.ts';
import type { Mind } from './mind.ts';

/** A deal is struck only if it brings more than this. */
const MARGIN = 0.3;

/** What the three cards of a Buy bring on average: the best that can be paid, for its price (KIL-6.12). */
export function buyWorth(mind: Mind, type: RewardType, gold: number): number {
  const cards = rewardsLeft(mind, type);
  const nets: number[] = [];
  for (const card of cards) {
    const price = cardById(card).gold;
    if (price <= gold) nets.push(assetWorth(mind, card) - goldWorth(mind, gold - price, gold));
  }
  nets.sort((a, b) => b - a);
  const all = cards.length;
  if (all < 3) return nets[0] ?? 0;
  // The chance that the card of this rank is the best of three that are drawn.
  const triples = (all * (all - 1) * (all - 2)) / 6;
  let worth = 0;
  for (const [rank, net] of nets.entries()) {
    const below = all - 1 - rank;
    worth += (net * ((below * (below - 1)) / 2)) / triples;
  }
  return worth;
}

/** The deck to buy from, and what that brings. */
export function bestBuy(mind: Mind, gold: number): { type: RewardType; worth: number } {
  let best: { type: RewardType; worth: number } = { type: 'item', worth: 0 };
  if (gold < 2) return best;
  for (const type of REWARD_TYPES) {
    const worth = buyWorth(mind, type, gold);
    if (worth > best.worth) best = { type, worth };
  }
  return best;
}

/** Cards that are better sold. */
export function toSell(mind: Mind): Card[] {
  const { own } = mind;
  return [...own.hand, ...own.assets].filter(card => {
    const price = salePrice(card);
    if (price === 0) return false;
    return lossOf(mind, card) < goldWorth(mind, own.gold, own.gold + price) - MARGIN;
  });
}

/** HP that are worth their Gold. */
export function healing(mind: Mind, gold: number): number {
  const { own } = mind;
  let n = 0;
  while (own.hp + n < own.maxHp && n < gold && hpWorth(mind, own.hp + n + 1) > goldWorth(mind, gold - n - 1, gold - n))
    n++;
  return n;
}

/** What a visit to the market is worth, without the AP for it. */
export function tradeWorth(mind: Mind): number {
  mind.memo.trade ??= visitWorth(mind);
  return mind.memo.trade;
}

function visitWorth(mind: Mind): number {
  const { own } = mind;
  let gold = own.gold;
  let worth = 0;
  for (const card of toSell(mind)) {
    const price = salePrice(card);
    worth += goldWorth(mind, gold, gold + price) - lossOf(mind, card);
    gold += price;
  }
  const buy = bestBuy(mind, gold);
  if (buy.worth > MARGIN) {
    worth += buy.worth;
    gold = Math.max(0, gold - 4);
  }
  const healed = healing(mind, gold);
  for (let i = 1; i <= healed; i++) worth += hpWorth(mind, own.hp + i);
  return worth - goldWorth(mind, gold - healed, gold);
}

/** The next deal of a visit: sell, buy, then heal. */
export function deal(mind: Mind): Picks {
  const { options, pass } = mind.turn.decision;
  const offers = (key: string): boolean => options.some(option => option.key === key);
  const { own } = mind;
  if (offers('sell') && toSell(mind).length > 0) return ['sell'];
  const buy = bestBuy(mind, own.gold);
  if (buy.worth > MARGIN && offers(PURCHASE.make(buy.type))) return [PURCHASE.make(buy.type)];
  if (offers('heal') && healing(mind, own.gold) > 0) return ['heal'];
  if (pass) return [];
  if (offers('heal')) return ['heal'];
  return offers(PURCHASE.make(buy.type)) ? [PURCHASE.make(buy.type)] : [(options[0] as { key: string }).key];
}

/** The card of the three that brings the most for its price. */
export function purchase(mind: Mind): Picks {
  const { options } = mind.turn.decision;
  const { gold } = mind.own;
  const best = bestOf(options, ({ key }) => assetWorth(mind, key) - goldWorth(mind, gold - cardById(key).gold, gold));
  return best ? [best.key] : [];
}

/** HP for himself first; friends get what is left over and wanted. */
export function healPicks(mind: Mind): Picks {
  const { decision } = mind.turn;
  const { seat, own, view } = mind;
  const mine = decision.options.filter(({ key }) => headOf(key) === String(seat)).map(({ key }) => key);
  const others = decision.options.filter(({ key }) => headOf(key) !== String(seat)).map(({ key }) => key);
  const count = Math.max(healing(mind, own.gold), mine.length > 0 ? decision.min : 0);
  const picks = mine.slice(0, Math.min(count, decision.max));
  if (view.mode === 'cooperative') {
    const spare = Math.min(decision.max - picks.length, Math.max(0, own.gold - picks.length - 6));
    picks.push(...others.slice(0, spare));
  }
  while (picks.length < decision.min) picks.push(others[picks.length] ?? (mine[picks.length] as string));
  return picks;
}

export function sellPicks(mind: Mind): Picks {
  const { options } = mind.turn.decision;
  const picks = toSell(mind).filter(card => options.some(({ key }) => key === card));
  if (picks.length > 0) return picks;
  let best = options[0];
  for (const option of options) if (best && lossOf(mind, option.key) < lossOf(mind, best.key)) best = option;
  return best ? [best.key] : [];
}
