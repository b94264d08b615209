// Where the tools of a map lie: in a corner of the window where nothing is that one may touch, and nobody whom one plays. Pure.

import type { Point, Size } from './camera.ts';

export interface Box extends Point, Size {}

/** From the usual one on, in the order in which they are tried. */
export const CORNERS = ['bottom-right', 'bottom-left', 'top-left', 'top-right'] as const;
export type Corner = (typeof CORNERS)[number];

const RIM = 10;

export function cornerBox(corner: Corner, window: Size, { width, height }: Size): Box {
  const isRight = corner.endsWith('right');
  const isBottom = corner.startsWith('bottom');
  return {
    x: isRight ? window.width - width - RIM : RIM,
    y: isBottom ? window.height - height - RIM : RIM,
    width,
    height,
  };
}

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Whether one of these places, each so wide, lies under a box. */
export const isOver = (box: Box, places: readonly Point[], wide: number): boolean =>
  places.some(({ x, y }) => meet(box, { x: x - wide / 2, y: y - wide / 2, width: wide, height: wide }));

/** The first corner where the tools cover none of these places and nothing else that lies there; undefined where there is none. */
export const freeCorner = (
  window: Size,
  tools: Size,
  places: readonly Point[],
  wide: number,
  others: readonly Box[],
): Corner | undefined =>
  CORNERS.find(corner => {
    const box = cornerBox(corner, window, tools);
    return !isOver(box, places, wide) && !others.some(other => meet(box, other));
  });
