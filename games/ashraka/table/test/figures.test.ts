// Who has a face: heroes, allies, monsters, and everybody whom a place, a page or a row of Destiny leads to.

import { figuresProof } from '@veillee/games/test/figures';
import { svgOf } from '@veillee/web/kit/paper/drawing.ts';
import { expect, test } from 'vitest';
import { allies } from '../../content/allies.ts';
import { boards } from '../../content/boards.ts';
import { destinyRows, events } from '../../content/booklet.ts';
import { heroes } from '../../content/heroes.ts';
import { monsters } from '../../content/monsters.ts';
import { KEEPERS, PEOPLE } from '../../content/people.ts';
import { figures } from '../figures/index.ts';
import { drawingOf } from '../kinds.ts';

const ids = (rows: readonly { readonly id: string }[], kind: string): readonly string[] =>
  rows.map(({ id }) => `${kind}:${id}`);

figuresProof({
  figures,
  svgOf,
  rows: [
    ...ids(heroes, 'hero'),
    ...ids(allies, 'ally'),
    ...ids(monsters, 'monster'),
    ...PEOPLE.map(person => `person:${person}`),
  ],
  stands: id => id.startsWith('monster:'),
});

test('every monster is a figure of its own, not the sign that stands for it on the map', () => {
  for (const { id } of monsters) expect(figures[`monster:${id}`]?.draw(), id).not.toContain(drawingOf(id));
});

const places = Object.values(boards).flatMap(board => board.places);
const met = [...events, ...destinyRows].flatMap(row => (row.met ? [row.met] : []));

test('somebody keeps every inn and every stall', () => {
  const kept = places.filter(({ kind }) => kind === 'inn' || kind.startsWith('merchant'));
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.filter(({ id }) => !KEEPERS[id]).map(({ id }) => id)).toEqual([]);
  expect(Object.keys(KEEPERS).filter(id => !places.some(place => place.id === id))).toEqual([]);
});

test('whoever is met has a figure, and everybody drawn is met somewhere', () => {
  const shown = [...Object.values(KEEPERS), ...met];
  expect(shown.filter(id => !figures[id])).toEqual([]);
  expect(PEOPLE.filter(person => !shown.includes(`person:${person}`))).toEqual([]);
});
