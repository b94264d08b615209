// No two options of a decision read alike.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readingsOf } from '../readings.ts';

const option = (key: string, words: string, ...on: string[]) => ({ key, words, on });
type Told = ReturnType<typeof option>;
const read = (options: readonly Told[], shown?: (of: Told) => string): string[] => [
  ...readingsOf(options, ({ words }) => words, shown).values(),
];

test('words that differ stay as they are', () => {
  expect(read([option('a', 'Rest'), option('b', 'Go here', 'space:2,3')])).toEqual(['Rest', 'Go here']);
});

test('places tell steps apart, a large base by its corners', () => {
  expect(read([option('a', 'Go', 'hero', 'space:2,3'), option('b', 'Go', 'hero', 'space:2,4')])).toEqual([
    'Go (3 · 4)',
    'Go (3 · 5)',
  ]);
  const [one, two] = [
    ['space:0,0', 'space:1,0'],
    ['space:1,0', 'space:1,1'],
  ] as const;
  expect(read([option('a', 'Lie', ...one), option('b', 'Lie', ...two)])).toEqual(['Lie (1–2 · 1)', 'Lie (2 · 1–2)']);
  expect(read([option('a', 'Go', 'hex:0,-1'), option('b', 'Go', 'hex:1,2')])).toEqual(['Go (0 · -1)', 'Go (1 · 2)']);
});

test('things of a kind are counted, on one place too', () => {
  expect(read([option('a', 'Drop the Axe', 'axe#1'), option('b', 'Drop the Axe', 'axe#2')])).toEqual([
    'Drop the Axe (1)',
    'Drop the Axe (2)',
  ]);
  const both = [option('a', 'Dig', 'space:1,1', 'x'), option('b', 'Dig', 'space:1,1'), option('c', 'Dig', 'space:1,2')];
  expect(read(both)).toEqual(['Dig (2 · 2, 1)', 'Dig (2 · 2, 2)', 'Dig (2 · 3)']);
});

test('what a list shows besides is enough', () => {
  const options = [option('a', 'Go'), option('b', 'Go')];
  expect(read(options, ({ key }) => key)).toEqual(['Go', 'Go']);
});

test('whatever options there are, no two read alike', () => {
  const things = fc.constantFrom('space:1,1', 'space:1,2', 'space:2,1', 'hex:0,1', 'hex:1,0', 'axe#1', 'axe#2', 'hero');
  const told = fc.record({ words: fc.constantFrom('Go', 'Drop the Axe'), on: fc.array(things, { maxLength: 3 }) });
  fc.assert(
    fc.property(fc.array(told, { maxLength: 12 }), list => {
      const all = read(list.map(({ words, on }, n) => option(`key ${n}`, words, ...on)));
      expect(new Set(all).size).toBe(list.length);
    }),
  );
});
