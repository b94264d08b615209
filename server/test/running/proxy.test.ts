// The proxy of docs/hosting.md, as it stands there, in front of two processes. Where nginx is not installed there is
// nothing to try.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type ServerProcess, startProcess } from '../../load.ts';
import type { Created, Joined } from '../../protocol.ts';
import { Client, tokenOf } from '../client.ts';
import { freePort, type Postgres, startPostgres } from '../postgres-server.ts';

const HOST = 'play.example.org';
const has = (command: string): boolean => {
  try {
    execFileSync(command, [command === 'nginx' ? '-v' : 'version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};
const HERE = has('nginx') && has('openssl');

const folder = mkdtempSync(join(tmpdir(), 'veillee-proxy-'));
const servers: ServerProcess[] = [];
let postgres: Postgres | undefined;
let nginx: ChildProcess | undefined;
let port = 0;
let plainPort = 0;

/** The configuration of the page, with addresses and files of this test. */
function configuration(): string {
  const page = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8');
  const written = /```nginx\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  const [one, two] = servers.map(({ url }) => new URL(url).host);
  const fitted = [
    ['127.0.0.1:4100', one],
    ['# server 127.0.0.1:4101', `server ${two}`],
    ['listen 443 ', `listen 127.0.0.1:${port} `],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['/etc/letsencrypt/live/play.example.org/fullchain.pem', join(folder, 'cert.pem')],
    ['/etc/letsencrypt/live/play.example.org/privkey.pem', join(folder, 'key.pem')],
  ].reduce((text, [from, to]) => {
    if (!text.includes(from as string)) throw new Error(`docs/hosting.md does not say ${from}`);
    return text.replace(from as string, to as string);
  }, written);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = temporary.map(name => `${name}_temp_path ${join(folder, name)};`).join(' ');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user} daemon off; pid ${join(folder, 'pid')}; error_log stderr; events {} http { access_log off; ${paths}\n${fitted}\n}`;
}

beforeAll(async () => {
  if (!HERE) return;
  postgres = await startPostgres(folder);
  const script = fileURLToPath(new URL('../process.ts', import.meta.url));
  const begin = (): Promise<ServerProcess> => startProcess(postgres?.url, { data: folder, script });
  servers.push(...(await Promise.all([begin(), begin()])));
  [port, plainPort] = [await freePort(), await freePort()];
  const certificate = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${HOST}`];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
  execFileSync('openssl', ['req', ...certificate, '-addext', `subjectAltName=DNS:${HOST}`, ...files], {
    stdio: 'ignore',
  });
  writeFileSync(join(folder, 'nginx.conf'), configuration());
  nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let n = 0; n < 200; n++) {
    if (
      await call('/api/health').then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise(resolve => setTimeout(resolve, 25));
  }
  throw new Error('nginx does not answer');
});
afterAll(async () => {
  if (nginx?.exitCode === null) {
    nginx.kill('SIGTERM');
    await once(nginx, 'exit');
  }
  await Promise.all(servers.map(server => server.stop()));
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const tls = () => ({ host: '127.0.0.1', port, servername: HOST, ca: readFileSync(join(folder, 'cert.pem')) });

/** Whoever calls. */
const IDENTITY = 'proxied'.padEnd(64, '-');

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

function call(path: string, body?: object | string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: `${HOST}:${port}`,
      ...(body && { 'content-type': 'application/json', 'x-veillee-identity': IDENTITY }),
    };
    const sent = request({ ...tls(), path, method: body ? 'POST' : 'GET', headers, agent: false }, response => {
      let text = '';
      response.on('data', chunk => {
        text += String(chunk);
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    sent.on('error', reject);
    sent.end(typeof body === 'string' ? body : body && JSON.stringify(body));
  });
}

/** A live connection through the proxy, from a page of this origin. */
async function connect(origin = `https://${HOST}:${port}`): Promise<Client> {
  const { ca, servername } = tls();
  // `servername` is one of TLS, which the types of ws do not name.
  const options = { ca, servername, origin, headers: { host: `${HOST}:${port}` } };
  const socket = new WebSocket(`wss://127.0.0.1:${port}/api/live`, options);
  const client = Client.through(socket);
  await once(socket, 'open');
  return client;
}

const connectionsAt = async ({ url }: ServerProcess): Promise<number> =>
  Number(/^veillee_connections (\d+)/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1]);

test.runIf(HERE)('calls go through with their headers, metrics do not, and plain HTTP leads to TLS', async () => {
  const health = await call('/api/health');
  expect(JSON.parse(health.text)).toMatchObject({ ok: true, store: 'postgres' });
  expect(health.headers['strict-transport-security']).toContain('max-age=');
  expect(health.headers['content-security-policy']).toContain("default-src 'self'");
  expect((await call('/metrics')).status).toBe(403);
  // An import as large as it may be reaches the server: it is the server that says no.
  const large = await call('/api/tables/import', { save: 'x'.repeat(2_000_000), name: 'Ann', seats: [{ kind: 'me' }] });
  expect(JSON.parse(large.text)).toMatchObject({ error: { code: 'save' } });
  const moved = await new Promise<IncomingHttpHeaders>(resolve =>
    plainRequest({ host: '127.0.0.1', port: plainPort, path: '/x', headers: { host: HOST } }, ({ headers }) =>
      resolve(headers),
    ).end(),
  );
  expect(moved.location).toBe(`https://${HOST}/x`);
});

test.runIf(HERE)('a game is played through the proxy, whichever process each connection comes to', async () => {
  const body = { game: 'tic-tac-toe', name: 'Ann', seats: [{ kind: 'me' }, { kind: 'friend' }] };
  const made = JSON.parse((await call('/api/tables', body)).text) as Created;
  const { id } = made.table;
  const code = made.invitations[0]?.code;
  const joined = JSON.parse((await call(`/api/tables/${id}/join`, { code, name: 'Bea' })).text) as Joined;
  const clients = [await connect(), await connect(), await connect(), await connect()];
  expect(await Promise.all(servers.map(connectionsAt))).toEqual([2, 2]);
  const [ann, , , bea] = clients as [Client, Client, Client, Client];
  await ann.hello(id, [tokenOf(made, 0)]);
  await bea.hello(id, [joined.token]);
  const sides = [ann, bea] as const;
  for (const [n, key] of ['4', '0', '2', '6', '3', '5', '1', '7'].entries()) {
    const side = sides[n % 2] as Client;
    await side.until(() => side.decisions.has(n % 2), `decision ${n}`);
    await side.answer(n % 2, [key]);
  }
  for (const side of sides) await side.until(() => side.facts?.status === 'over', 'the end');
  for (const client of clients) await client.close();
});

test.runIf(HERE)('a page of another host gets no connection', async () => {
  await expect(connect('https://elsewhere.example.org')).rejects.toThrow('403');
});
