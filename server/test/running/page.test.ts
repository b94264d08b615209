// The page: built files with their caching and compression, a word where it is not built, and a whole server process.

import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { startServer } from '../../index.ts';
import { runLoad, startProcess } from '../../load.ts';
import { Client, call, makeTable, refusal } from '../client.ts';
import { testShelf } from '../shelf.ts';

const folder = mkdtempSync(join(tmpdir(), 'veillee-page-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface File {
  readonly status: number;
  readonly headers: { readonly [name: string]: string | string[] | undefined };
  readonly body: Buffer;
}

/** As it comes over the wire: fetch would unpack it. */
const fetchFile = (url: string, encoding: string): Promise<File> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, response => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    }).on('error', reject);
  });

test('built files are served, packed if they can be, and kept if their names say so', async () => {
  const page = join(folder, 'dist');
  mkdirSync(join(page, 'assets'), { recursive: true });
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Veillée</title>');
  writeFileSync(join(page, 'assets', 'table-Bx3f_9aQ.js'), 'export const table = 1;');
  writeFileSync(join(page, 'assets', 'table-Bx3f_9aQ.js.gz'), gzipSync('export const table = 1;'));
  const server = await startServer({ host: '127.0.0.1', data: join(folder, 'a'), shelf: testShelf, page });
  const index = await fetchFile(`${server.url}/`, 'identity');
  expect(index.status).toBe(200);
  expect(index.headers['cache-control']).toBe('no-cache');
  expect(index.headers['content-security-policy']).toContain("default-src 'self'");
  const script = await fetchFile(`${server.url}/assets/table-Bx3f_9aQ.js`, 'gzip');
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(script.headers['content-encoding']).toBe('gzip');
  expect(script.headers['content-type']).toContain('javascript');
  expect(gunzipSync(script.body).toString()).toBe('export const table = 1;');
  const plain = await fetchFile(`${server.url}/assets/table-Bx3f_9aQ.js`, 'identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  for (const path of ['/assets/none.js', '/../package.json', '/assets/%2e%2e/%2e%2e/secret'])
    expect(await refusal(server.url, path)).toBe('unknown-path');
  // What was not there when the server started leads nowhere: nobody makes it look at the disk.
  writeFileSync(join(page, 'assets', 'later.js'), 'export const later = 1;');
  expect(await refusal(server.url, '/assets/later.js')).toBe('unknown-path');
  await server.close();
});

test('without a built page the server says how to build it', async () => {
  const page = join(folder, 'nothing');
  const server = await startServer({ host: '127.0.0.1', data: join(folder, 'b'), shelf: testShelf, page });
  const { status, body } = await call<string>(server.url, '/');
  expect(status).toBe(200);
  expect(body).toContain('vite build');
  await server.close();
});

test('main.ts starts, is loaded for a second without an error, and stops in order', async () => {
  const server = await startProcess();
  const { url, child } = server;
  const report = await runLoad({ url, tables: 4, seconds: 0.5, warmUpSeconds: 0.2 });
  expect(report.errors).toEqual({});
  expect(report.decisions).toBeGreaterThan(4);
  expect(report.latency.p50).toBeLessThanOrEqual(report.latency.p99);
  const seats = [{ kind: 'me' }, { kind: 'me' }];
  const made = await makeTable(url, { game: report.game, seats });
  const client = await Client.sitAll(url, made);
  const ended = once(child, 'exit');
  await server.stop();
  expect(await ended).toEqual([0, null]);
  expect(client.messages.at(-1)).toEqual({ t: 'gone', code: 'stopping' });
});

test('a load goes to one’s own machine only', async () => {
  await expect(runLoad({ url: 'http://play.example.org', tables: 1, seconds: 1 })).rejects.toThrow('this machine');
});
