// Where a crushing wall goes (DES-50.2): which spaces it takes next, and what stands against it. Pure; the page draws its course by it.

import { type Edge, edge, type Space, sidesOf, spacesOf } from '@veillee/pieces/geometry';
import { beyond } from '../../content/quests/compass.ts';
import type { Side as Compass } from '../../content/quests/vocabulary.ts';
import type { Ground } from '../ground.ts';
import type { Boulder, CrushingWall } from '../state.ts';

/** The spaces on this side of its lines, floor or not. */
export const spacesBeyond = (lines: readonly Edge[], direction: Compass): readonly Space[] =>
  lines.map(line => sidesOf(line)[direction === 'e' || direction === 's' ? 1 : 0]);

/** Its lines when it has crossed these spaces. */
export const linesBeyond = (spaces: readonly Space[], direction: Compass): Edge[] =>
  spaces.map(at => edge(at, beyond(at, direction)));

/** What ends a wall: stone, a thin wall or a shut door; another of its kind; a boulder (DES-50.6). */
export type Ending = 'wall' | 'press' | 'boulder';

interface Obstacles {
  readonly boulders?: readonly Pick<Boulder, 'at'>[] | undefined;
  readonly crushingWalls?: readonly CrushingWall[] | undefined;
}
const othersOf = ({ crushingWalls = [] }: Obstacles, id: CrushingWall['id']): readonly Edge[] =>
  crushingWalls.flatMap(one => (one.id === id ? [] : one.lines));

/** A wall or shut door of the board lies there, or the floor ends. */
const isWalled = ({ open }: Pick<Ground['below'], 'open'>, line: Edge): boolean => {
  const [one, other] = sidesOf(line);
  return !open.has(one) || !open.has(other) || !open.adjacent(one, other);
};

/** Why it cannot take these spaces at all: it is destroyed where it stands. */
export function barsOf(
  board: Obstacles,
  { below }: Pick<Ground, 'below'>,
  id: CrushingWall['id'],
  takes: readonly Space[],
): Ending | undefined {
  if (takes.some(at => !below.open.has(at))) return 'wall';
  const between = takes.slice(1).map((at, n) => edge(takes[n] as Space, at));
  if (between.some(line => isWalled(below, line))) return 'wall';
  const others = othersOf(board, id);
  if (between.some(line => others.includes(line))) return 'press';
  const stones = (board.boulders ?? []).flatMap(({ at }) => spacesOf(at));
  return takes.some(at => stones.includes(at)) ? 'boulder' : undefined;
}

/** What it has come to on these lines: it goes no further (DES-50.6, R112). */
export function endOf(
  board: Obstacles,
  { below }: Pick<Ground, 'below'>,
  id: CrushingWall['id'],
  lines: readonly Edge[],
): Ending | undefined {
  if (lines.some(line => isWalled(below, line))) return 'wall';
  const others = othersOf(board, id);
  return lines.some(line => others.includes(line)) ? 'press' : undefined;
}

/** What it does in its next move: the spaces it takes, and whether that is its last one. */
export interface Course {
  readonly takes: readonly Space[];
  readonly ends?: Ending;
}
export function courseOf(
  board: Obstacles,
  ground: Pick<Ground, 'below'>,
  { id, lines }: Pick<CrushingWall, 'id' | 'lines'>,
  direction: Compass,
): Course {
  const takes = spacesBeyond(lines, direction);
  const bars = barsOf(board, ground, id, takes);
  if (bars) return { takes: [], ends: bars };
  const ends = endOf(board, ground, id, linesBeyond(takes, direction));
  return { takes, ...(ends && { ends }) };
}
