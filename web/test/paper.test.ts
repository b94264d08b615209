// Cut paper: what a figure is made of.

import { describe, expect, test } from 'vitest';
import { mix } from '../kit/paper/colour.ts';
import { headIn, svgOf } from '../kit/paper/drawing.ts';
import * as outlines from '../kit/paper/outlines.ts';
import * as shapes from '../kit/paper/shapes.ts';

const paths = (svg: string): readonly string[] => [...svg.matchAll(/<path d="([^"]+)"/g)].map(([, d = '']) => d);
const colours = (svg: string): readonly string[] => [...svg.matchAll(/fill="([^"]+)"/g)].map(([, c = '']) => c);
/** Where a path begins. */
const startOf = (d: string): number => Number(/^M(-?[\d.]+)/.exec(d)?.[1]);

test('colours are mixed by shares', () => {
  expect([mix('#000', '#fff', 0.5), mix('#102030', '#102030', 0.7), mix('#000000', '#ff0000', 1)]).toEqual([
    '#808080',
    '#102030',
    '#ff0000',
  ]);
});

describe('by shapes', () => {
  const SQUARE = '40,40* 200,40* 200,260* 40,260*';

  test('corners stay corners, smooth points are curves', () => {
    expect(paths(shapes.flat(SQUARE, '#aaaaaa'))).toEqual(['M40 40l160 0 0 220-160 0 0-220z']);
    expect(paths(shapes.flat('40,40 200,40 200,260 40,260', '#aaaaaa'))[0]).toMatch(/^M40 40[cq]/);
  });

  test('a form has its shade away from the light and its rim towards it, which falls from the upper left', () => {
    const drawn = shapes.tools().form('40,150 120,40 200,150 120,260', '#886644', { d: 20 });
    const [whole, shade, rim] = paths(drawn);
    expect(colours(drawn)).toEqual(['#886644', shapes.dark('#886644'), expect.any(String)]);
    expect(startOf(shade ?? '')).toBeGreaterThan(startOf(rim ?? ''));
    expect(whole).toMatch(/z$/);
    expect(paths(shapes.tools().form('40,150 120,40 200,150 120,260', '#886644', { d: 0, r: 0 }))).toHaveLength(1);
  });

  test('a shape is moved, turned and scaled point by point; a width is scaled, never turned', () => {
    expect(shapes.put('10,0,4 0,10*', { turn: 90, k: 2, dx: 5 })).toBe('5,20,8 -15,0*');
  });

  test('neighbours of one colour are one path', () => {
    const figure = shapes.figure([0, 0, 100], { a: '#111111' }, ({ a }) => [
      shapes.flat(SQUARE, a),
      shapes.flat(SQUARE, a),
    ]);
    expect(paths(figure.draw())).toHaveLength(1);
    expect(colours(figure.draw({ a: '#222222' }))).toEqual(['#222222']);
  });
});

describe('by outlines', () => {
  const BLOB = '40,150 120,40 200,150 120,260';

  test('whoever is lit from the right has the rim on the right', () => {
    const round = '60,60 120,40 180,60 200,150 180,240 120,260 60,240 40,150';
    /** Clockwise: a rim on the left sets out from below to the left, one on the right from above to the right. */
    const setsOut = (side: 'left' | 'right'): string | undefined => {
      const [, , rim = ''] = paths(outlines.tools(side).form(round, '#886644'));
      return /^M[\d. ]+q(-?)/.exec(rim)?.[1];
    };
    expect([setsOut('left'), setsOut('right')]).toEqual(['-', '']);
  });

  test('it does not matter which way round a shape is written', () => {
    const back = BLOB.split(' ').reverse().join(' ');
    const lit = (points: string) => new Set(colours(outlines.tools('left').form(points, '#886644')));
    expect(lit(back)).toEqual(lit(BLOB));
    expect(lit(BLOB).size).toBe(3);
  });

  test('sparing tools leave small parts flat', () => {
    const small = '0,0 20,0 20,20 0,20';
    expect(paths(outlines.tools('left').form(small, '#886644')).length).toBeGreaterThan(1);
    expect(paths(outlines.sparingTools('left').form(small, '#886644'))).toHaveLength(1);
    expect(colours(outlines.sparingTools('left').form('0,0 40,0 40,40 0,40', '#886644'))).toHaveLength(2);
  });

  test('a figure that needs more room is shrunk, and its bust with it', () => {
    const { bust, frame, draw } = outlines.figureIn(320, 'left')([10, 20, 100, 5, 6, 0.5], () => 'X', {});
    expect([bust, frame]).toEqual([
      [10, 16, 50],
      [0, 0, 240, 320],
    ]);
    expect(draw()).toBe('<g transform="translate(5 6) scale(0.5)">X</g>');
  });
});

test('a picture shows the whole figure or its bust, and holds nothing that could clash with another', () => {
  const figure = shapes.figure([10, 20, 90], { a: '#111111' }, ({ a }, { form }) => [
    form('0,0 240,0 240,300 0,300', a),
  ]);
  expect(svgOf(figure)).toContain('viewBox="0 0 240 300"');
  expect(svgOf(figure, 'bust')).toContain('viewBox="10 20 90 90"');
  expect(svgOf(figure)).not.toMatch(/ id=|url\(|<text|filter/);
});

test('a window that is too small for a figure stands where its head is', () => {
  const frame = [-100, 0, 300, 300] as const;
  expect(headIn({ frame, bust: [-90, 8, 80] })).toEqual({ across: 0, down: 0 });
  expect(headIn({ frame, bust: [10, 108, 80] })).toEqual({ across: 0.5, down: 0.5 });
  expect(headIn({ frame, bust: [120, 240, 80] })).toEqual({ across: 1, down: 1 });
});
