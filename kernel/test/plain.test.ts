// Plain trees: copies, fingerprints, comparisons; and settings checked against their options.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, checkSetting, copy, fingerprint, type Game, type Options } from '../index.ts';
import { difference, notPlain } from '../plain/compare.ts';

const trees = fc.jsonValue({ maxDepth: 4 }).map(value => JSON.parse(JSON.stringify(value)) as unknown);

describe('a copy', () => {
  test('is equal and shares nothing', () => {
    fc.assert(
      fc.property(trees, tree => {
        const copied = copy(tree);
        expect(copied).toEqual(tree);
        expect(notPlain([tree, copied], 'both')).toBeUndefined();
        const shared = notPlain([tree, copied], 'both', new Set());
        expect(shared).toBeUndefined();
      }),
    );
  });

  test('of mixed lists is deep', () => {
    const list = [1, { a: [2] }, [3]];
    const copied = copy(list);
    (copied[1] as { a: number[] }).a.push(9);
    expect(list).toEqual([1, { a: [2] }, [3]]);
  });

  test('keeps a field that is called like the prototype a field', () => {
    const tree = JSON.parse('{"a":{"__proto__":{"b":1}},"list":[{"__proto__":[2]}]}') as object;
    expect(JSON.stringify(copy(tree))).toBe(JSON.stringify(tree));
    expect(JSON.stringify(copy(JSON.parse('{"c":1,"__proto__":[{"d":2}]}')))).toBe('{"c":1,"__proto__":[{"d":2}]}');
  });
});

describe('equal trees', () => {
  test('have one canonical text, however they were built', () => {
    expect(canonical({ b: 1, a: [{ d: 1, c: undefined }] })).toBe('{"a":[{"d":1}],"b":1}');
    fc.assert(
      fc.property(trees, trees, (one, other) => {
        expect(canonical(JSON.parse(canonical(one)))).toBe(canonical(one));
        const equal = difference(one, other) === undefined;
        expect(canonical(one) === canonical(other)).toBe(equal);
      }),
    );
  });

  test('and others are told apart by the place where they differ', () => {
    expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBeUndefined();
    expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('/a/1/b is 2 here and 3 there');
    expect(difference({ a: 1 }, { a: 1, b: 'x' })).toBe('/b is nothing here and "x" there');
    expect(difference({ a: 1, b: 'x' }, { a: 1 })).toBe('/b is "x" here and nothing there');
    expect(difference({ a: 1, b: undefined }, { a: 1 })).toBeUndefined();
    expect(difference([], {})).toBeDefined();
  });

  test('fingerprints notice one changed letter', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), (text, where) => {
        const at = where % text.length;
        const other = text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1);
        expect(fingerprint(other)).not.toBe(fingerprint(text));
      }),
    );
    expect(fingerprint('veillée')).toBe('631b25a6e5e1a7cb');
  });
});

describe('a setting', () => {
  const game: Pick<Game, 'id' | 'options' | 'refuseSetting'> = {
    id: 'demo',
    options: [
      { id: 'solo', kind: 'switch', initial: false },
      { id: 'mode', kind: 'choice', initial: 'short', choices: ['short', 'long'] },
      { id: 'rounds', kind: 'number', initial: 3, min: 1, max: 9 },
      { id: 'sets', kind: 'list', initial: ['base'], choices: ['base', 'more'] },
    ],
    refuseSetting: ({ seats }) => (seats > 4 ? { text: 'demo.crowded' } : undefined),
  };

  test('is filled in from the initial values', () => {
    expect(checkSetting(game, { seats: 2, options: { rounds: 9 } })).toEqual({
      seats: 2,
      options: { solo: false, mode: 'short', rounds: 9, sets: ['base'] },
    });
  });

  test.each<[string, number, Options]>([
    ['options', 2, { soloo: true }],
    ['options', 2, { solo: 'yes' }],
    ['options', 2, { mode: 'medium' }],
    ['options', 2, { rounds: 10 }],
    ['options', 2, { rounds: 0 }],
    ['options', 2, { rounds: 1.5 }],
    ['options', 2, { sets: 'base' }],
    ['options', 2, { sets: ['base', 'base'] }],
    ['options', 2, { sets: ['other'] }],
    ['seats', 0, {}],
    ['seats', 1.5, {}],
    ['seats', 5, {}],
  ])('is refused for its %s: %d seats, %j', (code, seats, options) => {
    expect(() => checkSetting(game, { seats, options })).toThrow(expect.objectContaining({ name: 'Refusal', code }));
  });
});
