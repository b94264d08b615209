// Maps in characters: everything stands where it should, whatever is drawn there.

import { describe, expect, test } from 'vitest';
import { edge, hex, node, space } from '../geometry/index.ts';
import { draw, type Line, line, span, widthOf } from '../paint.ts';
import { graphLines, gridLines, hexLines, windowOn } from '../terminal-maps.ts';

const text = (lines: readonly Line[]): string[] => draw(lines, 200).split('\n');

describe('squares', () => {
  const spot = (at: string) => (at === space(1, 1) ? span('Knight', 'hero') : span('.'));

  test('are two columns each, and a long name does not push the others', () => {
    expect(text(gridLines({ columns: 3, rows: 2, spot }))).toEqual(['. . .', '. Kn.']);
    expect(text(gridLines({ columns: 3, rows: 1, spot: at => (at === space(1, 0) ? undefined : span('#')) }))).toEqual([
      '#   #',
    ]);
  });

  test('have room for doors and walls between them where these are drawn', () => {
    const doors = new Map([
      [edge(space(0, 0), space(1, 0)), '|'],
      [edge(space(1, 0), space(1, 1)), '-'],
    ]);
    const shown = gridLines({
      columns: 2,
      rows: 2,
      spot,
      line: on => {
        const sign = doors.get(on);
        return sign === undefined ? undefined : span(sign, 'door');
      },
    });
    expect(text(shown)).toEqual(['. |.', '   --', '.  Kn']);
    expect(shown.flat().filter(({ ink }) => ink === 'door')).toHaveLength(2);
  });
});

describe('hexagons', () => {
  test('stand in rows that are shifted by half, wherever the map begins', () => {
    const around = [hex(0, 0), hex(1, 0), hex(-1, 1), hex(0, 1), hex(1, 1), hex(-1, 2), hex(0, 2)];
    const lines = hexLines(around, at => span(at === hex(0, 1) ? '@' : 'o'));
    expect(text(lines)).toEqual(['  o   o', 'o   @   o', '  o   o']);
    const far = hexLines(
      around.map(at => hex(Number(/:(-?\d+)/.exec(at)?.[1]) + 40, Number(/,(-?\d+)/.exec(at)?.[1]) - 9)),
      () => span('o'),
    );
    expect(text(far)).toEqual(['  o   o', 'o   o   o', '  o   o']);
    expect(hexLines([], () => span('o'))).toEqual([]);
  });

  test('show up to three letters, and leave their place where there is none', () => {
    const lines = hexLines([hex(0, 0), hex(2, 0)], at => span(at === hex(0, 0) ? 'Golem' : 'x'));
    expect(text(lines)).toEqual(['Gol     x']);
  });
});

describe('places and ways', () => {
  const [mill, inn, ford] = [node('mill'), node('inn'), node('ford')];
  const nodes = [
    { id: mill, x: 100, y: 0, shown: line('Mill') },
    { id: inn, x: 500, y: 0, shown: [span('Inn '), span('@', 'hero')] },
    { id: ford, x: 100, y: 300, shown: line('Ford') },
  ];

  test('lie as on the board, with dots along the ways; names lie over dots', () => {
    const lines = graphLines(nodes, [{ ends: [mill, inn] }, { ends: [mill, ford], ink: 'river' }], {
      width: 20,
      height: 4,
    });
    expect(text(lines)).toEqual(['Mill· · · · · ·Inn @', '·', '·', 'Ford']);
    expect(lines[1]?.[0]).toEqual({ text: '·', ink: 'river' });
    expect(lines[0]?.at(-1)).toEqual({ text: '@', ink: 'hero' });
    for (const each of lines) expect(widthOf(each)).toBe(20);
  });

  test('a way to nowhere is a mistake that names its ends', () =>
    expect(() => graphLines(nodes, [{ ends: [mill, node('moon')] }], { width: 9, height: 3 })).toThrow('node:moon'));

  test('of one place alone there is a map too', () =>
    expect(text(graphLines(nodes.slice(0, 1), [], { width: 6, height: 1 }))).toEqual(['Mill']));
});

test('of a map that is too large the part around somebody is shown, and never more than there is', () => {
  const lines = ['abcdef', 'ghijkl', 'mnopqr', 'stuvwx'].map(each => line(each));
  const size = { width: 3, height: 2 };
  expect(text(windowOn(lines, { x: 3, y: 2 }, size))).toEqual(['ijk', 'opq']);
  expect(text(windowOn(lines, { x: 0, y: 0 }, size))).toEqual(['abc', 'ghi']);
  expect(text(windowOn(lines, { x: 5, y: 3 }, size))).toEqual(['pqr', 'vwx']);
  expect(text(windowOn(lines, { x: 1, y: 1 }, { width: 80, height: 24 }))).toEqual(text(lines));
});
