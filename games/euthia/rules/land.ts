// What follows from the map: which space is what, what lies beside it, who has been there, which Powers reach it. Pure.

import type { Text } from '@veillee/kernel';
import { type Hex, type HexMap, hexDistance, hexesAround, hexMap, kept } from '@veillee/pieces/geometry';
import {
  type Centre,
  centreOf,
  hexesOf,
  isCentre,
  originOf,
  originsBeside,
  originUnder,
  type SpaceAt,
} from '../content/lattice.ts';
import type { SpaceRow, TerritoryRow } from '../content/rows.ts';
import type { FoeId } from '../content/scenarios/vocabulary.ts';
import { foeRow } from '../content/scenarios.ts';
import { territoryRow } from '../content/territory.ts';
import {
  ELEMENTS,
  type Element,
  type Level,
  MINES,
  type Mine,
  type OwnToken,
  POSTS,
  type Post,
  type SpaceKind,
  type TileId,
} from '../content/vocabulary.ts';
import { modifierOf } from './modifiers.ts';
import type { Hero, Known, State, Token } from './state.ts';

type Laid = Pick<Known, 'map'>;

/** The origins of the tiles that lie. */
export const originsOf = ({ map }: Laid): Hex[] => Object.keys(map) as Hex[];

/** A space of the map, with all that follows from the tiles alone. */
interface Space {
  readonly tile: TerritoryRow;
  readonly row: SpaceRow;
  readonly beside: readonly SpaceAt[];
  /** Where tiles are missing around it. */
  readonly empty: readonly Hex[];
  /** Itself and those beside it, as far as they are Elementals. */
  readonly elementals: readonly SpaceAt[];
}

/** A map with what was asked of it. */
interface Ground {
  land?: HexMap<Centre>;
  readonly spaces: Map<SpaceAt, Space>;
}

const groundsByTiles = kept((_: string): Ground => ({ spaces: new Map() }), 256);

/** A map is never changed, only replaced (`growLand`), and what follows from it is kept with it. */
const grounds = new WeakMap<State['map'], Ground>();

function groundOf({ map }: Laid): Ground {
  const known = grounds.get(map);
  if (known) return known;
  const same = latest && isMap(map, latest) ? latest : undefined;
  const ground = same?.ground ?? groundsByTiles(keyOfMap(map));
  grounds.set(map, ground);
  latest = same ?? { map, origins: Object.keys(map), ground };
  return ground;
}

/** A copy of a table has most often the map that was asked about before: to compare them is quicker than to build a key. */
interface Latest {
  readonly map: State['map'];
  readonly origins: readonly string[];
  readonly ground: Ground;
}
let latest: Latest | undefined;

/** The same tiles, laid in the same order. */
function isMap(one: State['map'], { map, origins }: Latest): boolean {
  let n = 0;
  for (const origin in one) {
    if (origins[n] !== origin || map[origin as Hex] !== one[origin as Hex]) return false;
    n++;
  }
  return n === origins.length;
}

function keyOfMap(map: State['map']): string {
  let key = '';
  for (const origin in map) key += `${key === '' ? '' : ' '}${origin}=${map[origin as Hex]}`;
  return key;
}

/** A tile comes to lie. What was known of spaces that it does not touch is still true. */
export function growLand(state: Laid, origin: Hex, tile: TileId): void {
  const before = groundOf(state).spaces;
  state.map = { ...state.map, [origin]: tile };
  const after = groundOf(state).spaces;
  if (after.size > 0) return;
  const touched = new Set<SpaceAt>(hexesOf(origin).flatMap(hexesAround));
  for (const [at, space] of before) if (!touched.has(at)) after.set(at, space);
}

/** EUT-5.1: hexes by their sides; the centre of a Special tile with its three hexes. */
function makeLand(map: State['map']): HexMap<Centre> {
  const origins = originsOf({ map });
  const specials = origins.filter(origin => rowOn(map, origin)?.centre);
  return hexMap<Centre>({
    hexes: origins.flatMap(origin => hexesOf(origin)),
    others: specials.map(centreOf),
    links: specials.flatMap(origin => hexesOf(origin).map(at => [centreOf(origin), at] as const)),
  });
}

/** The map as it lies, for distances and ways. */
export function landOf(state: Laid): HexMap<Centre> {
  const ground = groundOf(state);
  ground.land ??= makeLand(state.map);
  return ground.land;
}

/** The origin of the tile to which a space belongs. */
export const tileUnder = (at: SpaceAt): Hex => (isCentre(at) ? originUnder(at) : originOf(at));

export const isOnMap = ({ map }: Laid, at: SpaceAt): boolean => map[tileUnder(at)] !== undefined;

