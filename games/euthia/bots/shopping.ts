// Trade: what would make the Hero stronger and can be paid for. Whatever lies on the board counts its price at the end, so Gold is
// spent on anything that is of use; services and what is used up are not given back.

import { bestOf } from '@veillee/bots/judgement';
import type { Picks } from '@veillee/kernel';
import { originalOf } from '@veillee/pieces/things';
import { GEM_PRICE, HEALING, SERVICE_PRICE } from '../content/constants.ts';
import { questRow } from '../content/quests.ts';
import { POSTS, type Post, type SlotId } from '../content/vocabulary.ts';
import { heroRow, resourcesOf, slotsOf } from '../rules/board.ts';
import { stoneId } from '../rules/inventory.ts';
import {
  buyHeroTileKey,
  buyKey,
  doneKey,
  equipKey,
  gaarBuyKey,
  healKey,
  keepTileKey,
  learnKey,
  renewKey,
  revealKey,
  sellKey,
  sellResourceKey,
  sellStoneKey,
  setKey,
  unlockKey,
} from '../rules/keys.ts';
import { resourceRow } from '../rules/selling.ts';
import { faceOf } from '../rules/tiles.ts';
import { gaarPrice } from './costs.ts';
import { growthWorth, healWorth, outfitted } from './growth.ts';
import { isOffered, type Mind, optionsOf, timeLeft } from './mind.ts';
import { essenceNeed } from './scenario-errands.ts';
import { WEIGHTS } from './weights.ts';
import { bagCost, placesFor, shoppingList, spareStones, type Wish, waresAt } from './wishes.ts';
import { gainOnSlot, gainsWorth, goldWorth, resourceSale, stoneWorth } from './worths.ts';

/** A Natural Resource that a Quest lying open asks for. */
const isAskedFor = ({ view }: Mind, copy: string): boolean =>
  Object.values(view.encounters).some(encounter =>
    encounter?.faceUp.some(id =>
      questRow(id).needs.some(needs =>
        needs.some(need => 'pay' in need && need.pay === 'resource' && need.resource === originalOf(copy)),
      ),
    ),
  );

/** What a visit to a post would be worth with the Gold there is, and what selling brings: growth, tried out in the fights to come. */
export function visitWorth(mind: Mind, post: Post): number {
  const known = VISITS.get(mind) ?? new Map<Post, number>();
  VISITS.set(mind, known);
  const worth = known.get(post) ?? visited(mind, post);
  known.set(post, worth);
  return worth;
}

/** Several posts of a kind are thought about at once. */
const VISITS = new WeakMap<Mind, Map<Post, number>>();

function visited(mind: Mind, post: Post): number {
  const { own, most } = mind;
  const time = WEIGHTS.growth * timeLeft(mind);
  const sales = resourcesOf(own).filter(copy => !isAskedFor(mind, copy));
  const sold = sales.reduce((sum, copy) => sum + resourceSale(mind, copy), 0) / Math.max(0.2, goldWorth(mind));
  const gold = own.gold + sold + GEM_PRICE * spareStones(mind).length;
  const { wishes, hero, gain, left } = shoppingList(mind, [post], gold);
  let worth = sales.length * 0.25 + WEIGHTS.use * gain * time;
  if (wishes.length > 0) worth += WEIGHTS.prowess * Math.max(0, growthWorth(mind, hero));
  if (left >= 4) worth += 0.8 * time; // the Offer can be renewed
  if (left >= SERVICE_PRICE && most - own.health >= 2) worth += 0.9 * healWorth(mind, left * HEALING[post]);
  return worth;
}

// ---- trading ----

export function tradeChoice(mind: Mind): Picks {
  const sale = stoneToSell(mind);
  if (sale) return sale;
  const best = bestOf(optionsOf(mind), ({ key }) => dealWorth(mind, key));
  if (best && dealWorth(mind, best.key) >= FIRST) return [best.key];
  const deal = dealOf(mind);
  if (deal) return deal;
  if (best && dealWorth(mind, best.key) > 0) return [best.key];
  return doneTrading(mind);
}

/** Leaves; whoever owes a tax sells for it first. */
export const doneTrading = (mind: Mind): Picks => (isOffered(mind, doneKey) ? [doneKey] : taxSale(mind));

/** A tax is owed (EUT-8.3): what is least missed is sold for it, a Natural Resource or a stone before a tile. */
function taxSale(mind: Mind): Picks {
  const missed = (key: string): number => {
    if (sellResourceKey.is(key)) return 0;
    if (sellStoneKey.is(key)) return 1;
    return sellKey.is(key) ? 2 + (faceOf(sellKey.only(key)).buy ?? 0) : Number.POSITIVE_INFINITY;
  };
  const sale = bestOf(optionsOf(mind), ({ key }) => -missed(key));
  return sale ? [sale.key] : [];
}

