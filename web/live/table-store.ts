// One table on this screen: the websocket around the state machine of session.ts. Reconnects by itself and says again what
// was not acknowledged.

import type { Picks, Seat } from '@veillee/kernel';
import type { NewsMessage, ServerMessage, Windows, WireEvent, Wish } from '../../server/protocol.ts';
import { begun, emptyPacer, next, type Pace, type Pacer, type Sight, skipped, waitsForReader } from './pace.ts';
import { type Deed, freshIn, type Input, isForGood, newSession, type Session, step } from './session.ts';
import { soon } from './soon.ts';

const PING = 25_000;
const FIRST_RETRY = 400;
const LAST_RETRY = 8_000;
/** More pieces of news before the page comes to itself are shown together. React gives up after fifty drawings one inside the other. */
const BURST = 8;

type DeedOf<T extends Deed['t']> = Omit<Extract<Deed, { t: T }>, 'id' | 't'>;

/** What is held back while it is told, and what waits behind it. */
export interface Backlog {
  /** Events of the scene that is being told, and how many of its moments have begun. */
  readonly telling: { readonly events: readonly WireEvent[]; readonly begun: number } | undefined;
  readonly waiting: number;
  /** Seats that are asked something else in news that waits for a reader: what they were asked before is no longer asked. */
  readonly outdated: readonly Seat[];
  /** It waits because somebody here reads. */
  readonly isReading: boolean;
}
const NO_BACKLOG: Backlog = { telling: undefined, waiting: 0, outdated: [], isReading: false };

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
  /** What closes by itself and is held open until its news is shown. */
  readonly #unseen = new WeakMap<ServerMessage, { readonly seat: Seat; readonly decision: number }>();
  #backlog = NO_BACKLOG;
  /** Pieces of news since the page last came to itself. */
  #burst = 0;
  /** The message whose scene is being told. */
  #told: ServerMessage | undefined;
  /** What was laid open last to be read, and when: seen again it is not new. */
  #page: { readonly piece: string; readonly since: number } | undefined;
  pace: Pace = 'calm';
  /** The moments of the scene that these events tell, if they tell one. */
  scene: (events: readonly WireEvent[]) => readonly number[] | undefined = () => undefined;

  constructor(table: string, tokens: readonly string[]) {
    this.#session = newSession(table, tokens);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly get = (): Session => this.#session;
  readonly backlog = (): Backlog => this.#backlog;

  open(): void {
    this.#closed = false;
    this.#connect();
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    document.addEventListener('visibilitychange', this.#leave);
    this.#ping = setInterval(() => {
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send('{"t":"ping"}');
    }, PING);
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    document.removeEventListener('visibilitychange', this.#leave);
    clearTimeout(this.#timer);
    clearTimeout(this.#pacing);
    clearInterval(this.#ping);
    this.#socket?.close();
    this.#socket = undefined;
  }

  answer(seat: Seat, decision: number, picks: Picks): void {
    // What follows an answer of one's own is shown at once, unless something is still being told.
    if (this.#pacer.queue.length === 0) this.#pacer = { ...this.#pacer, free: 0 };
    this.#goOn();
    this.#drain();
    this.#do('answer', { seat, decision, picks: [...picks] });
  }
  // Whoever goes back looks at the present, not at what is still being told.
  undo(seat: Seat): void {
    this.flush();
    this.#do('undo', { seat });
  }
  redo(seat: Seat): void {
    this.flush();
    this.#do('redo', { seat });
  }
  /** Asks where going back would lead: to a chosen entry, or to the seat's own last decision. */
  lookBack(seat: Seat, to?: number): void {
    this.flush();
    this.#do('way', to === undefined ? { seat } : { seat, to });
  }
  /** Stays where one is. */
  stay(): void {
    this.#input({ t: 'stay' });
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
  /** Lets interruptions of this kind pass until the turn is over. */
  hush(seat: Seat, kind: string): void {
    const { facts, seats } = this.#session;
    const turn = facts?.turn ?? 0;
    const others = (seats[seat]?.armed ?? []).filter(wish => wish.turn === undefined || wish.turn === turn);
    this.#do('arm', { seat, armed: [...others, { kind, wish: 'never', turn }] });
  }
  /** Wishes to be asked, or not, where interruptions of this kind are about this; without a wish, as usual. */
  arm(seat: Seat, kind: string, when: string, wish: Wish | undefined): void {
    const others = (this.#session.seats[seat]?.armed ?? []).filter(one => one.kind !== kind || one.when !== when);
    this.#do('arm', { seat, armed: [...others, ...(wish ? [{ kind, wish, when }] : [])] });
  }
  /** Holds open what would close by itself, or lets go of it. */
  hold(seat: Seat, decision: number, on: boolean): void {
    this.#do('hold', { seat, decision, on });
  }
  dismiss(n: number): void {
    this.#input({ t: 'dismiss', n });
  }
  /** Tries at once instead of waiting. */
  retry(): void {
    this.#now();
  }

  /** Ends the scene that is being told. */
  skip(): void {
    this.#pacer = skipped(this.#pacer);
    this.#drain();
  }

  /** Shows all that has arrived. */
  flush(): void {
    this.#goOn();
    this.#drain('now');
  }

  /** Somebody reads this piece, or nothing any more. What others do waits for them; in a timed game it does not, since clocks go on. */
  readonly reads = (piece: string | undefined): void => {
    const now = performance.now();
    if (piece !== undefined && piece !== this.#page?.piece) this.#page = { piece, since: now };
    const reading = piece === undefined || this.#session.clock ? undefined : this.#page?.since;
    if (reading === this.#pacer.reading) return;
    this.#pacer = { ...this.#pacer, reading };
    this.#drain();
  };

  /** Whoever does something has read enough. */
  #goOn(): void {
    if (this.#pacer.reading === undefined) return;
    if (this.#page) this.#page = { ...this.#page, since: Number.NEGATIVE_INFINITY };
    this.#pacer = { ...this.#pacer, reading: undefined };
  }

  #do<T extends Deed['t']>(t: T, rest: DeedOf<T>): void {
    this.#input({ t: 'do', deed: { t, id: crypto.randomUUID(), ...rest } as unknown as Deed });
  }

  #input(input: Input): void {
    const at = input.t === 'heard' ? this.#arrived.get(input.message) : undefined;
    const { session, send, again } = step(this.#session, at === undefined ? input : ({ ...input, at } as Input));
    if (session !== this.#session) {
      this.#session = session;
      for (const listener of this.#listeners) listener();
    }
    for (const message of send)
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    if (again) setTimeout(() => this.#closed || this.#input({ t: 'again', id: again.id }), again.after);
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
      if (this.#closed || isForGood(this.#session)) return;
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

  /** Whoever looks elsewhere comes back to the present. */
  readonly #leave = (): void => {
    if (document.hidden) this.flush();
  };

  #hear(message: ServerMessage): void {
    const at = performance.now();
    this.#arrived.set(message, at);
    if (message.t === 'table') {
      clearTimeout(this.#pacing);
      this.#pacer = { ...emptyPacer(), reading: this.#pacer.reading };
    }
    const idle = this.#pacer.queue.length === 0 && !this.#pacer.telling;
    // Who sits at the table and how it stands comes with the news in its order; the rest waits for nothing.
    if (message.t !== 'news' && (idle || message.t !== 'presence')) {
      this.#input({ t: 'heard', message });
      return this.#note();
    }
    if (message.t === 'news' && message.clock) this.#input({ t: 'clock', seats: message.clock, at });
    this.#pacer = { ...this.#pacer, queue: [...this.#pacer.queue, message] };
    this.#burst++;
    if (this.#burst === 1) soon(this.#breathe);
    if (this.#burst <= BURST) this.#drain();
    if (message.t === 'news') this.#holdUnseen(message);
  }

  /** What closes by itself begins to do so when it is seen: until what led to it has been told, it is held open. */
  #holdUnseen(message: NewsMessage): void {
    if (!this.#pacer.queue.includes(message) && this.#pacer.telling?.item !== message) return;
    for (const { seat, closes, decision } of message.seats)
      if (closes !== undefined && decision) {
        this.#unseen.set(message, { seat, decision: decision.id });
        this.hold(seat, decision.id, true);
      }
  }

  #letGo(message: ServerMessage): void {
    const unseen = this.#unseen.get(message);
    if (unseen) this.hold(unseen.seat, unseen.decision, false);
  }

  /** Bots that play on among themselves may send hundreds of pieces before anything else has its turn. */
  readonly #breathe = (): void => {
    const held = this.#burst > BURST;
    this.#burst = 0;
    if (held && !this.#closed) this.#drain();
  };

  /** Shows what may be shown, and comes back when there is more. Nobody sees a page in the background. */
  #drain(pace: Pace = document.hidden ? 'now' : this.pace): void {
    clearTimeout(this.#pacing);
    for (;;) {
      const { pacer, show, wait } = next(this.#pacer, performance.now(), pace, this.#sight);
      this.#pacer = pacer;
      if (show) {
        this.#input({ t: 'heard', message: show });
        this.#letGo(show);
        continue;
      }
      if (wait !== undefined) this.#pacing = setTimeout(() => this.#drain(), wait);
      return this.#note();
    }
  }

  readonly #sight = (message: ServerMessage): Sight => {
    if (message.t !== 'news' || message.events.length === 0) return { visible: false };
    return { visible: true, moments: this.scene(this.#freshIn(message)) };
  };

  /** Tells the page how far the telling is. */
  #note(): void {
    const { telling, queue } = this.#pacer;
    const before = this.#backlog;
    const waiting = queue.filter(({ t }) => t === 'news').length;
    const count = telling ? begun(telling, performance.now()) : 0;
    const same = telling?.item === this.#told;
    const isReading = waiting > 0 && waitsForReader(this.#pacer, performance.now(), this.pace);
    const outdated = isReading ? askedIn(queue) : [];
    const isAsBefore = same && before.waiting === waiting && (before.telling?.begun ?? 0) === count;
    if (isAsBefore && isReading === before.isReading && outdated.join() === before.outdated.join()) return;
    this.#told = telling?.item;
    const events = same && before.telling ? before.telling.events : this.#freshIn(telling?.item);
    this.#backlog = { telling: telling && { events, begun: count }, waiting, outdated, isReading };
    for (const listener of this.#listeners) listener();
  }

  #freshIn(message: ServerMessage | undefined): readonly WireEvent[] {
    return message?.t === 'news' ? freshIn(this.#session, message) : [];
  }
}

/** Seats whose question these change. */
function askedIn(queue: readonly ServerMessage[]): readonly Seat[] {
  const changed = queue.flatMap(message => (message.t === 'news' ? message.seats : []));
  return [...new Set(changed.flatMap(({ seat, decision }) => (decision === undefined ? [] : [seat])))];
}
