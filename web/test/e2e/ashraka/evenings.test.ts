// Ashraka's evenings in a browser: a page read, an upgrade bought, and a campaign that goes on and branches off.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { words } from '../house/catalogues.ts';
import type { Visitor } from '../house/house.ts';
import { openedHouse } from '../house/opened-house.ts';
import { layFrom, openSave } from '../house/tables.ts';
import { savedAt, savedAtPageOfTwo } from './saves.ts';

const house = openedHouse();
const say = words('en');
const visitor = (): Promise<Visitor> => house.visitor({ settings: { guided: ['ashraka'] } });

test('a page is read, answered and closed: what it changed is listed, the answer that was not given stays unread, and a bot lets one read', async () => {
  const one = await house.visitor({ settings: { guided: ['ashraka'], pace: 'calm' } });
  const { page, heard } = one;
  await page.clock.install();
  await layFrom(one, await savedAtPageOfTwo('page'), [
    { kind: 'me', name: 'Ysolde' },
    { kind: 'bot', bot: 'adept', name: 'Maud' },
  ]);
  const choices = page.locator('.v-booklet-choice');
  await choices.first().waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  const before = heard.length;
  const news = (): number => heard.slice(before).filter(message => message.includes('"t":"news"')).length;
  const lines = (): Promise<number> => page.locator('.chronicle-lines li').count();
  await choices.first().click();
  await page.locator('.v-booklet-choice[data-state="chosen"]').waitFor();
  expect(await page.locator('.v-booklet-choice[data-state="unread"]').count()).toBeGreaterThan(0);
  expect((await page.locator('.v-booklet-outcome').innerText()).length).toBeGreaterThan(20);
  // What came of the answer is on the page. What the bot has done since has come, and waits; so does what is asked after it.
  await expect.poll(news).toBeGreaterThan(1);
  const read = await lines();
  await page.clock.runFor(29_000);
  expect(await page.locator('.v-booklet-outcome').isVisible()).toBe(true);
  expect(await lines()).toBe(read);
  expect(await page.locator('.v-slip').innerText()).toContain(say('slip.reading'));
  await page.getByRole('button', { name: 'Close the booklet' }).click();
  await expect.poll(lines).toBeGreaterThan(read);
  await page.locator('.ash-board[data-focus="map"]').waitFor();
  // It can be read again.
  await page.getByRole('button', { name: 'Read the story again' }).click();
  await page.getByRole('dialog').locator('.v-booklet-outcome').waitFor();
});

test('at a sanctuary a skill is learned where it stands on the tree', async () => {
  const one = await visitor();
  const { page } = one;
  const praying = await savedAt(
    'growth',
    decision => decision?.prompt === 'sanctuary.ask' && decision.options.some(({ key }) => key.includes('learn')),
  );
  await openSave(one, praying);
  const skill = page.locator('.ash-skill[data-look="option"]').first();
  const id = await skill.getAttribute('data-thing');
  await skill.click();
  await page
    .locator('.v-slip')
    .getByRole('button', { name: /^Learn/ })
    .click();
  await page
    .locator(`.ash-skill[data-thing="${id}"][data-state="learned"]`)
    .or(page.locator('.ash-board[data-focus="map"]'))
    .first()
    .waitFor();
  if ((await page.locator('.ash-board[data-focus="sheet"]').count()) > 0)
    // With no rune left one still stands at the sanctuary; the sheet shows what was learned.
    await page.locator(`.ash-skill[data-thing="${id}"][data-state="learned"]`).waitFor();
});

test('a lost adventure says once why it was lost', async () => {
  const one = await visitor();
  await openSave(one, await savedAt('lost', (decision, view) => decision === undefined && view.lost === 'no-destiny'));
  const words = one.page.locator('.ending-words');
  await words.getByRole('heading', { name: 'Destiny has run out' }).waitFor();
  expect(await words.getByText('Destiny has run out').count()).toBe(1);
});

