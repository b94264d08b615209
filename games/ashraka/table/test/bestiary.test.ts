// Monsters as figures: each drawn as itself, and its bust cut out of the same drawing.

import { expect, test } from 'vitest';
import { monsters } from '../../content/monsters.ts';
import { bustOf, figureOfMonster } from '../bestiary.ts';
import { drawingOf } from '../kinds.ts';

test('every monster is a figure of its own, not the sign that stands for it on the map', () => {
  const figures = monsters.map(({ id }) => figureOfMonster(id));
  expect(new Set(figures).size).toBe(monsters.length);
  for (const { id } of monsters) expect(figureOfMonster(id), id).not.toContain(drawingOf(id));
});

test('a bust is a square of the figure, above its feet', () => {
  for (const { id } of monsters) {
    const { drawn, viewBox } = bustOf(id);
    const [, top = 0, wide = 0, high = 0] = viewBox.split(' ').map(Number);
    expect(figureOfMonster(id)).toContain(drawn);
    expect(wide, id).toBe(high);
    expect(top + high, id).toBeLessThanOrEqual(0);
  }
});
