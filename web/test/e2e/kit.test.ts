// The kit's maps under real hands: wheel, fingers, drags, keys; for assistive technology and in high contrast. Its slip and its tabs.

import type { CDPSession, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PHONE } from './house/house.ts';
import { openedHouse } from './house/opened-house.ts';
import { axeFindings, overflow } from './looks/measures.ts';

const house = openedHouse();

const map = (page: Page): Locator => page.locator('.v-map-window');
const place = (page: Page, id: string): Locator => page.locator(`[data-place="${id}"]`);

async function box(what: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const found = await what.boundingBox();
  if (!found) throw new Error('it is not on the page');
  return found;
}
const middle = async (what: Locator): Promise<{ x: number; y: number }> => {
  const { x, y, width, height } = await box(what);
  return { x: x + width / 2, y: y + height / 2 };
};
const scale = (page: Page): Promise<number> =>
  page.locator('.v-map-world').evaluate(world => new DOMMatrix(getComputedStyle(world).transform).a);
/** Where the hero of the sample stands. */
const stands = (page: Page): Promise<string> => page.locator('output').innerText();

async function open(page: Page, sheet: string): Promise<void> {
  await page.locator('.v-map-place').first().waitFor();
  await map(page).scrollIntoViewIfNeeded();
  expect(await page.getByRole('heading', { level: 2 }).first().innerText()).toBe(sheet);
}

const HERE = 'space:10,4';
const NEXT = 'space:11,4';
const FAR = 'space:12,5';

test('where the buttons of a slip take two rows, the words have all the room beside the longer one', async () => {
  const { page, go } = await house.visitor({ viewport: { width: 480, height: 900 } });
  await go('kit');
  const slip = page.locator('.v-slip').first();
  const measured = () =>
    slip.evaluate(({ children: [, words, buttons] }) => {
      const all = [...(buttons?.children ?? [])].map(button => button.getBoundingClientRect());
      return {
        rows: new Set(all.map(({ top }) => top)).size,
        idle: Math.min(...all.map(({ left }) => left)) - (words?.getBoundingClientRect().right ?? 0),
      };
    });
  await slip.waitFor();
  await expect.poll(async () => (await measured()).rows).toBe(2);
  // What lies between them otherwise.
  expect((await measured()).idle).toBeLessThanOrEqual(18);
  // On a wider window they find room in one row again.
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect.poll(async () => (await measured()).rows).toBe(1);
});

test('tabs: arrows lead along the row and open what they come to; what keys can reach nothing in is reached itself', async () => {
  const { page, go } = await house.visitor();
  await go('kit');
  const panel = page.locator('.v-tab-panel');
  const tab = (name: string): Locator => page.getByRole('tab', { name, exact: true });
  const opens = async (name: string): Promise<void> => {
    await expect.poll(() => panel.innerText()).toBe(name);
    expect(await panel.count()).toBe(1);
    expect(await tab(name).getAttribute('aria-selected')).toBe('true');
    expect(await page.getByRole('tabpanel', { name, exact: true }).count()).toBe(1);
    expect(await page.getByRole('tab', { selected: true }).count()).toBe(1);
    expect(await page.locator('[role="tab"][tabindex="0"]').innerText()).toBe(name);
  };
  await tab('Dungeon').waitFor();
  await opens('Dungeon');
  await tab('Village').click();
  await opens('Village');
  for (const [key, name] of [
    ['ArrowRight', 'Dungeon'],
    ['ArrowLeft', 'Village'],
    ['ArrowLeft', 'Dungeon'],
    ['End', 'Village'],
    ['Home', 'Dungeon'],
  ] as const) {
    await page.keyboard.press(key);
    await opens(name);
    expect(await tab(name).evaluate(element => element === document.activeElement)).toBe(true);
  }
  // A panel of words alone is scrolled by keys; one that holds a button is no stop of its own.
  await page.keyboard.press('Tab');
  expect(await panel.evaluate(element => element === document.activeElement)).toBe(true);
});

