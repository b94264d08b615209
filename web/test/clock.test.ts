// A seat's time: what is left of the turn and of the reserve, between two messages.

import { expect, test } from 'vitest';
import { minutes, timeLeft } from '../live/clock.ts';

const CLOCK = { left: 375_000, reserve: 300_000, runs: true, at: 1_000 } as const;

test('the turn runs down first, then the reserve, then there is nothing', () => {
  expect(timeLeft(CLOCK, 1_000)).toEqual({ turn: 75_000, reserve: 300_000 });
  expect(timeLeft(CLOCK, 61_000)).toEqual({ turn: 15_000, reserve: 300_000 });
  expect(timeLeft(CLOCK, 86_000)).toEqual({ turn: 0, reserve: 290_000 });
  expect(timeLeft(CLOCK, 999_000)).toEqual({ turn: 0, reserve: 0 });
});

test('a clock that does not run stands still', () => {
  expect(timeLeft({ ...CLOCK, runs: false }, 999_000)).toEqual({ turn: 75_000, reserve: 300_000 });
});

test('a second that has begun counts', () => {
  expect([75_000, 60_000, 59_001, 9_400, 1, 0].map(minutes)).toEqual(['1:15', '1:00', '1:00', '0:10', '0:01', '0:00']);
});
