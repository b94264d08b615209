import type { Decision, Option } from '@veillee/kernel';
import { describe, expect, test } from 'vitest';
import { bestOf, bestPicks, fallback, ranked } from '../judgement.ts';

const options = ['a', 'b', 'c'].map(key => ({ key, text: 'option' }));
const asked = (how: Partial<Decision>): Decision => ({
  id: 1,
  seat: 0,
  prompt: 'p',
  options,
  min: 1,
  max: 1,
  ...how,
});

describe('the best of several', () => {
  test('is the one worth most, the first of equals, and nothing of nothing', () => {
    expect(bestOf(['a', 'bb', 'cc'], word => word.length)).toBe('bb');
    expect(bestOf([3, -5, 1], n => -n)).toBe(-5);
    expect(bestOf([], () => 1)).toBeUndefined();
  });

  test('of equals is the one that the tie-break names', () => {
    const shorter = (one: string, other: string): number => one.length - other.length;
    expect(bestOf(['ccc', 'a', 'bb'], () => 1, shorter)).toBe('a');
    expect(bestOf(['ccc', 'a', 'bb'], word => (word === 'a' ? 0 : 1), shorter)).toBe('bb');
    expect(ranked(['ccc', 'a', 'bb'], word => (word === 'a' ? 2 : 1), shorter).map(({ thing }) => thing)).toEqual([
      'a',
      'bb',
      'ccc',
    ]);
    const hopeless = ranked(
      ['b', 'a'],
      () => Number.NEGATIVE_INFINITY,
      (one, other) => (one < other ? -1 : 1),
    );
    expect(hopeless.map(({ thing }) => thing)).toEqual(['a', 'b']);
  });
});

describe('the best answer', () => {
  const worth =
    (values: { readonly [key: string]: number }) =>
    ({ key }: Option): number =>
      values[key] ?? 0;
  const pass = { text: 'pass' };

  test('is the best option, or none where passing is better', () => {
    expect(bestPicks(asked({}), worth({ b: 2, c: 1 }))).toEqual(['b']);
    expect(bestPicks(asked({}), worth({ a: -2, b: -1, c: -3 }))).toEqual(['b']);
    expect(bestPicks(asked({ min: 0, pass }), worth({ a: -2, b: -1, c: -3 }))).toEqual([]);
    expect(bestPicks(asked({ min: 0, pass }), worth({ a: 0.5 }), { nothing: 1 })).toEqual([]);
    expect(bestPicks(asked({}), () => 1, { tie: (one, other) => (one.key > other.key ? -1 : 1) })).toEqual(['c']);
  });

  test('of several: as many as must be, more only while they are worth it, never more than may be', () => {
    const values = worth({ a: 1, b: 3, c: -1 });
    expect(bestPicks(asked({ min: 0, max: 3 }), values)).toEqual(['b', 'a']);
    expect(bestPicks(asked({ min: 3, max: 3 }), values)).toEqual(['b', 'a', 'c']);
    expect(bestPicks(asked({ min: 1, max: 1 }), values)).toEqual(['b']);
    expect(bestPicks(asked({ min: 3, max: 3, pass }), values)).toEqual(['b', 'a', 'c']);
    expect(bestPicks(asked({ min: 3, max: 3, pass }), worth({ a: 1, b: 3, c: -5 }))).toEqual([]);
  });

  test('to a question for a number is the usual one', () =>
    expect(bestPicks(asked({ options: [], range: { min: 2, max: 5 } }), () => 1)).toEqual(['2']));
});

describe('when nothing better is known', () => {
  test('the first options are taken, as many as must be', () => {
    expect(fallback(asked({}))).toEqual(['a']);
    expect(fallback(asked({ min: 2, max: 3 }))).toEqual(['a', 'b']);
  });

  test('what may be passed is passed, unless something else is usual', () => {
    expect(fallback(asked({ min: 0, pass: { text: 'pass' } }))).toEqual([]);
    const window = { id: 'w', matters: true, usual: ['b'] };
    expect(fallback(asked({ min: 0, pass: { text: 'pass' }, window }))).toEqual(['b']);
  });

  test('of numbers the one nearest to none', () => {
    expect(fallback(asked({ options: [], range: { min: -3, max: 5 } }))).toEqual(['0']);
    expect(fallback(asked({ options: [], range: { min: 2, max: 5 } }))).toEqual(['2']);
    expect(fallback(asked({ options: [], range: { min: -4, max: -2 } }))).toEqual(['-2']);
  });
});
