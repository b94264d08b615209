// A load on a server: tables played by two seats of one person each, as fast as the server answers.
// Every answer counts when it is acknowledged, which is when it is on disk.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import type { Created, Decision, GamesList, ServerMessage } from './protocol.ts';

export interface Load {
  /** A server on this machine, started with LIMITS=off; without it one is started in a process of its own. */
  readonly url?: string;
  readonly tables: number;
  readonly seconds: number;
  /** The first game of the shelf that two can play, if not given. */
  readonly game?: string;
  /** People think about so long before each answer; without it they answer at once. */
  readonly thinkSeconds?: number;
  /** Not counted: until everything is warm. */
  readonly warmUpSeconds?: number;
  /** For the server that is started: a PostgreSQL address instead of a temporary folder. */
  readonly databaseUrl?: string;
  /** Told the decisions so far, once a second. */
  readonly onProgress?: (decisions: number) => void;
}

export interface LoadReport {
  readonly game: string;
  readonly tables: number;
  readonly seconds: number;
  readonly decisions: number;
  readonly perSecond: number;
  /** From sending an answer to its acknowledgement, in milliseconds. */
  readonly latency: { readonly p50: number; readonly p90: number; readonly p99: number; readonly max: number };
  readonly games: number;
  readonly errors: { readonly [code: string]: number };
  /** The server's processor time for a decision, in microseconds: what counts when others use the machine too. */
  readonly cpuMicroseconds: number;
  /** Of the server's process, in bytes. */
  readonly memory: number;
}

/** So many sit down at once. */
const AT_ONCE = 100;

/** Loads go to this machine only. */
const LOOPBACK = /^http:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?\/?$/;

export async function runLoad(load: Load): Promise<LoadReport> {
  const server = load.url === undefined ? await startProcess(load.databaseUrl) : undefined;
  const url = server?.url ?? (load.url as string);
  if (!LOOPBACK.test(url)) throw new Error(`a load is for a server on this machine, not for ${url}`);
  try {
    return await play({ ...load, url });
  } finally {
    await server?.stop();
  }
}

async function play(load: Load & { readonly url: string }): Promise<LoadReport> {
  const { url, tables, seconds, warmUpSeconds = 1 } = load;
  const game = load.game ?? (await gameForTwo(url));
  const tally = new Tally();
  const seats: Player[] = [];
  for (let i = 0; i < tables; i++) seats.push(new Player(url, game, tally, load.thinkSeconds ?? 0));
  const ticks = setInterval(() => load.onProgress?.(tally.latencies.length), 1000);
  try {
    for (let i = 0; i < seats.length; i += AT_ONCE)
      await Promise.all(seats.slice(i, i + AT_ONCE).map(seat => seat.begin()));
    await pause(warmUpSeconds);
    const before = await metric(url, 'process_cpu_seconds_total');
    tally.reset();
    const began = performance.now();
    await pause(seconds);
    const took = (performance.now() - began) / 1000;
    const cpu = (await metric(url, 'process_cpu_seconds_total')) - before;
    const latencies = tally.latencies.slice().sort((a, b) => a - b);
    const at = (share: number): number =>
      latencies[Math.min(latencies.length - 1, Math.floor(share * latencies.length))] ?? 0;
    return {
      game,
      tables,
      seconds: took,
      decisions: latencies.length,
      perSecond: latencies.length / took,
      latency: { p50: at(0.5), p90: at(0.9), p99: at(0.99), max: latencies.at(-1) ?? 0 },
      games: tally.games,
      errors: Object.fromEntries(tally.errors),
      cpuMicroseconds: (cpu * 1e6) / Math.max(1, latencies.length),
      memory: await metric(url, 'process_resident_memory_bytes'),
    };
  } finally {
    clearInterval(ticks);
    for (const seat of seats) seat.end();
  }
}

class Tally {
  latencies: number[] = [];
  games = 0;
  errors = new Map<string, number>();

  reset(): void {
    this.latencies = [];
    this.games = 0;
    this.errors.clear();
  }

  failed(code: string): void {
    this.errors.set(code, (this.errors.get(code) ?? 0) + 1);
  }
}

/** Plays one table after the other, both seats over one connection. */
class Player {
  private readonly url: string;
  private readonly game: string;
  private readonly tally: Tally;
  private readonly thinkSeconds: number;
  private socket: WebSocket | undefined;
  private readonly sent = new Map<string, number>();
  private count = 0;
  private over = false;

  constructor(url: string, game: string, tally: Tally, thinkSeconds: number) {
    this.url = url;
    this.game = game;
    this.tally = tally;
    this.thinkSeconds = thinkSeconds;
  }

