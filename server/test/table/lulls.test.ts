// Secret interruptions close by themselves after a while that is the same whatever is held; whoever is asked may hold them open. Time is
// the test's own.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Entry } from '@veillee/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Server, startServer } from '../../index.ts';
import { LULL_MS } from '../../tables/lulls.ts';
import { Client, makeTable, tokenOf } from '../client.ts';
import { Hours } from '../hours.ts';
import '../strict.ts';
import { testShelf } from '../shelf.ts';
import { sitTogether } from '../together.ts';

let server: Server;
const hours = new Hours();
const data = mkdtempSync(join(tmpdir(), 'veillee-lulls-'));
const start = (): Promise<Server> =>
  startServer({ host: '127.0.0.1', data, shelf: testShelf, workers: 1, hall: { time: hours, hushMs: 30 } });

beforeAll(async () => {
  server = await start();
});
afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

const prompt = (client: Client, seat: number): string | undefined => client.decisions.get(seat)?.prompt;
/** Ann has heard of her own step, though nothing has come of it yet. */
const isTold = (ann: Client): boolean => (ann.views.get(0) as { steps: string[] }).steps.length > 0;
/** Just before it closes, and what is left then. */
const ALMOST = LULL_MS / 1000 - 0.001;
const REST = 0.001;

async function sit(options: object) {
  const { id, tokens, ann, bea } = await sitTogether(server.url, {
    game: 'ward',
    options: { secret: true, ...options },
    seed: 'ward',
  });
  const step = async (): Promise<void> => {
    await ann.until(() => prompt(ann, 0) === 'step');
    await ann.ask({ t: 'answer', seat: 0, decision: ann.decisions.get(0)?.id, picks: ['near'] });
  };
  const hold = (on: boolean) => bea.ask({ t: 'hold', seat: 1, decision: bea.decisions.get(1)?.id, on });
  const asked = () => bea.until(() => prompt(bea, 1) === 'ward');
  const passed = () => bea.until(() => prompt(bea, 1) === 'step');
  const leave = () => Promise.all([ann.close(), bea.close()]);
  return { id, tokens, ann, bea, step, hold, asked, passed, leave };
}

const journal = async (id: string): Promise<readonly Entry[]> =>
  (await server.hall.gathering(id)).table.match?.journal ?? [];

test('it closes after the same while whether or not anything is held, with an ordinary pass, and others are sent the same', async () => {
  const sent: unknown[] = [];
  for (const ward of [false, true]) {
    const { id, ann, bea, step, asked, passed, leave } = await sit({ ward });
    await step();
    await asked();
    // After the hush they see the step that they took, and no more.
    await ann.until(() => isTold(ann));
    hours.pass(ALMOST);
    expect(await journal(id)).toHaveLength(1);
    expect(bea.closes.get(1)).toBe(LULL_MS);
    hours.pass(REST);
    await passed();
    expect((await journal(id))[1]).toMatchObject({ seat: 1, prompt: 'ward', picks: [], auto: true, window: true });
    expect(bea.closes.get(1)).toBeUndefined();
    await ann.until(() => ann.position === bea.position && ann.views.get(0) !== undefined);
    sent.push(
      ann.messages.flatMap(message => {
        if (message.t !== 'news') return [];
        const { facts, ...news } = message;
        return [{ ...news, toAct: facts?.toAct }];
      }),
    );
    await leave();
  }
  expect(sent[0]).not.toEqual([]);
  expect(sent[1]).toEqual(sent[0]);
});

test('what is a part of a fight stays open until it is answered', async () => {
  const { id, ann, bea, step, asked, passed, leave } = await sit({ ward: true, unhurried: true });
  await step();
  await asked();
  await ann.until(() => isTold(ann));
  expect(bea.closes.get(1)).toBeUndefined();
  hours.pass(3600);
  expect(await journal(id)).toHaveLength(1);
  await bea.ask({ t: 'answer', seat: 1, decision: bea.decisions.get(1)?.id, picks: ['hold'] });
  await passed();
  expect((await journal(id))[1]).toMatchObject({ seat: 1, prompt: 'ward', picks: ['hold'] });
  await leave();
});

