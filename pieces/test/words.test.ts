import { expect, test } from 'vitest';
import { englishCount, frenchCount, listed, sentence, sentences, signed } from '../words.ts';

test('clauses become sentences', () => {
  expect(sentence('draw a card')).toBe('Draw a card.');
  expect(sentence('écartez-la !')).toBe('Écartez-la !');
  expect(sentences(['stop', 'go on.'])).toBe('Stop. Go on.');
});

test('lists end with their word', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(items => listed(items, 'and'))).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
});

test('each language counts in its way', () => {
  expect([0, 1, 2].map(n => englishCount(n, 'die', 'dice'))).toEqual(['0 dice', '1 die', '2 dice']);
  expect([0, 1, 2].map(n => frenchCount(n, 'dé'))).toEqual(['0 dé', '1 dé', '2 dés']);
  expect([-2, 0, 3].map(signed)).toEqual(['−2', '+0', '+3']);
});
