// The tools of a map go where they cover nothing that may be touched.

import { expect, test } from 'vitest';
import { cornerBox, freeCorner, isOver } from '../kit/map/corners.ts';

const WINDOW = { width: 400, height: 300 };
const TOOLS = { width: 194, height: 44 };

test('they lie below on the right, unless a place is there that may be touched', () => {
  expect(freeCorner(WINDOW, TOOLS, [{ x: 200, y: 100 }], 40, [])).toEqual({ corner: 'bottom-right', aside: 0 });
  expect(freeCorner(WINDOW, TOOLS, [{ x: 330, y: 270 }], 40, [])).toEqual({ corner: 'bottom-left', aside: 0 });
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
  ).toEqual({ corner: 'top-left', aside: 0 });
});

test('nor do they lie over the legend or the map in little; where no corner is free there is none', () => {
  const legend = cornerBox('bottom-left', WINDOW, { width: 120, height: 60 });
  expect(freeCorner(WINDOW, TOOLS, [{ x: 330, y: 270 }], 40, [legend])).toEqual({ corner: 'top-left', aside: 0 });
  const everywhere = [60, 340].flatMap(x => [30, 270].map(y => ({ x, y })));
  expect(freeCorner(WINDOW, TOOLS, everywhere, 40, [])).toBeUndefined();
});

test('beside something small that lies in a corner there may be room', () => {
  const eye = cornerBox('bottom-left', WINDOW, { width: 44, height: 44 });
  expect(freeCorner(WINDOW, TOOLS, [{ x: 370, y: 270 }], 40, [eye])).toEqual({ corner: 'bottom-left', aside: 50 });
  // What is as wide as the window leaves none.
  const line = cornerBox('bottom-left', WINDOW, { width: 380, height: 44 });
  expect(freeCorner(WINDOW, TOOLS, [], 40, [line])).toEqual({ corner: 'top-left', aside: 0 });
});

test('a place is covered when any of it lies under a box', () => {
  const box = { x: 0, y: 0, width: 50, height: 50 };
  expect(isOver(box, [{ x: 60, y: 25 }], 30)).toBe(true);
  expect(isOver(box, [{ x: 66, y: 25 }], 30)).toBe(false);
});
