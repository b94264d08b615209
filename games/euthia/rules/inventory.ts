// EUT-16: Items come to a board, move on it and leave it. What is gained finds its place by itself.

import type { RuleId, Text } from '@veillee/kernel';
import { who } from '@veillee/kernel';
import { because, first, type Offer, type Why } from '@veillee/pieces/offers';
import { originalOf } from '@veillee/pieces/things';
import { itemRow } from '../content/items.ts';
import { resources } from '../content/resources.ts';
import { type Element, GEMS, type Gem, SUPPLY_ITEMS, type SupplyItemId } from '../content/vocabulary.ts';
import {
  type BoardSlot,
  baggedTiles,
  bagSum,
  excess,
  heroRow,
  isElite,
  maxHealth,
  onSlots,
  overflow,
  slotsFor,
  slotsOf,
  thingKey,
  trophyLevel,
  working,
} from './board.ts';
import { equipKey, layKey, replaceKey, setKey, unequipKey } from './keys.ts';
import type { Bagged, Deed, Hero, Slot, State, Step, Stone, T, Tile } from './state.ts';
import { does, effectsOf, faceOf, fresh, tileName } from './tiles.ts';

// ---- names ----

export const stoneId = (stone: Stone): string => ('gem' in stone ? `gem.${stone.gem}` : `essence.${stone.essence}`);
export const resourceName = (copy: string): Text => ({ text: `resource.${originalOf(copy)}` });
export const trophyName = (card: string): Text => ({ text: `${isElite(card) ? 'elite' : 'monster'}.${card}` });
/** With its article: "the Marsh Rat". */
export const theTrophy = (card: string): Text => ({ text: `${trophyName(card).text}.the` });

export function thingName(thing: Bagged): Text {
  if (thing.kind === 'tile') return tileName(thing.tile.tile);
  return thing.kind === 'resource' ? resourceName(thing.resource) : trophyName(thing.card);
}

// ---- where discarded things go ----

const RESOURCE_ROWS = new Map(resources.map(row => [row.id as string, row]));
const isSupply = (id: string): id is SupplyItemId => SUPPLY_ITEMS.some(item => item === id);

/** EUT-16.5, EUT-8.16, R79: each tile to its own discard pile; Hero tiles, Rewards and Artifacts leave the game. */
export function discardCopy(state: State, copy: string): void {
  const id = originalOf(copy);
  if (isSupply(id)) {
    state.supply[id].push(copy);
    return;
  }
  const resource = RESOURCE_ROWS.get(id);
  if (resource) {
    state.resources[resource.mine].discard.push(copy);
    return;
  }
  const from = faceOf(copy).isHeroTile ? undefined : itemRow(id).from;
  if (typeof from === 'object' && 'post' in from) state.posts[from.post].discard.push(copy);
  else if (typeof from === 'object' && 'treasure' in from) state.treasures[from.treasure].discard.push(copy);
  else state.boxed.tiles.push(copy);
}

/** Takes a tile off the board, wherever it lies on it. */
export function takeTile(hero: Hero, { tile: copy }: Tile): void {
  const isIt = ({ tile }: Tile): boolean => tile === copy;
  for (const { slot } of slotsOf(hero)) if (slot.tile && isIt(slot.tile)) slot.tile = undefined;
  hero.bags = hero.bags.filter(thing => thing.kind !== 'tile' || !isIt(thing.tile));
  hero.beside = hero.beside.filter(tile => !isIt(tile));
}

/** A tile leaves the board for its discard pile; Gems on it go back to the supply. */
export function discardTile(t: T, hero: Hero, tile: Tile): void {
  changeBoard(hero, () => takeTile(hero, tile));
  discardCopy(t.state, tile.tile);
}

/** A Trophy goes to the discard pile of its Level; an Elite is out of the game (EUT-11.3). */
export function discardTrophy(state: State, card: string): void {
  if (isElite(card)) state.boxed.tiles.push(card);
  else state.monsters[trophyLevel(card)].discard.push(card);
}

