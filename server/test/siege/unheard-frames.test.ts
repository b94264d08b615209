// What came in one packet and was not heard yet is given up at once.

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { dropUnheard } from '../../unheard-frames.ts';

const FRAMES = 2000;
const servers: WebSocketServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    for (const client of server.clients) client.terminate();
    server.close();
  }
});

/** How many of two thousand frames are heard, if this is done to the socket at the first. */
async function heardOf(atTheFirst: (socket: WebSocket) => void): Promise<number> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', allowSynchronousEvents: false });
  servers.push(server);
  await once(server, 'listening');
  let heard = 0;
  server.on('connection', socket =>
    socket.on('message', () => {
      if (++heard === 1) atTheFirst(socket);
    }),
  );
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await once(client, 'open');
  for (let frame = 0; frame < FRAMES; frame++) client.send('x');
  await expect.poll(() => heard).toBeGreaterThan(0);
  await pause(200);
  client.terminate();
  return heard;
}

test('a socket that is paused goes through all that has come; with `dropUnheard` it hears nothing more', async () => {
  // As many as came in one packet: on a busy machine that may be a few.
  await expect.poll(() => heardOf(socket => socket.pause())).toBeGreaterThan(FRAMES / 10);
  const heard = await heardOf(socket => {
    socket.pause();
    dropUnheard(socket);
  });
  expect(heard).toBeLessThan(3);
});
