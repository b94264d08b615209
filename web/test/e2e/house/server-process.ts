// A server in a process of its own, as main.ts starts one, for tests that kill it.

import { NO_LIMITS, startServer } from '../../../../server/index.ts';

const { env } = process;
const server = await startServer({
  host: '127.0.0.1',
  port: Number(env.PORT ?? 0),
  data: env.DATA ?? './data',
  ...(env.PAGE && { page: env.PAGE }),
  limits: NO_LIMITS,
  workers: 1,
  logLevel: 'error',
});
console.log(`Veillée is at ${server.url}`);
// It ends with whoever started it.
process.stdin.on('end', () => process.exit(0)).resume();
