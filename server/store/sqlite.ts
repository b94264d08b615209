// The embedded store: one SQLite file, write-ahead log. It is read here and written by a thread of its own.

import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { TableFacts } from '../protocol.ts';
import { type KeptFacts, type Op, type Setup, type Snapshot, type StoredMatch, seqOf } from '../tables/ops.ts';
import { type Account, ON_THE_HOUSE } from '../work.ts';
import { readChapters, type StoredChapter } from './chapters.ts';
import { FolderLock, LOCK_FILE } from './folder-lock.ts';
import { Groups, type Waiting } from './group.ts';
import {
  type Append,
  type Aside,
  CHAT_KEPT,
  Fork,
  KEY_NAME,
  type Keeping,
  keepingTexts,
  type Listed,
  type ListedSeats,
  MOST_INVITATIONS,
  MOST_LISTED,
  MOST_OF_SENDER,
  type NewTable,
  newKey,
  PAGE,
  readRows,
  type Store,
  type StoredChat,
  type StoredTable,
  senderOf,
  type WithBots,
} from './port.ts';
import { type Row, SqliteFile } from './sqlite-schema.ts';
import type { FactsText, FromWriter, KeepingWrite, ToWriter, Write, WriterStart, Written } from './sqlite-writer.ts';
import { StoreTrouble, type Trouble, Unusable } from './trouble.ts';
import type { WatchPlace } from './watch-thread.ts';

/** A write, and who wants to know how many rows it changed. */
interface Order {
  readonly write: Write;
  readonly count?: (changed: number) => void;
}

/** A group that the writer has. */
interface Handed {
  readonly writer: Worker;
  readonly size: number;
  resolve(written: readonly Written[]): void;
}

export class SqliteStore implements Store {
  readonly kind = 'sqlite';
  readonly shared = false;
  readonly key: Uint8Array;
  private readonly path: string;
  private readonly lock: FolderLock;
  private readonly file: SqliteFile;
  private readonly groups: Groups<Order>;
  private writer: Worker | undefined = undefined;
  private handed: Handed[] = [];
  private closing: Promise<void> | undefined = undefined;

  constructor(folder: string) {
    this.path = join(folder, FILE);
    this.lock = usable(folder, () => {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      for (const name of FILES) closeToOthers(join(folder, name));
      return new FolderLock(folder);
    });
    try {
      this.file = usable(folder, () => openFile(this.path));
      this.key = usable(folder, () => keyIn(this.file));
    } catch (error) {
      this.lock.release();
      throw error;
    }
    this.groups = new Groups(group => this.commit(group));
    this.hire();
  }

  // ---- writing ----

  private async commit(group: readonly Waiting<Order>[]): Promise<void> {
    const written = await this.hand(group.map(({ write }) => write.write));
    const broken = new Set<string>();
    for (const [i, { write, done }] of group.entries()) {
      const { table, w } = write.write;
      const error = failureOf(written[i], table);
      if (error && w === 'append') broken.add(table);
      if (!error) write.count?.(written[i] as number);
      done(error);
    }
    if (broken.size === 0) return;
    // What was played on top of what failed did not happen either.
    const later = this.groups.withdraw(({ write: { w, table } }) => w === 'append' && broken.has(table));
    for (const { write, done } of later) done(new Fork(write.write.table));
  }

  /** Hands a group to the writer. If the thread ends, the group has failed, and the next gets a new thread. */
  private hand(group: readonly Write[]): Promise<readonly Written[]> {
    const writer = this.writer ?? this.hire();
    return new Promise(resolve => {
      this.handed.push({ writer, size: group.length, resolve });
      writer.postMessage({ group } satisfies ToWriter);
    });
  }

  private hire(): Worker {
    const start: WriterStart = { path: this.path };
    const writer = new Worker(new URL('./sqlite-writer.ts', import.meta.url), { workerData: start });
    // Groups are answered in the order in which they were handed over.
    writer.on('message', ({ written }: FromWriter) => this.handed.shift()?.resolve(written));
    writer.on('error', error => this.lost(writer, String(error)));
    writer.on('exit', () => this.lost(writer, 'the writing thread ended'));
    this.writer = writer;
    return writer;
  }

  private lost(writer: Worker, failed: string): void {
    if (this.writer === writer) this.writer = undefined;
    const lost = this.handed.filter(handed => handed.writer === writer);
    this.handed = this.handed.filter(handed => handed.writer !== writer);
    for (const { size, resolve } of lost) resolve(Array.from({ length: size }, () => ({ failed, trouble: 'failing' })));
  }

