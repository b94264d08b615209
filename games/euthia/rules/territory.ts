// EUT-2.3 to EUT-2.11: which Territory tiles a game uses. Some are certain, of the others so many of a kind are drawn at random.

import { SOLO_FIXED } from '../content/constants.ts';
import type { ScenarioRow, SpaceRow, TerritoryRow } from '../content/rows.ts';
import { counted } from '../content/scenarios.ts';
import { spacesOf, territory, territoryOf, territoryRow } from '../content/territory.ts';
import { CHAPTERS, type Chapter, type TileColour, type TileId } from '../content/vocabulary.ts';

/** So many of these tiles, drawn at random, unseen. */
export interface Lot {
  readonly tiles: readonly TileId[];
  readonly n: number;
}

/** What goes into the stack, before it is drawn and shuffled. */
export interface TerritoryPlan {
  /** In the stack whatever happens. */
  readonly certain: readonly TileId[];
  readonly lots: readonly Lot[];
  /** Chapters from the bottom of the stack to its top. */
  readonly order: readonly Chapter[];
}

/** With the Griffin where no tile of Chapter I is used, its Fixed tiles go on top with it (EUT-22.11). */
export function territoryPlan(row: ScenarioRow, players: number, griffin: boolean): TerritoryPlan {
  const laid = row.layout.map(({ tile }) => tile);
  const included = row.include ?? [];
  const { encounter, other } = row.tiles[players as 1 | 2 | 3 | 4];
  const certain: TileId[] = [...included, ...(row.scenarioTiles ?? [])];
  const lots: Lot[] = [];
  /** Certain tiles of the class count among the number. */
  const lot = (tiles: readonly TerritoryRow[], n: number): void => {
    const ids = tiles.map(({ id }) => id);
    const drawn = n - ids.filter(id => certain.includes(id)).length;
    lots.push({ tiles: ids.filter(id => !certain.includes(id)), n: Math.max(0, drawn) });
  };
  for (const chapter of row.chapters) {
    const tiles = territoryOf(chapter).filter(({ id }) => !laid.includes(id));
    certain.push(...fixedOf(tiles, players)); // EUT-2.5, EUT-19.1
    lot(
      tiles.filter(tile => tile.class === 'encounter'),
      encounter[chapter] ?? 0,
    ); // EUT-2.6
    lot(
      tiles.filter(tile => tile.class === 'other'),
      other[chapter] ?? 0,
    ); // EUT-2.9
  }
  for (const [colour, used] of Object.entries(row.colours ?? {})) {
    const tiles = ofColour(row, colour as TileColour).filter(({ id }) => !laid.includes(id)); // EUT-2.8
    lot(tiles, used === 'all' ? tiles.length : counted(used, players));
  }
  if (griffin) {
    certain.push('ch1-griffin-1'); // EUT-22.2
    if (!row.chapters.includes(1)) certain.push(...fixedOf(territoryOf(1), players));
  }
  const order = CHAPTERS.filter(chapter => row.chapters.includes(chapter) || (griffin && chapter === 1)).reverse();
  return { certain: [...new Set(certain)], lots, order };
}

const fixedOf = (tiles: readonly TerritoryRow[], players: number): TileId[] => {
  const fixed = tiles.filter(tile => tile.class === 'fixed' && (players > 1 || tile.solo));
  return (players > 1 ? fixed : fixed.slice(0, SOLO_FIXED)).map(({ id }) => id);
};

const ofColour = ({ chapters }: ScenarioRow, colour: TileColour): TerritoryRow[] =>
  territory.filter(tile => tile.colour === colour && chapters.includes(tile.chapter));

/** All spaces that can come into sight in such a game. */
export function* possibleSpaces(row: ScenarioRow, plan: TerritoryPlan): Generator<SpaceRow> {
  for (const { tile } of row.layout) yield* spacesOf(territoryRow(tile));
  for (const id of plan.certain) yield* spacesOf(territoryRow(id));
  for (const { tiles, n } of plan.lots) if (n > 0) for (const id of tiles) yield* spacesOf(territoryRow(id));
}
