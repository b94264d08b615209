// The quest's board, in a save: markers, boulders, crushing walls and work under way.

import {
  either,
  exactly,
  flag,
  listOf,
  maybe,
  oneOf,
  only,
  type Shape,
  some,
  spelt,
  tally,
} from '@veillee/kernel/save/shape';
import { type Base, type Edge, isOfKind, type Place, rectangleOf, sidesOf, spacesOf } from '@veillee/pieces/geometry';
import type { QuestBoard } from '../../content/quests/read.ts';
import { SIDES } from '../../content/quests/vocabulary.ts';
import { COLOURS, PROPS } from '../../content/vocabulary.ts';
import type {
  Board,
  Boulder,
  BoulderId,
  CrushingWall,
  CrushingWallId,
  Effort,
  Marker,
  MarkerKind,
  MarkerOf,
} from '../state.ts';
import type { Laid } from './laid.ts';
import { dark, few, figure, hero, isBase, markerId, name, number, tier, truth } from './names.ts';

const markerOf = <K extends MarkerKind>({ space }: Laid, of: K) => ({
  id: markerId,
  at: space,
  thing: maybe(number),
  kind: only(of),
});

export const chestShape = (laid: Laid): Shape<MarkerOf<'chest'>> =>
  exactly<MarkerOf<'chest'>>({ ...markerOf(laid, 'chest'), tier });

const markerShape = (laid: Laid): Shape<Marker> =>
  either(
    chestShape(laid),
    exactly<MarkerOf<'glyph'>>({ ...markerOf(laid, 'glyph'), active: flag, dark: maybe(dark) }),
    exactly<MarkerOf<'money'>>(markerOf(laid, 'money')),
    exactly<MarkerOf<'frozen-sarcophagus'>>(markerOf(laid, 'frozen-sarcophagus')),
    exactly<MarkerOf<'altar-good'>>(markerOf(laid, 'altar-good')),
    exactly<MarkerOf<'altar-evil'>>(markerOf(laid, 'altar-evil')),
    exactly<MarkerOf<'potion'>>({ ...markerOf(laid, 'potion'), potion: laid.potion }),
    exactly<MarkerOf<'key'>>({ ...markerOf(laid, 'key'), colour: oneOf(COLOURS) }),
    exactly<MarkerOf<'relic'>>({ ...markerOf(laid, 'relic'), item: laid.thing }),
    exactly<MarkerOf<'object'>>({ ...markerOf(laid, 'object'), object: name }),
    exactly<MarkerOf<'encounter'>>(markerOf(laid, 'encounter')),
    exactly<MarkerOf<'ramp'>>({ ...markerOf(laid, 'ramp'), direction: oneOf(SIDES) }),
  );

/** DES-51.1 */
const isOnFloor = ({ map }: QuestBoard, at: Base): boolean => {
  const under = spacesOf(at);
  return under.length === 4 && rectangleOf(at).wide === 2 && under.every(one => map.has(one));
};
const boulderShape = ({ board }: Laid): Shape<Boulder> =>
  exactly<Boulder>({
    id: spelt<BoulderId>('a boulder', id => isOfKind(id as Place, 'boulder')),
    at: spelt<Base>('four spaces of the floor', at => isBase(at) && isOnFloor(board, at as Base)),
    direction: oneOf(SIDES),
    still: truth,
    thing: maybe(number),
  });

/** DES-50.1: beside floor, on one side at least. */
const isLine = ({ map }: QuestBoard, line: string): boolean => {
  try {
    return sidesOf(line as Edge).some(at => map.has(at));
  } catch {
    return false;
  }
};
const crushingWallId = spelt<CrushingWallId>('a crushing wall', id => isOfKind(id as Place, 'crushing-wall'));
const crushingWallShape = ({ board }: Laid): Shape<CrushingWall> =>
  exactly<CrushingWall>({
    id: crushingWallId,
    lines: listOf(
      spelt<Edge>('a line of the floor', line => isLine(board, line)),
      30,
      1,
    ),
    direction: oneOf(SIDES),
    still: truth,
    thing: maybe(number),
  });

const effortShape = ({ board }: Laid): Shape<Effort> =>
  exactly<Effort>({
    action: oneOf(Object.keys(board.guide.prolongedActions ?? {})),
    progress: few,
    workers: listOf(hero, 4, 1),
    begun: tally,
    kept: maybe(tally),
  });

export const boardShape = (laid: Laid): Shape<Board> =>
  exactly<Board>({
    revealed: listOf(laid.area, laid.board.areas.size),
    open: laid.doors,
    keys: listOf(oneOf(COLOURS), COLOURS.length),
    terrain: some(laid.space, oneOf([...PROPS, 'none']), laid.board.map.places.length),
    markers: listOf(markerShape(laid), 300),
    stairs: listOf(name, 30),
    boulders: maybe(listOf(boulderShape(laid), 20)),
    crushingWalls: maybe(listOf(crushingWallShape(laid), 20)),
    pushed: maybe(some(figure, either(crushingWallId, only('figure')), 400)),
    efforts: maybe(listOf(effortShape(laid), 40)),
    broken: maybe(laid.doors),
  });
