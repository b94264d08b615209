// The servers of a test file: each in a folder of its own, all of them closed and gone after its tests.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { type Server, type ServerOptions, startServer } from '../index.ts';
import { testShelf } from './shelf.ts';

export interface House {
  /** Another folder for data: `start` takes one by itself where none is named. */
  folder(): string;
  start(options?: ServerOptions): Promise<Server>;
}

/** `usual`: what its servers have in common. */
export function houseOf(name: string, usual: ServerOptions = {}): House {
  const root = mkdtempSync(join(tmpdir(), `veillee-${name}-`));
  const servers: Server[] = [];
  let folders = 0;
  afterAll(async () => {
    for (const server of servers) await server.close();
    rmSync(root, { recursive: true, force: true });
  });
  const folder = (): string => join(root, `${++folders}`);
  return {
    folder,
    start: async options => {
      const own = { host: '127.0.0.1', data: folder(), shelf: testShelf, workers: 1 };
      const server = await startServer({ ...own, ...usual, ...options });
      servers.push(server);
      return server;
    },
  };
}
