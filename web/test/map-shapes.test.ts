// Where places lie and how figures walk between them.

import { describe, expect, test } from 'vitest';
import { pillSize, pillSpot } from '../kit/map/overlays.tsx';
import { hexCentre, hexCorners, outlineOf, rimOf, squareCorners, uneven, wordLines } from '../kit/map/shapes.ts';
import { walkFrames, walkLasts, wayBetween } from '../kit/map/walk.ts';

const loops = (d: string): number => d.split('Z').length - 1;

describe('the outline of places that lie together', () => {
  test('two squares have one line round both, without the joint between them', () => {
    expect(outlineOf([squareCorners(0, 0, 10), squareCorners(1, 0, 10)])).toBe('M0 0L20 0L20 10L0 10Z');
  });
  test('a ring has a line outside and one inside', () => {
    const ring = [0, 1, 2].flatMap(x => [0, 1, 2].flatMap(y => (x === 1 && y === 1 ? [] : [squareCorners(x, y, 10)])));
    expect(loops(outlineOf(ring))).toBe(2);
  });
  test('squares that touch in a corner only keep their own lines', () => {
    const d = outlineOf([squareCorners(0, 0, 10), squareCorners(1, 1, 10)]);
    expect(loops(d)).toBe(2);
    expect(d).toContain('M0 0L10 0L10 10L0 10Z');
  });
  test('hexes share their sides as squares do', () => {
    const hexes = [
      [0, 0],
      [1, 0],
      [0, 1],
    ].map(([q = 0, r = 0]) => hexCorners(hexCentre(q, r, 47), 47));
    expect(rimOf(hexes)).toHaveLength(12);
    expect(loops(outlineOf(hexes))).toBe(1);
  });
  test('nothing has no outline', () => {
    expect(outlineOf([])).toBe('');
  });
});

test('unevenness is the same every time, and within bounds', () => {
  for (let i = 0; i < 50; i++) {
    expect(uneven(i, 3, 1)).toBe(uneven(i, 3, 1));
    expect(uneven(i, 3, 1)).toBeGreaterThanOrEqual(0);
    expect(uneven(i, 3, 1)).toBeLessThan(1);
  }
});

describe('a walk', () => {
  test('goes through every place of its way, evenly, and ends where the figure stands', () => {
    const frames = walkFrames([
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 30 },
    ]);
    expect(frames).toEqual([
      { offset: 0, shift: { x: -10, y: -30 } },
      { offset: 0.25, shift: { x: 0, y: -30 } },
      { offset: 1, shift: { x: 0, y: 0 } },
    ]);
  });
  test('to where one is already is none', () => {
    expect(
      walkFrames([
        { x: 4, y: 4 },
        { x: 4, y: 4 },
      ]),
    ).toEqual([]);
    expect(walkFrames([])).toEqual([]);
  });
  test('takes its time for each step, and no longer than patience lasts', () => {
    const calm = { step: 180, walk: 900, glide: 0, tumble: 0 };
    expect(walkLasts(2, calm)).toBe(360);
    expect(walkLasts(40, calm)).toBe(900);
  });
  test('follows the way that was told, or the part of it that is left', () => {
    expect(wayBetween('a', 'c', ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
    expect(wayBetween('b', 'c', ['a', 'b', 'c'])).toEqual(['b', 'c']);
    expect(wayBetween('z', 'c', ['a', 'b', 'c'])).toEqual(['z', 'c']);
    expect(wayBetween('c', 'a', ['a', 'b', 'c'])).toEqual(['c', 'a']);
    expect(wayBetween('a', 'c', undefined)).toEqual(['a', 'c']);
  });
});

describe('what is written on places', () => {
  const at = hexCentre(0, 1, 50);
  const place = { id: 'hex:0,1', name: '', at, corners: hexCorners(at, 50) };
  const cost = pillSpot(place, 'reach');
  test('a cost stands at the top of its hex, unless it would lie over the Health of a figure beside it', () => {
    expect(cost.y).toBeLessThan(at.y - 25);
    const far = { x: cost.x + 60, y: cost.y };
    expect(pillSpot(place, 'reach', { healths: [far] })).toEqual(cost);
    const moved = pillSpot(place, 'reach', { healths: [{ x: cost.x + 20, y: cost.y - 8 }] });
    expect(moved.y).toBeGreaterThan(at.y - 10);
  });
  test('on a disc it goes to the other side of whoever stands beside', () => {
    const disc = { id: 'centre:0,0', name: '', at, radius: 30 };
    const left = pillSpot(disc, 'reach');
    const right = pillSpot(disc, 'reach', { healths: [{ x: left.x + 5, y: left.y + 10 }] });
    expect([left.x < at.x, right.x > at.x, right.y]).toEqual([true, true, left.y]);
  });
  test('harm stands below the cost, over what lies on the lower half, and beside the Health of whoever stands there', () => {
    const harm = pillSpot(place, 'danger');
    expect(harm).toMatchObject({ x: at.x });
    expect([harm.y > cost.y + 20, harm.y + 10 < at.y + 5]).toEqual([true, true]);
    const moved = pillSpot(place, 'danger', { healths: [{ x: cost.x + 20, y: cost.y - 8 }] });
    expect(moved.y).toBeGreaterThan(at.y + 20);
    expect(pillSpot(place, 'danger', { isTaken: true }).x).toBeLessThan(at.x - 15);
  });
  test('what would be wider than its place is drawn smaller, and covers no other', () => {
    const sign = (words: string) => ({ glyph: 'M0 0', words });
    expect(pillSize('12', [], 48).scale).toBe(1);
    const { width, scale } = pillSize('', [sign('−2'), sign('2')], 48);
    expect([width > 48, width * scale <= 48]).toEqual([true, true]);
    expect(pillSize('', [sign('−2'), sign('2')]).scale).toBe(1);
  });
});

describe('the word of a hex', () => {
  test('is broken at spaces and hyphens', () => {
    expect(wordLines('Water Elemental')).toEqual([{ text: 'Water' }, { text: 'Elemental' }]);
    expect(wordLines('Knight-Commander').map(({ text }) => text)).toEqual(['Knight-', 'Commander']);
  });
  test('is squeezed where a line would reach into the neighbours', () => {
    const [long, short] = wordLines('Dragonslayer Towers');
    expect(long?.width).toBeLessThan(Math.sqrt(3) * 100);
    expect(short?.width).toBeUndefined();
  });
});
