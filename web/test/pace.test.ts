// The pace of news: visible things keep their distance, however many pile up.

import { expect, test } from 'vitest';
import { emptyPacer, take, wait } from '../live/pace.ts';

const always = (): boolean => true;

test('the first is shown at once, the next after half a second at 1×', () => {
  const pacer = { ...emptyPacer<string>(), queue: ['a', 'b'] };
  expect(wait(pacer, 1000)).toBe(0);
  const taken = take(pacer, 1000, 1, always);
  expect(taken?.item).toBe('a');
  expect(taken && wait(taken.pacer, 1000)).toBe(500);
  expect(taken && wait(taken.pacer, 1600)).toBe(0);
});

test('2× halves it, at once and invisible things do not wait', () => {
  const pacer = { ...emptyPacer<string>(), queue: ['a', 'b'] };
  expect(take(pacer, 0, 2, always)?.pacer.free).toBe(250);
  expect(take(pacer, 0, 0, always)?.pacer.free).toBe(0);
  expect(take(pacer, 0, 1, () => false)?.pacer.free).toBe(0);
});

test('a long queue is shown within three seconds', () => {
  const pacer = { ...emptyPacer<number>(), queue: Array.from({ length: 31 }, (_, i) => i) };
  expect(take(pacer, 0, 1, always)?.pacer.free).toBe(100);
});

test('nothing to show, nothing to wait for', () => {
  expect(wait(emptyPacer(), 5)).toBeUndefined();
  expect(take(emptyPacer(), 5, 1, always)).toBeUndefined();
});
