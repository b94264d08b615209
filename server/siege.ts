// A siege: people, bots and onlookers at many tables of every game, games brought along, strangers who abuse the server, and the
// server killed in the middle of it. What was acknowledged must be there afterwards, and nobody may wait long.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { ABUSES, type AbuseName, beginAbuse } from './abuses.ts';
import { Bystander, clock, type Stretch, shared, type Witness, watchTurns } from './bystander.ts';
import { anyAnswer, metric, type ProcessOptions, type ServerProcess, startProcess } from './load.ts';
import type { Created, Decision, GamesList, ServerMessage } from './protocol.ts';

export interface Siege {
  readonly tables: number;
  readonly seconds: number;
  /** People think about so long before each answer. */
  readonly thinkSeconds: number;
  readonly bounds: SiegeBounds;
  /** Another server than main.ts, for tests. */
  readonly script?: string;
}

export interface SiegeBounds {
  /** An answer is acknowledged within so many milliseconds in 99 of 100 cases, and never after so many. */
  readonly p99: number;
  readonly worst: number;
  /** Resident memory, in MiB. */
  readonly memory: number;
}

export interface SiegeReport {
  readonly tables: number;
  readonly games: readonly string[];
  readonly seconds: number;
  readonly answers: number;
  /** Acknowledged, and not there any more. */
  readonly lost: number;
  /** From sending an answer to its acknowledgement, in milliseconds; not counted while the server was down. */
  readonly latency: Spread;
  /** The same without the time in which the machine itself stood still, and what that machine was like. */
  readonly owed: Spread;
  readonly machine: {
    /** Shares of the time. */
    readonly stolen: number | undefined;
    readonly still: number;
    readonly longestStill: number;
    /** What a small write took until the disk had it, in milliseconds. */
    readonly write: Spread;
  };
  /** The same, by what strangers did meanwhile. */
  readonly during: {
    readonly [abuse: string]: { readonly answers: number; readonly p99: number; readonly worst: number };
  };
  /** The moments at which somebody waited longest. */
  readonly slowest: readonly Moment[];
  /** MiB, second by second, over the whole time. */
  readonly memory: readonly number[];
  readonly kills: number;
  /** From killing the server until somebody was answered again. */
  readonly downSeconds: number;
  readonly finished: number;
  readonly imported: number;
  readonly campaigns: number;
  readonly watched: number;
  readonly refused: { readonly [code: string]: number };
  /** What was promised and not held. */
  readonly broken: readonly string[];
}

interface Moment {
  readonly second: number;
  readonly abuse: string;
  /** How many answers of that second were late (`LATE_MS`), and the latest of them. */
  readonly late: number;
  readonly worst: number;
  /** For how much of the latest one the machine itself stood still, a small write of somebody else was on its way to the disk, and those who measure did not come to hear it. */
  readonly still: number;
  readonly writing: number;
  readonly deaf: number;
}

interface Spread {
  readonly p50: number;
  readonly p99: number;
  readonly p999: number;
  readonly worst: number;
}

const MIB = 1024 * 1024;
const AT_ONCE = 20;
/** One of so many tables is looked on at, and one of so many has two people at one screen. */
const WATCHED = 10;
const SHARED = 3;
/** Every so often somebody takes their game along. */
const IMPORT_MS = 1500;
/** So many moments are told, of those with an answer that took so many milliseconds. */
const MOMENTS = 5;
const LATE_MS = 60;
const COME_BACK_MS = 200;
const COME_BACK_LIMIT_MS = 60_000;

interface Sample {
  readonly ms: number;
  /** When it was acknowledged. */
  readonly at: number;
  readonly abuse: string;
}

class Ledger {
  readonly samples: Sample[] = [];
  readonly refused = new Map<string, number>();
  lost = 0;
  finished = 0;
  imported = 0;
  campaigns = 0;
  watched = 0;
  /** What strangers do now. */
  abuse = 'nothing';
  /** When the server was killed, and when somebody was answered after that. */
  downSince: number | undefined = undefined;
  upAgain: number | undefined = undefined;
  over = false;

  acknowledged(ms: number): void {
    this.samples.push({ ms, at: clock(), abuse: this.abuse });
    // What was said before the server was killed may be heard after it.
    const now = performance.now();
    if (this.downSince !== undefined && now - ms > this.downSince) this.upAgain ??= now;
  }

  refuse(code: string): void {
    this.refused.set(code, (this.refused.get(code) ?? 0) + 1);
  }
}

