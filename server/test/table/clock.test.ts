// Timed tables: seats see their time run, the server answers for who has none left, and nothing that is written down
// depends on when it is read. Time is the test's own.

import { shelf as games } from '@veillee/games';
import { Match } from '@veillee/kernel';
import { expect, test } from 'vitest';
import { NO_LIMITS, type Server } from '../../index.ts';
import type { Created, SeatClock } from '../../protocol.ts';
import { Client, call, makeTable } from '../client.ts';
import { Hours } from '../hours.ts';
import { houseOf } from '../house.ts';
import '../strict.ts';

const { folder, start: startAt } = houseOf('clock', { limits: NO_LIMITS });
const start = (hours: Hours, data = folder()): Promise<Server> =>
  startAt({ data, hall: { time: hours, shift: { tables: 0, decisions: 1, restMs: 1 } } });

const TWO = [{ kind: 'me' }, { kind: 'me' }];
const timedTable = (url: string): Promise<Created> =>
  makeTable(url, { game: 'blitz', options: { timed: true }, seats: TWO });
const tokens = ({ seats }: Created): string[] => seats.map(({ token }) => token);
const sit = ({ url }: Server, made: Created): Promise<Client> => Client.sitAll(url, made);

/** What the last message says of the clocks, in seconds. */
function clocks(client: Client): readonly (readonly [left: number, reserve: number, runs: boolean])[] {
  const last = client.messages.findLast(({ t }) => t === 'news' || t === 'table') as { clock?: readonly SeatClock[] };
  return (last.clock ?? []).map(({ left, reserve, runs }) => [left / 1000, reserve / 1000, runs] as const);
}

test('every seat sees its time, and what is thought is taken from it', async () => {
  const hours = new Hours();
  const server = await start(hours);
  const made = await timedTable(server.url);
  expect(made.table.timed).toBe(true);
  const client = await sit(server, made);
  expect(clocks(client)).toEqual([
    [30, 20, true],
    [30, 20, false],
  ]);
  hours.pass(4);
  const late = await sit(server, made);
  expect(clocks(late)[0]).toEqual([26, 20, true]);
  await late.close();
  await client.answer(0, ['4']);
  expect(clocks(client)).toEqual([
    [30, 20, false],
    [30, 20, true],
  ]);
  // Beyond the ten seconds of a turn the reserve is used up, and does not come back.
  hours.pass(17);
  await client.answer(1, ['0']);
  expect(clocks(client)).toEqual([
    [30, 20, true],
    [23, 13, false],
  ]);
  await client.close();
});

test('a table without a clock has none', async () => {
  const hours = new Hours();
  const server = await start(hours);
  const made = await makeTable(server.url, { game: 'blitz', seats: TWO });
  expect(made.table).not.toHaveProperty('timed');
  const client = await sit(server, made);
  expect(client.messages[0]).not.toHaveProperty('clock');
  hours.pass(10_000);
  await client.answer(0, ['4']);
  expect(client.position).toBe(1);
  await client.close();
});

test('when time is up the server answers; who is late too often is replaced and may come back', async () => {
  const hours = new Hours();
  const server = await start(hours);
  const { url } = server;
  const made = await timedTable(url);
  const client = await sit(server, made);
  hours.pass(29.9);
  expect(client.position).toBe(0);
  hours.pass(0.2);
  await client.until(() => client.position === 1, 'an answer at zero');
  expect(client.views.get(0)).toMatchObject({ squares: [0, -1, -1, -1, -1, -1, -1, -1, -1] });
  expect(clocks(client)[0]).toEqual([10, 0, false]);
  await client.answer(1, ['8']);
  // In time, and it is forgotten.
  await client.answer(0, ['5']);
  await client.answer(1, ['7']);
  hours.pass(10);
  await client.until(() => client.position === 5);
  expect(client.facts?.seats[0]).not.toHaveProperty('bot');
  await client.answer(1, ['2']);
  hours.pass(10);
  // Late twice in a row: the answer, and the bot that sits down.
  await client.until(() => client.position === 8, 'a bot');
  expect(client.facts?.seats[0]).toMatchObject({ bot: 'dreamer' });
  await call(url, `/api/tables/${made.table.id}/return`, { body: { token: tokens(made)[0] } });
  await client.until(() => client.facts?.seats[0]?.bot === undefined, 'the return');
  await client.close();
});

