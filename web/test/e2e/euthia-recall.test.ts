// The Recall of the Elementals in a browser: the first episode is won by a click, and the second begins with the Hero's own board.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { allTexts, words } from './catalogues.ts';
import { reached } from './euthia-saves.ts';
import { openedHouse } from './opened-house.ts';
import { openSave } from './tables.ts';

const house = openedHouse();
const say = words('en');
const texts = allTexts('en', 'euthia');

/** As much of the table as is read here. */
interface Recalling {
  readonly scenario: { readonly markers: { readonly [at: string]: readonly string[] } };
}

/** Alone, six Elementals are to be recalled. */
const LAST = 6;
const recalled = ({ scenario }: Recalling): number =>
  Object.values(scenario.markers).filter(markers => markers.includes('recall')).length;

/** What lies on every slot of the board in the light, and which slots are locked. */
const slotsOn = async (page: Page): Promise<readonly (readonly [place: string, thing: string, locked: boolean])[]> => {
  await page.locator('.eui-slot[data-place="slot:sword-1"]').waitFor();
  return page
    .locator('.eui-slot[data-place^="slot:"]')
    .evaluateAll(slots =>
      slots.map(
        slot =>
          [
            slot.getAttribute('data-place') ?? '',
            slot.getAttribute('data-thing') ?? '',
            slot.querySelector('.eui-price') !== null,
          ] as const,
      ),
    );
};

const goldOn = async (page: Page): Promise<number> =>
  Number(/\d+/.exec(await page.locator('.eui-self p').first().innerText())?.[0]);

test('the last Elemental is recalled, and the second episode begins with the board on which the first ended', async () => {
  const { saved } = await reached(
    'recall',
    { seats: 1, options: { scenario: 'recall-1' } },
    ({ prompt, options }, { state }) =>
      prompt === 'turn.ask' &&
      recalled(state as Recalling) === LAST - 1 &&
      options.some(({ key }) => key.startsWith('scenario:recall')),
    'adept',
  );
  const visitor = await house.visitor({ settings: { guided: ['euthia'] } });
  const { page } = visitor;
  await openSave(visitor, saved);
  const first = page.url();
  const board = page.getByRole('tab', { name: texts['table.focus.board'] ?? '' });
  await board.click();
  const [slots, gold] = [await slotsOn(page), await goldOn(page)];
  const worn = slots.filter(([place, thing]) => thing !== place);
  expect(worn.length).toBeGreaterThan(1);

  // One Essence, and the episode is won: chosen below the map, said again on the slip; the last page offers the next episode.
  for (const where of ['.eut-actions', '.v-slip'])
    await page
      .locator(where)
      .getByRole('button', { name: /Recall this Elemental/ })
      .click();
  const next = texts['scenario.recall-2'] ?? '';
  await page.getByRole('button', { name: say('evenings.next', { title: next }) }).click();
  await page.waitForURL(url => String(url) !== first);

  // Nobody chooses a Hero again: the board lies there, slot by slot as it was; Gold is filled up to what the way costs, and what is too much is gone.
  expect(await slotsOn(page)).toEqual(slots);
  expect(await goldOn(page)).toBe(Math.min(Math.max(gold, 16), 20));
  expect(await page.locator('[data-thing^="hero:"]').count()).toBe(0);

  // The first question is about tiles that lie nowhere yet: what they do is told.
  for (const told of await page.locator('.v-slip .eut-kept').allInnerTexts()) expect(told).toMatch(/\w+ .{12,}/);
  expect(await page.locator('.v-slip .eut-kept').count()).toBeGreaterThan(1);

  // The page of the campaign tells both evenings over their land, and what the first has left.
  await visitor.go('tables');
  await page.getByRole('button', { name: say('evenings.open') }).click();
  await expect
    .poll(() => page.locator('.evening-story li b').allInnerTexts())
    .toEqual([texts['scenario.recall-1'], next]);
  expect(await page.locator('.lanterns-road > .lanterns-land').count()).toBe(1);
  for (const [, thing] of worn) await page.locator(`.eut-saved [data-tile="${thing}"]`).waitFor();

  // The last page of the first says where the campaign is by now; it offers no other game.
  await page.goto(first);
  await page.getByRole('dialog').getByText(say('evenings.elsewhere')).waitFor();
  expect(await page.getByText(say('over.invited')).count()).toBe(0);
});
