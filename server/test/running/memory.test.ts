// Tables leave memory when nobody uses them, and come back as they were, from snapshots and the ops since.

import { randomPicks } from '@veillee/bots';
import { Chance, canonical, newChance } from '@veillee/kernel';
import { difference } from '@veillee/kernel/plain/compare';
import { expect, test } from 'vitest';
import { NO_LIMITS, type Server, startServer } from '../../index.ts';
import { tablesList } from '../../protocol.ts';
import type { Op } from '../../tables/ops.ts';
import { Table } from '../../tables/table.ts';
import { Client, call, makeTable } from '../client.ts';
import { houseOf } from '../house.ts';
import { shelf, testShelf } from '../shelf.ts';

const { folder, start: startAt } = houseOf('memory', { limits: NO_LIMITS });
const start = (data: string, hall = {}): Promise<Server> => startAt({ data, hall });

async function playOn(client: Client, chance: Chance, decisions: number): Promise<void> {
  for (let n = 0; n < decisions && client.facts?.status === 'playing'; n++) {
    const decision = chance.pick([...client.decisions.values()], 'who');
    await client.answer(decision.seat, randomPicks(decision as never, chance));
  }
}

test('a table that nobody uses leaves memory and comes back, past a snapshot and in between', async () => {
  const server = await start(folder());
  const { hall, url } = server;
  const chance = new Chance(newChance('memory'));
  const made = await makeTable(url, {
    game: 'night-market',
    options: { rounds: 9 },
    seats: [{ kind: 'me' }, { kind: 'me' }, { kind: 'me' }],
  });
  for (let round = 0; round < 5; round++) {
    const client = await Client.sitAll(url, made);
    await playOn(client, chance, 17);
    const { views, decisions, events, position } = client;
    await client.close();
    await hall.sweep(performance.now() + 1e9);
    expect(hall.live).toBe(0);
    const again = await Client.sitAll(url, made);
    expect(again.position).toBe(position);
    expect(again.views).toEqual(views);
    expect(again.decisions).toEqual(decisions);
    expect(again.events.map(({ n: _, ...event }) => event)).toEqual(
      events.map(({ n: _, ...event }) => event).slice(-again.events.length),
    );
    await again.close();
  }
  await server.close();
});

test('whatever happens at a table, it is read back exactly as it was', async () => {
  const server = await start(folder());
  const { hall, url } = server;
  const chance = new Chance(newChance('whatever'));
  const seats = [{ kind: 'me' }, { kind: 'me' }, { kind: 'hotseat' }];
  const made = await makeTable(url, { game: 'night-market', options: { rounds: 9 }, seats });
  const { id } = made.table;
  const state = (table: Table): string =>
    canonical({
      snapshot: table.snapshot(),
      state: table.match?.state,
      journal: table.match?.journal,
      log: table.match?.log,
      decisions: [0, 1, 2].map(seat => table.decision(seat)?.id),
    });
  const deed = (table: Table, n: number): Op => {
    const seat = chance.below(3, 'seat');
    const dice = chance.below(30, 'dice');
    const asked = table.match?.decisions ?? [];
    const undoer = [0, 1, 2].find(each => table.undoTarget(each) !== undefined);
    if (table.paused) return { k: 'pause', seat, on: false };
    if (table.seats[seat]?.away) return { k: 'return', seat };
    if (dice === 0) return { k: 'pause', seat, on: true, id: `${n}` };
    if (dice === 1) return { k: 'leave', seat, bot: 'random', away: 'left' };
    if (dice === 2 || asked.length === 0)
      return { k: 'rewind', seat, to: chance.below(table.entries + 1, 'to'), reseed: `r${n}` };
    if (dice < 6 && undoer !== undefined) return { k: 'undo', seat: undoer, id: `${n}` };
    if (dice >= 15 && table.canRedo(seat)) return { k: 'redo', seat, id: `${n}` };
    const decision = chance.pick(asked, 'who');
    return {
      k: 'answer',
      seat: decision.seat,
      prompt: decision.prompt,
      picks: randomPicks(decision, chance),
      id: `${n}`,
    };
  };
  let backwards = 0;
  let again = 0;
  for (let n = 0; n < 250; n++) {
    // Bots that stand in play too, in between.
    await hall.perform(id, table => {
      const op = deed(table, n);
      if (op.k === 'undo' || op.k === 'rewind') backwards++;
      if (op.k === 'redo') again++;
      return op;
    });
    if (chance.below(4, 'evict') > 0) continue;
    const { gathering, table: live } = await hall.gathering(id);
    // A bot of the night shift rests between two answers, and nothing shows then that it will go on.
    while (gathering.isBusy || hall.night.size > 0) await new Promise(resolve => setTimeout(resolve, 1));
    const before = state(live);
    if (chance.below(2, 'how') === 0) await hall.sweep(performance.now() + 1e9);
    const read = await hall.store.read(id);
    if (!read) throw new Error('gone');
    const restored = Table.restore(live.game, read.setup, read.kept);
    expect(difference(JSON.parse(before), JSON.parse(state(restored))), `after ${n}`).toBe(undefined);
  }
  expect(backwards).toBeGreaterThan(10);
  expect(again).toBeGreaterThan(5);
  await server.close();
});

