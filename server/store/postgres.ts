// The store for several processes: PostgreSQL. A place in a table's log can be taken once only, so two processes can
// never play one game apart; who comes second reads anew. NOTIFY tells the others what was written.

import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { TableFacts } from '../protocol.ts';
import { type Op, type Setup, type StoredMatch, seqOf } from '../tables/ops.ts';
import type { GatheringLog } from '../tables/surroundings.ts';
import { ON_THE_HOUSE } from '../work.ts';
import { readChapters, type StoredChapter } from './chapters.ts';
import { Groups, type Waiting } from './group.ts';
import {
  type Append,
  type Aside,
  CHAT_KEPT,
  Fork,
  type Keeping,
  keepingTexts,
  type Listed,
  type ListedSeats,
  MOST_INVITATIONS,
  MOST_LISTED,
  MOST_OF_SENDER,
  type NewTable,
  PAGE,
  readRows,
  type Store,
  type StoredChat,
  type StoredTable,
  senderOf,
  superfluous,
  type WithBots,
  type Word,
} from './port.ts';
import { Ear, Lines, type Query } from './postgres-lines.ts';
import { migrate } from './postgres-schema.ts';
import { StoreTrouble, type Trouble, Unusable } from './trouble.ts';
import type { WatchPlace } from './watch-thread.ts';

const CHANNEL = 'veillee';
/** A notification holds less than 8,000 bytes. */
const TABLES_A_WORD = 100;

/** Unique violation. */
const TAKEN = '23505';
/** Unique violation, deadlock, serialization failure: somebody else was at the same place. */
const CLASHES = new Set([TAKEN, '40P01', '40001']);
/** The table is gone. */
const NO_TABLE = '23503';

const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;

export class PostgresStore implements Store {
  readonly kind = 'postgres';
  readonly shared = true;
  key: Uint8Array = new Uint8Array();
  private readonly url: string;
  private readonly lines: Lines;
  private readonly ear: Ear;
  private readonly log: GatheringLog;
  private readonly groups: Groups<Append>;
  /** This process, among those that share the store. */
  private readonly self = randomUUID();
  private hear: ((word: Word, from: string) => void) | undefined = undefined;
  private closed = false;

  static async open(url: string, log: GatheringLog): Promise<PostgresStore> {
    const store = new PostgresStore(url, log);
    try {
      store.key = await store.lines.surely(() => migrate(store.lines));
      await store.lines.surely(() => store.ear.open());
      return store;
    } catch (error) {
      await store.close();
      throw error instanceof Unusable ? error : new Unusable(unusable(url, error as Error));
    }
  }

  private constructor(url: string, log: GatheringLog) {
    this.url = url;
    this.log = log;
    this.lines = new Lines(url, log);
    this.ear = new Ear(url, log, {
      channel: CHANNEL,
      heard: payload => this.heard(payload),
      // While nothing was heard, anything may have happened.
      missed: () => this.hear?.({ w: 'missed' }, this.self),
    });
    this.groups = new Groups(group => this.commit(group));
  }

  // ---- writing ----

  append(append: Append, done: (error: Error | undefined) => void): void {
    this.groups.add(append, done);
  }

  private async commit(group: readonly Waiting<Append>[]): Promise<void> {
    try {
      await this.writeOps(group.map(({ write }) => write));
    } catch (error) {
      if (CLASHES.has(codeOf(error) ?? '') || codeOf(error) === NO_TABLE) await this.commitApart(group);
      else this.settle(group, error as Error);
      return;
    }
    this.settle(group, undefined);
  }

  /** If it failed, what was played on top of it did not happen either. */
  private settle(group: readonly Waiting<Append>[], failure: Error | undefined): void {
    const tables = new Set(group.map(({ write }) => write.table));
    const later = failure ? this.groups.withdraw(write => tables.has(write.table)) : [];
    for (const { done } of [...group, ...later]) done(failure);
  }

  /** Somewhere in the group somebody else was first: each table's ops are written on their own. */
  private async commitApart(group: readonly Waiting<Append>[]): Promise<void> {
    for (const id of new Set(group.map(({ write }) => write.table))) {
      const own = group.filter(({ write }) => write.table === id);
      let failure: Error | undefined;
      try {
        await this.writeOps(own.map(({ write }) => write));
      } catch (error) {
        const code = codeOf(error) ?? '';
        failure = CLASHES.has(code) || code === NO_TABLE ? new Fork(id) : (error as Error);
      }
      this.settle(own, failure);
    }
  }