interface Box {
  readonly id: string;
  readonly seats: readonly number[];
}

/** Somebody at a table of their own, at an address of their own. They come back whenever they are cut off. */
class Person {
  readonly url: string;
  private readonly ledger: Ledger;
  private readonly box: Box;
  private readonly n: number;
  private readonly thinkSeconds: number;
  private socket: WebSocket | undefined = undefined;
  private made: Created | undefined = undefined;
  /** The last position that was acknowledged. */
  private acknowledged = 0;
  private readonly sent = new Map<string, number>();
  private count = 0;

  constructor(url: string, ledger: Ledger, box: Box, n: number, thinkSeconds: number) {
    this.url = url;
    this.ledger = ledger;
    this.box = box;
    this.n = n;
    this.thinkSeconds = thinkSeconds;
  }

  get address(): string {
    return `10.${this.n >> 16}.${(this.n >> 8) & 255}.${this.n & 255}`;
  }

  get seat(): { readonly table: string; readonly token: string } | undefined {
    const [first] = this.made?.seats ?? [];
    return this.made && first && { table: this.made.table.id, token: first.token };
  }

  get seats(): number {
    return this.made?.table.seats.length ?? 0;
  }

  private headers(token?: string): Record<string, string> {
    return {
      'content-type': 'application/json',
      'x-forwarded-for': this.address,
      'x-veillee-identity': `besieged-${this.n}`.padEnd(40, '-'),
      ...(token && { authorization: `Bearer ${token}` }),
    };
  }

  async call<T>(path: string, body?: object, token?: string): Promise<T> {
    const response = await fetch(`${this.url}${path}`, {
      headers: this.headers(token),
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.ok) return JSON.parse(text) as T;
    throw new Error((JSON.parse(text) as { error: { code: string } }).error.code);
  }

  async begin(): Promise<void> {
    await this.layTable();
    this.connect();
  }

  private async layTable(): Promise<void> {
    const many = Math.min(...this.box.seats);
    const people = this.n % SHARED === 0 ? 2 : 1;
    const seats = Array.from({ length: many }, (_, i) =>
      i < people ? { kind: 'me' } : { kind: 'bot', bot: 'random' },
    );
    const spectators = this.n % WATCHED === 0;
    this.made = await this.call<Created>('/api/tables', { game: this.box.id, name: 'Besieged', seats, spectators });
    this.acknowledged = 0;
    if (spectators) this.watch(this.made.table.id);
  }

  private connect(): void {
    if (this.ledger.over) return;
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/live`, {
      headers: { 'x-forwarded-for': this.address },
    });
    this.socket = socket;
    this.sent.clear();
    socket.on('open', () => this.sitDown());
    socket.on('message', data => this.hear(JSON.parse(String(data)) as ServerMessage));
    socket.on('error', () => {});
    socket.on('close', () => void pause(COME_BACK_MS).then(() => this.connect()));
  }

  private sitDown(): void {
    const { table, seats } = this.made as Created;
    this.say({ t: 'hello', table: table.id, tokens: seats.map(({ token }) => token) });
  }

  private say(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(message: ServerMessage): void {
    if (message.t === 'ack') {
      const since = this.sent.get(message.id);
      this.sent.delete(message.id);
      this.acknowledged = Math.max(this.acknowledged, message.position);
      if (since !== undefined) this.ledger.acknowledged(performance.now() - since);
    }
    if (message.t === 'error') {
      this.ledger.refuse(message.error.code);
      if (message.error.code === 'unknown-table' && this.acknowledged > 0) this.ledger.lost++;
    }
    if (message.t !== 'table' && message.t !== 'news') return;
    if (message.t === 'table' && message.position < this.acknowledged) this.ledger.lost++;
    if (message.facts?.status === 'over') {
      this.ledger.finished++;
      void this.layTable().then(
        () => this.sitDown(),
        (error: Error) => this.ledger.refuse(error.message),
      );
      return;
    }
    for (const { decision } of message.seats) if (decision) void this.think(decision);
  }

  private async think(decision: Decision): Promise<void> {
    const { socket } = this;
    await pause(2000 * Math.random() * this.thinkSeconds);
    if (this.socket !== socket || this.ledger.over) return;
    const id = `${this.n}-${++this.count}`;
    this.sent.set(id, performance.now());
    this.say({ t: 'answer', id, seat: decision.seat, decision: decision.id, picks: anyAnswer(decision) });
  }

  /** Somebody else looks on. */
  private watch(table: string): void {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/live`, {
      headers: { 'x-forwarded-for': `192.168.0.${this.n % 250}` },
    });
    socket.on('error', () => {});
    socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', table, tokens: [] })));
    socket.on('message', () => this.ledger.watched++);
    socket.on('close', () => void pause(COME_BACK_MS).then(() => !this.ledger.over && this.watch(table)));
  }

