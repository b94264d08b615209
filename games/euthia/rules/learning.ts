// EUT-15: Hero tiles are Revealed, Learned and bought, slots unlocked: in a Trade Action alone.

import type { Rules } from '@veillee/kernel';
import { who } from '@veillee/kernel';
import { because, first, type Offer, type Why } from '@veillee/pieces/offers';
import { SERVICE_PRICE } from '../content/constants.ts';
import { heroTileRow } from '../content/hero-tiles.ts';
import type { Lock } from '../content/rows.ts';
import { type BoardSlot, slotsFor, slotsOf } from './board.ts';
import { changeBoard, loseStone, receiveTile, tellPurchase, whyNotReplace } from './inventory.ts';
import { buyHeroTileKey, insteadKey, keepTileKey, learnKey, revealKey, unlearnKey, unlockKey } from './keys.ts';
import { priceOf } from './modifiers.ts';
import type { Deed, Hero, State, T, Tile } from './state.ts';
import { faceOf, fresh, tileName } from './tiles.ts';

export function offerLearning(state: State, hero: Hero, offer: Offer<Deed>): void {
  const n = revealable(hero).length;
  if (hero.stack.length > 0)
    offer(
      first(
        n === 0 && because('why.reveal', 'EUT-15.3'),
        hero.gold < SERVICE_PRICE && poor(hero, SERVICE_PRICE, 'EUT-8.23'),
      ),
      () => ({
        option: { key: revealKey, text: 'do.reveal', with: { n }, rule: 'EUT-15.3' },
        *run(t) {
          hero.gold -= SERVICE_PRICE;
          yield* revealTiles(t, hero);
          return undefined;
        },
      }),
    );
  for (const tile of hero.pool) {
    if (faceOf(tile.tile).isAbility) offerAbility(hero, tile, offer);
    else offerEquipment(state, hero, tile, offer);
  }
  for (const place of slotsOf(hero)) {
    if (!place.slot.open) offerUnlocking(hero, place, offer);
    else if (place.slot.tile && faceOf(place.slot.tile.tile).isAbility)
      offerUnlearning(state, hero, place, place.slot.tile, offer);
  }
}

const poor = ({ gold }: Hero, price: number, rule: string): Why => because('why.gold', rule, { price, gold });

// ---- Revealing (EUT-15.3 to EUT-15.5) ----

const reputationOf = (tile: string): number => heroTileRow(tile).reputation ?? 0;

const revealable = (hero: Hero): string[] => hero.stack.filter(tile => reputationOf(tile) <= hero.reputation);

/** EUT-15.3, EUT-15.4, R62: all that the Reputation reaches; of two with the same one, the player keeps either. */
export function* revealTiles(t: T, hero: Hero): Rules {
  const { state } = t;
  const tiles = revealable(hero);
  hero.stack = hero.stack.filter(tile => !tiles.includes(tile));
  for (const reputation of [...new Set(tiles.map(reputationOf))].sort((a, b) => a - b)) {
    const pair = tiles.filter(tile => reputationOf(tile) === reputation);
    const optionOf = (tile: string) => ({ key: keepTileKey.make(tile), text: `tile.${tile}`, on: [tile] });
    const kept = yield* t.choose(hero.seat, 'reveal.keep', pair, optionOf, { rule: 'EUT-15.4' });
    hero.pool.push(fresh(kept));
    state.boxed.tiles.push(...pair.filter(tile => tile !== kept));
    t.tell('log.reveal.tile', { player: who(hero.seat), tile: tileName(kept) }, { rule: 'EUT-15.3', weight: 1 });
  }
}

// ---- Abilities (EUT-15.7 to EUT-15.9) ----

/** On an unlocked slot of its symbol: a free one, or that of a tile which goes back to the pool. */
function offerAbility(hero: Hero, tile: Tile, offer: Offer<Deed>): void {
  const { slot: symbol, buy: cost = 0 } = faceOf(tile.tile);
  const open = symbol ? slotsFor(hero, symbol).filter(({ slot }) => slot.open) : [];
  const free = open.find(({ slot }) => !slot.tile && !whyNotReplace(hero, slot, tile));
  const whys = open.map(({ slot }) => whyNotReplace(hero, slot, tile));
  const why = first(
    open.length === 0 && because('why.locked', 'EUT-15.23'),
    hero.gold < cost && poor(hero, cost, 'EUT-15.7'),
    whys.every(each => each !== undefined) && whys[0],
  );
  offer(why, () => ({
    option: {
      key: learnKey.make(tile.tile),
      text: 'do.learn',
      with: { tile: tileName(tile.tile), cost },
      on: [tile.tile, ...(free ? [`slot:${free.row.id}`] : [])],
      rule: 'EUT-15.7',
    },
    *run(t) {
      const place = free ?? (yield* choosePlace(t, hero, tile, open));
      if (place) learn(t, hero, tile, place);
      return undefined;
    },
  }));
}

