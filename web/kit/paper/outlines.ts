// Cut paper by outlines: shapes given by points, their shade and their rim of firelight found from the side
// that the fire is on. A point is written 'x,y' (smooth) or 'x,y!' (sharp).

import { mix } from './colour.ts';
import type { Colours, Drawing } from './drawing.ts';

interface Point {
  readonly x: number;
  readonly y: number;
  readonly sharp: boolean;
}
/** With its outward normal. */
interface Edge extends Point {
  readonly n: readonly [number, number];
}
type Spot = Pick<Point, 'x' | 'y'>;

const short = (value: number): string => String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');
const faded = (opacity: number | undefined): string =>
  opacity !== undefined && opacity !== 1 ? ` opacity="${opacity}"` : '';

/** Path data filled. */
export const fill = (d: string, colour: string, opacity?: number): string =>
  `<path d="${d}" fill="${colour}"${faded(opacity)}/>`;
/** Path data drawn as a line. */
export const line = (d: string, colour: string, width = 2, opacity?: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${faded(opacity)}/>`;
export const disc = (x: number, y: number, r: number, colour: string, opacity?: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"${faded(opacity)}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, colour: string, opacity?: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}"${faded(opacity)}/>`;
export const group = (transform: string, ...shapes: readonly string[]): string =>
  `<g transform="${transform}">${shapes.join('')}</g>`;

const numbers = (text: string): readonly [number, number, number] => {
  const [x = 0, y = 0, w = 0] = text.replace('!', '').split(',').map(Number);
  return [x, y, w];
};
const words = (text: string): readonly string[] => text.trim().split(/\s+/);
const read = (text: string): Point[] =>
  words(text).map(word => {
    const [x, y] = numbers(word);
    return { x, y, sharp: word.endsWith('!') };
  });

function unit(x: number, y: number): readonly [number, number] {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}
const middle = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const rounded = (value: number, grain: number): number => Math.round(value / grain) * grain;
/** Around the ring: whoever counts on finds the first after the last. */
const at = <T>(list: readonly T[], i: number): T => list[(i + list.length) % list.length] as T;

/** Path data, relative, in as few characters as may be. */
class Pen {
  d = '';
  #x = 0;
  #y = 0;
  #last = '';

  move({ x, y }: Spot): void {
    this.d += `M${Pen.#pair(x, y)}`;
    this.#last = '';
    this.#at({ x, y });
  }

  line(to: Spot): void {
    this.#put('l', Pen.#pair(to.x - this.#x, to.y - this.#y));
    this.#at(to);
  }

  curve(by: Spot, to: Spot, goesOn: boolean): void {
    const end = Pen.#pair(to.x - this.#x, to.y - this.#y);
    if (goesOn) this.#put('t', end);
    else this.#put('q', Pen.#join(Pen.#pair(by.x - this.#x, by.y - this.#y), end));
    this.#at(to);
  }

  close(): void {
    this.d += 'z';
    this.#last = '';
  }

  #at({ x, y }: Spot): void {
    this.#x = x;
    this.#y = y;
  }

  #put(letter: string, numbers: string): void {
    this.d += letter === this.#last ? (numbers.startsWith('-') ? '' : ' ') + numbers : letter + numbers;
    this.#last = letter;
  }

  static #join = (a: string, b: string): string => a + (b.startsWith('-') ? '' : ' ') + b;
  static #pair = (x: number, y: number): string => Pen.#join(short(x), short(y));
}

/** Where a chain begins: at its first sharp point, or between the first two. */
const start = (list: readonly Point[]): Spot =>
  at(list, 0).sharp ? at(list, 0) : at(list, 1).sharp ? at(list, 1) : middle(at(list, 0), at(list, 1));
const end = (list: readonly Point[]): Spot => start([at(list, -1), at(list, -2)]);

/** A chain of points as quadratic curves: smooth points are controls, and the curve meets the middle between two of them. */
function trace(pen: Pen, list: readonly Point[]): void {
  let arrived = !at(list, 0).sharp && at(list, 1).sharp;
  let curved = false;
  for (let i = 1; i < list.length; i++) {
    const point = at(list, i);
    const next = list[i + 1];
    if (point.sharp) {
      if (!arrived) pen.line(point);
      arrived = false;
      curved = false;
      continue;
    }
    if (!next) break;
    pen.curve(point, next.sharp ? next : middle(point, next), curved);
    curved = !next.sharp;
    arrived = next.sharp;
  }
}

