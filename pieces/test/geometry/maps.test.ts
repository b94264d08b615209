// Hexagons and graphs, and what all maps have in common.

import { Chance, newChance } from '@veillee/kernel';
import { describe, expect, test } from 'vitest';
import {
  type GraphWay,
  graphMap,
  type Hex,
  hex,
  hexDistance,
  hexesAround,
  hexMap,
  type Node,
  node,
  place,
} from '../../geometry/index.ts';

/** All hexagons at most so far from the middle. */
function disc(radius: number): Hex[] {
  const found: Hex[] = [];
  for (let q = -radius; q <= radius; q++)
    for (let r = Math.max(-radius, -q - radius); r <= Math.min(radius, radius - q); r++) found.push(hex(q, r));
  return found;
}

describe('hexagons', () => {
  test('have six neighbours, fewer at the border', () => {
    const map = hexMap({ hexes: disc(2) });
    expect(map.neighbours(hex(0, 0))).toEqual(hexesAround(hex(0, 0)));
    expect(map.neighbours(hex(2, 0))).toHaveLength(3);
    expect(map.within(hex(0, 0), 1)).toHaveLength(7);
    expect(map.within(hex(0, 0), 2)).toHaveLength(19);
  });

  test('are as far apart as steps over whole ground, further round a hole', () => {
    const chance = new Chance(newChance('geometry/hex'));
    const whole = hexMap({ hexes: disc(4) });
    for (let n = 0; n < 500; n++) {
      const [a, b] = [chance.pick(whole.places, 'test'), chance.pick(whole.places, 'test')];
      expect(whole.distance(a, b)).toBe(hexDistance(a, b));
    }
    const holed = hexMap({ hexes: disc(2).filter(one => one !== hex(0, 0)) });
    expect(hexDistance(hex(-1, 0), hex(1, 0))).toBe(2);
    expect(holed.distance(hex(-1, 0), hex(1, 0))).toBe(3);
  });

  test('may have a middle that only its own tile leads to (EUT-5.1, EUT-5.23, EUT-5.31)', () => {
    const chapel = place('centre', 'chapel');
    const [a, b, c] = [hex(0, 0), hex(1, 0), hex(0, 1)];
    const map = hexMap({
      hexes: disc(3),
      others: [chapel],
      links: [
        [chapel, a],
        [chapel, b],
        [chapel, c],
      ],
    });
    expect(map.neighbours(chapel)).toEqual([a, b, c]);
    expect([a, b, c].map(one => map.distance(chapel, one))).toEqual([1, 1, 1]);
    expect(map.distance(chapel, hex(-1, 0))).toBe(2);
    // Closed while not all its hexagons are free: the cost forbids it.
    const walk = map.reach(hex(-1, 0), { cost: to => (to === chapel ? Number.POSITIVE_INFINITY : 1) });
    expect([walk.has(chapel), walk.cost(b)]).toEqual([false, 2]);
  });

  test('with a wall between are no neighbours', () => {
    const map = hexMap({ hexes: disc(1), walls: [[hex(0, 0), hex(1, 0)]] });
    expect(map.adjacent(hex(1, 0), hex(0, 0))).toBe(false);
    expect(map.distance(hex(0, 0), hex(1, 0))).toBe(2);
  });

  test('where a monster waits stop a walk (EUT-5.8)', () => {
    const map = hexMap({ hexes: [0, 1, 2, 3].map(q => hex(q, 0)) });
    const walk = map.reach(hex(0, 0), { stop: at => at === hex(2, 0) });
    expect(walk.places).toEqual([hex(0, 0), hex(1, 0), hex(2, 0)]);
  });
});

interface Path extends GraphWay<Node, 'green' | 'dangerous' | 'water'> {
  readonly id: string;
  readonly health?: number;
}

describe('a graph', () => {
  const names = ['clearing', 'step-1', 'step-2', 'ruins', 'quay', 'island'];
  const ways: Path[] = [
    { id: 'a', from: node('clearing'), to: node('step-1'), kind: 'green' },
    { id: 'b', from: node('step-1'), to: node('step-2'), kind: 'green' },
    { id: 'c', from: node('step-2'), to: node('ruins'), kind: 'green' },
    { id: 'd', from: node('clearing'), to: node('ruins'), kind: 'dangerous', health: 2 },
    { id: 'e', from: node('ruins'), to: node('quay'), kind: 'green' },
    { id: 'f', from: node('quay'), to: node('island'), kind: 'water', oneWay: true },
  ];
  const map = graphMap(names.map(node), ways);
  const onFoot = (health: number) => (_to: Node, _from: Node, way: Path) =>
    way.kind === 'water' || (way.health ?? 0) >= health ? Number.POSITIVE_INFINITY : 1;

  test('asks for each way what it costs (ASH-7.3, ASH-7.8, ASH-7.9)', () => {
    const weak = map.reach(node('clearing'), { cost: onFoot(2) });
    expect([weak.cost(node('ruins')), weak.has(node('island'))]).toEqual([3, false]);
    expect(weak.path(node('ruins'))).toEqual(['clearing', 'step-1', 'step-2', 'ruins'].map(node));
    const strong = map.reach(node('clearing'), { cost: onFoot(3) });
    expect(strong.cost(node('ruins'))).toBe(1);
    expect(strong.ways(node('quay'))?.map(way => way.id)).toEqual(['d', 'e']);
  });

  test('knows one-way ways and two ways between the same places', () => {
    expect(map.neighbours(node('island'))).toEqual([]);
    expect(map.waysFrom(node('clearing')).map(way => way.id)).toEqual(['a', 'd']);
    const double = graphMap(
      [node('a'), node('b')],
      [
        { from: node('a'), to: node('b'), kind: 'long' },
        { from: node('a'), to: node('b'), kind: 'short' },
      ],
    );
    const cost = (_to: Node, _from: Node, way: GraphWay) => (way.kind === 'long' ? 3 : 1);
    expect(double.neighbours(node('a'))).toEqual([node('b')]);
    expect(
      double
        .reach(node('a'), { cost })
        .ways(node('b'))
        ?.map(way => way.kind),
    ).toEqual(['short']);
  });

  test('refuses places it does not have, ways that lead nowhere, and negative costs', () => {
    expect(() => map.distance(node('clearing'), node('moon'))).toThrow('node:moon');
    expect(() => graphMap([node('a')], [{ from: node('a'), to: node('b'), kind: 'x' }]).neighbours(node('a'))).toThrow(
      'node:b',
    );
    expect(() => graphMap([node('a'), node('a')], [])).toThrow('twice');
    expect(() => map.reach(node('clearing'), { cost: () => -1 })).toThrow('cannot cost -1');
  });

  test('starts from several places at once, the nearest counts', () => {
    const walk = map.reach([node('clearing'), node('ruins')]);
    expect(walk.cost(node('step-2'))).toBe(1);
    expect(walk.path(node('step-2'))).toEqual([node('ruins'), node('step-2')]);
  });
});