export function discardThing(t: T, hero: Hero, thing: Bagged): void {
  if (thing.kind === 'tile') return discardTile(t, hero, thing.tile);
  hero.bags = hero.bags.filter(other => thingKey(other) !== thingKey(thing));
  if (thing.kind === 'resource') discardCopy(t.state, thing.resource);
  else discardTrophy(t.state, thing.card);
}

export function loseStone(hero: Hero, isIt: (stone: Stone) => boolean): boolean {
  const at = hero.stones.findIndex(isIt);
  if (at >= 0) hero.stones.splice(at, 1);
  return at >= 0;
}

// ---- gaining ----

export function tellPurchase(t: T, { seat }: Hero, copy: string, price: number, rule: RuleId): void {
  const told = { player: who(seat), tile: tileName(copy), price };
  t.tell('log.buy', told, { rule, weight: 2, brings: { seat, coins: { gold: -price } } });
}

/** EUT-16.3: equipped where a slot is free and no Bag is lost by it, else stored. */
export function receiveTile(hero: Hero, copy: string): void {
  const tile = fresh(copy);
  const face = faceOf(copy);
  if (face.kind === 'token') {
    hero.beside.push(tile);
    return;
  }
  const free = freeSlots(hero, tile)[0];
  const isWorn = free && !effectsOf(copy).some(({ ops }) => ops.some(op => op.op === 'bags' && op.n < 0));
  changeBoard(hero, () => {
    if (isWorn) free.slot.tile = tile;
    else hero.bags.push({ kind: 'tile', tile });
  });
}

/** Where a tile may lie, free or not. */
function openSlots(hero: Hero, { tile }: Tile): BoardSlot[] {
  const { slot: symbol } = faceOf(tile);
  return symbol === undefined ? [] : slotsFor(hero, symbol).filter(({ slot }) => slot.open);
}

const freeSlots = (hero: Hero, tile: Tile): BoardSlot[] => openSlots(hero, tile).filter(({ slot }) => !slot.tile);

/** EUT-14.18, EUT-14.19: Maximum and current Health change together, whatever changes on the board; nobody dies of what must go. */
export function changeBoard(hero: Hero, change: () => void): void {
  const before = maxHealth(hero);
  change();
  hero.health = Math.max(1, hero.health + maxHealth(hero) - before);
}

/** What a change of the board would come to: tried out on the Hero, and taken back. */
interface Trial {
  /** EUT-14.20, EUT-16.13 */
  readonly why: Why | undefined;
  /** Items that would find no Bag. */
  readonly excess: number;
}

function tryOut(hero: Hero, change: () => void, undo: () => void): Trial {
  const before = maxHealth(hero);
  change();
  const health = hero.health + maxHealth(hero) - before;
  const trial = { bags: bagSum(hero), excess: excess(hero) };
  undo();
  const isBagless = trial.bags < -heroRow(hero).bags;
  return {
    why: first(
      health < 1 && because('why.healthFloor', 'EUT-14.20'),
      isBagless && because('why.bagFloor', 'EUT-16.13'),
    ),
    excess: trial.excess,
  };
}

// ---- equipping (EUT-16.7, EUT-16.8) ----

function swap(hero: Hero, { slot }: BoardSlot, tile: Tile): void {
  const worn = slot.tile;
  hero.bags = hero.bags.filter(thing => thing.kind !== 'tile' || thing.tile !== tile);
  if (worn) hero.bags.push({ kind: 'tile', tile: worn });
  slot.tile = tile;
}

function trySwap(hero: Hero, place: BoardSlot, tile: Tile): Trial {
  const { bags } = hero;
  const worn = place.slot.tile;
  return tryOut(
    hero,
    () => swap(hero, place, tile),
    () => {
      hero.bags = bags;
      place.slot.tile = worn;
    },
  );
}

