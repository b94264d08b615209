// Heroes together: where friends gather, who joins whom, what changes hands. KIL-7.16, KIL-11.3, KIL-12, KIL-13.2; D32, D33.

import type { Picks, Seat, Text } from '@veillee/kernel';
import { cardById, sagaById } from '../content/cards.ts';
import type { Keyword } from '../content/vocabulary.ts';
import { ancientsHere } from '../rules/assault.ts';
import { encountersFor } from '../rules/engagement.ts';
import { chapterCost, keywordsNow } from '../rules/feat.ts';
import { canMatch } from '../rules/keywords.ts';
import { distance } from '../rules/map.ts';
import { type Ancient, type Board, type Hero, hero, inGame, type RegionId } from '../rules/state.ts';
import { isBack } from '../rules/view.ts';
import { teamOdds } from './assault-odds.ts';
import type { Mind } from './mind.ts';
import { answerWorth, needsOf } from './needs.ts';

// ---- where to meet ----

/** From this Day on friends gather for the Finales even if some are not yet so far. */
const GATHER_DAY = 19;

/** KIL-7.16, 13.2: the region where all friends must be next; everybody works out the same. */
export function gatheringPlace({ view }: Pick<Mind, 'view'>): RegionId | undefined {
  if (view.mode !== 'cooperative') return undefined;
  const seats = inGame(view);
  const heroes = seats.map(seat => hero(view, seat));
  const ready = heroes.filter(own => own.chapter === 'finale');
  const busy = heroes.filter(own => typeof own.chapter === 'number');
  if (ready.length > 0 && (busy.length === 0 || view.day >= GATHER_DAY))
    return nearest(
      view,
      heroes,
      ready.map(own => sagaById(own.saga).finale.region),
    );
  if (busy.length > 0 || ready.length > 0) return undefined;
  const regions = view.ancients.flatMap(one => (one.defeated || one.region === undefined ? [] : [one.region]));
  return nearest(view, heroes, regions);
}

/** The region with the shortest ways for all. */
function nearest(view: Board, heroes: readonly Hero[], regions: readonly RegionId[]): RegionId | undefined {
  let best: RegionId | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const region of regions) {
    const ways = heroes.map(own => distance(view, own.region, region));
    const length = Math.max(...ways) * 10 + ways.reduce((sum, way) => sum + way, 0);
    if (length < least) {
      least = length;
      best = region;
    }
  }
  return best;
}

export const isTogether = ({ view, own }: Mind): boolean =>
  inGame(view).every(seat => hero(view, seat).region === own.region);

/** HP with which a friend is taken along into a fight. */
const FIT = 3;

/** How an Assault of all friends who are fit for it would end, now or after a night. */
export function teamWin({ view, seat }: Mind, ancient: Ancient, rested = true): number {
  const board = rested
    ? { ...view, heroes: view.heroes.map(own => ({ ...own, hp: Math.min(own.maxHp, own.hp + 1) })) }
    : view;
  const others = inGame(board).filter(other => other !== seat && hero(board, other).hp >= FIT);
  return teamOdds(board, ancient, [seat, ...others], rested);
}

/** KIL-12.15: with its leader a team falls, so the one with the most HP leads. */
export const isLeader = ({ view, own }: Mind): boolean => inGame(view).every(seat => hero(view, seat).hp <= own.hp + 1);

// ---- teams ----

/** Somebody to invite now. */
export function teamChoice(mind: Mind, keys: readonly string[]): string | undefined {
  if (mind.view.mode !== 'cooperative') return undefined;
  return keys.find(key => key.startsWith('team:') && wouldHelp(mind, Number(key.slice(5))));
}

/** Weak friends are not led into a fight. */
function wouldHelp({ view, own, seat }: Mind, other: Seat): boolean {
  const friend = hero(view, other);
  const enemies = encountersFor(view, seat).some(card => cardById(card).isEnemy || own.hostile.includes(card));
  return (!enemies && ancientsHere(view, seat).length === 0) || friend.hp >= FIT;
}

/** D32: friends help; rivals do not. */
export function joinChoice(mind: Mind): Picks {
  const { view, own } = mind;
  if (view.mode !== 'cooperative') return [];
  const leader = view.active === undefined ? undefined : hero(view, view.active);
  if (!leader) return [];
  const fight = view.fight !== undefined;
  const danger = fight || leader.chapter === 'done';
  return !danger || own.hp >= FIT ? ['join'] : [];
}

/** Friends in the region: what changes hands before the action of the turn. */
export function fellowshipChoice(mind: Mind, keys: readonly string[]): string | undefined {
  const { view, own, turn } = mind;
  if (view.mode !== 'cooperative' || own.hidden) return undefined;
  const partner = keys.find(key => key.startsWith('exchange:') && offerTo(mind, Number(key.slice(9))) !== undefined);
  // Who has refused may have his reasons: an offer is not made again and again.
  return partner !== undefined && turn.chance.below(2, 'offer') === 0 ? partner : undefined;
}

