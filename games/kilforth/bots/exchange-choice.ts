// What friends hand each other: cards that answer a friend's keyword, Gold for his Chapters. KIL-11.3 to 11.5; D33.

import { type Picks, type Seat, seatNamed, type Text } from '@veillee/kernel';
import { cardNamed } from '@veillee/pieces/things';
import { cardById } from '../content/cards.ts';
import { chapterCost, keywordsNow } from '../rules/saga/feat.ts';
import { canMatch } from '../rules/saga/keywords.ts';
import { type Board, type Card, type Hero, hero, LIMIT } from '../rules/state.ts';
import { isBack } from '../rules/view.ts';
import type { Mind } from './mind.ts';
import { answerWorth, assetAnswers, needsOf } from './needs.ts';
import { weights } from './weights.ts';

/** What one hero would hand another, and what both together gain by it. */
export interface Transfer {
  readonly cards: readonly Card[];
  readonly gold: number;
  readonly gain: number;
}

const NOTHING: Transfer = { cards: [], gold: 0, gain: 0 };

/** What passes from one friend to the other if they meet. */
export function transfer(mind: Mind, from: Seat, to: Seat): Transfer {
  const { view, memo } = mind;
  if (view.mode !== 'cooperative') return NOTHING;
  const key = from * view.heroes.length + to;
  let found = memo.transfer.get(key);
  if (!found) {
    found = workOut(view, from, to);
    memo.transfer.set(key, found);
  }
  return found;
}

function workOut(view: Board, from: Seat, to: Seat): Transfer {
  const giver = hero(view, from);
  let taker = withoutBacks(hero(view, to));
  if (typeof taker.chapter !== 'number') return NOTHING;
  const cards: Card[] = [];
  let gain = 0;
  for (const card of [...giver.hand, ...giver.assets]) {
    if (isBack(card)) continue;
    const more = gains(view, giver, taker, card);
    if (more <= weights.handOver) continue;
    cards.push(card);
    gain += more;
    taker = giver.hand.includes(card)
      ? { ...taker, hand: [...taker.hand, card] }
      : { ...taker, assets: [...taker.assets, card] };
  }
  const gold = goldFor(view, from, to);
  return { cards, gold, gain: gain + gold * weights.goldNeeded };
}

/** What both together gain if a card changes hands: KIL-11.4 lets Rumours, Items and Spells. */
function gains(view: Board, from: Hero, to: Hero, card: Card): number {
  const { keywords, reward, unique, gold } = cardById(card);
  const heroes = view.heroes.length;
  if (from.hand.includes(card)) {
    if (to.hand.length >= LIMIT) return 0;
    const worth = answerWorth(needsOf(to, heroes), keywords);
    if (worth <= weights.handOver) return 0;
    const rest = { ...from, hand: from.hand.filter(other => other !== card) };
    return worth - answerWorth(needsOf(rest, heroes), keywords);
  }
  if ((reward !== 'item' && reward !== 'spell') || to.assets.length >= LIMIT) return 0;
  if (to.assets.some(other => cardById(other).unique === unique)) return 0; // KIL-11.13
  const worth = assetAnswers(needsOf(to, heroes), keywords);
  if (worth <= weights.handOver) return 0;
  const rest = { ...from, assets: from.assets.filter(other => other !== card) };
  return worth - assetAnswers(needsOf(rest, heroes), keywords) - gold * weights.goldIdle;
}

const withoutBacks = (own: Hero): Hero => ({ ...own, hand: own.hand.filter(card => !isBack(card)) });

/** What the Chapters after this one cost. */
export function feesAfter(view: Board, chapter: 1 | 2 | 3 | 4): number {
  let fees = 0;
  for (let next = chapter + 1; next <= 4; next++) fees += chapterCost(view, next);
  return fees;
}

/** Gold for a friend's Chapters: all he needs from whoever has finished his own; else what completes one now and is not missed. */
function goldFor(view: Board, from: Seat, to: Seat): number {
  const giver = hero(view, from);
  const taker = hero(view, to);
  if (typeof taker.chapter !== 'number') return 0;
  const short = chapterCost(view, taker.chapter) - taker.gold;
  if (typeof giver.chapter !== 'number')
    return Math.max(0, Math.min(giver.gold, short + feesAfter(view, taker.chapter)));
  if (short <= 0 || short > giver.gold || taker.featToday) return 0;
  if (!canMatch(withoutBacks(taker), keywordsNow(view, to))) return 0;
  const own = canMatch(withoutBacks(giver), keywordsNow(view, from)) ? chapterCost(view, giver.chapter) : 0;
  return giver.gold - short >= own ? short : 0;
}

/** Whether two friends have anything to hand each other. */
export const hasDeal = (mind: Mind, other: Seat): boolean =>
  transfer(mind, mind.seat, other).gain > 0 || transfer(mind, other, mind.seat).gain > 0;

/** D33, the proposer's side. */
export function exchangeStep(mind: Mind): Picks {
  const { prompt, options, range } = mind.turn.decision;
  const partner = partnerOf(mind);
  if (partner === undefined) return prompt === 'exchange.gold' ? ['0'] : [];
  const give = transfer(mind, mind.seat, partner);
  const ask = transfer(mind, partner, mind.seat);
  if (prompt === 'exchange.gold') {
    const gold = give.gold - ask.gold;
    return [String(Math.max(range?.min ?? 0, Math.min(range?.max ?? 0, gold)))];
  }
  const { cards } = prompt === 'exchange.give' ? give : ask;
  return cards.filter(card => options.some(({ key }) => key === card));
}

/** The seat that the question is about. */
const partnerOf = ({ turn }: Mind): Seat | undefined => seatNamed(turn.decision.with?.player);

/** D33, the other side: among friends whatever costs little; among rivals only a present. */
export function consentChoice(mind: Mind): Picks {
  const { view, own, turn } = mind;
  const { gives, gets } = turn.decision.with ?? {};
  const cost = goodsWorth(mind, gives, own);
  const gain = goodsWorth(mind, gets, own);
  if (view.mode === 'cooperative') return helps(mind) || gain + weights.kindness >= cost ? ['accept'] : [];
  return gain > cost + 1 ? ['accept'] : [];
}

/** A friend who asks for what he would have been given anyway. */
const helps = (mind: Mind): boolean => {
  const partner = partnerOf(mind);
  return partner !== undefined && transfer(mind, mind.seat, partner).gain > 0;
};

/** A side of an exchange as the question tells it. */
function goodsWorth({ view }: Mind, goods: unknown, own: Hero): number {
  let worth = 0;
  for (const thing of Array.isArray(goods) ? (goods as Text[]) : []) {
    if (thing.text === 'goods.gold') worth += Number(thing.with?.n ?? 0) * 0.7;
    else if (thing.text === 'goods.unknown') worth += Number(thing.with?.n ?? 0) * 2;
    const id = cardNamed(thing);
    if (id !== undefined) {
      const rest = {
        ...own,
        hand: own.hand.filter(other => other !== id),
        assets: own.assets.filter(other => other !== id),
      };
      worth += Math.max(
        0.5,
        cardById(id).gold / 2,
        answerWorth(needsOf(rest, view.heroes.length), cardById(id).keywords),
      );
    }
  }
  return worth;
}
