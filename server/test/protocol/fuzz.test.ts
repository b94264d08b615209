// Malformed messages: none crashes the server, none changes a table, and each is refused with a code.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { NO_LIMITS, type Server, startServer } from '../../index.ts';
import { errorBody, type ServerMessage, serverMessage } from '../../protocol.ts';
import { Client, call, makeTable, tokenOf } from '../client.ts';
import { testShelf } from '../shelf.ts';

/** More for a long night, and others than last night: FUZZ=100000 FUZZ_SEED=7. */
const MESSAGES = Number(process.env.FUZZ ?? 10_000);
const SEED = Number(process.env.FUZZ_SEED ?? 4);
const CALLS = MESSAGES / 40;
const SEATED = MESSAGES / 10;
const BATCH = 250;

let server: Server;
let url: string;
const data = mkdtempSync(join(tmpdir(), 'veillee-fuzz-'));

beforeAll(async () => {
  // The one that only talks nonsense never says hello.
  const limits = { ...NO_LIMITS, helloMs: 1e6 };
  server = await startServer({ host: '127.0.0.1', data, shelf: testShelf, limits, workers: 1 });
  ({ url } = server);
});
afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    -1,
    1e308,
    0.5,
    '__proto__',
    [],
    {},
    'x'.repeat(500),
    '\u0000',
    '9'.repeat(30),
  ),
  fc.anything({ withNullPrototype: true, maxDepth: 2 }),
);
const like = (table: string, token: string) =>
  fc.record(
    {
      t: fc.oneof(
        fc.constantFrom(
          'hello',
          'answer',
          'undo',
          'redo',
          'way',
          'rewind',
          'consent',
          'chat',
          'pause',
          'resign',
          'ping',
          'table',
        ),
        odd,
      ),
      id: fc.oneof(fc.string({ maxLength: 70 }), odd),
      seat: fc.oneof(fc.integer({ min: -1, max: 3 }), odd),
      decision: fc.oneof(fc.integer({ min: -1, max: 3 }), odd),
      picks: fc.oneof(fc.array(fc.constantFrom('x', '99', '__proto__')), odd),
      to: odd,
      request: odd,
      yes: odd,
      on: odd,
      text: odd,
      table: fc.oneof(fc.constant(table), odd),
      tokens: fc.oneof(fc.constant([token.slice(1)]), odd),
    },
    { requiredKeys: ['t'] },
  );

/** Frames that no client of ours would send. */
const frames = (table: string, token: string): fc.Arbitrary<string | Buffer> =>
  fc.oneof(
    { arbitrary: like(table, token).map(value => safely(value)), weight: 10 },
    { arbitrary: fc.json(), weight: 2 },
    { arbitrary: fc.string({ maxLength: 60 }), weight: 2 },
    { arbitrary: fc.uint8Array({ maxLength: 60 }).map(bytes => Buffer.from(bytes)), weight: 1 },
    {
      arbitrary: fc.constantFrom('{"t":"answer","id":"a"', '[', '"', 'x'.repeat(17_000), `${'['.repeat(8000)}`),
      weight: 1,
    },
  );

const safely = (value: unknown): string => {
  try {
    return JSON.stringify(value, (_, item) => (typeof item === 'bigint' ? String(item) : item)) ?? 'undefined';
  } catch {
    return '{}';
  }
};

