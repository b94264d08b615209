// Descent in a browser: a quest that goes on the next evening.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tableSpeaker } from '@veillee/text';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { allTexts, words } from './catalogues.ts';
import { asked, putAway, touch } from './descent-hands.ts';
import { HEROES, wonSave } from './descent-line.ts';
import { startProcess } from './house.ts';
import { openedHouse } from './opened-house.ts';
import { mouse } from './seat.ts';
import { layFrom } from './tables.ts';

const house = openedHouse();

const NAMES = ['Ysolde', 'Iris'] as const;
const texts = allTexts('en', 'descent');
const say = tableSpeaker('en', { names: NAMES, reader: HEROES }, texts);
const word = words('en');

const chronicle = (page: Page): Promise<string> => page.locator('.v-rail-right').innerText();

test('a linked quest the next evening: the house was closed, the campaign page leads on, and the same heroes come back', async () => {
  const { saved, state } = await wonSave('linked', { heroes: '2' }, { heroes: 'novice', overlord: 'random' });
  const names = state.heroes.map(({ id }) => say({ text: `hero.${id.slice('hero:'.length)}` }));
  const title = say({ text: 'quest.durnog-brothers' });
  const data = mkdtempSync(join(tmpdir(), 'veillee-e2e-linked-'));
  let server = await startProcess(data, house.page);
  try {
    const visitor = await house.visitor({
      url: server.url,
      forgive: /WebSocket|ERR_CONNECTION|Failed to load resource/,
    });
    const { page, go } = visitor;
    await layFrom(visitor, saved, [
      { kind: 'me', name: NAMES[HEROES] },
      { kind: 'bot', bot: 'novice' },
    ]);
    const goOn = page.getByRole('button', { name: word('evenings.next', { title }) });
    const first = page.url();
    await goOn.click();
    await page.waitForURL(url => String(url) !== first);
    await expect.poll(() => chronicle(page)).toContain(names[0]);
    const second = page.url();
    const before = (await asked(page)).prompt;

    await server.kill();
    server = await startProcess(data, house.page, Number(new URL(server.url).port));
    await go('tables');
    await page.getByRole('button', { name: word('evenings.open') }).click();
    const campaign = page.getByRole('dialog');
    await expect.poll(() => campaign.locator('.evening').count()).toBe(2);
    await campaign.getByRole('button', { name: word('evenings.next', { title }) }).click();
    await page.waitForURL(second);
    expect((await asked(page)).prompt).toBe(before);
    for (const name of names) await page.locator('.des-hero', { hasText: name }).waitFor();
    // They shop with what their victory brought, for more than beginners may buy, and the quest begins.
    const treasure = page.locator('[data-thing="treasure:copper"]');
    await treasure.waitFor();
    const steps = new Set<string>();
    for (let sight = await asked(page); ; sight = await asked(page, sight)) {
      await putAway({ page, hand: mouse, say });
      if (sight.prompt === say({ text: 'turn.next' })) break;
      steps.add(sight.prompt);
      const place = sight.lit.find(({ area }) => area === 'place');
      const done = sight.buttons.find(({ text }) =>
        ['setup.shop.done', 'setup.skill.keep', 'equip.done'].map(key => say({ text: key })).includes(text),
      );
      if (done) {
        await mouse.button(page, done);
        // Whoever would go down with bare hands is asked once more.
        if ((await page.locator('.v-slip .caution').count()) > 0) await mouse.button(page, done);
      } else if (place) await touch(page, place, mouse);
      else throw new Error(`nothing to do: ${JSON.stringify(sight)}`);
    }
    expect(steps.size).toBeGreaterThanOrEqual(4);
    await page.getByText(title).first().waitFor();
  } finally {
    await server.kill();
    rmSync(data, { recursive: true, force: true });
  }
});
