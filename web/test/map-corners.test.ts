// The tools of a map go where they cover nothing that may be touched.

import { expect, test } from 'vitest';
import { cornerBox, freeCorner, isOver } from '../kit/map/corners.ts';

const WINDOW = { width: 400, height: 300 };
const TOOLS = { width: 194, height: 44 };

test('they lie below on the right, unless a place is there that may be touched', () => {
  expect(freeCorner(WINDOW, TOOLS, [{ x: 200, y: 100 }], 40, [])).toBe('bottom-right');
  expect(freeCorner(WINDOW, TOOLS, [{ x: 330, y: 270 }], 40, [])).toBe('bottom-left');
  expect(
    freeCorner(
      WINDOW,
      TOOLS,
      [
        { x: 330, y: 270 },
        { x: 60, y: 270 },
      ],
      40,
      [],
    ),
  ).toBe('top-left');
});

test('nor do they lie over the legend or the map in little; where no corner is free there is none', () => {
  const legend = cornerBox('bottom-left', WINDOW, { width: 120, height: 60 });
  expect(freeCorner(WINDOW, TOOLS, [{ x: 330, y: 270 }], 40, [legend])).toBe('top-left');
  const everywhere = [60, 340].flatMap(x => [30, 270].map(y => ({ x, y })));
  expect(freeCorner(WINDOW, TOOLS, everywhere, 40, [])).toBeUndefined();
});

test('a place is covered when any of it lies under a box', () => {
  const box = { x: 0, y: 0, width: 50, height: 50 };
  expect(isOver(box, [{ x: 60, y: 25 }], 30)).toBe(true);
  expect(isOver(box, [{ x: 66, y: 25 }], 30)).toBe(false);
});
