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

/** A corner, and how far from its usual place there, along the edge: beside something small that lies in it. */
export interface Spot {
  readonly corner: Corner;
  readonly aside: number;
}

const GAP = 6;

/** The first corner where the tools cover none of these places and nothing else that lies there; undefined where there is none. */
export function freeCorner(
  window: Size,
  tools: Size,
  places: readonly Point[],
  wide: number,
  others: readonly Box[],
): Spot | undefined {
  const isFree = (box: Box): boolean => !isOver(box, places, wide) && !others.some(other => meet(box, other));
  for (const corner of CORNERS) {
    const box = cornerBox(corner, window, tools);
    const isRight = corner.endsWith('right');
    const aside = Math.max(
      0,
      ...others
        .filter(other => meet(box, other))
        .map(other => GAP + (isRight ? box.x + box.width - other.x : other.x + other.width - box.x)),
    );
    const beside = { ...box, x: isRight ? box.x - aside : box.x + aside };
    const isInside = aside === 0 || (beside.x >= RIM && beside.x + beside.width <= window.width - RIM);
    if (isInside && isFree(beside)) return { corner, aside };
  }
  return undefined;
}