function keptSpace(state: Laid, at: SpaceAt): Space {
  const { spaces } = groundOf(state);
  const known = spaces.get(at);
  if (known) return known;
  const space = makeSpace(state, at);
  spaces.set(at, space);
  return space;
}

function makeSpace(state: Laid, at: SpaceAt): Space {
  const { map } = state;
  const origin = tileUnder(at);
  const tile = rowOn(map, origin);
  const row = tile && printedOn(tile, at);
  if (!tile || !row) throw new Error(`${at} is no space of the map`);
  const beside: SpaceAt[] = isCentre(at) ? [...hexesOf(origin)] : hexesAround(at).filter(next => isOnMap(state, next));
  if (!isCentre(at) && tile.centre) beside.push(centreOf(origin));
  const isElemental = (near: SpaceAt): boolean => {
    const other = rowOn(map, tileUnder(near));
    const printed = other && printedOn(other, near);
    return printed !== undefined && elementalOf(printed) !== undefined;
  };
  return {
    tile,
    row,
    beside,
    empty: isCentre(at) ? [] : originsBeside(at).filter(next => map[next] === undefined),
    elementals: [at, ...beside].filter(isElemental),
  };
}

const rowOn = (map: State['map'], origin: Hex): TerritoryRow | undefined => {
  const tile = map[origin];
  return tile && territoryRow(tile);
};

const printedOn = ({ centre, spaces }: TerritoryRow, at: SpaceAt): SpaceRow | undefined =>
  isCentre(at) ? centre : spaces[hexesOf(originOf(at)).indexOf(at)];

export const tileAt = (state: Laid, at: SpaceAt): TerritoryRow => keptSpace(state, at).tile;

export const spaceAt = (state: Laid, at: SpaceAt): SpaceRow => keptSpace(state, at).row;

/** A Destruction token lies there. */
export const isDestroyed = ({ scenario: { markers } }: Pick<Known, 'scenario'>, at: SpaceAt): boolean =>
  markers[at]?.some(marker => marker === 'destruction-a' || marker === 'destruction-b') === true;

/** What a printed space is called. */
export const spaceText = ({ kind, encounter, legend }: SpaceRow): Text => {
  if (encounter) return { text: `encounter.${encounter}` };
  return { text: legend ? `legend.${legend}` : `space.${kind}` };
};

/** What there is to do on a space: its location is lost as long as a Destruction token lies there. */
export function locationAt(state: Pick<Known, 'map' | 'scenario'>, at: SpaceAt): SpaceRow {
  const space = spaceAt(state, at);
  if (!isDestroyed(state, at)) return space;
  const { monster, loot } = space;
  return { kind: 'wild', ...(monster && { monster }), ...(loot && { loot }) };
}

/** Where one step leads (EUT-5.1, EUT-5.23). */
export const spacesBeside = (state: Laid, at: SpaceAt): readonly SpaceAt[] => keptSpace(state, at).beside;

/** All spaces of the map. */
export const allSpaces = (state: Laid): readonly SpaceAt[] => landOf(state).places;

/** EUT-5.30, EUT-5.31, R14: over revealed spaces, whoever stands on them. */
export const distance = (state: Laid, from: SpaceAt, to: SpaceAt): number => landOf(state).distance(from, to);

/** The places beside a hex on which no tile lies (EUT-5.10); around a centre there are none (EUT-5.16). */
export function emptyBeside(state: Laid & Pick<Known, 'house'>, at: SpaceAt): readonly Hex[] {
  const { empty } = keptSpace(state, at);
  const { mapLimit } = state.house;
  return mapLimit === 0 ? empty : empty.filter(origin => hexDistance('hex:0,0', origin) <= mapLimit);
}

// ---- kinds of spaces ----

const ELEMENT_OF: { readonly [kind in SpaceKind]?: Element } = Object.fromEntries(
  ELEMENTS.map(element => [`elemental-${element}`, element]),
);
export const elementalOf = ({ kind }: SpaceRow): Element | undefined => ELEMENT_OF[kind];

export const mineOf = ({ kind }: SpaceRow): Mine | undefined => MINES.find(mine => mine === kind);
export const postOf = ({ kind }: SpaceRow): Post | undefined => POSTS.find(post => post === kind);

const TREASURE_OF: { readonly [kind in SpaceKind]?: Level } = { 'treasure-1': 1, 'treasure-2': 2, 'treasure-3': 3 };
export const treasureOf = ({ kind }: SpaceRow): Level | undefined => TREASURE_OF[kind];

/** EUT-8.1, EUT-11.9: one of the three hexes around the Towers. */
export const isTowerHex = (state: Laid, at: SpaceAt): boolean =>
  !isCentre(at) && tileAt(state, at).centre?.kind === 'dragonslayer-towers';