  /**
   * Writes all of them or none. When the line breaks nobody knows which, and so they are written again: a place that is
   * taken then is either taken by this very op, or by somebody else.
   */
  private async writeOps(appends: readonly Append[]): Promise<void> {
    let doubtful = false;
    await this.lines.surely(async () => {
      try {
        await this.insertOps(appends);
      } catch (error) {
        if (doubtful && codeOf(error) === TAKEN && (await this.isWritten(appends))) return;
        doubtful ||= error instanceof StoreTrouble;
        throw error;
      }
    });
  }

  private async isWritten(appends: readonly Append[]): Promise<boolean> {
    const { rows } = await this.lines.query(
      `select count(*) as count from unnest($1::text[], $2::integer[], $3::text[]) as mine (table_id, seq, op)
       join ops using (table_id, seq, op)`,
      columnsOf(appends),
    );
    return Number(rows[0].count) === appends.length;
  }

  private async insertOps(appends: readonly Append[]): Promise<void> {
    const insert = {
      name: 'append',
      text: `with written as (
               insert into ops (table_id, seq, op) select * from unnest($1::text[], $2::integer[], $3::text[])
             )
             select pg_notify('${CHANNEL}', word) from unnest($4::text[]) as words (word)`,
      values: [...columnsOf(appends), this.wordsOn(appends)],
    };
    const aside = appends.filter(({ op, facts, keeping }) => facts || keeping || op.k === 'join' || op.k === 'remove');
    if (aside.length === 0) {
      await this.lines.query(insert);
      return;
    }
    await this.lines.transaction(async query => {
      await query(insert);
      for (const append of aside) await this.writeAside(query, append);
    });
  }

  /** What other processes are told of these ops; it reaches them when the ops are written. */
  private wordsOn(appends: readonly Append[]): string[] {
    const tables = [...new Map(appends.map(({ table, seq }) => [table, seq]))];
    const words: string[] = [];
    for (let i = 0; i < tables.length; i += TABLES_A_WORD)
      words.push(this.wordText({ w: 'ops', tables: tables.slice(i, i + TABLES_A_WORD) }));
    return words;
  }

  private wordText(word: Word): string {
    return JSON.stringify({ from: this.self, word });
  }

  /** What goes with an op besides its place in the log. */
  private async writeAside(query: Query, { table, op, facts, keeping }: Append): Promise<void> {
    if (op.k === 'join') await this.sit(query, table, op.identity, op.seat);
    if (op.k === 'remove') await this.sit(query, table, undefined, op.seat);
    if (facts)
      await query('update tables set status = $2, seq = $3, facts = $4, touched = now() where id = $1 and seq <= $3', [
        table,
        facts.status,
        seqOf(facts),
        JSON.stringify(facts),
      ]);
    if (keeping) await this.writeKeeping(query, table, keeping);
  }

  /** A seat is somebody's, or kept for somebody; it may have been kept for somebody else before. */
  private async sit(
    query: Query,
    table: string,
    identity: string | undefined,
    seat: number,
    by?: string,
  ): Promise<void> {
    await query('delete from sitting where table_id = $1 and seat = $2', [table, seat]);
    if (identity) await query('insert into sitting values ($1, $2, $3, $4)', [identity, table, seat, by ?? null]);
  }

  private async writeKeeping(query: Query, table: string, keeping: Keeping): Promise<void> {
    const { position, entries, snapshot, facts, chapters } = keepingTexts(keeping);
    await this.keepEarlier(query, table);
    const { rowCount } = await query(
      `insert into snapshots values ($1, $2, $3)
       on conflict (table_id) do update set seq = excluded.seq, snapshot = excluded.snapshot
       where snapshots.seq < excluded.seq`,
      [table, position, snapshot],
    );
    if (rowCount === 0) return;
    await query('update tables set seq = $2, facts = $3, status = $4, touched = now() where id = $1 and seq <= $2', [
      table,
      position,
      facts,
      keeping.facts.status,
    ]);
    if (!chapters[0]) return;
    await this.forgetEarlier(query, table, entries);
    await query('delete from chapters where table_id = $1 and first >= $2', [table, chapters[0].first]);
    for (const { first, entries: texts, told } of chapters)
      await query('insert into chapters values ($1, $2, $3, $4)', [table, first, texts, told]);
  }

  /** The snapshot that is about to be replaced leaves its match behind, for going back. */
  private async keepEarlier(query: Query, table: string): Promise<void> {
    await query(
      `insert into checkpoints
       select table_id, (snapshot::json #>> '{match,checkpoint,at}')::integer, snapshot::json ->> 'match'
       from snapshots where table_id = $1 and snapshot::json ->> 'match' is not null
       on conflict (table_id, entry) do update set match = excluded.match`,
      [table],
    );
  }

