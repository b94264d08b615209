// What follows from a Hero's board: Health, Bags, Sets, what is free and what is too much. Pure; nothing here is stored (EUT-16).
// Gaar, Dwurt, Gems and Essences lie on their own slots first and in Bags beyond: to rearrange is free, so no place is remembered.

import { originalOf } from '@veillee/pieces/things';
import { gems } from '../content/gems.ts';
import { heroes } from '../content/heroes.ts';
import { eliteRow, elites, monsterRow } from '../content/monsters.ts';
import type { GemRow, HeroRow, SlotRow } from '../content/rows.ts';
import {
  type Effect,
  type Element,
  type Gem,
  type HeroId,
  type Level,
  MATERIALS,
  type SlotId,
  type TileOp,
} from '../content/vocabulary.ts';
import type { Bagged, Hero, Slot, Tile } from './state.ts';
import { does, faceOf } from './tiles.ts';

const ROWS = new Map<HeroId, HeroRow>(heroes.map(row => [row.id, row]));
export function heroRow({ id }: Pick<Hero, 'id'>): HeroRow {
  const row = ROWS.get(id);
  if (!row) throw new Error(`there is no Hero ${id}`);
  return row;
}

const GEM_ROWS = new Map<Gem, GemRow>(gems.map(row => [row.id, row]));
export function gemRow(gem: Gem): GemRow {
  const row = GEM_ROWS.get(gem);
  if (!row) throw new Error(`there is no Gem ${gem}`);
  return row;
}

// ---- tiles in place ----

/** A slot with its row. */
export interface BoardSlot {
  readonly row: SlotRow;
  readonly slot: Slot;
}

export const slotsOf = (hero: Hero): BoardSlot[] =>
  heroRow(hero).slots.map(row => ({ row, slot: slotOf(hero, row.id) }));

/** Those with this symbol. */
export function slotsFor(hero: Hero, symbol: SlotRow['symbol']): BoardSlot[] {
  const slots: BoardSlot[] = [];
  for (const row of heroRow(hero).slots) if (row.symbol === symbol) slots.push({ row, slot: slotOf(hero, row.id) });
  return slots;
}

export function slotOf(hero: Hero, id: SlotId): Slot {
  const slot = hero.slots[id];
  if (!slot) throw new Error(`${hero.id} has no slot ${id}`);
  return slot;
}

/** Tiles on slots: equipped Items, Learned Abilities. */
export function onSlots(hero: Hero): Tile[] {
  const tiles: Tile[] = [];
  for (const { id } of heroRow(hero).slots) {
    const tile = hero.slots[id]?.tile;
    if (tile) tiles.push(tile);
  }
  return tiles;
}

export function baggedTiles({ bags }: Hero): Tile[] {
  const tiles: Tile[] = [];
  for (const thing of bags) if (thing.kind === 'tile') tiles.push(thing.tile);
  return tiles;
}

/** Every tile that a Hero has, wherever it lies. */
export const tilesOfHero = (hero: Hero): string[] =>
  [...onSlots(hero), ...baggedTiles(hero), ...hero.pool, ...hero.beside].map(({ tile }) => tile);

/** Tiles that work: those on slots, and those that work from any storage (EUT-16.6, EUT-16.28). */
export function working(hero: Hero): Tile[] {
  const tiles = onSlots(hero);
  for (const tile of baggedTiles(hero)) if (faceOf(tile.tile).slot === undefined) tiles.push(tile);
  for (const tile of hero.beside) tiles.push(tile);
  return tiles;
}

/** EUT-16.21, EUT-16.31: pieces of Armour of one material, all equipped. */
export function setSize(hero: Hero): number {
  const worn = onSlots(hero).map(({ tile }) => faceOf(tile));
  return Math.max(
    0,
    ...MATERIALS.map(material => worn.filter(face => face.kind === 'armour' && face.material === material).length),
  );
}

/** EUT-16.22: whether the Set that an effect asks for is worn. */
export const hasSet = (hero: Hero, { set }: Pick<Effect, 'set'>): boolean => set === undefined || setSize(hero) >= set;

type Summed = Extract<TileOp, { readonly n: number }>['op'] & ('maxHealth' | 'bags');