/** The centre of the starting tile (EUT-3.5). */
export function chapelOf(state: Laid): SpaceAt {
  const origin = originsOf(state).find(at => tileAt(state, at).centre?.kind === 'chapel');
  if (origin === undefined) throw new Error('there is no Chapel');
  return centreOf(origin);
}

// ---- who has been there ----

const NONE: readonly Token[] = [];
export const tokensAt = ({ tokens }: Pick<Known, 'tokens'>, at: SpaceAt): readonly Token[] => tokens[at] ?? NONE;

/** EUT-7.4, EUT-13.10, EUT-13.26: whoever has been there is seen by a token. */
export function leaveToken(state: Pick<Known, 'tokens'>, { seat }: Pick<Hero, 'seat'>, at: SpaceAt): void {
  state.tokens[at] = [...tokensAt(state, at), { kind: 'interaction', seat }];
}

export const countTokens = (
  state: Pick<Known, 'tokens'>,
  at: SpaceAt,
  kind: OwnToken,
  hero: Pick<Hero, 'seat'>,
): number => tokensAt(state, at).filter(token => token.kind === kind && token.seat === hero.seat).length;

type Land = Pick<Known, 'map' | 'tokens' | 'scenario'>;

/** EUT-6.2: the Level of the undefeated Monster there, if there is one: printed, or of a pit. */
export function monsterAt(state: Land, at: SpaceAt): Level | undefined {
  const pit = state.scenario.pits[at];
  if (pit !== undefined) return pit;
  return tokensAt(state, at).length > 0 ? undefined : spaceAt(state, at).monster;
}

/** Whom whoever fights the Monster of a space meets. */
export function waitingAt(
  state: Land,
  at: SpaceAt,
): { readonly kind: 'monster' | 'pit'; readonly level: Level } | undefined {
  const level = monsterAt(state, at);
  return level === undefined ? undefined : { kind: state.scenario.pits[at] === undefined ? 'monster' : 'pit', level };
}

/** EUT-6.3 */
export const isLiberated = (state: Land, at: SpaceAt): boolean => monsterAt(state, at) === undefined;

/** EUT-5.25: whether the middle of a Special tile may be entered. */
export const isOpen = (state: Land, centre: Centre): boolean =>
  hexesOf(originUnder(centre)).every(at => isLiberated(state, at));

/** Somebody who walks the map and must, or may, be fought there. */
export function foeAt(
  { scenario: { foes } }: Pick<Known, 'scenario'>,
  at: SpaceAt,
  engage: 'must' | 'may',
): FoeId | undefined {
  for (const id in foes) {
    const foe = foes[id as FoeId];
    if (foe?.at === at && !foe.beaten && foeRow(id as FoeId).engage === engage) return id as FoeId;
  }
  return undefined;
}

/** A Hero who enters must fight (EUT-5.8). */
export const isGuarded = (state: Land, at: SpaceAt): boolean =>
  monsterAt(state, at) !== undefined || foeAt(state, at, 'must') !== undefined;

// ---- Powers (EUT-6.6 to EUT-6.14) ----

const NO_POWERS: readonly Element[] = [];

/** The Elemental of a space, unless it was Recalled, or destroyed with it. */
export function elementalAt(state: Pick<Known, 'map' | 'scenario'>, at: SpaceAt): Element | undefined {
  const element = elementalOf(locationAt(state, at));
  return element === undefined || state.scenario.markers[at]?.includes('recall') ? undefined : element;
}

/** EUT-6.6, EUT-6.9, R15: the Powers that reach a space, each once. */
export function powersAt(state: Pick<Known, 'map' | 'scenario'>, at: SpaceAt): readonly Element[] {
  const { elementals } = keptSpace(state, at);
  const { faer } = state.scenario;
  if (elementals.length === 0 && faer === undefined) return NO_POWERS;
  const near = new Set(elementals.map(space => elementalAt(state, space)));
  if (faer && !near.has(faer)) {
    const reach = 1 + modifierOf(state, 'markedReach');
    if (
      landOf(state)
        .within(at, reach)
        .some(space => elementalAt(state, space) === faer)
    )
      near.add(faer);
  }
  return ELEMENTS.filter(element => near.has(element));
}

/** What entering a space does: the Power of Fire or of Water, unless both are there (EUT-6.10). */
export function burns(powers: readonly Element[]): 'fire' | 'water' | undefined {
  const [fire, water] = [powers.includes('fire'), powers.includes('water')];
  if (fire === water) return undefined;
  return fire ? 'fire' : 'water';
}