  private order(write: Write): Promise<number> {
    return new Promise((resolve, reject) => {
      let changed = 0;
      const count = (rows: number): void => {
        changed = rows;
      };
      this.groups.add({ write, count }, error => (error ? reject(error) : resolve(changed)));
    });
  }

  append({ table, seq, op, facts, keeping }: Append, done: (error: Error | undefined) => void): void {
    const write: Write = {
      w: 'append',
      table,
      seq,
      op: JSON.stringify(op),
      ...(op.k === 'join' && { sit: { identity: op.identity ?? null, seat: op.seat } }),
      ...(op.k === 'remove' && { sit: { identity: null, seat: op.seat } }),
      ...(facts && { facts: factsText(facts) }),
      ...(keeping && { keeping: keepingWrite(keeping) }),
    };
    this.groups.add({ write }, done);
  }

  async create({ setup, facts, keeping }: NewTable): Promise<void> {
    await this.order({
      w: 'create',
      table: setup.id,
      setup: JSON.stringify(setup),
      owner: setup.owner ?? null,
      campaign: setup.chapter?.campaign ?? null,
      open: setup.open,
      sits: setup.seats.map(({ identity, invited }, seat) =>
        identity === undefined && invited !== undefined
          ? { identity: invited, seat, keptBy: senderOf(setup) }
          : { identity: identity ?? null, seat },
      ),
      facts: factsText(facts),
      ...(keeping && { keeping: keepingWrite(keeping) }),
    });
  }

  async keep(table: string, keeping: Keeping): Promise<void> {
    await this.order({ w: 'keep', table, keeping: keepingWrite(keeping) });
  }

  async remove(table: string): Promise<void> {
    await this.order({ w: 'remove', table });
  }

  async setAside(table: string, aside: Aside): Promise<void> {
    await this.order({ w: 'aside', table, aside: JSON.stringify(aside) });
  }

  async say(table: string, line: StoredChat, name: string | undefined): Promise<boolean> {
    return (await this.order({ w: 'say', table, name: name ?? null, line: JSON.stringify(line) })) > 0;
  }

  // ---- reading ----

  private number(id: string): number | undefined {
    const found = this.file.one('select n from tables where id = ?', id)?.n;
    return found === undefined ? undefined : Number(found);
  }

  async read(id: string): Promise<StoredTable | undefined> {
    const texts = this.file.moment(() => this.readNow(id));
    if (!texts) return undefined;
    const { setup, snapshot, chapters, ops, aside } = texts;
    return { setup, kept: { snapshot, ...(await readChapters(chapters)), ops }, ...aside };
  }

  private readNow(id: string) {
    const row = this.file.one('select n, setup, aside from tables where id = ?', id);
    if (!row) return undefined;
    const n = Number(row.n);
    const kept = this.file.one('select seq, snapshot from snapshots where table_n = ?', n);
    const chapters = this.file.all('select first, entries, told from chapters where table_n = ? order by first', n);
    return {
      setup: JSON.parse(String(row.setup)) as Setup,
      snapshot: kept ? (JSON.parse(String(kept.snapshot)) as Snapshot) : undefined,
      chapters: chapters as unknown as StoredChapter[],
      ops: this.opsAfter(n, Number(kept?.seq ?? 0)),
      aside: asideIn(row),
    };
  }

  private opsAfter(n: number, seq: number): Op[] {
    const rows = this.file.all('select op from ops where table_n = ? and seq > ? order by seq', n, seq);
    return rows.map(row => JSON.parse(String(row.op)) as Op);
  }

  async opsSince(id: string, seq: number): Promise<Op[]> {
    const n = this.number(id);
    return n === undefined ? [] : this.opsAfter(n, seq);
  }

  async chat(id: string): Promise<StoredChat[]> {
    const n = this.number(id);
    if (n === undefined) return [];
    const rows = this.file.all('select line from chat where table_n = ? order by n desc limit ?', n, CHAT_KEPT);
    return rows.map(row => JSON.parse(String(row.line)) as StoredChat).reverse();
  }

