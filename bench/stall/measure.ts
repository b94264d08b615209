// Does one visitor stall the others? Clients here, the server in a process of its own. Prints one line of JSON, in milliseconds,
// with the load of the machine beside it.

import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { ABUSES, type AbuseName, beginAbuse } from '../../server/abuses.ts';
import type { Order } from './server.ts';

const SECONDS = Number(process.argv[2] ?? 10);
const ONLOOKERS = 150;
const PAIR = [{ kind: 'me' }, { kind: 'hotseat' }];
const IDENTITY = `a-measuring-identity-${randomUUID()}`;

interface Made {
  readonly table: { readonly id: string };
  readonly seats: readonly { readonly seat: number; readonly token: string }[];
}

interface Message {
  readonly t: string;
  readonly id?: string;
  readonly error?: { readonly code: string };
  readonly seats?: readonly { readonly seat: number; readonly decision?: { readonly id: number } | null }[];
  readonly position?: number;
  readonly entries?: number;
  readonly facts?: { readonly toAct: readonly number[]; readonly status: string };
}

const wanted = process.argv[3];
/** Of the abuses, these alone. */
const only = process.argv.slice(4);
/** Strangers who abuse the server meet its limits; all other measures do without. */
const isLimited = wanted === 'abuses';
const child = fork(fileURLToPath(new URL('./server.ts', import.meta.url)), isLimited ? ['limited'] : [], {
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});
const answers: ((answer: unknown) => void)[] = [];
const early: unknown[] = [];
child.on('message', ({ answer }: { answer: unknown }) => {
  const next = answers.shift();
  if (next) next(answer);
  else early.push(answer);
});
const heard = (): Promise<unknown> =>
  early.length > 0 ? Promise.resolve(early.shift()) : new Promise(resolve => answers.push(resolve));
async function order<T>(what: Order): Promise<T> {
  child.send(what);
  return (await heard()) as T;
}

const url = (await heard()) as string;

/** A live connection that knows what its seats are asked. */
class Player {
  readonly decisions = new Map<number, number>();
  last: Message | undefined;
  private readonly socket: WebSocket;
  private readonly waiting = new Map<string, (message: Message) => void>();
  private wake: () => void = () => {};