  /** What lies beyond the end was taken back; of the rest, fewer and fewer are kept the further back they lie. */
  private async forgetEarlier(query: Query, table: string, entries: number): Promise<void> {
    await query('delete from checkpoints where table_id = $1 and entry > $2', [table, entries]);
    const { rows } = await query('select entry from checkpoints where table_id = $1 order by entry', [table]);
    const going = superfluous(
      rows.map(row => Number(row.entry)),
      entries,
    );
    await query('delete from checkpoints where table_id = $1 and entry = any($2)', [table, going]);
  }

  create(table: NewTable): Promise<void> {
    let doubtful = false;
    return this.lines.surely(async () => {
      try {
        await this.insertTable(table);
      } catch (error) {
        // Nobody else draws this id.
        if (doubtful && codeOf(error) === TAKEN) return;
        doubtful ||= error instanceof StoreTrouble;
        throw error;
      }
    });
  }

  private insertTable({ setup, facts, keeping }: NewTable): Promise<void> {
    return this.lines.transaction(async query => {
      const { id, owner, open } = setup;
      const campaign = setup.chapter?.campaign ?? null;
      await query(
        'insert into tables (id, setup, owner, open, status, seq, facts, campaign) values ($1, $2, $3, $4, $5, $6, $7, $8)',
        [id, JSON.stringify(setup), owner ?? null, open, facts.status, seqOf(facts), JSON.stringify(facts), campaign],
      );
      for (const [seat, { identity, invited }] of setup.seats.entries())
        await this.sit(query, id, identity ?? invited, seat, identity === undefined ? senderOf(setup) : undefined);
      if (keeping) await this.writeKeeping(query, id, keeping);
    });
  }

  keep(id: string, keeping: Keeping): Promise<void> {
    return this.lines.surely(() => this.lines.transaction(query => this.writeKeeping(query, id, keeping)));
  }

  async remove(id: string): Promise<void> {
    await this.lines.surely(() => this.lines.query('delete from tables where id = $1', [id]));
  }

  async setAside(id: string, aside: Aside): Promise<void> {
    await this.ask('update tables set aside = $2 where id = $1', [id, JSON.stringify(aside)]);
  }

  get watchPlace(): WatchPlace {
    return { url: this.url, self: this.self };
  }

  /** Marks whose lock nobody holds any more. */
  abandoned(): Promise<string[]> {
    return this.lines.surely(() =>
      this.lines.transaction(async query => {
        const { rows } = await query('select process, lock, table_id from working');
        const dead: { process: string; table_id: string }[] = [];
        for (const row of rows) if (await isFree(query, row.lock)) dead.push(row);
        await query('delete from working where process = any($1)', [dead.map(({ process }) => process)]);
        return dead.map(({ table_id }) => table_id);
      }),
    );
  }

  async say(id: string, line: StoredChat, name: string | undefined): Promise<boolean> {
    const text = JSON.stringify(line);
    // A name of its own even for whoever has none: a line that is written again must be known.
    const values = [id, name ?? `-:${randomUUID()}`, text];
    let doubtful = false;
    return this.lines.surely(async () => {
      try {
        const { rowCount } = await this.lines.query(
          'insert into chat (table_id, name, line) values ($1, $2, $3) on conflict do nothing',
          values,
        );
        // Older lines than are ever read again go.
        if (rowCount === 1)
          await this.lines.query(
            `delete from chat where table_id = $1
             and n <= (select n from chat where table_id = $1 order by n desc limit 1 offset ${CHAT_KEPT})`,
            [id],
          );
        if (rowCount === 1 || !doubtful) return rowCount === 1;
        const { rows } = await this.lines.query(
          'select line from chat where table_id = $1 and name = $2',
          values.slice(0, 2),
        );
        return rows[0]?.line === text;
      } catch (error) {
        doubtful ||= error instanceof StoreTrouble;
        throw error;
      }
    });
  }

  // ---- reading ----

  async read(id: string): Promise<StoredTable | undefined> {
    return this.lines.surely(() => this.readNow(id));
  }

  private async readNow(id: string): Promise<StoredTable | undefined> {
    const rows = await this.readRows(id);
    if (!rows) return undefined;
    const { setup, kept, chapters, ops, aside, elsewhere } = rows;
    const snapshot = kept ? JSON.parse(kept.snapshot) : undefined;
    const past = await readChapters(chapters);
    return {
      setup: JSON.parse(setup) as Setup,
      kept: { snapshot, ...past, ops: ops.map(row => JSON.parse(row.op) as Op) },
      ...(aside && { aside: JSON.parse(aside) as Aside }),
      elsewhere,
    };
  }

