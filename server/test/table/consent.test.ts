// Going back with consent: whoever left but may return has a say in it too.

import { expect, test } from 'vitest';
import { call } from '../client.ts';
import { houseOf } from '../house.ts';
import { sitTogether } from '../together.ts';

const server = await houseOf('consent').start();
const { url } = server;

/** Both have answered, and Bea has left her seat to a bot. */
async function twoOfWhomOneLeft() {
  const { id, ann, bea, tokens } = await sitTogether(url, { game: 'tic-tac-toe' });
  const path = `/api/tables/${id}`;
  const [, token] = tokens;
  await ann.answer(0, ['4']);
  await bea.until(() => bea.decisions.has(1));
  await bea.answer(1, ['0']);
  await ann.until(() => ann.entries === 2);
  await call(url, `${path}/leave`, { body: { token, bot: 'random' } });
  await ann.until(() => ann.facts?.seats[1]?.bot === 'random');
  return { ann, bea, path, token };
}

test('whoever left is asked, and may agree without coming back', async () => {
  const { ann, bea } = await twoOfWhomOneLeft();
  await ann.ask({ t: 'rewind', seat: 0, to: 0 });
  const { request, waitingFor } = await bea.next('request', 0);
  expect(waitingFor).toEqual([1]);
  expect(ann.entries).toBe(2);
  await bea.ask({ t: 'consent', seat: 1, request, yes: true });
  await ann.until(() => ann.entries === 0 && ann.decisions.has(0));
  await ann.close();
  await bea.close();
});

test('until they answer the request stays open, the table goes on, and whoever asked may withdraw it', async () => {
  const { ann, bea } = await twoOfWhomOneLeft();
  await bea.close();
  await ann.ask({ t: 'rewind', seat: 0, to: 0 });
  const { request } = await ann.next('request', 0);
  await ann.answer(0, ['8']);
  await ann.until(() => ann.entries === 4, 'the bot in her seat');
  await ann.ask({ t: 'consent', seat: 0, request, yes: false });
  expect(await ann.next('settled', 0)).toMatchObject({ request, yes: false });
  await ann.close();
});

test('whoever has resigned has no say', async () => {
  const { ann, bea, path, token } = await twoOfWhomOneLeft();
  await call(url, `${path}/return`, { body: { token } });
  await bea.ask({ t: 'resign', seat: 1 });
  await ann.until(() => ann.facts?.seats[1]?.resigned === true);
  await ann.ask({ t: 'rewind', seat: 0, to: 0 });
  await ann.until(() => ann.entries === 0);
  await ann.close();
  await bea.close();
});
