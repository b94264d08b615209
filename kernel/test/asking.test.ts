// How a match asks: one seat, several at once, the first that answers; what it takes by itself.

import { describe, expect, test } from 'vitest';
import {
  type Ask,
  type Asking,
  checkAsk,
  load,
  Match,
  onlyPicks,
  type Rules,
  type Seat,
  save,
  type Table,
} from '../index.ts';
import { keys, tiny } from './tiny.ts';

interface Said {
  said: string[];
}

const begin = (): Said => ({ said: [] });

/** A game of one position; what its rule returns is written down. */
const asking = (rule: (t: Table<Said>) => Rules<string> | Asking<string>) =>
  tiny<Said>(begin, {
    *setup(t) {
      t.state.said.push(yield* rule(t));
      return { at: 'over' };
    },
  });

const start = (rule: (t: Table<Said>) => Rules<string> | Asking<string>, seats = 3) =>
  Match.start(asking(rule), { seed: 's', seats });

const ask = (seat: Seat, ...names: string[]): Ask => ({
  seat,
  prompt: 'secret',
  options: keys(...names),
  min: 1,
  max: 1,
});

/** Answers for a seat, whatever it is asked. */
function answer(match: Match<Said, Said>, seat: Seat, ...picks: string[]): void {
  const decision = match.decisionOf(seat);
  match.answer({ seat, decision: decision?.id ?? 0, picks });
}

