// The thread that looks where the server is at work. It writes down, in the store, a table at which the server has been for long, and
// strikes it out again when the server has come away from it.

import { randomInt } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { ID_AT } from './watch.ts';

/** Where it is written down: a SQLite file, or a database with the name of this process. */
export type WatchPlace = { readonly path: string } | { readonly url: string; readonly self: string };

export interface WatchStart {
  readonly memory: SharedArrayBuffer;
  readonly place: WatchPlace;
}

/** What a mark is written with. */
interface Marks {
  write(table: string): Promise<void>;
  strike(): Promise<void>;
  close(): Promise<void>;
}

const LOOK_MS = 50;
/** Looked at so often in the same place, and it has been long: counted, so that a machine that holds everybody up counts for less. */
const LONG = 4;

const { memory, place } = workerData as WatchStart;
const words = new Int32Array(memory, 0, 2);
const letters = new Uint8Array(memory, ID_AT);
let seen = 0;
let looks = 0;
let marks: Marks | undefined;
let marked = false;
let busy = false;

async function look(): Promise<void> {
  const serial = Atomics.load(words, 0);
  looks = serial !== 0 && serial === seen ? looks + 1 : 0;
  seen = serial;
  if (busy) return;
  busy = true;
  try {
    if (marked && looks < LONG) {
      await marks?.strike();
      marked = false;
    } else if (!marked && looks >= LONG) {
      const table = Buffer.from(letters.slice(0, Atomics.load(words, 1))).toString('latin1');
      // It may have come away just now.
      if (Atomics.load(words, 0) !== serial) return;
      marks ??= await open();
      await marks.write(table);
      marked = true;
    }
  } catch {
    // The store is in trouble, of which others speak; the next look tries again.
    await marks?.close().catch(() => {});
    marks = undefined;
  } finally {
    busy = false;
  }
}

async function open(): Promise<Marks> {
  return 'path' in place ? sqliteMarks(place.path) : postgresMarks(place.url, place.self);
}

async function sqliteMarks(path: string): Promise<Marks> {
  const { SqliteFile } = await import('./sqlite-schema.ts');
  const file = new SqliteFile(path);
  return {
    write: async table => void file.run('insert or replace into working values (?, ?)', 'server', table),
    strike: async () => void file.run('delete from working'),
    close: async () => file.close(),
  };
}

/** The lock goes with the process, however it ends: whoever finds the mark, and the lock free, knows that it is dead. */
async function postgresMarks(url: string, self: string): Promise<Marks> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const lock = randomInt(2 ** 48 - 1);
  await client.query('select pg_advisory_lock($1)', [lock]);
  return {
    write: async table => {
      const mark = `insert into working values ($1, $2, $3)
                    on conflict (process) do update set lock = excluded.lock, table_id = excluded.table_id`;
      await client.query(mark, [self, lock, table]);
    },
    strike: async () => void (await client.query('delete from working where process = $1', [self])),
    close: () => client.end(),
  };
}

const looking = setInterval(() => void look(), LOOK_MS);

parentPort?.on('message', () => {
  clearInterval(looking);
  void close();
});

async function close(): Promise<void> {
  while (busy) await new Promise(resolve => setTimeout(resolve, LOOK_MS));
  try {
    if (marked) await marks?.strike();
    await marks?.close();
  } finally {
    parentPort?.close();
  }
}
