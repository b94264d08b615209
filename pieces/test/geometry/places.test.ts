// The one spelling of places.

import { describe, expect, test } from 'vitest';
import {
  axialOf,
  base,
  door,
  edge,
  type Hex,
  hex,
  idOf,
  kindOf,
  node,
  place,
  pointOf,
  rectangleOf,
  type Space,
  sidesOf,
  space,
  spacesOf,
} from '../../geometry/index.ts';
import { isEdge } from '../../geometry/places.ts';

describe('a place', () => {
  test('is spelled by its kind and its id, and read back', () => {
    expect([space(3, -4), hex(2, -1), node('mill'), door('north'), place('town', 'a:b')]).toEqual([
      'space:3,-4',
      'hex:2,-1',
      'node:mill',
      'door:north',
      'town:a:b',
    ]);
    expect(pointOf(space(3, -4))).toEqual({ x: 3, y: -4 });
    expect(axialOf(hex(2, -1))).toEqual({ q: 2, r: -1 });
    expect([kindOf('town:a:b'), idOf('town:a:b')]).toEqual(['town', 'a:b']);
  });

  test('that is none is refused with its name', () => {
    for (const wrong of ['space:1', 'space:1,x', 'space:1,2,3', 'space:1.5,2', 'hex:1,2'])
      expect(() => pointOf(wrong as Space)).toThrow(wrong);
    expect(() => axialOf('space:1,2' as Hex)).toThrow('space:1,2');
  });

  test('between two squares is the same line from either side', () => {
    expect(edge(space(-1, 2), space(-2, 2))).toBe('edge:-2,2/-1,2');
    expect(edge(space(0, 0), space(0, 1))).toBe(edge(space(0, 1), space(0, 0)));
    expect(sidesOf('edge:-2,2/-1,2')).toEqual([space(-2, 2), space(-1, 2)]);
    expect([isEdge('edge:0,0/0,1'), isEdge('door:0')]).toEqual([true, false]);
    expect(() => edge(space(0, 0), space(1, 1))).toThrow('no line');
  });

  test('under a large figure lists its squares row by row', () => {
    expect(rectangleOf(base(-1, 2, 3, 2))).toEqual({ x: -1, y: 2, wide: 3, high: 2 });
    expect(spacesOf(base(-1, 2, 3, 2)).map(pointOf)).toEqual([
      { x: -1, y: 2 },
      { x: 0, y: 2 },
      { x: 1, y: 2 },
      { x: -1, y: 3 },
      { x: 0, y: 3 },
      { x: 1, y: 3 },
    ]);
  });
});
