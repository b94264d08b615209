// One table on this screen, with a socket and a clock of the test: what is held while it is told, and what waits for nothing.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NewsMessage, ServerMessage, TableMessage, WireEvent } from '../../server/protocol.ts';
import { TableStore } from '../live/table-store.ts';

class Socket {
  static readonly OPEN = 1;
  static last: Socket | undefined;
  readonly readyState = Socket.OPEN;
  readonly sent: string[] = [];
  onmessage: ((event: { readonly data: string }) => void) | undefined;
  constructor() {
    Socket.last = this;
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {}
}

const page = { hidden: false, listeners: new Map<string, Set<() => void>>() };
const listen = (type: string, listener: () => void): void => {
  page.listeners.set(type, (page.listeners.get(type) ?? new Set()).add(listener));
};

beforeEach(() => {
  vi.useFakeTimers();
  page.hidden = false;
  page.listeners.clear();
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { href: 'http://localhost/' });
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('document', {
    get hidden() {
      return page.hidden;
    },
    addEventListener: listen,
    removeEventListener: () => undefined,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const MOMENTS = [200, 600, 700];
const event = (n: number, told: boolean): WireEvent => ({
  n,
  at: n,
  text: 'log.any',
  ...(told && { scene: { of: 'battle', part: 'sum' } }),
});
const table = (position: number): TableMessage =>
  ({
    t: 'table',
    position,
    entries: position,
    facts: { id: 'x' },
    seats: [{ seat: 0, view: { at: position }, decision: null, canUndo: false }],
    log: [],
    chat: [],
    requests: [],
  }) as unknown as TableMessage;
const news = (position: number, told = false, more: object = {}): NewsMessage =>
  ({
    t: 'news',
    since: position - 1,
    position,
    entries: position,
    seats: [{ seat: 0, patch: [[['at'], position]], canUndo: false }],
    events: [event(position, told)],
    ...more,
  }) as unknown as NewsMessage;

function opened(): { store: TableStore; hear(message: ServerMessage): void; shown(): unknown } {
  const store = new TableStore('x', ['token']);
  store.scene = events => (events.some(({ scene }) => scene) ? MOMENTS : undefined);
  store.open();
  const hear = (message: ServerMessage): void => Socket.last?.onmessage?.({ data: JSON.stringify(message) });
  hear(table(0));
  return { store, hear, shown: () => (store.get().seats[0]?.view as { at: number } | undefined)?.at };
}

test('news that tells a scene is held until it is told, and so is all behind it', () => {
  const { store, hear, shown } = opened();
  hear(news(1, true));
  hear(news(2));
  expect(shown()).toBe(0);
  expect(store.get().log).toEqual([]);
  expect(store.backlog()).toMatchObject({ telling: { begun: 1, events: [{ n: 1 }] }, waiting: 1 });
  vi.advanceTimersByTime(200);
  expect(store.backlog().telling?.begun).toBe(2);
  vi.advanceTimersByTime(1299);
  expect(shown()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(shown()).toBe(1);
  expect(store.backlog().telling).toBeUndefined();
  vi.advanceTimersByTime(800);
  expect(shown()).toBe(2);
  store.close();
});

test('hundreds of pieces that come at once are drawn a few times, not once each, and all are there', async () => {
  const { store, hear, shown } = opened();
  store.pace = 'now';
  // As React does: each change is drawn as soon as whoever made it is done.
  let drawings = 0;
  let draws = false;
  store.subscribe(() => {
    if (draws) return;
    draws = true;
    queueMicrotask(() => {
      drawings++;
      draws = false;
    });
  });
  for (let position = 1; position <= 200; position++) {
    hear(news(position));
    await Promise.resolve();
    await Promise.resolve();
  }
  expect(drawings).toBeLessThan(20);
  await vi.waitFor(() => expect(shown()).toBe(200));
  expect(drawings).toBeLessThan(20);
  store.close();
});

test('clocks, talk and acknowledgements wait for nothing', () => {
  const { store, hear, shown } = opened();
  hear(news(1, true, { clock: [{ left: 5000, reserve: 0, runs: true }] }));
  hear({ t: 'chat', line: { at: 1, name: 'Maud', text: 'well' } } as unknown as ServerMessage);
  expect(store.get().clock?.seats).toEqual([{ left: 5000, reserve: 0, runs: true }]);
  expect(store.get().chat).toHaveLength(1);
  store.chat(0, 'hello');
  const [deed] = store.get().outbox;
  hear({ t: 'ack', id: deed?.id ?? '', position: 1 } as unknown as ServerMessage);
  expect(store.get().outbox).toEqual([]);
  expect(shown()).toBe(0);
  store.close();
});

test('skipping ends one scene; the whole table, a page in the background and "to now" go to the present', () => {
  const { store, hear, shown } = opened();
  hear(news(1, true));
  hear(news(2, true));
  store.skip();
  expect(shown()).toBe(1);
  vi.advanceTimersByTime(800);
  expect(store.backlog().telling?.events).toMatchObject([{ n: 2 }]);
  store.flush();
  expect(shown()).toBe(2);
  expect(store.backlog()).toMatchObject({ telling: undefined, waiting: 0 });

  vi.advanceTimersByTime(800);
  hear(news(3, true));
  hear(table(7));
  expect(shown()).toBe(7);
  expect(store.backlog().telling).toBeUndefined();

  hear(news(8, true));
  page.hidden = true;
  for (const leave of page.listeners.get('visibilitychange') ?? []) leave();
  expect(shown()).toBe(8);
  hear(news(9, true));
  expect(shown()).toBe(9);
  store.close();
});

test("what follows one's own answer is shown at once, however lately something else was", () => {
  const { store, hear, shown } = opened();
  hear(news(1));
  expect(shown()).toBe(1);
  store.answer(0, 1, []);
  hear(news(2));
  expect(shown()).toBe(2);
  hear(news(3));
  expect(shown()).toBe(2);
  store.close();
});

test('what closes by itself is held open until what led to it has been told', () => {
  const { store, hear, shown } = opened();
  const holds = (): unknown[] =>
    (Socket.last?.sent ?? []).map(text => JSON.parse(text)).filter(({ t }) => t === 'hold');
  const closing = (id: number) => ({
    seats: [{ seat: 0, patch: [[['at'], id]], canUndo: false, decision: { id, seat: 0 }, closes: 1500 }],
  });
  hear(news(1, true, closing(1)));
  expect(holds()).toMatchObject([{ seat: 0, decision: 1, on: true }]);
  vi.advanceTimersByTime(1500);
  expect(shown()).toBe(1);
  expect(store.get().seats[0]?.closes).toBe(1500);
  expect(holds()).toMatchObject([{ on: true }, { seat: 0, decision: 1, on: false }]);
  // What is shown at once needs no holding.
  vi.advanceTimersByTime(800);
  hear(news(2, false, closing(2)));
  expect(shown()).toBe(2);
  expect(holds()).toHaveLength(2);
  store.close();
});

// ---- whoever reads ----

const asking = (position: number): object => ({
  seats: [{ seat: 0, patch: [[['at'], position]], canUndo: false, decision: { id: position, seat: 0, options: [] } }],
});

test('while a page is read nothing follows it, what is asked anew is known to be out of date, and read it goes on', () => {
  const { store, hear, shown } = opened();
  hear(news(1));
  store.reads('page 1');
  hear(news(2, false, asking(2)));
  hear(news(3));
  vi.advanceTimersByTime(29_999);
  expect(shown()).toBe(1);
  expect(store.backlog()).toMatchObject({ waiting: 2, outdated: [0], isReading: true });
  store.reads(undefined);
  expect(shown()).toBe(2);
  expect(store.backlog()).toMatchObject({ waiting: 1, outdated: [], isReading: false });
  vi.advanceTimersByTime(800);
  expect(shown()).toBe(3);
  store.close();
});

test('a piece is waited for once, half a minute at most, and the next one anew', () => {
  const { store, hear, shown } = opened();
  hear(news(1));
  store.reads('page 1');
  hear(news(2));
  vi.advanceTimersByTime(20_000);
  // Put away and taken up again it is the same piece.
  store.reads(undefined);
  store.reads('page 1');
  hear(news(3));
  vi.advanceTimersByTime(9_999);
  expect(shown()).toBe(2);
  vi.advanceTimersByTime(1);
  expect(shown()).toBe(3);
  hear(news(4));
  vi.advanceTimersByTime(800);
  expect(shown()).toBe(4);
  store.reads('page 4');
  hear(news(5));
  vi.advanceTimersByTime(29_000);
  expect(shown()).toBe(4);
  store.close();
});

test.each<[string, (store: TableStore) => void]>([
  ['answers', store => store.answer(0, 1, [])],
  ['goes back', store => store.undo(0)],
  ['goes to the present', store => store.flush()],
])('whoever %s has read enough, of that piece', (_, goOn) => {
  const { store, hear, shown } = opened();
  hear(news(1));
  store.reads('page 1');
  hear(news(2));
  vi.advanceTimersByTime(1000);
  expect(shown()).toBe(1);
  goOn(store);
  expect(shown()).toBe(2);
  store.reads(undefined);
  store.reads('page 1');
  hear(news(3));
  vi.advanceTimersByTime(800);
  expect(shown()).toBe(3);
  store.close();
});

test('at once, in the background and where clocks run nobody is waited for', () => {
  const { store, hear, shown } = opened();
  store.pace = 'now';
  store.reads('page 0');
  hear(news(1));
  expect(shown()).toBe(1);
  store.pace = 'calm';
  page.hidden = true;
  hear(news(2));
  expect(shown()).toBe(2);
  page.hidden = false;
  hear(news(3, false, { clock: [{ left: 60_000, reserve: 0, runs: true }] }));
  store.reads('page 3');
  vi.advanceTimersByTime(800);
  hear(news(4));
  vi.advanceTimersByTime(800);
  expect(shown()).toBe(4);
  store.close();
});
