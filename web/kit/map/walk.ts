// A walk as one movement: along the places of the way, evenly, however many there are. Pure.

import type { Point } from './camera.ts';
import type { Tempo } from './pace.ts';

export interface WalkFrame {
  /** From 0 to 1: the part of the way that lies behind. */
  readonly offset: number;
  /** From where the figure stands in the end. */
  readonly shift: Point;
}

/** None when nothing moves. The first point is where the figure stood, the last where it stands. */
export function walkFrames(points: readonly Point[]): readonly WalkFrame[] {
  const end = points.at(-1);
  if (!end) return [];
  const gone: number[] = [];
  points.forEach((point, i) => {
    const before = points[i - 1] ?? point;
    gone.push((gone.at(-1) ?? 0) + Math.hypot(point.x - before.x, point.y - before.y));
  });
  const all = gone.at(-1) ?? 0;
  if (all === 0) return [];
  return points.map((point, i) => ({
    offset: (gone[i] ?? 0) / all,
    shift: { x: point.x - end.x, y: point.y - end.y },
  }));
}

export const walkLasts = (steps: number, { step, walk }: Tempo): number => Math.min(walk, step * Math.max(1, steps));

/** The way from one place to another: the one that was told if it leads there, else straight. */
export function wayBetween(from: string, to: string, told: readonly string[] | undefined): readonly string[] {
  const begin = told?.lastIndexOf(from) ?? -1;
  const end = told?.lastIndexOf(to) ?? -1;
  return told && begin >= 0 && end > begin ? told.slice(begin, end + 1) : [from, to];
}
