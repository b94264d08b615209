// Crushing walls that move, for scenes.

import { type Edge, edge, space } from '@veillee/pieces/geometry';
import { linesAlong } from '../content/quests/read.ts';
import type { Side, Spot } from '../content/quests/vocabulary.ts';
import type { CrushingWall, State } from '../rules/state.ts';
import { rolling } from './boulders.ts';
import type { Plan } from './scene.ts';

/** On the west side of so many spaces from here down, about to move east. */
export const press = (
  at: Spot,
  { side = 'w', length = 2, direction = 'e', ...more }: Partial<CrushingWall> & { side?: Side; length?: number } = {},
): CrushingWall => ({
  id: `crushing-wall:${at}${side}`,
  lines: linesAlong(at, side, length),
  direction,
  still: undefined,
  ...more,
});

/** The overlord's turn begins with these; the heroes stand aside unless a scene has them elsewhere. */
export const grinding = (walls: CrushingWall[], set?: Plan['set'], more: Plan = {}) =>
  rolling(
    [],
    more.dice ?? [],
    (state, heroes) => {
      state.board.crushingWalls = walls;
      set?.(state, heroes);
    },
    more,
  );

/** Lines before x, of the corridor that is two wide. */
export const before = (x: number): Edge[] => [9, 10].map(y => edge(space(x - 1, y), space(x, y)));

export const standing = (play: { readonly state: State }): readonly (readonly Edge[])[] =>
  (play.state.board.crushingWalls ?? []).map(({ lines }) => lines);
