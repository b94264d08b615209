// Trade: what would make the Hero stronger and can be paid for. Whatever lies on the board counts its price at the end, so Gold is
// spent on anything that is of use; services and what is used up are not given back.

import { bestOf } from '@veillee/bots/judgement';
import type { Picks } from '@veillee/kernel';
import { originalOf } from '@veillee/pieces/things';
import { HEALING, SERVICE_PRICE } from '../content/constants.ts';
import { heroTileRow } from '../content/hero-tiles.ts';
import { questRow } from '../content/quests.ts';
import type { Post, SlotId } from '../content/vocabulary.ts';
import { type BoardSlot, hasRoom, heroRow, resourcesOf, slotsOf } from '../rules/board.ts';
import {
  buyHeroTileKey,
  buyKey,
  doneKey,
  equipKey,
  gaarBuyKey,
  healKey,
  learnKey,
  renewKey,
  revealKey,
  sellResourceKey,
  setKey,
  unlockKey,
} from '../rules/keys.ts';
import { resourceRow } from '../rules/selling.ts';
import { effectsOf, faceOf } from '../rules/tiles.ts';
import { priceOf } from '../rules/trade.ts';
import { gaarPrice } from './costs.ts';
import { type Mind, optionsOf, timeLeft } from './mind.ts';
import { WEIGHTS } from './weights.ts';
import { gainOnSlot, gainsWorth, goldWorth, resourceSale, strengthOfTile } from './worths.ts';

// ---- what a tile would add ----

const lockPrice = ({ row, slot }: BoardSlot): number =>
  slot.open || !row.lock ? 0 : 'gold' in row.lock ? row.lock.gold : Number.POSITIVE_INFINITY;

/** Bags that equipping it would cost. */
const bagCost = (tile: string): number =>
  effectsOf(tile).some(({ ops }) => ops.some(op => op.op === 'bags' && op.n < 0)) ? 0.3 : 0;

export interface Wish {
  readonly tile: string;
  readonly price: number;
  /** What it adds through a whole game. */
  readonly gain: number;
  readonly slot?: SlotId;
}

/** The best place for a tile, with what unlocking it costs. */
function wishFor({ own }: Mind, tile: string, price: number): Wish {
  const { slot: symbol } = faceOf(tile);
  if (symbol === undefined) return { tile, price, gain: hasRoom(own) ? strengthOfTile(tile, own) : 0 };
  const wishes = slotsOf(own)
    .filter(({ row }) => row.symbol === symbol)
    .map(place => ({
      tile,
      slot: place.row.id,
      price: price + lockPrice(place),
      gain: gainOnSlot(own, tile, place.slot.tile?.tile) - bagCost(tile),
    }))
    .filter(wish => Number.isFinite(wish.price));
  return bestOf(wishes, wish => wish.gain - 0.15 * wish.price) ?? { tile, price, gain: 0 };
}

/** Everything that a post, or the Hero's own pool, has to offer. */
export function wishesAt(mind: Mind, posts: readonly Post[]): Wish[] {
  const offers = posts.flatMap(post => mind.view.posts[post].offer);
  return [
    ...offers.map(tile => wishFor(mind, tile, priceOf(mind.known, tile))),
    ...mind.own.pool.map(({ tile }) => wishFor(mind, tile, faceOf(tile).buy ?? 0)),
  ].filter(({ gain }) => gain > 0.2);
}

const revealable = ({ own }: Mind): number =>
  own.stack.filter(tile => (heroTileRow(tile).reputation ?? 0) <= own.reputation).length;

/** A Natural Resource that a Quest lying open asks for. */
const isAskedFor = ({ view }: Mind, copy: string): boolean =>
  Object.values(view.encounters).some(encounter =>
    encounter?.faceUp.some(id =>
      questRow(id).needs.some(needs =>
        needs.some(need => 'pay' in need && need.pay === 'resource' && need.resource === originalOf(copy)),
      ),
    ),
  );

/** What a visit to a post would be worth with the Gold there is, and what selling brings. */
export function visitWorth(mind: Mind, post: Post): number {
  const { own, most } = mind;
  const time = WEIGHTS.growth * timeLeft(mind);
  const sales = resourcesOf(own).filter(copy => !isAskedFor(mind, copy));
  const sold = sales.reduce((sum, copy) => sum + resourceSale(mind, copy), 0);
  let gold = own.gold + sold / Math.max(0.2, goldWorth(mind));
  let worth = sales.length * 0.25;
  for (const wish of wishesAt(mind, [post]).sort((a, b) => b.gain / b.price - a.gain / a.price)) {
    if (wish.price > gold) continue;
    gold -= wish.price;
    worth += wish.gain * time;
  }
  if (gold >= 1 && revealable(mind) > 0) worth += Math.min(gold, 5) * 0.3 * time;
  if (gold >= 4) worth += 0.8 * time; // the Offer can be renewed
  const missing = most - own.health;
  if (gold >= 1 && missing >= 2) worth += Math.min(missing, gold * HEALING[post]) * 0.15;
  return worth;
}