test(`${MESSAGES} malformed messages crash nothing and change nothing`, async () => {
  const seats = [{ kind: 'me' }, { kind: 'me' }];
  const made = await makeTable(url, { game: 'tic-tac-toe', seats, seed: 'a-secret-seed-of-the-table' });
  const token = tokenOf(made, 0);
  // Its seat 1 is somebody else's: whatever comes over this connection may not move it.
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`);
  const answers: string[] = [];
  socket.on('message', data => answers.push(String(data)));
  await new Promise(resolve => socket.once('open', resolve));
  const all = fc.sample(frames(made.table.id, token), { numRuns: MESSAGES, seed: SEED });
  for (let n = 0; n < all.length; n += BATCH) {
    for (const frame of all.slice(n, n + BATCH)) socket.send(frame, { binary: typeof frame !== 'string' });
    // Everything before it is answered when this is.
    const before = answers.length;
    socket.send('{"t":"ping"}');
    while (answers.length < before + BATCH / 2 || answers.at(-1) !== '{"t":"pong"}') {
      if (socket.readyState !== WebSocket.OPEN) throw new Error(`cut after ${n} messages`);
      await new Promise(resolve => setTimeout(resolve, 2));
    }
  }
  expect(socket.readyState).toBe(WebSocket.OPEN);
  expect(answers.length).toBeGreaterThan(MESSAGES * 0.9);
  expect(answers.filter(answer => answer.includes(token.slice(1)) || answer.includes('a-secret-seed'))).toEqual([]);
  const codes = new Set<string>();
  const shapes = new Set<string>();
  for (const [n, answer] of answers.entries()) {
    const message = (n % 20 ? JSON.parse(answer) : serverMessage.parse(JSON.parse(answer))) as ServerMessage;
    shapes.add(message.t);
    if (message.t === 'error') codes.add(message.error.code);
  }
  expect([...shapes].sort()).toEqual(['error', 'pong']);
  expect([...codes]).toEqual(expect.arrayContaining(['malformed', 'forbidden', 'too-large']));
  expect([...codes]).not.toContain('internal');
  socket.terminate();
  const client = await Client.sit(url, made.table.id, [token]);
  expect(client.position).toBe(0);
  await client.answer(0, ['4']);
  await client.close();
});

test('messages of somebody seated who sends nonsense are refused one by one', async () => {
  const made = await makeTable(url, { game: 'night-market', seats: [{ kind: 'me' }, { kind: 'me' }] });
  const client = await Client.sit(url, made.table.id, [tokenOf(made, 0)]);
  const nonsense = like('AAAAAAAAAAAA', tokenOf(made, 1)).filter(
    ({ t }) => t !== 'hello' && t !== 'pause' && t !== 'resign' && t !== 'chat' && t !== 'rewind',
  );
  for (const value of fc.sample(nonsense, { numRuns: SEATED, seed: SEED + 1 })) client.raw(safely(value));
  client.send({ t: 'ping', last: true });
  await client.until(() => client.messages.at(-1)?.t === 'pong');
  const codes = new Set(client.messages.flatMap(m => (m.t === 'error' ? [m.error.code] : [])));
  expect([...codes]).not.toContain('internal');
  expect(client.position).toBe(0);
  await client.close();
});

test(`${CALLS} malformed calls are refused with codes`, async () => {
  const made = await makeTable(url, { game: 'tic-tac-toe', seats: [{ kind: 'me' }, { kind: 'me' }] });
  const { id } = made.table;
  const paths = ['', '/import', `/${id}/join`, `/${id}/leave`, `/${id}/return`, `/${id}/rematch`, `/${id}/continue`];
  const body = fc.oneof(
    fc.json(),
    fc
      .record(
        { token: odd, code: odd, name: odd, at: odd, save: odd, seats: odd, game: odd, options: odd, bot: odd },
        { requiredKeys: [] },
      )
      .map(safely),
  );
  const samples = fc.sample(fc.tuple(fc.constantFrom(...paths), body), { numRuns: CALLS, seed: SEED + 2 });
  for (const [path, text] of samples) {
    const answer = await call(url, `/api/tables${path}`, { body: text });
    expect(answer.status, `${path} ${text}`).toBeGreaterThanOrEqual(400);
    expect(errorBody.parse(answer.body).error.code, `${path} ${text}`).not.toBe('internal');
  }
  expect((await call(url, `/api/tables/${id}`)).body).toMatchObject({ position: 0, status: 'playing' });
});

test('who sends too much, too fast, is told so and then cut', async () => {
  const limited = await startServer({
    host: '127.0.0.1',
    data: join(data, 'limited'),
    shelf: testShelf,
    limits: {
      messagesAtOnce: 20,
      messagesPerSecond: 1,
      connectionsPerAddress: 2,
      addressCallsPerMinute: 30,
      // Long enough for a slow machine to say everything below before it is cut for not having said hello.
      helloMs: 2500,
      tablesPerIdentity: 2,
    },
  });
  const client = await Client.connect(limited.url);
  for (let n = 0; n < 1100; n++) client.send({ t: 'ping', id: `ping-${n}` });
  await client.until(() => client.closed);
  expect(client.closeCode).toBe(1008);
  const unheard = client.messages.flatMap(m => (m.t === 'error' ? [m.id] : []));
  expect(unheard.length).toBeGreaterThan(900);
  expect(new Set(unheard).size).toBe(unheard.length);
  expect(unheard).toContain('ping-500');
  expect(client.messages.filter(({ t }) => t === 'pong').length).toBeLessThan(30);
  expect(client.messages.some(m => m.t === 'error' && m.error.code === 'too-many')).toBe(true);
  // Silent connections are closed, and an address has only so many.
  const silent = await Client.connect(limited.url);
  const second = await Client.connect(limited.url);
  const third = await Client.connect(limited.url);
  await Promise.all([silent, second, third].map(each => each.until(() => each.closed)));
  for (let n = 0; n < 2; n++)
    await makeTable(limited.url, { game: 'tic-tac-toe', seats: [{ kind: 'me' }, { kind: 'me' }] });
  const body = { game: 'tic-tac-toe', name: 'A', seats: [{ kind: 'me' }, { kind: 'me' }] };
  const identity = 'an-identity-that-is-long-enough-0001';
  expect((await call(limited.url, '/api/tables', { body, identity })).status).toBe(429);
  let status = 200;
  for (let n = 0; n < 40 && status === 200; n++) ({ status } = await call(limited.url, '/api/health'));
  expect(status).toBe(429);
  await limited.close();
});
