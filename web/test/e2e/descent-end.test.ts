// Descent to its end in a real browser: won with the mouse, lost by touch on a phone in French. A twin of the quest runs beside the
// page: whatever the page asks or shows differently fails. The overlord sits at another machine.

import type { Language } from '@veillee/kernel';
import { type Say, tableSpeaker } from '@veillee/text';
import { expect, test } from 'vitest';
import { allTexts, words } from './catalogues.ts';
import { playLine } from './descent-hands.ts';
import { HEROES, lastTurns, OVERLORD, twinOf } from './descent-line.ts';
import { foreignWords } from './french.ts';
import { PHONE } from './house.ts';
import { overflow } from './measures.ts';
import { openedHouse } from './opened-house.ts';
import { partnerAt } from './partner.ts';
import { finger, mouse } from './seat.ts';
import { layFrom } from './tables.ts';

const house = openedHouse();

const NAMES = ['Ysolde', 'Iris'] as const;
const voice = (language: Language): Say =>
  tableSpeaker(language, { names: NAMES, reader: HEROES }, allTexts(language, 'descent'));

test('the last turns of a quest that bots have played so far, won by the heroes with the mouse', async () => {
  const line = await lastTurns(
    'won',
    { heroes: '2' },
    { heroes: 'novice', overlord: 'random' },
    { winner: 'heroes', most: 45, handles: ['door', 'chest', 'pick-up', 'drink'] },
  );
  const twin = await twinOf(line);
  const say = voice('en');
  const word = words('en');
  const visitor = await house.visitor();
  const { page } = visitor;
  const { table, invitations } = await layFrom(visitor, line.saved ?? '', [
    { kind: 'me', name: NAMES[HEROES] },
    { kind: 'friend' },
  ]);
  const partner = await partnerAt(house.url, table, invitations[0]?.code ?? '', NAMES[OVERLORD]);
  const given = await playLine({ page, hand: mouse, say }, partner, line, twin);
  // Everything of a turn is done on the board: nobody needs the list of all options.
  expect([...given].filter(([, where]) => where.has('list'))).toEqual([]);
  expect([...(given.get('turn.act') ?? [])]).toEqual(expect.arrayContaining(['place', 'thing']));

  const dialog = page.getByRole('dialog', { name: word('over.won') });
  await dialog.waitFor();
  expect(twin.match.outcome?.won).toEqual([HEROES]);
  const said = await dialog.innerText();
  expect(said).toContain(say(twin.match.outcome?.text ?? { text: '' }));
  // Whoever has won goes on to the next quest.
  const next = say({ text: 'quest.durnog-brothers' });
  await dialog.getByRole('button', { name: word('evenings.next', { title: next }) }).waitFor();
  await partner.leave();
});

test('a quest that is lost, by touch on a phone, in French to the last word', async () => {
  const line = await lastTurns(
    'lost',
    { heroes: '2' },
    { heroes: 'novice', overlord: 'novice' },
    { winner: 'overlord', most: 30 },
  );
  const twin = await twinOf(line);
  const say = voice('fr');
  const word = words('fr');
  const visitor = await house.visitor({ viewport: PHONE, touch: true, settings: { language: 'fr' } });
  const { page } = visitor;
  const { table, invitations } = await layFrom(visitor, line.saved ?? '', [
    { kind: 'me', name: NAMES[HEROES] },
    { kind: 'friend' },
  ]);
  const partner = await partnerAt(house.url, table, invitations[0]?.code ?? '', NAMES[OVERLORD]);
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