describe('a map under the mouse', () => {
  test('wheel, drag, click, keys and buttons; what is done on the table moves nothing', async () => {
    const { page, go } = await house.visitor({ viewport: { width: 1000, height: 900 } });
    await go('kit/grid');
    await open(page, 'GridMap');
    const first = await box(place(page, HERE));
    expect(Math.round(first.width)).toBeGreaterThanOrEqual(40);

    // The wheel enlarges what is under the pointer, which stays there.
    const at = await middle(place(page, FAR));
    await page.mouse.move(at.x, at.y);
    await page.mouse.wheel(0, -300);
    await expect.poll(async () => (await box(place(page, HERE))).width).toBeGreaterThan(first.width * 1.5);
    const after = await middle(place(page, FAR));
    // A pixel of the test is two of the page, and a wheel counts in whole ones.
    expect(Math.hypot(after.x - at.x, after.y - at.y)).toBeLessThan(4);

    // A drag moves the map with the hand, and is no click.
    const before = await stands(page);
    await page.mouse.down();
    await page.mouse.move(at.x - 3, at.y);
    await page.mouse.move(at.x - 120, at.y + 40, { steps: 4 });
    await page.mouse.up();
    const moved = await middle(place(page, FAR));
    expect(moved.x).toBeLessThan(after.x - 60);
    expect(await stands(page)).toBe(before);

    // A click right after it counts, though the hand trembles by a few pixels.
    await page.mouse.move(moved.x, moved.y);
    await page.mouse.down();
    await page.mouse.move(moved.x + 3, moved.y - 3);
    await page.mouse.up();
    await expect.poll(() => stands(page)).toBe('Column 13, row 6');
    // The table has changed; the look has not, since all of it was well in sight.
    const still = await middle(place(page, FAR));
    expect(Math.hypot(still.x - moved.x, still.y - moved.y)).toBeLessThan(1);

    // Neither tools nor the map in little lie over anything that is lit, and a door that is lit answers on its whole leaf.
    const reached = (selector: string, shape: string): Promise<string[]> =>
      page.evaluate(
        ([which, part]) =>
          [...document.querySelectorAll(which)].flatMap(thing => {
            const frame = document.querySelector('.v-map-window')?.getBoundingClientRect();
            const { left, top, width, height } = thing.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
            return [0.2, 0.35, 0.5, 0.65, 0.8].flatMap(share => {
              const wide = width > height;
              const [x, y] = [left + width * (wide ? share : 0.5), top + height * (wide ? 0.5 : share)];
              if (!frame || x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return [];
              const hit = document.elementFromPoint(x, y);
              // What the page itself has scrolled away is not the map's to show.
              if (!hit?.closest('.v-map')) return [];
              const answers = hit.closest('.v-map-world') && (part === '.v-map-shape' || thing.contains(hit));
              return answers ? [] : [`${thing.getAttribute('data-thing')} under ${hit.outerHTML.slice(0, 80)}`];
            });
          }),
        [selector, shape] as const,
      );
    await expect.poll(() => reached('.v-map-place[data-lit]', '.v-map-shape')).toEqual([]);
    await expect.poll(() => reached('.v-map-edge[data-lit]', '.v-map-edge-ring')).toEqual([]);

    // Keys and buttons: closer, farther, whole; arrows move the window when it has the focus.
    await map(page).focus();
    await page.keyboard.press('0');
    const whole = (await box(place(page, HERE))).width;
    expect(whole).toBeLessThan(first.width);
    await page.keyboard.press('+');
    expect((await box(place(page, HERE))).width).toBeGreaterThan(whole);
    await page.keyboard.press('+');
    const left = (await box(place(page, HERE))).x;
    await page.keyboard.press('ArrowRight');
    expect((await box(place(page, HERE))).x).toBeLessThan(left);
    await page.getByRole('button', { name: 'Whole map' }).click();
    expect((await box(place(page, HERE))).width).toBeCloseTo(whole, 1);

    // Another page and back again: as one left it.
    await page.getByRole('button', { name: 'Look closer' }).click();
    const kept = await scale(page);
    await page.getByRole('link', { name: 'parts' }).click();
    await map(page).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'grid' }).click();
    await open(page, 'GridMap');
    expect(await scale(page)).toBeCloseTo(kept);
  });

  test('keys walk from place to place, say where one is and what the way costs, and choose', async () => {
    const { page, go } = await house.visitor();
    await go('kit/grid');
    await open(page, 'GridMap');
    const focused = (): Promise<string | null> =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);
    await map(page).focus();
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Column 11, row 5, Silhouette');
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('Column 12, row 5, 1 movement');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('Column 13, row 6, 3 movement');
    expect(await page.locator('.v-map-way circle').count()).toBe(3);
    expect(await page.locator('.v-map-way .v-map-pill').textContent()).toBe('3');
    await page.keyboard.press('Enter');
    await expect.poll(() => stands(page)).toBe('Column 13, row 6');
    // What stands on a place is said with it, and a monster on it may be meant.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toContain('Imp');
    expect(await place(page, 'space:14,5').getAttribute('aria-disabled')).toBe(null);
    // Beyond the edge of what is seen, the map comes along.
    for (let i = 0; i < 5; i++) await page.keyboard.press('+');
    for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowLeft');
    const { x } = await middle(page.locator(':focus'));
    const frame = await box(map(page));
    expect(x).toBeGreaterThan(frame.x);
    expect(x).toBeLessThan(frame.x + frame.width);
  });

  test('a walk is one movement along its way, and a press ends it', async () => {
    const { page, go } = await house.visitor({ look: 'sharp', settings: { motion: 'full', pace: 'calm' } });
    await go('kit/grid');
    await open(page, 'GridMap');
    const hero = page.locator('[data-thing="hero:silhouette"] .v-map-figure-body');
    await place(page, FAR).click();
    await expect.poll(() => hero.getAttribute('data-walking')).toBe('3');
    const walks = await hero.evaluate(body =>
      body.getAnimations().map(walk => (walk.effect as KeyframeEffect).getKeyframes().length),
    );
    expect(walks).toEqual([4]);
    await map(page).click({ position: { x: 5, y: 5 } });
    await expect.poll(() => hero.getAttribute('data-walking')).toBe(null);
  });
});

