// Bots play on while nobody is connected, never wildly, and not for ever.

import { cpSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NO_LIMITS, type Server, type ServerOptions } from '../../index.ts';
import type { Created, Joined, TableFacts } from '../../protocol.ts';
import { Client, call, IDENTITY, makeTable, refusal, tokenOf } from '../client.ts';
import { houseOf } from '../house.ts';

/** Long enough for a machine with much else to do. */
const PATIENCE_MS = 60_000;
const SWEPT = 1e9;
/** Nobody plays at night. */
const NOBODY = { tables: 0, decisions: 1, restMs: 1 };

const { folder, start: startAt } = houseOf('night', { limits: NO_LIMITS });
const start = (hall: ServerOptions['hall'] = {}, data = folder()): Promise<Server> => startAt({ data, hall });

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

const look = async ({ url }: Server, { table: { id } }: Created): Promise<TableFacts> =>
  (await call<TableFacts>(url, `/api/tables/${id}`)).body;

async function until(server: Server, made: Created, done: (facts: TableFacts) => boolean): Promise<TableFacts> {
  for (const end = Date.now() + PATIENCE_MS; ; await pause(5)) {
    const facts = await look(server, made);
    if (done(facts)) return facts;
    if (Date.now() > end) throw new Error(`nothing came of ${JSON.stringify(facts)}`);
  }
}

const isOver = ({ status }: TableFacts): boolean => status === 'over';
const robots = [
  { kind: 'bot', bot: 'random' },
  { kind: 'bot', bot: 'dreamer' },
];

test('a table of bots alone is played to its end with nobody there', async () => {
  const server = await start();
  const made = await makeTable(server.url, { game: 'tic-tac-toe', seats: robots });
  expect((await until(server, made, isOver)).outcome).toBeDefined();
});

test('bots stand in for people who left and closed their doors', async () => {
  const server = await start();
  const { url } = server;
  const made = await makeTable(url, { game: 'tic-tac-toe', seats: [{ kind: 'me' }, { kind: 'friend' }] });
  const [{ code } = { code: '' }] = made.invitations;
  const path = `/api/tables/${made.table.id}`;
  const joined = await call<Joined>(url, `${path}/join`, { body: { code, name: 'Bea' } });
  await call(url, `${path}/leave`, { body: { token: tokenOf(made, 0), bot: 'random' } });
  // Bea is not connected, but it is her turn: nobody answers for her.
  const facts = await until(server, made, ({ toAct }) => toAct.includes(1));
  await pause(50);
  expect(await look(server, made)).toMatchObject({ position: facts.position, toAct: [1] });
  await call(url, `${path}/leave`, { body: { token: joined.body.token, bot: 'dreamer' } });
  await until(server, made, isOver);
});

test('a person who is away finds that the bots have moved, up to the own turn', async () => {
  const server = await start();
  const { url, hall } = server;
  const seats = [{ kind: 'bot', bot: 'dreamer' }, { kind: 'me' }];
  const made = await makeTable(url, { game: 'tic-tac-toe', seats });
  expect((await until(server, made, ({ toAct }) => toAct.includes(1))).position).toBe(1);
  // Now that no bot is due the table leaves memory.
  for (let n = 0; n < 500 && hall.live > 0; n++) {
    await hall.sweep(performance.now() + SWEPT);
    await pause(5);
  }
  expect(hall.live).toBe(0);
  const client = await Client.sit(url, made.table.id, [tokenOf(made, 1)]);
  await client.answer(1, ['8']);
  client.cut();
  expect(await until(server, made, ({ position }) => position === 3)).toMatchObject({ toAct: [1] });
});

test('tables where bots are due may be put away, and are played all the same', async () => {
  const server = await start({ shift: { tables: 1, decisions: 1, restMs: 10 } });
  const made: Created[] = [];
  for (let n = 0; n < 5; n++) made.push(await makeTable(server.url, { game: 'tic-tac-toe', seats: robots }));
  for (let n = 0; n < 20; n++) {
    await server.hall.sweep(performance.now() + SWEPT);
    await pause(5);
  }
  for (const each of made) await until(server, each, isOver);
});

test('bots that were due when the server stopped are due when it starts again', async () => {
  const data = folder();
  const first = await start({ shift: NOBODY }, data);
  const made = await makeTable(first.url, { game: 'tic-tac-toe', seats: robots });
  await pause(50);
  expect((await look(first, made)).position).toBe(0);
  await first.close();
  const second = await start({}, data);
  // Nobody asks for the table: it is found over.
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end && second.hall.night.size > 0; ) await pause(5);
  await until(second, made, isOver);
});