test('a campaign is saved after the first adventure, closed, goes on in the second elsewhere, and branches off from the first again', async () => {
  const one = await visitor();
  await openSave(one, await savedAt('won', (decision, view) => decision === undefined && view.lost === undefined));
  const first = one.page.url();
  const [here, next] = ['On the Road to Braiebois', 'The Lord of the Forests'];
  await one.page.getByRole('button', { name: say('evenings.next', { title: next }) }).click();
  await one.page.waitForURL(url => String(url) !== first);
  await one.page.locator('.ash-choice', { hasText: next }).waitFor();
  await one.go('tables');
  await one.page.getByRole('button', { name: say('evenings.open') }).click();
  await expect.poll(() => one.page.getByRole('dialog').locator('.evening').count()).toBe(2);
  // Both evenings are told, and what the first one has left lies beside them: heroes, Bag and allies.
  await expect.poll(() => one.page.locator('.evening-story li b').allInnerTexts()).toEqual([here, next]);
  const kept = one.page.locator('.evening-save');
  await expect.poll(() => kept.locator('.ash-saved-heroes b').allInnerTexts()).toEqual(['Atsu', 'TanTan']);
  await expect.poll(() => kept.innerText()).toContain('Braiebois Sentinel');
  const [file] = await Promise.all([
    one.page.waitForEvent('download'),
    one.page.getByRole('button', { name: say('evenings.export') }).click(),
  ]);
  const saved = readFileSync(await file.path(), 'utf8');
  await one.leave();

  // In another browser: the second adventure is the one that goes on.
  const other = await visitor();
  const { page, go } = other;
  await openSave(other, saved);
  await page.locator('.ash-choice', { hasText: next }).waitFor();
  await page.locator('.ash-choice [data-thing][data-lit]').first().click();
  // Who goes: the cards stand beside the story, and nothing lies over them.
  await page.locator('.ash-choice[data-of="heroes"]').waitFor();
  const edges = (of: string, edge: 'top' | 'bottom'): Promise<number[]> =>
    page.locator(of).evaluateAll((all, side) => all.map(one => one.getBoundingClientRect()[side]), edge);
  const [slip = 0] = await edges('.v-slip', 'top');
  for (const bottom of await edges('.ash-choice [data-thing]', 'bottom')) expect(bottom).toBeLessThan(slip);
  const second = page.url();
  /** The evenings so far, as they are listed on the shelf. */
  const evenings = async () => {
    await go('tables');
    await page.getByRole('button', { name: say('evenings.open') }).click();
    return page.getByRole('dialog').locator('.evening');
  };
  const begins = async (known: readonly string[]): Promise<string> => {
    await page.waitForURL(url => /table\//.test(String(url)) && !known.includes(String(url)));
    await page.locator('.ash-choice', { hasText: here }).waitFor();
    return page.url();
  };
  // From the page of the campaign one goes on with the evening that is not over.
  await evenings();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('evenings.next', { title: next }) })
    .click();
  await page.waitForURL(second);
  await page.locator('.ash-choice', { hasText: next }).waitFor();
  // The first evening has a follower, and is played again from its beginning: by its row, and from its replay.
  const row = (await evenings()).filter({ hasText: here });
  await row.getByRole('button', { name: say('evenings.again') }).click();
  const third = await begins([second]);
  const over = (await evenings()).filter({ hasText: here }).filter({ hasText: say('over.replay') });
  await over.getByRole('button', { name: say('over.replay') }).click();
  const branch = page.getByRole('button', { name: say('replay.branch') });
  await branch.waitFor();
  // This game branches only where a chapter begins: in the middle there is no going on, only the whole of it again.
  await page.getByRole('button', { name: say('replay.next') }).click();
  await page.getByRole('button', { name: say('evenings.again') }).waitFor();
  expect(await page.getByRole('button', { name: say('replay.continue') }).count()).toBe(0);
  await page.getByRole('button', { name: say('replay.back') }).click();
  await branch.click();
  await begins([second, third]);
  const all = await evenings();
  await expect.poll(() => all.count()).toBe(4);
  expect(await all.filter({ hasText: say('evenings.anew') }).count()).toBe(1);
  expect(await all.filter({ hasText: say('evenings.branched') }).count()).toBe(1);
  // What was played stays as it was.
  await page.goto(second);
  await page.locator('.ash-choice', { hasText: next }).waitFor();
});
