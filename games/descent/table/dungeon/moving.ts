// What moves by itself before the overlord's turn: the lane of each boulder, with the chance that it comes so far, and who is in it; and the
// spaces that crushing walls take, turn by turn. Pure.

import type { Space } from '@veillee/pieces/geometry';
import { atLeast, resultsOf } from '@veillee/pieces/odds';
import type { Ground } from '../../rules/ground.ts';
import { isOverPits } from '../../rules/hero/reach.ts';
import { isSunk } from '../../rules/overlord/treading.ts';
import { rollOdds, wayOf } from '../../rules/props/boulder-way.ts';
import { aroundOf, trackOf } from '../../rules/props/lanes.ts';
import { courseOf, linesBeyond } from '../../rules/props/wall-course.ts';
import {
  type Boulder,
  type CrushingWall,
  type FigureId,
  type Hero,
  type Monster,
  standsOn,
} from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';

export interface LaneStep {
  /** Spaces that it comes onto with this one. */
  readonly fresh: readonly Space[];
  /** That it rolls so far. */
  readonly chance: number;
}

export interface Lane {
  readonly boulder: Boulder;
  readonly steps: readonly LaneStep[];
  /** How far it rolls, with the chance of each; where it would break, no farther. */
  readonly rolls: readonly { readonly n: number; readonly chance: number }[];
  /** Whoever stands there, the likeliest first. */
  readonly struck: readonly { readonly figure: FigureId; readonly chance: number }[];
  /** What ends its way before its dice do: a wall, another boulder, a pit. */
  readonly ends: boolean;
}

type Seen = Pick<View, 'board' | 'heroes' | 'monsters' | 'sheets'>;

/** Of every boulder that is loose, as if it rolled first. */
export const lanesOf = (view: Seen, ground: Ground): readonly Lane[] =>
  (view.board.boulders ?? []).flatMap(boulder => (boulder.still ? [] : [laneOf(view, ground, boulder)]));

function laneOf(view: Seen, ground: Ground, boulder: Boulder): Lane {
  const odds = rollOdds();
  const most = Math.max(...resultsOf(odds).map(({ n }) => n));
  const way = wayOf(aroundOf(trackOf(ground, view.board), boulder.id), boulder, most);
  const struck = [...view.heroes, ...view.monsters].flatMap(figure => {
    const n = way.findIndex(({ spaces, falls }) => isMet(view, ground, figure, spaces, falls));
    return n < 0 ? [] : [{ figure: figure.id, chance: atLeast(odds, n + 1) }];
  });
  return {
    boulder,
    steps: way.map(({ fresh }, n) => ({ fresh, chance: atLeast(odds, n + 1) })),
    rolls: resultsOf(odds)
      .filter(({ n }) => n <= way.length)
      .map(({ n, chance }) => ({ n, chance: n === way.length ? atLeast(odds, n) : chance })),
    struck: struck.toSorted((one, other) => other.chance - one.chance),
    ends: way.length < most,
  };
}

/** DES-51.3, DES-51.8: whoever is there, but for those in a pit that it only crosses. */
function isMet(
  { sheets }: Seen,
  ground: Ground,
  { at, id }: Hero | Monster,
  spaces: readonly Space[],
  falls: boolean,
): boolean {
  if (at === undefined || !standsOn({ at }).some(one => spaces.includes(one))) return false;
  const { gait, attack } = sheets[id] ?? {};
  const flies = gait ? isOverPits(gait) : (attack?.abilities.some(({ ability }) => ability === 'fly') ?? false);
  return falls || !isSunk({ ground, flies }, at);
}

/** The chance of each figure to be crushed before it acts again: the greatest of all lanes that it stands in. */
export function crushedBy(lanes: readonly Lane[]): ReadonlyMap<FigureId, number> {
  const found = new Map<FigureId, number>();
  for (const { struck } of lanes)
    for (const { figure, chance } of struck) found.set(figure, Math.max(chance, found.get(figure) ?? 0));
  return found;
}

/** A move of a crushing wall, counted from the overlord's next turn. */
export interface WallMove {
  readonly wall: CrushingWall;
  readonly takes: readonly Space[];
  /** 1: in the next turn. */
  readonly turn: number;
  /** It is destroyed in it. */
  readonly ends: boolean;
}

/** So many turns ahead are told. */
const AHEAD = 3;

/** What walls that move do next, and after that if nothing stops them. */
export function wallMoves({ board }: Pick<View, 'board'>, ground: Ground): readonly WallMove[] {
  return (board.crushingWalls ?? []).flatMap(wall => {
    const moves: WallMove[] = [];
    let { lines } = wall;
    while (!wall.still && moves.length < AHEAD && !moves.at(-1)?.ends) {
      const { takes, ends } = courseOf(board, ground, { id: wall.id, lines }, wall.direction);
      moves.push({ wall, takes, turn: moves.length + 1, ends: ends !== undefined });
      lines = linesBeyond(takes, wall.direction);
    }
    return moves;
  });
}
