// The thread that writes: a group of writes is one transaction, on disk before it answers. Play does not wait for the disk.

import { parentPort, workerData } from 'node:worker_threads';
import { CHAT_KEPT, type KeepingTexts, superfluous } from './port.ts';
import { SqliteFile } from './sqlite-schema.ts';
import type { Trouble } from './trouble.ts';

/** Facts as lists need them. */
export interface FactsText {
  readonly status: string;
  readonly position: number;
  readonly text: string;
}

export interface KeepingWrite extends KeepingTexts {
  readonly status: string;
}

/** A seat is somebody's, or kept for somebody; nobody's if that is all that is known. */
export interface Sit {
  readonly identity: string | null;
  readonly seat: number;
  /** The seat is not theirs yet. */
  readonly keptBy?: string;
}

export type Write =
  | {
      readonly w: 'append';
      readonly table: string;
      readonly seq: number;
      readonly op: string;
      readonly sit?: Sit;
      readonly facts?: FactsText;
      readonly keeping?: KeepingWrite;
    }
  | {
      readonly w: 'create';
      readonly table: string;
      readonly setup: string;
      readonly campaign: string | null;
      readonly owner: string | null;
      readonly open: boolean;
      readonly sits: readonly Sit[];
      readonly facts: FactsText;
      readonly keeping?: KeepingWrite;
    }
  | { readonly w: 'keep'; readonly table: string; readonly keeping: KeepingWrite }
  | { readonly w: 'say'; readonly table: string; readonly name: string | null; readonly line: string }
  | { readonly w: 'remove'; readonly table: string }
  | { readonly w: 'aside'; readonly table: string; readonly aside: string }
  /** Finds out whether anything can be written; belongs to no table. */
  | { readonly w: 'probe'; readonly table: '' };

/** What became of a write: rows changed, or why there are none. */
export type Written = number | { readonly fork: true } | Failed;
export interface Failed {
  readonly failed: string;
  readonly trouble: Trouble;
}

export interface WriterStart {
  readonly path: string;
}

export type ToWriter = { readonly group: readonly Write[] } | { readonly close: true };
export interface FromWriter {
  readonly written: readonly Written[];
}

/** SQLite's word for a disk without room. */
const FULL = 13;

function failure(error: unknown): Failed {
  const { message, errcode } = error as Error & { errcode?: number };
  return { failed: message, trouble: errcode === FULL ? 'full' : 'failing' };
}

class NoSuchTable extends Error {}
class Taken extends Error {}

/** What the writer knows of a table: its number in the file, and the place of its last op. Nobody else writes there. */
interface Known {
  readonly n: number;
  last: number;
}
const MOST_KNOWN = 20_000;

class Writer {
  private readonly file: SqliteFile;
  private readonly known = new Map<string, Known>();

  constructor(path: string) {
    this.file = new SqliteFile(path);
  }

  close(): void {
    this.file.close();
  }

  commit(group: readonly Write[]): Written[] {
    let written: Written[] = [];
    try {
      this.file.transaction(() => {
        written = this.writeAll(group);
      });
      return written;
    } catch (error) {
      this.known.clear();
      const failed = failure(error);
      return group.map(() => failed);
    }
  }

  private writeAll(group: readonly Write[]): Written[] {
    const broken = new Set<string>();
    return group.map(write => {
      // What was played on top of a write that failed did not happen either.
      if (write.w === 'append' && broken.has(write.table)) return { fork: true };
      try {
        return this.write(write);
      } catch (error) {
        broken.add(write.table);
        const clash = error instanceof NoSuchTable || error instanceof Taken;
        return clash ? { fork: true } : failure(error);
      }
    });
  }

  private write(write: Write): number {
    switch (write.w) {
      case 'append':
        return this.append(write);
      case 'create':
        return this.create(write);
      case 'keep':
        return this.keep(this.table(write.table).n, write.keeping);
      case 'say':
        return this.say(this.table(write.table).n, write.name, write.line);
      case 'remove':
        return this.remove(write.table);
      case 'aside':
        return this.file.run('update tables set aside = ? where id = ?', write.aside, write.table);
      case 'probe':
        return this.file.run('update migrations set done = done where version = 1');
    }
  }

  /** Older lines than are ever read again go. */
  private say(n: number, name: string | null, line: string): number {
    const said = this.file.run('insert or ignore into chat (table_n, name, line) values (?, ?, ?)', n, name, line);
    this.file.run(
      'delete from chat where table_n = ? and n <= (select n from chat where table_n = ? order by n desc limit 1 offset ?)',
      n,
      n,
      CHAT_KEPT,
    );
    return said;
  }

