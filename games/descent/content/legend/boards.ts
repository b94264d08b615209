// The boards of the campaign, found by their names. Like quest guides they are booklets: a page is built without them, so nothing may be
// looked for in them while modules are read; and no board may import this.

import { firstLevels } from '../booklet/legend/first-levels.ts';
import { grounds } from '../booklet/legend/grounds.ts';
import { incidents } from '../booklet/legend/incidents.ts';
import { keepLevels } from '../booklet/legend/keep-levels.ts';
import { lastLevels } from '../booklet/legend/last-levels.ts';
import { legendaryAreas } from '../booklet/legend/legendary-areas.ts';
import { rumours } from '../booklet/legend/rumours.ts';
import { secondLevels } from '../booklet/legend/second-levels.ts';
import { thirdLevels } from '../booklet/legend/third-levels.ts';
import type { Box } from '../vocabulary.ts';
import type {
  AvatarId,
  BoardId,
  BoardRow,
  DungeonLevelRow,
  GroundId,
  GroundRow,
  IncidentId,
  IncidentRow,
  KeepLevelRow,
  LevelId,
  RumourId,
  RumourRow,
} from './boards/vocabulary.ts';

export { grounds, incidents, keepLevels, legendaryAreas, rumours };
export const levels: readonly DungeonLevelRow[] = [...firstLevels, ...secondLevels, ...thirdLevels, ...lastLevels];

/** Every board that has a map. */
export const boards: readonly BoardRow[] = [...levels, ...rumours, ...legendaryAreas, ...keepLevels, ...grounds];

const found = <Row>(row: Row | undefined, name: string): Row => {
  if (!row) throw new Error(`no board of the campaign is called ${name}`);
  return row;
};
const among =
  <Id extends BoardId, Row extends BoardRow & { readonly board: Id }>(rows: readonly Row[]) =>
  (board: Id): Row =>
    found(
      rows.find(one => one.board === board),
      board,
    );

export const boardRow: (board: BoardId) => BoardRow = among(boards);
export const levelRow: (board: LevelId) => DungeonLevelRow = among(levels);
export const rumourRow: (board: RumourId) => RumourRow = among(rumours);
export const groundRow: (board: GroundId) => GroundRow = among(grounds);
export const keepLevelOf = (avatar: AvatarId): KeepLevelRow =>
  found(
    keepLevels.find(one => one.avatar === avatar),
    avatar,
  );
export const incidentRow = (incident: IncidentId): IncidentRow =>
  found(
    incidents.find(one => one.incident === incident),
    incident,
  );

/** Those that a table with these boxes draws from. */
export const inPlayOf = <Row extends { readonly box?: Box }>(rows: readonly Row[], inPlay: readonly Box[]): Row[] =>
  rows.filter(({ box }) => box === undefined || inPlay.includes(box));
/** Levels from which those of a dungeon are drawn (LEG-8.4). */
export const levelsWith = (inPlay: readonly Box[]): DungeonLevelRow[] => inPlayOf(levels, inPlay);
