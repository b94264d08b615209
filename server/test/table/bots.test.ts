// Bots think in worker threads: they play whole games, dream of tables, and neither sleepers nor liars stop a game.

import { expect, test } from 'vitest';
import { Client, call, makeTable, tokenOf } from '../client.ts';
import { houseOf } from '../house.ts';

const server = await houseOf('bots').start({ hall: { botLimitMs: 700 } });
const { url } = server;

/** Plays seat 0 with the first option until the game is over. */
async function playToTheEnd(client: Client): Promise<void> {
  for (let n = 0; n < 300 && client.facts?.status !== 'over'; n++) {
    await client.until(() => client.decisions.has(0) || client.facts?.status === 'over', 'a decision');
    const decision = client.decisions.get(0);
    if (!decision) continue;
    const picks = decision.range ? [String(decision.range.min)] : decision.options.slice(0, 1).map(({ key }) => key);
    // Where the first answer counts, a bot may be quicker.
    await client.answer(0, picks).catch((error: Error) => expect(error.message).toMatch(/^(stale|foreign|over)/));
  }
  expect(client.facts?.status).toBe('over');
}

test('bots that dream and bots that roll dice play a whole game', async () => {
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'dreamer', name: 'Rêveur' }, { kind: 'bot', bot: 'random' }];
  const made = await makeTable(url, { game: 'night-market', seats });
  expect(made.table.seats.map(({ name }) => name)).toEqual(['Ann', 'Rêveur', 'random']);
  const client = await Client.sit(url, made.table.id, [tokenOf(made, 0)]);
  await playToTheEnd(client);
  await client.close();
  const metrics = (await call<string>(url, '/metrics')).body;
  expect(Number(/veillee_bot_seconds_count (\d+)/.exec(metrics)?.[1])).toBeGreaterThan(3);
});

test('where the first to answer has the word, bots wait for people, who may leave it to them', async () => {
  const made = await makeTable(url, { game: 'doorway', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
  const client = await Client.sit(url, made.table.id, [tokenOf(made, 0)]);
  const gone = () => (client.views.get(0) as { readonly gone: readonly number[] }).gone;
  await client.answer(0, ['go']);
  await client.answer(0, ['run']);
  expect(gone()).toEqual([0, 0]);
  await client.answer(0, []);
  await client.until(() => gone().length === 3, 'the bot’s turn');
  expect(gone()).toEqual([0, 0, 1]);
  await client.close();
});

test('where deeds go to and fro, a bot does one after each of a person, and ends its part only after theirs', async () => {
  const made = await makeTable(url, { game: 'ditch', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'digger' }] });
  const client = await Client.sit(url, made.table.id, [tokenOf(made, 0)]);
  const ditch = () => client.views.get(0) as { readonly dug: readonly number[]; readonly ended: readonly number[] };
  for (const dug of [
    [0, 1],
    [0, 1, 0, 1],
  ]) {
    await client.answer(0, ['dig']);
    await client.until(() => ditch().dug.length === dug.length, 'the bot’s deed');
    expect(ditch()).toMatchObject({ dug, ended: [] });
  }
  await client.answer(0, []);
  await client.until(() => ditch().ended.length === 2, 'the end of the bot’s part');
  expect(ditch()).toMatchObject({ dug: [0, 1, 0, 1], ended: [0, 1] });
  await client.close();
});

test('a bot that could think for ever is told when it is late, and its own answer counts', async () => {
  const made = await makeTable(url, { game: 'tic-tac-toe', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'ponderer' }] });
  const client = await Client.sit(url, made.table.id, [tokenOf(made, 0)]);
  for (const [square, entries] of [
    ['4', 2],
    ['0', 4],
  ] as const) {
    await client.answer(0, [square]);
    await client.until(() => client.entries === entries, 'an answer for the ponderer');
  }
  expect(client.views.get(0)).toMatchObject({ squares: [0, -1, -1, -1, 0, -1, -1, 1, 1] });
  await client.close();
});

test('a bot that never ends is answered for at random, and so is one that lies', async () => {
  for (const bot of ['sleeper', 'liar']) {
    const made = await makeTable(url, { game: 'tic-tac-toe', seats: [{ kind: 'me' }, { kind: 'bot', bot }] });
    const client = await Client.sit(url, made.table.id, [tokenOf(made, 0)]);
    await client.answer(0, ['4']);
    await client.until(() => client.entries === 2, `an answer for the ${bot}`);
    await client.close();
  }
  const metrics = (await call<string>(url, '/metrics')).body;
  expect(Number(/veillee_bot_timeouts_total (\d+)/.exec(metrics)?.[1])).toBeGreaterThanOrEqual(1);
});

test('while a bot thinks, others play on', async () => {
  const slow = await makeTable(url, { game: 'tic-tac-toe', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'sleeper' }] });
  const one = await Client.sit(url, slow.table.id, [tokenOf(slow, 0)]);
  await one.answer(0, ['4']);
  const fast = await makeTable(url, { game: 'tic-tac-toe', seats: [{ kind: 'me' }, { kind: 'me' }] });
  const other = await Client.sitAll(url, fast);
  for (const [n, key] of ['0', '1', '2', '3'].entries()) await other.answer(n % 2, [key]);
  expect(one.entries).toBe(1);
  await one.close();
  await other.close();
});

test('bots wait while the game is paused, and play it out for who looks on', async () => {
  const made = await makeTable(url, { game: 'tic-tac-toe', seats: [{ kind: 'bot', bot: 'random' }, { kind: 'me' }] });
  const token = tokenOf(made, 1);
  const client = await Client.sit(url, made.table.id, [token]);
  await client.until(() => client.decisions.has(1));
  await client.ask({ t: 'pause', seat: 1, on: true });
  await client.ask({ t: 'pause', seat: 1, on: false });
  await call(url, `/api/tables/${made.table.id}/leave`, { body: { token, bot: 'random' } });
  // Somebody still looks on: the bots play it out.
  await client.until(() => client.facts?.status === 'over', 'the end');
  await client.close();
});
