// A client for tests, written from docs/protocol.md: calls, a live connection that keeps its views by patches, and
// everything that was ever sent to it. It knows nothing else of the server.

import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import type {
  Created,
  Decision,
  NewsMessage,
  Patch,
  ServerMessage,
  TableFacts,
  TableMessage,
  Way,
  WireError,
  WireEvent,
} from './wire.ts';

/** What is needed of a table that somebody has made, to sit down at it. */
interface Laid {
  readonly table: { readonly id: string };
  readonly seats: readonly { readonly token: string }[];
}

export const IDENTITY = 'an-identity-that-is-long-enough-0001';
/** Long enough for a machine with much else to do. */
const PATIENCE_MS = 60_000;

export interface Answered<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

export interface CallOptions {
  readonly method?: string;
  readonly body?: unknown;
  readonly token?: string;
  readonly identity?: string;
}

export async function call<T>(url: string, path: string, options: CallOptions = {}): Promise<Answered<T>> {
  const { body, token, identity } = options;
  const response = await fetch(`${url}${path}`, {
    method: options.method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(identity && { 'x-veillee-identity': identity }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json');
  return { status: response.status, body: (json ? JSON.parse(text) : text) as T, headers: response.headers };
}

/** The code with which a call is refused. */
export async function refusal(url: string, path: string, options: CallOptions = {}): Promise<string> {
  const { status, body } = await call<{ error: WireError }>(url, path, options);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(body).toEqual({ error: expect.objectContaining({ code: expect.any(String), message: expect.any(String) }) });
  return body.error.code;
}

export async function makeTable(url: string, body: object, identity = IDENTITY): Promise<Created> {
  const made = await call<Created>(url, '/api/tables', { body: { name: 'Ann', ...body }, identity });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
}

export const tokenOf = (made: Pick<Created, 'seats'>, seat: number): string => {
  const found = made.seats.find(each => each.seat === seat);
  if (!found) throw new Error(`no token for seat ${seat}`);
  return found.token;
};

export class Client {
  /** Looks at every frame that any client gets, where a test wants that. */
  static inspect: ((message: unknown) => void) | undefined;
  /** Every frame, as it came. */
  readonly frames: string[] = [];
  readonly messages: ServerMessage[] = [];
  readonly views = new Map<number | 'spectator', unknown>();
  readonly decisions = new Map<number, Decision>();
  readonly canUndo = new Map<number, boolean>();
  readonly canRedo = new Map<number, boolean>();
  /** After how long what the seat is asked closes by itself. */
  readonly closes = new Map<number, number | undefined>();
  events: WireEvent[] = [];
  facts: TableFacts | undefined;
  position = -1;
  entries = -1;
  closed = false;
  /** With which the connection was closed. */
  closeCode: number | undefined;
  onMessage: ((message: ServerMessage, frame: string) => void) | undefined;
  private readonly socket: WebSocket;
  private readonly waiting = new Set<() => void>();
  private count = 0;
  /** A name used twice would be the same request. */
  private readonly name = randomUUID().slice(0, 8);

  static async connect(url: string, headers: Record<string, string> = {}): Promise<Client> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers });
    const client = new Client(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
    return client;
  }

  /** Sits down and waits for the whole table. */
  static async sit(url: string, table: string, tokens: readonly string[]): Promise<Client> {
    const client = await Client.connect(url);
    await client.hello(table, tokens);
    return client;
  }

  /** Sits down on all seats that this person was given at a table they made. */
  static sitAll(url: string, { table, seats }: Laid): Promise<Client> {
    return Client.sit(
      url,
      table.id,
      seats.map(({ token }) => token),
    );
  }

  /** Over a connection that is open already. */
  static through(socket: WebSocket): Client {
    return new Client(socket);
  }

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', data => this.hear(String(data)));
    socket.on('error', () => {});
    socket.on('close', code => {
      this.closed = true;
      this.closeCode = code;
      this.stir();
    });
  }

  async hello(table: string, tokens: readonly string[]): Promise<void> {
    const from = this.messages.length;
    this.send({ t: 'hello', protocol: 1, table, tokens: [...tokens] });
    await this.until(() => this.messages.slice(from).some(({ t }) => t === 'table' || t === 'error'));
    const refused = this.messages.slice(from).find(({ t }) => t === 'error');
    if (refused?.t === 'error') throw new Error(refused.error.code);
  }

  send(message: object): void {
    this.raw(JSON.stringify(message));
  }

  raw(data: string | Buffer): void {
    this.socket.send(data);
  }

  /** Lets go of what was sent so far, where nobody waits for any of it. */
  forget(): void {
    this.frames.length = 0;
    this.messages.length = 0;
  }

  /** Cuts the connection without a word. */
  cut(): void {
    this.socket.terminate();
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.until(() => this.closed);
  }

  nextId(): string {
    return `${this.name}-${++this.count}`;
  }

  /** Sends and waits for the answer to it. */
  async ask(message: {
    readonly t: string;
    readonly id?: string;
    readonly [field: string]: unknown;
  }): Promise<{ ack?: number; error?: WireError; way?: Way }> {
    const id = message.id ?? this.nextId();
    const from = this.messages.length;
    this.send({ ...message, id });
    let found: ServerMessage | undefined;
    await this.until(() => {
      found = this.messages.slice(from).find(m => (m.t === 'ack' || m.t === 'error' || m.t === 'way') && m.id === id);
      return found !== undefined;
    });
    if (found?.t === 'error') return { error: found.error };
    if (found?.t === 'way') {
      const { t: _, id: __, seat: ___, ...way } = found;
      return { way };
    }
    return found?.t === 'ack' ? { ack: found.position } : {};
  }

  /** Answers the seat's decision and waits until everybody was told. */
  async answer(seat: number, picks: readonly string[]): Promise<number> {
    const decision = this.decisions.get(seat);
    if (!decision) throw new Error(`seat ${seat} is not asked`);
    const { ack, error } = await this.ask({ t: 'answer', seat, decision: decision.id, picks });
    if (ack === undefined) throw new Error(`${error?.code}: ${error?.message}`);
    await this.until(() => this.position >= ack);
    return ack;
  }

  async until(done: () => boolean, what = 'something that never came'): Promise<void> {
    if (done()) return;
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(look);
        reject(new Error(`waited for ${what}; last frames:\n${this.frames.slice(-4).join('\n').slice(0, 2000)}`));
      }, PATIENCE_MS);
      const look = (): void => {
        if (!done()) return;
        clearTimeout(timer);
        this.waiting.delete(look);
        resolve();
      };
      this.waiting.add(look);
    });
  }

  async next<T extends ServerMessage['t']>(
    t: T,
    from = this.messages.length,
  ): Promise<Extract<ServerMessage, { t: T }>> {
    const find = () => this.messages.slice(from).find(message => message.t === t);
    await this.until(() => find() !== undefined, t);
    return find() as Extract<ServerMessage, { t: T }>;
  }

  private stir(): void {
    for (const look of [...this.waiting]) look();
  }

  private hear(frame: string): void {
    this.frames.push(frame);
    const message = JSON.parse(frame) as ServerMessage;
    Client.inspect?.(message);
    this.messages.push(message);
    if (message.t === 'presence') this.facts = message.facts;
    if (message.t === 'table') this.takeAll(message);
    if (message.t === 'news') this.takeNews(message);
    this.onMessage?.(message, frame);
    this.stir();
  }

  private takeAll({ position, entries, facts, log, seats, spectator }: TableMessage): void {
    this.views.clear();
    this.decisions.clear();
    this.position = position;
    this.entries = entries;
    this.facts = facts;
    this.events = [...log];
    for (const { seat, view, decision, canUndo, canRedo = false, closes } of seats) {
      this.views.set(seat, view);
      this.canUndo.set(seat, canUndo);
      this.canRedo.set(seat, canRedo);
      this.closes.set(seat, closes);
      if (decision) this.decisions.set(seat, decision);
    }
    if (spectator) this.views.set('spectator', spectator.view);
  }

  private takeNews({ since, position, entries, facts, events, seats, spectator }: NewsMessage): void {
    expect(since).toBe(this.position);
    this.position = position;
    this.entries = entries;
    if (facts) this.facts = facts;
    else if (this.facts) this.facts = { ...this.facts, position };
    this.events.push(...events);
    for (const { seat, patch, decision, canUndo, canRedo = false, closes } of seats) {
      this.views.set(seat, patched(this.views.get(seat), patch));
      this.canUndo.set(seat, canUndo);
      this.canRedo.set(seat, canRedo);
      this.closes.set(seat, closes);
      if (decision) this.decisions.set(seat, decision);
      else if (decision === null) this.decisions.delete(seat);
    }
    if (spectator) this.views.set('spectator', patched(this.views.get('spectator'), spectator.patch));
  }
}

/** The view after the patch; the one before stays as it was. */
export const patched = (view: unknown, patch: Patch): unknown =>
  patch.reduce((node, [path, ...value]) => changed(node, path, value), view);

/** "Setting at a list's length appends; removing from a list moves later items down." `value` is empty to remove. */
function changed(node: unknown, [step, ...path]: Patch[number][0], value: readonly unknown[]): unknown {
  if (step === undefined) return value[0];
  const removes = path.length === 0 && value.length === 0;
  if (Array.isArray(node)) {
    if (removes) return node.toSpliced(Number(step), 1);
    const list = [...node];
    list[Number(step)] = changed(node[Number(step)], path, value);
    return list;
  }
  const { [step]: field, ...others } = node as Record<string, unknown>;
  return removes ? others : { ...others, [step]: changed(field, path, value) };
}
