// How closely a map is looked at: what stays where it is, and how far one can go.

import { describe, expect, test } from 'vitest';
import {
  apart,
  CLOSEST,
  closer,
  farther,
  middle,
  pinched,
  scrollKeeping,
  WHOLE,
  within,
} from '../kit/stage/zoom-frame.ts';

describe('the scale', () => {
  test('goes from the whole map to three times its size and no farther', () => {
    expect(within(0.2)).toBe(WHOLE);
    expect(within(9)).toBe(CLOSEST);
    expect(closer(CLOSEST)).toBe(CLOSEST);
    expect(farther(WHOLE)).toBe(WHOLE);
  });
  test('steps back are steps forward undone, and end with the whole map', () => {
    let scale: number = WHOLE;
    while (scale < CLOSEST) scale = closer(scale);
    let steps = 0;
    while (scale > WHOLE && steps < 9) {
      scale = farther(scale);
      steps++;
    }
    expect(scale).toBe(WHOLE);
    expect(steps).toBeLessThanOrEqual(3);
  });
  test('follows two fingers', () => {
    expect(pinched(1, 100, 200)).toBe(2);
    expect(pinched(2, 200, 100)).toBe(1);
    expect(pinched(1, 100, 50)).toBe(WHOLE);
    expect(pinched(1.5, 0, 50)).toBe(1.5);
  });
});

describe('what is looked at', () => {
  test('stays under the fingers', () => {
    const at = { x: 120, y: 80 };
    const scroll = { x: 40, y: 10 };
    const next = scrollKeeping(scroll, at, 1.5, 3);
    const spot = (from: { x: number; y: number }, scale: number) => [(from.x + at.x) / scale, (from.y + at.y) / scale];
    expect(spot(next, 3)).toEqual(spot(scroll, 1.5));
  });
  test('from the whole map and back again nothing has moved', () => {
    const at = { x: 300, y: 50 };
    const near = scrollKeeping({ x: 0, y: 0 }, at, WHOLE, 2);
    expect(near).toEqual({ x: 300, y: 50 });
    expect(scrollKeeping(near, at, 2, WHOLE)).toEqual({ x: 0, y: 0 });
  });
  test('the middle between two fingers, and how far apart they are', () => {
    expect(middle({ x: 0, y: 0 }, { x: 6, y: 8 })).toEqual({ x: 3, y: 4 });
    expect(apart({ x: 0, y: 0 }, { x: 6, y: 8 })).toBe(10);
  });
});
