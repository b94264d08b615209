// The land of Terrinoth as one picture: washes, rivers, and small drawings that keep off places, trails and names. Drawn once, from the map's own rows.

import { locations, trails } from '../../content/legend/map.ts';
import { anchorOf, curveOf, DRAWN, HEIGHT, type Spot, spotAt, uneven, WIDTH } from './layout.ts';
import { countryOf } from './motifs.ts';

const TURN = Math.PI * 2;
const f = (n: number): string => n.toFixed(1);

/** A wash of colour that runs out softly: a gradient, for blurring is what a first look would wait for. */
function wash(id: string): string {
  const { x, y } = spotAt(id);
  const stops = [
    [0, 0.62],
    [0.45, 0.5],
    [0.75, 0.22],
    [1, 0],
  ] as const;
  const drawn = stops.map(
    ([at, share]) => `<stop offset="${at}" stop-color="${countryOf(id).wash}" stop-opacity="${share}"/>`,
  );
  return `<radialGradient id="wash-${id}">${drawn.join('')}</radialGradient><ellipse cx="${f(x)}" cy="${f(y)}" rx="132" ry="106" fill="url(#wash-${id})"/>`;
}

// ---- rivers ----

/** They follow the trails that take a boat, and run on to the edge. */
const RIVERS: readonly (readonly (string | Spot)[])[] = [
  [{ x: 615, y: -20 }, 'frostgate', 'forest-of-the-wall'],
  [{ x: WIDTH + 20, y: 470 }, 'flametail-river', 'riverwatch', 'river-of-sleep', 'morshan-river', 'red-echo-river'],
  ['morshan-river', 'vynelvale'],
  ['morshan-river', 'fools-rapids', { x: 986, y: HEIGHT + 20 }],
  ['blackwing-swamp', 'nerekhall', { x: 186, y: HEIGHT + 20 }],
  ['tears-of-korina', 'lashing-hills', { x: -20, y: 812 }],
];
const MEANDER = 50;

function river(course: readonly (string | Spot)[]): string {
  const points = course.map(one => (typeof one === 'string' ? spotAt(one) : one));
  const [first, ...others] = points;
  if (!first) return '';
  const lines = others.map((to, n) => {
    const from = points[n] ?? first;
    const x = (from.x + to.x) / 2 + (uneven(n + 1, from.x) - 0.5) * MEANDER;
    const y = (from.y + to.y) / 2 + (uneven(n + 1, to.y) - 0.5) * MEANDER;
    return `Q${f(x)} ${f(y)} ${f(to.x)} ${f(to.y)}`;
  });
  const line = `M${f(first.x)} ${f(first.y)}${lines.join('')}`;
  const stroke = (colour: string, width: number): string =>
    `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity=".78"/>`;
  return stroke('#7ba3a8', 16) + stroke('#c3d9d6', 8.6);
}

// ---- what stands about ----

const COMPASS: Spot = { x: 82, y: 640 };

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
/** Room for a name in either language: the longest there may be. */
function nameBox(id: string): Box {
  const row = locations.find(one => one.id === id);
  const { x, y, align } = row ? anchorOf(row) : { x: 0, y: 0, align: undefined };
  const wide = 148;
  const left = align === 'start' ? x : align === 'end' ? x - wide : x - wide / 2;
  return { left: left - 4, right: left + wide + 4, top: y - 24, bottom: y + 40 };
}
const BOXES = locations.map(({ id }) => nameBox(id));
const LINES = trails.map(trail => {
  const { at } = curveOf(trail);
  const points = [0, 0.2, 0.4, 0.6, 0.8, 1].map(at);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { points, left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
});
const NODE = { city: 42, dungeon: 24, legendary: 26, master: 26 } as const;

function toLine({ x, y }: Spot, a: Spot, b: Spot): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const share = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx ** 2 + dy ** 2 || 1)));
  return Math.hypot(a.x + share * dx - x, a.y + share * dy - y);
}