  async mine(identity: string, payer = ON_THE_HOUSE): Promise<ListedSeats[]> {
    const tables = (where: 'is' | 'is not') =>
      this.list(
        payer,
        `with me (id) as (select ?), own as materialized (
           select n from tables where owner = (select id from me)
           union select table_n from sitting where identity = (select id from me) and kept_by is null)
         select t.n, t.seq, t.facts, t.aside from own join tables t on t.n = own.n
         where t.owner ${where} (select id from me) and (t.status <> 'over' or not exists (
           select 1 from own later join tables other on other.n = later.n
           where other.campaign = coalesce(t.campaign, t.id) and other.n > t.n))
         order by t.n desc limit ${MOST_LISTED}`,
        identity,
      );
    const made = await tables('is');
    const joined = await tables('is not');
    return this.withSeats(identity, [...made, ...joined]);
  }

  async invitations(identity: string, payer = ON_THE_HOUSE): Promise<ListedSeats[]> {
    const listed = await this.list(
      payer,
      `select n, seq, facts, aside from (
         select t.n, t.seq, t.facts, t.aside, row_number() over (partition by s.kept_by order by t.n desc) as place
         from (select distinct table_n, kept_by from sitting where identity = ? and kept_by is not null) s
         join tables t on t.n = s.table_n
         where t.owner is not ? and t.n not in (select table_n from sitting where identity = ? and kept_by is null)
       ) where place <= ${MOST_OF_SENDER} order by n desc limit ${MOST_INVITATIONS}`,
      identity,
      identity,
      identity,
    );
    return this.withSeats(identity, listed);
  }

  private withSeats(identity: string, listed: readonly Listed[]): ListedSeats[] {
    const seats = new Map<string, number[]>();
    const sitting = `select t.id, s.seat from sitting s join tables t on t.n = s.table_n where s.identity = ? order by s.seat`;
    for (const row of this.file.all(sitting, identity)) {
      const id = String(row.id);
      seats.set(id, [...(seats.get(id) ?? []), Number(row.seat)]);
    }
    return listed.map(each => ({ ...each, seats: seats.get(each.facts.id) ?? [] }));
  }

  async open(payer = ON_THE_HOUSE): Promise<Listed[]> {
    return this.list(
      payer,
      `select n, seq, facts, aside from tables where open = 1 and status = 'waiting' order by n desc limit ${MOST_LISTED}`,
    );
  }

  async campaign(id: string): Promise<Listed[]> {
    return this.list(
      ON_THE_HOUSE,
      `select n, seq, facts, aside from tables where id = ? or campaign = ? order by n limit ${MOST_LISTED}`,
      id,
      id,
    );
  }

  async chapters(campaign: string): Promise<number> {
    const row = this.file.one('select count(*) as count from tables where id = ? or campaign = ?', campaign, campaign);
    return Number(row?.count);
  }

  async withBots(after: number): Promise<WithBots[]> {
    const rows = this.file.all(
      `select n, facts, (select max(seq) from ops where table_n = n) as seq from tables
       where n > ? and status = 'playing' and (facts like '%"bot":%' or facts like '%"timed":true%') order by n limit ${PAGE}`,
      after,
    );
    return rows.map(({ n, seq, facts }) => ({
      n: Number(n),
      seq: Number(seq ?? 0),
      facts: JSON.parse(String(facts)) as TableFacts,
    }));
  }

  async listed(id: string): Promise<Listed | undefined> {
    return (await this.list(ON_THE_HOUSE, 'select n, seq, facts, aside from tables where id = ?', id))[0];
  }

  /** A long list is read a few tables at a time, so that play goes on in between. */
  private async list(payer: Account, sql: string, ...values: readonly string[]): Promise<Listed[]> {
    const rows = payer.time(() => this.file.all(sql, ...values));
    const read = (row: (typeof rows)[number]): Listed => {
      const { n, seq, facts } = row;
      const last = this.file.one('select max(seq) as seq from ops where table_n = ?', Number(n))?.seq;
      const current = Number(last ?? 0) <= Number(seq);
      return { facts: JSON.parse(String(facts)) as TableFacts, current, ...asideIn(row) };
    };
    return readRows(rows, read, payer);
  }

  async owned(identity: string, besides: string | undefined): Promise<number> {
    const row = this.file.one(
      `select count(distinct coalesce(campaign, id)) as count from tables
       where owner = ? and coalesce(campaign, id) is not ?`,
      identity,
      besides ?? null,
    );
    return Number(row?.count);
  }