// ---- trading ----

export function tradeChoice(mind: Mind): Picks {
  const best = bestOf(optionsOf(mind), ({ key }) => dealWorth(mind, key));
  return best && dealWorth(mind, best.key) > 0 ? [best.key] : [doneKey];
}

function dealWorth(mind: Mind, key: string): number {
  const { own, most, view } = mind;
  const time = WEIGHTS.growth * timeLeft(mind);
  const [resource, side] = sellResourceKey.read(key) ?? [];
  if (resource !== undefined && side !== undefined)
    return isAskedFor(mind, resource) && time > 0 ? -1 : 20 + gainsWorth(mind, resourceRow(resource).sale[side] ?? []);
  if (key === revealKey) return time > 0.05 && own.gold >= 2 ? 10 : -1;
  const [worn, slot] = equipKey.read(key) ?? [];
  if (worn !== undefined && slot !== undefined) return equipGain(mind, worn, slot) > 0.15 ? 15 : -1;
  if (setKey.is(key)) return time > 0.05 ? 14 : -1;
  const deal = dealIn(mind, key);
  if (deal) {
    const value = deal.gain * time - (faceOf(deal.tile).consumed ? deal.price * goldWorth(mind) : 0.02 * deal.price);
    return value > 0.1 ? value / Math.max(1, deal.price) : -1;
  }
  const post = view.trade?.post ?? 'merchants';
  if (key === healKey) {
    const healed = Math.min(HEALING[post], most - own.health);
    return (healed * 0.2 * (0.4 + time) - SERVICE_PRICE * goldWorth(mind)) / 2;
  }
  if (key === gaarBuyKey) return own.gaar < heroRow(own).gaarSlots ? gaarPrice(mind) - goldWorth(mind) : -1;
  if (unlockKey.is(key)) return unlockGain(mind, unlockKey.only(key));
  if (renewKey.is(key)) {
    const { renewals = 0 } = view.trade ?? {};
    return time > 0.05 && own.gold >= (renewals === 0 ? 3 : 7) && renewals < 4 ? 0.02 : -1;
  }
  return -1;
}

/** What an option to buy or to Learn would add where it is meant to lie. */
function dealIn(mind: Mind, key: string): Wish | undefined {
  const { own, known } = mind;
  const [learnt, slot] = learnKey.read(key) ?? [];
  if (learnt !== undefined && slot !== undefined)
    return {
      tile: learnt,
      price: Math.max(0.5, faceOf(learnt).buy ?? 0),
      gain: gainOnSlot(own, learnt, own.slots[slot as SlotId]?.tile?.tile),
    };
  const [bought] = buyKey.read(key) ?? [];
  const [ownTile] = buyHeroTileKey.read(key) ?? [];
  const tile = bought ?? ownTile;
  if (tile === undefined) return undefined;
  const price = bought === undefined ? (faceOf(tile).buy ?? 0) : priceOf(known, tile);
  const wish = wishFor(mind, tile, price);
  return wish.price > own.gold ? { ...wish, gain: 0 } : wish;
}

/** A slot is unlocked for something that waits for it: in the pool, or in a Bag. */
function unlockGain(mind: Mind, id: string): number {
  const { own } = mind;
  const place = slotsOf(own).find(({ row }) => row.id === id);
  if (!place) return -1;
  const { lock, symbol } = place.row;
  const price = lock && 'gold' in lock ? lock.gold : 0;
  const waiting = [
    ...own.pool.map(({ tile }) => ({ tile, price: faceOf(tile).buy ?? 0 })),
    ...own.bags.flatMap(thing => (thing.kind === 'tile' ? [{ tile: thing.tile.tile, price: 0 }] : [])),
  ].filter(({ tile }) => faceOf(tile).slot === symbol);
  const isFree = slotsOf(own).some(({ row, slot }) => row.symbol === symbol && slot.open && !slot.tile);
  if (isFree) return -1;
  const worth = Math.max(
    0,
    ...waiting
      .filter(each => each.price + price <= own.gold)
      .map(each => (gainOnSlot(own, each.tile, undefined) * timeLeft(mind)) / Math.max(1, each.price + price)),
  );
  return worth > 0.08 ? worth : -1;
}

/** What wearing a tile from a Bag would add. */
export const equipGain = ({ own }: Mind, tile: string, slot: string): number =>
  gainOnSlot(own, tile, own.slots[slot as SlotId]?.tile?.tile) - bagCost(tile);
