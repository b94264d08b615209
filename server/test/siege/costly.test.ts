// A stranger asks for what is costly, again and again: it is done elsewhere or in pieces, it has a price, and others come first.

import { checkSave } from '@veillee/kernel';
import { expect, test } from 'vitest';
import { marksOf } from '../../bots/past.ts';
import { Pool } from '../../bots/pool.ts';
import { LIMITS, type Limits, NO_LIMITS } from '../../index.ts';
import { worked } from '../../processor.ts';
import { ON_THE_HOUSE, Turns, Work } from '../../work.ts';
import { jobsDuring, laid, walked } from '../caravan.ts';
import { call, makeTable, tokenOf } from '../client.ts';
import { houseOf } from '../house.ts';
import { testShelf } from '../shelf.ts';

const house = houseOf('costly', { trustProxy: 1 });
const start = (limits: Partial<Limits>) => house.start({ limits });

/** A call from an address of one's own. */
const from = (url: string, address: string, path: string, token: string) =>
  fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address } });

test('a save is written by another thread, and is the save that it was', async () => {
  const server = await start({});
  const made = await laid(server, 3000);
  let saved: unknown;
  const jobs = await jobsDuring(server, async () => {
    saved = (await call(server.url, `/api/tables/${made.table.id}/export`, { token: tokenOf(made, 0) })).body;
  });
  expect(jobs).toEqual(['writeSave']);
  expect(checkSave(saved).journal).toHaveLength(3000);
  await server.close();
});

test('a report comes in pieces, and is whole', async () => {
  const server = await start({});
  const made = await laid(server, 2600);
  const response = await from(server.url, '10.0.0.1', `/api/tables/${made.table.id}/report`, tokenOf(made, 0));
  expect(response.headers.get('content-length')).toBe(null);
  const report = (await response.json()) as { veillee: string; journal: { picks: string[] }[]; errors: unknown[] };
  expect(report).toMatchObject({ veillee: 'report', errors: [] });
  expect(report.journal).toHaveLength(2600);
  expect(report.journal[2599]).toMatchObject({ picks: ['left'] });
  await server.close();
});

test('what was measured is paid for: whoever has had too much is refused, and nobody else', async () => {
  const server = await start({ workPerSecond: 0.01, workAtOnce: 2, addressWorkPerSecond: 0.01, addressWorkAtOnce: 4 });
  const made = await laid(server, 3000);
  const { id } = made.table;
  const [ann, bea] = [tokenOf(made, 0), tokenOf(made, 1)];
  const status = async (address: string, token: string, what: string) =>
    (await from(server.url, address, `/api/tables/${id}/${what}`, token)).status;
  expect(await status('10.0.0.1', ann, 'export')).toBe(200);
  for (const what of ['export', 'report', 'replay/5', 'campaign', 'campaign/export'])
    expect([what, await status('10.0.0.1', ann, what)]).toEqual([what, 429]);
  // Nor from another address; but somebody else may, until that address has had enough.
  expect(await status('10.0.0.2', ann, 'export')).toBe(429);
  expect(await status('10.0.0.2', bea, 'export')).toBe(200);
  expect(await status('10.0.0.2', bea, 'report')).toBe(429);
  const list = await fetch(`${server.url}/api/tables`, { headers: { 'x-forwarded-for': '10.0.0.1' } });
  expect(list.status).toBe(429);
  expect((await fetch(`${server.url}/api/tables`, { headers: { 'x-forwarded-for': '10.0.0.3' } })).status).toBe(200);
  await server.close();
});

test('a campaign that is brought along is paid for by its address; whoever brought it can still sit down with it', () => {
  const work = new Work({ ...LIMITS });
  const [own, other] = [work.of('a', 'one'), work.of('b', 'two')];
  own.spendOnImport(10_000);
  expect(() => own.check()).not.toThrow();
  // What is no import leaves them nothing, and neither do imports without end.
  other.spendElsewhere(10_000);
  expect(() => other.check()).toThrow('you have asked for much');
  own.spendOnImport(10_000);
  expect(() => own.check()).toThrow('you have asked for much');
});

