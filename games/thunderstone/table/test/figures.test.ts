// Who has a face: heroes at every level, monsters, villagers, and the stone that all of it is for.

import { figuresProof } from '@veillee/games/test/figures';
import { svgOf } from '@veillee/web/kit/paper/drawing.ts';
import { expect, test } from 'vitest';
import { copyOf, defs } from '../../content/cards.ts';
import { artOf, likenessOf } from '../drawings.ts';
import { figures } from '../figures/index.ts';

const somebody = defs.filter(def => likenessOf(def));

figuresProof({ figures, svgOf, rows: somebody.map(({ id }) => id), stands: () => true });

test('things keep their glyphs: weapons, items, spells, diseases', () => {
  const things = defs.filter(def => !likenessOf(def));
  expect(things.length).toBe(19);
  expect(things.filter(def => def.isHero || def.isMonster)).toEqual([]);
  expect(things.every(def => artOf(def).glyph.length > 0)).toBe(true);
});

test('a hero of a higher level looks it', () => {
  const families = Map.groupBy(
    defs.filter(def => def.isHero && def.level > 0),
    def => def.family,
  );
  expect(families.size).toBe(11);
  for (const [family, levels] of families)
    expect(new Set(levels.map(({ id }) => figures[id]?.draw())).size, family).toBe(3);
});

test('four neighbours of the Militia are four people', () => {
  const [militia] = defs.filter(({ id }) => id === 'militia');
  if (!militia) throw new Error('there is a Militia');
  const drawn = [1, 2, 3, 4].map(n => figures.militia?.draw(likenessOf(militia, copyOf('militia', n))?.colours));
  expect(new Set(drawn).size).toBe(4);
});