  private table(id: string): Known {
    const known = this.known.get(id);
    if (known) return known;
    const row = this.file.one(
      'select n, (select max(seq) from ops where table_n = n) as last from tables where id = ?',
      id,
    );
    if (!row) throw new NoSuchTable(id);
    const found = { n: Number(row.n), last: Number(row.last ?? 0) };
    if (this.known.size >= MOST_KNOWN) this.known.clear();
    this.known.set(id, found);
    return found;
  }

  private append({ table, seq, op, sit, facts, keeping }: Write & { w: 'append' }): number {
    const known = this.table(table);
    const { n } = known;
    // Its place must be the next one: neither taken, nor beyond a gap that something failed has left.
    if (seq !== known.last + 1) throw new Taken(table);
    const changed = this.file.run('insert into ops values (?, ?, ?)', n, seq, op);
    known.last = seq;
    if (sit) this.sit(n, sit);
    if (facts)
      this.file.run(
        'update tables set status = ?, seq = ?, facts = ?, touched = unixepoch() where n = ? and seq <= ?',
        facts.status,
        facts.position,
        facts.text,
        n,
        facts.position,
      );
    if (keeping) this.keep(n, keeping);
    return changed;
  }

  private sit(n: number, { identity, seat, keptBy }: Sit): void {
    // It may have been kept for somebody else.
    this.file.run('delete from sitting where table_n = ? and seat = ?', n, seat);
    if (identity !== null) this.file.run('insert into sitting values (?, ?, ?, ?)', identity, n, seat, keptBy ?? null);
  }

  private create({ table, setup, owner, open, campaign, sits, facts, keeping }: Write & { w: 'create' }): number {
    const { status, position, text } = facts;
    const changed = this.file.run(
      'insert into tables (id, setup, owner, open, status, seq, facts, campaign, touched) values (?, ?, ?, ?, ?, ?, ?, ?, unixepoch())',
      table,
      setup,
      owner,
      open ? 1 : 0,
      status,
      position,
      text,
      campaign,
    );
    const { n } = this.table(table);
    for (const sit of sits) this.sit(n, sit);
    if (keeping) this.keep(n, keeping);
    return changed;
  }

  private keep(n: number, { position, entries, snapshot, facts, status, chapters }: KeepingWrite): number {
    this.keepEarlier(n);
    const kept = this.file.run(
      `insert into snapshots values (?, ?, ?)
       on conflict (table_n) do update set seq = excluded.seq, snapshot = excluded.snapshot where seq < excluded.seq`,
      n,
      position,
      snapshot,
    );
    if (kept === 0) return 0;
    this.file.run(
      'update tables set seq = ?, facts = ?, status = ?, touched = unixepoch() where n = ?',
      position,
      facts,
      status,
      n,
    );
    if (!chapters[0]) return kept;
    this.forgetEarlier(n, entries);
    this.file.run('delete from chapters where table_n = ? and first >= ?', n, chapters[0].first);
    for (const { first, entries: texts, told } of chapters)
      this.file.run('insert into chapters values (?, ?, ?, ?)', n, first, texts, told);
    return kept;
  }

  /** The snapshot that is about to be replaced leaves its match behind, for going back. */
  private keepEarlier(n: number): void {
    this.file.run(
      `insert or replace into checkpoints
       select table_n, json_extract(snapshot, '$.match.checkpoint.at'), json_extract(snapshot, '$.match')
       from snapshots where table_n = ? and json_extract(snapshot, '$.match') is not null`,
      n,
    );
  }

  /** What lies beyond the end was taken back; of the rest, fewer and fewer are kept the further back they lie. */
  private forgetEarlier(n: number, entries: number): void {
    this.file.run('delete from checkpoints where table_n = ? and entry > ?', n, entries);
    const rows = this.file.all('select entry from checkpoints where table_n = ? order by entry', n);
    for (const entry of superfluous(
      rows.map(row => Number(row.entry)),
      entries,
    ))
      this.file.run('delete from checkpoints where table_n = ? and entry = ?', n, entry);
  }

  private remove(id: string): number {
    const { n } = this.table(id);
    for (const table of ['ops', 'snapshots', 'checkpoints', 'chapters', 'chat', 'sitting'])
      this.file.run(`delete from ${table} where table_n = ?`, n);
    this.known.delete(id);
    return this.file.run('delete from tables where n = ?', n);
  }
}

if (parentPort) {
  const port = parentPort;
  const writer = new Writer((workerData as WriterStart).path);
  port.on('message', (message: ToWriter) => {
    if ('close' in message) {
      writer.close();
      port.close();
      return;
    }
    const answer: FromWriter = { written: writer.commit(message.group) };
    port.postMessage(answer);
  });
}
