// How clauses are joined, and phrases found.

import { expect, test } from 'vitest';
import { ENGLISH, FRENCH, phrase } from '../speech.ts';

test('clauses are joined as each language joins them', () => {
  const three = ['a', 'b', 'c'];
  expect([ENGLISH.and(three), ENGLISH.or(three), ENGLISH.either(three)]).toEqual([
    'a, b and c',
    'a, b or c',
    'a, or b, or c',
  ]);
  expect([FRENCH.and(three), FRENCH.or(three), FRENCH.inTurn(three)]).toEqual([
    'a, b et c',
    'a, b ou c',
    'a, puis b, puis c',
  ]);
  expect([ENGLISH.labelled('Sale', 'x'), FRENCH.labelled('Vente', 'x')]).toEqual(['Sale: x', 'Vente\u00a0: x']);
});

test('a phrase is found by the name of its op, and what nobody can say is noticed', () => {
  const phrases = { gold: ({ n }: { readonly n: number }, where: string) => `${n} gold ${where}` };
  expect(phrase(phrases, { op: 'gold', n: 2 } as { op: string }, 'here')).toBe('2 gold here');
  expect(() => phrase(phrases, { op: 'silver' })).toThrow('nothing is said of silver');
});
