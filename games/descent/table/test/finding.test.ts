// Of many heroes those that one looks for.

import { expect, test } from 'vitest';
import { heroes } from '../../content/heroes.ts';
import { ANYBODY, boxesAmong, heroesWanted, strengthsOf, type Wanted } from '../heroes/finding.ts';

const all = heroes.map(({ id }) => id);
const names: { readonly [sheet: string]: string } = { 'mad-carthos': 'Carthos l’Insensé', steelhorns: 'Corned’Acier' };
const found = (wanted: Partial<Wanted>): readonly string[] =>
  heroesWanted(all, { ...ANYBODY, ...wanted }, sheet => names[sheet] ?? sheet);

test('nothing wanted, everybody is found; each strength and each box has its own, and together all are there', () => {
  expect(found({})).toEqual(all);
  const strong = (['melee', 'ranged', 'magic'] as const).map(strength => found({ strength }));
  expect(new Set(strong.flat())).toEqual(new Set(all));
  expect(strong.map(some => some.length).every(n => n > 5 && n < all.length)).toBe(true);
  const boxes = boxesAmong(all).map(box => found({ box }));
  expect(boxes.flat().toSorted()).toEqual(all.toSorted());
  expect(boxes.length).toBeGreaterThan(2);
});

test('a strength is the trait with most dice, and both where two are level', () => {
  expect(strengthsOf('steelhorns')).toEqual(['melee']);
  expect(strengthsOf('bogran-the-shadow')).toEqual(['ranged']);
  const level = heroes.filter(({ traits: { melee, ranged, magic } }) => melee === ranged && melee > magic);
  for (const { id } of level) expect(strengthsOf(id)).toEqual(['melee', 'ranged']);
});

test('words are found without accents, in any order, whatever apostrophe is written', () => {
  for (const words of ['insense', 'INSENSÉ carthos', "l'ins"]) expect(found({ words })).toEqual(['mad-carthos']);
  expect(found({ words: 'carthos', strength: 'melee' })).toEqual([]);
  expect(found({ words: 'carthos', strength: 'magic', box: 'base' })).toEqual(['mad-carthos']);
});
