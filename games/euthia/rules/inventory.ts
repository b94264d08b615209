// EUT-16: Items come to a board, move on it and leave it. What is gained finds its place by itself; whoever has too much says what goes.

import type { Rules, Text } from '@veillee/kernel';
import { who } from '@veillee/kernel';
import { because, type Offer, type Why } from '@veillee/pieces/offers';
import { originalOf } from '@veillee/pieces/things';
import { itemRow } from '../content/items.ts';
import { resources } from '../content/resources.ts';
import { type Element, GEMS, type Gem, SUPPLY_ITEMS, type SupplyItemId } from '../content/vocabulary.ts';
import {
  type BoardSlot,
  baggedTiles,
  bagSum,
  bagsUsed,
  excess,
  hasRoom,
  heroRow,
  isElite,
  maxHealth,
  onSlots,
  slotsFor,
  slotsOf,
  thingKey,
  trophyLevel,
  working,
} from './board.ts';
import { act, type Deed, first } from './deeds.ts';
import { discardKey, equipKey, keepKey, layKey, setKey, unequipKey } from './keys.ts';
import type { Bagged, Hero, Slot, State, Stone, T, Tile } from './state.ts';
import { does, effectsOf, faceOf, fresh, tileName } from './tiles.ts';

// ---- names ----

export const stoneId = (stone: Stone): string => ('gem' in stone ? `gem.${stone.gem}` : `essence.${stone.essence}`);
export const resourceName = (copy: string): Text => ({ text: `resource.${originalOf(copy)}` });
export const trophyName = (card: string): Text => ({ text: `${isElite(card) ? 'elite' : 'monster'}.${card}` });

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

function freeSlots(hero: Hero, { tile }: Tile): BoardSlot[] {
  const { slot: symbol } = faceOf(tile);
  return symbol === undefined ? [] : slotsFor(hero, symbol).filter(({ slot }) => slot.open && !slot.tile);
}

/** EUT-14.18, EUT-14.19: Maximum and current Health change together, whatever changes on the board; nobody dies of what must go. */
export function changeBoard(hero: Hero, change: () => void): void {
  const before = maxHealth(hero);
  change();
  hero.health = Math.max(1, hero.health + maxHealth(hero) - before);
}

/** What stands against a change of the board: tried out on the Hero, and taken back (EUT-14.20, EUT-16.13). */
function whyNotChange(hero: Hero, change: () => void, undo: () => void): Why | undefined {
  const before = maxHealth(hero);
  change();
  const health = hero.health + maxHealth(hero) - before;
  const bags = bagSum(hero);
  undo();
  if (health < 1) return because('why.healthFloor', 'EUT-14.20');
  return bags < -heroRow(hero).bags ? because('why.bagFloor', 'EUT-16.13') : undefined;
}

// ---- equipping (EUT-16.7, EUT-16.8) ----

function swap(hero: Hero, { slot }: BoardSlot, tile: Tile): void {
  const worn = slot.tile;
  hero.bags = hero.bags.filter(thing => thing.kind !== 'tile' || thing.tile !== tile);
  if (worn) hero.bags.push({ kind: 'tile', tile: worn });
  slot.tile = tile;
}

function whyNotSwap(hero: Hero, place: BoardSlot, tile: Tile): Why | undefined {
  const { bags } = hero;
  const worn = place.slot.tile;
  return whyNotChange(
    hero,
    () => swap(hero, place, tile),
    () => {
      hero.bags = bags;
      place.slot.tile = worn;
    },
  );
}

/** Equip, exchange, take off, set Gems, lay Essences: at any time except in combat (EUT-16.4, EUT-16.8, EUT-16.14). */
export function offerRearranging(hero: Hero, offer: Offer<Deed>): void {
  for (const tile of baggedTiles(hero)) offerEquipping(hero, tile, offer);
  for (const place of slotsOf(hero)) if (place.slot.tile) offerTakingOff(hero, place, place.slot.tile, offer);
  offerSetting(hero, offer);
  offerLaying(hero, offer);
}

function offerEquipping(hero: Hero, tile: Tile, offer: Offer<Deed>): void {
  const { slot: symbol } = faceOf(tile.tile);
  if (symbol === undefined) return;
  for (const place of slotsFor(hero, symbol)) {
    const { open, tile: worn } = place.slot;
    const why = open ? whyNotSwap(hero, place, tile) : because('why.locked', 'EUT-15.23');
    offer(why, () => ({
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
    }));
  }
}

/** What stands against taking a tile off, or laying another in its place; a tile in a Bag is simply gone. */
export const whyNotReplace = (hero: Hero, slot: Slot, by: Tile | undefined): Why | undefined => {
  const { tile } = slot;
  return whyNotChange(
    hero,
    () => {
      slot.tile = by;
    },
    () => {
      slot.tile = tile;
    },
  );
};

export const whyNotTakeOff = (hero: Hero, tile: Tile): Why | undefined => {
  const worn = slotsOf(hero).find(({ slot }) => slot.tile === tile);
  return worn && whyNotReplace(hero, worn.slot, undefined);
};

