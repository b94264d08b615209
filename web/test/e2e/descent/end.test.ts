// The last turns of a quest of Descent in a real browser, won with the mouse. A twin of the quest runs beside the
// page: whatever the page asks or shows differently fails. The overlord sits at another machine.

import { expect, test } from 'vitest';
import { partnerAt } from '../hands/partner.ts';
import { mouse } from '../hands/seat.ts';
import { words } from '../house/catalogues.ts';
import { openedHouse } from '../house/opened-house.ts';
import { layFrom } from '../house/tables.ts';
import { playLine } from './hands.ts';
import { HEROES, lastTurns, OVERLORD, SECRET_WINDOWS, twinOf } from './line.ts';
import { NAMES, voice } from './voice.ts';

const house = openedHouse();

test('the last turns of a quest that bots have played so far, won by the heroes with the mouse', async () => {
  const line = await lastTurns(
    'won',
    { heroes: '2' },
    { heroes: 'novice', overlord: 'random' },
    { winner: 'heroes', most: 45, from: 8, handles: ['door', 'chest', 'pick-up', 'drink'] },
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
  const partner = await partnerAt(house.url, table, invitations[0]?.code ?? '', NAMES[OVERLORD], SECRET_WINDOWS);
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
