// One visitor does not stall the others: what is costly is done by other threads, in its turn, within a quota.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { canonical, fingerprint, Match, type Save, save, type Viewer } from '@veillee/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { marksOf, type Played } from '../bots/past.ts';
import { Pool } from '../bots/pool.ts';
import { type Server, startServer } from '../index.ts';
import { type Created, MOST_IMPORT_ENTRIES, type ReplayAnswer } from '../protocol.ts';
import { Client, call, IDENTITY, makeTable, refusal, tokenOf } from './client.ts';
import { onMainThread, shelf, testShelf } from './shelf.ts';

let server: Server;
let url: string;
const data = mkdtempSync(join(tmpdir(), 'veillee-stall-'));

beforeAll(async () => {
  server = await startServer({ host: '127.0.0.1', data, shelf: testShelf, workers: 1 });
  ({ url } = server);
});
afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

const PAIR = [{ kind: 'me' }, { kind: 'hotseat' }];

/** A caravan that has walked so far. */
async function walked(steps: number): Promise<Match> {
  const kit = await (shelf.caravan as NonNullable<typeof shelf.caravan>)();
  const match = Match.start(kit.game, { seed: 'sand', seats: 2, options: { load: 1 } });
  for (let n = 0; n < steps; n++) match.pick(n % 3 ? 'left' : 'right');
  return match;
}

const resealed = (saved: Save, change: Partial<Save>): object => {
  const { digest: _, ...body } = { ...saved, ...change };
  return { ...body, digest: fingerprint(canonical(body)) };
};

describe('threads', () => {
  const playedBy = ({ seed, seats, options, journal }: Match, table: string): Played => ({
    table,
    game: 'caravan',
    start: { seed, seats, options },
    marks: marksOf(journal),
  });

  test('bots think while somebody looks back for ever, and whoever goes back goes before who looks back', async () => {
    const pool = new Pool(testShelf.module, 1);
    const match = await walked(30);
    const { journal } = match;
    const played = playedBy(match, 'one');
    const done: string[] = [];
    const note = (name: string) => () => {
      done.push(name);
    };
    const { at, position, state, chance } = match.past(30, 'turns').lastCheckpoint;
    const thought = { game: 'caravan', start: played.start, seat: 0, bot: 'random', chance: 'x', sealed: [] };
    const checkpoint = { at: 1, position, state, chance };
    const think = () => pool.do('think', { ...thought, checkpoint, journal: journal.slice(at - 1) }, 60_000);
    const look = (viewer: Viewer, ms: number) =>
      pool.do('lookBack', { ...played, at: 3, from: 3, viewer }, ms, journal);
    await Promise.all([think(), look(0, 60_000)]);
    // It holds up its own thread until it is ended.
    const ended = look('everyone', 3000).catch(note('stuck'));
    const rest = [
      pool.do('adopt', { ...played, at: 2 }, 60_000, journal).then(note('adopt')),
      look(0, 60_000).then(note('lookBack')),
      pool.do('goBack', { ...played, to: 3 }, 60_000, journal).then(note('goBack')),
      think().then(note('think')),
    ];
    await Promise.all([ended, ...rest]);
    expect(done).toEqual(['think', 'stuck', 'goBack', 'lookBack', 'adopt']);
    await pool.close();
  });

  test('of a game looked at before, only what is new is asked for', async () => {
    const pool = new Pool(testShelf.module, 1);
    const match = await walked(1200);
    const asked: (readonly [number, number])[] = [];
    const watched = (entries: Match['journal']) =>
      new Proxy(entries, {
        get: (target, field) =>
          field === 'slice'
            ? (from: number, to: number) => {
                asked.push([from, to]);
                return target.slice(from, to);
              }
            : Reflect.get(target, field),
      });
    const look = async (at: number) => {
      asked.length = 0;
      const input = { ...playedBy(match, 'two'), at, from: at, viewer: 0 } as const;
      return (await pool.do('lookBack', input, 60_000, watched(match.journal))).view;
    };
    expect(await look(700)).toMatchObject({ turns: 700, isMainThread: false });
    // In pieces: play goes on in between.
    expect(asked).toEqual([
      [0, 500],
      [500, 1000],
      [1000, 1200],
    ]);
    expect(await look(20)).toMatchObject({ turns: 20 });
    expect(asked).toEqual([]);
    for (let n = 0; n < 5; n++) match.pick('far');
    expect(await look(1205)).toMatchObject({ turns: 1205 });
    expect(asked).toEqual([[1200, 1205]]);
    // After going back and on otherwise, what both have in common is kept.
    match.rewind(1190, 'x');
    match.pick('far');
    expect(await look(1191)).toMatchObject({ turns: 1191 });
    expect(asked[0]?.[0]).toBeGreaterThan(1000);
    await pool.close();
  });
});

