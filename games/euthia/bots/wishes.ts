// What a Hero would like to have: tiles on offer and tiles of their own, each where it would do most, with what that costs.

import { bestOf } from '@veillee/bots/judgement';
import { GEM_PRICE, SERVICE_PRICE } from '../content/constants.ts';
import { heroTileRow } from '../content/hero-tiles.ts';
import { questRow } from '../content/quests.ts';
import type { Post, SlotId } from '../content/vocabulary.ts';
import { type BoardSlot, hasRoom, slotsOf } from '../rules/board.ts';
import { priceOf } from '../rules/modifiers.ts';
import type { Hero, Stone } from '../rules/state.ts';
import { effectsOf, faceOf } from '../rules/tiles.ts';
import { outfitted } from './growth.ts';
import type { Mind } from './mind.ts';
import { essenceNeed } from './scenario-errands.ts';
import { gainOnSlot, strengthOfTile } from './worths.ts';

export interface Wish {
  readonly tile: string;
  readonly price: number;
  /** What it adds through a whole game. */
  readonly gain: number;
  readonly slot?: SlotId;
}

/** What a slot costs that is locked: Gold, or an Essence that the Hero has. */
function lockPrice(hero: Hero, { row, slot }: BoardSlot): number {
  if (slot.open || !row.lock) return 0;
  if ('gold' in row.lock) return row.lock.gold;
  const { essence } = row.lock;
  return hero.stones.some(stone => 'essence' in stone && stone.essence === essence)
    ? GEM_PRICE
    : Number.POSITIVE_INFINITY;
}

/** Bags that equipping it would cost. */
export const bagCost = (tile: string): number =>
  effectsOf(tile).some(({ ops }) => ops.some(op => op.op === 'bags' && op.n < 0)) ? 0.3 : 0;

/** Every place for a tile, with what unlocking it costs; a tile without a symbol needs room alone. */
export function placesFor(hero: Hero, tile: string, price: number): Wish[] {
  const { slot: symbol } = faceOf(tile);
  if (symbol === undefined) return [{ tile, price, gain: hasRoom(hero) ? strengthOfTile(tile, hero) : 0 }];
  return slotsOf(hero)
    .filter(({ row }) => row.symbol === symbol)
    .map(place => ({
      tile,
      slot: place.row.id,
      price: price + lockPrice(hero, place),
      gain: gainOnSlot(hero, tile, place.slot.tile?.tile) - bagCost(tile),
    }))
    .filter(wish => Number.isFinite(wish.price));
}

const wishFor = (hero: Hero, tile: string, price: number): Wish =>
  bestOf(placesFor(hero, tile, price), wish => wish.gain - 0.15 * wish.price) ?? { tile, price, gain: 0 };

/** A tile that can be had, and for how much. */
export interface Ware {
  readonly tile: string;
  readonly price: number;
}

const needs = (tile: string): number => heroTileRow(tile).reputation ?? 0;

/** Tiles of the Hero's own that could be Revealed: the better one of each pair. */
function revealable(hero: Hero): string[] {
  const { stack, reputation } = hero;
  const marks = [...new Set(stack.map(needs).filter(mark => mark <= reputation))];
  return marks.flatMap(
    mark =>
      bestOf(
        stack.filter(tile => needs(tile) === mark),
        tile => strengthOfTile(tile, hero),
      ) ?? [],
  );
}

/** Stones that nothing else is planned for: neither a Quest lying open nor the scenario asks for them. */
export function spareStones(mind: Mind): Stone[] {
  const { own, view } = mind;
  const asked = Object.values(view.encounters).flatMap(encounter =>
    (encounter?.faceUp ?? []).flatMap(id => questRow(id).needs.flat()),
  );
  const isAsked = (stone: Stone): boolean =>
    asked.some(need =>
      'gem' in stone
        ? 'pay' in need && need.pay === 'gem' && need.gem === stone.gem
        : 'pay' in need && need.pay === 'essence' && need.essence === stone.essence,
    );
  const isTaken = essenceNeed(mind) > 0;
  return own.stones.filter(stone => !isAsked(stone) && !(isTaken && 'essence' in stone));
}

/** What the posts and the Hero's own pool have. */
export const waresAt = ({ own, view, known }: Mind, posts: readonly Post[]): Ware[] => [
  ...posts.flatMap(post => view.posts[post].offer).map(tile => ({ tile, price: priceOf(known, tile) })),
  ...own.pool.map(({ tile }) => ({ tile, price: priceOf(known, tile) })),
];

export interface ShoppingList {
  readonly wishes: readonly Wish[];
  /** The Hero with all of it. */
  readonly hero: Hero;
  readonly gain: number;
  readonly left: number;
}

/** What to buy with so much Gold: what does most for its price first, each on the board with what was bought before. */
export function shoppingList(mind: Mind, posts: readonly Post[], gold: number): ShoppingList {
  const { own } = mind;
  const wares = waresAt(mind, posts);
  const hidden = gold > SERVICE_PRICE ? revealable(own) : [];
  let left = gold - (hidden.length > 0 ? SERVICE_PRICE : 0);
  wares.push(...hidden.map(tile => ({ tile, price: faceOf(tile).buy ?? 0 })));
  const wishes: Wish[] = [];
  let hero = own;
  let gain = 0;
  for (let n = 0; n < MOST_WISHES && left > 0; n++) {
    const open = wares.filter(({ tile }) => !wishes.some(wish => wish.tile === tile));
    const best = bestOf(
      open.map(({ tile, price }) => wishFor(hero, tile, price)).filter(wish => wish.price <= left && wish.gain > 0.2),
      wish => wish.gain / Math.max(1, wish.price),
    );
    if (!best) break;
    wishes.push(best);
    left -= best.price;
    gain += best.gain;
    hero = outfitted(hero, best);
  }
  return { wishes, hero, gain, left };
}

const MOST_WISHES = 6;
