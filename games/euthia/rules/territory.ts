// EUT-2.3 to EUT-2.11: which Territory tiles a game uses. Some are certain, of the others so many of a kind are drawn at random.

import type { ScenarioRow, SpaceRow } from '../content/rows.ts';
import { type Draw, drawsOf } from '../content/stack.ts';
import { spacesOf, territoryRow } from '../content/territory.ts';
import type { Chapter, TileId } from '../content/vocabulary.ts';

/** What goes into the stack, before it is drawn and shuffled. */
export interface TerritoryPlan {
  /** In the stack whatever happens. */
  readonly certain: readonly TileId[];
  readonly lots: readonly Draw[];
  /** Chapters from the bottom of the stack to its top. */
  readonly order: readonly Chapter[];
}

export function territoryPlan(row: ScenarioRow, players: number, griffin: boolean): TerritoryPlan {
  const chapters = drawsOf(row, players as 1 | 2 | 3 | 4, griffin);
  const draws = chapters.flatMap(chapter => chapter.draws);
  const isCertain = ({ tiles, n }: Draw): boolean => n === tiles.length;
  return {
    certain: draws.filter(isCertain).flatMap(({ tiles }) => tiles),
    lots: draws.filter(draw => !isCertain(draw)),
    order: chapters.map(({ chapter }) => chapter).reverse(),
  };
}

/** All spaces that can come into sight in such a game. */
export function* possibleSpaces(row: ScenarioRow, { certain, lots }: TerritoryPlan): Generator<SpaceRow> {
  const tiles = [...row.layout.map(({ tile }) => tile), ...certain, ...lots.flatMap(lot => lot.tiles)];
  for (const id of tiles) yield* spacesOf(territoryRow(id));
}
