// Decisions: which answers are taken, which are refused, and which are not asked for at all.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Ask, checkPicks, forcedPicks, plainDecision, Refusal } from '../index.ts';
import { keys } from './tiny.ts';

const ask = (more: Partial<Ask> = {}): Ask => ({
  seat: 0,
  prompt: 'pick',
  options: keys('a', 'b', 'c'),
  min: 1,
  max: 1,
  ...more,
});

function refusal(decision: Ask, picks: unknown): string {
  try {
    checkPicks(decision, picks);
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return 'taken';
}

describe('an answer', () => {
  const two = ask({ min: 2, max: 2 });
  const upToTwo = ask({ min: 0, max: 2 });
  const passable = ask({ min: 2, max: 3, pass: { text: 'no' } });
  const number = ask({ options: [], range: { min: 2, max: 10, step: 2 } });

  test.each<[string, Ask, unknown, string]>([
    ['an offered key', ask(), ['b'], 'taken'],
    ['a key not offered', ask(), ['d'], 'unknown-key'],
    ['nothing', ask(), [], 'too-few'],
    ['one too many', ask(), ['a', 'b'], 'too-many'],
    ['a bare key', ask(), 'a', 'malformed'],
    ['no list at all', ask(), undefined, 'malformed'],
    ['a number for a key', ask(), [1], 'malformed'],
    ['something that looks like a list', ask(), { length: 1, 0: 'a' }, 'malformed'],
    ['two of two', two, ['c', 'a'], 'taken'],
    ['one of two', two, ['a'], 'too-few'],
    ['the same key twice', two, ['a', 'a'], 'repeated'],
    ['none where none are needed', upToTwo, [], 'taken'],
    ['three where two are allowed', upToTwo, ['a', 'b', 'c'], 'too-many'],
    ['a pass', passable, [], 'taken'],
    ['too few beside a pass', passable, ['a'], 'too-few'],
    ['a number on the steps', number, ['4'], 'taken'],
    ['the lowest number', number, ['2'], 'taken'],
    ['the highest number', number, ['10'], 'taken'],
    ['a number between the steps', number, ['5'], 'unknown-key'],
    ['a number below', number, ['0'], 'unknown-key'],
    ['a number above', number, ['12'], 'unknown-key'],
    ['a fraction', number, ['4.0'], 'malformed'],
    ['a number with spaces', number, [' 4'], 'malformed'],
    ['an exponent', number, ['1e1'], 'malformed'],
    ['two numbers', number, ['4', '6'], 'too-many'],
    ['no number', number, [], 'too-few'],
  ])('%s', (_, decision, picks, outcome) => {
    expect(refusal(decision, picks)).toBe(outcome);
  });

  test('a refused key is told why, by its rule', () => {
    const why = { key: 'd', text: 'key.d', rule: 'TTT-9', why: { text: 'too-dear' } };
    const decision = ask({ refused: () => [why] });
    expect(() => checkPicks(decision, ['d'])).toThrow(expect.objectContaining({ code: 'not-allowed', detail: why }));
    expect(() => checkPicks(decision, ['d'])).toThrow(/TTT-9/);
  });

  test('an unknown key is told what is offered', () => {
    expect(() => checkPicks(ask(), ['z'])).toThrow('pick offers a, b, c; the answer was z');
  });

  test('any choice of offered keys within the bounds is taken, and no other', () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    fc.assert(
      fc.property(
        fc.nat(5),
        fc.nat(5),
        fc.boolean(),
        fc.array(fc.constantFrom(...names, 'x'), { maxLength: 7 }),
        (one, other, passes, picks) => {
          const [min, max] = [Math.min(one, other), Math.max(one, other)];
          const decision = ask({ options: keys(...names), min, max, ...(passes && { pass: { text: 'no' } }) });
          const different = new Set(picks).size === picks.length && !picks.includes('x');
          const legal = (passes && picks.length === 0) || (different && picks.length >= min && picks.length <= max);
          expect(refusal(decision, picks) === 'taken').toBe(legal);
        },
      ),
    );
  });
});

describe('a forced choice', () => {
  const forced = (more: Partial<Ask>) => forcedPicks(ask(more));

  test('is a choice with one possible answer', () => {
    expect(forced({ options: keys('a') })).toEqual(['a']);
    expect(forced({ min: 3, max: 3 })).toEqual(['a', 'b', 'c']);
    expect(forced({ options: [], min: 0, max: 2 })).toEqual([]);
    expect(forced({ min: 0, max: 0 })).toEqual([]);
    expect(forced({ options: [], range: { min: 4, max: 4 } })).toEqual(['4']);
    expect(forced({ options: [], range: { min: 4, max: 6, step: 3 } })).toEqual(['4']);
    expect(forced({ options: [], pass: { text: 'no' } })).toEqual([]);
    expect(forced({ options: keys('a'), min: 2, max: 2, pass: { text: 'no' } })).toEqual([]);
  });

  test('is not one where the seat could do otherwise', () => {
    expect(forced({})).toBeUndefined();
    expect(forced({ options: keys('a'), min: 0 })).toBeUndefined();
    expect(forced({ options: keys('a'), pass: { text: 'no' } })).toBeUndefined();
    expect(forced({ min: 3, max: 3, ordered: true })).toBeUndefined();
    expect(forced({ options: [], range: { min: 4, max: 5 } })).toBeUndefined();
    expect(forced({ options: [], range: { min: 4, max: 4 }, pass: { text: 'no' } })).toBeUndefined();
  });

  test('of one ordered thing is taken', () => {
    expect(forced({ options: keys('a'), ordered: true })).toEqual(['a']);
  });

  test('would have been accepted', () => {
    const asks = fc.record({
      options: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd')).map(names => keys(...names)),
      min: fc.nat(4),
      max: fc.nat(4),
      ordered: fc.boolean(),
      pass: fc.constantFrom(undefined, { text: 'no' }),
    });
    fc.assert(
      fc.property(asks, more => {
        const decision = ask({ ...more, min: Math.min(more.min, more.max), max: Math.max(more.min, more.max) });
        fc.pre(decision.pass !== undefined || decision.options.length >= decision.min);
        const picks = forcedPicks(decision);
        if (picks) expect(refusal(decision, picks)).toBe('taken');
      }),
    );
  });
});

test('a plain decision has its refused options worked out', () => {
  const refused = [{ key: 'd', text: 'key.d', rule: 'TTT-9', why: { text: 'too-dear' } }];
  const plain = plainDecision({ ...ask({ refused: () => refused }), id: 7 });
  expect(JSON.parse(JSON.stringify(plain))).toEqual(plain);
  expect(plain.refused).toEqual(refused);
  expect(plainDecision({ ...ask(), id: 7 }).refused).toEqual([]);
});

test('what a seat may expect is worked out when somebody looks, and never before', () => {
  let looks = 0;
  const outlook = () => ({ looks: ++looks });
  const decision = { ...ask({ outlook }), id: 7 };
  expect(looks).toBe(0);
  expect(plainDecision(decision).outlook).toEqual({ looks: 1 });
  expect(plainDecision({ ...ask(), id: 7 }).outlook).toBeUndefined();
});
