// Which way a space lies, for whoever reads of it instead of seeing the map: spaces have no names of their own, and many are alike.

import type { Text } from '@veillee/kernel';
import { axialOf, type Hex, kept, type Point } from '@veillee/pieces/geometry';
import { hexesOf, isCentre, originUnder, type SpaceAt } from '../content/lattice.ts';
import { distance, monsterAt, spaceAt, spaceText } from './land.ts';
import type { Known } from './state.ts';

/** Counter-clockwise, as angles are counted. */
const WINDS = ['e', 'ne', 'n', 'nw', 'w', 'sw', 's', 'se'] as const;
type Wind = (typeof WINDS)[number];

/** Pointy-top: each row lies half a hex further to the right, and its rows are closer than its columns. */
const ROW = Math.sqrt(3) / 2;
const pointIn = (at: Hex): Point => {
  const { q, r } = axialOf(at);
  return { x: q + r / 2, y: r * ROW };
};

/** The middle of a tile. */
function middleOf(origin: Hex): Point {
  const points = hexesOf(origin).map(pointIn);
  const mean = (of: (point: Point) => number): number =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

const MOST_KEPT = 1024;
const pointOf = kept((at: SpaceAt): Point => (isCentre(at) ? middleOf(originUnder(at)) : pointIn(at)), MOST_KEPT);

/** The wind whose sector the direction lies in. */
function windOf(from: Point, to: Point): Wind {
  const turns = Math.atan2(from.y - to.y, to.x - from.x) / (2 * Math.PI);
  const sector = Math.round(turns * WINDS.length);
  return WINDS[(sector + WINDS.length) % WINDS.length] ?? 'e';
}

const bearing = (wind: Wind): Text => ({ text: `bearing.${wind}` });

/** What a space is, who guards it, and which way it lies. */
export const spaceTold = (state: Known, from: SpaceAt, to: SpaceAt) => ({
  space: spaceText(spaceAt(state, to)),
  level: monsterAt(state, to) ?? 0,
  way: bearing(windOf(pointOf(from), pointOf(to))),
});

/** The same of a space to which nobody walks: how far away it is as well. */
export const farSpace = (state: Known, from: SpaceAt, to: SpaceAt) => ({
  ...spaceTold(state, from, to),
  n: distance(state, from, to),
});

/** Where a whole tile lies. */
export const tileBearing = (from: SpaceAt, origin: Hex): Text => bearing(windOf(pointOf(from), middleOf(origin)));
