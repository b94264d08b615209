// What the dungeon's drawings are made of: SVG in a box of 100 units a space, light from above, a dark outline. Guide, section 14.

import { uneven } from '@veillee/web/kit/map/shapes.ts';

export const OUTLINE = '#1d120a';

export interface Pen {
  readonly line?: string;
  readonly width?: number;
  readonly opacity?: number;
  readonly dashes?: string;
}

const attributes = ({ line = OUTLINE, width = 3, opacity, dashes }: Pen): string =>
  [
    `stroke="${width === 0 ? 'none' : line}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`,
    ...(opacity === undefined ? [] : [`opacity="${opacity}"`]),
    ...(dashes === undefined ? [] : [`stroke-dasharray="${dashes}"`]),
  ].join(' ');

export const BARE: Pen = { width: 0 };

export const shape = (d: string, fill: string, pen: Pen = {}): string =>
  `<path d="${d}" fill="${fill}" ${attributes(pen)}/>`;
export const stroke = (d: string, line: string, width = 3, pen: Pen = {}): string =>
  shape(d, 'none', { ...pen, line, width });
export const disc = (x: number, y: number, r: number, fill: string, pen: Pen = {}): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${attributes(pen)}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, pen: Pen = BARE): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${attributes(pen)}/>`;
export const box = (x: number, y: number, w: number, h: number, r: number, fill: string, pen: Pen = {}): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${attributes(pen)}/>`;
/** What something casts on the floor straight below it. */
export const shade = (x: number, y: number, rx: number, ry: number, depth = 0.42): string =>
  oval(x, y, rx, ry, `rgb(10 5 2 / ${depth})`);
/** A drawing of game-icons, by its middle and its size. */
export const sign = (glyph: string, x: number, y: number, size: number, fill: string): string =>
  `<path d="${glyph}" fill="${fill}" transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})"/>`;

// ---- outlines of several spaces ----

export type Cell = readonly [x: number, y: number];
type Corner = readonly [x: number, y: number];

/** The rims of a group of spaces, in spaces, each with the group on its right hand. */
export function rimsOf(cells: readonly Cell[]): readonly (readonly Corner[])[] {
  const has = new Set(cells.map(String));
  const from = new Map<string, Corner[]>();
  const add = (a: Corner, b: Corner): void => {
    from.set(String(a), [...(from.get(String(a)) ?? []), b]);
  };
  for (const [x, y] of cells) {
    if (!has.has(`${x},${y - 1}`)) add([x, y], [x + 1, y]);
    if (!has.has(`${x + 1},${y}`)) add([x + 1, y], [x + 1, y + 1]);
    if (!has.has(`${x},${y + 1}`)) add([x + 1, y + 1], [x, y + 1]);
    if (!has.has(`${x - 1},${y}`)) add([x, y + 1], [x, y]);
  }
  const rims: Corner[][] = [];
  for (const [x, y] of cells)
    for (const start of [[x, y] as Corner, [x, y + 1] as Corner, [x + 1, y] as Corner, [x + 1, y + 1] as Corner])
      while (from.has(String(start))) rims.push(walkRim(from, start));
  return rims;
}

/** Where two rims touch in a corner, the right turn keeps them apart. */
function walkRim(from: Map<string, Corner[]>, start: Corner): Corner[] {
  const rim: Corner[] = [];
  let at = start;
  let way: Corner | undefined;
  for (;;) {
    const nexts = from.get(String(at));
    if (!nexts) return rim;
    const right = nexts.findIndex(([x, y]) => way && way[0] * (y - at[1]) - way[1] * (x - at[0]) > 0);
    const [next] = nexts.splice(Math.max(0, right), 1);
    if (nexts.length === 0) from.delete(String(at));
    if (!next) return rim;
    rim.push(at);
    way = [next[0] - at[0], next[1] - at[1]];
    at = next;
    if (String(at) === String(start) && !from.has(String(start))) return rim;
  }
}

const UNIT = 100;
const near = (value: number): string => value.toFixed(1);

/** A straight outline, drawn in by `inset` units. */
export const straightOutline = (cells: readonly Cell[], inset: number): string =>
  rimsOf(cells)
    .map(rim => {
      const corners = rim.flatMap((b, i) => {
        const a = rim.at(i - 1) ?? b;
        const c = rim[(i + 1) % rim.length] ?? b;
        const [one, two] = [
          [b[0] - a[0], b[1] - a[1]],
          [c[0] - b[0], c[1] - b[1]],
        ] as const;
        if (one[0] === two[0] && one[1] === two[1]) return [];
        const [x, y] = [b[0] * UNIT - (one[1] + two[1]) * inset, b[1] * UNIT + (one[0] + two[0]) * inset];
        return [`${near(x)} ${near(y)}`];
      });
      return `M${corners.join('L')}Z`;
    })
    .join('');

export interface Worn {
  /** Drawn in by so much of a space, made uneven by so much. */
  readonly inset: number;
  readonly jitter: number;
  readonly seed: number;
}

/** An outline as water or earth has it: off the corners, uneven. */
export const wornOutline = (cells: readonly Cell[], { inset, jitter, seed }: Worn): string =>
  rimsOf(cells)
    .map((rim, n) => {
      const points = rim.flatMap((a, i) => {
        const b = rim[(i + 1) % rim.length] ?? a;
        const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
        return [0, 1, 2].map((k): Corner => {
          const along = (k + 0.5) / 3 + (uneven(i, k, seed + n) - 0.5) * 0.12;
          const off = inset + (uneven(i * 3 + k, n, seed) - 0.5) * 2 * jitter;
          return [(a[0] + dx * along - dy * off) * UNIT, (a[1] + dy * along + dx * off) * UNIT];
        });
      });
      const middles = points.map((p, i): Corner => {
        const q = points[(i + 1) % points.length] ?? p;
        return [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
      });
      const said = ([x, y]: Corner): string => `${near(x)} ${near(y)}`;
      const curves = points.map((p, i) => `Q${said(p)} ${said(middles[i] ?? p)}`);
      return `M${said(middles.at(-1) ?? [0, 0])}${curves.join('')}Z`;
    })
    .join('');

/** Something in each space, so many times, always at the same uneven spots. */
export function scattered(
  cells: readonly Cell[],
  times: number,
  seed: number,
  draw: (x: number, y: number, k: number) => string,
): string {
  return cells
    .flatMap(([x, y]) =>
      Array.from({ length: times }, (_, i) => {
        const [a, b] = SPOTS[(i + Math.floor(uneven(x, y, seed) * SPOTS.length)) % SPOTS.length] ?? MIDDLE;
        const left = (x + a + 0.2 * (uneven(x * 7 + i, y * 3, seed) - 0.5)) * UNIT;
        const top = (y + b + 0.2 * (uneven(x * 2, y * 5 + i, seed + 3) - 0.5)) * UNIT;
        return draw(left, top, uneven(x * 3 + i, y * 2 - i, seed + 9));
      }),
    )
    .join('');
}
const MIDDLE: Corner = [0.5, 0.5];
const SPOTS: readonly Corner[] = [[0.3, 0.28], [0.7, 0.34], [0.34, 0.7], [0.72, 0.72], MIDDLE];

/** Cut off along an outline; `name` must be the only one on the page. */
export const clipped = (name: string, outline: string, drawing: string): string =>
  `<clipPath id="${name}"><path d="${outline}"/></clipPath><g clip-path="url(#${name})">${drawing}</g>`;
