// A server with the tests' shelf in a process of its own, as main.ts starts one.

import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { LIMITS, NO_LIMITS, startServer } from '../index.ts';
import { testShelf } from './shelf.ts';

const { env } = process;
// Whoever is killed keeps nothing at the end: what was compiled is kept now, for the process after this one.
flushCompileCache();
// A spare process: everything loaded, nothing opened, until it is told to go.
if (env.HOLD) await once(process.stdin, 'data');
const server = await startServer({
  host: '127.0.0.1',
  port: Number(env.PORT ?? 0),
  data: env.DATA ?? './data',
  ...(env.DATABASE_URL && { databaseUrl: env.DATABASE_URL }),
  ...(env.SHELF !== 'house' && { shelf: testShelf }),
  limits: env.LIMITS === 'on' ? LIMITS : NO_LIMITS,
  trustProxy: Number(env.TRUST_PROXY ?? 0),
  workers: 1,
  logLevel: env.LOG ?? 'error',
});
console.log(`Veillée is at ${server.url}`);
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
