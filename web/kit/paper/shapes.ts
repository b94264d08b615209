// Cut paper by shapes: smooth forms from a few points, a crescent of shade away from the light, a rim towards
// it. A shape is written 'x,y x,y* x,y': smooth points, * for corners, clockwise; a tube 'x,y,w …': a spine with half widths.
// Everybody looks left and is lit from the upper left.

import { mix } from './colour.ts';
import type { Colours, Drawing } from './drawing.ts';

export const NIGHT = '#120b1c';
const LIGHT = { x: -0.68, y: -0.73 } as const;

export const dark = (colour: string, share = 0.42): string => mix(colour, NIGHT, share);
export const lit = (colour: string, share = 0.25): string => mix(colour, '#ffe9c4', share);

interface Spot {
  readonly x: number;
  readonly y: number;
}
interface Point extends Spot {
  /** Half the width of a tube. */
  readonly w?: number;
  readonly corner?: boolean;
  /** Where the outline heads. */
  readonly heads?: Spot | undefined;
  /** The tip of a crescent. */
  readonly tip?: boolean;
  /** The open end of a tube: no light falls on it. */
  readonly still?: boolean;
  /** The round end of a tube. */
  readonly cap?: boolean;
}
interface Handles {
  readonly before: Spot;
  readonly after: Spot;
}

export const points = (text: string): Point[] =>
  text
    .trim()
    .split(/\s+/)
    .map(word => {
      const corner = word.endsWith('*');
      const [x = 0, y = 0, w] = (corner ? word.slice(0, -1) : word).split(',').map(Number);
      return { x, y, corner, ...(w !== undefined && { w }) };
    });
const written = (shape: readonly Point[]): string =>
  shape.map(({ x, y, corner }) => `${x},${y}${corner ? '*' : ''}`).join(' ');
const at = <T>(list: readonly T[], i: number): T => list[(i + list.length) % list.length] as T;
const halves = (value: number): number => Math.round(value * 2) / 2;

export interface Placing {
  readonly dx?: number;
  readonly dy?: number;
  readonly k?: number;
  readonly kx?: number;
  readonly ky?: number;
  /** In degrees. */
  readonly turn?: number;
  readonly cx?: number;
  readonly cy?: number;
}
/** The same shape moved, turned and scaled about (cx, cy). */
export function put(
  shape: string,
  { dx = 0, dy = 0, k = 1, kx = k, ky = k, turn = 0, cx = 0, cy = 0 }: Placing,
): string {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const tenth = (value: number): number => Math.round(value * 10) / 10;
  return points(shape)
    .map(point => {
      const [x, y] = [(point.x - cx) * kx, (point.y - cy) * ky];
      const width = point.w === undefined ? '' : `,${tenth(point.w * Math.abs(k))}`;
      return `${tenth(cx + dx + x * cos - y * sin)},${tenth(cy + dy + x * sin + y * cos)}${width}${point.corner ? '*' : ''}`;
    })
    .join(' ');
}

const far = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y) || 1e-6;
const along = (from: Spot, heads: Spot, length: number): Spot => ({
  x: from.x + heads.x * length,
  y: from.y + heads.y * length,
});

function handlesOf(shape: readonly Point[], closed: boolean): Handles[] {
  return shape.map((point, i) => {
    const a = closed ? at(shape, i - 1) : shape[i - 1];
    const b = closed ? at(shape, i + 1) : shape[i + 1];
    const third = (to: Spot | undefined): Spot =>
      to ? { x: point.x + (to.x - point.x) * 0.33, y: point.y + (to.y - point.y) * 0.33 } : point;
    if (point.corner || !a || !b) return { before: third(a), after: third(b) };
    const [la, lb] = [far(point, a), far(b, point)];
    const { heads } = point;
    if (heads) {
      const before = along(point, heads, -la * 0.36);
      const after = along(point, heads, lb * 0.36);
      if (!point.tip) return { before, after };
      // Along the outline on one side, straight to the inner edge on the other.
      const ahead = (from: Spot, to: Spot): boolean => (to.x - from.x) * heads.x + (to.y - from.y) * heads.y > 0;
      const first = ahead(point, b) && b.heads !== undefined && !(a.heads && ahead(a, point));
      return first ? { before: third(a), after } : { before, after: third(b) };
    }
    const tx = ((point.x - a.x) / la) * lb + ((b.x - point.x) / lb) * la;
    const ty = ((point.y - a.y) / la) * lb + ((b.y - point.y) / lb) * la;
    const length = Math.hypot(tx, ty) || 1;
    const smooth = { x: tx / length, y: ty / length };
    return { before: along(point, smooth, -la * 0.37), after: along(point, smooth, lb * 0.37) };
  });
}

