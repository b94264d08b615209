// Morning on the road to Braiebois: fields, hedges, one river, the forest to the north.

import type { Point } from '@veillee/pieces/geometry';
import { blot, distanceTo, ground, type Segment, type Site } from './site.ts';

const RIVER = 'M-10 22 C 10 18 20 27 34 29 S 46 33 52 33 S 68 27 78 21 S 94 14 110 15';
/** The same, from bend to bend, for what must not stand in the water. */
const BENDS: readonly (readonly [number, number])[] = [
  [-10, 22],
  [10, 20],
  [22, 25],
  [34, 29],
  [44, 32],
  [52, 33],
  [62, 30],
  [70, 25],
  [80, 20],
  [92, 15],
  [110, 15],
];
const FIELDS: readonly (readonly [x: number, y: number, w: number, h: number, turn: number, fill: string])[] = [
  [30, 37, 74, 42, -6, '#e0c073'],
  [20, 44, 56, 40, -10, '#cdbf74'],
  [38, 42, 52, 34, 4, '#b9bd74'],
  [3, 46, 50, 38, -4, '#dcb968'],
  [94, 50, 70, 40, 8, '#cbbf7c'],
  [66, 46, 56, 32, 6, '#d9bf78'],
  [56, 92, 64, 34, -4, '#d8c37d'],
];

function field({ at, ink }: Site, [x, y, w, h, turn, fill]: (typeof FIELDS)[number]): string {
  const { x: cx, y: cy } = at(x, y);
  const rows = Array.from({ length: Math.round(h / 8) }, (_, n) => `M${-w / 2} ${-h / 2 + 5 + n * 8}h${w}`).join('');
  return `<g transform="translate(${cx} ${cy}) rotate(${turn}) skewX(-18)"><rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" fill="${fill}" stroke="${ink.colours.ink}" stroke-width=".9" opacity=".85"/>${ink.line(rows, 0.8, ink.colours.ink, 0.35)}</g>`;
}

export function road(site: Site): string {
  const { at, ink, chance, off, offPlaces, frame, scatter } = site;
  const { colours } = ink;
  const bends = BENDS.map(([x, y]) => at(x, y));
  const banks = bends.slice(1).map((bend, n): Segment => [bends[n] as Point, bend]);
  const offRiver = (point: Point): number => Math.min(...banks.map(bank => distanceTo(point, bank)));
  const north = ({ x }: Point): number => at(0, 19 + 5 * Math.sin((x / frame.width) * 9)).y;
  const firs = scatter(1100, 16, p => p.y < north(p) && off(p) > 17 && offRiver(p) > 27 && offPlaces(p) > 46);
  const isHedge = ({ x, y }: Point): boolean =>
    Math.sin((x / frame.width) * 13 + 1) * Math.cos((y / frame.height) * 10 + 0.6) > 0.3 ||
    x < at(-3, 0).x ||
    x > at(103, 0).x ||
    y > at(0, 104).y;
  const wood = scatter(
    900,
    16,
    p => p.y > at(0, 22).y && off(p) > 26 && offPlaces(p) > 58 && offRiver(p) > 31 && isHedge(p),
  );
  const trees = [...firs.map(point => ({ ...point, isFir: true })), ...wood.map(point => ({ ...point, isFir: false }))]
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, isFir }) => {
      const size = 0.72 + chance() * 0.3;
      if (isFir) return ink.at(x, y, size, ink.fir(32, chance() < 0.5 ? colours.leafShade : '#4c6a35'));
      return ink.at(x, y, size, chance() < 0.7 ? ink.tree(9 + chance() * 3) : ink.bush(7));
    });
  const river = site.path(RIVER);
  const hills = [at(101, 84), at(80, 103)] as const;
  return [
    ground(site, '#d5d39a'),
    blot(site, 24, 64, 34, 26, '#bcc57f', 0.9),
    blot(site, 70, 62, 30, 20, '#c6cb8a', 0.9),
    blot(site, 50, 2, 70, 14, '#8ea45f', 1),
    blot(site, 88, 88, 22, 16, '#e2cf93', 1),
    blot(site, 24, 40, 24, 10, '#e6d193', 1),
    blot(site, 60, 46, 20, 8, '#e4d7a0', 0.9),
    ...FIELDS.map(row => field(site, row)),
    ink.line(river, 38, colours.ink, 0.75),
    ink.line(river, 35, colours.water),
    `<path d="${river}" fill="none" stroke="#fff" stroke-width="2" stroke-dasharray="22 30" opacity=".75" transform="translate(0 -7)"/>`,
    `<path d="${river}" fill="none" stroke="${colours.waterShade}" stroke-width="2" stroke-dasharray="16 26" opacity=".8" transform="translate(9 6)"/>`,
    ...trees,
    ink.at(hills[0].x, hills[0].y, 1.3, ink.hill(90, 40, '#c2c488')),
    ink.at(hills[1].x, hills[1].y, 1.1, ink.hill(80, 26, '#d8cc92')),
  ].join('');
}
