// What is in the PostgreSQL store, and how it came to be.

import { KEY_NAME, newKey } from './port.ts';
import type { Lines } from './postgres-lines.ts';
import { newerSchema } from './trouble.ts';

/** Each step is done once, in order; steps that were released are never changed. */
const MIGRATIONS: readonly string[] = [
  `create table tables (
     n bigserial primary key,
     id text not null unique,
     setup text not null,
     owner text,
     open boolean not null,
     status text not null,
     seq integer not null,
     facts text not null
   );
   create index tables_by_owner on tables (owner) where owner is not null;
   create index tables_open on tables (n) where open and status = 'waiting';
   create table ops (
     table_id text not null references tables (id) on delete cascade,
     seq integer not null,
     op text not null,
     primary key (table_id, seq)
   );
   create table snapshots (
     table_id text primary key references tables (id) on delete cascade,
     seq integer not null,
     snapshot text not null
   );
   create table chapters (
     table_id text not null references tables (id) on delete cascade,
     first integer not null,
     entries text not null,
     told text not null,
     primary key (table_id, first)
   );
   create table chat (
     n bigserial primary key,
     table_id text not null references tables (id) on delete cascade,
     name text,
     line text not null
   );
   create unique index chat_names on chat (table_id, name) where name is not null;
   create index chat_by_table on chat (table_id, n);
   create table sitting (
     identity text not null,
     table_id text not null references tables (id) on delete cascade,
     seat integer not null,
     primary key (identity, table_id, seat)
   );
   create index sitting_by_table on sitting (table_id);`,
  // When something last happened.
  `alter table tables add column touched timestamptz not null default now();
   create index tables_fleeting on tables (touched) where owner is null or status = 'waiting';`,
  // Of earlier snapshots the match alone, by the entry of its checkpoint: for going back.
  `create table checkpoints (
     table_id text not null references tables (id) on delete cascade,
     entry integer not null,
     match text not null,
     primary key (table_id, entry)
   );`,
  // The first table of the campaign that it is a later chapter of.
  `alter table tables add column campaign text;
   create index tables_by_campaign on tables (campaign) where campaign is not null;`,
  // What belongs to the house as a whole; why a table is set aside; which table a process has been at for long, and its lock.
  `create table house (name text primary key, value text not null);
   alter table tables add column aside text;
   create table working (process text primary key, lock bigint not null, table_id text not null);`,
  // A seat that is kept for somebody, and by whom; null where they sit.
  `alter table sitting add column kept_by text;
   update sitting s set kept_by = coalesce(t.owner, '') from tables t
   where t.id = s.table_id and (t.facts::jsonb -> 'seats' -> s.seat ->> 'taken') = 'false';`,
];

/** One number for all processes: who migrates. */
const MIGRATION_LOCK = 5_318_008;

/** Brings the store up to date; the key of the house. */
export function migrate(lines: Lines): Promise<Uint8Array> {
  return lines.transaction(async query => {
    await query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await query(
      'create table if not exists migrations (version integer primary key, done timestamptz not null default now())',
    );
    const { rows } = await query('select coalesce(max(version), 0) as version from migrations');
    const version = Number(rows[0].version);
    if (version > MIGRATIONS.length) throw newerSchema('PostgreSQL', version, MIGRATIONS.length);
    for (const [i, step] of MIGRATIONS.entries()) {
      if (i < version) continue;
      await query(step);
      await query('insert into migrations (version) values ($1)', [i + 1]);
    }
    // Whoever holds the lock comes first: all processes have the key of the first.
    await query('insert into house values ($1, $2) on conflict do nothing', [KEY_NAME, newKey()]);
    const house = await query('select value from house where name = $1', [KEY_NAME]);
    return Buffer.from(String(house.rows[0].value), 'base64url');
  });
}