test('whoever holds it open is waited for, with something in hand or without; let go, it takes its whole while again', async () => {
  for (const ward of [false, true]) {
    const { id, ann, bea, step, hold, asked, passed, leave } = await sit({ ward });
    await step();
    await asked();
    await ann.until(() => isTold(ann));
    const { length } = ann.messages;
    hours.pass(ALMOST);
    expect((await hold(true)).error).toBeUndefined();
    await bea.until(() => bea.closes.get(1) === undefined);
    hours.pass(3600);
    expect(await journal(id)).toHaveLength(1);
    await hold(false);
    await bea.until(() => bea.closes.get(1) === LULL_MS);
    hours.pass(ALMOST);
    expect(await journal(id)).toHaveLength(1);
    // Of all that nobody else has heard a word.
    expect(ann.messages.slice(length)).toEqual([]);
    hours.pass(REST);
    await passed();
    expect((await hold(true)).error?.code).toBe('stale');
    await leave();
  }
});

test('what is held open stays open when the server starts again', async () => {
  const { id, tokens, step, hold, asked, leave } = await sit({ ward: true });
  await step();
  await asked();
  await hold(true);
  await leave();
  await server.close();
  server = await start();
  const bea = await Client.sit(server.url, id, tokens.slice(1));
  hours.pass(60);
  expect(prompt(bea, 1)).toBe('ward');
  await bea.ask({ t: 'hold', seat: 1, decision: bea.decisions.get(1)?.id, on: false });
  hours.pass(2);
  await bea.until(() => prompt(bea, 1) === 'step');
  await bea.close();
});

test('steps of one walk that are alike share one pause, and what differs has its own', async () => {
  for (const ward of [false, true]) {
    const { id, step, asked, passed, leave } = await sit({ ward, walk: true });
    await step();
    await asked();
    hours.pass(ALMOST);
    expect(await journal(id)).toHaveLength(1);
    hours.pass(REST);
    expect(await journal(id)).toHaveLength(4); // the step, and the hall
    hours.pass(ALMOST);
    expect(await journal(id)).toHaveLength(4);
    hours.pass(REST);
    await passed();
    await leave();
  }
});

test('whoever has held one of them open is asked about the next', async () => {
  const { id, bea, step, hold, asked, leave } = await sit({ ward: true, walk: true });
  await step();
  await asked();
  await hold(true);
  await bea.answer(1, []);
  await bea.until(() => prompt(bea, 1) === 'ward' && bea.closes.get(1) === LULL_MS);
  expect(await journal(id)).toHaveLength(2);
  await bea.answer(1, ['hold']);
  await asked();
  expect(bea.views.get(1)).toMatchObject({ steps: ['near', 'hall', 'hall', 'held'] });
  await leave();
});

test('whoever wishes to be asked always is waited for at every step; never, and nobody waits', async () => {
  const { id, bea, step, asked, passed, leave } = await sit({ walk: true });
  await bea.ask({ t: 'prefer', seat: 1, windows: { ward: 'ask' } });
  await step();
  for (const entries of [1, 2, 3, 4]) {
    await asked();
    hours.pass(60);
    expect(await journal(id)).toHaveLength(entries);
    expect(bea.closes.get(1)).toBeUndefined();
    await bea.answer(1, []);
  }
  await passed();
  await bea.ask({ t: 'prefer', seat: 1, windows: { ward: 'never' } });
  await bea.answer(1, ['near']);
  await step();
  await passed();
  await leave();
});

test('whoever is asked only about what they armed lets the rest pass unseen, after the same while', async () => {
  const { id, bea, step, asked, passed, leave } = await sit({ ward: true, walk: true });
  await bea.ask({ t: 'prefer', seat: 1, windows: { ward: 'never' } });
  await bea.ask({ t: 'arm', seat: 1, armed: [{ kind: 'ward', wish: 'ask', when: 'gate' }] });
  await step();
  hours.pass(ALMOST);
  expect(await journal(id)).toHaveLength(1);
  expect(prompt(bea, 1)).toBeUndefined();
  hours.pass(REST);
  await asked();
  expect(await journal(id)).toHaveLength(4);
  await bea.answer(1, []);
  await passed();
  await leave();
});

test('among bots alone, and around one screen, nothing closes by itself', async () => {
  const bot = { kind: 'bot', bot: 'random' } as const;
  for (const seats of [
    [bot, { kind: 'me' }],
    [{ kind: 'me' }, { kind: 'hotseat' }],
  ] as const) {
    const options = { ward: true, secret: true };
    const made = await makeTable(server.url, { game: 'ward', options, seed: 'ward', seats });
    const own = seats[0].kind === 'me' ? [0, 1] : [1];
    const client = await Client.sit(
      server.url,
      made.table.id,
      own.map(seat => tokenOf(made, seat)),
    );
    if (own.length > 1) await client.answer(0, ['near']);
    await client.until(() => prompt(client, 1) === 'ward');
    hours.pass(60);
    expect(await journal(made.table.id)).toHaveLength(1);
    expect(client.closes.get(1)).toBeUndefined();
    await client.close();
  }
});