/** Nothing lies there that has to be read. */
function isFree(spot: Spot): boolean {
  const { x, y } = spot;
  const reach = 9;
  if (x < 22 || y < 44 || x > WIDTH - 22 || y > HEIGHT - 14) return false;
  if (Math.hypot(x - COMPASS.x, y - COMPASS.y) < 74) return false;
  if (locations.some(({ id, kind }) => Math.hypot(spotAt(id).x - x, spotAt(id).y - y) < NODE[kind] + reach))
    return false;
  if (BOXES.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom + 8)) return false;
  const keep = reach + 3;
  return LINES.every(
    ({ points, left, right, top, bottom }) =>
      x < left - keep ||
      x > right + keep ||
      y < top - keep ||
      y > bottom + keep ||
      points.every((point, n) => n === 0 || toLine(spot, points[n - 1] ?? point, point) >= keep),
  );
}

const TRIES = 260;
const APART = 10.5;

function standing(): string {
  const found: { readonly x: number; readonly y: number; readonly svg: string }[] = [];
  for (const { id, x, y } of locations) {
    const { motif, many, far, apart = APART } = countryOf(id);
    const middle = spotAt(id);
    let n = 0;
    for (let i = 0; i < TRIES && n < many; i++) {
      const turn = uneven(i, x, 1) * TURN;
      const out = (18 + Math.sqrt(uneven(i, y, 2)) * far) * DRAWN;
      const at = { x: middle.x + Math.cos(turn) * out * 1.15, y: middle.y + Math.sin(turn) * out * 0.9 };
      if (!isFree({ x: at.x, y: at.y - 7 })) continue;
      if (found.some(one => Math.hypot(one.x - at.x, (one.y - at.y) * 1.3) < apart * DRAWN)) continue;
      const svg = motif(0, 0, uneven(i, x + y, 7));
      found.push({ ...at, svg: `<g transform="translate(${f(at.x)} ${f(at.y)}) scale(${DRAWN})">${svg}</g>` });
      n++;
    }
  }
  return found
    .toSorted((one, other) => one.y - other.y)
    .map(({ svg }) => svg)
    .join('');
}

const point = (turn: number, long: number, wide: number, fill: string): string =>
  `<path d="M0-${long}L${wide}-${wide}L0 0L-${wide}-${wide}Z" transform="rotate(${turn})" fill="${fill}" stroke="#4a3620" stroke-width="1"/>`;
const compass = (): string =>
  `<g transform="translate(${COMPASS.x} ${COMPASS.y}) scale(1.35)"><circle r="34" fill="none" stroke="#6b5135" stroke-width="1.4"/><circle r="28" fill="none" stroke="#6b5135" stroke-width=".8"/>${[45, 135, 225, 315].map(turn => point(turn, 20, 4, '#e5d4ae')).join('')}${[0, 90, 180, 270].map(turn => point(turn, 32, 6, turn === 0 ? '#8a3a2a' : '#cdb588')).join('')}<path d="M-4-38v-9l8 9v-9" fill="none" stroke="#33230f" stroke-width="2"/></g>`;

/** SVG of its own, in the map's units. */
export const drawLand = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#eadbb6"/>${locations.map(({ id }) => wash(id)).join('')}${RIVERS.map(river).join('')}<g opacity=".93">${standing()}</g>${compass()}<path d="M9 9H${WIDTH - 9}V${HEIGHT - 9}H9Z" fill="none" stroke="#6b5135" stroke-width="2.6"/><path d="M16 16H${WIDTH - 16}V${HEIGHT - 16}H16Z" fill="none" stroke="#6b5135" stroke-width="1"/></svg>`;

let picture: string | undefined;
/** Kept: so many strokes are not drawn anew with every march. */
export function landPicture(): string {
  picture ??= `data:image/svg+xml,${encodeURIComponent(drawLand())}`;
  return picture;
}