const packed = (values: readonly number[]): string =>
  values
    .map(value => `${value}`.replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replace(/ -/g, '-');

/** Path data, relative and rounded to a pixel. */
function trace(shape: readonly Point[], closed = true): string {
  const handles = handlesOf(shape, closed);
  const first = at(shape, 0);
  let [x, y] = [Math.round(first.x), Math.round(first.y)];
  let d = `M${packed([x, y])}`;
  let last = '';
  const add = (letter: string, values: readonly number[]): void => {
    const text = packed(values);
    d += letter === last ? (text.startsWith('-') ? text : ` ${text}`) : letter + text;
    last = letter;
  };
  for (let i = 0; i < shape.length - (closed ? 0 : 1); i++) {
    const from = (spot: Spot): readonly [number, number] => [Math.round(spot.x) - x, Math.round(spot.y) - y];
    const [a, b] = [at(shape, i), at(shape, i + 1)];
    const [u, v] = [at(handles, i).after, at(handles, i + 1).before];
    const bent = Math.hypot(b.x - 3 * v.x + 3 * u.x - a.x, b.y - 3 * v.y + 3 * u.y - a.y) * 0.048;
    if (a.corner && b.corner) add('l', from(b));
    else if (bent < 1.3) {
      const by = { x: (3 * (u.x + v.x) - a.x - b.x) / 4, y: (3 * (u.y + v.y) - a.y - b.y) / 4 };
      add('q', [...from(by), ...from(b)]);
    } else add('c', [...from(u), ...from(v), ...from(b)]);
    [x, y] = [Math.round(b.x), Math.round(b.y)];
  }
  return d + (closed ? 'z' : '');
}

/** A point of an outline, and where outwards is. */
interface Edge extends Point {
  readonly nx: number;
  readonly ny: number;
}

function around(shape: readonly Point[]): Edge[] {
  const handles = handlesOf(shape, true);
  const area = shape.reduce((sum, p, i) => sum + p.x * at(shape, i + 1).y - at(shape, i + 1).x * p.y, 0);
  const side = area > 0 ? 1 : -1;
  const unit = (dx: number, dy: number): Spot => {
    const length = Math.hypot(dx, dy) || 1;
    return { x: dx / length, y: dy / length };
  };
  const outwards = ({ x, y }: Spot): Spot => ({ x: y * side, y: -x * side });
  return shape.flatMap((p, i) => {
    const q = at(shape, i + 1);
    const { before, after } = at(handles, i);
    const next = at(handles, i + 1).before;
    const heads = unit(after.x - before.x, after.y - before.y);
    let n = outwards(heads);
    if (p.corner) {
      const u = outwards(unit(p.x - before.x, p.y - before.y));
      const w = outwards(unit(after.x - p.x, after.y - p.y));
      n = { x: (u.x + w.x) / 2, y: (u.y + w.y) / 2 };
    }
    const edge: Edge = {
      ...{ x: p.x, y: p.y, nx: n.x, ny: n.y, heads: p.corner ? undefined : heads },
      ...(p.still && { still: true }),
      ...(p.corner && { corner: true }),
    };
    if ((p.corner && q.corner) || !(p.cap || far(p, q) > 44) || (p.still && q.still)) return [edge];
    const half = (of: 'x' | 'y'): number => (p[of] + 3 * after[of] + 3 * next[of] + q[of]) / 8;
    const on = unit(q.x + next.x - after.x - p.x, q.y + next.y - after.y - p.y);
    const out = outwards(on);
    return [edge, { x: half('x'), y: half('y'), nx: out.x, ny: out.y, heads: on }];
  });
}

/** Crescents along the edges that the light falls on (1) or does not (-1), at least so long. */
function crescents(shape: readonly Point[], sign: 1 | -1, from: number, depth: number, least: number): string {
  const edges = around(shape).map(edge => ({
    ...edge,
    light: edge.still ? 0 : sign * (edge.nx * LIGHT.x + edge.ny * LIGHT.y),
  }));
  const count = edges.length;
  const start = edges.findIndex((edge, i) => edge.light <= from && at(edges, i + 1).light > from);
  if (start < 0) return '';
  const crescent = (run: typeof edges): string => {
    if (run.length <= 2) return '';
    const length = run.slice(1).reduce((sum, edge, i) => sum + far(edge, at(run, i)), 0);
    if (length <= least) return '';
    const outer = run.map((edge, i): Point => {
      const tip = i === 0 || i === run.length - 1;
      return { x: edge.x, y: edge.y, corner: edge.corner || (tip && !edge.heads), heads: edge.heads, tip };
    });
    const inner = run
      .slice(1, -1)
      .reverse()
      .map(({ x, y, nx, ny, corner = false, heads, light }): Point => {
        const deep = (depth * (light - from)) / (1 - from);
        const back = heads && { x: -heads.x, y: -heads.y };
        return { x: x - nx * deep, y: y - ny * deep, corner, heads: back };
      });
    return trace([...outer, ...inner]);
  };
  let d = '';
  let run: typeof edges = [];
  for (let k = 0; k <= count; k++) {
    const edge = at(edges, (start + k) % count);
    if (edge.light > from && k < count) {
      if (run.length === 0) run.push(at(edges, (start + k - 1 + count) % count));
      run.push(edge);
    } else if (run.length > 0) {
      d += crescent([...run, edge]);
      run = [];
    }
  }
  return d;
}

const faded = (opacity: number): string => (opacity < 1 ? ` opacity="${opacity}"` : '');
/** Path data filled. */
export const path = (d: string, colour: string, opacity = 1): string =>
  d ? `<path d="${d}" fill="${colour}"${faded(opacity)}/>` : '';
/** A flat shape; several with |. */
export const flat = (shapes: string, colour: string, opacity = 1): string =>
  path(
    shapes
      .split('|')
      .map(shape => trace(points(shape)))
      .join(''),
    colour,
    opacity,
  );
/** A smooth line; several with |. */
export const line = (shapes: string, colour: string, width = 1.6, opacity = 1): string => {
  const d = shapes.split('|').map(shape => trace(points(shape), false));
  return `<path d="${d.join('')}" fill="none" stroke="${colour}" stroke-width="${width}"${faded(opacity)}/>`;
};
export const dot = (x: number, y: number, r: number, colour: string, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"${faded(opacity)}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, colour: string, opacity = 1): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}"${faded(opacity)}/>`;
/** The shadow of what stands on the ground. */
export const ground = (x = 120, rx = 92, y = 284): string => oval(x, y, rx, 9, '#0a0609', 0.42);

function outlineOfTube(text: string): Point[] {
  const spine = points(text);
  const left: Point[] = [];
  const right: Point[] = [];
  spine.forEach((p, i) => {
    const [a, b] = [spine[i - 1], spine[i + 1]];
    const w = p.w ?? 0;
    const step = (from: Spot | undefined, to: Spot | undefined, of: 'x' | 'y'): number =>
      from && to ? (to[of] - from[of]) / far(from, to) : 0;
    const [dx, dy] = [step(a, p, 'x') + step(p, b, 'x'), step(a, p, 'y') + step(p, b, 'y')];
    const length = Math.hypot(dx, dy) || 1;
    const [tx, ty] = [dx / length, dy / length];
    if (w < 0.6) {
      left.push({ x: p.x, y: p.y, corner: true });
      return;
    }
    const common = { corner: p.corner ?? false, still: i === 0 };
    const cap = i === spine.length - 1;
    left.push({ x: p.x + ty * w, y: p.y - tx * w, heads: { x: tx, y: ty }, ...common, cap });
    right.unshift({ x: p.x - ty * w, y: p.y + tx * w, heads: { x: -tx, y: -ty }, ...common });
  });
  return [...left, ...right];
}

export interface Lit {
  /** How deep the shade is. */
  readonly d?: number;
  readonly s?: string;
  /** The rim's colour; 0 for none. */
  readonly r?: string | 0;
  readonly w?: number;
  readonly o?: number;
  readonly from?: number;
}
export interface Tools {
  /** A shape with its shade and its rim. */
  readonly form: (shape: string, colour: string, lit?: Lit) => string;
  readonly tube: (spine: string, colour: string, lit?: Lit) => string;
}

/** The tools in the light of one palette; spare: how much longer a shade or a rim must be to be worth drawing. */
export function tools({ rim = '#ffd7a1' }: { readonly rim?: string } = {}, spare = 1): Tools {
  const shaped = (raw: readonly Point[], colour: string, { d = 10, s, r, w = 2.9, o = 1, from = 0.05 }: Lit = {}) => {
    const shape = raw.map(point => ({ ...point, x: Math.round(point.x), y: Math.round(point.y) }));
    return (
      path(trace(shape), colour, o) +
      (d > 7 ? path(crescents(shape, -1, from, d, 26 * spare), s ?? dark(colour)) : '') +
      (r === 0 ? '' : path(crescents(shape, 1, 0.36, w, 20 * spare), r ?? mix(rim, colour, 0.18)))
    );
  };
  return {
    form: (shape, colour, light) => shaped(points(shape), colour, light),
    tube: (spine, colour, light) =>
      shaped(outlineOfTube(spine), colour, { d: Math.max(...points(spine).map(({ w = 0 }) => w)) * 0.9, ...light }),
  };
}
/** Tubes without light, for what is far or thin; several with |. */
export const limb = (spines: string, colour: string, opacity = 1): string =>
  path(
    spines
      .split('|')
      .map(spine => trace(outlineOfTube(spine)))
      .join(''),
    colour,
    opacity,
  );

/** Points of a ragged edge along a curve: so many tufts, so long, leaning along it. To be put into a shape. */
export function tufts(curve: string, count: number, length: number, lean = 0.6): string {
  const shape = points(curve);
  const handles = handlesOf(shape, false);
  const on = (share: number): { readonly x: number; readonly y: number; readonly heads: Spot } => {
    const k = Math.min(shape.length - 2, Math.floor(share * (shape.length - 1)));
    const t = share * (shape.length - 1) - k;
    const m = 1 - t;
    const [p, a, b, q] = [at(shape, k), at(handles, k).after, at(handles, k + 1).before, at(shape, k + 1)];
    const place = (of: 'x' | 'y'): number =>
      m * m * m * p[of] + 3 * m * m * t * a[of] + 3 * m * t * t * b[of] + t * t * t * q[of];
    const slope = (of: 'x' | 'y'): number =>
      m * m * (a[of] - p[of]) + 2 * m * t * (b[of] - a[of]) + t * t * (q[of] - b[of]);
    const steep = Math.hypot(slope('x'), slope('y')) || 1;
    return { x: place('x'), y: place('y'), heads: { x: slope('x') / steep, y: slope('y') / steep } };
  };
  const edge: Point[] = [];
  for (let i = 0; i < count; i++) {
    const [foot, middle] = [on(i / count), on((i + 0.5) / count)];
    const k = length * (i % 2 ? 0.78 : 1);
    const { x, y } = middle.heads;
    edge.push(
      { x: halves(foot.x), y: halves(foot.y), corner: true },
      { x: halves(middle.x + y * k + x * k * lean), y: halves(middle.y - x * k + y * k * lean), corner: true },
    );
  }
  const last = on(1);
  return written([...edge, { x: halves(last.x), y: halves(last.y), corner: true }]);
}
/** Spikes on a curve, to its left as one goes. */
export function spikes(curve: string, count: number, length: number, colour: string, lean = 0.5, opacity = 1): string {
  const edge = points(tufts(curve, count, length, lean));
  const parts: string[] = [];
  for (let i = 0; i + 2 < edge.length; i += 2) parts.push(written(edge.slice(i, i + 3)));
  return flat(parts.join('|'), colour, opacity);
}
/** A row of teeth from one point to another, to the left as one goes. */
export function teeth(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  count: number,
  length: number,
  colour: string,
): string {
  const [dx, dy] = [(x2 - x1) / count, (y2 - y1) / count];
  const step = Math.hypot(dx, dy);
  const uneven = [1, 0.7, 0.9];
  let d = '';
  for (let i = 0; i < count; i++) {
    const k = length * at(uneven, i % 3);
    const foot = packed([halves(x1 + dx * i), halves(y1 + dy * i)]);
    const tip = packed([halves(dx / 2 + (dy / step) * k), halves(dy / 2 - (dx / step) * k)]);
    d += `M${foot}l${tip}L${packed([halves(x1 + dx * (i + 0.92)), halves(y1 + dy * (i + 0.92))])}z`;
  }
  return path(d, colour);
}
/** Claws: from the fingertips, each 'x,y,tipx,tipy'. */
export function claws(text: string, colour: string, width = 4): string {
  const claw = (word: string): string => {
    const [x = 0, y = 0, a = 0, b = 0] = word.split(',').map(Number);
    const length = Math.hypot(a - x, b - y);
    const [nx, ny] = [(((b - y) / length) * width) / 2, ((-(a - x) / length) * width) / 2];
    const bow = packed([halves((x + a) / 2 + nx * 1.4), halves((y + b) / 2 + ny * 1.4)]);
    return `M${packed([halves(x + nx), halves(y + ny)])}Q${bow} ${packed([a, b])}L${packed([halves(x - nx), halves(y - ny)])}z`;
  };
  return path(text.split(' ').map(claw).join(''), colour);
}
/** A slanting eye that looks left. */
export const eye = (
  x: number,
  y: number,
  size: number,
  colour: string,
  {
    turn = 12,
    pupil = NIGHT,
    wide = 0.5,
  }: { readonly turn?: number; readonly pupil?: string; readonly wide?: number } = {},
): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M${-size} 0Q${-size * 0.2} ${-size * wide * 1.5} ${size} ${-size * wide * 0.7}Q${size * 0.5} ${size * wide * 1.2} ${-size} 0z" fill="${colour}"/>${pupil ? `<circle cx="${-size * 0.1}" cy="${-size * 0.06}" r="${Math.round(size * wide * 5) / 10}" fill="${pupil}"/>` : ''}</g>`;
/** A light: two or three discs, each fainter. */
export const glow = (x: number, y: number, r: number, colour: string, opacity = 0.16): string =>
  dot(x, y, r, colour, opacity) +
  dot(x, y, r * 0.62, colour, opacity * 1.6) +
  (r > 40 ? dot(x, y, r * 0.3, colour, opacity * 2) : '');
/** A flame of three tongues, from its foot. */
export const flame = (x: number, y: number, k: number, colour: string, core = '#ffe9b0'): string =>
  flat(put('0,0 -9,-8 -8,-20 -2,-26 -3,-38* 5,-28 6,-20 10,-25* 11,-12 7,-2', { dx: x, dy: y, k }), colour) +
  flat(put('0,-2 -4,-8 -1,-14 1,-22* 4,-12 4,-5', { dx: x, dy: y, k }), core);

/** Neighbours of one colour become one path. */
function joined(shapes: string): string {
  let [now, before] = [shapes, ''];
  while (now !== before) {
    before = now;
    now = now.replace(
      /<path d="([^"]*)" fill="(#[0-9a-f]+)"\/><path d="([^"]*)" fill="\2"\/>/g,
      '<path d="$1$3" fill="$2"/>',
    );
  }
  return now;
}

/** A figure on 240 by 300; what is drawn is told by its colours. */
export const figure = <Own extends Colours>(
  bust: Drawing['bust'],
  own: Own,
  draw: (colours: Own, tools: Tools) => readonly string[],
  spare = 1,
): Drawing => ({
  frame: [0, 0, 240, 300],
  bust,
  looks: 'left',
  draw(colours = {}) {
    const all = { ...own, ...colours };
    return joined(draw(all, tools(all, spare)).join(''));
  },
});
