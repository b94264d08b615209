// What a page changed on the map, and the part of the map that shows it.

import { expect, test } from 'vitest';
import type { PathId } from '../../content/vocabulary.ts';
import type { View } from '../../rules/view.ts';
import { at, scene } from '../../test/scene.ts';
import { layoutOf, sizeOf } from '../map/lay.ts';
import { changedBetween, excerptOf, UNCHANGED } from '../story/changed.ts';

const HUT = at('a1-woodcutters-hut');
const EDGE = at('a1-forest-edge');
const before = scene().table.match.view(0) as View;
const closed = before.crossed[0] as PathId;

test('a token that goes, a monster that comes and a path that opens are seen; what stays is not', () => {
  const { [HUT]: _, ...events } = before.events;
  const monsters = [{ slot: 'blue', card: 'rat-brigand', cubes: 3, at: EDGE }] as unknown as View['monsters'];
  const after = { ...before, events, monsters, crossed: before.crossed.filter(path => path !== closed) };
  const { places, paths } = changedBetween(before, after);
  expect([...places].sort()).toEqual([EDGE, HUT].sort());
  expect(paths).toEqual([closed]);
  expect(changedBetween(before, before)).toEqual(UNCHANGED);
});

test('the excerpt holds all that changed, lies on the map and is broader than high', () => {
  const { width, height } = sizeOf(1);
  for (const changed of [UNCHANGED, { places: [EDGE], paths: [closed] }]) {
    const part = excerptOf(1, HUT, changed);
    for (const id of [HUT, ...changed.places]) {
      const { x, y } = layoutOf(1).at.get(id) ?? { x: -1, y: -1 };
      expect(x).toBeGreaterThan(part.x);
      expect(x).toBeLessThan(part.x + part.width);
      expect(y).toBeGreaterThan(part.y);
      expect(y).toBeLessThan(part.y + part.height);
    }
    expect(part.x).toBeGreaterThanOrEqual(0);
    expect(part.y).toBeGreaterThanOrEqual(0);
    expect(part.x + part.width).toBeLessThanOrEqual(width);
    expect(part.y + part.height).toBeLessThanOrEqual(height);
    expect(part.width).toBeGreaterThan(part.height);
  }
});
