import type { Decision } from '@veillee/kernel';
import { describe, expect, test } from 'vitest';
import { bestOf, fallback } from '../judgement.ts';

describe('the best of several', () => {
  test('is the one worth most, the first of equals, and nothing of nothing', () => {
    expect(bestOf(['a', 'bb', 'cc'], word => word.length)).toBe('bb');
    expect(bestOf([3, -5, 1], n => -n)).toBe(-5);
    expect(bestOf([], () => 1)).toBeUndefined();
  });
});

describe('when nothing better is known', () => {
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
