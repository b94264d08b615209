// The live connection without a browser: what arrives, what is sent, what is said again.

import type { PlainDecision } from '@veillee/kernel';
import { describe, expect, test } from 'vitest';
import type { NewsMessage, ServerMessage, TableFacts, TableMessage } from '../../server/protocol.ts';
import {
  awaited,
  canUndo,
  type Deed,
  eyesFor,
  heardBy,
  type Input,
  isShared,
  newSession,
  openDecision,
  type Session,
  step,
} from '../live/session.ts';

const facts: TableFacts = {
  id: 'abcdefgh',
  game: 'g',
  options: {},
  open: false,
  spectators: true,
  created: '2026-01-01T00:00:00Z',
  seats: [],
  status: 'playing',
  position: 3,
  turn: 1,
  toAct: [0],
};

const decision = (id: number, seat = 0): PlainDecision => ({
  id,
  seat,
  prompt: 'p',
  options: [{ key: 'a', text: 'option.a' }],
  refused: [],
  min: 1,
  max: 1,
});

const table = (over: Partial<TableMessage> = {}): TableMessage => ({
  t: 'table',
  position: 3,
  facts,
  seats: [{ seat: 0, view: { hand: ['x', 'y'], turn: 1 }, decision: decision(7), canUndo: false }],
  log: [{ n: 0, at: 0, text: 'log.a' }],
  chat: [],
  requests: [],
  entries: 3,
  ...over,
});

const news = (over: Partial<NewsMessage> = {}): NewsMessage => ({
  t: 'news',
  since: 3,
  position: 4,
  seats: [{ seat: 0, patch: [[['turn'], 2]], decision: null, canUndo: true }],
  events: [{ n: 1, at: 4, text: 'log.b' }],
  entries: 4,
  ...over,
});

const answer = (id: string, asked = 7): Deed => ({ t: 'answer', id, seat: 0, decision: asked, picks: ['a'] });

function run(...inputs: readonly (Input | ServerMessage)[]): { session: Session; sent: readonly string[] } {
  let session = newSession('abcdefgh', ['token']);
  const sent: string[] = [];
  for (const input of inputs) {
    const wrapped: Input = isInput(input) ? input : { t: 'heard', message: input };
    const next = step(session, wrapped);
    session = next.session;
    for (const message of next.send) sent.push('id' in message ? `${message.t}:${message.id}` : message.t);
  }
  return { session, sent };
}
const isInput = (input: Input | ServerMessage): input is Input =>
  ['opened', 'closed', 'do', 'dismiss', 'stay', 'heard'].includes(input.t);

