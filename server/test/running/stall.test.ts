// One visitor does not stall the others: what is costly is done by other threads, in its turn, within a quota.

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { canonical, fingerprint, Match, type Save, save, type Viewer } from '@veillee/kernel';
import { describe, expect, test } from 'vitest';
import { marksOf, type Played } from '../../bots/past.ts';
import { Pool } from '../../bots/pool.ts';
import { type Created, MOST_IMPORT_ENTRIES, type ReplayAnswer } from '../../protocol.ts';
import { jobsDuring } from '../caravan.ts';
import { Client, call, IDENTITY, makeTable, refusal, tokenOf } from '../client.ts';
import { houseOf } from '../house.ts';
import { ANY_WORK, onMainThread, shelf, testShelf } from '../shelf.ts';

const house = houseOf('stall');
const data = house.folder();
const server = await house.start({
  data,
  limits: { messagesPerSecond: 10_000, messagesAtOnce: 10_000, ...ANY_WORK },
});
const { url } = server;

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
    const thought = {
      game: 'caravan',
      start: played.start,
      seat: 0,
      bot: 'random',
      chance: 'x',
      sealed: [],
      withinMs: 1000,
    };
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

  test('what a thread takes to load the games is not charged to whoever waits for it', async () => {
    const slow = 'await new Promise(done => setTimeout(done, 2000)); export const shelf = {};';
    const pool = new Pool(`data:text/javascript,${encodeURIComponent(slow)}`, 1);
    const match = await walked(1);
    const look = pool.do('lookBack', { ...playedBy(match, 'slow'), at: 0, from: 0, viewer: 0 }, 1000, match.journal);
    await expect(look).rejects.toMatchObject({ code: 'unknown-game' });
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
      const past = await pool.do('lookBack', input, 60_000, watched(match.journal));
      return (JSON.parse(Buffer.from(past).toString()) as { view: unknown }).view;
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
    const client = await Client.sitAll(url, body);
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

describe('going back', () => {
  const seated = (made: Created) => Client.sitAll(url, made);
  const walk = async (client: Client, steps: number) => {
    for (let n = 0; n < steps; n++) {
      const [decision] = client.decisions.values();
      await client.answer(decision?.seat ?? -1, ['left']);
    }
  };
  const rewind = async (client: Client, to: number) => {
    const { error } = await client.ask({ t: 'rewind', seat: 0, to });
    expect(error).toBeUndefined();
    await client.until(() => client.entries === to, `entry ${to}`);
  };

  test('makes one view for each kind of listener, however many look on', async () => {
    const made = await makeTable(url, { game: 'caravan', seats: PAIR, spectators: true });
    const client = await seated(made);
    const onlookers: Client[] = [];
    for (let n = 0; n < 30; n++) onlookers.push(await Client.sit(url, made.table.id, []));
    await walk(client, 4);
    await Promise.all(onlookers.map(onlooker => onlooker.until(() => onlooker.entries === 4)));
    const before = onMainThread.views;
    await rewind(client, 2);
    // Two seats, and those who look on.
    expect(onMainThread.views - before).toBe(3);
    for (const onlooker of onlookers) {
      await onlooker.until(() => onlooker.entries === 2);
      expect(onlooker.views.get('spectator')).toMatchObject({ turns: 2 });
    }
    await walk(client, 1);
    for (const onlooker of onlookers) await onlooker.until(() => onlooker.entries === 3);
    expect(onlookers[7]?.events.map(({ n }) => n)).toEqual([0, 1, 2]);
    await Promise.all([client, ...onlookers].map(each => each.close()));
  });

  test('many times in a row reaches all onlookers in order, and what is decided then follows on from it', async () => {
    const made = await makeTable(url, { game: 'caravan', seats: PAIR, spectators: true });
    const client = await seated(made);
    const onlookers = await Promise.all(Array.from({ length: 60 }, () => Client.sit(url, made.table.id, [])));
    await walk(client, 12);
    await Promise.all(onlookers.map(onlooker => onlooker.until(() => onlooker.entries === 12)));
    const asked = Array.from({ length: 10 }, (_, n) => client.ask({ t: 'rewind', seat: 0, to: 11 - n }));
    for (const { error } of await Promise.all(asked)) expect(error).toBeUndefined();
    for (const onlooker of onlookers) {
      await onlooker.until(() => onlooker.entries === 2);
      expect(onlooker.views.get('spectator')).toMatchObject({ turns: 2 });
      const positions = onlooker.messages.flatMap(message => (message.t === 'table' ? [message.position] : []));
      expect(positions).toEqual([...positions].sort((a, b) => a - b));
    }
    await walk(client, 1);
    for (const onlooker of onlookers) await onlooker.until(() => onlooker.entries === 3);
    await Promise.all([client, ...onlookers].map(each => each.close()));
  });

  test('is done a few times a second at a table, whoever asks', async () => {
    const made = await makeTable(url, { game: 'caravan', seats: PAIR });
    const client = await seated(made);
    await walk(client, 2);
    const since = performance.now();
    const asked = await Promise.all(
      Array.from({ length: 60 }, (_, n) => client.ask({ t: 'rewind', seat: n % 2, to: 0 })),
    );
    const refused = asked.flatMap(({ error }) => (error?.code === 'too-many' ? [error.message] : []));
    const seconds = (performance.now() - since) / 1000;
    expect(60 - refused.length).toBeGreaterThanOrEqual(20);
    expect(60 - refused.length).toBeLessThanOrEqual(21 + 4 * seconds);
    expect(refused[0]).toBe('the table goes back too often; wait a moment');
    await client.close();
  });

  test('in a table just read begins at a checkpoint of the store, wherever it leads', async () => {
    const made = await makeTable(url, { game: 'caravan', seats: PAIR });
    const first = await seated(made);
    await walk(first, 460);
    await first.close();
    await server.hall.sweep(performance.now() + 3_600_000);
    expect(server.hall.awake).toBe(0);
    const client = await seated(made);
    const steps = async (to: number): Promise<number> => {
      const before = onMainThread.steps;
      await rewind(client, to);
      return onMainThread.steps - before;
    };
    expect(await jobsDuring(server, async () => expect(await steps(430)).toBeLessThan(40))).toEqual([]);
    expect(await jobsDuring(server, async () => expect(await steps(170)).toBeLessThan(40))).toEqual([]);
    expect(client.views.get(0)).toMatchObject({ turns: 170 });
    await walk(client, 3);
    // What was written needs no going back by whoever reads it, and a second look at it is the same.
    expect((await server.hall.store.read(made.table.id))?.kept.ops).toHaveLength(3);
    await client.close();
    await server.hall.sweep(performance.now() + 3_600_000);
    const again = await seated(made);
    expect(again.views.get(0)).toMatchObject({ turns: 173 });
    await again.close();
  });

  test('into what was brought along is prepared by another thread', async () => {
    const saved = save(await walked(1500));
    const body = { save: saved, name: 'Ann', seats: PAIR };
    const made = (await call<Created>(url, '/api/tables/import', { body, identity: `${IDENTITY}-back` })).body;
    const client = await seated(made);
    const before = onMainThread.steps;
    expect(await jobsDuring(server, () => rewind(client, 701))).toEqual(['goBack']);
    expect(onMainThread.steps - before).toBeLessThan(20);
    expect(client.views.get(0)).toMatchObject({ turns: 701 });
    // So is putting it again.
    const between = onMainThread.steps;
    const redo = async () => {
      expect((await client.ask({ t: 'redo', seat: 0 })).error).toBeUndefined();
      await client.until(() => client.entries === 1500);
    };
    expect(await jobsDuring(server, redo)).toEqual(['goAgain']);
    expect(onMainThread.steps - between).toBeLessThan(20);
    expect(client.views.get(0)).toMatchObject({ turns: 1500 });
    expect(client.events.at(-1)?.at).toBe(1500);
    expect(client.events).toHaveLength(400);
    // And it is the same game: it can be looked at, gone back in and played on.
    await rewind(client, 1495);
    expect(await client.ask({ t: 'way', seat: 0 })).toMatchObject({ way: { to: 1494, turn: 1494 } });
    await walk(client, 2);
    await client.close();
    await server.hall.sweep(performance.now() + 3_600_000);
    const reader = await seated(made);
    expect(reader.views.get(0)).toMatchObject({ turns: 1497 });
    await reader.close();
  });
});

test('looks back have a quota', async () => {
  const limits = { ...ANY_WORK, replaysAtOnce: 5, replaysPerSecond: 1 / 3600 };
  const strict = await house.start({ limits });
  try {
    const made = await makeTable(strict.url, { game: 'caravan', seats: PAIR });
    const looks = async (): Promise<number> =>
      (await call(strict.url, `/api/tables/${made.table.id}/replay/0`, { token: tokenOf(made, 0) })).status;
    const codes: number[] = [];
    for (let n = 0; n < 7; n++) codes.push(await looks());
    expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429]);
  } finally {
    await strict.close();
  }
});
