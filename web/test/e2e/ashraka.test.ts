// Ashraka in a browser: one person runs both heroes over the map, by clicks, until Destiny strikes.

import { expect, test } from 'vitest';
import { openedHouse } from './opened-house.ts';
import { lay } from './tables.ts';

const house = openedHouse();

test('each hero walks where one clicks, a pile is explored, a turn is ended twice asked, Destiny counts down', async () => {
  const visitor = await house.visitor();
  const { page } = visitor;
  await lay(visitor, {
    game: 'ashraka',
    seats: [{ kind: 'me', name: 'Ysolde' }],
    options: { adventure: '1', agree: false },
    seed: 'road',
  });
  await page.locator('.ash-choice [data-thing="wise-rabbit"]').click();
  await page.locator('.ash-choice [data-thing="atsu-rabbit"]').click();
  const slip = page.locator('.v-slip');
  await slip.getByRole('button', { name: 'TanTan the Tanuki' }).click();

  const place = (id: string) => page.locator(`[data-place="node:${id}"]`);
  const told = () => page.locator('.v-rail-right').innerText();
  await expect.poll(() => place('a1-clearing').getAttribute('data-look')).toBe('option');
  expect(await place('a1-forest-edge').getAttribute('data-look')).toBe('plain'); // too far, and closed
  await place('a1-clearing').click();
  await expect.poll(told).toContain('Atsu walked to the Clearing for 2 actions.');

  await page.getByRole('button', { name: 'Take TanTan in hand' }).click();
  await place('a1-bramble-thicket').click();
  await expect.poll(told).toContain('TanTan walked to the Bramble Thicket for 1 action.');
  const pile = page.locator('[data-zone="pile:2"]');
  expect(await pile.innerText()).toMatch(/^3/);
  await page.locator('.v-action', { hasText: 'Explore Bramble Thicket' }).click();
  await slip.getByRole('button', { name: 'Explore Bramble Thicket' }).click();
  await expect.poll(() => pile.innerText()).toMatch(/^2/);

  const spent = page.locator('.ash-tile[data-spent]');
  const end = slip.getByRole('button', { name: 'End the turn' });
  await end.click();
  await expect.poll(() => slip.innerText()).toContain('gives up');
  await end.click();
  for (let n = 0; n < 8 && (await spent.count()) === 0; n++) {
    await slip.or(spent).first().waitFor();
    const answer = slip.getByRole('button').last();
    if ((await spent.count()) === 0 && (await answer.count()) > 0) await answer.click();
  }
  await expect.poll(() => spent.count()).toBe(1);
  // What Destiny has brought may lie open: it is put away first.
  const open = page.getByRole('button', { name: 'Close the booklet' });
  const french = page.getByRole('heading', { name: 'Destinée', exact: true });
  const speakFrench = async (): Promise<boolean> => {
    if (await open.isVisible()) await open.click();
    else await page.getByRole('button', { name: 'Français' }).click({ timeout: 1000, noWaitAfter: true });
    return french.isVisible();
  };
  await expect.poll(() => speakFrench().catch(() => french.isVisible()), { timeout: 20_000 }).toBe(true);
});