  async idleSince({ waiting, ownerless }: { waiting: number; ownerless: number }): Promise<string[]> {
    const rows = this.file.all(
      `select id from tables t where (owner is null or status = 'waiting')
       and ((status = 'waiting' and touched < ?) or (owner is null and touched < ?))
       and not exists (select 1 from tables other
         where (other.campaign = coalesce(t.campaign, t.id) or other.id = coalesce(t.campaign, t.id))
         and other.status <> 'waiting' and (other.owner is not null or other.touched >= ?))
       order by touched limit ${PAGE}`,
      waiting,
      ownerless,
      ownerless,
    );
    return rows.map(row => String(row.id));
  }

  async matchBefore(id: string, entry: number): Promise<StoredMatch | undefined> {
    const n = this.number(id);
    if (n === undefined) return undefined;
    const row = this.file.one(
      'select match from checkpoints where table_n = ? and entry <= ? order by entry desc limit 1',
      n,
      entry,
    );
    return row && (JSON.parse(String(row.match)) as StoredMatch);
  }

  async tables(): Promise<number> {
    return Number(this.file.one('select count(*) as count from tables')?.count);
  }

  async trouble(): Promise<Trouble | undefined> {
    try {
      await this.order({ w: 'probe', table: '' });
      // A little may still fit into files that are there.
      const { bavail, bsize } = statfsSync(dirname(this.path));
      return bavail * bsize < LEAST_ROOM ? 'full' : undefined;
    } catch (error) {
      return error instanceof StoreTrouble ? error.trouble : 'failing';
    }
  }

  // ---- one process alone ----

  get watchPlace(): WatchPlace {
    return { path: this.path };
  }

  /** Whoever was at work here is dead: there is one process a folder. */
  async abandoned(): Promise<string[]> {
    const rows = this.file.all('select table_id from working');
    this.file.run('delete from working');
    return rows.map(row => String(row.table_id));
  }

  publish(): void {}

  listen(): void {}

  close(): Promise<void> {
    this.closing ??= this.closeBoth();
    return this.closing;
  }

  private async closeBoth(): Promise<void> {
    await this.groups.drained();
    const { writer } = this;
    if (writer) {
      const ended = new Promise<void>(resolve => writer.once('exit', () => resolve()));
      writer.postMessage({ close: true } satisfies ToWriter);
      await ended;
    }
    this.file.close();
    this.lock.release();
  }
}

function failureOf(written: Written | undefined, table: string): Error | undefined {
  if (typeof written === 'number') return undefined;
  if (written && 'fork' in written) return new Fork(table);
  return new StoreTrouble(written?.trouble ?? 'failing', written?.failed ?? 'nothing was written');
}

/** A snapshot of a long game needs about as much, in bytes. */
const LEAST_ROOM = 256 * 1024;

const FILE = 'veillee.sqlite';
/** All that SQLite keeps there. */
const FILES = [FILE, `${FILE}-wal`, `${FILE}-shm`, LOCK_FILE];

/** A file that only this user may read: made so, or changed if it was there before. SQLite gives its other files the same rights. */
function closeToOthers(path: string): void {
  if (path.endsWith('-wal') || path.endsWith('-shm')) {
    if (existsSync(path)) chmodSync(path, 0o600);
    return;
  }
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
}

function openFile(path: string): SqliteFile {
  const file = new SqliteFile(path);
  try {
    file.migrate();
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}

function keyIn(file: SqliteFile): Uint8Array {
  file.run('insert or ignore into house values (?, ?)', KEY_NAME, newKey());
  return Buffer.from(String(file.one('select value from house where name = ?', KEY_NAME)?.value), 'base64url');
}

const asideIn = ({ aside }: Row): { aside?: Aside } =>
  typeof aside === 'string' ? { aside: JSON.parse(aside) as Aside } : {};

/** Whatever keeps the folder from being used is said in a sentence. */
function usable<T>(folder: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (error instanceof Unusable) throw error;
    throw new Unusable(`The folder ${folder} cannot be used as a store: ${reasonOf(error)}. Choose another with DATA.`);
  }
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return 'this user may not write there';
    case 'EROFS':
      return 'its disk is read-only';
    case 'ENOSPC':
      return 'its disk is full';
    case 'EEXIST':
    case 'ENOTDIR':
      return 'something that is not a folder stands in its place';
    default:
      return message;
  }
}

const factsText = (facts: KeptFacts): FactsText => ({
  status: facts.status,
  position: seqOf(facts),
  text: JSON.stringify(facts),
});

const keepingWrite = (keeping: Keeping): KeepingWrite => ({ ...keepingTexts(keeping), status: keeping.facts.status });
