// The boards of the campaign, found by their names. Like quest guides they are booklets: a page is built without them, so nothing may be
// looked for in them while modules are read; and no board may import this.

import { firstLevels } from '../booklet/legend/first-levels.ts';
import { lastLevels } from '../booklet/legend/last-levels.ts';
import { secondLevels } from '../booklet/legend/second-levels.ts';
import { thirdLevels } from '../booklet/legend/third-levels.ts';
import type { Box } from '../vocabulary.ts';
import type { BoardId, BoardRow, DungeonLevelRow, LevelId } from './boards/vocabulary.ts';

export const levels: readonly DungeonLevelRow[] = [...firstLevels, ...secondLevels, ...thirdLevels, ...lastLevels];

/** Every board that has a map. */
export const boards: readonly BoardRow[] = [...levels];

const among =
  <Id extends BoardId, Row extends BoardRow & { readonly board: Id }>(rows: readonly Row[]) =>
  (board: Id): Row => {
    const row = rows.find(one => one.board === board);
    if (!row) throw new Error(`no board is called ${board}`);
    return row;
  };
export const boardRow: (board: BoardId) => BoardRow = among(boards);
export const levelRow: (board: LevelId) => DungeonLevelRow = among(levels);

/** Levels from which those of a dungeon are drawn, with these boxes (LEG-8.4). */
export const levelsWith = (inPlay: readonly Box[]): readonly DungeonLevelRow[] =>
  levels.filter(({ box }) => box === undefined || inPlay.includes(box));
