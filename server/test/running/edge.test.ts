// The edges of a server: who says nothing, who comes through proxies, who sets the clock, whose disk is full, and what
// whoever starts it reads when it cannot start.

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { type ServerOptions, startServer } from '../../index.ts';
import { SqliteStore } from '../../store/sqlite.ts';
import { Client, call, makeTable } from '../client.ts';
import { testShelf } from '../shelf.ts';
import type { Health, WireError } from '../wire.ts';

const folder = mkdtempSync(join(tmpdir(), 'veillee-edge-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = (data: string, options: ServerOptions = {}) =>
  startServer({ host: '127.0.0.1', data: join(folder, data), shelf: testShelf, workers: 1, ...options });

const TWO = { game: 'tic-tac-toe', seats: [{ kind: 'me' }, { kind: 'me' }] };

async function ends(socket: Socket): Promise<string> {
  let heard = '';
  socket.on('data', data => {
    heard += String(data);
  });
  socket.on('error', () => {});
  // A reset is an end too: `once` of node:events would fail with it.
  await new Promise(resolve => socket.once('close', resolve));
  return heard;
}

/** What fails although it was quick fails; where the machine stood still for so long, it was not, and is tried again. */
async function quickly<T>(ms: number, work: () => Promise<T>): Promise<T> {
  for (;;) {
    const since = performance.now();
    try {
      return await work();
    } catch (error) {
      if (performance.now() - since < ms) throw error;
    }
  }
}

test('sockets that say nothing and bodies that never end are closed; what is quick goes on', async () => {
  // Long enough for what is quick, on a machine with much else to do.
  const [requestMs, silentMs] = [2000, 3000];
  const server = await start('slow', { limits: { requestMs, silentMs } });
  const { port } = new URL(server.url);
  const open = (said: string): Socket => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(said);
    return socket;
  };
  const head = 'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n';
  const dripping = open(`${head}\r\n{`);
  const drops = setInterval(() => dripping.write(' '), 50);
  const answers = await Promise.all([ends(open('')), ends(open(head)), ends(dripping)]);
  clearInterval(drops);
  for (const answer of answers.slice(1)) expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
  const { table } = await quickly(requestMs, () => makeTable(server.url, { ...TWO, spectators: true }));
  const client = await quickly(requestMs, () => Client.sit(server.url, table.id, []));
  await new Promise(resolve => setTimeout(resolve, silentMs + 500));
  expect(client.closed).toBe(false);
  await client.close();
  await server.close();
});

test('an address is believed as many proxies deep as there are, and no deeper', async () => {
  const codes = async (url: string, forwarded: readonly string[]): Promise<number[]> => {
    const statuses: number[] = [];
    for (const each of forwarded)
      statuses.push((await fetch(`${url}/api/health`, { headers: { 'x-forwarded-for': each } })).status);
    return statuses;
  };
  const limits = { addressCallsPerMinute: 2 };
  const none = await start('proxy-0', { limits });
  expect(await codes(none.url, ['10.0.0.1', '10.0.0.2', '10.0.0.3'])).toEqual([200, 200, 429]);
  await none.close();
  const one = await start('proxy-1', { limits, trustProxy: 1 });
  // Whoever calls may claim anything before what the proxy adds.
  expect(await codes(one.url, ['1.1.1.1, 10.0.0.1', '2.2.2.2, 10.0.0.1', '3.3.3.3, 10.0.0.1'])).toEqual([
    200, 200, 429,
  ]);
  expect(await codes(one.url, ['3.3.3.3, 10.0.0.2', '10.0.0.2', '10.0.0.2'])).toEqual([200, 200, 429]);
  await one.close();
  const two = await start('proxy-2', { limits, trustProxy: 2 });
  expect(await codes(two.url, ['10.0.0.1, 10.9.9.9', '10.0.0.1, 10.9.9.9', '10.0.0.1, 10.9.9.9'])).toEqual([
    200, 200, 429,
  ]);
  expect(await codes(two.url, ['10.0.0.2, 10.9.9.9'])).toEqual([200]);
  await two.close();
});

test('whoever sets the clock on the wall opens no gate and closes none', async () => {
  const server = await start('clock', { limits: { addressCallsPerMinute: 3 } });
  const status = async (): Promise<number> => (await fetch(`${server.url}/api/health`)).status;
  const real = Date.now();
  const clock = vi.spyOn(Date, 'now');
  try {
    expect([await status(), await status(), await status(), await status()]).toEqual([200, 200, 200, 429]);
    clock.mockReturnValue(real + 3_600_000);
    expect(await status()).toBe(429);
    clock.mockReturnValue(real - 3_600_000);
    expect(await status()).toBe(429);
  } finally {
    clock.mockRestore();
  }
  await server.close();
});

test('the store is for its own user alone, also one that was open before', async () => {
  const data = join(folder, 'mine', 'data');
  const mode = (path: string): number => statSync(path).mode & 0o777;
  const look = async (): Promise<void> => {
    const server = await startServer({ host: '127.0.0.1', data, shelf: testShelf, workers: 1 });
    await makeTable(server.url, TWO);
    const files = readdirSync(data);
    expect(files).toEqual(expect.arrayContaining(['veillee.sqlite', 'veillee.sqlite-wal', 'veillee.lock']));
    for (const file of files) expect([file, mode(join(data, file)).toString(8)]).toEqual([file, '600']);
    await server.close();
  };
  await look();
  expect(mode(data)).toBe(0o700);
  execFileSync('chmod', ['644', join(data, 'veillee.sqlite'), join(data, 'veillee.lock')]);
  await look();
});

test('a folder that cannot be used, and a store that is newer, are said in a sentence', () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, 'x');
  expect(() => new SqliteStore(file)).toThrow(/^The folder .*a-file cannot be used as a store: something that is not/);
  expect(() => new SqliteStore(join(file, 'below'))).toThrow('something that is not a folder');
  const noise = join(folder, 'noise');
  mkdirSync(noise);
  writeFileSync(join(noise, 'veillee.sqlite'), 'this is no database at all '.repeat(100));
  expect(() => new SqliteStore(noise)).toThrow('noise cannot be used as a store: file is not a database');
  const newer = join(folder, 'newer');
  mkdirSync(newer);
  const db = new DatabaseSync(join(newer, 'veillee.sqlite'));
  db.exec('create table migrations (version integer primary key, done text not null) strict');
  db.exec("insert into migrations values (99, 'tomorrow')");
  db.close();
  expect(() => new SqliteStore(newer)).toThrow(
    /newer was written by a newer Veillée \(schema 99; this one knows \d+\)/,
  );
  // Whatever was refused holds no lock.
  expect(() => new SqliteStore(newer)).toThrow('newer Veillée');
});

