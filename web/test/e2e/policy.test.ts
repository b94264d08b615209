// The page under the server's own security policy, in a real browser: nothing that it does is forbidden, and what a
// stranger would bring in is.

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mouse } from './hands/seat.ts';
import { type House, openHouse, type Visitor } from './house/house.ts';
import { AGAINST_A_BOT, lay } from './house/tables.ts';
import { asked, FIGHT, playOn, SHOP } from './thunderstone/seat.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const DEEDS = 12;

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** A visitor with everything moving; what the policy forbids them is noted. */
async function watched(): Promise<{ visitor: Visitor; forbidden: () => Promise<string[]> }> {
  const visitor = await house.visitor({
    look: 'sharp',
    strict: true,
    settings: { motion: 'full' },
    forgive: /Content Security Policy/,
  });
  await visitor.context.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(globalThis, 'forbidden', seen);
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      seen.push(`${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  return { visitor, forbidden: () => visitor.page.evaluate(() => Reflect.get(globalThis, 'forbidden') as string[]) };
}

test('the page does nothing that its policy forbids', async () => {
  const { visitor, forbidden } = await watched();
  const { page, go } = visitor;
  for (const to of ['', 'settings', 'about', 'kit', 'rules/thunderstone', 'new/thunderstone/bot']) {
    await go(to);
    await page.locator('main, [role="main"], h1').first().waitFor();
    await page.waitForTimeout(300);
    expect(await forbidden(), to).toEqual([]);
  }
  await lay(visitor, {
    seats: AGAINST_A_BOT,
    seed: 'policy',
  });
  await asked(page);
  let made = 0;
  await playOn(
    page,
    mouse,
    () => (made % 2 ? FIGHT : SHOP),
    () => ++made >= DEEDS,
  );
  expect(await forbidden()).toEqual([]);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});

test('scripts and style sheets that somebody slips in are kept out', async () => {
  const { visitor, forbidden } = await watched();
  await visitor.go('');
  await visitor.page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.head.append(style);
    const script = document.createElement('script');
    script.textContent = 'globalThis.slippedIn = true';
    document.head.append(script);
  });
  expect(await visitor.page.evaluate(() => Reflect.get(globalThis, 'slippedIn'))).toBe(undefined);
  expect(await visitor.page.evaluate(() => getComputedStyle(document.body).display)).not.toBe('none');
  expect((await forbidden()).map(each => each.split(' ')[0])).toEqual(['style-src-elem', 'script-src-elem']);
  await visitor.leave();
});
