// The SQLite file: how it is opened, and what is in it.

import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { newerSchema } from './trouble.ts';

/** Each step is done once, in order; steps that were released are never changed. */
const MIGRATIONS: readonly string[] = [
  `create table tables (
     n integer primary key,
     id text not null unique,
     setup text not null,
     owner text,
     open integer not null,
     status text not null,
     seq integer not null,
     facts text not null
   ) strict;
   create index tables_by_owner on tables (owner) where owner is not null;
   create index tables_open on tables (n) where open = 1 and status = 'waiting';
   create table ops (
     table_n integer not null,
     seq integer not null,
     op text not null,
     primary key (table_n, seq)
   ) strict, without rowid;
   create table snapshots (table_n integer primary key, seq integer not null, snapshot text not null) strict;
   create table chapters (
     table_n integer not null,
     first integer not null,
     entries text not null,
     told text not null,
     primary key (table_n, first)
   ) strict;
   create table chat (
     n integer primary key,
     table_n integer not null,
     name text,
     line text not null
   ) strict;
   create unique index chat_names on chat (table_n, name) where name is not null;
   create index chat_by_table on chat (table_n, n);
   create table sitting (
     identity text not null,
     table_n integer not null,
     seat integer not null,
     primary key (identity, table_n, seat)
   ) strict, without rowid;
   create index sitting_by_table on sitting (table_n);`,
  // When something last happened, in seconds.
  `alter table tables add column touched integer not null default 0;
   update tables set touched = unixepoch();
   create index tables_fleeting on tables (touched) where owner is null or status = 'waiting';`,
  // Of earlier snapshots the match alone, by the entry of its checkpoint: for going back.
  `create table checkpoints (
     table_n integer not null,
     entry integer not null,
     match text not null,
     primary key (table_n, entry)
   ) strict;`,
  // The first table of the campaign that it is a later chapter of.
  `alter table tables add column campaign text;
   create index tables_by_campaign on tables (campaign) where campaign is not null;`,
  // What belongs to the house as a whole; why a table is set aside; which table a process has been at for long.
  `create table house (name text primary key, value text not null) strict, without rowid;
   alter table tables add column aside text;
   create table working (process text primary key, table_id text not null) strict, without rowid;`,
  // A seat that is kept for somebody, and by whom; null where they sit.
  `alter table sitting add column kept_by text;
   update sitting set kept_by = coalesce((select owner from tables where n = table_n), '')
   where (select json_extract(facts, '$.seats[' || seat || '].taken') from tables where n = table_n) = 0;`,
];

export type Value = string | number | null;
export type Row = Record<string, unknown>;

/** An open file, with its statements prepared once. */
export class SqliteFile {
  private readonly path: string;
  private readonly db: DatabaseSync;
  private readonly statements = new Map<string, StatementSync>();

  constructor(path: string) {
    this.path = path;
    this.db = new DatabaseSync(path);
    this.db.exec('pragma journal_mode = wal');
    this.db.exec('pragma synchronous = full');
    this.db.exec('pragma busy_timeout = 5000');
    this.db.exec('pragma cache_size = -32768');
  }

  migrate(): void {
    this.db.exec('create table if not exists migrations (version integer primary key, done text not null) strict');
    const version = Number(this.one('select coalesce(max(version), 0) as version from migrations')?.version);
    if (version > MIGRATIONS.length) throw newerSchema(dirname(this.path), version, MIGRATIONS.length);
    for (const [i, step] of MIGRATIONS.entries()) {
      if (i < version) continue;
      this.transaction(() => {
        this.db.exec(step);
        this.run("insert into migrations values (?, datetime('now'))", i + 1);
      });
    }
  }

  transaction(work: () => void): void {
    this.run('begin immediate');
    try {
      work();
      this.run('commit');
    } catch (error) {
      if (this.db.isTransaction) this.run('rollback');
      throw error;
    }
  }

  /** Reads several things as they were at one moment, whatever is written meanwhile. */
  moment<T>(read: () => T): T {
    this.run('begin');
    try {
      return read();
    } finally {
      this.run('commit');
    }
  }

  /** Returns how many rows were changed. */
  run(sql: string, ...values: readonly Value[]): number {
    return Number(this.prepare(sql).run(...values).changes);
  }

  one(sql: string, ...values: readonly Value[]): Row | undefined {
    return this.prepare(sql).get(...values) as Row | undefined;
  }

  all(sql: string, ...values: readonly Value[]): Row[] {
    return this.prepare(sql).all(...values) as Row[];
  }

  private prepare(sql: string): StatementSync {
    const known = this.statements.get(sql);
    if (known) return known;
    const statement = this.db.prepare(sql);
    this.statements.set(sql, statement);
    return statement;
  }

  close(): void {
    this.statements.clear();
    this.db.close();
  }
}
