// A Hero's board as a puzzle: what lies where, where a piece could go, and what a move would change. Pure: a move is tried on a copy by
// the rule itself. EUT-15, EUT-16.

import type { Option, PlainDecision, Text } from '@veillee/kernel';
import type { Why } from '@veillee/pieces/offers';
import type { Dragging } from '@veillee/web/kit/touch/dragging.ts';
import type { Lock, SlotRow } from '../content/rows.ts';
import { MATERIALS, type Material, type SlotId } from '../content/vocabulary.ts';
import {
  bagCount,
  baggedTiles,
  excess,
  heroRow,
  maxHealth,
  onSlots,
  overflow,
  slotsFor,
  slotsOf,
  thingKey,
} from '../rules/board.ts';
import {
  changeBoard,
  offerRearranging,
  type Rearrangement,
  receiveTile,
  stoneId,
  takeTile,
  thingName,
} from '../rules/inventory.ts';
import {
  buyKey,
  discardKey,
  equipKey,
  essenceKey,
  gemKey,
  layKey,
  learnKey,
  replaceKey,
  sellKey,
  sellResourceKey,
  sellStoneKey,
  setKey,
  unequipKey,
  unlearnKey,
} from '../rules/keys.ts';
import { whyLocked } from '../rules/learning.ts';
import { resourceRow } from '../rules/selling.ts';
import type { Bagged, Hero, Stone, Tile } from '../rules/state.ts';
import { faceOf, tileName } from '../rules/tiles.ts';

/** The slot's shape says what fits: a shield plate, an octagon, a pennant, a square, a disc, a pouch, a lozenge, a round. */
export type Shape = 'plate' | 'octagon' | 'pennant' | 'square' | 'disc' | 'pouch' | 'lozenge' | 'round';

/** Something that lies on the board or in a Bag. */
export interface Piece {
  readonly id: string;
  readonly kind: 'tile' | 'resource' | 'trophy' | 'gaar' | 'dwurt' | 'stone';
  readonly name: Text;
  /** The names by which options speak of it. */
  readonly things: readonly string[];
  readonly tile?: Tile;
  readonly stone?: Stone;
}

export interface Place {
  readonly id: string;
  readonly shape: Shape;
  readonly slot?: SlotId;
  readonly symbol?: SlotRow['symbol'];
  /** What opens it, while it is shut. */
  readonly lock?: Lock;
  /** What is missing to open it. */
  readonly lacks?: Why | undefined;
  /** A Bag that heavy gear has closed. */
  readonly isClosed?: boolean;
  readonly piece?: Piece;
}

export interface Board {
  readonly weapons: readonly Place[];
  readonly abilities: readonly Place[];
  readonly initiative: readonly Place[];
  readonly worn: readonly Place[];
  readonly gaar: readonly Place[];
  readonly dwurt: readonly Place[];
  readonly stones: readonly Place[];
  readonly bags: readonly Place[];
  /** What finds no Bag and has to go. */
  readonly loose: readonly Piece[];
  readonly pool: readonly Piece[];
  readonly beside: readonly Piece[];
}

// ---- what lies where ----

const pieceOf = (tile: Tile): Piece => ({
  id: tile.tile,
  kind: 'tile',
  name: tileName(tile.tile),
  things: [tile.tile],
  tile,
});

const baggedPiece = (thing: Bagged): Piece =>
  thing.kind === 'tile'
    ? pieceOf(thing.tile)
    : { id: thingKey(thing), kind: thing.kind, name: thingName(thing), things: [thingKey(thing)] };

/** Stones of a kind are all alike: whoever names one names them all. */
const stonePiece = (stone: Stone, n: number): Piece => ({
  id: `${stoneId(stone)} ${n}`,
  kind: 'stone',
  name: { text: stoneId(stone) },
  things: ['gem' in stone ? gemKey.make(stone.gem) : essenceKey.make(stone.essence), stoneId(stone)],
  stone,
});

const tokenPiece = (kind: 'gaar' | 'dwurt', n: number): Piece => ({
  id: `${kind} ${n}`,
  kind,
  name: { text: kind === 'gaar' ? 'table.pack.gaar' : 'table.pack.dwurt' },
  things: [kind],
});

