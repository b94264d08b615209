// Two real server processes on a real PostgreSQL: one table played from both sides never parts into two games.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Match } from '@veillee/kernel';
import { nightMarket } from '@veillee/kernel/test/night-market';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type ServerProcess, startProcess } from '../../load.ts';
import type { Created, Joined, TablesList } from '../../protocol.ts';
import { PostgresStore } from '../../store/postgres.ts';
import type { Op, Setup } from '../../tables/ops.ts';
import { type Account, ON_THE_HOUSE } from '../../work.ts';
import { Client, call, IDENTITY, makeTable, tokenOf } from '../client.ts';
import { type Postgres, startPostgres } from '../postgres-server.ts';

const script = fileURLToPath(new URL('../process.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'veillee-postgres-'));
let postgres: Postgres | undefined;
let databaseUrl: string;
const servers: ServerProcess[] = [];
let one: string;
let two: string;

const begin = (): Promise<ServerProcess> => startProcess(databaseUrl, { data: folder, script });

beforeAll(async () => {
  postgres = await startPostgres(folder);
  databaseUrl = postgres.url;
  // Both at once: one of them migrates.
  servers.push(...(await Promise.all([begin(), begin()])));
  [one, two] = servers.map(({ url }) => url) as [string, string];
});
afterAll(async () => {
  await Promise.all(servers.map(server => server.stop()));
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Ann at the first process, Bea at the second. */
async function apart(
  body: object,
): Promise<{ made: Created; ann: Client; bea: Client; annToken: string; beaToken: string }> {
  const made = await makeTable(one, { seats: [{ kind: 'me' }, { kind: 'friend' }], ...body });
  const code = made.invitations[0]?.code;
  const path = `/api/tables/${made.table.id}/join`;
  const { token: beaToken } = (await call<Joined>(two, path, { body: { code, name: 'Bea' } })).body;
  const annToken = tokenOf(made, 0);
  const ann = await Client.sit(one, made.table.id, [annToken]);
  const bea = await Client.sit(two, made.table.id, [beaToken]);
  await ann.until(() => ann.facts?.status === 'playing', 'the start');
  return { made, ann, bea, annToken, beaToken };
}

/** The ops of a table as they lie in the store. */
async function opsOf(table: string): Promise<{ setup: Setup; ops: Op[]; seqs: number[] }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query('select seq, op from ops where table_id = $1 order by seq', [table]);
  const { rows: tables } = await client.query('select setup from tables where id = $1', [table]);
  await client.end();
  return {
    setup: JSON.parse(tables[0].setup),
    ops: rows.map(({ op }) => JSON.parse(op)),
    seqs: rows.map(({ seq }) => seq),
  };
}

test('a game is played from both sides, with news, chat and presence across processes', async () => {
  const { ann, bea } = await apart({ game: 'tic-tac-toe' });
  const sides = [ann, bea] as const;
  await ann.until(() => ann.facts?.seats[1]?.present === true, 'Bea’s presence');
  await bea.until(() => bea.facts?.seats[0]?.present === true, 'Ann’s presence');
  for (const [n, key] of ['4', '0', '2', '6', '3', '5', '1', '7'].entries()) {
    const side = sides[n % 2] as Client;
    await side.until(() => side.decisions.has(n % 2), `decision ${n}`);
    await side.answer(n % 2, [key]);
  }
  for (const side of sides) await side.until(() => side.facts?.status === 'over', 'the end');
  expect(ann.views.get(0)).toEqual(bea.views.get(1));
  await ann.ask({ t: 'chat', seat: 0, text: 'Bien joué' });
  await bea.until(() => bea.messages.some(m => m.t === 'chat' && m.line.text === 'Bien joué'));
  await bea.close();
  await ann.until(() => ann.facts?.seats[1]?.present === false, 'Bea’s leaving');
  await ann.close();
});

test('answers given at once through both processes never fork the game', async () => {
  const { made, ann, bea } = await apart({ game: 'night-market', options: { rounds: 9 } });
  const sides = [ann, bea] as const;
  const codes: string[] = [];
  let acknowledged = 0;
  for (let n = 0; n < 150 && ann.facts?.status === 'playing'; n++) {
    const asked = sides.flatMap((side, seat) => (side.decisions.has(seat) ? [{ side, seat }] : []));
    // Everybody who is asked answers at the same moment.
    await Promise.all(
      asked.map(async ({ side, seat }) => {
        const decision = side.decisions.get(seat);
        if (!decision) return;
        const { pass, range, options, min } = decision;
        const some = options.slice(0, Math.max(min, 1)).map(({ key }) => key);
        const picks = range ? [String(n % (Math.min(range.max, 2) + 1))] : pass && n % 2 ? [] : some;
        const { ack, error } = await side.ask({ t: 'answer', seat, decision: decision.id, picks });
        if (error) codes.push(error.code);
        if (ack === undefined) return;
        acknowledged++;
        await side.until(() => side.position >= ack, 'news of one’s own answer');
      }),
    );
    const furthest = Math.max(ann.position, bea.position);
    for (const side of sides) await side.until(() => side.position >= furthest, 'news from the other process');
  }
  // Who came second was told so, and nothing else went wrong.
  expect(codes.length).toBeGreaterThan(0);
  expect([...new Set(codes)].filter(code => !['stale', 'foreign', 'answered', 'over'].includes(code))).toEqual([]);
  // One log without gaps holds exactly what was acknowledged, and replays to what both sides see.
  const { setup, ops, seqs } = await opsOf(made.table.id);
  expect(seqs).toEqual(seqs.map((_, i) => i + 1));
  expect(ops.filter(({ k }) => k === 'answer')).toHaveLength(acknowledged);
  const match = Match.start(nightMarket, { seed: setup.seed, seats: 2, options: setup.options });
  for (const op of ops)
    if (op.k === 'answer')
      match.answer({ seat: op.seat, decision: match.decisionOf(op.seat)?.id ?? 0, picks: op.picks });
  expect(ann.views.get(0)).toEqual(JSON.parse(JSON.stringify(match.view(0))));
  expect(bea.views.get(1)).toEqual(JSON.parse(JSON.stringify(match.view(1))));
  await ann.close();
  await bea.close();
});

test('a request repeated through the other process is acknowledged, not done again', async () => {
  const { made, ann, bea, annToken } = await apart({ game: 'tic-tac-toe' });
  const message = { t: 'answer', id: 'once', seat: 0, decision: ann.decisions.get(0)?.id, picks: ['4'] };
  const { ack } = await ann.ask(message);
  ann.cut();
  const again = await Client.sit(two, made.table.id, [annToken]);
  expect((await again.ask(message)).ack).toBe(ack);
  expect(again.entries).toBe(1);
  await again.close();
  await bea.close();
});

test('lists, going back with consent, and deletion reach the other process', async () => {
  const { made, ann, bea } = await apart({ game: 'tic-tac-toe' });
  await ann.answer(0, ['4']);
  await bea.until(() => bea.decisions.has(1));
  const { body } = await call<{ mine: { id: string; position: number; toAct: number[] }[] }>(two, '/api/tables', {
    identity: IDENTITY,
  });
  expect(body.mine.find(({ id }) => id === made.table.id)).toMatchObject({ position: 2, toAct: [1], mySeats: [0] });
  await ann.ask({ t: 'rewind', seat: 0, to: 0 });
  const { request } = await bea.next('request', 0);
  await bea.ask({ t: 'consent', seat: 1, request, yes: true });
  await ann.until(() => ann.entries === 0 && ann.decisions.has(0), 'the way back');
  // A snapshot goes with it; the match of an earlier one stays behind.
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await ann.answer(0, ['4']);
  await ann.ask({ t: 'undo', seat: 0 });
  const kept = await client.query('select entry from checkpoints where table_id = $1', [made.table.id]);
  expect(kept.rows).toEqual([{ entry: 0 }]);
  await client.end();
  expect((await call(one, `/api/tables/${made.table.id}`, { method: 'DELETE', identity: IDENTITY })).status).toBe(204);
  await bea.next('gone', 0);
  await ann.next('gone', 0);
});

test('seats are kept across processes, and any of them finds the tables where bots are due', async () => {
  const friend = 'an-identity-that-a-friend-made-for-herself';
  const made = await makeTable(one, { game: 'tic-tac-toe', seats: [{ kind: 'me' }, { kind: 'friend' }] });
  const path = `/api/tables/${made.table.id}`;
  const body0 = { code: made.invitations[0]?.code, name: 'Bea' };
  const bea = (await call<Joined>(two, `${path}/join`, { body: body0, identity: friend })).body;
  const both = await Client.sit(one, made.table.id, [tokenOf(made, 0), bea.token]);
  for (const [n, key] of ['0', '3', '1', '4', '2'].entries()) await both.answer(n % 2, [key]);
  await both.close();
  const again = await call<Created>(one, `${path}/rematch`, { body: { token: tokenOf(made, 0) }, identity: IDENTITY });
  const { body } = await call<TablesList>(two, '/api/tables', { identity: friend });
  const isAgain = ({ id }: { id: string }) => id === again.body.table.id;
  expect(body.invitations.find(isAgain)).toMatchObject({ invited: [1] });
  expect(body.mine.find(isAgain)).toBeUndefined();
  const kept = `/api/tables/${again.body.table.id}/join`;
  const joined = await call<Joined>(two, kept, { body: { name: 'Bea' }, identity: friend });
  expect(joined.body).toMatchObject({ seat: 1, table: { status: 'playing' } });
  // The first process has the table on its own desk, and hears a moment later who has sat down at the second.
  await vi.waitFor(
    async () => {
      const after = (await call<TablesList>(one, '/api/tables', { identity: friend })).body;
      expect(after.mine.find(isAgain)).toMatchObject({ mySeats: [1], invited: [] });
      expect(after.invitations.find(isAgain)).toBeUndefined();
    },
    { timeout: 10_000, interval: 50 },
  );
  // The other process knows of the same rematch.
  const late = await call<Created>(two, `${path}/rematch`, { body: { token: bea.token }, identity: friend });
  expect(late.body).toMatchObject({ table: { id: again.body.table.id }, seats: [{ seat: 1 }] });
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
  const due = await makeTable(one, { game: 'night-market', seats });
  // A store of its own sees what a process that starts would take up.
  const store = await PostgresStore.open(databaseUrl, { warn: () => {}, error: () => {} });
  const withBots = await store.withBots(0);
  expect(withBots.map(({ facts }) => facts.id)).toEqual(expect.arrayContaining([due.table.id]));
  expect(await store.withBots(withBots.at(-1)?.n ?? 0)).toEqual([]);
  await store.close();
});

test('when one process dies, its players go on at the other', async () => {
  const { made, ann, bea, annToken } = await apart({ game: 'tic-tac-toe' });
  const { ack } = await ann.ask({ t: 'answer', id: 'last', seat: 0, decision: ann.decisions.get(0)?.id, picks: ['4'] });
  const [first] = servers;
  first?.child.kill('SIGKILL');
  await ann.until(() => ann.closed);
  const moved = await Client.sit(two, made.table.id, [annToken]);
  expect(moved.position).toBe(ack);
  await bea.until(() => bea.decisions.has(1));
  await bea.answer(1, ['0']);
  await moved.until(() => moved.decisions.has(0));
  await moved.close();
  await bea.close();
});

test('a campaign counts as one table, and while it lives none of its tables is cleared away', async () => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const row = (id: string, owner: string | null, status: string, campaign: string | null, daysAgo: number) =>
    client.query(
      `insert into tables (id, setup, open, status, seq, facts, owner, campaign, touched)
       values ($1, '{}', false, $2, 0, $3, $4, $5, now() - $6 * interval '1 day')`,
      [id, status, JSON.stringify({ id, status, seats: [] }), owner, campaign, daysAgo],
    );
  await row('road-1', 'ann', 'over', null, 9);
  await row('road-2', 'ann', 'waiting', 'road-1', 9);
  await row('road-alone', 'ann', 'waiting', null, 9);
  await row('road-lane', null, 'over', null, 9);
  await row('road-lane-2', null, 'playing', 'road-lane', 0);
  await row('road-gone', null, 'over', null, 9);
  const store = await PostgresStore.open(databaseUrl, { warn: () => {}, error: () => {} });
  expect([await store.owned('ann', undefined), await store.owned('ann', 'road-1')]).toEqual([2, 1]);
  expect([await store.chapters('road-1'), await store.chapters('road-gone')]).toEqual([2, 1]);
  const day = 24 * 3600;
  const now = Math.floor(Date.now() / 1000);
  const idle = await store.idleSince({ waiting: now - 3 * day, ownerless: now - day });
  expect(idle.filter(id => id.startsWith('road-')).sort()).toEqual(['road-alone', 'road-gone']);
  await store.close();
  await client.query(`delete from tables where id like 'road-%'`);
  await client.end();
});

test('a list of many tables is read a few at a time, at the cost of whoever asks', async () => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const facts = JSON.stringify({ id: 'listed', status: 'waiting', seats: [] });
  await client.query(
    `insert into tables (id, setup, open, status, seq, facts)
     select 'listed-' || n, '{}', true, 'waiting', 0, $1 from generate_series(1, 90) n`,
    [facts],
  );
  const store = await PostgresStore.open(databaseUrl, { warn: () => {}, error: () => {} });
  let pieces = 0;
  const payer: Account = {
    ...ON_THE_HOUSE,
    time: work => {
      pieces++;
      return work();
    },
  };
  expect((await store.open(payer)).length).toBeGreaterThanOrEqual(90);
  expect(pieces).toBeGreaterThanOrEqual(5);
  await store.close();
  await client.query(`delete from tables where id like 'listed-%'`);
  await client.end();
});