/** Whoever has reached the meeting place stays there until all have come and it is done. */
export const staysHere = (mind: Mind): boolean => gatheringPlace(mind) === mind.own.region;

/** What it is worth to go to a friend: to hand him what he needs. */
export function visitFriends(mind: Mind, region: RegionId): number {
  const { view, seat } = mind;
  if (view.mode !== 'cooperative') return 0;
  for (const other of inGame(view))
    if (other !== seat && hero(view, other).region === region && offerTo(mind, other) !== undefined) return 2.5;
  return 0;
}

/** What friends would do with a card: worth carrying for whoever needs nothing more himself. */
export function friendsNeed({ view, seat, own }: Mind, keywords: readonly Keyword[]): number {
  if (view.mode !== 'cooperative' || typeof own.chapter === 'number') return 0;
  let best = 0;
  for (const other of inGame(view))
    if (other !== seat) best = Math.max(best, answerWorth(needsOf(hero(view, other), view.heroes.length), keywords));
  return best * 0.6;
}

// ---- exchanges ----

/** What one hero would hand another. */
export interface Offer {
  readonly give: readonly string[];
  readonly gold: number;
}

/** A card or Gold that helps a friend more than it helps its holder. */
export function offerTo(mind: Mind, other: Seat): Offer | undefined {
  const { view, own } = mind;
  const friend = hero(view, other);
  const give = own.hand.filter(card => !isBack(card) && gains(view, own, friend, card) > 1.5).slice(0, 1);
  if (give.length > 0 && friend.hand.length < 6) return { give, gold: 0 };
  const gold = goldFor(mind, other);
  return gold > 0 ? { give: [], gold } : undefined;
}

/** What both together gain if a Rumour changes hands. */
function gains(view: Board, from: Hero, to: Hero, card: string): number {
  const { keywords } = cardById(card);
  const rest = { ...from, hand: from.hand.filter(other => other !== card) };
  const loss = answerWorth(needsOf(rest, view.heroes.length), keywords);
  return answerWorth(needsOf(to, view.heroes.length), keywords) - loss;
}

/** Gold that completes a friend's Chapter now, if it is not needed here. */
function goldFor({ view, own, seat }: Mind, other: Seat): number {
  const friend = hero(view, other);
  if (typeof friend.chapter !== 'number' || friend.featToday) return 0;
  const short = chapterCost(view, friend.chapter) - friend.gold;
  const seen = { ...friend, hand: friend.hand.filter(card => !isBack(card)) };
  if (short <= 0 || short > own.gold || !canMatch(seen, keywordsNow(view, other))) return 0;
  const mine =
    typeof own.chapter === 'number' && canMatch(own, keywordsNow(view, seat)) ? chapterCost(view, own.chapter) : 0;
  return own.gold - short >= mine ? short : 0;
}

/** D33, the proposer's side. */
export function exchangeStep(mind: Mind): Picks {
  const { prompt, options, range } = mind.turn.decision;
  const partner = partnerOf(mind);
  const offer = partner === undefined ? undefined : offerTo(mind, partner);
  if (prompt === 'exchange.give') return (offer?.give ?? []).filter(card => options.some(({ key }) => key === card));
  if (prompt === 'exchange.gold') {
    const gold = offer && offer.give.length === 0 ? offer.gold : 0;
    return [String(Math.max(range?.min ?? 0, Math.min(range?.max ?? 0, gold)))];
  }
  return [];
}

/** The seat that the question is about. */
function partnerOf({ turn }: Mind): Seat | undefined {
  const player = turn.decision.with?.player as Text | undefined;
  const seat = Number(player?.text.slice('player.'.length));
  return Number.isInteger(seat) ? seat : undefined;
}

/** D33, the other side: among friends whatever costs little; among rivals only a present. */
export function consentChoice(mind: Mind): Picks {
  const { view, own, turn } = mind;
  const { gives, gets } = turn.decision.with ?? {};
  const cost = goodsWorth(mind, gives, own);
  const gain = goodsWorth(mind, gets, own);
  if (view.mode === 'cooperative') return gain + 4 >= cost ? ['accept'] : [];
  return gain > cost + 1 ? ['accept'] : [];
}

/** A side of an exchange as the question tells it. */
function goodsWorth({ view }: Mind, goods: unknown, own: Hero): number {
  let worth = 0;
  for (const thing of Array.isArray(goods) ? (goods as Text[]) : []) {
    if (thing.text === 'goods.gold') worth += Number(thing.with?.n ?? 0) * 0.7;
    else if (thing.text === 'goods.unknown') worth += Number(thing.with?.n ?? 0) * 2;
    else if (thing.text.startsWith('card.')) {
      const id = thing.text.slice(5);
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
