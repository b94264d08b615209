// Rules that fail: the match stands where it stood, and the failure says all that is needed to find the fault.

import { describe, expect, test } from 'vitest';
import {
  type Ask,
  canonical,
  Match,
  type Position,
  RuleFailure,
  type Rules,
  STEP_BUDGET,
  type Table,
} from '../index.ts';
import { thrown } from './thrown.ts';
import { keys, tiny } from './tiny.ts';

interface Count {
  n: number;
}

const game = tiny<Count>(() => ({ n: 0 }), {
  *setup() {
    return { at: 'turn', number: 0 };
  },
  *turn(t, position): Rules<Position> {
    t.state.n++;
    const key = yield* t.choose(0, 'what', keys('on', 'throw', 'loop', 'spin', 'vote'));
    t.state.n += 10;
    t.tell('chosen', { key });
    t.roll(6, 'dice');
    if (key === 'throw') throw new Error('the tower falls');
    if (key === 'loop') for (;;) t.tell('again');
    if (key === 'spin') return { at: 'spin' };
    if (key === 'vote') yield* vote(t);
    return { at: 'turn', number: Number(position.number) + 1 };
  },
  *spin(t) {
    t.state.n++;
    return { at: 'spin' };
  },
});

function* vote(t: Table<Count>) {
  const ask = (seat: number): Ask => ({ seat, prompt: 'vote', options: keys('yes', 'no'), min: 1, max: 1 });
  const replies = yield* t.askAll(() => [ask(0), ask(1)]);
  if (replies.every(({ picks }) => picks[0] === 'no')) throw new Error('nobody wants it');
}

const failureOf = (run: () => void) => thrown(RuleFailure, run);

const started = (history = true) => {
  const match = Match.start(game, { seed: 's', seats: 2, history });
  match.pick('on');
  return match;
};

describe('a rule that throws', () => {
  test('leaves the match where it was', () => {
    const match = started();
    const before = canonical({ snapshot: match.snapshot(), journal: match.journal, log: match.log });
    failureOf(() => match.pick('throw'));
    expect(canonical({ snapshot: match.snapshot(), journal: match.journal, log: match.log })).toBe(before);
    match.pick('on');
    expect(match.journal).toHaveLength(2);
    expect(match.log.map(({ at, event }) => [at, event.text])).toEqual([
      [1, 'chosen'],
      [2, 'chosen'],
    ]);
  });

  test('is named with game, position, decision and journal', () => {
    const failure = failureOf(() => started().pick('throw'));
    expect(failure.game).toBe('tiny');
    expect(failure.position).toEqual({ at: 'turn', number: 1 });
    expect(failure.decision).toBe('what (seat 0) was answered with throw');
    expect(failure.journal.map(entry => 'picks' in entry && entry.picks[0])).toEqual(['on', 'throw']);
    expect(failure.message).toContain('the tower falls');
    expect(failure.cause).toBeInstanceOf(Error);
  });

  test('after sealed answers leaves those that were in', () => {
    const match = started();
    match.pick('vote');
    match.answer({ seat: 1, decision: match.decisionOf(1)?.id ?? 0, picks: ['no'] });
    failureOf(() => match.pick('no'));
    expect(match.sealedAnswers).toEqual([{ seat: 1, picks: ['no'] }]);
    match.pick('yes');
    expect(match.decisions[0]?.prompt).toBe('what');
  });

  test('ends a match without history, which says so from then on', () => {
    const match = started(false);
    const failure = failureOf(() => match.pick('throw'));
    expect(failureOf(() => match.pick('on'))).toBe(failure);
  });

  test('at the start names the start', () => {
    const broken = tiny<Count>(() => ({ n: 0 }), {
      *setup() {
        throw new Error('no dungeon');
      },
    });
    const failure = failureOf(() => Match.start(broken, { seed: 's', seats: 1 }));
    expect(failure).toMatchObject({ game: 'tiny', position: { at: 'setup' }, decision: 'the start of setup' });
  });

  test('and a position that does not exist', () => {
    const lost = tiny<Count>(() => ({ n: 0 }), {
      *setup(t) {
        yield* t.choose(0, 'go', keys('a', 'b'));
        return { at: 'nowhere' };
      },
    });
    const match = Match.start(lost, { seed: 's', seats: 1 });
    expect(failureOf(() => match.pick('a')).message).toContain('tiny has no position nowhere');
    expect(match.decisions[0]?.prompt).toBe('go');
  });
});

