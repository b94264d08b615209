// A stranger sends nothing but ping frames, or messages in crumbs: both are counted as messages, and others are answered.

import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS } from '../../index.ts';
import { Addresses } from '../../limits.ts';
import { Client, makeTable } from '../client.ts';
import { houseOf } from '../house.ts';

const server = await houseOf('pings').start({ trustProxy: 1 });

const FIN = 0x80;
const [TEXT, CONTINUED, PING, PONG] = [0x01, 0x00, 0x09, 0x0a];

/** A frame of a client: masked, with a mask that changes nothing. */
const frame = (head: number, payload = ''): Buffer => {
  const bytes = Buffer.from(payload);
  return Buffer.concat([Buffer.from([head, FIN | bytes.length, 0, 0, 0, 0]), bytes]);
};

/** A live connection by hand, from an address of its own; what it hears is kept as it comes. */
async function open(from: string): Promise<{ socket: Socket; heard: () => Buffer; ended: Promise<unknown> }> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('data', chunk => chunks.push(chunk));
  socket.on('error', () => {});
  const ended = new Promise(resolve => socket.once('close', resolve));
  const key = Buffer.from('0123456789abcdef').toString('base64');
  const upgrade = `connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${key}`;
  socket.write(`GET /api/live HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\n${upgrade}\r\n\r\n`);
  await new Promise(resolve => socket.once('data', resolve));
  chunks.length = 0;
  return { socket, heard: () => Buffer.concat(chunks), ended };
}

/** How many frames of this kind stand one after the other in it; all are short. */
function count(bytes: Buffer, kind: number): number {
  let found = 0;
  for (let at = 0; at + 2 <= bytes.length; at += 2 + ((bytes[at + 1] ?? 0) & 0x7f))
    if (bytes[at] === (FIN | kind)) found++;
  return found;
}

test('a ping is answered, and so many of them only as may be said', async () => {
  const { socket, heard, ended } = await open('10.1.0.1');
  socket.write(frame(FIN | PING, 'a'));
  await new Promise(resolve => socket.once('data', resolve));
  expect(count(heard(), PONG)).toBe(1);
  socket.write(Buffer.concat(Array.from({ length: 3000 }, () => frame(FIN | PING))));
  await ended;
  expect(count(heard(), PONG)).toBeGreaterThanOrEqual(200);
  expect(count(heard(), PONG)).toBeLessThan(400);
});

test('pongs that nobody asked for are messages as well', async () => {
  const { socket, ended } = await open('10.1.0.2');
  socket.write(Buffer.concat(Array.from({ length: 3000 }, () => frame(FIN | PONG))));
  await ended;
});

test('twenty connections of pings silence nobody: their address is cut after as many refusals as one has', async () => {
  const made = await makeTable(server.url, { game: 'tic-tac-toe', seats: [{ kind: 'me' }, { kind: 'me' }] });
  const honest = await Client.sitAll(server.url, made);
  const flood = Buffer.concat(Array.from({ length: 10_000 }, () => frame(FIN | PING)));
  const rude = await Promise.all(Array.from({ length: 20 }, () => open('10.1.0.3')));
  for (const { socket } of rude) socket.write(flood);
  for (const cell of ['4', '0', '8', '2']) {
    const [decision] = honest.decisions.values();
    await honest.answer(decision?.seat ?? -1, [cell]);
  }
  await Promise.all(rude.map(({ ended }) => ended));
  const pongs = rude.reduce((sum, { heard }) => sum + count(heard(), PONG), 0);
  // 2,000 at once of one address, and 500 a second.
  expect(pongs).toBeLessThan(2000 + 500 * 10);
  await honest.close();
});

test('who comes back at once has not been forgotten', () => {
  const addresses = new Addresses({ ...LIMITS, addressMessagesAtOnce: 3, refusalsAtOnce: 1, connectionsPerAddress: 1 });
  const said = (): boolean[] => [1, 2].map(() => addresses.speaks('here', 0));
  expect([addresses.enter('here'), addresses.enter('here')]).toEqual([true, false]);
  expect(said()).toEqual([true, true]);
  addresses.leave('here');
  expect(addresses.enter('here')).toBe(true);
  expect(said()).toEqual([true, false]);
  expect([addresses.isTold('here', 0), addresses.isTold('here', 0)]).toEqual([true, false]);
});

test('what had come before the cut is not gone through', async () => {
  const { socket, ended } = await open('10.1.0.6');
  let heard = 0;
  const { emit } = WebSocket.prototype;
  WebSocket.prototype.emit = function (this: WebSocket, name: string | symbol, ...rest: unknown[]) {
    if (name === 'ping') heard++;
    return emit.call(this, name, ...rest);
  } as typeof emit;
  try {
    socket.write(Buffer.concat(Array.from({ length: 10_000 }, () => frame(FIN | PING))));
    await ended;
  } finally {
    WebSocket.prototype.emit = emit;
  }
  // 200 are answered, and 50 a second; a thousand are ignored.
  expect(heard).toBeGreaterThan(1200);
  expect(heard).toBeLessThan(3000);
});

test('a message comes in four fragments at most', async () => {
  const whole = JSON.stringify({ t: 'ping' });
  const parts = [whole.slice(0, 3), whole.slice(3, 6), whole.slice(6, 9), whole.slice(9)];
  const { socket, heard, ended } = await open('10.1.0.4');
  const [first = '', second = '', third = '', fourth = ''] = parts;
  socket.write(
    Buffer.concat([
      frame(TEXT, first),
      frame(CONTINUED, second),
      frame(CONTINUED, third),
      frame(FIN | CONTINUED, fourth),
    ]),
  );
  await new Promise(resolve => socket.once('data', resolve));
  expect(String(heard())).toContain('{"t":"pong"}');
  socket.write(Buffer.concat([frame(TEXT, '{'), ...Array.from({ length: 9000 }, () => frame(CONTINUED))]));
  await ended;
});

test('what waits for its turn is not read any further, and all of it is answered', async () => {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/live`, {
    headers: { 'x-forwarded-for': '10.1.0.5' },
  });
  await new Promise(resolve => socket.once('open', resolve));
  const heard: string[] = [];
  socket.on('message', message => heard.push(String(message)));
  for (let n = 0; n < 150; n++) socket.send(JSON.stringify({ t: 'hello', table: 'nowhere-at-all', tokens: [] }));
  socket.send(JSON.stringify({ t: 'ping' }));
  await expect.poll(() => heard.at(-1)).toBe('{"t":"pong"}');
  expect(heard).toHaveLength(151);
  socket.terminate();
});