test('a table sleeps under open connections, which notice nothing', async () => {
  const server = await start(folder());
  const { hall, url } = server;
  const made = await makeTable(url, { game: 'tic-tac-toe', seats: [{ kind: 'me' }, { kind: 'me' }] });
  const client = await Client.sitAll(url, made);
  await client.answer(0, ['4']);
  await hall.sweep(performance.now() + 1e9);
  expect(hall.live).toBe(1);
  expect(hall.awake).toBe(0);
  const facts = await call(url, `/api/tables/${made.table.id}`);
  expect(facts.body).toMatchObject({ position: 1, toAct: [1], seats: [{ present: true }, { present: true }] });
  expect(hall.awake).toBe(0);
  const frames = client.frames.length;
  // The decision is known by the same id as before.
  await client.answer(1, ['0']);
  expect(client.frames.slice(frames).map(frame => JSON.parse(frame).t)).toEqual(['ack', 'news']);
  expect(client.views.get(0)).toMatchObject({ turns: 2 });
  await client.close();
  await server.close();
});

test('more matches than are wanted are let go, those used longest ago first', async () => {
  const server = await start(folder(), { mostAwake: 3 });
  for (let n = 0; n < 8; n++)
    await makeTable(server.url, { game: 'tic-tac-toe', seats: [{ kind: 'me' }, { kind: 'me' }] });
  await server.hall.sweep();
  expect(server.hall.awake).toBe(3);
  expect(server.hall.live).toBe(8);
  await server.close();
});

test('a server stops in order and another goes on from there', async () => {
  const data = folder();
  const first = await start(data);
  const identity = 'an-identity-that-outlives-the-server-0001';
  const made = await makeTable(first.url, { game: 'night-market', seats: [{ kind: 'me' }, { kind: 'me' }] }, identity);
  const client = await Client.sitAll(first.url, made);
  await client.answer(0, ['2']);
  const [decision] = client.decisions.values();
  // In flight while the server stops: acknowledged, or not done.
  client.send({ t: 'answer', id: 'late', seat: 1, decision: decision?.id, picks: ['1'] });
  await client.until(() => client.messages.some(m => m.t === 'ack' && m.id === 'late'));
  await first.close();
  await client.until(() => client.closed);
  expect(client.messages.find(({ t }) => t === 'gone')).toEqual({ t: 'gone', code: 'stopping' });
  const second = await start(data);
  const lists = tablesList.parse((await call(second.url, '/api/tables', { identity })).body);
  expect(lists.mine).toMatchObject([{ id: made.table.id, position: 2, mySeats: [0, 1] }]);
  const again = await Client.sitAll(second.url, made);
  expect(again.views).toEqual(client.views);
  expect((await again.ask({ t: 'answer', id: 'late', seat: 1, decision: decision?.id, picks: ['1'] })).ack).toBe(2);
  await again.close();
  await second.close();
});

test('after a change of rules a table goes on from its checkpoint, and the players are told', async () => {
  const data = folder();
  const first = await start(data);
  const made = await makeTable(first.url, { game: 'night-market', seats: [{ kind: 'me' }, { kind: 'me' }] });
  const client = await Client.sitAll(first.url, made);
  await client.answer(0, ['2']);
  await client.answer(1, ['1']);
  await client.answer(0, []);
  await first.close();
  const kit = await shelf['night-market']?.();
  if (!kit) throw new Error('no kit');
  // Bids are asked for under another name: the answers since the checkpoint fit no more.
  const { round } = kit.game.positions;
  if (!round) throw new Error('no rounds');
  const game: typeof kit.game = {
    ...kit.game,
    rules: kit.game.rules + 1,
    positions: {
      ...kit.game.positions,
      *round(t, position) {
        const key = yield* t.choose(0, 'market.new-rule', [
          { key: 'a', text: 'a' },
          { key: 'b', text: 'b' },
        ]);
        if (key === 'none') throw new Error('never');
        return yield* round(t, position);
      },
    },
  };
  const games = { ...shelf, 'night-market': async () => ({ ...kit, game }) };
  const second = await startServer({ host: '127.0.0.1', data, shelf: { games, module: testShelf.module }, workers: 1 });
  const again = await Client.sitAll(second.url, made);
  expect(again.messages[0]).toMatchObject({ t: 'table', reseated: true, entries: 0 });
  await again.answer(0, ['a']);
  const { position } = again;
  await again.close();
  await second.close();
  const third = await startServer({ host: '127.0.0.1', data, shelf: { games, module: testShelf.module }, workers: 1 });
  const last = await Client.sitAll(third.url, made);
  expect(last.messages[0]).toMatchObject({ t: 'table', position, entries: 1 });
  expect(last.messages[0]).not.toHaveProperty('reseated');
  await last.close();
  await third.close();
});
