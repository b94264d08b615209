// Large figures: the moves of the rulebook's pictures.

import { describe, expect, test } from 'vitest';
import { type Base, base, edge, entered, frontOf, gridMap, space, spacesOf } from '../../geometry/index.ts';

const spaces = spacesOf(base(-4, -4, 10, 10));
const map = gridMap({ spaces });

/** A walk of these bases, step by step. */
function expectSteps(size: '1x2' | '2x2' | '2x3', ...walk: readonly Base[]): void {
  for (const [n, to] of walk.entries())
    if (n > 0) expect(map.large(size).adjacent(walk[n - 1] as Base, to), `to ${to}`).toBe(true);
}

describe('a large figure', () => {
  test('of 1x2 follows its head or steps aside (EX-32, DES-18.13, DES-18.14)', () => {
    expectSteps('1x2', base(0, 1, 1, 2), base(0, 0, 1, 2), base(0, 0, 2, 1), base(1, -1, 1, 2), base(2, -2, 1, 2));
    expect(map.large('1x2').stepsBetween(base(0, 1, 1, 2), base(2, -2, 1, 2))).toBeLessThanOrEqual(4);
  });

  test('never shifts straight to its side (DES-18.15)', () => {
    expect(map.large('1x2').adjacent(base(0, 0, 1, 2), base(1, 0, 1, 2))).toBe(false);
    expect(map.large('2x3').adjacent(base(0, 0, 2, 3), base(1, 0, 2, 3))).toBe(false);
    expect(map.large('2x2').adjacent(base(0, 0, 2, 2), base(1, 0, 2, 2))).toBe(true);
  });

  test('of 2x2 steps like a small one (EX-33, DES-18.12)', () => {
    expectSteps('2x2', base(0, 0, 2, 2), base(0, -1, 2, 2), base(1, -2, 2, 2), base(2, -2, 2, 2));
  });

  test('of 2x3 goes on or turns (EX-34)', () => {
    expectSteps('2x3', base(0, 0, 2, 3), base(0, -1, 2, 3));
    expectSteps('2x3', base(0, 0, 2, 3), base(-1, 0, 3, 2));
  });

  test('passes no gap that is too narrow, and stands over no closed door (DES-18.19)', () => {
    const line = [0, 1, 2, 3].map(x => edge(space(x, 1), space(x, 2)));
    const room = gridMap({
      spaces: spacesOf(base(0, 0, 4, 4)),
      walls: line.filter((_, n) => n !== 1),
      doors: { 'door:1': line.slice(1, 2) },
    });
    const [here, there] = [base(0, 0, 2, 2), base(0, 2, 2, 2)];
    expect(room.large('2x2').reach(here).has(there)).toBe(false);
    const isThrough = (ground: typeof room): boolean =>
      ground
        .large('1x2')
        .reach(base(1, 0, 1, 2))
        .has(base(1, 2, 1, 2));
    expect(isThrough(room)).toBe(true);
    const closed = room.when({ closed: ['door:1'] });
    expect(closed.large('1x2').has(base(1, 1, 1, 2))).toBe(false);
    expect(isThrough(closed)).toBe(false);
  });

  test('is kept off squares where any part of it would stand (DES-18.20)', () => {
    const large = map.large('2x2');
    const walk = large.reach(base(0, 0, 2, 2), { cost: large.avoiding(map.marks([space(3, 0)])) });
    const covering = [base(2, 0, 2, 2), base(3, 0, 2, 2), base(2, -1, 2, 2), base(3, -1, 2, 2)];
    expect(large.places.filter(place => !walk.has(place)).toSorted()).toEqual(covering.toSorted());
  });

  test('walks the same way whatever is opaque, and another when a door is closed', () => {
    const room = gridMap({ spaces, doors: { 'door:1': [edge(space(0, 0), space(1, 0))] } });
    const large = room.large('2x3');
    expect(room.when({ opaque: [space(2, 2)] }).large('2x3')).toBe(large);
    expect(room.when({ closed: ['door:1'] }).large('2x3')).not.toBe(large);
  });

  test('has its front half where it goes (DES-18.8, ruling 9.42)', () => {
    expect(frontOf(base(0, 1, 1, 2), base(0, 0, 1, 2))).toEqual([space(0, 0)]);
    expect(frontOf(base(0, 0, 2, 2), base(1, 0, 2, 2))).toEqual([space(2, 0), space(2, 1)]);
    expect(frontOf(base(0, 0, 2, 2), base(1, 1, 2, 2))).toHaveLength(3);
    expect(frontOf(base(0, 0, 2, 3), base(0, -1, 2, 3))).toEqual(spacesOf(base(0, -1, 2, 2)));
    expect(frontOf(base(0, 0, 2, 3), base(0, 1, 2, 3))).toEqual(spacesOf(base(0, 2, 2, 2)));
    expect(frontOf(base(0, 0, 2, 3), base(-1, 0, 3, 2))).toEqual(spacesOf(base(-1, 0, 2, 2)));
    expect(frontOf(base(0, 0, 2, 3), base(1, 1, 2, 3))).toEqual(spacesOf(base(1, 2, 2, 2)));
    expect(entered(base(0, 0, 2, 3), base(0, 1, 2, 3))).toEqual([space(0, 3), space(1, 3)]);
  });

  test('pays for mud when its whole front half is in it (EX-30)', () => {
    const mud = new Set(spacesOf(base(-4, -4, 10, 4)));
    const cost = (to: Base, from: Base) => (frontOf(from, to).every(square => mud.has(square)) ? 2 : 1);
    const walk = map.large('2x3').reach(base(0, 0, 2, 3), { cost });
    expect([1, 2, 3].map(n => walk.cost(base(0, -n, 2, 3)))).toEqual([1, 3, 5]);
  });
});
