// A line to PostgreSQL may break at the very moment at which it stands: that is trouble for whoever asked, never the end of the process.

import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Lines } from '../../store/postgres-lines.ts';
import { StoreTrouble } from '../../store/trouble.ts';

/** A message of PostgreSQL's protocol: its letter, its length, what it says. */
function message(letter: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(letter), length, body]);
}

const WELCOME = message('R', Buffer.alloc(4));
const READY = message('Z', Buffer.from('I'));
const GOODBYE = message('E', Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection\0\0'));

let server: Server;
beforeAll(async () => {
  // Whoever comes is let in and shown out in one breath.
  server = createServer(socket => socket.once('data', () => socket.end(Buffer.concat([WELCOME, READY, GOODBYE]))));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

test('a line that is cut as soon as it stands is trouble, and no crash', async () => {
  const { port } = server.address() as AddressInfo;
  const lines = new Lines(`postgres://me@127.0.0.1:${port}/db`, { warn: () => {}, error: () => {} });
  await expect(lines.transaction(query => query('select 1'))).rejects.toBeInstanceOf(StoreTrouble);
  await expect(lines.query('select 1')).rejects.toBeInstanceOf(StoreTrouble);
  await lines.close();
});