/** EUT-15.18, EUT-14.21: what the permanent effects of working tiles add up to, engaged or not. */
function permanent(hero: Hero, op: Summed): number {
  let sum = 0;
  for (const { id } of heroRow(hero).slots) {
    const tile = hero.slots[id]?.tile;
    if (tile) sum += permanentOf(hero, tile, op);
  }
  for (const thing of hero.bags)
    if (thing.kind === 'tile' && faceOf(thing.tile.tile).slot === undefined) sum += permanentOf(hero, thing.tile, op);
  for (const tile of hero.beside) sum += permanentOf(hero, tile, op);
  return sum;
}

function permanentOf(hero: Hero, { tile, gems: set }: Tile, op: Summed): number {
  let sum = 0;
  for (const effect of faceOf(tile).permanent) sum += givenBy(hero, effect, op);
  for (const { gem } of set)
    for (const effect of gemRow(gem).effects) if (effect.trigger === 'permanent') sum += givenBy(hero, effect, op); // R64
  return sum;
}

function givenBy(hero: Hero, effect: Effect, op: Summed): number {
  let sum = 0;
  for (const each of effect.ops) if (each.op === op) sum += each.n;
  return sum !== 0 && hasSet(hero, effect) ? sum : 0;
}

/** EUT-14.18, EUT-14.26 */
export const maxHealth = (hero: Hero): number => heroRow(hero).health + permanent(hero, 'maxHealth');

// ---- Bags ----

/** EUT-16.10: the sum of Bag symbols; below −3 it is not allowed (EUT-16.13). */
export const bagSum = (hero: Hero): number => permanent(hero, 'bags');

/** EUT-16.11, EUT-16.12 */
export const bagCount = (hero: Hero): number => heroRow(hero).bags + Math.min(0, bagSum(hero));

const beyond = (n: number, slots: number): number => Math.max(0, n - slots);

/** What lies in Bags for want of a slot of its own (EUT-16.29, EUT-21.2, EUT-21.20). */
export function overflow(hero: Hero): { readonly gaar: number; readonly dwurt: number; readonly stones: number } {
  const { gaarSlots, dwurtSlots, gemSlots } = heroRow(hero);
  return {
    gaar: beyond(hero.gaar, gaarSlots),
    dwurt: beyond(hero.dwurt, dwurtSlots),
    stones: beyond(hero.stones.length, gemSlots),
  };
}

export function bagsUsed(hero: Hero): number {
  const { gaar, dwurt, stones } = overflow(hero);
  return hero.bags.length + gaar + dwurt + stones;
}

/** EUT-16.5: so many Items must go. */
export function excess(hero: Hero): number {
  const used = bagsUsed(hero);
  return used === 0 ? 0 : Math.max(0, used - bagCount(hero));
}

export const hasRoom = (hero: Hero): boolean => bagsUsed(hero) < bagCount(hero);

// ---- Trophies ----

const ELITES = new Set(elites.map(({ id }) => id));

export const isElite = (card: string): boolean => ELITES.has(card);

/** EUT-17.10: an Elite counts as its Level. */
export const trophyLevel = (card: string): Level => (isElite(card) ? eliteRow(card) : monsterRow(card)).level;

export const trophiesOf = ({ bags }: Hero): string[] =>
  bags.flatMap(thing => (thing.kind === 'trophy' ? [thing.card] : []));

export const resourcesOf = ({ bags }: Hero): string[] =>
  bags.flatMap(thing => (thing.kind === 'resource' ? [thing.resource] : []));

/** The name of a thing in a Bag, for keys: copies are told apart. */
export function thingKey(thing: Bagged): string {
  if (thing.kind === 'tile') return thing.tile.tile;
  return thing.kind === 'resource' ? thing.resource : thing.card;
}

/** So many Healing Potions lie in the Bags. */
export const countOf = (hero: Hero, id: string): number =>
  baggedTiles(hero).filter(({ tile }) => originalOf(tile) === id).length;

/** EUT-15.18, EUT-16.27: protected from the Powers whose Essences lie on a tile that says so. */
export const isProtected = (hero: Hero, element: Element): boolean =>
  working(hero).some(({ tile, essences }) => essences.includes(element) && does(tile, 'protectElementals'));
