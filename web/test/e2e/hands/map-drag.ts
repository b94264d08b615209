// A map that is larger than its window: dragged, by mouse or finger, until a place can be touched.

import type { Page } from 'playwright-core';
import { finger, type Hand } from './seat.ts';

/** A place, or a thing or figure on one, outside the piece of the map that is shown: the map is dragged until it is there. */
export async function bringIntoSight(page: Page, hand: Hand, place: string): Promise<void> {
  for (let drags = 0; drags < 6; drags++) {
    const off = await farOff(page, place);
    if (!off) return;
    const { from, by } = off;
    const steps = [0.1, 0.4, 0.7, 1].map(part => ({ x: from.x + by.x * part, y: from.y + by.y * part }));
    if (hand === finger) await dragByFinger(page, [from, ...steps]);
    else {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      for (const { x, y } of steps) await page.mouse.move(x, y);
      await page.mouse.up();
    }
  }
}

async function dragByFinger(page: Page, [from, ...steps]: readonly { x: number; y: number }[]): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: from ? [from] : [] });
  for (const step of steps) await line.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [step] });
  await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await line.detach();
}

/** Once the map stands still: nothing if the place is well in sight; else where to begin a drag that brings it nearer, and how far. */
const farOff = (page: Page, place: string) =>
  page.evaluate(async id => {
    const figure = `.v-map-figure[data-thing="${id}"]`;
    const node = document.querySelector(
      `.v-map-place[data-place="${id}"], .v-map-thing[data-thing="${id}"], ${figure}`,
    );
    const pane = node?.closest('.v-map-window')?.getBoundingClientRect();
    if (!node || !pane) return undefined;
    const rect = (): DOMRect => node.getBoundingClientRect();
    const frame = (): Promise<number> => new Promise(done => requestAnimationFrame(done));
    for (let [before, still] = [rect(), 0]; still < 3; before = rect()) {
      await frame();
      still = JSON.stringify(rect()) === JSON.stringify(before) ? still + 1 : 0;
    }
    const { left, top, right, bottom } = rect();
    const bounds = { left: pane.left, top: pane.top, right: pane.right, bottom: Math.min(pane.bottom, innerHeight) };
    const isWithin = left > bounds.left && right < bounds.right && top > bounds.top && bottom < bounds.bottom;
    const middle = { x: (bounds.left + bounds.right) / 2, y: (bounds.top + bounds.bottom) / 2 };
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (isWithin && node.contains(document.elementFromPoint(x, y))) return undefined;
    const most = (bounds.right - bounds.left) * 0.4;
    const within = (n: number): number => Math.max(-most, Math.min(most, n));
    const by = { x: within(middle.x - x), y: within(middle.y - y) };
    // So near the middle already: what covers it is not the window's edge.
    return Math.hypot(by.x, by.y) < 30 ? undefined : { from: middle, by };
  }, place);
