// `npx node server/main.ts`: starts the server, says where it is, and opens a browser if there is a desktop.

import './kept-code.ts';
import { spawn } from 'node:child_process';
import { LIMITS, NO_LIMITS, startServer } from './index.ts';
import { Unusable } from './store/trouble.ts';

const { env } = process;

const host = env.HOST ?? 'localhost';
const port = wholeNumber('PORT', 4100, 65_535);
const server = await startServer({
  host,
  port,
  data: env.DATA ?? './data',
  ...(env.DATABASE_URL && { databaseUrl: env.DATABASE_URL }),
  ...(env.WORKERS && { workers: wholeNumber('WORKERS', 1, 1000) }),
  threadsAhead: true,
  hall: {
    ...(env.WAITING_HOURS && { waitingHours: Number(env.WAITING_HOURS) }),
    ...(env.OWNERLESS_HOURS && { ownerlessHours: Number(env.OWNERLESS_HOURS) }),
  },
  limits: env.LIMITS === 'off' ? NO_LIMITS : LIMITS,
  trustProxy: wholeNumber('TRUST_PROXY', 0, 100),
  logLevel: env.LOG ?? 'info',
}).catch((error: NodeJS.ErrnoException): never => {
  if (error.code === 'EADDRINUSE') console.error(`Something else is at ${host}:${port} already. Choose another PORT.`);
  else if (error.code === 'EACCES') console.error(`This user may not listen at ${host}:${port}. Choose another PORT.`);
  else if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL')
    console.error(`${host} is no address of this machine. Choose another HOST.`);
  else if (error instanceof Unusable) console.error(error.message);
  else throw error;
  process.exit(1);
});

console.log(`Veillée is at ${server.url}`);
maybeOpenBrowser(server.url);

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());

let stopping = false;
/** Less than whoever asks for it waits before killing it. */
const STOP_MS = 20_000;

async function stop(): Promise<void> {
  // Whoever asks twice is in a hurry.
  if (stopping) process.exit(1);
  stopping = true;
  // Whatever holds it up: what was acknowledged is on disk.
  setTimeout(() => {
    console.error('It does not come to an end, and is ended.');
    process.exit(1);
  }, STOP_MS).unref();
  await server.close();
  process.exit(0);
}

/** A setting that is a whole number; anything else is said at once, and nothing starts. */
function wholeNumber(name: string, otherwise: number, most: number): number {
  const stated = env[name];
  if (stated === undefined || stated === '') return otherwise;
  if (/^\d{1,9}$/.test(stated) && Number(stated) <= most) return Number(stated);
  console.error(`${name} is a whole number from 0 to ${most}, not ${stated}.`);
  process.exit(1);
}

function maybeOpenBrowser(url: string): void {
  if (env.CI || !process.stdout.isTTY) return;
  const command = browserCommand();
  if (!command) return;
  const [name, ...rest] = command;
  spawn(name as string, [...rest, url], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

function browserCommand(): string[] | undefined {
  if (process.platform === 'darwin') return ['open'];
  if (process.platform === 'win32') return ['cmd', '/c', 'start', ''];
  return env.DISPLAY || env.WAYLAND_DISPLAY ? ['xdg-open'] : undefined;
}