test.each([
  ['a file for a folder', { DATA: fileURLToPath(import.meta.url) }, /^The folder .* cannot be used as a store/],
  [
    'no database',
    { DATABASE_URL: 'postgres://who:secret@127.0.0.1:9/veillee' },
    /^PostgreSQL at 127.0.0.1:9 cannot be used/,
  ],
  ['an odd port', { PORT: 'abc' }, /^PORT is a whole number from 0 to 65535, not abc\.$/],
  ['an odd number of proxies', { TRUST_PROXY: 'yes' }, /^TRUST_PROXY is a whole number from 0 to 100, not yes\.$/],
])('a server with %s ends with a sentence and no stack', async (_, env, sentence) => {
  const main = fileURLToPath(new URL('../../main.ts', import.meta.url));
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0', CI: '1', LOG: 'silent', DATA: join(folder, 'unused'), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', data => {
    said += String(data);
  });
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(said.trim()).toMatch(sentence);
  expect(said.trim().split('\n')).toHaveLength(1);
  expect(said).not.toContain('secret');
});

const isRoot = process.getuid?.() === 0 && process.platform === 'linux';

test.runIf(isRoot)(
  'a full disk: nothing is acknowledged, health says why, and with room again play goes on',
  async () => {
    const disk = join(folder, 'disk');
    mkdirSync(disk);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'none', disk], { stdio: 'pipe' });
    } catch {
      // A container that may not mount anything: the test below has its own way.
      return;
    }
    const server = await startServer({ host: '127.0.0.1', data: join(disk, 'data'), shelf: testShelf, workers: 1 });
    try {
      const fill = (): void => {
        for (const size of [65_536, 4096, 1])
          for (let n = 0; ; n++)
            try {
              writeFileSync(join(disk, `ballast-${size}-${n}`), Buffer.alloc(size));
            } catch {
              break;
            }
      };
      const empty = (): void => {
        for (const file of readdirSync(disk)) if (file.startsWith('ballast')) rmSync(join(disk, file));
      };
      await refusesAndRecovers(server.url, 'full', fill, empty);
    } finally {
      await server.close();
      execFileSync('umount', [disk]);
    }
  },
);

test('a store that cannot be written: nothing is acknowledged, health says so, and when it can, play goes on', async () => {
  const server = await start('locked');
  // Somebody else's hand on the file is the nearest thing to a broken disk that every machine has.
  const other = new DatabaseSync(join(folder, 'locked', 'veillee.sqlite'));
  await refusesAndRecovers(
    server.url,
    'failing',
    () => other.exec('begin immediate'),
    () => other.exec('rollback'),
  );
  other.close();
  await server.close();
});

async function refusesAndRecovers(url: string, trouble: string, spoil: () => void, mend: () => void): Promise<void> {
  const made = await makeTable(url, TWO);
  const client = await Client.sitAll(url, made);
  await client.answer(0, ['4']);
  expect((await call<Health>(url, '/api/health')).body).toMatchObject({ ok: true });
  spoil();
  const message = { t: 'answer', id: 'no-room', seat: 1, decision: client.decisions.get(1)?.id, picks: ['0'] };
  // What room is left in files that are there already is used up first.
  let refused: WireError | undefined;
  for (let n = 0; n < 500 && !refused; n++)
    ({ error: refused } = await client.ask({ t: 'chat', seat: 0, text: `${n} `.repeat(100) }));
  expect(refused?.code).toBe('busy');
  const [answered, created] = await Promise.all([
    client.ask(message),
    call<{ error: WireError }>(url, '/api/tables', { body: { ...TWO, name: 'Bea' } }),
    expect.poll(async () => (await call<Health>(url, '/api/health')).body).toMatchObject({ ok: false, trouble }),
  ]);
  expect(answered.error?.code).toBe('busy');
  expect([created.status, created.body.error.code]).toEqual([503, 'busy']);
  expect((await call(url, '/api/health')).status).toBe(503);
  expect(client.position).toBe(1);
  mend();
  await expect.poll(async () => (await client.ask(message)).ack).toBe(2);
  await client.until(() => client.position === 2 && client.decisions.has(0), 'the answer');
  await expect.poll(async () => (await call<Health>(url, '/api/health')).body.ok).toBe(true);
  await client.close();
}
