// What the Territory stack of a scenario is made of (EUT-2.3 to EUT-2.11): which tiles are certainly in it, and from which others
// how many are drawn.

import type { ScenarioRow, TerritoryRow } from './rows.ts';
import { counted } from './scenarios.ts';
import { territoryOf } from './territory.ts';
import type { Chapter, TileColour, TileId } from './vocabulary.ts';

/** So many of these tiles, drawn at random and unseen; all of them where `n` is their number. */
export interface Draw {
  readonly tiles: readonly TileId[];
  readonly n: number;
}

/** The draws of a Chapter, shuffled together; the first Chapter of the list lies on top. */
export interface ChapterDraws {
  readonly chapter: Chapter;
  readonly draws: readonly Draw[];
}

const ids = (tiles: readonly TerritoryRow[]): TileId[] => tiles.map(({ id }) => id);
const all = (tiles: readonly TileId[]): Draw => ({ tiles, n: tiles.length });

export function drawsOf(
  scenario: ScenarioRow,
  players: 1 | 2 | 3 | 4,
  griffin = scenario.griffin ?? false,
): ChapterDraws[] {
  const placed = new Set(scenario.layout.map(({ tile }) => tile));
  const chapters = scenario.chapters.map(chapter => chapterDraws(scenario, chapter, players, placed, griffin));
  // EUT-22.11: where Chapter I is not used, its Fixed tiles come along with the Griffin.
  if (griffin && !scenario.chapters.includes(1))
    chapters.unshift({
      chapter: 1,
      draws: [all(ids(territoryOf(1).filter(tile => isFixed(tile, players) || tile.class === 'griffin')))],
    });
  return chapters;
}

/** EUT-2.5; alone, only those with the icon for one player (EUT-19.1). */
const isFixed = (tile: TerritoryRow, players: number): boolean =>
  tile.class === 'fixed' && (players > 1 || tile.solo === true);

/** Tiles that a scenario has for certain among those that are drawn. */
const certainOf = ({ include = [], includeOfMany = [] }: ScenarioRow, players: number): readonly TileId[] =>
  players < 3 ? include : [...include, ...includeOfMany];

function chapterDraws(
  scenario: ScenarioRow,
  chapter: Chapter,
  players: 1 | 2 | 3 | 4,
  placed: ReadonlySet<TileId>,
  griffin: boolean,
): ChapterDraws {
  const { tiles, colours = {}, scenarioTiles = [] } = scenario;
  const include = certainOf(scenario, players);
  const free = territoryOf(chapter).filter(({ id }) => !placed.has(id));
  const draws: Draw[] = [all(ids(free.filter(tile => isFixed(tile, players))))];
  for (const kind of ['encounter', 'other'] as const) {
    const pool = ids(free.filter(tile => tile.class === kind));
    const certain = pool.filter(id => include.includes(id));
    const n = tiles[players][kind][chapter] ?? 0;
    draws.push(all(certain), { tiles: pool.filter(id => !certain.includes(id)), n: n - certain.length });
  }
  for (const [colour, used] of Object.entries(colours) as [TileColour, 'all' | number][]) {
    const pool = ids(free.filter(tile => tile.class === 'scenario' && tile.colour === colour));
    draws.push(used === 'all' ? all(pool) : { tiles: pool, n: Math.min(pool.length, counted(used, players)) });
  }
  draws.push(all(scenarioTiles.filter(id => free.some(tile => tile.id === id))));
  if (griffin && chapter === 1) draws.push(all(ids(free.filter(tile => tile.class === 'griffin'))));
  return { chapter, draws: draws.filter(({ n }) => n > 0) };
}