/** What is done to the own board alone: it needs no more of the table than somebody to tell. */
export interface Rearrangement extends Deed {
  run(t: Pick<T, 'tell'>): Step;
}

/** Equip, exchange, take off, set Gems, lay Essences: at any time except in combat (EUT-16.4, EUT-16.8, EUT-16.14). */
export function offerRearranging(hero: Hero, offer: Offer<Rearrangement>): void {
  for (const tile of baggedTiles(hero)) offerEquipping(hero, tile, offer);
  for (const place of slotsOf(hero)) if (place.slot.tile) offerTakingOff(hero, place, place.slot.tile, offer);
  offerSetting(hero, offer);
  offerLaying(hero, offer);
}

function offerEquipping(hero: Hero, tile: Tile, offer: Offer<Rearrangement>): void {
  const { slot: symbol } = faceOf(tile.tile);
  if (symbol === undefined) return;
  for (const place of slotsFor(hero, symbol)) {
    const { open, tile: worn } = place.slot;
    const why = open ? trySwap(hero, place, tile).why : because('why.locked', 'EUT-15.23');
    offer(why, () => equipping(hero, place, tile, worn));
  }
}

const equipping = (hero: Hero, place: BoardSlot, tile: Tile, worn: Tile | undefined): Rearrangement => ({
  option: {
    key: equipKey.make(tile.tile, place.row.id),
    text: worn ? 'do.swap' : 'do.equip',
    with: { tile: tileName(tile.tile), ...(worn && { worn: tileName(worn.tile) }) },
    on: [tile.tile, `slot:${place.row.id}`],
    rule: 'EUT-16.8',
  },
  *run(t) {
    changeBoard(hero, () => swap(hero, place, tile));
    t.tell('log.equip', { player: who(hero.seat), tile: tileName(tile.tile) }, { rule: 'EUT-16.8' });
    return undefined;
  },
});

/** Changes of the board after which fewer Items are without a Bag (EUT-16.4); what is worn may make way and go. */
export function offerRoomMaking(hero: Hero, offer: Offer<Deed>): void {
  const before = excess(hero);
  for (const tile of baggedTiles(hero))
    for (const place of openSlots(hero, tile)) {
      const { why, excess: after } = trySwap(hero, place, tile);
      const worn = place.slot.tile;
      if (why) continue;
      if (worn) offer(undefined, () => replacing(hero, place, tile, worn));
      else if (after < before) offer(undefined, () => equipping(hero, place, tile, undefined));
    }
  if (overflow(hero).stones === 0) return;
  offerSetting(hero, offer);
  offerLaying(hero, offer);
}

const replacing = (hero: Hero, place: BoardSlot, tile: Tile, worn: Tile): Deed => ({
  option: {
    key: replaceKey.make(tile.tile, place.row.id),
    text: 'do.replace',
    with: { tile: tileName(tile.tile), worn: tileName(worn.tile) },
    on: [tile.tile, `slot:${place.row.id}`],
    rule: 'EUT-16.5',
  },
  *run(t) {
    changeBoard(hero, () => swap(hero, place, tile));
    discardTile(t, hero, worn);
    const told = { player: who(hero.seat), tile: tileName(tile.tile), worn: tileName(worn.tile) };
    t.tell('log.replace', told, { rule: 'EUT-16.5' });
    return undefined;
  },
});

/** What stands against taking a tile off, or laying another in its place; a tile in a Bag is simply gone. */
export const whyNotReplace = (hero: Hero, slot: Slot, by: Tile | undefined): Why | undefined => {
  const { tile } = slot;
  return tryOut(
    hero,
    () => {
      slot.tile = by;
    },
    () => {
      slot.tile = tile;
    },
  ).why;
};

export const whyNotTakeOff = (hero: Hero, tile: Tile): Why | undefined => {
  const worn = slotsOf(hero).find(({ slot }) => slot.tile === tile);
  return worn && whyNotReplace(hero, worn.slot, undefined);
};

