// A stranger with a client of their own calls too often: however a path is spelled, wherever it leads, whoever they say they are.

import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Limits } from '../../index.ts';
import { networkOf, Quota, Visitors } from '../../limits.ts';
import { houseOf } from '../house.ts';

const house = houseOf('calls', { trustProxy: 1 });
const start = (limits: Partial<Limits>) => house.start({ limits });

/** One call over a socket of its own, with the path as it stands here. */
function status(url: string, path: string, headers: Record<string, string> = {}): Promise<number> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const lines = Object.entries({ host: 'x', connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  return new Promise((resolve, reject) => {
    let heard = '';
    socket.on('data', data => {
      heard += String(data);
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1] ?? 0)));
  });
}

test('a call is counted however its path is spelled, and where it leads nowhere', async () => {
  const server = await start({ addressCallsPerMinute: 6, refusalsAtOnce: 1000 });
  const { url } = server;
  const paths = ['/api/health', '/%61pi/health', '/api/%68ealth', '/%61%70%69/games', '/nowhere', '/%zz'];
  const first: number[] = [];
  for (const path of paths) first.push(await status(url, path));
  expect(first).toEqual([200, 200, 200, 200, 404, 400]);
  const then: number[] = [];
  for (const path of [...paths, '/metrics', '/%6detrics']) then.push(await status(url, path));
  expect(then).toEqual(then.map(() => 429));
  // A live connection is a call as well.
  const socket = new WebSocket(`${url.replace('http', 'ws')}/%61pi/live`);
  const refused = await new Promise<string>(resolve => socket.once('error', ({ message }) => resolve(message)));
  expect(refused).toContain('429');
  // The page has a limit of its own: whoever was refused can still read what has become of them.
  expect(await status(url, '/')).toBe(200);
  await server.close();
});

test('whoever says who they are has a limit of their own, beneath that of their address', async () => {
  const server = await start({ callsPerMinute: 2, addressCallsPerMinute: 5 });
  const as = (name: string, from = '10.0.0.1') =>
    status(server.url, '/%61pi/health', {
      'x-veillee-identity': name.padEnd(32, '-'),
      'x-forwarded-for': from,
    });
  expect([await as('ann'), await as('ann'), await as('ann')]).toEqual([200, 200, 429]);
  expect([await as('bea'), await as('bea'), await as('cid'), await as('dot')]).toEqual([200, 200, 200, 429]);
  // Nor does another address help somebody who has had theirs.
  expect([await as('ann', '10.0.0.2'), await as('eve', '10.0.0.2')]).toEqual([429, 200]);
  await server.close();
});

test('the addresses of one network of IPv6 are one', async () => {
  expect(networkOf('2001:db8:1:2:aaaa::1')).toBe(networkOf('2001:0db8:1:2:ffff:1:2:3'));
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect([networkOf('10.0.0.1'), networkOf('::ffff:10.0.0.1')]).toEqual(['10.0.0.1', '10.0.0.1']);
  const server = await start({ addressCallsPerMinute: 2 });
  const from = (address: string) => status(server.url, '/api/health', { 'x-forwarded-for': address });
  expect([await from('2001:db8::1'), await from('2001:db8::2'), await from('2001:db8::3')]).toEqual([200, 200, 429]);
  expect(await from('2001:db8:0:1::3')).toBe(200);
  await server.close();
});

test('who is refused and goes on calling waits for each refusal, and with many sockets is not answered any more', async () => {
  const refusing = { addressCallsPerMinute: 1, refusalsAtOnce: 3, refusalsPerSecond: 0.001 };
  const server = await start({ ...refusing, holdMs: 400, connectionsPerAddress: 2 });
  const call = (path = '/api/health') => status(server.url, path).catch(() => 0);
  const codes: number[] = [];
  for (let n = 0; n < 4; n++) codes.push(await call());
  expect(codes).toEqual([200, 429, 429, 429]);
  const since = performance.now();
  // Wherever it leads.
  const [gone, ...held] = (await Promise.all([call(), call('/nowhere'), call('/%zz')])).sort((a, b) => a - b);
  expect([gone, held]).toEqual([0, [429, 429]]);
  expect(performance.now() - since).toBeGreaterThanOrEqual(399);
  // They are counted while they wait: afterwards there is room again.
  expect(await call()).toBe(429);
  await server.close();
});

test('what waits for its refusal is not read any further', async () => {
  const refusing = { addressCallsPerMinute: 1, refusalsAtOnce: 1, refusalsPerSecond: 0.001 };
  const server = await start({ ...refusing, holdMs: 300 });
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const heard: string[] = [];
  socket.on('data', data => heard.push(String(data)));
  const ask = (): unknown => socket.write('GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n');
  const answers = (): number => heard.join('').split('HTTP/1.1 ').length - 1;
  const since = performance.now();
  for (let n = 0; n < 5; n++) {
    ask();
    // Each in a packet of its own.
    await pause(20);
  }
  await expect.poll(answers).toBe(5);
  // The last two were not looked at before the third had its refusal.
  expect(performance.now() - since).toBeGreaterThanOrEqual(599);
  socket.destroy();
  await server.close();
});

test('names are free, and do not make looking for one costly', () => {
  const quota = new Quota(0.001, 2, 10);
  // An address that may not adds no names.
  const known = (of: Quota): number =>
    (of as unknown as { people: { buckets: Map<string, unknown> } }).people.buckets.size;
  for (let n = 0; n < 1000; n++) quota.takes(`name-${n}`, 'one address');
  expect(known(quota)).toBe(20);
  // With fifty thousand names that are all remembered, they were all looked through four times, not forty thousand.
  let looks = 0;
  const visitors = new Visitors(1e-9, 2);
  const { buckets } = visitors as unknown as { buckets: Map<string, unknown> };
  const entries = buckets[Symbol.iterator].bind(buckets);
  buckets[Symbol.iterator] = () => {
    looks++;
    return entries();
  };
  for (let n = 0; n < 50_000; n++) visitors.take(`name-${n}`);
  expect(buckets.size).toBe(50_000);
  expect(looks).toBeLessThanOrEqual(4);
});