describe('one seat', () => {
  test('is asked, and its answer goes to the rule', () => {
    const match = start(t => t.choose(1, 'which', keys('a', 'b'), { rule: 'T-1', with: { n: 2 } }));
    expect(match.decisions).toMatchObject([{ seat: 1, prompt: 'which', rule: 'T-1', with: { n: 2 }, min: 1, max: 1 }]);
    match.pick('b');
    expect(match.state.said).toEqual(['b']);
    expect(match.over).toBe(true);
    expect(match.outcome).toBeDefined();
  });

  test('is not asked when there is one answer', () => {
    const match = start(function* (t) {
      const one = yield* t.choose(0, 'only', keys('a'));
      const all = yield* t.chooseMany(0, 'all', keys('b', 'c'), { min: 2, max: 2 });
      const number = yield* t.chooseNumber(0, 'number', { min: 7, max: 7 });
      const none = yield* t.choose(0, 'nothing', [], { pass: { text: 'no' } });
      return [one, ...all, number, none].join();
    });
    expect(match.state.said).toEqual(['a,b,c,7,']);
    expect(match.journal).toEqual([]);
  });

  test('is asked about its only answer where that is to be confirmed', () => {
    const match = start(function* (t) {
      const fight = yield* t.choose(0, 'fight', keys('a'), { confirm: 'fight' });
      const end = yield* t.choose(0, 'end', [], { pass: { text: 'no' }, confirm: 'turn' });
      const all = yield* t.chooseMany(0, 'all', keys('b', 'c'), { min: 2, max: 2 }, { confirm: 'fight' });
      return [fight, end, ...all].join();
    });
    expect(match.decisions).toMatchObject([{ prompt: 'fight', confirm: 'fight' }]);
    expect(onlyPicks(match.decisions[0] as Ask)).toEqual(['a']);
    expect(() => match.pick()).toThrow();
    match.pick('a');
    expect(match.decisions).toMatchObject([{ prompt: 'end', confirm: 'turn', options: [] }]);
    match.pick();
    expect(match.decisions).toMatchObject([{ prompt: 'all', confirm: 'fight' }]);
    match.pick('b', 'c');
    expect(match.state.said).toEqual(['a,,b,c']);
    expect(match.journal).toHaveLength(3);
  });

  test('has nothing to confirm where it has a choice', () => {
    const match = start(function* (t) {
      yield* t.choose(0, 'one', keys('a', 'b'), { confirm: 'fight' });
      yield* t.choose(0, 'maybe', keys('a'), { confirm: 'turn', pass: { text: 'no' } });
      return (yield* t.chooseMany(0, 'some', keys('b', 'c'), { min: 1, max: 2 }, { confirm: 'fight' })).join();
    });
    for (const prompt of ['one', 'maybe', 'some']) {
      expect(match.decisions[0]?.prompt).toBe(prompt);
      expect(match.decisions[0]?.confirm).toBeUndefined();
      match.pick(match.decisions[0]?.options[0]?.key as string);
    }
    const ask = { seat: 0, prompt: 'p', options: keys('a', 'b'), min: 1, max: 1, confirm: 'turn' } as const;
    expect(() => checkAsk(ask)).toThrow('a confirmation of what is a choice');
  });

  test('gets the thing it chose, the first where several are alike, and nothing where it passes', () => {
    const coins = [
      { worth: 1, side: 'copper' },
      { worth: 5, side: 'silver' },
      { worth: 6, side: 'silver' },
    ];
    const optionOf = ({ side }: { side: string }) => ({ key: side, text: side });
    const one = start(function* (t) {
      const { worth } = yield* t.choose(0, 'which', coins, optionOf, { rule: 'T-1' });
      const only = yield* t.choose(0, 'only', coins.slice(0, 1), optionOf);
      return `${worth}${only.worth}`;
    });
    expect(one.decisions).toMatchObject([{ prompt: 'which', rule: 'T-1', options: coins.map(optionOf) }]);
    one.pick('silver');
    expect(one.state.said).toEqual(['51']);
    expect(one.journal).toMatchObject([{ picks: ['silver'] }]);
    const passing = start(function* (t) {
      return String(yield* t.choose(0, 'which', coins, optionOf, { pass: { text: 'no' } }));
    });
    passing.pick();
    expect(passing.state.said).toEqual(['undefined']);
  });

  test('may pass where it is told so', () => {
    const rule = (t: Table<Said>) => t.choose(0, 'maybe', keys('a'), { pass: { text: 'no' } });
    const match = start(function* (t) {
      return String(yield* rule(t));
    });
    match.pick();
    expect(match.state.said).toEqual(['undefined']);
  });

  test('picks in order', () => {
    const match = start(function* (t) {
      return (yield* t.chooseMany(0, 'order', keys('a', 'b', 'c'), { min: 3, max: 3, ordered: true })).join('');
    });
    match.pick('c', 'a', 'b');
    expect(match.state.said).toEqual(['cab']);
  });

  test('names a number, or passes', () => {
    const rule = function* (t: Table<Said>): Rules<string> {
      const number = yield* t.chooseNumber(0, 'number', { min: -5, max: 5, step: 5 }, { pass: { text: 'no' } });
      return `${number}`;
    };
    const match = start(rule);
    match.pick('-5');
    expect(match.state.said).toEqual(['-5']);
    const other = start(rule);
    other.pick();
    expect(other.state.said).toEqual(['undefined']);
  });

  test.each<[string, (t: Table<Said>) => Rules<unknown> | Asking<unknown>]>([
    ['an option of none', t => t.choose(0, 'x', [])],
    ['two options of one', t => t.chooseMany(0, 'x', keys('a'), { min: 2, max: 2 })],
    ['at least two and at most one', t => t.chooseMany(0, 'x', keys('a', 'b'), { min: 2, max: 1 })],
    ['a number from 3 to 2', t => t.chooseNumber(0, 'x', { min: 3, max: 2 })],
    ['the same seat twice', t => t.askAll(() => [ask(0, 'a', 'b'), ask(0, 'a', 'b')])],
    ['a seat that is not there', t => t.askAll(() => [ask(0, 'a', 'b'), ask(3, 'a', 'b')])],
    ['nobody', t => t.askAny(() => [])],
  ])('cannot be asked for %s', (_, rule) => {
    const wrong = function* (t: Table<Said>): Rules<string> {
      yield* rule(t);
      return '';
    };
    expect(() => start(wrong)).toThrow(expect.objectContaining({ name: 'RuleFailure' }));
  });
});

