// Heroes together: who joins whom, who goes to whom. KIL-12; D32.

import type { Picks, Seat } from '@veillee/kernel';
import { cardById } from '../content/cards.ts';
import type { Keyword } from '../content/vocabulary.ts';
import { ancientsHere } from '../rules/battle/ancients.ts';
import { hasRefusedOffers } from '../rules/gifts/refusals.ts';
import { EXCHANGE, TEAM } from '../rules/keys.ts';
import { encountersFor } from '../rules/realm/encounters.ts';
import { chapterCost } from '../rules/saga/feat.ts';
import { hero, inGame, type RegionId } from '../rules/state.ts';
import type { Result } from './duel.ts';
import { feesAfter, hasDeal, transfer } from './exchange-choice.ts';
import type { Mind } from './mind.ts';
import { answerWorth, type Needs, needsOf } from './needs.ts';
import { FIT } from './war-council.ts';
import { weights } from './weights.ts';

/** KIL-12.15: with its leader a team falls, so the one with the most HP leads. */
export const isLeader = ({ view, own }: Mind): boolean => inGame(view).every(seat => hero(view, seat).hp <= own.hp + 1);

// ---- teams ----

/** Somebody to invite now. */
export function teamChoice(mind: Mind, keys: readonly string[]): string | undefined {
  if (mind.view.mode !== 'cooperative') return undefined;
  return keys.find(key => TEAM.is(key) && wouldHelp(mind, TEAM.only(key)));
}

/** Weak friends are not led into a fight. */
function wouldHelp({ view, own, seat }: Mind, other: Seat): boolean {
  const friend = hero(view, other);
  const enemies = encountersFor(view, seat).some(card => cardById(card).isEnemy || own.hostile.includes(card));
  return (!enemies && ancientsHere(view, seat).length === 0) || friend.hp >= FIT;
}

/** Whom to call into a Battle: a friend who can stand it, where it might be lost; each who comes is hit as well (KIL-12.7). */
export function helpInBattle({ view }: Mind, keys: readonly string[], alone: Result): string | undefined {
  if (view.mode !== 'cooperative' || alone.win >= weights.sureOfHimself) return undefined;
  return keys.find(key => TEAM.is(key) && hero(view, TEAM.only(key)).hp > FIT);
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
  if (mind.view.mode !== 'cooperative' || mind.own.hidden) return undefined;
  return keys.find(key => EXCHANGE.is(key) && isOpen(mind, EXCHANGE.only(key)));
}

/** Somebody who has just said no is not pressed with another form of it. */
const isOpen = (mind: Mind, other: Seat): boolean => !hasRefusedOffers(mind.view, other) && hasDeal(mind, other);

/** What it is worth to go to a friend: for what one hands the other. He may have moved on by then. */
export function visitFriends(mind: Mind, region: RegionId): number {
  const { view, seat } = mind;
  if (view.mode !== 'cooperative') return 0;
  let worth = 0;
  for (const other of inGame(view)) {
    if (other === seat || hero(view, other).region !== region) continue;
    const gain = transfer(mind, seat, other).gain + transfer(mind, other, seat).gain;
    worth = Math.max(worth, Math.min(weights.visitMost, gain * weights.visit));
  }
  return worth;
}

/** What friends would do with a card: worth most to whoever needs nothing more himself. */
export function friendsNeed(mind: Mind, keywords: readonly Keyword[]): number {
  const { view, seat, own } = mind;
  if (view.mode !== 'cooperative') return 0;
  let best = 0;
  for (const other of inGame(view))
    if (other !== seat) best = Math.max(best, answerWorth(needsOfFriend(mind, other), keywords));
  return best * (typeof own.chapter === 'number' ? weights.forFriendsWhileBusy : weights.forFriends);
}

function needsOfFriend({ view, memo }: Mind, other: Seat): Needs {
  let needs = memo.needs.get(other);
  if (!needs) {
    needs = needsOf(hero(view, other), view.heroes.length);
    memo.needs.set(other, needs);
  }
  return needs;
}

/** Gold that friends still lack for their Chapters. */
export function friendsFees({ view, seat }: Mind): number {
  if (view.mode !== 'cooperative') return 0;
  let fees = 0;
  for (const other of inGame(view)) {
    const { chapter, gold } = hero(view, other);
    if (other === seat || typeof chapter !== 'number') continue;
    fees += Math.max(0, chapterCost(view, chapter) + feesAfter(view, chapter) - gold);
  }
  return fees;
}
