// A stranger asks for much and reads nothing: what waits for them is bounded, they are cut, and the memory comes back.

import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Limits } from '../../index.ts';
import type { Created } from '../../protocol.ts';
import { laid } from '../caravan.ts';
import { Client, call, makeTable, tokenOf } from '../client.ts';
import { houseOf } from '../house.ts';

const MIB = 1024 * 1024;
const house = houseOf('unread');
const start = (limits: Partial<Limits>) => house.start({ limits });

const metric = async (url: string, name: string): Promise<number> => {
  const { body } = await call<string>(url, '/metrics');
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(body)?.[1] ?? 0);
};
const unread = (url: string): Promise<number> => metric(url, 'veillee_unread_bytes');
const cuts = (url: string): Promise<number> =>
  metric(url, 'veillee_errors_total{code="unread"}'.replace(/[{}"]/g, '\\$&'));

async function until(done: () => Promise<boolean>): Promise<void> {
  for (let n = 0; n < 1200; n++) {
    if (await done()) return;
    await pause(25);
  }
  throw new Error('waited for something that never came');
}

/** Asks and never reads. */
function deaf(url: string, path: string, token: string, times = 1): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`.repeat(times));
  return socket;
}

test('answers to calls that nobody reads stay under the bound of their address, and their sockets are cut', async () => {
  const bound = 24 * MIB;
  const server = await start({ addressUnsentBytes: bound });
  const { url } = server;
  const made = await laid(server, 8000);
  const path = `/api/tables/${made.table.id}/replay/8000?from=0`;
  const token = tokenOf(made, 0);
  const before = process.memoryUsage().arrayBuffers;
  const sockets = Array.from({ length: 16 }, () => deaf(url, path, token));
  let most = 0;
  let memory = 0;
  await until(async () => {
    most = Math.max(most, await unread(url));
    memory = Math.max(memory, process.memoryUsage().arrayBuffers - before);
    return (await cuts(url)) >= 6;
  });
  expect(most).toBeGreaterThan(bound / 2);
  expect(most).toBeLessThanOrEqual(bound);
  // Answers are 5 MB each: one on its way to the socket, one just made.
  expect(memory).toBeLessThan(bound + 40 * MIB);
  // Whoever reads is served meanwhile, also from the same address.
  const client = await Client.sit(url, made.table.id, [token]);
  await client.answer(0, ['left']);
  await client.close();
  for (const socket of sockets) socket.destroy();
  await until(async () => (await unread(url)) === 0);
  await server.close();
});

test('a socket that asks again before it has read is cut, and an answer of any size can be read', async () => {
  const server = await start({ unsentBytes: MIB });
  const { url } = server;
  const made = await laid(server, 8000);
  const path = `/api/tables/${made.table.id}/replay/8000?from=0`;
  const token = tokenOf(made, 0);
  const greedy = deaf(url, path, token, 12);
  await new Promise(resolve => {
    greedy.once('close', resolve);
    // Whoever never reads never hears that it is over.
    void until(async () => (await cuts(url)) >= 1).then(resolve);
  });
  greedy.destroy();
  await until(async () => (await unread(url)) === 0);
  const { body } = await call<{ events: unknown[] }>(url, path, { token });
  expect(body.events).toHaveLength(8000);
  await server.close();
});

async function deafConnection(url: string, { table, seats }: Created): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`);
  socket.on('error', () => {});
  await new Promise(resolve => socket.once('open', resolve));
  socket.pause();
  const hello = JSON.stringify({ t: 'hello', table: table.id, tokens: seats.map(({ token }) => token) });
  for (let n = 0; n < 150; n++) socket.send(hello);
  return socket;
}

test('a connection that does not read is told so, 1008, and then ended', async () => {
  const patient = await start({ unsentBytes: 2 * MIB, partingMs: 60_000 });
  const made = await laid(patient, 500);
  const slow = await deafConnection(patient.url, made);
  await until(async () => (await cuts(patient.url)) === 1);
  expect(await unread(patient.url)).toBeLessThan(3 * MIB);
  const closed = new Promise<[number, string]>(resolve =>
    slow.once('close', (code, reason) => resolve([code, String(reason)])),
  );
  slow.resume();
  expect(await closed).toEqual([1008, 'too much unread']);
  await patient.close();
  const server = await start({ unsentBytes: 2 * MIB, partingMs: 100 });
  const again = await laid(server, 500);
  const deafOnes = await Promise.all(Array.from({ length: 3 }, () => deafConnection(server.url, again)));
  await until(async () => (await cuts(server.url)) === 3 && (await metric(server.url, 'veillee_connections')) === 0);
  expect(await unread(server.url)).toBe(0);
  for (const each of deafOnes) each.terminate();
  await server.close();
});

test('who has most unread goes first, and nobody who reads', async () => {
  const server = await start({ unsentBytes: 4 * MIB, addressUnsentBytes: 6 * MIB });
  const { url } = server;
  const made = await laid(server, 500);
  const other = await makeTable(url, { game: 'tic-tac-toe', seats: [{ kind: 'me' }, { kind: 'me' }] });
  const honest = await Client.sitAll(url, other);
  const deafOnes: WebSocket[] = [];
  for (let n = 0; n < 6; n++) deafOnes.push(await deafConnection(url, made));
  await until(async () => (await cuts(url)) >= 3);
  expect(await unread(url)).toBeLessThanOrEqual(6 * MIB);
  await honest.answer(0, ['4']);
  expect(honest.closed).toBe(false);
  await honest.close();
  for (const each of deafOnes) each.terminate();
  await until(async () => (await unread(url)) === 0);
  await server.close();
});
