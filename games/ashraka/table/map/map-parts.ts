// The map from the view: places and paths as the kit draws them, and what is said of them. Pure.

import type { Text } from '@veillee/kernel';
import { type Node, type Point, place } from '@veillee/pieces/geometry';
import type { GraphPath, GraphPlace } from '@veillee/web/kit/map';
import { placeRow } from '../../content/boards.ts';
import type { PathRow } from '../../content/rows.ts';
import type { AdventureNumber, PathId } from '../../content/vocabulary.ts';
import { isStep, placeName, spaceAt } from '../../rules/board.ts';
import type { PileNumber } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { DISEASE_SIGNS, PLACES, toldBy } from '../kinds.ts';
import { layoutOf, type Piece, sizeOf } from './lay.ts';
import { type Box, type Named, placeNames } from './names.ts';

type OnMap = Pick<View, 'adventure' | 'events' | 'merchants' | 'piles' | 'crossed'>;

const DISC = 22;
const EXIT = 58;
const PAWNS = 48;

/** A token lies on the disc itself only where nothing else is to be seen there. */
export const isBareEvent = (view: Pick<OnMap, 'adventure' | 'merchants'>, at: Node): boolean =>
  spaceAt(view, at).kind === 'empty' && view.merchants[at] === undefined;

/** Where each name stands: the same for a whole adventure, in one language. */
export type Anchors = ReadonlyMap<string, Point>;

export function placesOf(
  view: OnMap,
  say: (text: Text) => string,
  anchors: Anchors,
  fresh: readonly Node[] = [],
): GraphPlace[] {
  const { at } = layoutOf(view.adventure);
  return [...at].map(([id, point]) => {
    const name = say(placeName(view, id));
    if (isStep(view, id)) return { id, name, ...point, step: true };
    const { kind, pile } = spaceAt(view, id);
    const stall = view.merchants[id];
    const told = stall ? PLACES[`merchant-${stall}`] : toldBy(kind);
    const sign = isBareEvent(view, id) ? view.events[id] : undefined;
    return {
      id,
      name,
      ...point,
      ...(sign ? { sign } : told),
      count: pile === undefined ? undefined : view.piles[pile as PileNumber].count,
      anchor: anchors.get(id),
      fresh: fresh.includes(id),
    };
  });
}

