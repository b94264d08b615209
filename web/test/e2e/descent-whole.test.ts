// A whole quest of Descent in a real browser with the mouse alone: from the shelf to the last page, won by the heroes. Bots have played
// it before, and a twin of it runs beside the page: whatever the page asks or shows differently fails. The overlord sits at another machine.

import { tableSpeaker } from '@veillee/text';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { allTexts, words } from './catalogues.ts';
import { playLine } from './descent-hands.ts';
import { HEROES, type Line, OVERLORD, twinOf, wonQuest } from './descent-line.ts';
import { openedHouse } from './opened-house.ts';
import { partnerAt } from './partner.ts';
import { mouse } from './seat.ts';

const house = openedHouse();

const NAMES = ['Ysolde', 'Iris'] as const;
const word = words('en');
const say = tableSpeaker('en', { names: NAMES, reader: HEROES }, allTexts('en', 'descent'));

const PARTY = { heroes: '2', choosing: 'ready' } as const;

/** From the shelf to a table with two heroes who are ready, and an invitation for the overlord. */
async function layByMouse(page: Page, { seed }: Line): Promise<{ readonly table: string; readonly code: string }> {
  await page.getByRole('radio', { name: 'Descent' }).click();
  await page.getByRole('button', { name: word('shelf.invite') }).click();
  await page.getByRole('radio', { name: say({ text: `setup.heroes.${PARTY.heroes}` }) }).click();
  await page.getByRole('radio', { name: say({ text: `setup.choosing.${PARTY.choosing}` }) }).click();
  await page.getByLabel(word('setup.seed')).fill(seed);
  await page.getByRole('button', { name: word('setup.invite') }).click();
  await page.waitForURL(/#\/table\//);
  const [table = '', code = ''] = await page.evaluate(() => {
    const [[id, { invitations }]] = Object.entries(JSON.parse(localStorage.getItem('veillee.seats') ?? '{}')) as [
      [string, { invitations: Record<string, string> }],
    ];
    return [id, Object.values(invitations)[0]];
  });
  return { table, code };
}

test('a whole quest, from the shelf to the last page, won by two heroes with the mouse', async () => {
  const line = await wonQuest('blaze', PARTY, { heroes: 'adept', overlord: 'random' }, { most: 240, from: 25 });
  const twin = await twinOf(line);
  const { page, go } = await house.visitor();
  await go('');
  const { table, code } = await layByMouse(page, line);
  const partner = await partnerAt(house.url, table, code, NAMES[OVERLORD]);
  const given = await playLine({ page, hand: mouse, say }, partner, line, twin);
  // Everything is done on the board and on the slip: nobody needs the list of all options.
  expect([...given].filter(([, where]) => where.has('list'))).toEqual([]);
  const acting = given.get('turn.act') ?? new Set();
  expect(acting).toContain('place');
  expect(acting.size).toBeGreaterThan(1);
  expect(twin.state.round).toBeGreaterThan(4);

  const dialog = page.getByRole('dialog', { name: word('over.won') });
  await dialog.waitFor();
  expect(twin.match.outcome?.won).toEqual([HEROES]);
  expect(await dialog.innerText()).toContain(say(twin.match.outcome?.text ?? { text: '' }));
  // Whoever has won goes on to the next quest.
  const next = say({ text: 'quest.durnog-brothers' });
  await dialog.getByRole('button', { name: word('evenings.next', { title: next }) }).waitFor();
  await partner.leave();
});
