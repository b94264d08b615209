// Options and refusals come from one list.

import { expect, test, vi } from 'vitest';
import { because, type Offered, optionsIn, refusedIn, whyBy } from '../offers.ts';

const DEAR = because('refuse.dear', 'ABC-1.2', { gold: 3 });

const option = (key: string) => ({ key, text: 'option.buy', rule: 'ABC-1.1', on: [key] });

const shop =
  (made = option): Offered =>
  offer => {
    offer(undefined, () => made('torch'));
    offer(DEAR, () => made('sword'));
    offer(undefined, () => made('rope'));
  };

test('what nothing stands against can be chosen; the rest is refused, with the reason and its rule', () => {
  expect(optionsIn(shop())).toEqual([option('torch'), option('rope')]);
  expect(refusedIn(shop())).toEqual([
    { ...option('sword'), why: { text: 'refuse.dear', with: { gold: 3 } }, rule: 'ABC-1.2' },
  ]);
});

test('nobody makes what is not looked at', () => {
  const made = vi.fn(option);
  optionsIn(shop(made));
  expect(made.mock.calls).toEqual([['torch'], ['rope']]);
  refusedIn(shop(made));
  expect(made.mock.calls).toEqual([['torch'], ['rope'], ['sword']]);
});

test('a reason that takes some finding is found only for whoever is told it', () => {
  const find = vi.fn(() => DEAR);
  const offered: Offered = offer => offer(whyBy(find), () => option('sword'));
  expect(optionsIn(offered)).toEqual([]);
  expect(find).not.toHaveBeenCalled();
  expect(refusedIn(offered)).toEqual([{ ...option('sword'), why: DEAR.why, rule: DEAR.rule }]);
});

test('a reason without figures has none', () =>
  expect(because('refuse.used', 'ABC-2.1').why).toEqual({ text: 'refuse.used' }));