  static async sit({ table }: Pick<Made, 'table'>, tokens: readonly string[]): Promise<Player> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`);
    await new Promise(resolve => socket.once('open', resolve));
    const player = new Player(socket);
    socket.send(JSON.stringify({ t: 'hello', protocol: 1, table: table.id, tokens }));
    await player.until(({ last }) => last !== undefined);
    return player;
  }

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', data => this.hear(JSON.parse(String(data)) as Message));
  }

  private hear(message: Message): void {
    if (message.t === 'table' || message.t === 'news') {
      for (const { seat, decision } of message.seats ?? []) {
        if (decision) this.decisions.set(seat, decision.id);
        else if (decision === null) this.decisions.delete(seat);
      }
      this.last = message;
    }
    if (message.id !== undefined) this.waiting.get(message.id)?.(message);
    this.wake();
  }

  async until(done: (player: Player) => boolean): Promise<void> {
    while (!done(this))
      await new Promise<void>(resolve => {
        this.wake = resolve;
      });
  }

  /** Milliseconds until it was acknowledged. */
  async ask(message: object): Promise<number> {
    const id = randomUUID();
    const since = performance.now();
    const answer = new Promise<Message>(resolve => this.waiting.set(id, resolve));
    this.socket.send(JSON.stringify({ ...message, id }));
    const { error } = await answer;
    this.waiting.delete(id);
    if (error) throw new Error(JSON.stringify(error));
    return performance.now() - since;
  }

  async step(): Promise<number> {
    await this.until(({ decisions }) => decisions.size > 0);
    const [[seat, decision] = [0, 0]] = this.decisions;
    this.decisions.delete(seat);
    return this.ask({ t: 'answer', seat, decision, picks: ['left'] });
  }

  close(): void {
    this.socket.close();
  }
}

async function call<T>(path: string, body?: object, token?: string): Promise<T> {
  const response = await fetch(`${url}${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      'x-veillee-identity': IDENTITY,
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as T;
}

const tokens = ({ seats }: Made): string[] => seats.map(({ token }) => token);
const table = (more: object = {}): Promise<Made> =>
  call('/api/tables', { game: 'caravan', name: 'Ann', seats: PAIR, spectators: true, options: { load: 20 }, ...more });

const rounded = (ms: number): number => Math.round(10 * ms) / 10;
function told(times: readonly number[]): object {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number => rounded(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return { n: times.length, p50: at(0.5), p99: at(0.99), worst: at(1), load: rounded(loadavg()[0] ?? 0) };
}

/** Does something every so often until the time is over; what it costs is for others to notice. */
async function every(ms: number, work: () => Promise<unknown>): Promise<void> {
  const doing: Promise<unknown>[] = [];
  for (const end = performance.now() + SECONDS * 1000; performance.now() < end; await pause(ms)) doing.push(work());
  await Promise.all(doing);
}

/** What somebody else's answers take meanwhile, one after the other. */
async function stranger(while_: Promise<unknown>, pauseMs = 10): Promise<number[]> {
  const made = await table();
  const player = await Player.sit(made, tokens(made));
  const times: number[] = [];
  let isOver = false;
  void while_.then(() => {
    isOver = true;
  });
  while (!isOver) {
    times.push(await player.step());
    await pause(pauseMs);
  }
  player.close();
  return times;
}

/** The longest that the main thread worked without a pause while this was done, and in brackets the longest that it was held up. */
async function held(work: () => Promise<unknown>): Promise<string> {
  await pause(200);
  await order({ do: 'longest' });
  await work();
  await pause(50);
  const longest = await order<{ worked: number; held: number }>({ do: 'longest' });
  return `${rounded(longest.worked)} (${rounded(longest.held)})`;
}

// ---- (a) a table with onlookers goes back and forth ----

async function goingBack(): Promise<object> {
  const made = await table();
  const players = [await Player.sit(made, tokens(made)), await Player.sit(made, tokens(made))];
  const [player] = players as [Player];
  for (let n = 0; n < 60; n++) await player.step();
  const onlookers = fork(fileURLToPath(new URL('./onlookers.ts', import.meta.url)), [
    url,
    made.table.id,
    `${ONLOOKERS}`,
  ]);
  await new Promise(resolve => onlookers.once('message', resolve));
  let n = 0;
  const work = every(50, async () => {
    const to = 30 + (n++ % 20);
    await (n % 2 ? player.ask({ t: 'rewind', seat: 0, to }) : player.ask({ t: 'redo', seat: 0 })).catch(() => 0);
  });
  let times: number[] = [];
  const mainThread = await held(async () => {
    times = await stranger(work);
  });
  for (const each of players) each.close();
  onlookers.disconnect();
  return { ...told(times), mainThread };
}

// ---- (b) a bot's turn while others look back ----

async function replays(): Promise<object> {
  const past = await order<Made>({ do: 'walked', steps: 5000, load: 20 });
  const [token] = tokens(past);
  const made = await table({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
  const player = await Player.sit(made, tokens(made));
  let n = 0;
  const work = every(100, () => {
    n = (n + 377) % 5000;
    return call(`/api/tables/${past.table.id}/replay/${n}?from=${Math.max(0, n - 5)}`, undefined, token);
  });
  const times: number[] = [];
  let isOver = false;
  void work.then(() => {
    isOver = true;
  });
  while (!isOver) {
    await player.step();
    const since = performance.now();
    await player.until(({ decisions }) => decisions.size > 0);
    times.push(performance.now() - since);
    await pause(10);
  }
  player.close();
  return told(times);
}

// ---- (c) and (d) how long the main thread is held up ----

async function mainThread(): Promise<object> {
  const found: Record<string, string | number> = {};
  found.nothing = await held(() => pause(1000));
  const made = await order<Made>({ do: 'walked', steps: 9000, load: 20 });
  const [token] = tokens(made);
  const at = (entry: number) => call(`/api/tables/${made.table.id}/replay/${entry}`, undefined, token);
  found.replay = await held(() => at(4000));
  found.replayAgain = await held(() => at(8000));
  await order({ do: 'sweep' });
  found.replayJustLoaded = await held(() => at(5000));
  await order({ do: 'sweep' });
  let player: Player | undefined;
  found.hello = await held(async () => {
    player = await Player.sit(made, tokens(made));
  });
  const there = player as unknown as Player;
  await there.step();
  found.undo = await held(() => there.ask({ t: 'undo', seat: 0 }));
  found.goBack8000 = await held(() => there.ask({ t: 'rewind', seat: 0, to: 1000 }));
  found.redo8000 = await held(() => there.ask({ t: 'redo', seat: 0 }));
  const saved = await call<object>(`/api/tables/${made.table.id}/export`, undefined, token);
  const body = { save: saved, name: 'Ann', seats: PAIR };
  found.import9000 = await held(() => call('/api/tables/import', body));
  there.close();
  return { ...found, load: rounded(loadavg()[0] ?? 0) };
}

async function farGame(): Promise<object> {
  const made = await order<Made>({ do: 'walked', steps: 15_000, load: 100 });
  const first = await Player.sit(made, tokens(made));
  for (let n = 0; n < 60; n++) await first.step();
  first.close();
  await pause(100);
  await order({ do: 'sweep' });
  const found: Record<string, string | number> = {};
  let player: Player | undefined;
  found.helloHeld = await held(async () => {
    player = await Player.sit(made, tokens(made));
  });
  const there = player as unknown as Player;
  for (const [name, back] of [
    ['back10', 10],
    ['back5000', 5000],
  ] as const) {
    const to = (there.last?.entries ?? 0) - back;
    found[`${name}Held`] = await held(async () => {
      found[name] = rounded(await there.ask({ t: 'rewind', seat: 0, to }));
    });
  }
  there.close();
  return { ...found, load: rounded(loadavg()[0] ?? 0) };
}

// ---- (e) each abuse, from an address of its own ----

/** As often as somebody quick plays: more would be refused. */
const PLAYED_EVERY_MS = 40;

async function abuses(): Promise<object> {
  const found: Record<string, object> = {};
  const made = await order<Made>({ do: 'walked', steps: 12_000, load: 1 });
  const [token = ''] = tokens(made);
  const during = async (begin: () => () => Promise<unknown>): Promise<object> => {
    let times: number[] = [];
    const mainThread = await held(async () => {
      const end = begin();
      times = await stranger(pause(SECONDS * 1000), PLAYED_EVERY_MS);
      await end();
    });
    return { ...told(times), mainThread };
  };
  found.nothing = await during(() => async () => {});
  for (const name of (Object.keys(ABUSES) as AbuseName[]).filter(name => only.length === 0 || only.includes(name)))
    found[name] = await during(() => {
      const abuser = beginAbuse(name, { url, table: made.table.id, token, entries: 12_000 });
      return async () => {
        const gone = new Promise(resolve => abuser.once('exit', resolve));
        abuser.kill('SIGKILL');
        await gone;
      };
    });
  return found;
}

const MEASURES = { goingBack, replays, mainThread, farGame, abuses };

try {
  const found: Record<string, object> = {};
  for (const [name, measure] of Object.entries(MEASURES))
    if (wanted === undefined ? name !== 'abuses' : wanted === name) found[name] = await measure();
  console.log(JSON.stringify(found));
} finally {
  await order({ do: 'stop' });
}