function offerTakingOff(hero: Hero, { row, slot }: BoardSlot, tile: Tile, offer: Offer<Rearrangement>): void {
  if (faceOf(tile.tile).isAbility) return; // EUT-15.21
  const { bags } = hero;
  const takeOff = (): void => {
    slot.tile = undefined;
    hero.bags = [...bags, { kind: 'tile', tile }];
  };
  const trial = tryOut(hero, takeOff, () => {
    slot.tile = tile;
    hero.bags = bags;
  });
  // The Bag that it covered may be the one that takes it (EUT-16.12).
  const isTooMuch = trial.excess > excess(hero);
  offer(first(trial.why, isTooMuch && because('why.bags', 'EUT-16.2')), () => ({
    option: {
      key: unequipKey.make(row.id),
      text: 'do.unequip',
      with: { tile: tileName(tile.tile) },
      on: [tile.tile],
      rule: 'EUT-16.8',
    },
    *run(t) {
      changeBoard(hero, takeOff);
      t.tell('log.unequip', { player: who(hero.seat), tile: tileName(tile.tile) }, { rule: 'EUT-16.8' });
      return undefined;
    },
  }));
}

// ---- Gems and Essences ----

/** Free Gem slots of a tile. */
const gemRoom = ({ tile, gems }: Tile): number => (faceOf(tile).gemSlots ?? 0) - gems.length;

/** EUT-16.14: on Equipment, worn or in a Bag, never to come off again (EUT-16.15). */
function offerSetting(hero: Hero, offer: Offer<Rearrangement>): void {
  const loose = GEMS.filter(gem => hero.stones.some(stone => 'gem' in stone && stone.gem === gem));
  if (loose.length === 0) return;
  for (const tile of [...onSlots(hero), ...baggedTiles(hero)]) {
    if (gemRoom(tile) <= 0) continue;
    for (const gem of loose) offer(undefined, () => settingOf(hero, tile, gem));
  }
}

const settingOf = (hero: Hero, tile: Tile, gem: Gem): Rearrangement => ({
  option: {
    key: setKey.make(gem, tile.tile),
    text: 'do.set',
    with: { gem: { text: `gem.${gem}` }, tile: tileName(tile.tile) },
    on: [`gem:${gem}`, tile.tile],
    rule: 'EUT-16.14',
  },
  *run(t) {
    loseStone(hero, stone => 'gem' in stone && stone.gem === gem);
    changeBoard(hero, () => {
      tile.gems.push({ gem, active: true });
    });
    t.tell(
      'log.set',
      { player: who(hero.seat), gem: { text: `gem.${gem}` }, tile: tileName(tile.tile) },
      { rule: 'EUT-16.14' },
    );
    return undefined;
  },
});

/** R76, R87: one Essence of each kind on a tile that protects from Powers, wherever it works. */
function offerLaying(hero: Hero, offer: Offer<Rearrangement>): void {
  for (const tile of working(hero)) {
    if (!does(tile.tile, 'protectElementals')) continue;
    const held = new Set(hero.stones.flatMap(stone => ('essence' in stone ? [stone.essence] : [])));
    for (const essence of held)
      if (!tile.essences.includes(essence)) offer(undefined, () => layingOf(hero, tile, essence));
  }
}

const layingOf = (hero: Hero, tile: Tile, essence: Element): Rearrangement => ({
  option: {
    key: layKey.make(essence, tile.tile),
    text: 'do.lay',
    with: { essence: { text: `essence.${essence}` }, tile: tileName(tile.tile) },
    on: [`essence:${essence}`, tile.tile],
    rule: 'EUT-16.27',
  },
  *run(t) {
    loseStone(hero, stone => 'essence' in stone && stone.essence === essence);
    tile.essences.push(essence);
    t.tell(
      'log.lay',
      { player: who(hero.seat), essence: { text: `essence.${essence}` }, tile: tileName(tile.tile) },
      { rule: 'EUT-16.27' },
    );
    return undefined;
  },
});