describe('refusals', () => {
  const rule = function* (t: Table<Said>): Rules<string> {
    const first = yield* t.choose(0, 'first', keys('a', 'b'));
    return first + (yield* t.choose(1, 'second', keys('a', 'b')));
  };
  const code = (match: Match<Said, Said>, given: unknown): string => {
    try {
      match.answer(given as Parameters<typeof match.answer>[0]);
    } catch (error) {
      return (error as { code: string }).code;
    }
    return 'taken';
  };

  test('name what is wrong and change nothing', () => {
    const match = start(rule);
    const { id } = match.decisions[0] ?? { id: -1 };
    const before = save(match);
    expect(code(match, undefined)).toBe('malformed');
    expect(code(match, null)).toBe('malformed');
    expect(code(match, {})).toBe('malformed');
    expect(code(match, { seat: '0', decision: id, picks: ['a'] })).toBe('malformed');
    expect(code(match, { seat: 3, decision: id, picks: ['a'] })).toBe('malformed');
    expect(code(match, { seat: 0, decision: 'x', picks: ['a'] })).toBe('malformed');
    expect(code(match, { seat: 1, decision: id, picks: ['a'] })).toBe('foreign');
    expect(code(match, { seat: 0, decision: id + 1, picks: ['a'] })).toBe('stale');
    expect(code(match, { seat: 0, decision: id, picks: ['z'] })).toBe('unknown-key');
    expect(save(match)).toEqual(before);
    expect(code(match, { seat: 0, decision: id, picks: ['a'] })).toBe('taken');
  });

  test('the second of two same answers is late', () => {
    const match = start(t => t.choose(0, 'again', keys('a', 'b')));
    const { id } = match.decisions[0] ?? { id: -1 };
    expect(code(match, { seat: 0, decision: id, picks: ['a'] })).toBe('taken');
    expect(code(match, { seat: 0, decision: id, picks: ['a'] })).toBe('over');
    expect(() => match.pick('a')).toThrow(expect.objectContaining({ code: 'over' }));
  });

  test('an answer from before an undo is stale', () => {
    const match = start(function* (t) {
      yield* t.choose(0, 'one', keys('a', 'b'));
      return yield* t.choose(0, 'two', keys('a', 'b'));
    });
    const { id } = match.decisions[0] ?? { id: -1 };
    match.pick('a');
    match.undo(0);
    expect(code(match, { seat: 0, decision: id, picks: ['a'] })).toBe('stale');
  });
});

describe('all at once', () => {
  const rule = function* (t: Table<Said>): Rules<string> {
    const replies = yield* t.askAll(() => [ask(2, 'x', 'y'), ask(0, 'x', 'y'), ask(1, 'x', 'y')]);
    return replies.map(({ seat, picks }) => `${seat}${picks}`).join(' ');
  };

  test.each([[[0, 1, 2]], [[2, 1, 0]], [[1, 2, 0]]])('seats answer in the order %j and count in seat order', order => {
    const match = start(rule);
    expect(match.decisions.map(decision => decision.seat)).toEqual([0, 1, 2]);
    for (const seat of order) answer(match, seat, seat === 1 ? 'x' : 'y');
    expect(match.state.said).toEqual(['0y 1x 2y']);
    expect(match.journal).toMatchObject([{ seat: 0 }, { seat: 1 }, { seat: 2 }]);
  });

  test('an answer is hidden until all are in, and cannot be given twice', () => {
    const match = start(rule);
    const before = { view: structuredClone(match.view('everyone')), journal: [...match.journal] };
    const { id } = match.decisionOf(2) ?? { id: -1 };
    answer(match, 2, 'y');
    expect({ view: match.view('everyone'), journal: match.journal }).toEqual(before);
    expect(match.decisionOf(2)).toBeUndefined();
    expect(match.decisionOf(0)).toBeDefined();
    expect(() => match.answer({ seat: 2, decision: id, picks: ['x'] })).toThrow(
      expect.objectContaining({ code: 'answered' }),
    );
  });

  test('what is handed in cannot be changed afterwards', () => {
    const match = start(rule);
    const picks = ['x'];
    match.answer({ seat: 0, decision: match.decisionOf(0)?.id ?? 0, picks });
    picks[0] = 'y';
    answer(match, 1, 'x');
    answer(match, 2, 'x');
    expect(match.state.said).toEqual(['0x 1x 2x']);
  });

  test('a save in the middle holds the answers that are in', () => {
    const match = start(rule);
    answer(match, 2, 'y');
    const { match: loaded, resumed } = load(asking(rule), JSON.parse(JSON.stringify(save(match))));
    expect(resumed).toBe('as-saved');
    expect(loaded.decisions.map(decision => decision.seat)).toEqual([0, 1]);
    answer(loaded, 1, 'x');
    answer(loaded, 0, 'x');
    expect(loaded.state.said).toEqual(['0x 1x 2y']);
  });

  test('a seat takes its own answer back while others are still thinking', () => {
    const match = start(rule);
    answer(match, 0, 'x');
    answer(match, 1, 'x');
    expect(match.undoTarget(2)).toBeUndefined();
    match.undo(0);
    expect(match.decisions.map(decision => decision.seat)).toEqual([0, 2]);
    answer(match, 0, 'y');
    answer(match, 2, 'y');
    expect(match.state.said).toEqual(['0y 1x 2y']);
  });

  test('once all are in, nobody can take an answer back alone', () => {
    const match = start(function* (t) {
      yield* rule(t);
      return yield* t.choose(2, 'after', keys('a', 'b'));
    });
    for (const seat of [0, 1, 2]) answer(match, seat, 'x');
    for (const seat of [0, 1, 2]) expect(match.undoTarget(seat)).toBeUndefined();
  });

  test('an earlier answer cannot be taken back once another seat has handed in', () => {
    const match = start(function* (t) {
      yield* t.choose(0, 'before', keys('a', 'b'));
      return yield* rule(t);
    });
    match.pick('a');
    expect(match.undoTarget(0)).toBe(0);
    answer(match, 1, 'x');
    expect(match.undoTarget(0)).toBeUndefined();
    expect(() => match.undo(0)).toThrow(expect.objectContaining({ code: 'no-undo' }));
    expect(match.sealedAnswers).toEqual([{ seat: 1, picks: ['x'] }]);
  });

  test('seats without a choice are not asked, and the others see none of it', () => {
    const match = start(function* (t) {
      const replies = yield* t.askAll(() => [ask(0, 'only'), ask(1, 'x', 'y'), ask(2, 'only')]);
      return replies.map(({ picks }) => picks).join();
    });
    expect(match.decisions.map(decision => decision.seat)).toEqual([1]);
    expect(match.sealedAnswers).toEqual([]);
    match.pick('y');
    expect(match.state.said).toEqual(['only,y,only']);
    expect(match.journal).toHaveLength(1);
  });

  test('nobody is asked when nobody has a choice', () => {
    const match = start(function* (t) {
      return `${(yield* t.askAll(() => [ask(0, 'a'), ask(1, 'b')])).length}${(yield* t.askAll(() => [])).length}`;
    });
    expect(match.state.said).toEqual(['20']);
  });
});

