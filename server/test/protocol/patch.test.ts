// Patches: whatever a view was and becomes, the patch between them leads there, and changes nothing else.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Mirrors } from '../../mirrors.ts';
import { apply, diff } from '../../patch.ts';
import { patchSchema } from '../../protocol.ts';
import { patched } from '../client.ts';

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
      // So does the way that docs/protocol.md tells it.
      expect(patched(before, patch as Parameters<typeof patched>[1])).toEqual(after);
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

test('the order of a patch does not tell a field that was set to nothing from one that was never made', () => {
  const patches = [{ a: undefined, b: 1 }, { b: 1 }].map(view => {
    const mirrors = new Mirrors<number>();
    mirrors.show(0, view);
    const next = [{ a: 2, b: 1 }, {}].map(after => {
      mirrors.settled();
      return JSON.parse(mirrors.update(0, after));
    });
    return next;
  });
  expect(patches[0]).toEqual(patches[1]);
  expect(patches[0]).toEqual([[[['a'], 2]], [[['a']], [['b']]]]);
});

test('several viewers of a thing that changes in place are each led from view to view', () => {
  interface Thing {
    open: Record<string, unknown>;
    piles: Record<string, unknown[]>;
    secrets: Record<string, unknown>[];
  }
  const leaf = fc.oneof(
    fc.constantFrom('x', 'y', 'z'),
    fc.integer({ min: 0, max: 2 }),
    fc.array(fc.constantFrom('a', 'b')),
  );
  const change = fc.record({
    what: fc.constantFrom('open', 'pile', 'push', 'drop', 'secret', 'reveal', 'swap', 'nothing'),
    key: fc.constantFrom('p', 'q', 'r'),
    seat: fc.constantFrom(0, 1),
    value: leaf,
  });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), changes => {
      const thing: Thing = {
        open: { p: ['a'], q: { r: 1 } },
        piles: { p: [], q: ['a', 'b'] },
        secrets: [{ h: [] }, { h: ['x'] }],
      };
      let shown = -1;
      // Viewers see open parts as they are, others' secrets as counts, and `q` of the piles only if it was shown to them.
      const view = (seat: number): unknown => ({
        open: thing.open,
        piles: { p: thing.piles.p, q: shown === seat || shown === 2 ? thing.piles.q : thing.piles.q?.length },
        hands: thing.secrets.map((secret, i) => (i === seat ? secret : { size: Object.keys(secret).length })),
        last: shown === 1 && seat === 0 ? thing.piles.q : thing.piles.r,
      });
      const mirrors = new Mirrors<number>();
      const clients = new Map<number, unknown>();
      const sit = (seat: number): void => {
        mirrors.show(seat, view(seat));
        clients.set(seat, wire(view(seat)));
      };
      sit(0);
      for (const [n, { what, key, seat, value }] of changes.entries()) {
        if (n === 3) sit(1);
        if (n === 6) sit(2);
        if (what === 'open') thing.open[key] = value;
        if (what === 'pile') thing.piles[key] = [value];
        if (what === 'push') thing.piles[key] = [...(thing.piles[key] ?? []), { deep: [value] }];
        if (what === 'drop') thing.piles[key]?.shift();
        if (what === 'secret') (thing.secrets[seat] as Record<string, unknown>)[key] = value;
        if (what === 'reveal') shown = seat + (value === 'x' ? 1 : 0);
        if (what === 'swap') [thing.piles.p, thing.piles.q] = [thing.piles.q ?? [], thing.piles.p ?? []];
        mirrors.settled();
        for (const viewer of mirrors.viewers) {
          const patch = JSON.parse(mirrors.update(viewer, view(viewer)));
          clients.set(viewer, apply(clients.get(viewer), patch));
        }
        for (const [viewer, seen] of clients)
          expect(seen, `viewer ${viewer} after ${what}`).toEqual(wire(view(viewer)));
      }
    }),
    { numRuns: 2000 },
  );
});

test('what several see alike is looked through once, and what has not changed is not written', () => {
  let looks = 0;
  const piles = new Proxy<Record<string, string[]>>(
    { p: ['a'], q: [] },
    {
      ownKeys: target => {
        looks++;
        return Reflect.ownKeys(target);
      },
    },
  );
  const mirrors = new Mirrors<number>();
  for (const viewer of [0, 1, 2]) mirrors.show(viewer, { viewer, piles });
  const told = (): string[] => {
    looks = 0;
    mirrors.settled();
    return [0, 1, 2].map(viewer => mirrors.update(viewer, { viewer, piles }));
  };
  // The first time each holds a copy of its own; from then on they hold the same one.
  piles.p = ['b'];
  expect(told()).toEqual(Array(3).fill('[[["piles","p",0],"b"]]'));
  piles.q = ['c'];
  expect(told()).toEqual(Array(3).fill('[[["piles","q",0],"c"]]'));
  expect(looks).toBe(1);
  expect(told()).toEqual(Array(3).fill('[]'));
  expect(looks).toBe(1);
});

test('fields that come, go and change places are told as they are', () => {
  const field = fc.constantFrom('p', 'q', 'r', 's', 't');
  const record = fc.uniqueArray(fc.tuple(field, fc.integer({ min: 0, max: 1 })), { selector: ([key]) => key });
  fc.assert(
    fc.property(fc.array(fc.tuple(record, record), { minLength: 2, maxLength: 8 }), views => {
      const mirrors = new Mirrors<number>();
      let client: unknown = null;
      for (const [outer, inner] of views) {
        const view = { ...Object.fromEntries(outer), in: Object.fromEntries(inner) };
        mirrors.settled();
        client = apply(client, JSON.parse(mirrors.update(0, view)));
        expect(client).toEqual(view);
      }
    }),
    { numRuns: 1000 },
  );
});

test('what is gone is named in one order, whenever it came', () => {
  const late = { a: 1, b: 2 };
  const removals = (first: object) => {
    const mirrors = new Mirrors<number>();
    mirrors.show(0, first);
    mirrors.settled();
    mirrors.update(0, late);
    mirrors.settled();
    return JSON.parse(mirrors.update(0, {}));
  };
  expect(removals({ b: 2 })).toEqual([[['a']], [['b']]]);
  expect(removals({ a: undefined, b: 2 })).toEqual([[['a']], [['b']]]);
});
