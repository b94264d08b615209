// What a hero holds: Gold, HP, AP, Rumours, Assets, Loot, and the limits on them. KIL-6.6 to 6.8, KIL-14.7 to 14.16.

import type { Rules, Seat, Table } from '@veillee/kernel';
import { because } from '@veillee/pieces/offers';
import { maybeRemove } from '@veillee/pieces/piles';
import { originalOf } from '@veillee/pieces/things';
import { cardById, lootById } from '../../content/cards.ts';
import type { LimitedAction, RewardType } from '../../content/vocabulary.ts';
import { ASSETS, DECK, DISCARD, HAND, HERO, LOOT } from '../places.ts';
import {
  type ActionId,
  type Board,
  type Card,
  canBeAffected,
  type Hero,
  hero,
  LIMIT,
  type State,
  type Token,
} from '../state.ts';
import { cardOption } from './options.ts';
import { discardCard, drawReward, named, pileOf, removeLoot, who } from './piles.ts';

// ---- Gold, HP, AP ----

/** KIL-14.7: there is no limit to Gold. */
export function gainGold(t: Table<State>, seat: Seat, n: number, rule = 'KIL-14.7'): void {
  if (n <= 0) return;
  hero(t.state, seat).gold += n;
  t.tell(
    'log.gold',
    { player: who(seat), n },
    { rule, brings: { seat, coins: { gold: n } }, moves: [{ what: 'gold', from: 'supply', to: HERO.make(seat) }] },
  );
}

/** Pays what must be there in full (KIL-15.11). */
export function payGold(t: Table<State>, seat: Seat, n: number, rule: string): void {
  if (n <= 0) return;
  const own = hero(t.state, seat);
  if (own.gold < n) throw new Error(`seat ${seat} pays ${n} of ${own.gold} Gold`);
  own.gold -= n;
  t.tell(
    'log.pay',
    { player: who(seat), n },
    { rule, brings: { seat, coins: { gold: -n } }, moves: [{ what: 'gold', from: HERO.make(seat), to: 'supply' }] },
  );
}

/** Gains HP up to the maximum (KIL-14.8) and no AP (KIL-3.17). Returns how many. */
export function heal(t: Table<State>, seat: Seat, n: number, rule = 'KIL-14.8'): number {
  const own = hero(t.state, seat);
  if (!canBeAffected(own)) return 0;
  const gained = Math.min(n, own.maxHp - own.hp);
  if (gained <= 0) return 0;
  own.hp += gained;
  t.tell(
    'log.heal',
    { player: who(seat), n: gained, hp: own.hp, max: own.maxHp },
    { weight: 2, rule, brings: { seat, coins: { hp: gained } } },
  );
  return gained;
}

/** AP for any action, or for one alone. A hero who has camped can use none. */
export function gainAp(t: Table<State>, seat: Seat, n: number, only?: LimitedAction): void {
  const own = hero(t.state, seat);
  if (!canBeAffected(own) || own.camped) return;
  if (only === undefined) own.ap += n;
  else own.restrictedAp[only] = (own.restrictedAp[only] ?? 0) + n;
  if (only === undefined) t.tell('log.ap', { player: who(seat), n }, { rule: 'KIL-3.17' });
  else t.tell('log.ap.only', { player: who(seat), n, action: { text: `action.${only}` } }, { rule: 'KIL-3.17' });
}

/** as many AP as there are; those for one action alone go last. Returns how many. */
export function loseAp(t: Table<State>, seat: Seat, n: number): number {
  const own = hero(t.state, seat);
  let left = n - Math.min(n, own.ap);
  own.ap = Math.max(0, own.ap - n);
  for (const action of RESTRICTABLE) {
    const lost = Math.min(left, own.restrictedAp[action] ?? 0);
    if (lost === 0) continue;
    takeRestricted(own, action, lost);
    left -= lost;
  }
  return n - left;
}

const RESTRICTABLE: readonly ActionId[] = ['move', 'rest', 'confront'];

function takeRestricted(own: Hero, action: ActionId, n: number): void {
  const left = (own.restrictedAp[action] ?? 0) - n;
  if (left > 0) own.restrictedAp[action] = left;
  else delete own.restrictedAp[action];
}

/** AP that this action could use. */
export const apFor = (own: Hero, action: ActionId): number => own.ap + (own.restrictedAp[action] ?? 0);

