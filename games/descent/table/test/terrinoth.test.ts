// The map of Terrinoth as it is drawn: everything has a place of its own, and names can be read in both languages.

import { LANGUAGES } from '@veillee/kernel';
import { tableSpeaker } from '@veillee/text';
import { describe, expect, test } from 'vitest';
import { locations, trails } from '../../content/legend/map.ts';
import { kit } from '../../index.ts';
import { drawLand } from '../legend/land.ts';
import { curveOf, HEIGHT, linesOf, nameBox, paths, spotAt, tagSpots, WIDTH } from '../legend/layout.ts';

const DISC = 44;
const names = (language: (typeof LANGUAGES)[number]) => {
  const say = tableSpeaker(language, { names: ['Ysolde'], reader: 0 }, kit.texts[language]);
  return (id: string): string => say({ text: `location.${id}` });
};
type Box = ReturnType<typeof nameBox>;
const share = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

describe('places', () => {
  test('lie on the paper, and none on another', () => {
    for (const { id } of locations) {
      const { x, y } = spotAt(id);
      expect(Math.min(x, y, WIDTH - x, HEIGHT - y), id).toBeGreaterThan(DISC / 2);
      for (const other of locations)
        if (other.id !== id)
          expect(Math.hypot(spotAt(other.id).x - x, spotAt(other.id).y - y), `${id} ${other.id}`).toBeGreaterThan(DISC);
    }
  });
  test.each(LANGUAGES)('have names beside them that cover no other: %s', language => {
    const nameOf = names(language);
    const boxes = locations.map(row => ({ id: row.id, box: nameBox(row, nameOf(row.id)) }));
    const covered = boxes.flatMap(({ id, box }, n) =>
      boxes.slice(n + 1).flatMap(other => (share(box, other.box) > 0 ? [`${id} ${other.id}`] : [])),
    );
    expect(covered).toEqual([]);
    // Nor the drawing of a place.
    for (const { box, id } of boxes)
      for (const other of locations) {
        const { x, y } = spotAt(other.id);
        const disc = { left: x - 17, right: x + 17, top: y - 17, bottom: y + 17 };
        expect(share(box, disc), `${id} over ${other.id}`).toBe(0);
      }
  });
});

test('a long name stands in two lines of which neither is much longer', () => {
  expect(linesOf('Tamalir')).toEqual(['Tamalir']);
  expect(linesOf('March of the Glowing Moon')).toEqual(['March of the', 'Glowing Moon']);
});

test('every trail is drawn once, between its ends', () => {
  expect(paths.map(({ id }) => id)).toEqual(trails.map(({ id }) => id));
  for (const trail of trails) {
    const { at } = curveOf(trail);
    expect([at(0), at(1)]).toEqual(trail.ends.map(spotAt));
  }
});

test.each(LANGUAGES)(
  'what marches cost is written over no name and no place, wherever the party stands: %s',
  language => {
    const nameOf = names(language);
    const boxes = locations.map(row => nameBox(row, nameOf(row.id)));
    let hidden = 0;
    for (const { id } of locations) {
      const ways = trails
        .filter(({ ends, kind }) => ends.includes(id) && kind === 'normal')
        .map(({ ends: [a, b] }) => ({ from: id, to: a === id ? b : a }));
      const spots = tagSpots(ways, nameOf, []);
      expect(spots).toHaveLength(ways.length);
      for (const { x, y } of spots) {
        const tag = { left: x - 40, right: x + 40, top: y - 12, bottom: y + 12 };
        if (boxes.some(box => share(box, tag) > 400)) hidden++;
      }
    }
    // A few short trails leave no room.
    expect(hidden).toBeLessThan(8);
  },
);

test('the land is one picture, and the same each time', () => {
  const svg = drawLand();
  expect(svg).toBe(drawLand());
  expect(svg.match(/<radialGradient/g)).toHaveLength(locations.length);
});
