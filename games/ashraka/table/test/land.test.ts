// Five lands from their data: every place has its landmark, and a land is the same each time it is drawn.

import { describe, expect, test } from 'vitest';
import { places } from '../../content/boards.ts';
import { ADVENTURES } from '../../content/vocabulary.ts';
import { drawLand, landmarks } from '../land/draw.ts';

test('every place has a landmark of its own, and none is left over', () => {
  expect(Object.keys(landmarks).sort()).toEqual(places.map(({ id }) => id).sort());
});

describe.each(ADVENTURES)('the land of adventure %i', adventure => {
  test('is well drawn, the same each time, and refers to nothing outside itself', () => {
    const land = drawLand(adventure);
    expect(drawLand(adventure)).toBe(land);
    expect(land).not.toMatch(/NaN|undefined|Infinity/);
    const used = [...land.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id);
    for (const id of new Set(used)) expect(land, id).toContain(`id="${id}"`);
    expect(land.match(/<g[ >]/g)?.length).toBe(land.match(/<\/g>/g)?.length);
  });
});