test('so are those of a server that was killed, whatever its lists last said', async () => {
  const data = folder();
  const first = await start({ shift: NOBODY }, data);
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
  const made = await makeTable(first.url, { game: 'tic-tac-toe', seats });
  const { id } = made.table;
  await first.hall.perform(id, table => table.answerTo(0, table.decision(0)?.id ?? -1, ['4']));
  const [listed] = await first.hall.store.withBots(0);
  expect(listed).toMatchObject({ seq: 1, facts: { position: 0, toAct: [0] } });
  // What a killed server leaves behind.
  const left = folder();
  cpSync(data, left, { recursive: true });
  const second = await start({}, left);
  expect(await until(second, made, ({ position }) => position === 2)).toMatchObject({ toAct: [0] });
});

test('bots at night take their time, however many tables wait for them', async () => {
  const restMs = 20;
  const server = await start({ shift: { tables: 2, decisions: 5, restMs } });
  const made: Created[] = [];
  const seats = [
    { kind: 'bot', bot: 'random' },
    { kind: 'bot', bot: 'random' },
  ];
  for (let n = 0; n < 12; n++) made.push(await makeTable(server.url, { game: 'treadmill', seats }));
  const decisions = async (): Promise<number[]> =>
    Promise.all(made.map(async each => (await look(server, each)).position));
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
  const before = sum(await decisions());
  const began = performance.now();
  await pause(1000);
  const after = await decisions();
  const most = (2 * (performance.now() - began)) / restMs;
  expect(sum(after) - before).toBeLessThanOrEqual(most + 4);
  // Each has its turn.
  await expect.poll(async () => Math.min(...(await decisions())), { timeout: 20_000 }).toBeGreaterThan(0);
});

test('bots that go on for ever are stopped, visibly, and go on when somebody says so', async () => {
  const data = folder();
  const shift = { tables: 2, decisions: 25, restMs: 0 };
  const server = await start({ mostAlone: 60, shift }, data);
  const { url } = server;
  const seats = [
    { kind: 'bot', bot: 'random' },
    { kind: 'bot', bot: 'random' },
  ];
  const made = await makeTable(url, { game: 'treadmill', seats });
  const path = `/api/tables/${made.table.id}`;
  const stopped = await until(server, made, ({ status }) => status === 'paused');
  expect(stopped).toMatchObject({ stopped: 'endless', position: 61, toAct: [0] });
  const { body } = await call<{ mine: TableFacts[] }>(url, '/api/tables', { identity: IDENTITY });
  expect(body.mine).toMatchObject([{ id: made.table.id, status: 'paused', stopped: 'endless' }]);
  expect(await refusal(url, `${path}/resume`, { body: {} })).toBe('forbidden');
  // It stays stopped over a restart.
  await server.close();
  const again = await start({ mostAlone: 60, shift }, data);
  await pause(50);
  expect(await look(again, made)).toMatchObject({ status: 'paused', position: 61 });
  await call(again.url, `${path}/resume`, { body: {}, identity: IDENTITY });
  const further = await until(again, made, ({ position, status }) => position > 61 && status === 'paused');
  expect(further).toMatchObject({ stopped: 'endless', position: 123 });
});

test('a person is never stopped, and whoever comes back to a stopped table plays on', async () => {
  const server = await start({ mostAlone: 10, shift: { tables: 2, decisions: 25, restMs: 0 } });
  const { url } = server;
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
  const made = await makeTable(url, { game: 'treadmill', seats });
  const client = await Client.sit(url, made.table.id, [tokenOf(made, 0)]);
  for (let n = 0; n < 30; n++) {
    await client.until(() => client.decisions.has(0));
    await client.answer(0, ['left']);
  }
  const path = `/api/tables/${made.table.id}`;
  await call(url, `${path}/leave`, { body: { token: tokenOf(made, 0), bot: 'random' } });
  await client.until(() => client.facts?.stopped === 'endless', 'the stop');
  await call(url, `${path}/return`, { body: { token: tokenOf(made, 0) } });
  await client.until(() => client.facts?.status === 'playing' && client.decisions.has(0), 'play');
  expect(client.facts).not.toHaveProperty('stopped');
  await client.answer(0, ['right']);
  await client.close();
});