describe('a runaway', () => {
  test('is not a game that takes many steps, a few at a time', () => {
    const busy = tiny<Count>(() => ({ n: 0 }), {
      *setup(t): Rules<Position> {
        for (let n = 0; n < STEP_BUDGET / 4; n++) t.tell('step');
        yield* t.choose(0, 'on', keys('a', 'b'));
        return { at: 'setup' };
      },
    });
    const match = Match.start(busy, { seed: 's', seats: 1, history: false });
    for (let n = 0; n < 10; n++) match.pick('a');
    expect(match.decisions[0]?.prompt).toBe('on');
  });

  test.each([
    ['inside one rule', 'loop'],
    ['of positions that follow each other', 'spin'],
  ])('%s is stopped by the step budget', (_, key) => {
    const match = started();
    const before = canonical(match.snapshot());
    expect(failureOf(() => match.pick(key)).message).toContain(`${STEP_BUDGET} steps without a decision`);
    expect(canonical(match.snapshot())).toBe(before);
    match.pick('on');
    expect(match.journal).toHaveLength(2);
  });
});

describe('a rule that has lost its count', () => {
  const absurd = (rule: (t: Table<{ pile: number[] }>) => unknown) =>
    tiny<{ pile: number[] }>(() => ({ pile: [1, 2, 3] }), {
      *setup(t) {
        yield* t.choose(0, 'go', keys('on', 'off'));
        rule(t);
        return { at: 'over' };
      },
    });

  test.each<[string, (t: Table<{ pile: number[] }>) => unknown, string]>([
    ['rolls 150 million dice', t => t.rolls(150_000_000, 6, 'dice'), 'more than anybody makes at once'],
    ['rolls no number of dice', t => t.rolls(Number.NaN, 6, 'dice'), 'more than anybody makes at once'],
    ['draws without end', t => t.draw(t.state.pile, Number.POSITIVE_INFINITY), 'nobody draws Infinity'],
    ['shuffles a heap', t => t.shuffle(Array<number>(100_000).fill(1), 'heap'), '100000 things are not shuffled'],
    [
      'tells without end',
      t => {
        for (;;) t.tell('again');
      },
      `${STEP_BUDGET} steps`,
    ],
  ])('%s: refused before it is done, and the match stands where it stood', (_, rule, message) => {
    const match = Match.start(absurd(rule), { seed: 'absurd', seats: 1 });
    expect(() => match.pick('on')).toThrow(RuleFailure);
    expect(() => match.pick('on')).toThrow(message);
    expect(match.journal).toEqual([]);
    expect(match.state.pile).toEqual([1, 2, 3]);
  });

  test('offers more than anybody can be offered: refused', () => {
    const crowded = tiny(() => ({}), {
      *setup(t) {
        yield* t.choose(0, 'go', keys('on', 'off'));
        yield* t.choose(0, 'which', keys(...Array.from({ length: 30_000 }, (_, n) => String(n))));
        return { at: 'over' };
      },
    });
    const match = Match.start(crowded, { seed: 'absurd', seats: 1 });
    expect(() => match.pick('on')).toThrow('which offers 30000 options');
  });

  test('as many as anybody needs are rolled, one after the other', () => {
    const match = Match.start(
      absurd(t => t.state.pile.push(...t.rolls(5, 6, 'dice'), ...t.rolls(-1, 6, 'dice'))),
      { seed: 'few', seats: 1 },
    );
    match.pick('on');
    expect(match.state.pile).toHaveLength(8);
  });
});
