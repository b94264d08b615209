// The server stops in order, whoever is at it and whatever they do: it ends within seconds, and nothing that was acknowledged is lost.

import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { NO_LIMITS } from '../../index.ts';
import { Client, makeTable, tokenOf } from '../client.ts';
import { houseOf } from '../house.ts';

const { folder, start: startAt } = houseOf('stopping', { limits: { ...NO_LIMITS, partingMs: 300 } });
const start = (data = folder()) => startAt({ data });

/** Long before anybody who waits for the close of a connection gives up. */
const SOON = 5000;
async function timed(work: Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work;
  return performance.now() - since;
}

test('who never hears that the server stops is not waited for', async () => {
  const server = await start();
  const { hostname, port } = new URL(server.url);
  const deaf = connect(Number(port), hostname);
  deaf.on('error', () => {});
  const key = Buffer.from('0123456789abcdef').toString('base64');
  const upgrade = `connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${key}`;
  deaf.write(`GET /api/live HTTP/1.1\r\nhost: x\r\n${upgrade}\r\n\r\n`);
  await new Promise(resolve => deaf.once('data', resolve));
  deaf.pause();
  expect(await timed(server.close())).toBeLessThan(SOON);
  deaf.destroy();
}, 60_000);

test('who sits down while it stops finds nothing begun: bots do not play on', async () => {
  const server = await start();
  const { hall, url } = server;
  const ids: string[] = [];
  for (let n = 0; n < 8; n++) {
    const made = await makeTable(url, { game: 'caravan', seats: [{ kind: 'me' }, { kind: 'bot' }] });
    ids.push(made.table.id);
  }
  // They sleep, and are being read when it begins to stop.
  await hall.sweep(performance.now() + 3_600_000);
  expect(hall.awake).toBe(0);
  const sitting = Promise.allSettled(ids.map(id => hall.gathering(id)));
  const closing = server.close();
  const sat = await sitting;
  expect(sat.map(each => each.status === 'rejected' && each.reason.code)).toEqual(ids.map(() => 'busy'));
  await closing;
}, 60_000);

test('what was acknowledged before it stopped is there afterwards', async () => {
  const data = folder();
  const server = await start(data);
  const tables = await Promise.all(
    Array.from({ length: 60 }, () =>
      makeTable(server.url, { game: 'caravan', seats: [{ kind: 'me' }, { kind: 'me' }] }),
    ),
  );
  const clients = await Promise.all(
    tables.map(({ table, seats }) =>
      Client.sit(
        server.url,
        table.id,
        seats.map(({ token }) => token),
      ),
    ),
  );
  for (const client of clients) await client.answer(0, ['left']);
  expect(await timed(server.close())).toBeLessThan(SOON);
  const again = await start(data);
  for (const made of tables) {
    const { table } = await again.hall.gathering(made.table.id);
    expect([table.match?.journal.length, again.hall.seatOf(table, tokenOf(made, 0))]).toEqual([1, 0]);
  }
  await again.close();
}, 60_000);