/** Smooth points are pushed a little outwards, so that the curve comes near them. */
function smoothed(points: readonly Point[], closed: boolean): Edge[] {
  const span = (of: 'x' | 'y'): number => {
    const values = points.map(point => point[of]);
    return Math.max(...values) - Math.min(...values);
  };
  const grain = Math.max(span('x'), span('y')) < 34 ? 0.5 : 1;
  return points.map((point, i) => {
    const before = closed || i > 0 ? at(points, i - 1) : point;
    const after = closed || i < points.length - 1 ? at(points, i + 1) : point;
    const [ex, ey] = unit(point.x - before.x, point.y - before.y);
    const [fx, fy] = unit(after.x - point.x, after.y - point.y);
    const [wx, wy] = unit(ex + fx, ey + fy);
    const push = point.sharp ? 0 : 0.3;
    return {
      x: rounded(point.x + (point.x - (before.x + after.x) / 2) * push, grain),
      y: rounded(point.y + (point.y - (before.y + after.y) / 2) * push, grain),
      sharp: point.sharp,
      n: [wy, -wx],
    };
  });
}

function ring(pen: Pen, edges: readonly Edge[]): void {
  const sharp = edges.findIndex(edge => edge.sharp);
  const list =
    sharp < 0
      ? [...edges, at(edges, 0), at(edges, 1)]
      : [...edges.slice(sharp), ...edges.slice(0, sharp), at(edges, sharp)];
  pen.move(start(list));
  trace(pen, list);
  pen.close();
}

function pathOf(text: string, closed: boolean): string {
  const edges = smoothed(read(text), closed);
  const pen = new Pen();
  if (closed) ring(pen, edges);
  else {
    const open = edges.map((edge, i) => (i === 0 || i === edges.length - 1 ? { ...edge, sharp: true } : edge));
    pen.move(at(open, 0));
    trace(pen, open);
  }
  return pen.d;
}

/** Strips along the outline, inwards, as wide as `width` says of each point. */
function strips(edges: readonly Edge[], width: (edge: Edge) => number, grain: number): string {
  const count = edges.length;
  const widths = edges.map(width);
  if (!widths.some(value => value > 0)) return '';
  const pen = new Pen();
  const first = widths.findIndex((value, i) => value > 0 && !(at(widths, i - 1) > 0));
  const from = Math.max(0, first);
  for (let k = 0; k < count; ) {
    const i = (from + k) % count;
    if (!(at(widths, i) > 0)) {
      k++;
      continue;
    }
    let length = 0;
    while (length < count && at(widths, i + length) > 0) length++;
    const run = Array.from({ length: length + 2 }, (_, j) => (i + j - 1 + count) % count);
    const outer = run.map(j => at(edges, j));
    const inner = run
      .map(j => {
        const { x, y, n, sharp } = at(edges, j);
        const deep = Math.max(0, at(widths, j));
        return { x: rounded(x - n[0] * deep, grain), y: rounded(y - n[1] * deep, grain), sharp };
      })
      .reverse();
    pen.move(start(outer));
    trace(pen, outer);
    const [back, to] = [start(inner), end(outer)];
    if (Math.hypot(back.x - to.x, back.y - to.y) > 0.3) pen.line(back);
    trace(pen, inner);
    pen.close();
    k += length;
  }
  return pen.d;
}

export interface Lit {
  /** How deep the shade is; 0 leaves it out. */
  readonly s?: number;
  /** How wide the rim is; 0 leaves it out. */
  readonly r?: number;
  readonly shade?: string;
  readonly rim?: string;
  readonly o?: number;
}
export interface LitLimb extends Lit {
  /** Without round ends. */
  readonly flat?: boolean;
}
export interface Tools {
  /** A shape with shade and rim. */
  readonly form: (points: string, colour: string, lit?: Lit) => string;
  /** 'x,y,r x,y,r …': a spine with half widths. */
  readonly limb: (spine: string, colour: string, lit?: LitLimb) => string;
}

export const NIGHT = '#160b22';
const FIRE = '#ffcb82';