  private readRows(id: string) {
    // One moment for all of it: another process may be writing.
    return this.lines.transaction(async query => {
      await query('set transaction isolation level repeatable read read only');
      const table = await query('select setup, aside from tables where id = $1', [id]);
      if (table.rows.length === 0) return undefined;
      const [kept] = (await query('select seq, snapshot from snapshots where table_id = $1', [id])).rows;
      const chapters = await query('select first, entries, told from chapters where table_id = $1 order by first', [
        id,
      ]);
      const ops = await query('select op from ops where table_id = $1 and seq > $2 order by seq', [id, kept?.seq ?? 0]);
      const [first] = table.rows;
      const marks = await query('select 1 from working where table_id = $1 and process <> $2', [id, this.self]);
      const elsewhere = marks.rows.length > 0;
      return {
        setup: first.setup,
        aside: first.aside,
        kept,
        chapters: chapters.rows as StoredChapter[],
        ops: ops.rows,
        elsewhere,
      };
    });
  }

  async opsSince(id: string, seq: number): Promise<Op[]> {
    const { rows } = await this.ask('select op from ops where table_id = $1 and seq > $2 order by seq', [id, seq]);
    return rows.map(row => JSON.parse(row.op) as Op);
  }

  async chat(id: string): Promise<StoredChat[]> {
    const { rows } = await this.ask('select line from chat where table_id = $1 order by n desc limit $2', [
      id,
      CHAT_KEPT,
    ]);
    return rows.map(row => JSON.parse(row.line) as StoredChat).reverse();
  }

  async mine(identity: string, payer = ON_THE_HOUSE): Promise<ListedSeats[]> {
    const tables = (where: 'is not' | 'is') =>
      this.ask(
        `with own as materialized (
           select id from tables where owner = $1
           union select table_id from sitting where identity = $1 and kept_by is null)
         select t.facts, t.aside, ${CURRENT}, ${OWN_SEATS} from own join tables t on t.id = own.id
         where t.owner ${where} distinct from $1 and (t.status <> 'over' or not exists (
           select 1 from own later join tables other on other.id = later.id
           where other.campaign = coalesce(t.campaign, t.id) and other.n > t.n))
         order by t.n desc limit ${MOST_LISTED}`,
        [identity],
      );
    const made = await tables('is not');
    const joined = await tables('is');
    return readRows([...made.rows, ...joined.rows], listedSeats, payer);
  }

  async invitations(identity: string, payer = ON_THE_HOUSE): Promise<ListedSeats[]> {
    const { rows } = await this.ask(
      `select t.facts, t.aside, ${CURRENT}, ${OWN_SEATS} from (
         select t.*, row_number() over (partition by s.kept_by order by t.n desc) as place
         from (select distinct table_id, kept_by from sitting where identity = $1 and kept_by is not null) s
         join tables t on t.id = s.table_id
         where t.owner is distinct from $1
         and not exists (select 1 from sitting o where o.table_id = t.id and o.identity = $1 and o.kept_by is null)
       ) t where t.place <= ${MOST_OF_SENDER} order by t.n desc limit ${MOST_INVITATIONS}`,
      [identity],
    );
    return readRows(rows, listedSeats, payer);
  }

  async open(payer = ON_THE_HOUSE): Promise<Listed[]> {
    const { rows } = await this.ask(
      `select t.facts, t.aside, ${CURRENT} from tables t where t.open and t.status = 'waiting'
       order by t.n desc limit ${MOST_LISTED}`,
    );
    return readRows(rows, listed, payer);
  }

  async campaign(id: string): Promise<Listed[]> {
    const { rows } = await this.ask(
      `select t.facts, t.aside, ${CURRENT} from tables t where t.id = $1 or t.campaign = $1 order by t.n limit ${MOST_LISTED}`,
      [id],
    );
    return readRows(rows, listed, ON_THE_HOUSE);
  }

  async chapters(campaign: string): Promise<number> {
    const { rows } = await this.ask('select count(*) as count from tables where id = $1 or campaign = $1', [campaign]);
    return Number(rows[0].count);
  }

  async listed(id: string): Promise<Listed | undefined> {
    const { rows } = await this.ask(`select t.facts, t.aside, ${CURRENT} from tables t where t.id = $1`, [id]);
    return rows[0] && listed(rows[0]);
  }