describe('a map under fingers', () => {
  test('thirty columns on a phone: places fit a finger at first sight; two fingers enlarge, one moves, a tap chooses', async () => {
    const { page, context, go } = await house.visitor({ viewport: PHONE, touch: true });
    await go('kit/grid');
    await open(page, 'GridMap');
    const first = await box(place(page, HERE));
    expect(Math.round(first.width)).toBeGreaterThanOrEqual(44);
    expect(await overflow(page)).toEqual([]);
    const cdp = await context.newCDPSession(page);
    const hero = await middle(place(page, HERE));
    await touch(cdp, 'touchStart', [hero.x - 40, hero.y], [hero.x + 40, hero.y]);
    for (const apart of [50, 60, 70, 80])
      await touch(cdp, 'touchMove', [hero.x - apart, hero.y], [hero.x + apart, hero.y]);
    await touch(cdp, 'touchEnd');
    await expect.poll(async () => (await box(place(page, HERE))).width / first.width).toBeCloseTo(2, 1);
    const pinched = await middle(place(page, HERE));
    expect(Math.hypot(pinched.x - hero.x, pinched.y - hero.y)).toBeLessThan(4);
    // One finger.
    await touch(cdp, 'touchStart', [hero.x, hero.y]);
    for (const by of [20, 40, 60]) await touch(cdp, 'touchMove', [hero.x - by, hero.y]);
    await touch(cdp, 'touchEnd');
    expect((await middle(place(page, HERE))).x).toBeLessThan(pinched.x - 30);
    expect(await stands(page)).toBe('Column 11, row 5');
    // And a tap, by a finger that was lifted: at once it would be the second half of a double tap.
    await page.waitForTimeout(500);
    await tapped(page, place(page, NEXT));
    await expect.poll(() => stands(page)).toBe('Column 12, row 5');
  });
});

/** Taps until the browser has made a click of it: on a starved machine it may take a touch for a long one. */
async function tapped(page: Page, what: Locator): Promise<void> {
  await page.evaluate(() => addEventListener('click', () => document.body.setAttribute('data-clicked', ''), true));
  await expect
    .poll(
      async () => {
        await what.tap();
        return page.locator('body[data-clicked]').count();
      },
      { interval: 1000 },
    )
    .toBe(1);
}

const touch = (cdp: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: readonly [number, number][]) =>
  cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y], id) => ({ x, y, id })) });

describe('every sheet of maps', () => {
  test.each(['grid', 'hex', 'graph'])('%s: nothing keeps anybody out, in French and in high contrast', async sheet => {
    const { page, go } = await house.visitor({ look: 'styled', settings: { language: 'fr', contrast: 'more' } });
    await go(`kit/${sheet}`);
    await page.locator('.v-map-place').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    // What may be touched is filled, whatever lies under it.
    const lit = page.locator('.v-map-place[data-lit] .v-map-shape').last();
    expect(await lit.evaluate(shape => getComputedStyle(shape).fill)).toMatch(/^rgba?\(255, 208, 0/);
  });
});

describe('dice and stories', () => {
  test('dice tumble without a face, then lie', async () => {
    const { page, go } = await house.visitor({ settings: { motion: 'full', pace: 'calm' } });
    await go('kit/dice');
    await page.getByRole('button', { name: 'Throw' }).click();
    const thrown = page.locator('.v-dice').first();
    await expect.poll(() => thrown.getAttribute('aria-label')).toBe('rolling');
    expect(await thrown.locator('.v-die-pips').count()).toBe(0);
    await expect.poll(() => thrown.getAttribute('aria-label')).toMatch(/^\d \d \d$/);
    expect(await thrown.locator('.v-die-pips').count()).toBe(3);
    expect(await axeFindings(page)).toEqual([]);
  });

  test('an answer is told afterwards, the other stays unread, and what was read can be read again', async () => {
    const { page, go } = await house.visitor({ viewport: PHONE, settings: { language: 'fr' } });
    await go('kit/story');
    const page6 = page.getByRole('article', { name: 'Cabane du bûcheron' });
    await page6.waitFor();
    expect(await page6.getByRole('status').count()).toBe(0);
    await page6.getByRole('button', { name: 'Demander davantage' }).click({ force: true });
    expect(await page6.getByRole('status').count()).toBe(0);
    await page6.getByRole('button', { name: 'Repousser la bourse' }).click();
    await page6.getByRole('status').getByText('chambranle').waitFor();
    expect(await page6.locator('[data-state="unread"]').count()).toBe(2);
    expect(await page6.locator('.v-booklet-changes li').count()).toBe(3);
    await page.getByRole('navigation', { name: 'Journal' }).getByRole('button', { name: 'Ruines' }).click();
    await page.getByRole('article', { name: 'Ruines' }).waitFor();
    expect(await page.getByRole('article').getByRole('button').count()).toBe(0);
    expect(await overflow(page)).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Revenir à ce soir' }).click();
    await page6.waitFor();
  });
});