  async begin(): Promise<void> {
    // The table first: a connection that says nothing for long is closed.
    const hello = await this.layTable();
    this.socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/live`);
    this.socket.on('message', data => this.hear(String(data)));
    await new Promise<void>((resolve, reject) => {
      this.socket?.once('open', () => resolve());
      this.socket?.once('error', reject);
    });
    this.send(hello);
  }

  end(): void {
    this.over = true;
    this.socket?.terminate();
  }

  /** Makes a table; what to say to sit down there. */
  private async layTable(): Promise<object> {
    const { table, seats } = await post<Created>(`${this.url}/api/tables`, tableFor(this.game));
    return { t: 'hello', table: table.id, tokens: seats.map(({ token }) => token) };
  }

  private async sitDown(): Promise<void> {
    this.send(await this.layTable());
  }

  private send(message: object): void {
    if (!this.over) this.socket?.send(JSON.stringify(message));
  }

  private hear(text: string): void {
    // Acknowledgements are half of all messages.
    if (text.startsWith('{"t":"ack"')) {
      this.acknowledged((JSON.parse(text) as { id: string }).id);
      return;
    }
    const message = JSON.parse(text) as ServerMessage;
    if (message.t === 'error') {
      this.tally.failed(message.error.code);
      return;
    }
    if (message.t !== 'news' && message.t !== 'table') return;
    if (message.facts?.status === 'over') {
      this.tally.games++;
      void this.sitDown().catch(() => this.tally.failed('sit-down'));
      return;
    }
    for (const { decision } of message.seats) if (decision) this.think(decision);
  }

  private acknowledged(id: string): void {
    const sent = this.sent.get(id);
    this.sent.delete(id);
    if (sent !== undefined) this.tally.latencies.push(performance.now() - sent);
  }

  private think(decision: Decision): void {
    if (this.thinkSeconds === 0) this.answer(decision);
    else void pause(2 * Math.random() * this.thinkSeconds).then(() => this.answer(decision));
  }

  private answer(decision: Decision): void {
    const id = `${++this.count}`;
    this.sent.set(id, performance.now());
    this.send({ t: 'answer', id, seat: decision.seat, decision: decision.id, picks: anyAnswer(decision) });
  }
}

const tableFor = (game: string): object => ({ game, name: 'load', seats: [{ kind: 'me' }, { kind: 'me' }] });

/** Any legal answer. */
export function anyAnswer({ options, min, max, pass, range }: Decision): string[] {
  if (pass && Math.random() * (options.length + 1) < 1) return [];
  if (range) {
    const { min: low, max: high, step = 1 } = range;
    return [String(low + step * below(Math.floor((high - low) / step) + 1))];
  }
  const keys = options.map(({ key }) => key);
  const most = Math.min(max, keys.length);
  const count = min + below(most - min + 1);
  for (let i = 0; i < count; i++) {
    const j = i + below(keys.length - i);
    [keys[i], keys[j]] = [keys[j] as string, keys[i] as string];
  }
  return keys.slice(0, count);
}

const below = (n: number): number => Math.floor(Math.random() * n);
const pause = (seconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, seconds * 1000));

async function post<T>(url: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** The first game of the shelf that two can play as it comes. */
async function gameForTwo(url: string): Promise<string> {
  const { games } = (await (await fetch(`${url}/api/games`)).json()) as GamesList;
  for (const { id } of games) {
    const refused = await post<Created>(`${url}/api/tables`, tableFor(id)).then(
      () => false,
      () => true,
    );
    if (!refused) return id;
  }
  throw new Error('the server has no game that two can play');
}

export async function metric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN);
}

// ---- a server of one's own ----

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a server in a process of its own, on a temporary folder. */
export async function startProcess(databaseUrl?: string, more: ProcessOptions = {}): Promise<ServerProcess> {
  const { child, listening, stop } = spawnProcess(databaseUrl, more);
  try {
    return { url: await listening, child, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

export interface ProcessOptions {
  readonly data?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly script?: string;
  readonly stdin?: 'pipe';
}

/** The same, without waiting until it listens. */
export function spawnProcess(
  databaseUrl?: string,
  more: ProcessOptions = {},
): Omit<ServerProcess, 'url'> & { readonly listening: Promise<string> } {
  const data = more.data ?? mkdtempSync(join(tmpdir(), 'veillee-load-'));
  const script = more.script ?? fileURLToPath(new URL('./main.ts', import.meta.url));
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: '0',
    DATA: data,
    LIMITS: 'off',
    LOG: 'error',
    CI: '1',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...more.env,
  };
  const child = spawn(process.execPath, [script], { env, stdio: [more.stdin ?? 'ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    if (more.data === undefined) rmSync(data, { recursive: true, force: true });
  };
  const listening = addressOf(child, ended);
  listening.catch(() => {});
  return { child, listening, stop };
}

function addressOf(child: ChildProcess, ended: Promise<void>): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += String(chunk);
      const address = /is at (http:\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    void ended.then(() => reject(new Error(`the server ended at once: ${said}`)));
  });
}

if (import.meta.main) {
  const [tables = '50', seconds = '5', game, url, think = '0'] = process.argv.slice(2);
  const many = { tables: Number(tables), seconds: Number(seconds), thinkSeconds: Number(think) };
  const load = { ...many, ...(game && { game }), ...(url && { url }) };
  const report = await runLoad(load);
  console.log(JSON.stringify(report, undefined, 2));
}