const SHAPE: { readonly [kind in SlotRow['symbol']]: Shape } = {
  sword: 'plate',
  ability: 'octagon',
  initiative: 'pennant',
  helm: 'square',
  cuirass: 'square',
  gauntlets: 'square',
  greaves: 'square',
  boots: 'square',
  jewellery: 'disc',
};

export const slotPlace = (id: SlotId): string => `slot:${id}`;

const row = (count: number, id: string, shape: Shape, pieces: readonly Piece[]): Place[] =>
  Array.from({ length: count }, (_, n) => {
    const piece = pieces[n];
    return { id: `${id}:${n}`, shape, ...(piece && { piece }) };
  });

/** EUT-16.29: Gaar, Dwurt and stones on their own slots first, in Bags beyond; what finds no Bag is loose. */
export function boardOf(hero: Hero): Board {
  const { gaarSlots, dwurtSlots, gemSlots, bags } = heroRow(hero);
  const slots = slotsOf(hero).map(({ row: { id, symbol, lock }, slot }): Place => {
    const piece = slot.tile && pieceOf(slot.tile);
    return {
      id: slotPlace(id),
      slot: id,
      shape: SHAPE[symbol],
      symbol,
      ...(!slot.open && lock && { lock, lacks: whyLocked(hero, lock) }),
      ...(piece && { piece }),
    };
  });
  const beyond = overflow(hero);
  const stones = hero.stones.map(stonePiece);
  const gaar = Array.from({ length: hero.gaar }, (_, n) => tokenPiece('gaar', n));
  const dwurt = Array.from({ length: hero.dwurt }, (_, n) => tokenPiece('dwurt', n));
  const last = <X>(list: readonly X[], n: number): readonly X[] => list.slice(list.length - n);
  const stored = [
    ...hero.bags.map(baggedPiece),
    ...last(gaar, beyond.gaar),
    ...last(dwurt, beyond.dwurt),
    ...last(stones, beyond.stones),
  ];
  const open = bagCount(hero);
  const of = (...shapes: readonly Shape[]): Place[] => slots.filter(({ shape }) => shapes.includes(shape));
  return {
    weapons: of('plate'),
    abilities: of('octagon'),
    initiative: of('pennant'),
    worn: of('square', 'disc'),
    gaar: row(gaarSlots, 'gaar', 'round', gaar),
    dwurt: row(dwurtSlots, 'dwurt', 'round', dwurt),
    stones: row(gemSlots, 'stone', 'lozenge', stones),
    bags: row(bags, 'bag', 'pouch', stored.slice(0, open)).map((place, n) =>
      n < open ? place : { ...place, isClosed: true },
    ),
    loose: stored.slice(open),
    pool: hero.pool.map(pieceOf),
    beside: hero.beside.map(pieceOf),
  };
}

// ---- moves ----

/** Where things go that are not slots. */
export const ZONES = ['bags', 'pool', 'discard', 'sell'] as const;

/** One thing that may be done with a piece; `to` is the slot, the tile or the zone where it would be dropped. */
export interface Move {
  readonly option: Option;
  readonly to?: string;
}
export type PieceDragging = Dragging<Piece, Move>;

/** What may be done with a piece; where it is merely what something else is dropped on, nothing. */
export function movesOf(decision: Pick<PlainDecision, 'options'> | undefined, piece: Piece): Move[] {
  const named = decision?.options.filter(({ on }) => on?.some(thing => piece.things.includes(thing))) ?? [];
  return named.flatMap(option => {
    const to = goal(option);
    return to !== undefined && piece.things.includes(to) ? [] : [{ option, ...(to !== undefined && { to }) }];
  });
}

/** The place where an option ends, by its key. */
function goal({ key, on = [] }: Option): string | undefined {
  // Learned onto the free slot that it names; without one it is asked which Ability makes way.
  if (learnKey.is(key)) return on[1];
  const [, slot] = equipKey.read(key) ?? replaceKey.read(key) ?? [];
  if (slot !== undefined) return slotPlace(slot as SlotId);
  const [, tile] = setKey.read(key) ?? layKey.read(key) ?? [];
  if (tile !== undefined) return tile;
  if (unequipKey.is(key)) return 'bags';
  if (unlearnKey.is(key)) return 'pool';
  if (discardKey.is(key)) return 'discard';
  return sellKey.is(key) || sellResourceKey.is(key) || sellStoneKey.is(key) ? 'sell' : undefined;
}

