// Thousands of random maps: the quick answers are those of the plain definitions.

import { Chance, newChance } from '@veillee/kernel';
import { describe, expect, test } from 'vitest';
import {
  type Base,
  base,
  gridMap,
  type Place,
  type PlaceMap,
  pointOf,
  type Size,
  type Space,
} from '../../geometry/index.ts';
import {
  plainAdjacent,
  plainCosts,
  plainLargeStep,
  plainSees,
  plainStands,
  type Scenery,
  scenery,
  shutLines,
} from './plain.ts';

const STREAM = 'test';
const chanceOf = (name: string): Chance => new Chance(newChance(`geometry/${name}`));
const mapOf = ({ plan, moment }: Scenery) => gridMap(plan).when(moment);

/** A way must be walked step by step, and cost what is said. */
function expectWay<P extends Place>(
  map: PlaceMap<P, unknown>,
  way: readonly P[] | undefined,
  step: (a: P, b: P) => number,
): number {
  const path = way ?? [];
  let total = 0;
  for (const [n, to] of path.entries()) {
    if (n === 0) continue;
    const from = path[n - 1] as P;
    expect(map.adjacent(from, to)).toBe(true);
    total += step(from, to);
  }
  return total;
}

describe('on random maps', () => {
  test('steps are those of the definition', () => {
    const chance = chanceOf('steps');
    for (let n = 0; n < 300; n++) {
      const scene = scenery(chance, 6, 5);
      const map = mapOf(scene);
      const adjacent = plainAdjacent(scene);
      for (const a of map.places)
        expect(new Set(map.neighbours(a))).toEqual(new Set(map.places.filter(b => adjacent(a, b))));
      const some = map.places.filter(() => chance.below(4, STREAM) === 0);
      expect(map.around(some)).toEqual(map.places.filter(b => !some.includes(b) && some.some(a => adjacent(a, b))));
    }
  });

  test('sight is that of the definition, the same both ways, and the same when asked again', () => {
    const chance = chanceOf('sight');
    let asked = 0;
    let seen = 0;
    for (let n = 0; n < 400; n++) {
      const scene = scenery(chance);
      const map = mapOf(scene);
      const figures = map.marks(scene.figures);
      for (let k = 0; k < 15; k++) {
        const [a, b] = [chance.pick(map.places, STREAM), chance.pick(map.places, STREAM)];
        for (const standing of [[], scene.figures]) {
          const sees = plainSees(scene, a, b, standing);
          const marks = standing.length > 0 ? figures : undefined;
          const told = [map.sees(a, b, marks), map.sees(b, a, marks), map.sees(a, b, standing)];
          expect(told, `${a} ${b} ${JSON.stringify(scene)}`).toEqual([sees, sees, sees]);
          asked++;
          if (sees) seen++;
        }
      }
    }
    expect(seen / asked).toBeGreaterThan(0.2);
    expect(seen / asked).toBeLessThan(0.8);
  });

  test.each([
    ['whole', 1],
    ['half', 2],
  ])('reach finds the cheapest cost everywhere and a way that costs it: steps of %s points', (name, parts) => {
    const chance = chanceOf(name === 'whole' ? 'reach' : `reach/${name}`);
    for (let n = 0; n < 250; n++) {
      const scene = scenery(chance, 6, 5);
      const map = mapOf(scene);
      const adjacent = plainAdjacent(scene);
      const prices = new Map(map.places.map(place => [place, chance.below(4, STREAM) / parts]));
      const enter = (to: Space): number => prices.get(to) || Number.POSITIVE_INFINITY;
      const step = (a: Space, b: Space): number => (adjacent(a, b) ? enter(b) : Number.POSITIVE_INFINITY);
      const from = chance.pick(map.places, STREAM);
      const table = map.costs();
      for (const place of map.places) table.set(place, enter(place));
      const [told, tabled] = [map.reach(from, { cost: enter }), map.reach(from, { cost: table })];
      const plain = plainCosts(map.places, from, step);
      for (const to of map.places) {
        expect(told.cost(to)).toBe(plain.get(to) ?? Number.POSITIVE_INFINITY);
        expect(tabled.path(to)).toEqual(told.path(to));
        expect(map.path(from, to, { cost: enter })).toEqual(told.path(to));
        if (told.has(to)) expect(expectWay(map, told.path(to), step)).toBe(told.cost(to));
      }
      expect(new Set(told.places)).toEqual(new Set(plain.keys()));
    }
  });

  test('what entering costs is asked once for each place, and of steps only where it is not known', () => {
    const chance = chanceOf('entering');
    for (let n = 0; n < 100; n++) {
      const map = mapOf(scenery(chance, 6, 5));
      const prices = new Map(map.places.map(place => [place, chance.below(4, STREAM) || Number.POSITIVE_INFINITY]));
      const dear = new Set(map.places.filter(() => chance.below(3, STREAM) === 0));
      const from = chance.pick(map.places, STREAM);
      const cost = (to: Space, at: Space): number => (prices.get(to) ?? 0) + (dear.has(to) && dear.has(at) ? 1 : 0);
      const asked: Space[] = [];
      const told = map.reach(from, {
        cost: (to, at) => {
          expect(dear).toContain(to);
          // Whoever is asked may look for ways of their own.
          expect(map.reach(at, { enter: () => 1, limit: 1 }).cost(to)).toBeLessThanOrEqual(1);
          return cost(to, at);
        },
        enter: to => {
          asked.push(to);
          return dear.has(to) ? undefined : prices.get(to);
        },
      });
      const plain = map.reach(from, { cost });
      expect(asked.length).toBe(new Set(asked).size);
      expect(told.places).toEqual(plain.places);
      for (const to of map.places) expect(told.path(to)).toEqual(plain.path(to));
    }
  });

  test('a limit, stops and places to pass do what they say', () => {
    const chance = chanceOf('walks');
    for (let n = 0; n < 250; n++) {
      const scene = scenery(chance, 6, 5);
      const map = mapOf(scene);
      const adjacent = plainAdjacent(scene);
      const stops = new Set(map.places.filter(() => chance.below(5, STREAM) === 0));
      const passes = new Set(map.places.filter(() => chance.below(5, STREAM) === 0));
      const from = chance.pick(map.places, STREAM);
      const limit = chance.below(6, STREAM);
      const plain = plainCosts(map.places, from, (a, b) =>
        adjacent(a, b) && (a === from || !stops.has(a)) ? 1 : Number.POSITIVE_INFINITY,
      );
      const expected = map.places.filter(to => (plain.get(to) ?? 99) <= limit && (to === from || !passes.has(to)));
      const told = map.reach(from, { limit, stop: at => stops.has(at), pass: at => passes.has(at) });
      expect(new Set(told.places)).toEqual(new Set(expected));
      expect(told.places.map(place => told.cost(place))).toEqual(
        told.places.map(place => told.cost(place)).sort((a, b) => a - b),
      );
    }
  });

  test('regions are what hangs together', () => {
    const chance = chanceOf('regions');
    for (let n = 0; n < 250; n++) {
      const scene = scenery(chance, 6, 5);
      const map = mapOf(scene);
      const regions = map.regions();
      expect(regions.flat().toSorted()).toEqual(map.places.toSorted());
      for (const region of regions) expect(new Set(map.reach(region[0] as Space).places)).toEqual(new Set(region));
    }
  });

  test.each(['1x2', '2x2', '2x3'] as const)('figures of %s stand and step as defined', size => {
    const chance = chanceOf(size);
    for (let n = 0; n < 120; n++) {
      const scene = scenery(chance, 5, 5);
      const large = mapOf(scene).large(size);
      expect(new Set(large.places)).toEqual(new Set(allBases(scene, size).filter(plainStands(scene))));
      const steps = plainLargeStep(scene);
      for (const a of large.places)
        expect(new Set(large.neighbours(a))).toEqual(new Set(large.places.filter(b => steps(a, b))));
    }
  });

  test('a moment is the same map, however it is named, and another when a door differs', () => {
    const chance = chanceOf('moments');
    for (let n = 0; n < 200; n++) {
      const scene = scenery(chance);
      const map = gridMap(scene.plan);
      const { closed, opaque } = scene.moment;
      const now = map.when(scene.moment);
      expect(map.when({ closed: closed.toReversed(), opaque: opaque.toReversed() })).toBe(now);
      expect(now.when({}).when(scene.moment)).toBe(now);
      if (closed.length > 0) expect(map.when({ closed: closed.slice(1), opaque })).not.toBe(now);
      expect(shutLines(scene).size).toBeGreaterThanOrEqual(scene.plan.walls.length);
    }
  });
});

function allBases({ plan }: Scenery, size: Size): Base[] {
  const [short, long] = size === '1x2' ? [1, 2] : size === '2x2' ? [2, 2] : [2, 3];
  const bases = plan.spaces.flatMap(at => {
    const { x, y } = pointOf(at);
    return [base(x, y, short, long), base(x, y, long, short)];
  });
  return [...new Set(bases)];
}
