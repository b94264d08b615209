// Patches: whatever a view was and becomes, the patch between them leads there, and changes nothing else.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply, diff } from '../patch.ts';
import { patchSchema } from '../protocol.ts';

const wire = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const tree = fc.letrec<{ node: unknown }>(tie => ({
  node: fc.oneof(
    { depthSize: 'small' },
    fc.integer({ min: 0, max: 3 }),
    fc.constantFrom('a', 'b', 'c', ''),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('node'), { maxLength: 6 }),
    fc.array(fc.constantFrom('x', 'y', 'z'), { maxLength: 8 }),
    fc.dictionary(fc.constantFrom('p', 'q', 'r', 's'), tie('node'), { maxKeys: 4 }),
  ),
})).node;

test('a patch leads from any view to any other, over the wire, and leaves the first as it was', () => {
  fc.assert(
    fc.property(tree, tree, (before, after) => {
      const held = wire(before);
      const patch = wire(diff(before, after));
      patchSchema.parse(patch);
      expect(apply(before, patch)).toEqual(after);
      expect(before).toEqual(held);
    }),
    { numRuns: 3000 },
  );
});

test('equal views need no patch', () => {
  fc.assert(
    fc.property(tree, view => {
      expect(diff(view, wire(view))).toEqual([]);
    }),
  );
});

test('a card played from a hand is one removal, a card drawn one addition', () => {
  const hand = ['axe', 'rope', 'torch', 'loaf'];
  expect(diff({ hand }, { hand: ['axe', 'torch', 'loaf'] })).toEqual([[['hand', 1]]]);
  expect(diff({ hand }, { hand: [...hand, 'coin'] })).toEqual([[['hand', 4], 'coin']]);
  expect(diff({ hand, xp: 1 }, { hand, xp: 2 })).toEqual([[['xp'], 2]]);
});

test('fields that are undefined are not there', () => {
  expect(diff({ a: 1, b: undefined }, { a: 1 })).toEqual([]);
  expect(diff({ a: 1 }, { a: undefined })).toEqual([[['a']]]);
  expect(apply({ a: 1 }, [[['a']]])).toEqual({});
});

test('what a patch does not touch is the same object as before', () => {
  const before = { map: { tiles: [1, 2] }, hand: ['axe'] };
  const after = apply(before, [[['hand', 0], 'rope']]);
  expect(after.map).toBe(before.map);
  expect(after.hand).toEqual(['rope']);
});

test('the whole view has the empty path', () => {
  expect(diff(null, { a: 1 })).toEqual([[[], { a: 1 }]]);
  expect(apply<unknown>(null, [[[], { a: 1 }]])).toEqual({ a: 1 });
});

test('a patch that does not fit is refused', () => {
  expect(() => apply({ a: 1 }, [[['a', 'b'], 1]])).toThrow('does not fit');
  expect(() => apply({ a: [1] }, [[['a', 5], 1]])).toThrow('does not fit');
  expect(() => apply({}, [[['__proto__', 'polluted'], 1]])).toThrow('does not fit');
});
