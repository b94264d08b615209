// What a table in play costs: five thousand of them are to fit into one process and one GiB. This many are played here;
// `lab load --tables 5000 --think 10` plays them all.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { runLoad, type ServerProcess, startProcess } from '../../load.ts';

const TABLES = 500;
const GIB = 1024 ** 3;
/** A fifth of a MiB a table. */
const MOST = (GIB * TABLES) / 5000;
/** Decisions after which a server has grown to what it needs for itself. */
const WARM = 2000;

let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess();
});
afterAll(() => server.stop());

test(`${TABLES} tables in play grow a server by less than their share of one GiB`, async () => {
  const { url } = server;
  let before = await runLoad({ url, tables: 10, seconds: 2, warmUpSeconds: 0 });
  // Everything is loaded and warm, however long that takes on a busy machine.
  for (let { decisions } = before; decisions < WARM; decisions += before.decisions)
    before = await runLoad({ url, tables: 10, seconds: 2, warmUpSeconds: 0 });
  const after = await runLoad({ url, tables: TABLES, seconds: 4, warmUpSeconds: 0, thinkSeconds: 2 });
  expect(after.errors).toEqual({});
  expect(after.decisions).toBeGreaterThan(TABLES / 10);
  expect(after.memory - before.memory).toBeLessThan(MOST);
});