describe('what is brought along', () => {
  const bring = <T>(saved: object, more: object = {}, identity = IDENTITY) =>
    call<T>(url, '/api/tables/import', { body: { save: saved, name: 'Ann', seats: PAIR, ...more }, identity });

  test('is played again by another thread, and no more of its story is stored than anybody is sent', async () => {
    const saved = save(await walked(1500));
    const before = { ...onMainThread };
    const { body } = await bring<Created>(saved);
    expect(onMainThread.steps - before.steps).toBeLessThan(20);
    const file = new DatabaseSync(join(data, 'veillee.sqlite'), { readOnly: true });
    const [kept] = file
      .prepare('select sum(length(told)) as told from chapters join tables on n = table_n where id = ?')
      .all(body.table.id);
    file.close();
    expect(Number(kept?.told)).toBeGreaterThan(100_000);
    expect(Number(kept?.told)).toBeLessThan(400 * 700);
    const client = await Client.sit(
      url,
      body.table.id,
      body.seats.map(({ token }) => token),
    );
    expect(client.views.get(0)).toMatchObject({ turns: 1500 });
    await client.close();
    const token = tokenOf(body, 0);
    const { body: past } = await call<ReplayAnswer>(url, `/api/tables/${body.table.id}/replay/700`, { token });
    expect(past.view).toMatchObject({ turns: 700, isMainThread: false });
  });

  test('has no endless journal, and no endless seeds', async () => {
    const match = await walked(3);
    const saved = save(match);
    const long = Array.from({ length: MOST_IMPORT_ENTRIES + 1 }, () => ({ reseed: 'x', seal: 'x' }));
    expect(await bring(resealed(saved, { journal: long }))).toMatchObject({
      status: 413,
      body: { error: { code: 'too-large' } },
    });
    for (const change of [{ seed: 'x'.repeat(101) }, { journal: [{ reseed: 'x'.repeat(101), seal: 'x' }] }])
      expect(await bring(resealed(saved, { ...change, checkpoint: { ...saved.checkpoint, at: 0 } }))).toMatchObject({
        status: 422,
        body: { error: { code: 'save', detail: { problem: 'not-a-save' } } },
      });
  });

  test('needs an identity, and has a quota', async () => {
    const saved = save(await walked(1));
    const body = { save: saved, name: 'Ann', seats: PAIR };
    expect(await refusal(url, '/api/tables/import', { body })).toBe('forbidden');
    const identity = `${IDENTITY}-in-haste`;
    const codes: number[] = [];
    for (let n = 0; n < 11; n++) codes.push((await bring(saved, {}, identity)).status);
    expect(codes).toEqual([...Array(10).fill(201), 429]);
    // Others are not held up by it.
    expect((await bring(saved, {}, `${IDENTITY}-at-leisure`)).status).toBe(201);
  });
});

test('looks back have a quota', async () => {
  const made = await makeTable(url, { game: 'caravan', seats: PAIR });
  const token = tokenOf(made, 0);
  const codes = await Promise.all(
    Array.from(
      { length: 90 },
      async () => (await call(url, `/api/tables/${made.table.id}/replay/0`, { token })).status,
    ),
  );
  expect(codes.filter(code => code === 200).length).toBeGreaterThanOrEqual(60);
  expect(codes).toContain(429);
});
