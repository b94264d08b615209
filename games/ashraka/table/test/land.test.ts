// Five lands from their data: every place has its landmark, and a land is the same each time it is drawn.

import { describe, expect, test } from 'vitest';
import { boards, places } from '../../content/boards.ts';
import { ADVENTURES } from '../../content/vocabulary.ts';
import { drawLand, drawSmall, landmarks, sketchLand } from '../land/draw.ts';

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

  test('is sketched with few strokes; in small every place has its disc', () => {
    const strokes = (svg: string): number => svg.split('<').length;
    const sketch = sketchLand(adventure);
    expect(strokes(sketch)).toBeLessThan(Math.min(1800, strokes(drawLand(adventure))));
    expect(sketch).not.toContain('filter="url(#wobble');
    const small = drawSmall(adventure);
    expect(small).not.toMatch(/NaN|undefined|Infinity/);
    expect(small.match(/r="24"/g)).toHaveLength(boards[adventure].places.length);
  });
});
