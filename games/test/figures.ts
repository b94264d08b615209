// What holds of every game's figures of cut paper: whoever the game has is drawn, nobody else is, and each drawing is small, plain and
// within its frame.

import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

/** Of one drawing, in bytes. */
const MOST = 6 * 1024;
/** Of all of them in one colour, packed: more than their source is. */
const MOST_OF_ALL = 250 * 1024;

/** As much of a drawing as is held against it. */
interface Drawn {
  readonly frame: readonly [left: number, top: number, width: number, height: number];
  readonly bust: readonly [left: number, top: number, size: number];
}

export interface FiguresOf<Drawing extends Drawn> {
  readonly figures: Readonly<Record<string, Drawing>>;
  /** The whole picture. */
  readonly svgOf: (drawing: Drawing) => string;
  /** Whoever the content has. */
  readonly rows: readonly string[];
  /** Drawn, and their box is not among the content yet. */
  readonly waiting?: readonly string[];
  /** Those who stand whole. Of the others the frame cuts off what is below the shoulders. */
  readonly stands: (id: string) => boolean;
}

export function figuresProof<Drawing extends Drawn>({
  figures,
  svgOf,
  rows,
  waiting = [],
  stands,
}: FiguresOf<Drawing>): void {
  test('everybody has a figure, and no figure is without a row', () => {
    expect(Object.keys(figures).toSorted()).toEqual([...rows, ...waiting].toSorted());
    expect(rows.filter(id => waiting.includes(id))).toEqual([]);
  });

  const drawn = Object.entries(figures).map(([id, drawing]) => ({ id, drawing, svg: svgOf(drawing) }));

  test('no figure is larger than 6 KB, and none has ids, gradients, filters or text', () => {
    for (const { id, svg } of drawn) {
      expect(svg.length, id).toBeLessThan(MOST);
      expect(svg, id).not.toMatch(/\bid=|<(?:linear|radial)Gradient|<filter|<text|<image|url\(|NaN|undefined/);
    }
  });

  test('no two look the same', () => {
    expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(drawn.length);
  });

  test('heads are within the frame, and nobody who stands leaves it', () => {
    const outside = drawn.flatMap(({ id, drawing, svg }) => {
      const { left, top, right, bottom } = frameOf(drawing);
      const [x, y, size] = drawing.bust;
      const isCut = x < left || y < top || x + size > right || y + size > bottom;
      const at = extentOf(svg);
      const isOut = at.top < top - HAIR || (stands(id) && (at.left < left || at.right > right || at.bottom > bottom));
      return isCut || isOut ? [`${id} ${isCut ? 'bust' : JSON.stringify(at)}`] : [];
    });
    expect(outside).toEqual([]);
  });

  test('all figures together are a light load', () => {
    expect(gzipSync(drawn.map(({ svg }) => svg).join('')).length).toBeLessThan(MOST_OF_ALL);
  });
}

/** A feather's tip, or half the width of a line. */
const HAIR = 3;

interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const frameOf = ({ frame: [left, top, width, height] }: Drawn): Extent => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** How far a drawing's outlines go; of a curve, its ends and its middle. */
function extentOf(svg: string): Extent {
  const spots: Spot[] = [];
  /** Where what is moved, turned or scaled comes to lie: the innermost group last. */
  const groups: ((spot: Spot) => Spot)[] = [];
  for (const [, tag = '', text = ''] of svg.matchAll(/<(\/?g|path|circle|ellipse)([^>]*)>/g)) {
    if (tag === 'g') groups.push(placing(text));
    else if (tag === '/g') groups.pop();
    else {
      const own = tag === 'path' ? spotsOf(/ d="([^"]*)"/.exec(text)?.[1] ?? '') : roundOf(text);
      spots.push(...own.map(spot => groups.reduceRight((at, place) => place(at), spot)));
    }
  }
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** `translate(3 4) rotate(90) scale(2)`, the last of them first. */
function placing(text: string): (spot: Spot) => Spot {
  const steps = [...text.matchAll(/(translate|rotate|scale)\(([^)]*)\)/g)].map(([, of, values = '']) => {
    const [a = 0, b] = values.trim().split(/[ ,]+/).map(Number);
    const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
    return ([x, y]: Spot): Spot =>
      of === 'translate'
        ? [x + a, y + (b ?? 0)]
        : of === 'scale'
          ? [x * a, y * (b ?? a)]
          : [x * cos - y * sin, x * sin + y * cos];
  });
  return spot => steps.reduceRight((at, step) => step(at), spot);
}

type Spot = readonly [x: number, y: number];

function roundOf(text: string): readonly Spot[] {
  const of = (name: string): number | undefined => {
    const found = new RegExp(`\\b${name}="([^"]*)"`).exec(text)?.[1];
    return found === undefined ? undefined : Number(found);
  };
  const [x, y] = [of('cx') ?? 0, of('cy') ?? 0];
  const [rx, ry] = [of('rx') ?? of('r') ?? 0, of('ry') ?? of('r') ?? 0];
  return [
    [x - rx, y - ry],
    [x + rx, y + ry],
  ];
}

/** How many numbers each letter takes. */
const TAKES: { readonly [letter: string]: number } = { m: 2, l: 2, t: 2, h: 1, v: 1, q: 4, s: 4, c: 6, a: 7, z: 0 };

function spotsOf(d: string): readonly Spot[] {
  const spots: Spot[] = [];
  let here: Spot = [0, 0];
  for (const [, sign = '', text = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const letter = sign.toLowerCase();
    const numbers = [...text.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    const takes = TAKES[letter];
    if (takes === undefined) throw new Error(`a path with ${sign}: ${d}`);
    for (let i = 0; i + takes <= numbers.length && takes > 0; i += takes) {
      const from = here;
      const values = numbers.slice(i, i + takes);
      const origin: Spot = sign === letter ? from : [0, 0];
      const at = (k: number): Spot => [origin[0] + (values[k] ?? 0), origin[1] + (values[k + 1] ?? 0)];
      if (letter === 'h') here = [origin[0] + (values[0] ?? 0), from[1]];
      else if (letter === 'v') here = [from[0], origin[1] + (values[0] ?? 0)];
      else here = at(takes - 2);
      if (letter === 'q') spots.push(middle([from, at(0), here], [1, 2, 1]));
      if (letter === 'c') spots.push(middle([from, at(0), at(2), here], [1, 3, 3, 1]));
      spots.push(here);
    }
  }
  return spots;
}

function middle(points: readonly Spot[], weights: readonly number[]): Spot {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const on = (of: 0 | 1): number => points.reduce((all, point, i) => all + point[of] * (weights[i] ?? 0), 0) / sum;
  return [on(0), on(1)];
}