/** A stone is as good as Gold at the end, so it is sold for whatever else cannot be paid; the least useful first. */
function stoneToSell(mind: Mind): Picks | undefined {
  const { own } = mind;
  const spare = spareStones(mind);
  if (spare.length === 0 || timeLeft(mind) === 0) return undefined;
  const [first] = shoppingList(mind, postsOf(mind), own.gold + GEM_PRICE * spare.length).wishes;
  if (!first || first.price <= own.gold) return undefined;
  const least = bestOf(
    spare.filter(stone => isOffered(mind, sellStoneKey.make(stoneId(stone)))),
    stone => -stoneWorth(mind, stone),
  );
  return least && [sellStoneKey.make(stoneId(least))];
}

const postsOf = ({ view: { trade } }: Mind): readonly Post[] => (!trade ? [] : trade.all ? POSTS : [trade.post]);

/** What is done before anything is bought: it costs nothing, or shows what there is. */
const FIRST = 10;

function dealWorth(mind: Mind, key: string): number {
  const { own, most, view } = mind;
  const time = WEIGHTS.growth * timeLeft(mind);
  const [resource, side] = sellResourceKey.read(key) ?? [];
  if (resource !== undefined && side !== undefined)
    return isAskedFor(mind, resource) && time > 0 ? -1 : 20 + gainsWorth(mind, resourceRow(resource).sale[side] ?? []);
  if (key === revealKey) return time > 0.05 && own.gold >= 2 ? FIRST : -1;
  const [worn, slot] = equipKey.read(key) ?? [];
  if (worn !== undefined && slot !== undefined) return equipGain(mind, worn, slot) > 0.15 ? 15 : -1;
  if (setKey.is(key)) return time > 0.05 ? 14 : -1;
  const post = view.trade?.post ?? 'merchants';
  if (key === healKey) {
    const whole = Math.ceil((most - own.health) / HEALING[post]);
    const all = Math.min(whole, own.gold);
    return (healWorth(mind, all * HEALING[post]) / all - SERVICE_PRICE * goldWorth(mind)) / 2;
  }
  if (key === gaarBuyKey) return own.gaar < heroRow(own).gaarSlots ? gaarPrice(mind) - goldWorth(mind) : -1;
  if (renewKey.is(key)) {
    const { renewals = 0 } = view.trade ?? {};
    return time > 0.05 && own.gold >= (renewals === 0 ? 3 : 7) && renewals < 4 ? 0.02 : -1;
  }
  return -1;
}

/** The tile that does most for its price, where it does most: its slot is unlocked first. */
function dealOf(mind: Mind): Picks | undefined {
  const { own } = mind;
  const wishes = waresAt(mind, postsOf(mind))
    .flatMap(({ tile, price }) => placesFor(own, tile, price))
    .filter(({ price }) => price <= own.gold);
  const best = bestOf(wishes, wish => wishWorth(mind, wish) / Math.max(1, wish.price));
  return best && wishWorth(mind, best) > 0.1 ? buying(mind, best) : undefined;
}

/** Of two Revealed tiles the one that does more on this board. */
export function keepChoice(mind: Mind): Picks | undefined {
  const worth = (tile: string): number =>
    Math.max(0, ...placesFor(mind.own, tile, faceOf(tile).buy ?? 0).map(wish => wishWorth(mind, wish)));
  const best = bestOf(optionsOf(mind), ({ key }) => worth(keepTileKey.only(key)));
  return best && [best.key];
}

/** What Essences in a tile that is used up are good for: a scenario that takes them, a slot that they unlock. */
function essencesIn(mind: Mind, tile: string): number {
  const { consumed, effects } = faceOf(tile);
  if (!consumed) return 0;
  const locked = slotsOf(mind.own).flatMap(({ row, slot }) =>
    !slot.open && row.lock && 'essence' in row.lock ? [row.lock.essence] : [],
  );
  return effects
    .flatMap(({ ops }) => ops)
    .reduce(
      (sum, op) =>
        op.op === 'essence' ? sum + essenceNeed(mind) + (locked.includes(op.essence) ? 2 * timeLeft(mind) : 0.3) : sum,
      0,
    );
}

/** What a tile is worth from now on: what it does by itself, and what it changes in fights; what is used up is not given back. */
function wishWorth(mind: Mind, wish: Wish): number {
  const given = faceOf(wish.tile).consumed ? wish.price * goldWorth(mind) : 0.02 * wish.price;
  const alone = WEIGHTS.growth * timeLeft(mind) * wish.gain + essencesIn(mind, wish.tile);
  if (wish.slot === undefined || wish.gain < -2) return alone - given;
  return WEIGHTS.use * alone + WEIGHTS.prowess * growthWorth(mind, outfitted(mind.own, wish)) - given;
}

function buying(mind: Mind, { tile, slot }: Wish): Picks | undefined {
  const unlocked = slot === undefined || mind.own.slots[slot]?.open;
  const keys = [
    ...(unlocked ? [] : [unlockKey.make(slot)]),
    ...(slot === undefined ? [] : [learnKey.make(tile)]),
    buyHeroTileKey.make(tile),
    buyKey.make(tile),
  ];
  const key = keys.find(each => isOffered(mind, each));
  return key === undefined ? undefined : [key];
}

/** What wearing a tile from a Bag would add. */
export const equipGain = ({ own }: Mind, tile: string, slot: string): number =>
  gainOnSlot(own, tile, own.slots[slot as SlotId]?.tile?.tile) - bagCost(tile);
