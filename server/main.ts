// `node server/main.ts`: starts the server, says where it is, and opens a browser if there is a desktop.

import { spawn } from 'node:child_process';
import { LIMITS, NO_LIMITS, startServer } from './index.ts';
import { FolderTaken } from './store/folder-lock.ts';

const { env } = process;

const host = env.HOST ?? 'localhost';
const port = Number(env.PORT ?? 4100);
const server = await startServer({
  host,
  port,
  data: env.DATA ?? './data',
  ...(env.DATABASE_URL && { databaseUrl: env.DATABASE_URL }),
  ...(env.WORKERS && { workers: Number(env.WORKERS) }),
  house: {
    ...(env.WAITING_HOURS && { waitingHours: Number(env.WAITING_HOURS) }),
    ...(env.OWNERLESS_HOURS && { ownerlessHours: Number(env.OWNERLESS_HOURS) }),
  },
  limits: env.LIMITS === 'off' ? NO_LIMITS : LIMITS,
  trustProxy: env.TRUST_PROXY === '1',
  logLevel: env.LOG ?? 'info',
}).catch((error: NodeJS.ErrnoException): never => {
  if (error.code === 'EADDRINUSE') console.error(`Something else is at ${host}:${port} already. Choose another PORT.`);
  else if (error instanceof FolderTaken) console.error(error.message);
  else throw error;
  process.exit(1);
});

console.log(`Veillée is at ${server.url}`);
maybeOpenBrowser(server.url);

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());

let stopping = false;

async function stop(): Promise<void> {
  // Whoever asks twice is in a hurry.
  if (stopping) process.exit(1);
  stopping = true;
  await server.close();
  process.exit(0);
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