/** Which Ability makes way; whoever keeps them all has Learned nothing and paid nothing. */
function* choosePlace(t: T, hero: Hero, tile: Tile, open: readonly BoardSlot[]): Rules<BoardSlot | undefined> {
  const name = tileName(tile.tile);
  const taken = open.flatMap(place =>
    place.slot.tile && !whyNotReplace(hero, place.slot, tile) ? [{ place, other: place.slot.tile.tile }] : [],
  );
  const optionOf = ({ place: { row }, other }: (typeof taken)[number]) => ({
    key: insteadKey.make(row.id),
    text: 'do.relearn',
    with: { tile: name, other: tileName(other) },
    on: [`slot:${row.id}`, other],
  });
  const asked = { rule: 'EUT-15.9', with: { tile: name }, pass: { text: 'do.relearn.none' } };
  return (yield* t.choose(hero.seat, 'learn.place', taken, optionOf, asked))?.place;
}

function learn(t: T, hero: Hero, tile: Tile, { slot }: BoardSlot): void {
  const cost = faceOf(tile.tile).buy ?? 0;
  const other = slot.tile;
  hero.gold -= cost;
  changeBoard(hero, () => {
    hero.pool = hero.pool.filter(each => each !== tile);
    slot.tile = tile;
  });
  if (other) toPool(hero, other);
  if (t.state.trade) t.state.trade.learned = true;
  t.tell('log.learn', { player: who(hero.seat), tile: tileName(tile.tile), cost }, { rule: 'EUT-15.7', weight: 2 });
}

/** EUT-15.9, EUT-15.14, R76: it keeps its state; Essences on it are gone. */
function toPool(hero: Hero, tile: Tile): void {
  tile.essences = [];
  hero.pool.push(tile);
}

/** EUT-15.9, R69: while something is Learned, and only then. */
function offerUnlearning(state: State, hero: Hero, { row, slot }: BoardSlot, tile: Tile, offer: Offer<Deed>): void {
  const why = first(!state.trade?.learned && because('why.unlearn', 'EUT-15.9'), whyNotReplace(hero, slot, undefined));
  offer(why, () => ({
    option: {
      key: unlearnKey.make(row.id),
      text: 'do.unlearn',
      with: { tile: tileName(tile.tile) },
      on: [tile.tile],
      rule: 'EUT-15.9',
    },
    *run(t) {
      changeBoard(hero, () => {
        slot.tile = undefined;
      });
      toPool(hero, tile);
      t.tell('log.unlearn', { player: who(hero.seat), tile: tileName(tile.tile) }, { rule: 'EUT-15.9' });
      return undefined;
    },
  }));
}

/** EUT-8.14, EUT-15.10: Weapons and Shields that were Revealed. */
function offerEquipment(state: State, hero: Hero, { tile }: Tile, offer: Offer<Deed>): void {
  const price = priceOf(state, tile);
  offer(hero.gold < price ? poor(hero, price, 'EUT-15.10') : undefined, () => ({
    option: {
      key: buyHeroTileKey.make(tile),
      text: 'do.buy',
      with: { tile: tileName(tile), price },
      on: [tile],
      rule: 'EUT-15.10',
    },
    *run(t) {
      hero.gold -= price;
      hero.pool = hero.pool.filter(each => each.tile !== tile);
      receiveTile(hero, tile);
      tellPurchase(t, hero, tile, price, 'EUT-15.10');
      return undefined;
    },
  }));
}

// ---- slots (EUT-15.12, EUT-16.9) ----

export const lockText = (lock: Lock) =>
  'gold' in lock ? { text: 'lock.gold', with: { n: lock.gold } } : { text: `essence.${lock.essence}` };

const UNLOCKING = 'EUT-15.12';

/** What a Hero lacks to unlock a slot; undefined if nothing. */
export function whyLocked(hero: Hero, lock: Lock): Why | undefined {
  if ('gold' in lock) return hero.gold < lock.gold ? poor(hero, lock.gold, UNLOCKING) : undefined;
  const hasEssence = hero.stones.some(stone => 'essence' in stone && stone.essence === lock.essence);
  return hasEssence ? undefined : because('why.essence', UNLOCKING, { essence: lockText(lock) });
}

function offerUnlocking(hero: Hero, { row, slot }: BoardSlot, offer: Offer<Deed>): void {
  const { lock } = row;
  if (!lock) return;
  const rule = UNLOCKING;
  offer(whyLocked(hero, lock), () => ({
    option: {
      key: unlockKey.make(row.id),
      text: 'do.unlock',
      with: { slot: { text: `slot.${row.symbol}` }, price: lockText(lock) },
      on: [`slot:${row.id}`],
      rule,
    },
    *run(t) {
      if ('gold' in lock) hero.gold -= lock.gold;
      else loseStone(hero, stone => 'essence' in stone && stone.essence === lock.essence);
      slot.open = true;
      t.tell('log.unlock', { player: who(hero.seat), slot: { text: `slot.${row.symbol}` } }, { rule });
      return undefined;
    },
  }));
}
