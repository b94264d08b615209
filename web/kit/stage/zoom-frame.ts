// How far a map is enlarged, and which part of it is seen. Pure: lengths in pixels of the window the map is seen through.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const WHOLE = 1;
export const CLOSEST = 3;
/** What a button or a key changes. */
const STEP = 1.5;

export const within = (scale: number): number => Math.min(CLOSEST, Math.max(WHOLE, scale));

export const closer = (scale: number): number => within(scale * STEP);

/** The last step back shows the whole map, not nearly all of it. */
export const farther = (scale: number): number => (scale / STEP < WHOLE + 0.1 ? WHOLE : within(scale / STEP));

/** Where to scroll so that what lies under `at` stays there when the scale changes. */
export const scrollKeeping = (scroll: Point, at: Point, from: number, to: number): Point => ({
  x: ((scroll.x + at.x) / from) * to - at.x,
  y: ((scroll.y + at.y) / from) * to - at.y,
});

export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

export const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The scale two fingers ask for, given how far apart they were when they came down. */
export const pinched = (scale: number, before: number, now: number): number =>
  before > 0 ? within((scale * now) / before) : scale;
