// The smallest game in a browser: walking by clicks, and a story that nobody has before it is told.

import { shelf } from '@veillee/games';
import { type Language, secretsIn } from '@veillee/kernel';
import { expect, test } from 'vitest';
import { words } from '../house/catalogues.ts';
import { openedHouse } from '../house/opened-house.ts';

const house = openedHouse();
const kit = await shelf.emberhold?.();
/** How the story begins that is read when the heroes have lost. */
const opening = (language: Language): string =>
  (secretsIn(kit?.secrets, language)['story.gate.warden'] ?? '?').slice(0, 40);

test('a hero walks where one clicks; after the last round the story is read, and said again in French', async () => {
  const { page, go, heard } = await house.visitor();
  await go('new/emberhold/bot');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  const lit = page.locator('[data-place][data-look="option"]');
  await lit.first().waitFor();
  // Behind a closed door there is something, and nobody knows what.
  expect(await page.locator('[data-place="space:1,1"]').getAttribute('data-veil')).toBe('unknown');
  // In the list of all options every step says where it leads: no two read alike.
  await page.keyboard.press('o');
  const rows = page.locator('[role="dialog"] .option-row');
  await rows.getByText('Knight: go here (3 · 6)').waitFor();
  const read = await rows.allInnerTexts();
  expect([read.length > 10, new Set(read).size]).toEqual([true, read.length]);
  await page.keyboard.press('Escape');
  await rows.first().waitFor({ state: 'detached' });
  await page.locator('[data-place="space:2,5"]').click();
  await page.getByText('Knight: go here').last().click();
  const chronicle = () => page.locator('.chronicle, aside').last().innerText();
  await expect.poll(chronicle).toContain('Knight went on.');
  // Whoever says first which hero is meant is not asked again for each space.
  await page.locator('[data-thing="ranger:ranger"]').click();
  await page.getByText(words('en')('slip.figure')).waitFor();
  await page.locator('[data-place="space:2,6"]').click();
  await expect.poll(chronicle).toContain('Ranger went on.');

  const story = page.getByText(opening('en'));
  const end = page.getByRole('button', { name: 'End the turn' });
  for (let round = 0; round < 20 && (await story.count()) === 0; round++) {
    expect(heard.join()).not.toContain(opening('en'));
    await end.or(story.first()).first().waitFor();
    if ((await story.count()) > 0) break;
    await end.click();
    await page.keyboard.press('Space');
  }
  await story.first().waitFor();
  expect(heard.join()).toContain(opening('fr'));
  // The last page lies over the table, and its bar, until it is put aside.
  await page.getByRole('button', { name: words('en')('over.look') }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Français' }).click();
  await page.getByText(opening('fr')).first().waitFor();
});

test('chapters are cards with their maps; whoever is the warden arms a wish for one hero alone', async () => {
  const { page, go, said } = await house.visitor();
  const say = words('en');
  await go('');
  const links = await page
    .locator('header a:visible')
    .evaluateAll(all => all.map(link => link.getAttribute('aria-label') ?? link.textContent));
  expect(new Set(links).size).toBe(links.length);
  await go('new/emberhold/bot');
  const cards = page.getByRole('radio').filter({ has: page.locator('.choice-picture') });
  await expect.poll(() => cards.count()).toBe(2);
  expect(await cards.first().innerText()).toContain('The Gate');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.locator('[data-place][data-look="option"]').first().waitFor();
  await page.getByRole('button', { name: say('menu.title') }).click();
  const row = page.getByRole('radiogroup', { name: /When it is the Ranger/ });
  await row.getByText(say('windows.never')).click();
  await expect.poll(() => said.join()).toContain('"armed":[{"kind":"trap","wish":"never","when":"enters:ranger"}]');
  await expect.poll(() => row.getByRole('radio', { checked: true }).count()).toBe(1);
});