test('a list of 200 tables is read a few at a time', async () => {
  const server = await start(NO_LIMITS);
  const { store } = server.hall;
  for (let n = 0; n < 90; n++)
    await makeTable(server.url, { game: 'tic-tac-toe', open: true, seats: [{ kind: 'me' }, { kind: 'open' }] });
  let turns = 0;
  let isOver = false;
  const others = (): void => {
    turns++;
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  expect(await store.open()).toHaveLength(90);
  isOver = true;
  expect(turns).toBeGreaterThanOrEqual(4);
  await server.close();
});

test('whoever has asked for much waits behind whoever has not, address by address', async () => {
  const turns = new Turns();
  const served: string[] = [];
  const ask = (address: string) => turns.wait(address).then(() => served.push(address));
  await Promise.all([...['a', 'a', 'a', 'a'].map(ask), ...['b', 'b'].map(ask), ask('c')]);
  expect(served.join('')).toBe('abcabaa');
  const work = new Work({ ...LIMITS, promptWorkAtOnce: 20, promptWorkPerSecond: 0.001 });
  const [rude, quiet] = [work.of('rude', 'eve'), work.of('quiet', 'ann')];
  expect(rude.turn()).toBe(undefined);
  rude.spend(25);
  const waits = rude.turn();
  expect(waits).toBeInstanceOf(Promise);
  expect(quiet.turn()).toBe(undefined);
  // It is done all the same: nobody who only waits is refused.
  await waits;
  rude.check();
});

test('however many calls of one address come at once, a few are begun in one round of the loop', async () => {
  const work = new Work({ ...NO_LIMITS, begunAtOnce: LIMITS.begunAtOnce });
  const waits = (address: string) => work.of(address, undefined).turn();
  const first = Array.from({ length: 300 }, () => waits('rude'));
  expect(first.filter(each => each === undefined)).toHaveLength(4);
  expect(waits('quiet')).toBe(undefined);
  // All of them come to their turn, and in the next round a few may again.
  await Promise.all(first);
  expect(waits('rude')).toBe(undefined);
});

test('in the line of a thread, addresses come by turns, and none has all of it', async () => {
  const pool = new Pool(testShelf.module, 1);
  const match = await walked(30);
  const { journal, seed, seats, options } = match;
  const work = new Work(NO_LIMITS);
  const look = (address: string) => {
    const input = {
      table: 'one',
      game: 'caravan',
      start: { seed, seats, options },
      marks: marksOf(journal),
      at: 3,
      from: 3,
    };
    return pool.do('lookBack', { ...input, viewer: 0 }, 60_000, journal, false, work.of(address, undefined));
  };
  const done: string[] = [];
  const note = (address: string) =>
    look(address).then(
      () => done.push(address),
      ({ code }) => done.push(code),
    );
  // One is being done, twenty-five wait, and that is a quarter of the line.
  const rude = Array.from({ length: 30 }, () => note('r'));
  const quiet = [note('q'), note('q')];
  await Promise.all([...rude, ...quiet]);
  expect(done.filter(each => each === 'too-many')).toHaveLength(4);
  expect(
    done
      .filter(each => each.length === 1)
      .slice(0, 6)
      .join(''),
  ).toMatch(/^r{1,2}(rq|qr){2}/);
  await pool.close();
});

/** Holds this thread up without working, as a machine does that has much else to do. */
const heldUp = (ms: number): unknown => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
const busyFor = (ms: number): void => {
  for (const end = worked() + ms; worked() < end; );
};

test('what is paid for is the work, not the time that a busy machine took over it', async () => {
  const work = new Work({ ...LIMITS, workAtOnce: 50, workPerSecond: 0.001, promptWorkAtOnce: 20 });
  const ann = work.of('here', 'ann');
  ann.time(() => heldUp(200));
  expect(ann.turn()).toBe(undefined);
  ann.check();
  ann.time(() => busyFor(60));
  expect(() => ann.check()).toThrow('asked for much');
});

test('nor is what is done elsewhere', async () => {
  const pool = new Pool(testShelf.module, 1);
  const { journal, seed, seats, options } = await walked(30);
  const start = { seed, seats, options };
  const look = { table: 'one', game: 'caravan', start, marks: marksOf(journal), at: 3, from: 3, viewer: 0 };
  let spent = 0;
  const payer = {
    ...ON_THE_HOUSE,
    spendElsewhere: (ms: number) => {
      spent += ms;
    },
  };
  // The thread is there, and knows the game.
  await pool.do('lookBack', look, 60_000, journal, false, payer);
  spent = 0;
  const done = pool.do('lookBack', look, 60_000, journal, false, payer);
  // It asks for the journal, and nobody hears it.
  heldUp(300);
  await done;
  expect(spent).toBeLessThan(150);
  await pool.close();
});