test('an answer on its way at the last moment counts as in time', async () => {
  const hours = new Hours();
  const server = await start(hours);
  const made = await timedTable(server.url);
  const { gathering, table } = await server.hall.gathering(made.table.id);
  const op = { k: 'answer', seat: 0, prompt: 'turn', picks: ['4'], spent: [[0, 31_000]] } as const;
  await new Promise(resolve => gathering.perform(table, op, resolve));
  expect(table.isForfeit(0)).toBe(false);
  expect(table.timeLeft(0)?.left).toBeCloseTo(10_001, 0);
});

test('a pause and an undo stop no clock by the back door', async () => {
  const hours = new Hours();
  const server = await start(hours);
  const made = await timedTable(server.url);
  const client = await sit(server, made);
  hours.pass(6);
  await client.ask({ t: 'pause', seat: 0, on: true });
  await client.until(() => client.facts?.status === 'paused');
  expect(clocks(client)[0]).toEqual([24, 20, false]);
  hours.pass(1000);
  await client.ask({ t: 'pause', seat: 0, on: false });
  await client.until(() => client.facts?.status === 'playing');
  expect(clocks(client)[0]).toEqual([24, 20, true]);
  hours.pass(1);
  await client.answer(0, ['4']);
  hours.pass(3);
  await client.ask({ t: 'undo', seat: 0 });
  await client.until(() => client.entries === 0);
  expect(client.position).toBe(4);
  await client.close();
});

test('clocks outlive the server, and time without a server is nobody’s', async () => {
  const data = folder();
  const hours = new Hours();
  const first = await start(hours, data);
  const made = await timedTable(first.url);
  const client = await sit(first, made);
  hours.pass(25);
  await client.answer(0, ['4']);
  await client.answer(1, ['0']);
  expect(clocks(client)[0]).toEqual([15, 5, true]);
  hours.pass(3);
  await client.close();
  await first.close();
  const later = new Hours();
  later.pass(500_000);
  const second = await start(later, data);
  const again = await sit(second, made);
  expect(clocks(again)[0]).toEqual([15, 5, true]);
  await again.close();
  // Nobody is there, and the table stays until its time is up.
  await second.hall.sweep(performance.now() + 1e9);
  later.pass(15.1);
  const last = await sit(second, made);
  expect(last.position).toBe(3);
  await last.close();
});

test('every game that has a clock answers legally for who is late, to the end of the game', async () => {
  let timed = 0;
  for (const take of Object.values(games)) {
    const { game, clock } = await take();
    const spec = game.options.find(({ kind, id }) => kind === 'switch' && clock?.isOn({ [id]: true }));
    if (!clock || !spec) continue;
    timed++;
    for (const [n, { seats, options }] of game.trials.entries()) {
      const match = Match.start(game, { seed: `late-${n}`, seats, options: { ...options, [spec.id]: true } });
      let time = clock.moved(clock.begin(seats), match.state);
      for (let made = 0; !match.over && made < 3000; made++) {
        const [decision] = match.decisions;
        if (!decision) throw new Error('nobody is asked');
        const { seat, id } = decision;
        const { left, reserve } = clock.left(time, match.state, seat);
        expect(left).toBeGreaterThanOrEqual(reserve);
        time = clock.comeBack(clock.spend(time, match.state, seat, left), seat);
        match.answer({ seat, decision: id, picks: clock.answer(match.view(seat), decision) });
        time = clock.moved(time, match.state);
      }
      expect(match.journal.length).toBeGreaterThan(seats);
    }
  }
  expect(timed).toBeGreaterThan(0);
});
