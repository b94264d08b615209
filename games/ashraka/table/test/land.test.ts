// Five lands from their data: every place has its landmark, and a land is the same each time it is drawn.

import { describe, expect, test } from 'vitest';
import { boards, places } from '../../content/boards.ts';
import { ADVENTURES } from '../../content/vocabulary.ts';
import { drawLand, drawSmall, landmarks } from '../land/draw.ts';
import { drawLandscape } from '../land/landscape.ts';

test('every place has a landmark of its own, and none is left over', () => {
  expect(Object.keys(landmarks).sort()).toEqual(places.map(({ id }) => id).sort());
});

test('the road of a campaign passes landmarks of all five lands', () => {
  const road = drawLandscape();
  expect(road).not.toMatch(/NaN|undefined|Infinity/);
  expect(road.match(/<g[ >]/g)?.length).toBe(road.match(/<\/g>/g)?.length);
  expect(road.match(/<g transform="translate\([\d.]+ [\d.]+\) scale\([\d.]+\)"><\/g>/g)).toBeNull();
});

describe.each(ADVENTURES)('the land of adventure %i', adventure => {
  test('is well drawn, the same each time, and refers to nothing outside itself', () => {
    const land = drawLand(adventure);
    expect(drawLand(adventure)).toBe(land);
    expect(land).not.toMatch(/NaN|undefined|Infinity/);
    const used = [...land.matchAll(/(?:url\(|href=")#(\w+)/g)].map(([, id]) => id);
    expect(land).not.toContain('feGaussianBlur');
    for (const id of new Set(used)) expect(land, id).toContain(`id="${id}"`);
    expect(land.match(/<g[ >]/g)?.length).toBe(land.match(/<\/g>/g)?.length);
  });

  test('in small is drawn with fewer strokes and no wobble; every place has its disc', () => {
    const small = drawSmall(adventure);
    expect(small).not.toMatch(/NaN|undefined|Infinity|<filter/);
    expect(small.length).toBeLessThan(drawLand(adventure).length);
    expect(small.match(/r="24"/g)).toHaveLength(boards[adventure].places.length);
  });
});