describe('the first that answers', () => {
  const rule = function* (t: Table<Said>): Rules<string> {
    const { seat, picks } = yield* t.askAny(() => [ask(0, 'me', 'no'), ask(2, 'me', 'no')]);
    return `${seat}${picks}${yield* t.choose(1, 'next', keys('a', 'b'))}`;
  };

  test('counts, and the others are no longer asked', () => {
    const match = start(rule);
    const late = match.decisionOf(0);
    answer(match, 2, 'me');
    expect(match.decisions.map(decision => decision.seat)).toEqual([1]);
    expect(() => match.answer({ seat: 0, decision: late?.id ?? 0, picks: ['me'] })).toThrow(
      expect.objectContaining({ code: 'foreign' }),
    );
    match.pick('a');
    expect(match.state.said).toEqual(['2mea']);
    expect(match.journal).toMatchObject([{ seat: 2, picks: ['me'] }, { seat: 1 }]);
  });

  test('is not waited for when only one answer is possible', () => {
    const match = start(function* (t) {
      const { seat, picks } = yield* t.askAny(() => [ask(1, 'only')]);
      return `${seat}${picks}`;
    });
    expect(match.state.said).toEqual(['1only']);
  });
});

test('a game can end however deep in its rules', () => {
  const deep = function* (t: Table<Said>): Rules<string> {
    yield* t.choose(0, 'end', keys('a', 'b'));
    return yield* t.end();
  };
  const match = start(deep);
  match.pick('a');
  expect(match.over).toBe(true);
  expect(match.state.said).toEqual([]);
});

test('what is told goes to those it concerns, the others hear their version', () => {
  const match = start(function* (t) {
    t.tell('drawn', { card: 'ace' }, { only: [1], others: { text: 'drawn.other' } });
    t.tell('whispered', undefined, { only: [0] });
    t.tell('said', { n: 1 });
    return yield* t.choose(0, 'x', keys('a', 'b'));
  });
  const told = (viewer: Seat | 'spectator' | 'everyone') => [...match.told(viewer)].map(event => event.text);
  expect(told(0)).toEqual(['drawn.other', 'whispered', 'said']);
  expect(told(1)).toEqual(['drawn', 'said']);
  expect(told('spectator')).toEqual(['drawn.other', 'said']);
  expect(told('everyone')).toEqual(['drawn', 'whispered', 'said']);
});