  /** Takes the game along, and brings it back to a table of its own; and all of its campaign, where it is one. */
  async takeAlong(): Promise<void> {
    const { seat } = this;
    if (!seat) return;
    const path = `/api/tables/${seat.table}`;
    try {
      const save = await this.call<object>(`${path}/export`, undefined, seat.token);
      const seats = Array.from({ length: this.seats }, () => ({ kind: 'me' }));
      await this.call('/api/tables/import', { save, name: 'Besieged', seats });
      this.ledger.imported++;
      await this.call<object>(`${path}/campaign/export`, undefined, seat.token);
      this.ledger.campaigns++;
    } catch (error) {
      this.ledger.refuse((error as Error).message);
    }
  }

  end(): void {
    this.socket?.terminate();
  }
}

export async function runSiege(siege: Siege): Promise<SiegeReport> {
  const data = mkdtempSync(join(tmpdir(), 'veillee-siege-'));
  const begin = (port = '0'): Promise<ServerProcess> => {
    const env = { LIMITS: 'on', TRUST_PROXY: '1', PORT: port };
    const options: ProcessOptions = { data, env, ...(siege.script && { script: siege.script }) };
    return startProcess(undefined, options);
  };
  let server = await begin();
  const { url } = server;
  const ledger = new Ledger();
  const people: Person[] = [];
  const memory: number[] = [];
  const timers: NodeJS.Timeout[] = [];
  const bystander = new Bystander(data);
  const deaf: Stretch[] = [];
  timers.push(watchTurns(deaf));
  try {
    const { games } = (await (await fetch(`${url}/api/games`)).json()) as GamesList;
    for (let n = 0; n < siege.tables; n++)
      people.push(new Person(url, ledger, games[n % games.length] as Box, n + 1, siege.thinkSeconds));
    for (let i = 0; i < people.length; i += AT_ONCE)
      await Promise.all(people.slice(i, i + AT_ONCE).map(person => person.begin()));
    const look = (): void =>
      void metric(url, 'process_resident_memory_bytes').then(
        bytes => memory.push(Math.round(bytes / MIB)),
        () => {},
      );
    timers.push(setInterval(look, 1000));
    let next = 0;
    timers.push(setInterval(() => void people[next++ % people.length]?.takeAlong(), IMPORT_MS));
    // A quiet stretch, then each abuse, then the server is killed, then each abuse again.
    const names = Object.keys(ABUSES) as AbuseName[];
    const stretchMs = (siege.seconds * 1000) / (2 * names.length + 2);
    await pause(stretchMs);
    await besiege(ledger, people, names, stretchMs);
    ledger.abuse = 'killed';
    ledger.downSince = performance.now();
    await kill(server);
    server = await begin(new URL(url).port);
    // However slow the machine: how long it takes is told by itself.
    for (let n = 0; n < COME_BACK_LIMIT_MS / COME_BACK_MS && ledger.upAgain === undefined; n++)
      await pause(COME_BACK_MS);
    await pause(stretchMs);
    await besiege(ledger, people, names, stretchMs);
    return reportOf(
      siege,
      ledger,
      memory,
      games.map(({ id }) => id),
      await bystander.tell(),
      deaf,
    );
  } finally {
    ledger.over = true;
    for (const timer of timers) clearInterval(timer);
    for (const person of people) person.end();
    bystander.leave();
    // Its data goes with it: nothing is waited for.
    await kill(server);
    rmSync(data, { recursive: true, force: true });
  }
}