describe('session', () => {
  test('says hello when the line opens, and knows the table after the answer', () => {
    const { session, sent } = run({ t: 'opened' }, table());
    expect(sent).toEqual(['hello']);
    expect(session.link).toBe('open');
    expect(openDecision(session, 0)?.id).toBe(7);
  });

  test('news turn the view into the next one and share what did not change', () => {
    const before = run({ t: 'opened' }, table()).session;
    const { session } = step(before, { t: 'heard', message: news() });
    expect(session.seats[0]?.view).toEqual({ hand: ['x', 'y'], turn: 2 });
    const hand = (view: unknown) => (view as { hand: unknown }).hand;
    expect(hand(session.seats[0]?.view)).toBe(hand(before.seats[0]?.view));
    expect(session.seats[0]?.decision).toBeUndefined();
    expect(session.fresh.map(event => event.n)).toEqual([1]);
    expect(session.log.map(event => event.n)).toEqual([0, 1]);
  });

  test('a decision that is absent from the news stays as it was', () => {
    const { session } = run({ t: 'opened' }, table(), news({ seats: [{ seat: 0, patch: [], canUndo: false }] }));
    expect(session.seats[0]?.decision?.id).toBe(7);
  });

  test('news that do not follow make it say hello again; old news are ignored', () => {
    expect(run({ t: 'opened' }, table(), news({ since: 5, position: 6 })).sent).toEqual(['hello', 'hello']);
    const { session, sent } = run({ t: 'opened' }, table(), news({ since: 1, position: 2 }));
    expect(sent).toEqual(['hello']);
    expect(session.position).toBe(3);
  });

  test('a patch that does not fit makes it ask for everything', () => {
    const broken = news({ seats: [{ seat: 0, patch: [[['hand', 9, 'x'], 1]], canUndo: false }] });
    expect(run({ t: 'opened' }, table(), broken).sent).toEqual(['hello', 'hello']);
  });

  test('an answer is no longer asked for once it is sent, nor between its ack and its news', () => {
    const sentOnly = run({ t: 'opened' }, table(), { t: 'do', deed: answer('one') });
    expect(sentOnly.sent).toEqual(['hello', 'answer:one']);
    expect(openDecision(sentOnly.session, 0)).toBeUndefined();
    const acked = step(sentOnly.session, { t: 'heard', message: { t: 'ack', id: 'one', position: 4 } }).session;
    expect(acked.outbox).toEqual([]);
    expect(openDecision(acked, 0)).toBeUndefined();
  });

  test('what was not acknowledged is said again after a reconnect, with the same id and in order', () => {
    const { session, sent } = run(
      { t: 'opened' },
      table(),
      { t: 'do', deed: answer('one') },
      { t: 'closed' },
      { t: 'do', deed: { t: 'chat', id: 'two', seat: 0, text: 'hm' } },
      { t: 'opened' },
      table(),
    );
    expect(sent).toEqual(['hello', 'answer:one', 'hello', 'answer:one', 'chat:two']);
    expect(session.link).toBe('open');
  });

  test('a busy server hears the same deed again, with the same id, until it has done it', () => {
    const busy: Input = {
      t: 'heard',
      message: { t: 'error', id: 'one', error: { code: 'busy', message: '' }, position: 4 },
    };
    const again: Input = { t: 'again', id: 'one' };
    const asked = run({ t: 'opened' }, table(), { t: 'do', deed: answer('one') });
    const waiting = step(asked.session, busy);
    expect(waiting).toMatchObject({ send: [], again: { id: 'one' } });
    expect(waiting.session.troubles).toEqual([]);
    expect(openDecision(waiting.session, 0)).toBeUndefined(); // answered, and not asked for twice
    expect(step(waiting.session, again).send).toEqual([answer('one')]);
    // Done meanwhile, or the line is lost: nothing is said.
    const done = step(waiting.session, { t: 'heard', message: { t: 'ack', id: 'one', position: 5 } }).session;
    expect(step(done, again).send).toEqual([]);
    expect(step(step(waiting.session, { t: 'closed' }).session, again).send).toEqual([]);
    // Who is busy for good says so.
    let { session } = asked;
    for (let n = 0; n < 9 && session.troubles.length === 0; n++) session = step(session, busy).session;
    expect(session.troubles.map(({ error }) => error.code)).toEqual(['busy']);
    expect(session.outbox).toEqual([]);
  });

  test('a stale answer after a reconnect is dropped quietly; another refusal is shown until dismissed', () => {
    const stale: ServerMessage = { t: 'error', id: 'one', error: { code: 'stale', message: '' }, position: 4 };
    const { session } = run({ t: 'opened' }, table(), { t: 'do', deed: answer('one') }, stale);
    expect(session.outbox).toEqual([]);
    expect(session.troubles).toEqual([]);
    const failed: ServerMessage = { t: 'error', id: 'two', error: { code: 'rules', message: '' }, position: 4 };
    const shown = step(session, { t: 'heard', message: failed }).session;
    expect(shown.troubles.map(trouble => trouble.error.code)).toEqual(['rules']);
    expect(step(shown, { t: 'dismiss', n: shown.troubles[0]?.n ?? 0 }).session.troubles).toEqual([]);
    // Whoever plays on has read it; talk leaves it there.
    expect(step(shown, { t: 'do', deed: answer('three') }).session.troubles).toEqual([]);
    const said = step(shown, { t: 'do', deed: { t: 'chat', id: 'four', seat: 0, text: 'hm' } }).session;
    expect(said.troubles).toEqual(shown.troubles);
  });

  test('an undo takes the events of undone entries out of the log', () => {
    const back = news({
      since: 4,
      position: 5,
      entries: 3,
      events: [],
      seats: [{ seat: 0, patch: [[['turn'], 1]], decision: decision(9), canUndo: false }],
    });
    const { session } = run({ t: 'opened' }, table(), news(), back);
    expect(session.log.map(event => event.n)).toEqual([0]);
    expect(session.seats[0]?.decision?.id).toBe(9);
  });

  test('an answer may be taken back before anything is heard of it; what cannot be is asked about', () => {
    const undo: Deed = { t: 'undo', id: 'u', seat: 0 };
    const before = run({ t: 'opened' }, table()).session;
    expect(canUndo(before, 0)).toBe(false);
    const onItsWay = step(before, { t: 'do', deed: answer('one') }).session;
    expect(canUndo(onItsWay, 0)).toBe(true);
    const onDisk = step(onItsWay, { t: 'heard', message: { t: 'ack', id: 'one', position: 4 } }).session;
    expect(canUndo(onDisk, 0)).toBe(true);
    const barrier = news({ seats: [{ seat: 0, patch: [], decision: decision(8), canUndo: false }] });
    expect(canUndo(step(onDisk, { t: 'heard', message: barrier }).session, 0)).toBe(false);
    // It had led to a barrier, and this screen did not know: as if one had asked to go back.
    const refused: ServerMessage = { t: 'error', id: 'u', error: { code: 'no-undo', message: '' }, position: 4 };
    const back = run({ t: 'opened' }, table(), { t: 'do', deed: answer('one') }, { t: 'do', deed: undo }, refused);
    expect(back.sent).toEqual(['hello', 'answer:one', 'undo:u', "way:u'"]);
    expect(back.session.troubles).toEqual([]);
    const way: ServerMessage = { t: 'way', id: "u'", seat: 0, to: 3, whose: 0, answers: 1, turn: 1, anew: true };
    expect(step(back.session, { t: 'heard', message: way }).session.way).toMatchObject({ seat: 0, to: 3 });
    // Who has never decided anything is told so.
    const never: ServerMessage = { t: 'error', id: "u'", error: { code: 'no-undo', message: '' }, position: 4 };
    const told = step(back.session, { t: 'heard', message: never }).session;
    expect(told.troubles.map(({ error }) => error.code)).toEqual(['no-undo']);
  });

  test('only what came while away is fresh after a reconnect', () => {
    const later = table({
      position: 9,
      log: [
        { n: 0, at: 0, text: 'log.a' },
        { n: 1, at: 4, text: 'log.b' },
      ],
    });
    const { session } = run({ t: 'opened' }, table(), { t: 'closed' }, { t: 'opened' }, later);
    expect(session.fresh.map(event => event.n)).toEqual([1]);
  });

  test('where going back leads is what the server said last, and nothing is remembered from before', () => {
    const look = (id: string, to?: number): Input => ({
      t: 'do',
      deed: { t: 'way', id, seat: 0, ...(to !== undefined && { to }) },
    });
    const way = (id: string, to: number): ServerMessage => ({
      t: 'way',
      id,
      seat: 0,
      to,
      whose: 0,
      answers: 2,
      turn: 3,
      anew: true,
    });
    expect(run(table(), look('w1')).session.outbox).toMatchObject([{ t: 'way', id: 'w1' }]);
    const first = run(table(), look('w1'), way('w1', 1)).session;
    expect(first.way).toEqual({ seat: 0, chosen: undefined, to: 1, whose: 0, answers: 2, turn: 3, anew: true });
    expect(first.outbox).toEqual([]);
    const later = [table(), look('w1'), way('w1', 1), news(), look('w2', 4), way('w2', 2)];
    expect(run(...later).session.way).toMatchObject({ to: 2, chosen: 4 });
    // An answer that nobody waits for opens nothing, and a table that went back closes it.
    expect(run(...later, { t: 'stay' }, way('w1', 1)).session.way).toBeUndefined();
    expect(run(...later, table({ position: 9 })).session.way).toBeUndefined();
  });

  test('what can be put again is said with every change', () => {
    const seats = table().seats.map(own => ({ ...own, canRedo: true as const }));
    expect(run(table({ seats })).session.seats[0]?.canRedo).toBe(true);
    expect(run(table({ seats }), news()).session.seats[0]?.canRedo).toBe(false);
  });

  test('one’s own seats are awaited when they are asked, whatever everybody is told', () => {
    expect(awaited(run(table()).session, { ...facts, toAct: [1] })).toEqual([0, 1]);
    expect(awaited(run(table(), news()).session, { ...facts, toAct: [0] })).toEqual([]);
  });

  test('a wish is the seat’s own once it is on disk, and survives news', () => {
    const wish: Deed = { t: 'prefer', id: 'w', seat: 0, windows: { fate: 'never' } };
    const { session } = run(
      { t: 'opened' },
      table(),
      { t: 'do', deed: wish },
      { t: 'ack', id: 'w', position: 4 },
      news(),
    );
    expect(session.seats[0]?.windows).toEqual({ fate: 'never' });
    expect(session.outbox).toEqual([]);
  });

  test('what is armed is the seat’s own once it is on disk, beside its usual wishes', () => {
    const armed = [{ kind: 'trap', wish: 'never', turn: 3 }] as const;
    const { session } = run(
      { t: 'opened' },
      table(),
      { t: 'do', deed: { t: 'prefer', id: 'w', seat: 0, windows: { fate: 'never' } } },
      { t: 'ack', id: 'w', position: 4 },
      { t: 'do', deed: { t: 'arm', id: 'a', seat: 0, armed } },
      { t: 'ack', id: 'a', position: 4 },
      news(),
    );
    expect(session.seats[0]).toMatchObject({ windows: { fate: 'never' }, armed });
    expect(session.outbox).toEqual([]);
  });

  test('the device stays with those who hide nothing from each other', () => {
    const seat = { kind: 'hotseat', name: 'Ann', present: true, taken: true } as const;
    const seats = [{ ...seat, shares: [2] }, seat, { ...seat, shares: [0] }];
    expect([isShared({ seats }, 0, 2), isShared({ seats }, 0, 1), isShared({ seats }, undefined, 2)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('a table that is set aside is left alone, whether it happens while one sits there or before', () => {
    const error = { code: 'set-aside' as const, message: 'set aside', detail: { why: 'died' } };
    for (const said of [
      [table(), { t: 'gone' as const, code: 'set-aside' as const }],
      [{ t: 'error' as const, error, position: 0 }],
    ]) {
      const { link, troubles } = run({ t: 'opened' }, ...said, { t: 'closed' }).session;
      expect(link).toBe('aside');
      expect(troubles).toEqual([]);
    }
  });
  test('a deleted table is gone for good; a server that stops comes back', () => {
    expect(run({ t: 'opened' }, table(), { t: 'gone', code: 'deleted' }, { t: 'closed' }).session.link).toBe('gone');
    expect(run({ t: 'opened' }, table(), { t: 'gone', code: 'stopping' }, { t: 'closed' }).session.link).toBe('lost');
  });
});

describe('eyes around one screen', () => {
  test('read their own log and no other: in the whole table, in news, in what is fresh', () => {
    const drew = (n: number, seat: number) => [
      { n, at: n, for: [seat], text: 'log.drew', with: { card: `card-of-${seat}` } },
      { n: n + 1, at: n, for: [1 - seat], text: 'log.drewSomething' },
    ];
    const { session } = run(
      { t: 'opened' },
      table({ log: [{ n: 0, at: 0, text: 'log.a' }, ...drew(1, 0)] }),
      news({ events: drew(3, 1) }),
    );
    const texts = (events: Session['log'], eyes: number | undefined) => heardBy(events, eyes).map(({ text }) => text);
    expect(texts(session.log, 0)).toEqual(['log.a', 'log.drew', 'log.drewSomething']);
    expect(texts(session.log, 1)).toEqual(['log.a', 'log.drewSomething', 'log.drew']);
    expect(JSON.stringify(heardBy(session.log, 1))).not.toContain('card-of-0');
    expect(texts(session.fresh, 0)).toEqual(['log.drewSomething']);
    expect(texts(session.fresh, 1)).toEqual(['log.drew']);
    // Before anybody has said who looks, nobody does.
    expect(texts(session.log, undefined)).toEqual(['log.a']);
  });

  const seated = (asked: readonly number[]): Session => ({
    ...newSession('abcdefgh', []),
    seats: Object.fromEntries(
      [0, 1, 2].map(seat => [
        seat,
        {
          view: {},
          decision: asked.includes(seat) ? decision(1, seat) : undefined,
          canUndo: false,
          canRedo: false,
          closes: undefined,
          windows: {},
          armed: [],
        },
      ]),
    ),
  });
  test('stay with the present seat while it is asked, or nobody here is', () => {
    expect(eyesFor(seated([0, 1]), 1)).toBe(1);
    expect(eyesFor(seated([]), 2)).toBe(2);
  });
  test('do not go where an offer merely stands', () => {
    const session = seated([0, 1]);
    const own = session.seats[0] as NonNullable<Session['seats'][number]>;
    const offer = { ...(own.decision as PlainDecision), standing: true };
    const seats = { ...session.seats, 0: { ...own, decision: offer } };
    expect(eyesFor({ ...session, seats }, 0)).toBe(1);
  });
  test('go to who is asked', () => {
    expect(eyesFor(seated([2]), 0)).toBe(2);
    expect(eyesFor(seated([1]), undefined)).toBe(1);
  });
  test('nobody’s for an onlooker', () => {
    expect(eyesFor(newSession('abcdefgh', []), undefined)).toBeUndefined();
  });
});

describe('two who answer at once', () => {
  const late = (id: string): ServerMessage => ({
    t: 'error',
    id,
    error: { code: 'stale', message: 'too late' },
    position: 4,
  });
  const stale = late('d1');
  const asked = (next: PlainDecision | null) =>
    news({ seats: [{ seat: 0, patch: [], decision: next, canUndo: false }] });
  const start: readonly (Input | ServerMessage)[] = [{ t: 'opened' }, table(), { t: 'do', deed: answer('d1') }];

  test('whoever was slower says it again, once it is known what is asked now', () => {
    for (const heard of [
      [stale, asked(decision(8))],
      [asked(decision(8)), stale],
    ]) {
      const { session, sent } = run(...start, ...heard);
      expect(sent).toEqual(['hello', 'answer:d1', "answer:d1'"]);
      expect(session.outbox).toMatchObject([{ id: "d1'", decision: 8, picks: ['a'] }]);
      expect(session.troubles).toEqual([]);
    }
  });

  test('and again, as often as it takes', () => {
    const second = late("d1'");
    const more = news({
      since: 4,
      position: 5,
      entries: 5,
      events: [],
      seats: [{ seat: 0, patch: [], decision: decision(9), canUndo: false }],
    });
    const { sent } = run(...start, stale, asked(decision(8)), second, more);
    expect(sent.at(-1)).toBe("answer:d1''");
  });

  test('what is no longer offered, or costs something else, is not said: they choose anew', () => {
    const dearer = { ...decision(8), options: [{ key: 'a', text: 'option.a', with: { cost: 2 } }] };
    for (const next of [null, dearer, { ...decision(8), prompt: 'other' }]) {
      const { session, sent } = run(...start, stale, asked(next));
      expect(sent).toEqual(['hello', 'answer:d1']);
      expect(session.troubles.map(({ error }) => error.code)).toEqual(['stale']);
    }
  });

  test('whoever is not asked any more was asked when they answered: they were slower, and it is not called somebody else’s question', () => {
    const foreign: ServerMessage = { t: 'error', id: 'd1', error: { code: 'foreign', message: '' }, position: 4 };
    for (const heard of [
      [foreign, asked(null)],
      [asked(null), foreign],
    ]) {
      const { session, sent } = run(...start, ...heard);
      expect(sent).toEqual(['hello', 'answer:d1']);
      expect(session.troubles.map(({ error }) => error.code)).toEqual(['stale']);
      expect(session.outbox).toEqual([]);
    }
  });

  test('a second click on the same is nothing new', () => {
    const { session, sent } = run(
      ...start,
      { t: 'do', deed: answer('d2') },
      { t: 'ack', id: 'd1', position: 4 },
      asked(decision(8)),
      late('d2'),
    );
    expect(sent).toEqual(['hello', 'answer:d1', 'answer:d2']);
    expect([session.outbox, session.troubles]).toEqual([[], []]);
  });

  test('when somebody has gone back nothing is said again', () => {
    const back = news({
      entries: 2,
      events: [],
      seats: [{ seat: 0, patch: [], decision: decision(8), canUndo: false }],
    });
    const { session, sent } = run(...start, stale, back);
    expect(sent).toEqual(['hello', 'answer:d1']);
    expect(session.troubles).toEqual([]);
  });
});
