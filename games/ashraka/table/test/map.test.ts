// The map from the data: everything lies on the board, names keep off each other, walks and crosses show what they mean.

import { LANGUAGES } from '@veillee/kernel';
import { type Node, node } from '@veillee/pieces/geometry';
import { tableSpeaker } from '@veillee/text';
import { describe, expect, test } from 'vitest';
import { ADVENTURES } from '../../content/vocabulary.ts';
import { kit } from '../../index.ts';
import { isStep } from '../../rules/board.ts';
import { layoutOf, sizeOf } from '../map/lay.ts';
import { anchorsOf, asideOf, pathsOf, placesOf } from '../map/map-parts.ts';
import { NAME_SIZE, widthOf } from '../map/names.ts';

const PILE = { count: 3, cards: [null, null, null] };
const PILES = { 1: PILE, 2: PILE, 3: PILE, 4: PILE, 5: PILE, 6: PILE };
const onMap = (adventure: (typeof ADVENTURES)[number], over: object = {}) => ({
  adventure,
  events: {},
  merchants: {},
  piles: PILES,
  crossed: [],
  ...over,
});

describe.each(ADVENTURES)('the board of adventure %i', adventure => {
  test('lies within its frame, with steps at equal distances', () => {
    const { at, pieces } = layoutOf(adventure);
    const { width, height } = sizeOf(adventure);
    for (const [id, { x, y }] of at) {
      expect(x, id).toBeGreaterThan(30);
      expect(x, id).toBeLessThan(width - 30);
      expect(y, id).toBeGreaterThan(30);
      expect(y, id).toBeLessThan(height - 30);
    }
    for (const { from, to, id } of pieces) if (to) expect(at.get(from), id).not.toEqual(at.get(to));
  });

  test.each(LANGUAGES)('has names that keep off discs and each other (%s)', language => {
    const say = tableSpeaker(language, { names: ['Ysolde'], reader: 0 }, kit.texts[language]);
    const places = placesOf(onMap(adventure), say, anchorsOf(adventure, say)).filter(({ step }) => !step);
    const boxes = places.map(({ id, name, anchor }) => {
      if (typeof anchor !== 'object') throw new Error(`${id} has no place for its name`);
      const width = widthOf(name) - 4;
      return { id, x: anchor.x - width / 2, y: anchor.y - NAME_SIZE * 0.7, width, height: NAME_SIZE * 0.8 };
    });
    const meets = (a: (typeof boxes)[number], b: Omit<(typeof boxes)[number], 'id'>): boolean =>
      a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
    const clashes = boxes.flatMap((one, n) => [
      ...boxes.slice(n + 1).flatMap(other => (meets(one, other) ? [`${one.id} and ${other.id}`] : [])),
      ...places.flatMap(({ id, x, y }) =>
        meets(one, { x: x - 20, y: y - 20, width: 40, height: 40 }) ? [`${one.id} over ${id}`] : [],
      ),
    ]);
    expect(clashes).toEqual([]);
  });
});

test('a crossed path bears one cross, and a dangerous one its health beside it', () => {
  const crossed = ['a1-e-guarded-bridge--forest-edge', 'a1-e-woodcutters-hut--forest-edge'];
  const paths = pathsOf(onMap(1, { crossed }), []);
  const of = (id: string) => paths.filter(path => path.id.startsWith(id));
  expect(of('a1-e-guarded-bridge--forest-edge').map(({ kind, bare }) => [kind, bare])).toEqual([
    ['closed', true],
    ['closed', true],
    ['closed', false],
    ['closed', true],
    ['closed', true],
  ]);
  expect(of('a1-e-woodcutters-hut--forest-edge').map(({ kind }) => kind)).toEqual(['closed', 'danger']);
  expect(of('a1-e-reed-pond--woodcutters-hut').map(({ kind, cost }) => [kind, cost])).toEqual([
    ['danger', 1],
    ['danger', 1],
  ]);
});

test('a token on an empty place takes its disc; a merchant brings the glyph of a stall', () => {
  const say = tableSpeaker('en', { names: ['Ysolde'], reader: 0 }, kit.texts.en);
  const ruins = node('a1-ruins');
  const find = (over: object) => placesOf(onMap(1, over), say, anchorsOf(1, say)).find(({ id }) => id === ruins);
  expect(find({ events: { [ruins]: '?' } })).toMatchObject({ sign: '?' });
  expect(find({ merchants: { [ruins]: 2 }, events: { [ruins]: '?' } })).not.toHaveProperty('sign');
  expect(isStep({ adventure: 1 }, ruins)).toBe(false);
});

test('heroes who share a place stand side by side, and beside a monster', () => {
  const at = node('a1-ruins');
  const heroes = [{ at }, { at }] as unknown as Parameters<typeof asideOf>[0]['heroes'];
  const aside = (who: typeof heroes, monsters: Parameters<typeof asideOf>[0]['monsters'], n = 0, anchors = new Map()) =>
    asideOf({ adventure: 1, heroes: who, monsters }, n, anchors);
  const spots = [0, 1].map(n => aside(heroes, [], n));
  expect(Math.abs((spots[0]?.x ?? 0) - (spots[1]?.x ?? 0))).toBeGreaterThan(30);
  const monsters = [{ at }] as unknown as Parameters<typeof asideOf>[0]['monsters'];
  expect(aside(heroes.slice(0, 1), monsters)).not.toEqual(aside(heroes.slice(0, 1), []));
  // Beside a monster one stands where no name does.
  const { x, y } = layoutOf(1).at.get(at) ?? { x: 0, y: 0 };
  const named = (dx: number) => aside(heroes.slice(0, 1), monsters, 0, new Map([[at, { x: x + dx, y }]]));
  expect(named(80)?.x).toBeLessThan(0);
  expect(named(-80)?.x).toBeGreaterThan(0);
});

test('steps keep off the discs of the places that they join, and off each other', () => {
  for (const adventure of ADVENTURES) {
    const { at, pieces } = layoutOf(adventure);
    for (const { from, to } of pieces) {
      const [a, b] = [at.get(from), to && at.get(to)];
      if (!a || !b) continue;
      const far = Math.hypot(a.x - b.x, a.y - b.y);
      const steps = [from, to as Node].filter(id => isStep({ adventure }, id)).length;
      expect(far, `${from} ${to}`).toBeGreaterThan(steps === 2 ? 13 : 29);
    }
  }
});
