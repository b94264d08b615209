// A minute in three plates.

import { expect, test } from 'vitest';
import { clockLeft, MINUTE_MS, PLATE_MS, plateAt, toldOf } from '../pages/learn-clock.ts';

test('each plate has its third, and the last one stays', () => {
  expect([0, PLATE_MS - 1, PLATE_MS, 2 * PLATE_MS, MINUTE_MS, MINUTE_MS + 1].map(plateAt)).toEqual([0, 0, 1, 2, 2, 2]);
  expect([0, 1, 2].map(plate => toldOf(plate, PLATE_MS * 1.5))).toEqual([1, 0.5, 0]);
});

test('what is left is told as on a clock', () => {
  expect([0, 29_000, 59_900, MINUTE_MS, MINUTE_MS + 5].map(clockLeft)).toEqual([
    '1:00',
    '0:31',
    '0:01',
    '0:00',
    '0:00',
  ]);
});
