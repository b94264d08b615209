// What a stranger with a client of their own does to a server, each of it from one address. For sieges and measurements of a
// server on this machine; run in a process of its own, until it is ended: `npx node server/abuses.ts <url> <abuse> <table> <token> <entries>`.

import { type ChildProcess, fork } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { getPriority, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';

interface Target {
  readonly url: string;
  readonly table: string;
  /** Of a seat there. */
  readonly token: string;
  /** How many entries it has, if that is known. */
  readonly entries: number;
}

type Abuse = (target: Target, address: string) => Promise<void>;

const SOCKETS = 300;
const PINGERS = 20;

/** Asks for something over and over, over this many sockets at once, and reads the answers. */
async function keepAsking({ url, token }: Target, address: string, paths: readonly string[]): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address };
  const ask = async (n: number): Promise<void> => {
    for (let i = n; ; i++) {
      const path = paths[i % paths.length];
      await fetch(`${url}${path}`, { headers }).then(
        response => response.arrayBuffer(),
        () => pause(20),
      );
    }
  };
  await Promise.all(Array.from({ length: SOCKETS }, (_, n) => ask(n)));
}

/** A socket by hand; what it hears is thrown away, or never read. */
async function open(url: string, said: string | Buffer, hears: boolean): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  if (hears) socket.resume();
  else socket.pause();
  socket.write(said);
  return socket;
}

const closed = (socket: Socket): Promise<unknown> =>
  socket.destroyed ? Promise.resolve() : new Promise(resolve => socket.once('close', resolve));

const upgrade = (address: string): string =>
  `GET /api/live HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${address}\r\nconnection: upgrade\r\nupgrade: websocket\r\n` +
  `sec-websocket-version: 13\r\nsec-websocket-key: ${Buffer.from('0123456789abcdef').toString('base64')}\r\n\r\n`;

/** A ping of a client, masked with nothing. */
const PING = Buffer.from([0x89, 0x80, 0, 0, 0, 0]);
const PINGS = Buffer.concat(Array.from({ length: 10_000 }, () => PING));

export const ABUSES = {
  /** A path that means the same and is spelled otherwise; and paths that mean nothing. */
  misspelled: (target, address) => keepAsking(target, address, ['/%61pi/games', '/api/%68ealth', '/nowhere', '/%zz']),
  exports: (target, address) => {
    const table = `/api/tables/${target.table}`;
    return keepAsking(target, address, [`${table}/export`, `${table}/campaign/export`, `${table}/report`]);
  },
  lists: (target, address) => keepAsking(target, address, ['/api/tables', `/api/tables/${target.table}`]),
  /** Nine replays a second, whose answers nobody reads. */
  unread: async ({ url, table, token, entries }, address) => {
    for (;;) {
      const path = `/api/tables/${table}/replay/${entries}?from=0`;
      const head = `x-forwarded-for: ${address}\r\nauthorization: Bearer ${token}`;
      await open(url, `GET ${path} HTTP/1.1\r\nhost: x\r\n${head}\r\n\r\n`.repeat(3), false);
      await pause(1000 / 9);
    }
  },
  /** All sit down again and again. */
  hellos: async ({ url, table, token }, address) => {
    const hello = JSON.stringify({ t: 'hello', table, tokens: [token] });
    const sit = async (): Promise<void> => {
      for (;;) {
        const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, {
          headers: { 'x-forwarded-for': address },
        });
        socket.on('error', () => {});
        socket.on('open', () => socket.send(hello));
        socket.on('message', () => socket.readyState === socket.OPEN && socket.send(hello));
        await new Promise(resolve => socket.once('close', resolve));
        await pause(20);
      }
    };
    await Promise.all(Array.from({ length: SOCKETS }, sit));
  },
  pings: async ({ url }, address) => {
    const ping = async (): Promise<void> => {
      for (;;) {
        const socket = await open(url, upgrade(address), true);
        socket.once('data', () => socket.write(PINGS));
        const timer = setInterval(() => socket.write(PINGS), 50);
        await closed(socket);
        clearInterval(timer);
        await pause(20);
      }
    };
    await Promise.all(Array.from({ length: PINGERS }, ping));
  },
} satisfies { readonly [name: string]: Abuse };

export type AbuseName = keyof typeof ABUSES;

/** Steps that a stranger stands back: with a machine of their own they would take no core from the server, nor from who measures it. */
const STANDS_BACK = 5;
const LAST_PRIORITY = 19;

/** A stranger who does it until they are ended, in a process of their own. */
export function beginAbuse(name: AbuseName, { url, table, token, entries }: Target): ChildProcess {
  const stranger = fork(fileURLToPath(import.meta.url), [url, name, table, token, String(entries)], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  if (stranger.pid !== undefined) setPriority(stranger.pid, Math.min(LAST_PRIORITY, getPriority() + STANDS_BACK));
  return stranger;
}

if (import.meta.main) {
  const [url = '', name = '', table = '', token = '', entries = '0'] = process.argv.slice(2);
  process.once('disconnect', () => process.exit());
  const names = Object.keys(ABUSES);
  if (!names.includes(name)) throw new Error(`there is no abuse ${name}; there are ${names.join(', ')}`);
  await ABUSES[name as AbuseName](
    { url, table, token, entries: Number(entries) },
    `172.16.0.${1 + names.indexOf(name)}`,
  );
}
