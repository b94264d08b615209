// What a save may name at one table alone: what its boxes have, and what the board that lies on it has. What no box of the table has is nowhere
// on it (DES-0.1).

import type { Setting } from '@veillee/kernel';
import { either, listOf, type Maybe, maybe, oneOf, type Shape, spelt, whole } from '@veillee/kernel/save/shape';
import type { Base } from '@veillee/pieces/geometry';
import { copyIn } from '@veillee/pieces/shapes';
import { copiesOf } from '@veillee/pieces/things';
import { rowsOf } from '../../content/boxes.ts';
import { feats } from '../../content/feats.ts';
import { items, potions } from '../../content/items.ts';
import type { Played } from '../../content/legend/boards/vocabulary.ts';
import { monsters } from '../../content/monsters.ts';
import { overlordCards } from '../../content/overlord.ts';
import type { Area } from '../../content/quests/vocabulary.ts';
import type { Box } from '../../content/vocabulary.ts';
import { questBoard } from '../board.ts';
import { darkGlyphsOf } from '../glyphs/dark.ts';
import { isLegendary } from '../options.ts';
import type { Stand } from '../state.ts';
import { isBase } from './names.ts';

export type Laid = ReturnType<typeof laidOn>;

/** What is there with some box alone, and without it is not. */
const among =
  (isThere: boolean) =>
  <T>(inner: Shape<T>): Maybe<T> =>
    maybe(isThere ? inner : oneOf<never>([]));

export function laidOn(setting: Setting, played: Played, inPlay: readonly Box[]) {
  const itemIds = rowsOf(items, isLegendary(setting) ? [...inPlay, 'road-to-legend'] : inPlay).flatMap(
    ({ id, copies }) => copiesOf(id, copies),
  );
  const potionIds = rowsOf(potions, inPlay).map(({ id }) => id);
  const thing = oneOf([...itemIds, ...potionIds]);
  const featRows = rowsOf(feats, inPlay);
  const board = questBoard(played);
  const space = oneOf(board.map.places);
  const stand: Shape<Stand> = either(space, spelt<Base>('the base of a figure', isBase));
  const door = oneOf(board.doors.map(({ id }) => id));
  return {
    seat: whole(0, setting.seats - 1),
    board,
    space,
    stand,
    area: oneOf<Area>([...board.areas.keys()]),
    door,
    doors: listOf(door, board.doors.length),
    potionIds,
    potion: oneOf(potionIds),
    thing,
    things: listOf(thing, itemIds.length + 20),
    cards: listOf(copyIn(rowsOf(overlordCards, inPlay)), 200),
    feats: listOf(copyIn(featRows), 100),
    kind: oneOf(rowsOf(monsters, inPlay).map(({ id }) => id)),
    withFeats: among(featRows.length > 0),
    withDarkGlyphs: among(darkGlyphsOf(inPlay) !== undefined),
  };
}
