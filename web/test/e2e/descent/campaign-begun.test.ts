// A campaign from the shelf on, in a browser: its terms chosen by clicks; begun by two people in two browsers, each in a language of their own; a choice of the
// week taken back, the seat left to a bot and taken again. And a chapter that is over: its diary, and the next one on another device.

import { Match } from '@veillee/kernel';
import { expect, test } from 'vitest';
import type { TableFacts } from '../../../../server/protocol.ts';
import { finger, mouse, tap } from '../hands/seat.ts';
import { Twin } from '../hands/twin.ts';
import { words } from '../house/catalogues.ts';
import { PHONE } from '../house/house.ts';
import { openedHouse } from '../house/opened-house.ts';
import { layFrom } from '../house/tables.ts';
import { foreignWords } from '../looks/french.ts';
import { axeFindings, overflow } from '../looks/measures.ts';
import { type AtTable, answerByHand, shows } from './hands.ts';
import { layByHand } from './lay.ts';
import { HEROES, kitOfDescent, OVERLORD, type State } from './line.ts';
import { NAMES, voice } from './voice.ts';
import { answered, saved, week } from './weeks.ts';

const house = openedHouse();
const { kit } = await kitOfDescent();
const word = words('en');
const mot = words('fr');
const say = voice('en');

const TERMS = {
  play: 'campaign',
  length: 'short',
  preset: 'own',
  'sob-1': true,
  'soft-defeat': true,
  choosing: 'ready',
};
const SEED = 'two begin it';

/** The page and the twin go on together. */
const asked = (twin: Twin<State>) => {
  const { asked: decision } = twin;
  if (!decision) throw new Error('nobody is asked');
  return decision;
};

test('chosen by clicks, begun by two in two languages; a choice is taken back, and a bot keeps a seat for a while', async () => {
  const one = await house.visitor({ look: 'styled' });
  const { page } = one;
  await one.go('');
  const terms = { seed: SEED, options: TERMS };
  const { table, code } = await layByHand({ page, language: 'en', say, press: element => element.click() }, terms);
  const response = await fetch(`${house.url}/api/tables/${table}`);
  const facts = (await response.json()) as TableFacts;
  expect(facts.options).toMatchObject(TERMS);
  const two = await house.visitor({
    name: '',
    viewport: PHONE,
    touch: true,
    settings: { language: 'fr' },
    look: 'styled',
  });
  await two.go(`join/${table}/${code}`);
  await two.page.getByRole('textbox', { name: mot('join.name') }).fill(NAMES[OVERLORD]);
  await two.page.getByRole('button', { name: mot('shelf.sit') }).click();

  const twin = Twin.idle<State>(Match.start(kit.game, { seed: SEED, seats: 2, options: facts.options }));
  const hands: readonly AtTable[] = [
    { page, hand: mouse, say },
    { page: two.page, hand: finger, say: voice('fr', OVERLORD) },
  ];
  const answer = async (prompt: string, picks: readonly string[]): Promise<void> => {
    const decision = asked(twin);
    expect(decision.prompt).toBe(prompt);
    const where = await answerByHand(hands[decision.seat] as AtTable, twin, decision, picks);
    expect(where, prompt).not.toBe('list');
    twin.answer(decision, picks);
  };
  await answer('week.avatar', ['avatar:titan']);
  await answer('week.firstUpgrades', []);
  await answer('week.plot', ['plot:as-0']);
  expect(await foreignWords(two.page, 'descent')).toEqual([]);
  expect(await overflow(two.page)).toEqual([]);
  await answer('week.orders', []);
  // By the variants that were chosen, and in the length.
  expect((twin.state as { legend?: { variants: string[] } }).legend?.variants).toEqual(
    expect.arrayContaining(['sob-1', 'soft-defeat', 'length-short']),
  );
  await answer('week.march', ['train']);
  expect(asked(twin).prompt).toBe('week.training');
  await shows(hands[HEROES] as AtTable, twin, asked(twin));
  await page.getByRole('button', { name: word('bar.undo') }).click();
  twin.match.undo(HEROES);
  expect(asked(twin).prompt).toBe('week.march');
  await shows(hands[HEROES] as AtTable, twin, asked(twin));

  // Called away: a bot plays on, and the seat is there for whoever comes back.
  const token = await page.evaluate(id => {
    const kept = JSON.parse(localStorage.getItem('veillee.seats') ?? '{}');
    return String(Object.values(kept[id]?.seats ?? {})[0]);
  }, table);
  await fetch(`${house.url}/api/tables/${table}/leave`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  await page.getByText(word('standIn.text')).waitFor();
  await page.getByRole('button', { name: word('standIn.back') }).click();
  await page.getByText(word('standIn.text')).waitFor({ state: 'detached' });
  await page.locator('.des-week, .des-table').first().waitFor();
});

test('a chapter that is over: its diary, opened and as it is printed; from its file another device goes on with the next week', async () => {
  const over = answered(
    week(
      'chapter',
      ({ legend }) => {
        legend.party.at = 'thelsvan-trail';
        legend.today.boards = 1;
      },
      { at: 'there' },
    ),
    'week.there',
    [],
  );
  expect(over.over).toBe(true);
  const seats = [
    { kind: 'me', name: NAMES[HEROES] },
    { kind: 'bot', bot: 'random', name: NAMES[OVERLORD] },
  ] as const;
  const one = await house.visitor({ look: 'styled' });
  const { page } = one;
  const { table } = await layFrom(one, saved(over), seats);
  const title = say({
    text: 'campaign.chapter',
    with: { week: 2, place: 'outside', location: { text: 'location.thelsvan-trail' } },
  });
  const onward = word('evenings.next', { title });
  await page.getByRole('button', { name: onward }).waitFor();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say({ text: 'diary.book' }) })
    .click();
  const book = page.getByRole('dialog', { name: say({ text: 'diary.book' }) });
  await book.locator('.des-book-spread[data-shown]').waitFor();
  expect(await axeFindings(page, '.des-book')).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  // On paper there is the book and nothing else.
  expect(await page.locator('.des-book-page').first().isVisible()).toBe(true);
  expect(await page.locator('.v-slip').filter({ visible: true }).count()).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  const token = await page.evaluate(id => {
    const kept = JSON.parse(localStorage.getItem('veillee.seats') ?? '{}');
    return String(Object.values(kept[id]?.seats ?? {})[0]);
  }, table);
  const file = await fetch(`${house.url}/api/tables/${table}/campaign/export`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const campaign = await file.text();
  await one.leave();

  const again = await house.visitor({ look: 'styled', viewport: PHONE, touch: true });
  const { table: here } = await layFrom(again, campaign, seats);
  await tap(again.page.getByRole('button', { name: onward }));
  await again.page.waitForURL(url => url.hash.includes('#/table/') && !url.hash.includes(here));
  await again.page
    .locator('.top-bar')
    .getByText(word('bar.turn', { unit: 'week', turn: 2 }))
    .waitFor();
  await again.page.locator('.v-map').first().waitFor();
});
