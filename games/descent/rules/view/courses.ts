// What everybody sees of crushing walls besides where they stand: the spaces that each takes next, and whether that is the end of it.

import type { Space } from '@veillee/pieces/geometry';
import { groundNow } from '../board.ts';
import { courseOf, type Ending } from '../props/wall-course.ts';
import type { CrushingWallId, State } from '../state.ts';

export interface CourseView {
  readonly wall: CrushingWallId;
  readonly takes: readonly Space[];
  /** It will be destroyed in that move. */
  readonly ends?: Ending;
  /** It moves in the overlord's next turn; otherwise when something sets it going. */
  readonly moves: boolean;
}

export function coursesOf(state: State): { readonly courses?: readonly CourseView[] } {
  const { crushingWalls } = state.board;
  if (!crushingWalls) return {};
  const ground = groundNow(state);
  return {
    courses: crushingWalls.map(wall => ({
      wall: wall.id,
      ...courseOf(state.board, ground, wall, wall.direction),
      moves: !wall.still,
    })),
  };
}
