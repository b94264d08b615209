// What a table remembers of requests: whoever repeats one is told where it led.

import { expect, test } from 'vitest';
import { Done } from '../../tables/done.ts';

/** So many requests of each of three seats, in turn. */
function doneBy(requests: number): Done {
  const done = new Done();
  for (let n = 0; n < requests; n++) for (const seat of [0, 1, 2]) done.add(seat, `r${n}`, 3 * n + seat);
  return done;
}

const LATELY = 32;

test('the latest requests of each seat are known, however many the others have made', () => {
  const done = doneBy(LATELY);
  for (let n = 0; n < 500; n++) done.add(1, `more${n}`, 1000 + n);
  for (let n = 0; n < LATELY; n++) expect(done.at(0, `r${n}`)).toBe(3 * n);
  for (let n = 500 - LATELY; n < 500; n++) expect(done.at(1, `more${n}`)).toBe(1000 + n);
  expect(done.at(1, 'r0')).toBeUndefined();
  expect(done.at(3, 'r0')).toBeUndefined();
});

test('they are known again where the table is taken up, and what is kept does not grow', () => {
  for (const requests of [1, LATELY - 1, LATELY, LATELY + 1, 200]) {
    const { kept } = doneBy(requests);
    expect(kept.length).toBe(3 * Math.min(requests, LATELY));
    const again = new Done(kept);
    for (let n = Math.max(0, requests - LATELY); n < requests; n++) expect(again.at(2, `r${n}`)).toBe(3 * n + 2);
    expect(again.kept).toEqual(kept);
  }
});

test('a name may hold whatever a client likes', () => {
  const done = new Done();
  done.add(0, '1:a', 5);
  expect(new Done(done.kept).at(0, '1:a')).toBe(5);
  expect(done.at(1, 'a')).toBeUndefined();
});