/** Where names stand: nothing that can move is among what they avoid, so that they stay where they are. */
export function anchorsOf(adventure: AdventureNumber, say: (text: Text) => string): Anchors {
  const { at, pieces } = layoutOf(adventure);
  const box = ({ x, y }: Point, reach: number, weight: number): Box => ({
    x: x - reach,
    y: y - reach,
    width: 2 * reach,
    height: 2 * reach,
    weight,
  });
  const view = { adventure };
  const places: Named[] = [];
  const obstacles: Box[] = [];
  for (const [id, point] of at) {
    if (isStep(view, id)) obstacles.push(box(point, 8, 1));
    else {
      places.push({ id, name: say(placeName(view, id)), ...point });
      obstacles.push(box(point, DISC + 3, 6));
      // Two pawns side by side stand out on both sides.
      obstacles.push({ x: point.x - PAWNS, y: point.y - DISC, width: 2 * PAWNS, height: 2 * DISC, weight: 0.5 });
      if (spaceAt(view, id).pile !== undefined) obstacles.push(box({ x: point.x + DISC, y: point.y - DISC }, 11, 4));
    }
  }
  const lines = pieces.flatMap((piece): [Point, Point][] => {
    const ends = endsOf(at, piece);
    return ends && (piece.path.kind === 'green' || piece.path.kind === 'dangerous' || piece.path.kind === 'exit')
      ? [ends]
      : [];
  });
  for (const piece of pieces) {
    const ends = endsOf(at, piece);
    if (!ends) continue;
    const [a, b] = ends;
    if (piece.path.kind === 'dangerous') obstacles.push(box({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, 11, 5));
    if (piece.path.kind === 'storm') {
      const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      const root = { x: a.x + ((b.x - a.x) / far) * (DISC + 19), y: a.y + ((b.y - a.y) / far) * (DISC + 19) };
      obstacles.push(box(root, 13, 6));
    }
  }
  return placeNames({ places, obstacles, lines, ...sizeOf(adventure) });
}

function endsOf(at: ReadonlyMap<Node, Point>, { from, to }: Piece): [Point, Point] | undefined {
  const a = at.get(from);
  const b = to === undefined ? a && offBoard(a) : at.get(to);
  return a && b ? [a, b] : undefined;
}

/** All exits lead north. */
const offBoard = ({ x, y }: Point): Point => ({ x, y: y - EXIT });

const STORM_BEND = 0.16;
const WATER_BEND = 0.12;
/** From one half of a double board to the other: round the citadel, not through it. */
const MOAT_BEND = 0.26;

export function pathsOf({ adventure, crossed }: OnMap, opened: readonly PathId[]): GraphPath[] {
  const { at, pieces, piecesOf } = layoutOf(adventure);
  return pieces.flatMap((piece): GraphPath[] => {
    const { id, path, from, to } = piece;
    const start = at.get(from);
    if (!start) return [];
    const all = piecesOf(path.id);
    const isMiddle = all[Math.floor((all.length - 1) / 2)] === piece;
    const how = crossed.includes(path.id) ? closed(path, isMiddle) : open(path, pieces.indexOf(piece));
    return [{ id, from, to: to ?? offBoard(start), fresh: opened.includes(path.id), ...how }];
  });
}

type How = Omit<GraphPath, 'id' | 'from' | 'to' | 'fresh'>;

/** One cross for a path; what it would cost still shows beside it. */
const closed = ({ kind }: PathRow, isMiddle: boolean): How =>
  kind === 'dangerous' && !isMiddle ? { kind: 'danger' } : { kind: 'closed', bare: !isMiddle };

function open(path: PathRow, n: number): How {
  switch (path.kind) {
    case 'dangerous':
      return { kind: 'danger', cost: path.health };
    case 'waterway':
      return { kind: 'water', bend: placeRow(path.from).half === placeRow(path.to).half ? WATER_BEND : MOAT_BEND };
    case 'storm':
      return { kind: 'arrow', bend: n % 2 === 0 ? STORM_BEND : -STORM_BEND, sign: DISEASE_SIGNS[path.colour] };
    case 'exit':
      return { kind: 'arrow' };
    case 'green':
      return { kind: 'plain' };
  }
}

/** Where heroes stand who share a place with each other or with a monster, from its middle: on the side where no name stands. */
export function asideOf(
  { adventure, heroes, monsters }: Pick<View, 'adventure' | 'heroes' | 'monsters'>,
  n: number,
  anchors: Anchors,
): Point | undefined {
  const at = heroes[n]?.at;
  if (at === undefined) return undefined;
  const [spot, name] = [layoutOf(adventure).at.get(at), anchors.get(at)];
  const isNamedRight = spot !== undefined && name !== undefined && name.x > spot.x + DISC;
  const here = heroes.filter(hero => hero.at === at);
  const crowded = monsters.some(monster => monster.at === at);
  const side = here[0] === heroes[n] ? -1 : 1;
  if (crowded) return { x: 34 * (here.length === 1 ? (isNamedRight ? -1 : 1) : side), y: -24 };
  return here.length === 1 ? { x: 0, y: -4 } : { x: 25 * side, y: -4 };
}

/** The places that are explored, with their piles, in the order of the piles. */
export const explorationAt = ({
  adventure,
}: Pick<View, 'adventure'>): { readonly pile: PileNumber; readonly at: Node }[] =>
  [...layoutOf(adventure).at.keys()]
    .flatMap(at => {
      const { pile } = spaceAt({ adventure }, at);
      return pile === undefined ? [] : [{ pile: pile as PileNumber, at }];
    })
    .sort((a, b) => a.pile - b.pile);

/** As options name it. */
export const pileId = (pile: PileNumber): string => place('pile', String(pile));