function offerTakingOff(hero: Hero, { row, slot }: BoardSlot, tile: Tile, offer: Offer<Deed>): void {
  if (faceOf(tile.tile).isAbility) return; // EUT-15.21
  const why = whyNotReplace(hero, slot, undefined);
  offer(first(why, !hasRoom(hero) && because('why.bags', 'EUT-16.2')), () => ({
    option: {
      key: unequipKey.make(row.id),
      text: 'do.unequip',
      with: { tile: tileName(tile.tile) },
      on: [tile.tile],
      rule: 'EUT-16.8',
    },
    *run(t) {
      changeBoard(hero, () => {
        slot.tile = undefined;
        hero.bags.push({ kind: 'tile', tile });
      });
      t.tell('log.unequip', { player: who(hero.seat), tile: tileName(tile.tile) }, { rule: 'EUT-16.8' });
      return undefined;
    },
  }));
}

// ---- Gems and Essences ----

/** Free Gem slots of a tile. */
const gemRoom = ({ tile, gems }: Tile): number => (faceOf(tile).gemSlots ?? 0) - gems.length;

/** EUT-16.14: on Equipment, worn or in a Bag, never to come off again (EUT-16.15). */
function offerSetting(hero: Hero, offer: Offer<Deed>): void {
  const loose = GEMS.filter(gem => hero.stones.some(stone => 'gem' in stone && stone.gem === gem));
  if (loose.length === 0) return;
  for (const tile of [...onSlots(hero), ...baggedTiles(hero)]) {
    if (gemRoom(tile) <= 0) continue;
    for (const gem of loose) offer(undefined, () => settingOf(hero, tile, gem));
  }
}

const settingOf = (hero: Hero, tile: Tile, gem: Gem): Deed => ({
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
function offerLaying(hero: Hero, offer: Offer<Deed>): void {
  for (const tile of working(hero)) {
    if (!does(tile.tile, 'protectElementals')) continue;
    const held = new Set(hero.stones.flatMap(stone => ('essence' in stone ? [stone.essence] : [])));
    for (const essence of held)
      if (!tile.essences.includes(essence)) offer(undefined, () => layingOf(hero, tile, essence));
  }
}

const layingOf = (hero: Hero, tile: Tile, essence: Element): Deed => ({
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

// ---- too much ----

/** EUT-16.5: at the end of an Action whoever has too much uses, moves or discards until all finds room. */
export function* settle(t: T, hero: Hero, more: (offer: Offer<Deed>) => void = () => {}): Rules {
  while (excess(hero) > 0) {
    const asked = { seat: hero.seat, prompt: 'bags.ask', rule: 'EUT-16.5', with: { n: excess(hero) } };
    yield* act(t, asked, offer => {
      const { dwurt, gaar } = hero;
      const bags = bagsUsed(hero);
      more(offer);
      offerRoomMaking(hero, offer);
      for (const thing of hero.bags)
        offer(undefined, () => discarding(hero, thingKey(thing), thingName(thing), () => discardThing(t, hero, thing)));
      if (gaar > 0 && bags > 0)
        offer(undefined, () => discarding(hero, 'gaar', { text: 'thing.gaar' }, () => void hero.gaar--));
      if (dwurt > 0)
        offer(undefined, () => discarding(hero, 'dwurt', { text: 'thing.dwurt' }, () => void hero.dwurt--));
      for (const id of new Set(hero.stones.map(stoneId)))
        offer(undefined, () =>
          discarding(hero, id, { text: id }, () => void loseStone(hero, stone => stoneId(stone) === id)),
        );
    });
  }
}

/** Changes of the board that leave more room than before. */
function offerRoomMaking(hero: Hero, offer: Offer<Deed>): void {
  for (const tile of baggedTiles(hero)) {
    for (const place of freeSlots(hero, tile)) {
      if (whyNotSwap(hero, place, tile)) continue;
      offerEquipping(hero, tile, (why, make) => {
        if (make().option.key === equipKey.make(tile.tile, place.row.id)) offer(why, make);
      });
    }
  }
  offerSetting(hero, offer);
  offerLaying(hero, offer);
}

const discarding = (hero: Hero, id: string, name: Text, run: () => void): Deed => ({
  option: { key: discardKey.make(id), text: 'do.discard', with: { thing: name }, on: [id], rule: 'EUT-16.5' },
  *run(t) {
    run();
    t.tell('log.discard', { player: who(hero.seat), thing: name }, { rule: 'EUT-16.5' });
    return undefined;
  },
});

// ---- Trophies ----

/** EUT-11.3, EUT-11.17: a Trophy needs a Bag of its own; without a free one an Item of a Bag goes, or the Trophy does. */
export function* keepTrophy(t: T, hero: Hero, card: string): Rules {
  const trophy = { text: 'do.trophy.keep', with: { monster: trophyName(card) } };
  const options = hasRoom(hero)
    ? [{ key: keepKey, ...trophy, rule: 'EUT-11.3' }]
    : hero.bags.map(thing => ({
        key: discardKey.make(thingKey(thing)),
        text: 'do.trophy.instead',
        with: { monster: trophyName(card), thing: thingName(thing) },
        on: [thingKey(thing)],
        rule: 'EUT-11.17',
      }));
  const pass = { text: 'do.trophy.leave' };
  const key = yield* t.choose(hero.seat, 'trophy.ask', options, {
    rule: 'EUT-11.3',
    pass,
    with: { monster: trophyName(card) },
  });
  if (key === undefined) {
    discardTrophy(t.state, card);
    return;
  }
  const gone = hero.bags.find(thing => discardKey.make(thingKey(thing)) === key);
  if (gone) discardThing(t, hero, gone);
  hero.bags.push({ kind: 'trophy', card });
  t.tell('log.trophy', { player: who(hero.seat), monster: trophyName(card) }, { rule: 'EUT-11.3' });
}