  async withBots(after: number): Promise<WithBots[]> {
    const { rows } = await this.ask(
      `select t.n, t.facts, (select max(seq) from ops where table_id = t.id) as seq from tables t
       where t.n > $1 and t.status = 'playing' and (t.facts like '%"bot":%' or t.facts like '%"timed":true%') order by t.n limit ${PAGE}`,
      [after],
    );
    return rows.map(({ n, seq, facts }) => ({ n: Number(n), seq: Number(seq ?? 0), facts: JSON.parse(facts) }));
  }

  async owned(identity: string, besides: string | undefined): Promise<number> {
    const { rows } = await this.ask(
      `select count(distinct coalesce(campaign, id)) as count from tables
       where owner = $1 and coalesce(campaign, id) is distinct from $2`,
      [identity, besides ?? null],
    );
    return Number(rows[0].count);
  }

  async idleSince({ waiting, ownerless }: { waiting: number; ownerless: number }): Promise<string[]> {
    const { rows } = await this.ask(
      `select id from tables t where (owner is null or status = 'waiting')
       and ((status = 'waiting' and touched < to_timestamp($1)) or (owner is null and touched < to_timestamp($2)))
       and not exists (select 1 from tables other
         where (other.campaign = coalesce(t.campaign, t.id) or other.id = coalesce(t.campaign, t.id))
         and other.status <> 'waiting' and (other.owner is not null or other.touched >= to_timestamp($2)))
       order by touched limit ${PAGE}`,
      [waiting, ownerless],
    );
    return rows.map(row => String(row.id));
  }

  async matchBefore(id: string, entry: number): Promise<StoredMatch | undefined> {
    const { rows } = await this.ask(
      'select match from checkpoints where table_id = $1 and entry <= $2 order by entry desc limit 1',
      [id, entry],
    );
    return rows[0] && (JSON.parse(rows[0].match) as StoredMatch);
  }

  async tables(): Promise<number> {
    const { rows } = await this.ask('select count(*) as count from tables');
    return Number(rows[0].count);
  }

  /** Asks for something that lies there. */
  private ask(statement: string, values: readonly unknown[] = []): Promise<pg.QueryResult> {
    return this.lines.surely(() => this.lines.query(statement, values));
  }

  async trouble(): Promise<Trouble | undefined> {
    try {
      await this.lines.query('update migrations set done = done where version = 1');
      return undefined;
    } catch (error) {
      return error instanceof StoreTrouble ? error.trouble : 'failing';
    }
  }

  // ---- several processes ----

  publish(word: Word): void {
    if (this.closed) return;
    this.lines
      .query('select pg_notify($1, $2)', [CHANNEL, this.wordText(word)])
      .catch((error: unknown) => this.log.warn({ err: error, word: word.w }, 'other processes could not be told'));
  }

  listen(hear: (word: Word, from: string) => void): void {
    this.hear = hear;
  }

  private heard(payload: string): void {
    const { from, word } = JSON.parse(payload) as { from: string; word: Word };
    if (from !== this.self) this.hear?.(word, from);
  }

  async close(): Promise<void> {
    if (this.closed) return;
    await this.groups.drained();
    this.closed = true;
    await this.ear.close();
    await this.lines.close();
  }
}

const columnsOf = (appends: readonly Append[]): unknown[][] => [
  appends.map(({ table }) => table),
  appends.map(({ seq }) => seq),
  appends.map(({ op }) => JSON.stringify(op)),
];

/** A sentence without the password. */
function unusable(url: string, { message }: Error): string {
  const place = URL.canParse(url) ? new URL(url).host : 'DATABASE_URL';
  return `PostgreSQL at ${place} cannot be used: ${message || 'it does not answer'}.`;
}

const CURRENT = '(select coalesce(max(seq), 0) from ops o where o.table_id = t.id) <= t.seq as current';

/** The seats of whoever asks, by their identity. */
const OWN_SEATS = `array(select s.seat from sitting s where s.table_id = t.id and s.identity = $1 order by s.seat) as seats`;

const listedSeats = (row: {
  facts: string;
  current: boolean;
  aside: string | null;
  seats: readonly number[];
}): ListedSeats => ({
  ...listed(row),
  seats: row.seats.map(Number),
});

const listed = (row: { facts: string; current: boolean; aside: string | null }): Listed => ({
  facts: JSON.parse(row.facts) as TableFacts,
  current: row.current,
  ...(row.aside !== null && { aside: JSON.parse(row.aside) as Aside }),
});

/** Nobody holds this lock. It is let go with the transaction. */
async function isFree(query: Query, lock: string): Promise<boolean> {
  const { rows } = await query('select pg_try_advisory_xact_lock($1) as free', [lock]);
  return rows[0].free;
}
