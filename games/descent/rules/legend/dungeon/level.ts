// The level that lies there: its row, its portal, the rules that are its own, and who leads it. Pure.

import { kept, type Space } from '@veillee/pieces/geometry';
import { PORTAL, RED } from '../../../content/legend/boards/chart.ts';
import { isAbout, lawsOf } from '../../../content/legend/boards/reading.ts';
import type {
  About,
  BoardId,
  BoardLaw,
  DungeonLevelRow,
  KeepLevelRow,
  LeaderSpec,
  LegendaryRow,
  Played,
  RumourRow,
} from '../../../content/legend/boards/vocabulary.ts';
import { boardRow } from '../../../content/legend/boards.ts';
import { questBoard } from '../../board.ts';
import type { Known, Monster } from '../../state.ts';
import { inForce } from '../record.ts';
import type { Dungeon } from './record.ts';

export function dungeonOf({ dungeon }: Pick<Known, 'dungeon'>): Dungeon {
  if (!dungeon) throw new Error('this is no dungeon');
  return dungeon;
}

/** The row of the level that lies there: one that was drawn, or the last of a rumour, a legendary area or the keep, where nobody may lead it. */
export type LevelHere = Omit<DungeonLevelRow | RumourRow | LegendaryRow, 'leader' | 'minions'> & {
  readonly leader?: LeaderSpec;
  readonly minions: DungeonLevelRow['minions'] | KeepLevelRow['minions'];
};
const rowHere = kept((board: BoardId) => boardRow(board) as LevelHere, 16);
export const levelNow = ({ quest }: Pick<Known, 'quest'>): LevelHere => rowHere(quest as BoardId);

/** Which level it is, from 1. */
export const depth = ({ entered }: Dungeon): number => entered.length;
export const isLast = (dungeon: Dungeon): boolean => depth(dungeon) >= dungeon.levels;

/** Of a dungeon whose levels are all drawn (LEG-8.4). */
export const isClassic = ({ legend, dungeon }: Pick<Known, 'legend' | 'dungeon'>): boolean => {
  const terms = legend?.board?.terms;
  return (
    dungeon !== undefined &&
    !dungeon.keep &&
    (terms === undefined || (terms.kind === 'dungeon' && terms.quest === 'dungeon'))
  );
};
/** LEG-21.15: by a variant whoever leads its last level is like no other. */
export const isUniqueLevel = (state: Pick<Known, 'legend' | 'dungeon'>): boolean => {
  const { legend, dungeon } = state;
  return (
    legend !== undefined &&
    dungeon !== undefined &&
    isClassic(state) &&
    isLast(dungeon) &&
    inForce(legend, 'house-dungeon-leader')
  );
};
/** Threat buys it steps and dice, as under the sky. */
export const isEmpowered = (state: Pick<Known, 'legend' | 'dungeon'>, { came }: Pick<Monster, 'came'>): boolean =>
  isLeader({ came }) && isUniqueLevel(state);

/** LEG-12.4, LEG-12.22: the last level of the keep, from which no portal leads. */
export const isAvatars = (dungeon: Dungeon): boolean => dungeon.keep !== undefined && isLast(dungeon);

/** The laws of one kind that hold on the board of this moment; none where it is no level. */
export function lawsHere<Law extends BoardLaw['law']>(
  state: Pick<Known, 'quest' | 'dungeon'>,
  law: Law,
): readonly Extract<BoardLaw, { readonly law: Law }>[] {
  if (state.dungeon === undefined) return NO_LAWS;
  return lawsOf(levelNow(state), law);
}
const NO_LAWS: readonly never[] = [];

/** Whether a rule of the level speaks of this monster. */
export const concerns = (about: About | undefined, { kind, came }: Pick<Monster, 'kind' | 'came'>): boolean =>
  came !== 'villager' && isAbout(about, { kind, ...(came && { as: came === 'minion' ? 'minion' : 'leader' }) });

export const isLeader = ({ came }: Pick<Monster, 'came'>): boolean => came === 'leader' || came === 'twin';

const NOWHERE: ReadonlySet<Space> = new Set();
const spotted = kept((quest: Played) => {
  const board = questBoard(quest);
  const named = (name: string): ReadonlySet<Space> => new Set(board.thingsNamed(name).flatMap(({ spaces }) => spaces));
  return { portal: named(PORTAL), red: new Set(board.guide.regions?.[RED] ? board.spacesOf(RED) : []) };
}, 16);

/** The four spaces behind the red door (LEG-8.23). */
export const portalOf = ({ quest, dungeon }: Pick<Known, 'quest' | 'dungeon'>): ReadonlySet<Space> =>
  dungeon && !isAvatars(dungeon) ? spotted(quest).portal : NOWHERE;
/** Where the overlord places nobody at the start (LEG-8.8). */
export const redOf = ({ quest }: Pick<Known, 'quest'>): ReadonlySet<Space> => spotted(quest).red;