export const NO_AP = because('refuse.noAp', 'KIL-3.13');

/** KIL-4.1: one AP; what can be used for nothing else goes first. */
export function spendAp(t: Table<State>, seat: Seat, action: ActionId): void {
  const own = hero(t.state, seat);
  if ((own.restrictedAp[action] ?? 0) > 0) takeRestricted(own, action, 1);
  else if (own.ap > 0) own.ap--;
  else throw new Error(`seat ${seat} has no AP to ${action}`);
}

// ---- exhausted and ready ----

export const isExhausted = (own: Pick<Hero, 'exhausted'>, card: string): boolean => own.exhausted.includes(card);

export function exhaust(t: Table<State>, seat: Seat, card: string): void {
  const own = hero(t.state, seat);
  if (isExhausted(own, card)) throw new Error(`${card} is exhausted already`);
  own.exhausted.push(card);
}

export function ready(t: Table<State>, seat: Seat, card: string): void {
  maybeRemove(hero(t.state, seat).exhausted, card);
}

// ---- Rumours ----

/** KIL-14.13: a card gained goes to the hand, then the limit of six is checked (KIL-8.12). `seenBy` names who knows it. */
export function* gainRumour(t: Table<State>, seat: Seat, card: Card, seenBy: readonly Seat[] | 'all'): Rules {
  takeRumour(t.state, seat, card, seenBy);
  yield* enforceLimits(t, seat);
}

/** KIL-14.13: a Reward is drawn into a hand, and nobody else sees which. */
export function* drawRumour(t: Table<State>, seat: Seat, deck: RewardType, rule: string): Rules {
  const card = drawReward(t, deck);
  if (card === undefined) {
    t.tell('log.reward.none', { player: who(seat) }, { rule });
    return;
  }
  const params = { player: who(seat), deck: { text: `deck.${deck}` } };
  const way = { from: DECK.make(deck), to: HAND.make(seat) };
  const unseen = { text: 'log.reward.draw.unseen', with: params, rule, moves: [{ what: 'card', ...way }] };
  const how = { rule, only: [seat], moves: [{ what: card, ...way }], others: unseen };
  t.tell('log.reward.draw', { ...params, card: named(card) }, how);
  yield* gainRumour(t, seat, card, [seat]);
}

/** Puts a card into a hand and notes who knows it. */
export function takeRumour(state: State, seat: Seat, card: Card, seenBy: readonly Seat[] | 'all'): void {
  hero(state, seat).hand.push(card);
  const knowing = seenBy === 'all' ? [...state.heroes.keys()] : seenBy;
  showTo(state, seat, card, knowing);
}

/** Somebody now knows a card of this hand. */
export function showTo(state: State, holder: Seat, card: Card, seats: readonly Seat[]): void {
  const known = new Set([...(state.known[card] ?? []), ...seats]);
  known.delete(holder);
  if (known.size > 0) state.known[card] = [...known].sort((a, b) => a - b);
  else delete state.known[card];
}

/** Takes a card out of a hand, wherever it goes; nobody has to remember it any longer. */
export function leaveHand(t: Table<State>, seat: Seat, card: Card): void {
  if (!maybeRemove(hero(t.state, seat).hand, card)) throw new Error(`seat ${seat} does not hold ${card}`);
  if (!isKnownToAll(t.state, card)) t.reveal();
  delete t.state.known[card];
}

/** Whether everybody knows a card of a hand. */
export const isKnownToAll = (state: State, card: Card): boolean =>
  state.house.openHands || (state.known[card]?.length ?? 0) >= state.heroes.length - 1;

export function discardRumour(t: Table<State>, seat: Seat, card: Card, rule = 'KIL-14.14'): void {
  leaveHand(t, seat, card);
  discardCard(t, card);
  t.tell(
    'log.discard.rumour',
    { player: who(seat), card: named(card) },
    { rule, moves: [{ what: card, from: HAND.make(seat), to: DISCARD.make(pileOf(t.state, card).name) }] },
  );
}

// ---- Assets ----

/** KIL-6.6, A-21: the Asset with the same unique keyword is discarded; it gives no Gold. */
export function replaceUnique(t: Table<State>, seat: Seat, card: Card): void {
  const { unique } = cardById(card);
  if (unique === undefined) return; // a Totem has none
  const old = hero(t.state, seat).assets.find(other => other !== card && cardById(other).unique === unique);
  if (old === undefined) return;
  t.tell('log.asset.replaced', { player: who(seat), card: named(old), next: named(card) }, { rule: 'KIL-6.6' });
  loseAsset(t, seat, old);
}