// ---- what a move would change ----

export interface Figures {
  readonly health: number;
  readonly most: number;
  readonly bags: number;
  readonly gold: number;
  /** The largest Armour Set. */
  readonly set: { readonly material: Material; readonly n: number } | undefined;
  /** Things that find no Bag. */
  readonly excess: number;
}

export const figuresOf = (hero: Hero): Figures => ({
  health: hero.health,
  most: maxHealth(hero),
  bags: bagCount(hero),
  gold: hero.gold,
  set: armourSet(hero),
  excess: excess(hero),
});

/** EUT-16.21: pieces of Armour of one material; one alone is no Set. */
function armourSet(hero: Hero): Figures['set'] {
  const worn = onSlots(hero).map(({ tile }) => faceOf(tile));
  const sets = MATERIALS.map(material => ({
    material,
    n: worn.filter(face => face.kind === 'armour' && face.material === material).length,
  }));
  const most = sets.reduce((best, set) => (set.n > best.n ? set : best));
  return most.n > 1 ? most : undefined;
}

/** The figures after a move; undefined where it does something that cannot be told before. */
export function figuresAfter(hero: Hero, { option }: Move): Figures | undefined {
  const copy = structuredClone(hero);
  return isMoved(copy, option) ? figuresOf(copy) : undefined;
}

/** The board changes, and nobody is told. */
const NOBODY = { tell() {} };

function isMoved(hero: Hero, { key, with: params }: Option): boolean {
  const deeds: Rearrangement[] = [];
  offerRearranging(hero, (why, make) => {
    if (!why) deeds.push(make());
  });
  const deed = deeds.find(({ option }) => option.key === key);
  if (deed) return deed.run(NOBODY).next().done === true;
  const price = Number(params?.price ?? 0);
  return (
    isLearned(hero, key, Number(params?.cost ?? 0)) ||
    isBought(hero, key, price) ||
    isMinedSold(hero, key) ||
    isGone(hero, key, price)
  );
}

/** EUT-15.7 */
function isLearned(hero: Hero, key: string, cost: number): boolean {
  const [id] = learnKey.read(key) ?? [];
  const tile = hero.pool.find(one => one.tile === id);
  const { slot: symbol } = tile ? faceOf(tile.tile) : {};
  const slot = symbol && slotsFor(hero, symbol).find(place => place.slot.open && !place.slot.tile)?.slot;
  if (!tile || !slot) return false;
  hero.gold -= cost;
  changeBoard(hero, () => {
    slot.tile = tile;
  });
  return true;
}

/** EUT-8.9 */
function isBought(hero: Hero, key: string, price: number): boolean {
  const [copy] = buyKey.read(key) ?? [];
  if (copy === undefined) return false;
  hero.gold -= price;
  receiveTile(hero, copy);
  return true;
}

/** EUT-8.20: a Natural Resource is sold for Gold or for Gems; Reputation is no figure of the board. */
function isMinedSold(hero: Hero, key: string): boolean {
  const [copy, side = 0] = sellResourceKey.read(key) ?? [];
  if (copy === undefined) return false;
  hero.bags = hero.bags.filter(thing => thingKey(thing) !== copy);
  for (const op of resourceRow(copy).sale[side] ?? []) {
    if (op.op === 'gold') hero.gold += op.n;
    else if (op.op === 'gem') hero.stones.push(...Array.from({ length: op.n }, () => ({ gem: op.gem })));
  }
  return true;
}

/** What is sold or discarded leaves the board. */
function isGone(hero: Hero, key: string, price: number): boolean {
  const [id] = sellKey.read(key) ?? sellStoneKey.read(key) ?? discardKey.read(key) ?? [];
  if (id === undefined) return false;
  const tile = [...onSlots(hero), ...baggedTiles(hero)].find(one => one.tile === id);
  changeBoard(hero, () => {
    if (tile) takeTile(hero, tile);
    else hero.bags = hero.bags.filter(thing => thingKey(thing) !== id);
  });
  if (id === 'gaar' || id === 'dwurt') hero[id]--;
  const at = hero.stones.findIndex(stone => stoneId(stone) === id);
  if (at >= 0) hero.stones.splice(at, 1);
  hero.gold += price;
  return true;
}
