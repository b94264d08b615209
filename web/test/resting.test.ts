// A mouse that rests where it clicked asks about nothing that comes to lie beneath it.

import { expect, test } from 'vitest';
import { restsAt, watchClicks } from '../kit/touch/resting.ts';

const click = (clientX: number, clientY: number, detail = 1): Event =>
  Object.assign(new Event('click'), { clientX, clientY, detail });

test('wherever a mouse has clicked it rests until it moves; a key that clicks moves nothing', () => {
  const page = new EventTarget();
  watchClicks(page);
  expect(restsAt({ clientX: 40, clientY: 60 })).toBe(false);
  page.dispatchEvent(click(40, 60));
  expect(restsAt({ clientX: 40.6, clientY: 59.5 })).toBe(true);
  expect(restsAt({ clientX: 43, clientY: 60 })).toBe(false);
  page.dispatchEvent(click(0, 0, 0));
  expect(restsAt({ clientX: 40, clientY: 60 })).toBe(true);
});