/** An Asset leaves play, to the discard pile or, for a Totem, out of the game (KIL-15.13). */
export function loseAsset(t: Table<State>, seat: Seat, card: Card): void {
  const own = hero(t.state, seat);
  if (!maybeRemove(own.assets, card)) throw new Error(`seat ${seat} has no ${card} in play`);
  maybeRemove(own.exhausted, card);
  const { isTotem } = cardById(card);
  if (isTotem) t.state.removed.push(card);
  else discardCard(t, card);
  const to = isTotem ? 'removed' : DISCARD.make(pileOf(t.state, card).name);
  t.tell(
    'log.asset.lost',
    { player: who(seat), card: named(card) },
    { rule: 'KIL-15.13', moves: [{ what: card, from: ASSETS.make(seat), to }] },
  );
}

// ---- the limit of six ----

/** KIL-6.8, A-22: whatever is over six goes at once, at its owner's choice. */
export function* enforceLimits(t: Table<State>, seat: Seat): Rules {
  const own = hero(t.state, seat);
  if (own.hand.length <= LIMIT && own.assets.length <= LIMIT && own.loot.length <= LIMIT) return;
  if (!t.state.excess.includes(seat)) t.state.excess.push(seat);
  for (const card of yield* excessOf(t, seat, 'limit.rumours', own.hand)) discardRumour(t, seat, card, 'KIL-6.8');
  for (const card of yield* excessOf(t, seat, 'limit.assets', own.assets)) loseAsset(t, seat, card);
  for (const token of yield* excessOf(t, seat, 'limit.loot', own.loot)) {
    removeLoot(t, seat, token);
    t.tell('log.discard.loot', { player: who(seat), loot: named(token) }, { rule: 'KIL-6.8' });
  }
  maybeRemove(t.state.excess, seat);
}

function* excessOf(t: Table<State>, seat: Seat, prompt: string, things: readonly string[]): Rules<readonly string[]> {
  const over = things.length - LIMIT;
  if (over <= 0) return [];
  const options = things.map(thing => cardOption(thing, 'option.drop'));
  const count = { min: over, max: over };
  return yield* t.chooseMany(seat, prompt, options, count, { rule: 'KIL-6.8', with: { n: over } });
}

// ---- Loot ----

/** KIL-8.2, KIL-4.16: one token from the bag, if one is left. Gold is paid out at once (KIL-8.10). */
export function* drawLoot(t: Table<State>, seat: Seat): Rules {
  const [token] = t.draw(t.state.bag);
  if (token === undefined) {
    t.tell('log.loot.none', { player: who(seat) }, { rule: 'KIL-14.20' });
    return;
  }
  const { immediate } = lootById(originalOf(token));
  t.tell(
    'log.loot',
    { player: who(seat), loot: named(token) },
    { rule: 'KIL-8.2', moves: [{ what: token, from: 'bag', to: immediate ? 'removed' : LOOT.make(seat) }] },
  );
  if (!immediate) {
    hero(t.state, seat).loot.push(token);
    yield* enforceLimits(t, seat);
    return;
  }
  t.state.removed.push(token); // KIL-8.11
  gainGold(t, seat, goldOn(token), 'KIL-8.10');
}

/** The value of a Gold token. */
function goldOn(token: Token): number {
  const effect = cardById(originalOf(token)).ability?.effect;
  let gold = 0;
  if (effect && 'ops' in effect) for (const op of effect.ops) if (op.op === 'gainGold') gold += op.n;
  return gold;
}

// ---- what can still be done with them ----

/** Rumours that name the hero's region, or any Rewards if the region does not matter (KIL-19.11). */
export function discoverable(state: Board, seat: Seat, anywhere: boolean): Card[] {
  const { hand, region } = hero(state, seat);
  return hand.filter(card => {
    const def = cardById(card);
    return def.isReward && (anywhere || def.region === region); // KIL-6.5
  });
}

/** exhausted Assets and Talents, or Spells alone. */
export const readyable = (own: Hero, what: 'any' | 'spell'): string[] =>
  own.exhausted.filter(
    key => key !== 'race' && key !== 'class' && (what === 'any' || cardById(key).reward === 'spell'),
  );
