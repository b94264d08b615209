// Lines to PostgreSQL, each of which may break at any moment. What breaks is `StoreTrouble`, never a crash; what can be
// done twice is done again for a while before anybody hears of it.

import pg from 'pg';
import type { GatheringLog } from '../tables/surroundings.ts';
import { StoreTrouble, type Trouble } from './trouble.ts';

const POOL_SIZE = 8;
/** So long a broken line is mended in silence. Then whoever waits is told. */
const PATIENCE_MS = 3000;
const FIRST_PAUSE_MS = 20;
const LAST_PAUSE_MS = 500;
/** A server that says nothing for so long is not there. */
const CONNECT_MS = 3000;
const ANSWER_MS = 15_000;

export type Query = (statement: string | pg.QueryConfig, values?: readonly unknown[]) => Promise<pg.QueryResult>;

/** A store that says so cannot be written to now; what it says of other errors is about the statement. */
function troubleOf(code: string): Trouble | undefined {
  if (code === '53100') return 'full';
  // Lost or refused lines; a server that stops, starts or has no line left.
  if (code.startsWith('08') || code.startsWith('57P') || code === '53300') return 'unreachable';
  // Other want of means, faults of the machine, a server that may only be read.
  return code.startsWith('53') || code.startsWith('58') || code === '25006' ? 'failing' : undefined;
}

/** Errors of the line and of the machine as trouble, errors of statements as they are. */
function named(error: unknown): unknown {
  if (error instanceof StoreTrouble) return error;
  const { message } = error as Error;
  if (!(error instanceof pg.DatabaseError)) return new StoreTrouble('unreachable', message, error);
  const trouble = troubleOf(error.code ?? '');
  return trouble ? new StoreTrouble(trouble, message, error) : error;
}

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

export class Lines {
  private readonly pool: pg.Pool;
  private closed = false;

  constructor(connectionString: string, log: GatheringLog) {
    this.pool = new pg.Pool({
      connectionString,
      max: POOL_SIZE,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    this.pool.on('error', error => log.warn({ why: error.message }, 'an idle line to the store broke'));
    // Without somebody who listens, a line that breaks between two statements, or as soon as it stands, would end the process.
    this.pool.on('connect', client => client.on('error', () => {}));
  }

  /** One statement, once. */
  readonly query: Query = async (statement, values) => {
    try {
      return await this.pool.query(statement as string, values as unknown[]);
    } catch (error) {
      throw named(error);
    }
  };

  /** One transaction, once. If its line breaks in the `commit`, nobody knows yet whether it was done. */
  async transaction<T>(work: (query: Query) => Promise<T>): Promise<T> {
    const client = await this.pool.connect().catch((error: unknown) => {
      throw named(error);
    });
    const query: Query = async (statement, values) => {
      try {
        return await client.query(statement as string, values as unknown[]);
      } catch (error) {
        throw named(error);
      }
    };
    let broken = false;
    try {
      await query('begin');
      const result = await work(query);
      await query('commit');
      return result;
    } catch (error) {
      broken =
        error instanceof StoreTrouble ||
        (await query('rollback').then(
          () => false,
          () => true,
        ));
      throw error;
    } finally {
      client.release(broken);
    }
  }

  /** Does again, for a while, what may be done twice. */
  async surely<T>(work: () => Promise<T>): Promise<T> {
    const until = performance.now() + PATIENCE_MS;
    for (let ms = FIRST_PAUSE_MS; ; ms = Math.min(2 * ms, LAST_PAUSE_MS)) {
      try {
        return await work();
      } catch (error) {
        const passes = error instanceof StoreTrouble && error.trouble === 'unreachable';
        if (!passes || this.closed || performance.now() + ms > until) throw error;
        await pause(ms);
      }
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.pool.end();
  }
}

const FIRST_EAR_MS = 100;
const LAST_EAR_MS = 1000;

/** A line that only listens. When it breaks, another is opened, and what was not heard meanwhile is `missed`. */
export class Ear {
  private readonly url: string;
  private readonly log: GatheringLog;
  private readonly channel: string;
  private readonly heard: (payload: string) => void;
  private readonly missed: () => void;
  private line: pg.Client | undefined = undefined;
  private closed = false;

  constructor(
    url: string,
    log: GatheringLog,
    ears: { readonly channel: string; heard(payload: string): void; missed(): void },
  ) {
    this.url = url;
    this.log = log;
    this.channel = ears.channel;
    this.heard = ears.heard;
    this.missed = ears.missed;
  }

  async open(): Promise<void> {
    const line = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
    });
    line.on('notification', ({ payload }) => payload && this.heard(payload));
    line.on('error', error => this.lost(line, error));
    line.on('end', () => this.lost(line, new Error('the connection ended')));
    try {
      await line.connect();
      await line.query(`listen ${this.channel}`);
    } catch (error) {
      line.end().catch(() => {});
      throw named(error);
    }
    this.line = line;
  }

  private lost(line: pg.Client, error: Error): void {
    // A line says so twice when it breaks; one that was never open is tried again by whoever opened it.
    if (this.closed || this.line !== line) return;
    this.line = undefined;
    this.log.warn({ why: error.message }, 'other processes are not heard for a moment');
    void this.openAgain();
  }

  private async openAgain(): Promise<void> {
    for (let ms = FIRST_EAR_MS; !this.closed; ms = Math.min(2 * ms, LAST_EAR_MS)) {
      await pause(ms);
      try {
        await this.open();
        break;
      } catch (error) {
        this.log.warn({ why: (error as Error).message }, 'other processes are still not heard');
      }
    }
    if (this.closed) await this.line?.end();
    else this.missed();
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.line?.end();
  }
}