/** What is made in the light of one fire, which burns on the right of heroes and on the left of monsters. */
export function tools(side: 'left' | 'right', fire = FIRE, night = NIGHT): Tools {
  const light = unit((side === 'right' ? 1 : -1) * 0.86, -0.5);
  const towards = ({ n }: Edge): number => n[0] * light[0] + n[1] * light[1];
  const form: Tools['form'] = (text, colour, { s = 8, r = 2.2, shade, rim, o } = {}) => {
    const points = read(text);
    const area = points.reduce((sum, a, i) => sum + a.x * at(points, i + 1).y - at(points, i + 1).x * a.y, 0);
    const edges = smoothed(area < 0 ? points.reverse() : points, true);
    const pen = new Pen();
    ring(pen, edges);
    const shaded = s
      ? strips(edges, edge => (-towards(edge) > 0.05 ? s * Math.min(1, (-towards(edge) - 0.05) * 1.5) : 0), 1)
      : '';
    const rimmed = r
      ? strips(edges, edge => (towards(edge) > 0.2 ? r * Math.min(1, (towards(edge) - 0.2) * 1.8) : 0), 0.5)
      : '';
    return (
      fill(pen.d, colour, o) +
      (shaded && fill(shaded, shade ?? mix(colour, night, 0.42))) +
      (rimmed && fill(rimmed, rim ?? mix(colour, fire, 0.72)))
    );
  };
  const limb: Tools['limb'] = (spine, colour, lit = {}) => {
    const bones = words(spine).map(numbers);
    const left: string[] = [];
    const right: string[] = [];
    bones.forEach(([x, y, w], i) => {
      const before = bones[Math.max(0, i - 1)] ?? [x, y];
      const after = bones[Math.min(bones.length - 1, i + 1)] ?? [x, y];
      const [tx, ty] = unit(after[0] - before[0], after[1] - before[1]);
      if (w < 0.8) {
        left.push(`${x},${y}!`);
        return;
      }
      if (i === 0 && !lit.flat) left.push(`${x - tx * w * 0.8},${y - ty * w * 0.8}`);
      left.push(`${x + ty * w},${y - tx * w}`);
      right.unshift(`${x - ty * w},${y + tx * w}`);
      if (i === bones.length - 1 && !lit.flat) left.push(`${x + tx * w * 0.8},${y + ty * w * 0.8}`);
    });
    const widest = Math.max(...bones.map(([, , w]) => w));
    return form([...left, ...right].join(' '), colour, { s: widest * 0.8, r: Math.min(2.2, widest * 0.3), ...lit });
  };
  return { form, limb };
}

/** The same, where small parts are flat: no rim under 46 across, no shade under 25, and none on thin limbs. */
export function sparingTools(side: 'left' | 'right', fire?: string, night?: string): Tools {
  const { form, limb } = tools(side, fire, night);
  return {
    form(text, colour, lit = {}) {
      const points = words(text).map(numbers);
      const span = (i: 0 | 1): number => Math.max(...points.map(p => p[i])) - Math.min(...points.map(p => p[i]));
      const across = Math.max(span(0), span(1));
      return form(text, colour, across < 25 ? { ...lit, s: 0, r: 0 } : across < 46 ? { ...lit, r: 0 } : lit);
    },
    limb(spine, colour, lit = {}) {
      const widest = Math.max(...words(spine).map(word => numbers(word)[2]));
      return limb(spine, colour, widest < 14 ? { ...lit, r: 0 } : lit);
    },
  };
}

/** The same at each spot: 'x,y x,y', with whatever else is said of one. */
export const each = (spots: string, draw: (spot: readonly number[], n: number) => string): string =>
  spots
    .split(' ')
    .map((spot, n) => draw(spot.split(',').map(Number), n))
    .join('');

/** A shape without shade. */
export const flat = (points: string, colour: string, opacity?: number): string =>
  fill(pathOf(points, true), colour, opacity);
/** A smooth line through points. */
export const wire = (points: string, colour: string, width?: number, opacity?: number): string =>
  line(pathOf(points, false), colour, width, opacity);
/** An eye or a stone that glows. */
export const glow = (x: number, y: number, r: number, colour: string): string =>
  disc(x, y, r * 2.2, colour, 0.22) + disc(x, y, r, colour) + disc(x, y, r * 0.45, '#fff8e0');

/** Fewer characters, for the eye the same. */
const lean = (shapes: string): string =>
  shapes
    .replace(/<path d="" [^>]*>/g, '')
    .replace(/\d*\.\d{2,}/g, number => String(Math.round(Number(number) * 10) / 10).replace(/^0\./, '.'));

/** Left, top and size of head and shoulders; then, where the figure needs more room, how it is moved and shrunk. */
export type Bust = readonly [left: number, top: number, size: number, dx?: number, dy?: number, scale?: number];

export const figureIn =
  (height: number, looks: Drawing['looks']) =>
  <Own extends Colours>(
    [left, top, size, dx = 0, dy = 0, scale = 1]: Bust,
    draw: (colours: Own) => string,
    own: Own,
    frame: Drawing['frame'] = [0, 0, 240, height],
  ): Drawing => {
    const tenth = (value: number): number => Math.round(value * 10) / 10;
    return {
      frame,
      bust: [tenth(left * scale + dx), tenth(top * scale + dy), tenth(size * scale)],
      looks,
      draw(colours = {}) {
        const drawn = lean(draw({ ...own, ...colours }));
        return scale === 1 && dx === 0 ? drawn : group(`translate(${dx} ${dy}) scale(${scale})`, drawn);
      },
    };
  };
