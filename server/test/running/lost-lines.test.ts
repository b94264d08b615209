// PostgreSQL breaks every line to it again and again, and is restarted, while people play: the server lives, nothing that
// was acknowledged is lost, and nothing is done twice.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, startProcess } from '../../load.ts';
import { Client, call, makeTable } from '../client.ts';
import { type Postgres, startPostgres } from '../postgres-server.ts';
import type { Health } from '../wire.ts';

/** More for a long night: TERMINATIONS=100. */
const TERMINATIONS = Number(process.env.TERMINATIONS ?? 20);
const TABLES = 4;

const folder = mkdtempSync(join(tmpdir(), 'veillee-lost-'));
let postgres: Postgres;
let server: ServerProcess;

beforeAll(async () => {
  postgres = await startPostgres(folder);
  server = await startProcess(postgres.url, {
    data: folder,
    script: fileURLToPath(new URL('../process.ts', import.meta.url)),
  });
});
afterAll(async () => {
  await server?.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** One question to the database over a line of its own. */
async function query(sql: string, values: unknown[] = []): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: postgres.url });
  client.on('error', () => {});
  await client.connect();
  try {
    return await client.query(sql, values);
  } finally {
    await client.end().catch(() => {});
  }
}

interface Player {
  readonly table: string;
  readonly client: Client;
  /** What was acknowledged, and where it led. */
  readonly done: { readonly id: string; readonly position: number }[];
  refused: number;
}

async function sit(): Promise<Player> {
  const made = await makeTable(server.url, { game: 'treadmill', seats: [{ kind: 'me' }, { kind: 'me' }] });
  const client = await Client.sitAll(server.url, made);
  return { table: made.table.id, client, done: [], refused: 0 };
}

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/** Answers whatever is asked; what is refused as busy is said again under the same id. */
async function play(player: Player, goesOn: () => boolean): Promise<void> {
  const { client, done } = player;
  for (let n = 1; goesOn(); n++) {
    await client.until(() => client.decisions.size > 0, 'a question');
    const [decision] = client.decisions.values();
    if (!decision) continue;
    const { seat } = decision;
    // What lists show is written in a transaction of several statements, an answer in one statement.
    const message =
      n % 2
        ? { t: 'answer', id: `${n}`, seat, decision: decision.id, picks: ['left'] }
        : { t: 'prefer', id: `${n}`, seat, windows: { [`w${n % 40}`]: 'ask' } };
    for (;;) {
      const { ack, error } = await client.ask(message);
      if (ack !== undefined) {
        done.push({ id: message.id, position: ack });
        await client.until(() => client.position >= ack, 'news of it');
        break;
      }
      expect(error?.code).toBe('busy');
      player.refused++;
      await pause(50);
    }
  }
}

test(`${TERMINATIONS} broken lines and a restart under play: nothing acknowledged is lost or done twice`, async () => {
  const players = await Promise.all(Array.from({ length: TABLES }, sit));
  let goesOn = true;
  const playing = Promise.all(players.map(player => play(player, () => goesOn)));
  let broken = 0;
  const breakLines = async (): Promise<void> => {
    const { rowCount } = await query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'veillee' and pid <> pg_backend_pid()`,
    );
    broken += rowCount ?? 0;
    await pause(30);
  };
  while (broken < TERMINATIONS / 2) await breakLines();
  await postgres.restart();
  while (broken < TERMINATIONS) await breakLines();
  const before = players.map(({ done }) => done.length);
  const started = performance.now();
  while (players.some(({ done }, i) => done.length < (before[i] ?? 0) + 5) && performance.now() - started < 20_000)
    await pause(20);
  goesOn = false;
  await playing;
  expect(server.child.exitCode).toBeNull();
  for (const { table, client, done } of players) {
    expect(done.length).toBeGreaterThan(5);
    const { rows } = await query('select seq, op from ops where table_id = $1 order by seq', [table]);
    const ids = rows.map(({ op }) => (JSON.parse(op) as { id: string }).id);
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i + 1));
    // Each stands exactly where it was said to stand, and nothing else was written.
    expect(done.map(({ id, position }) => [position, id])).toEqual(ids.map((id, i) => [i + 1, id]));
    expect(client.position).toBe(rows.length);
    await client.close();
  }
  expect((await call<Health>(server.url, '/api/health')).body).toMatchObject({ ok: true });
});

test('while it is away, health says so and answers are busy; when it is back, play goes on', async () => {
  const { client } = await sit();
  const [decision] = client.decisions.values();
  await postgres.stop();
  await expect
    .poll(async () => (await call<Health>(server.url, '/api/health')).body)
    .toMatchObject({ ok: false, trouble: 'unreachable' });
  expect((await call(server.url, '/api/health')).status).toBe(503);
  const message = { t: 'answer', id: 'patience', seat: 0, decision: decision?.id, picks: ['left'] };
  expect((await client.ask(message)).error?.code).toBe('busy');
  const late = await Client.connect(server.url);
  late.send({ t: 'hello', table: client.facts?.id, tokens: [] });
  await late.until(() => late.closed, 'the door');
  expect(late.closeCode).toBe(1013);
  expect(late.messages).toMatchObject([{ t: 'error', error: { code: 'busy' } }]);
  await postgres.start();
  await expect.poll(async () => (await client.ask(message)).ack).toBe(1);
  await client.until(() => client.position === 1, 'the answer');
  expect((await client.ask(message)).ack).toBe(1);
  expect((await call<Health>(server.url, '/api/health')).body).toMatchObject({ ok: true });
  await client.close();
});
