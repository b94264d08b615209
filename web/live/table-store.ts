// One table on this screen: the websocket around the state machine of session.ts. Reconnects by itself and says again what
// was not acknowledged.

import type { Picks, Seat } from '@veillee/kernel';
import type { ServerMessage, Windows } from '../../server/protocol.ts';
import { emptyPacer, type Pacer, take, wait } from './pace.ts';
import { type Deed, type Input, newSession, type Session, step } from './session.ts';

const PING = 25_000;
const FIRST_RETRY = 400;
const LAST_RETRY = 8_000;

type DeedOf<T extends Deed['t']> = Omit<Extract<Deed, { t: T }>, 'id' | 't'>;

export class TableStore {
  #session: Session;
  #socket: WebSocket | undefined;
  #retry = FIRST_RETRY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #closed = false;
  #listeners = new Set<() => void>();
  #pacer: Pacer<ServerMessage> = emptyPacer();
  #pacing: ReturnType<typeof setTimeout> | undefined;
  /** When each message came, which may be before it is shown. */
  readonly #arrived = new WeakMap<ServerMessage, number>();
  pace: 0 | 1 | 2 = 1;

  constructor(table: string, tokens: readonly string[]) {
    this.#session = newSession(table, tokens);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly get = (): Session => this.#session;

  open(): void {
    this.#closed = false;
    this.#connect();
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    this.#ping = setInterval(() => {
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send('{"t":"ping"}');
    }, PING);
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    clearTimeout(this.#timer);
    clearTimeout(this.#pacing);
    clearInterval(this.#ping);
    this.#socket?.close();
    this.#socket = undefined;
  }

  answer(seat: Seat, decision: number, picks: Picks): void {
    this.flush();
    this.#do('answer', { seat, decision, picks: [...picks] });
  }
  undo(seat: Seat): void {
    this.#do('undo', { seat });
  }
  rewind(seat: Seat, to: number): void {
    this.#do('rewind', { seat, to });
  }
  consent(seat: Seat, request: number, yes: boolean): void {
    this.#do('consent', { seat, request, yes });
  }
  chat(seat: Seat | undefined, text: string): void {
    this.#do('chat', seat === undefined ? { text } : { seat, text });
  }
  pause(seat: Seat, on: boolean): void {
    this.#do('pause', { seat, on });
  }
  resign(seat: Seat): void {
    this.#do('resign', { seat });
  }
  prefer(seat: Seat, windows: Windows): void {
    this.#do('prefer', { seat, windows: { ...windows } });
  }
  dismiss(n: number): void {
    this.#input({ t: 'dismiss', n });
  }
  /** Tries at once instead of waiting. */
  retry(): void {
    this.#now();
  }

  /** Shows all that has arrived; a click finishes the running animation. */
  flush(): void {
    clearTimeout(this.#pacing);
    this.#pacing = undefined;
    const { queue } = this.#pacer;
    this.#pacer = emptyPacer();
    for (const message of queue) this.#input({ t: 'heard', message });
  }

  #do<T extends Deed['t']>(t: T, rest: DeedOf<T>): void {
    this.#input({ t: 'do', deed: { t, id: crypto.randomUUID(), ...rest } as unknown as Deed });
  }

  #input(input: Input): void {
    const at = input.t === 'heard' ? this.#arrived.get(input.message) : undefined;
    const { session, send } = step(this.#session, at === undefined ? input : ({ ...input, at } as Input));
    if (session !== this.#session) {
      this.#session = session;
      for (const listener of this.#listeners) listener();
    }
    for (const message of send)
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const address = new URL('/api/live', location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#retry = FIRST_RETRY;
      this.#input({ t: 'opened' });
    };
    socket.onmessage = event => this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.flush();
      this.#input({ t: 'closed' });
      if (this.#closed || this.#session.link === 'gone') return;
      this.#timer = setTimeout(() => this.#connect(), this.#retry * (0.75 + Math.random() / 2));
      this.#retry = Math.min(LAST_RETRY, this.#retry * 2);
    };
  }

  readonly #now = (): void => {
    if (this.#closed || document.hidden) return;
    if (this.#session.link === 'lost' && this.#socket?.readyState !== WebSocket.CONNECTING) {
      this.#retry = FIRST_RETRY;
      this.#connect();
    }
  };

  #hear(message: ServerMessage): void {
    this.#arrived.set(message, performance.now());
    if (message.t === 'table') {
      clearTimeout(this.#pacing);
      this.#pacing = undefined;
      this.#pacer = emptyPacer();
    }
    if (message.t !== 'news' && this.#pacer.queue.length === 0) return this.#input({ t: 'heard', message });
    if (message.t === 'ack' || message.t === 'error') return this.#input({ t: 'heard', message });
    this.#pacer = { ...this.#pacer, queue: [...this.#pacer.queue, message] };
    this.#drain();
  }

  #drain(): void {
    if (this.#pacing !== undefined) return;
    const later = wait(this.#pacer, Date.now());
    if (later === undefined) return;
    if (later > 0 && !document.hidden && this.pace !== 0) {
      this.#pacing = setTimeout(() => {
        this.#pacing = undefined;
        this.#drain();
      }, later);
      return;
    }
    const taken = take(
      this.#pacer,
      Date.now(),
      this.pace,
      message => message.t === 'news' && message.events.length > 0,
    );
    if (!taken) return;
    this.#pacer = taken.pacer;
    this.#input({ t: 'heard', message: taken.item });
    this.#drain();
  }
}