async function kill({ child }: ServerProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise(resolve => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

/** One abuse after the other, against the table of somebody who lets them have their seat. */
async function besiege(
  ledger: Ledger,
  people: readonly Person[],
  names: readonly AbuseName[],
  ms: number,
): Promise<void> {
  const victim = people.find(({ seat }) => seat !== undefined);
  if (!victim?.seat) throw new Error('nobody has a table that could be abused');
  const target = { url: victim.url, ...victim.seat, entries: 0 };
  for (const name of names) {
    ledger.abuse = name;
    const child = beginAbuse(name, target);
    await pause(ms);
    const ended = new Promise(resolve => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }
  ledger.abuse = 'nothing';
}

function reportOf(
  { tables, seconds, bounds }: Siege,
  ledger: Ledger,
  memory: readonly number[],
  games: readonly string[],
  witness: Witness,
  deaf: readonly Stretch[],
): SiegeReport {
  const { standstills, writes, stolen } = witness;
  const { samples, lost, finished, imported, campaigns, watched, downSince = 0, upAgain } = ledger;
  // While the server is down nobody is answered: how long that takes is told by itself.
  const counted = samples.filter(({ abuse }) => abuse !== 'killed');
  const latency = spread(counted.map(({ ms }) => ms));
  const owed = spread(counted.map(({ ms, at }) => ms - shared(standstills, at - ms, at)));
  const still = standstills.map(long);
  const kinds = [...new Set(counted.map(({ abuse }) => abuse))];
  const during = Object.fromEntries(
    kinds.map(kind => {
      const own = counted.filter(({ abuse }) => abuse === kind);
      const { p99, worst } = spread(own.map(({ ms }) => ms));
      return [kind, { answers: own.length, p99, worst }];
    }),
  );
  const most = Math.max(0, ...memory);
  const broken = [
    ...(lost > 0 ? [`${lost} times something acknowledged was lost`] : []),
    ...(counted.length === 0 ? ['nobody was answered'] : []),
    ...(upAgain === undefined ? ['nobody was answered after the server was killed'] : []),
    ...(latency.p99 > bounds.p99 ? [`99 % were acknowledged within ${latency.p99} ms, not ${bounds.p99}`] : []),
    ...(latency.worst > bounds.worst ? [`one took ${latency.worst} ms, not ${bounds.worst}`] : []),
    ...(most > bounds.memory ? [`${most} MiB of memory, not ${bounds.memory}`] : []),
  ];
  return {
    tables,
    games,
    seconds,
    answers: samples.length,
    lost,
    latency,
    owed,
    machine: {
      stolen: stolen === undefined ? undefined : rounded(100 * stolen) / 100,
      still: rounded(still.reduce((sum, each) => sum + each, 0) / seconds) / 1000,
      longestStill: rounded(Math.max(0, ...still)),
      write: spread(writes.map(long)),
    },
    during,
    slowest: slowest(counted, witness, deaf),
    memory,
    kills: 1,
    downSeconds: upAgain === undefined ? Number.NaN : rounded((upAgain - downSince) / 1000),
    finished,
    imported,
    campaigns,
    watched,
    refused: Object.fromEntries(ledger.refused),
    broken,
  };
}

function slowest(samples: readonly Sample[], { standstills, writes }: Witness, deaf: readonly Stretch[]): Moment[] {
  const began = samples[0]?.at ?? 0;
  const late = samples.filter(({ ms }) => ms > LATE_MS);
  const moments = Map.groupBy(late, ({ at }) => Math.round((at - began) / 1000));
  return [...moments]
    .map(([second, own]) => {
      const latest = own.reduce((a, b) => (b.ms > a.ms ? b : a));
      const { ms, at, abuse } = latest;
      const spent = (on: readonly Stretch[]): number => rounded(shared(on, at - ms, at));
      return {
        second,
        abuse,
        late: own.length,
        worst: rounded(ms),
        still: spent(standstills),
        writing: spent(writes),
        deaf: spent(deaf),
      };
    })
    .toSorted((a, b) => b.worst - a.worst)
    .slice(0, MOMENTS);
}

function spread(of: readonly number[]): Spread {
  const sorted = of.toSorted((a, b) => a - b);
  const at = (share: number): number => rounded(sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN);
  return { p50: at(0.5), p99: at(0.99), p999: at(0.999), worst: at(1) };
}

const long = ({ from, to }: Stretch): number => to - from;

const rounded = (value: number): number => Math.round(10 * value) / 10;

if (import.meta.main) {
  const [tables = '300', seconds = '60', think = '2', p99 = '50', worst = '150', memory = '1500', script] =
    process.argv.slice(2);
  const bounds = { p99: Number(p99), worst: Number(worst), memory: Number(memory) };
  const siege = { tables: Number(tables), seconds: Number(seconds), thinkSeconds: Number(think), bounds };
  console.log(JSON.stringify(await runSiege({ ...siege, ...(script && { script }) })));
}
