// Whole quests of Descent in a real browser, from the shelf to the last page: won by the heroes with the mouse, lost by touch on a phone
// in French. Bots have played them before, and a twin runs beside the page: whatever the page asks or shows differently fails. The
// overlord sits at another machine.

import { expect, test } from 'vitest';
import { partnerAt } from '../hands/partner.ts';
import { finger, mouse, tap } from '../hands/seat.ts';
import { words } from '../house/catalogues.ts';
import { PHONE } from '../house/house.ts';
import { openedHouse } from '../house/opened-house.ts';
import { foreignWords } from '../looks/french.ts';
import { overflow } from '../looks/measures.ts';
import { playLine } from './hands.ts';
import { layByHand } from './lay.ts';
import { HEROES, OVERLORD, PARTY, SECRET_WINDOWS, twinOf, wholeQuest } from './line.ts';
import { NAMES, voice } from './voice.ts';

const house = openedHouse();

test('a whole quest, from the shelf to the last page, won by two heroes with the mouse', async () => {
  const line = await wholeQuest(
    'blaze',
    PARTY,
    { heroes: 'adept', overlord: 'random' },
    { winner: 'heroes', most: 160, from: 15 },
  );
  const twin = await twinOf(line);
  const [word, say] = [words('en'), voice('en')];
  const { page, go } = await house.visitor();
  await go('');
  const { table, code } = await layByHand({ page, language: 'en', say, press: element => element.click() }, line);
  const partner = await partnerAt(house.url, table, code, NAMES[OVERLORD], SECRET_WINDOWS);
  const given = await playLine({ page, hand: mouse, say }, partner, line, twin);
  // Everything is done on the board and on the slip: nobody needs the list of all options.
  expect([...given].filter(([, where]) => where.has('list'))).toEqual([]);
  expect([...(given.get('turn.act') ?? [])]).toEqual(expect.arrayContaining(['place', 'thing']));
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

test('a whole quest, from the shelf to the last page, lost by touch on a phone, in French to the last word', async () => {
  const line = await wholeQuest(
    'fall',
    PARTY,
    { heroes: 'novice', overlord: 'adept' },
    { winner: 'overlord', most: 60, from: 52 },
  );
  const twin = await twinOf(line);
  const say = voice('fr');
  const word = words('fr');
  const { page, go } = await house.visitor({ viewport: PHONE, touch: true, settings: { language: 'fr' } });
  await go('');
  const { table, code } = await layByHand({ page, language: 'fr', say, press: tap }, line);
  const partner = await partnerAt(house.url, table, code, NAMES[OVERLORD], SECRET_WINDOWS);
  const found = new Set<string>();
  const met = new Set<string>();
  const check = async (): Promise<void> => {
    for (const text of await foreignWords(page, 'descent')) found.add(text);
    for (const text of await overflow(page)) found.add(`wide: ${text}`);
  };
  const given = await playLine({ page, hand: finger, say }, partner, line, twin, async prompt => {
    if (!met.has(prompt)) await check();
    met.add(prompt);
  });
  expect([...given].filter(([, where]) => where.has('list'))).toEqual([]);
  const dialog = page.getByRole('dialog', { name: say({ text: 'table.defeat.heroes' }) });
  await dialog.waitFor();
  await check();
  expect([...found]).toEqual([]);
  expect(twin.match.outcome?.won).toEqual([OVERLORD]);
  expect(await dialog.innerText()).toContain(say(twin.match.outcome?.text ?? { text: '' }));
  await dialog.getByRole('button', { name: word('over.again') }).waitFor();
  await partner.leave();
});
