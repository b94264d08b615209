// Where things may stand on a board: away from paths, places and each other, the same every time. Pure.

import type { Point } from '@veillee/pieces/geometry';
import type { AdventureNumber, Half } from '../../content/vocabulary.ts';
import { type Frame, frameOf, isStepId, layoutOf, pointIn } from '../map/lay.ts';
import { type Ink, inkOf } from './ink.ts';
import { PALETTES } from './palettes.ts';

export type Segment = readonly [Point, Point];

/** A repeatable die for drawings. */
export function sown(name: string): () => number {
  let seed = 7;
  for (const letter of name) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 65521;
  return () => {
    seed = (seed * 75 + 74) % 65537;
    return seed / 65537;
  };
}

export function distanceTo({ x, y }: Point, [a, b]: Segment): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const part = ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.max(0, Math.min(1, part));
  return Math.hypot(x - a.x - t * dx, y - a.y - t * dy);
}

export interface Site {
  readonly id: string;
  readonly frame: Frame;
  readonly ink: Ink;
  readonly chance: () => number;
  readonly ways: readonly Segment[];
  readonly places: readonly (Point & { readonly id: string })[];
  /** A point in hundredths of the board, as its data gives them. */
  at(x: number, y: number): Point;
  /** A path that is written in hundredths. */
  path(d: string): string;
  /** How far a point is from the nearest path or place, and from the nearest place. */
  off(point: Point): number;
  offPlaces(point: Point): number;
  /** Up to `tries` points that suit, none nearer to another than `apart`, the far ones first. */
  scatter(tries: number, apart: number, suits: (point: Point) => boolean): Point[];
}

export function siteOf(adventure: AdventureNumber, half: Half): Site {
  const frame = frameOf(adventure, half);
  const { at: spots, pieces } = layoutOf(adventure);
  const inside = ({ x }: Point): boolean => x >= frame.left && x <= frame.left + frame.width;
  const ways = pieces.flatMap(({ from, to, path }): Segment[] => {
    const [a, b] = [spots.get(from), to && spots.get(to)];
    return a && b && (path.kind === 'green' || path.kind === 'dangerous') && (inside(a) || inside(b)) ? [[a, b]] : [];
  });
  const places = [...spots].flatMap(([id, point]) =>
    isStepId(adventure, id) || !inside(point) ? [] : [{ id, ...point }],
  );
  const chance = sown(`${adventure}${half}`);
  const at = (x: number, y: number): Point => pointIn(frame, x, y);
  const offPlaces = (point: Point): number =>
    Math.min(...places.map(place => Math.hypot(place.x - point.x, (place.y - point.y) * 1.1)));
  return {
    id: `${adventure}${half}`,
    frame,
    ink: inkOf(PALETTES[adventure]),
    chance,
    ways,
    places,
    at,
    path: d => {
      const points = d.matchAll(/(-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)/g);
      let drawn = d;
      for (const [pair, x, y] of points) {
        const point = at(Number(x), Number(y));
        drawn = drawn.replace(pair, `${point.x.toFixed(1)},${point.y.toFixed(1)}`);
      }
      return drawn;
    },
    off: point => Math.min(offPlaces(point), ...ways.map(way => distanceTo(point, way))),
    offPlaces,
    scatter: (tries, apart, suits) => {
      const found: Point[] = [];
      for (let n = 0; n < tries; n++) {
        const point = { x: frame.left + chance() * frame.width, y: frame.top + chance() * frame.height };
        if (!suits(point)) continue;
        if (found.every(({ x, y }) => Math.hypot(x - point.x, (y - point.y) * 1.25) >= apart)) found.push(point);
      }
      return found.sort((a, b) => a.y - b.y);
    },
  };
}

/** An oval that runs out softly: a gradient, since blurring is what a first look at a map would wait for. */
export function softOval(id: string, { x, y }: Point, rx: number, ry: number, fill: string, opacity: number): string {
  const [cx, cy] = [x.toFixed(0), y.toFixed(0)];
  const name = `wash${id}x${cx}y${cy}w${rx.toFixed(0)}`.replaceAll('-', 'm');
  const stop = (offset: number, share: number): string =>
    `<stop offset="${offset}" stop-color="${fill}" stop-opacity="${(opacity * share).toFixed(2)}"/>`;
  return `<radialGradient id="${name}">${stop(0, 1)}${stop(0.45, 0.85)}${stop(0.75, 0.35)}${stop(1, 0)}</radialGradient><ellipse cx="${cx}" cy="${cy}" rx="${rx.toFixed(0)}" ry="${ry.toFixed(0)}" fill="url(#${name})"/>`;
}

/** A wash of colour that runs out softly, in hundredths. */
export const blot = (
  { id, frame, at }: Site,
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  opacity: number,
): string => softOval(id, at(x, y), (rx * frame.width) / 74, (ry * frame.height) / 74, fill, opacity);

/** Beyond the edges, where the wobble of the pen would show what lies behind. */
export const OVER = 12;

export const ground = ({ frame: { left, top, width, height } }: Site, fill: string): string =>
  `<rect x="${left - OVER}" y="${top - OVER}" width="${width + 2 * OVER}" height="${height + 2 * OVER}" fill="${fill}"/>`;

/** The paths as broad strokes: gaps in a wood, streets of a town. */
export const broad = ({ ways, places }: Site, width: number, colour: string, opacity = 1): string =>
  ways
    .map(
      ([a, b]) =>
        `<path d="M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`,
    )
    .join('') +
  places
    .map(
      ({ x, y }) =>
        `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${width * 0.62}" fill="${colour}" opacity="${opacity}"/>`,
    )
    .join('');

/** Small waves here and there. */
export const ripples = (
  { scatter, chance }: Site,
  tries: number,
  apart: number,
  colours: readonly [string, string],
): string =>
  scatter(tries, apart, () => true)
    .map(
      ({ x, y }) =>
        `<path d="M${x.toFixed(1)} ${y.toFixed(1)}q6 -4 12 0t12 0" fill="none" stroke="${colours[chance() < 0.5 ? 0 : 1]}" stroke-width="1.3" opacity=".65"/>`,
    )
    .join('');
