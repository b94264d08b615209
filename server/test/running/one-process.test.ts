// One process a data folder: the second says so and ends, whatever became of the first.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { startProcess } from '../../load.ts';
import { SqliteStore } from '../../store/sqlite.ts';

const data = mkdtempSync(join(tmpdir(), 'veillee-one-'));
const main = fileURLToPath(new URL('../../main.ts', import.meta.url));
afterAll(() => rmSync(data, { recursive: true, force: true }));

/** Starts a server that is expected to end at once. */
async function refused(): Promise<{ code: number; said: string }> {
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA: data, CI: '1', LOG: 'error' };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      said += String(chunk);
    });
  const [code] = await once(child, 'close');
  return { code, said };
}

test('a second server on the same folder is turned away with a sentence', async () => {
  const first = await startProcess(undefined, { data });
  const { code, said } = await refused();
  expect(code).toBe(1);
  expect(said.trim()).toBe(
    `Another Veillée server is using the folder ${data}. Stop it first, or choose another folder with DATA; several processes can only share a PostgreSQL store.`,
  );
  // The first did not notice.
  expect((await fetch(`${first.url}/api/health`)).status).toBe(200);
  // Not even this process can take it from there.
  expect(() => new SqliteStore(data)).toThrow('Another Veillée server is using the folder');
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  // A killed server leaves nothing in the way.
  const second = await startProcess(undefined, { data });
  expect((await fetch(`${second.url}/api/health`)).status).toBe(200);
  await second.stop();
  const store = new SqliteStore(data);
  expect(() => new SqliteStore(data)).toThrow('Another Veillée server is using the folder');
  await store.close();
});
