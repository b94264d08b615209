// Dusk and soot: the city with its lit windows under the skyline, and the citadel behind its wall and moat.

import type { Point } from '@veillee/pieces/geometry';
import { blot, broad, distanceTo, ground, OVER, ripples, type Segment, type Site } from './site.ts';

const CANAL = 'M116 66 C 94 72 92 92 78 92 S 66 104 66 116';
const CANAL_BENDS: readonly (readonly [number, number])[] = [
  [116, 66],
  [96, 72],
  [91, 82],
  [84, 90],
  [78, 92],
  [70, 97],
  [66, 112],
];
const ROOFS = [
  ['#8a5547', '#623a34'],
  ['#6c6672', '#4a4550'],
  ['#7d6a55', '#574837'],
] as const;
const HORIZON = 30;
const WALL = '-8 26 L 20 24 L 44 28 L 58 30 L 76 28 L 110 30';
const CRENELS = '-8 24.6 L 20 22.6 L 44 26.6 L 58 28.6 L 76 26.6 L 110 28.6';

function skyline({ at }: Site): string {
  const base = at(0, HORIZON).y;
  const keep = (x: number, w: number, h: number, fill: string): string =>
    `<path d="M${at(x, 0).x - w} ${base}V${base - h}h${w * 0.5}v-8h${w * 0.3}v8h${w * 0.4}v-8h${w * 0.3}v8h${w * 0.5}V${base}Z" fill="${fill}"/>`;
  const spire = (x: number, w: number, h: number, fill: string): string =>
    `<path d="M${at(x, 0).x - w} ${base}V${base - h}l${w} ${-w * 2.4}l${w} ${w * 2.4}V${base}Z" fill="${fill}"/>`;
  const window = ([x, h]: readonly [number, number]): string =>
    `<rect x="${at(x, 0).x - 2}" y="${base - h}" width="4" height="7" fill="#ffd07a"/>`;
  const lit = [
    [55, 118],
    [55, 70],
    [48, 60],
    [62, 60],
    [44, 92],
    [66, 88],
    [30, 46],
    [78, 44],
    [14, 62],
  ] as const;
  return [
    spire(14, 13, 84, '#5d4a5c'),
    spire(90, 12, 78, '#5d4a5c'),
    keep(30, 34, 66, '#53425a'),
    keep(78, 34, 62, '#53425a'),
    spire(44, 15, 110, '#43354c'),
    spire(66, 14, 104, '#43354c'),
    keep(55, 44, 92, '#382c42'),
    spire(55, 13, 132, '#2d2337'),
    ...lit.map(window),
  ].join('');
}

export function city(site: Site): string {
  const { at, ink, chance, off, offPlaces, scatter, path, frame, id } = site;
  const { colours } = ink;
  const bends = CANAL_BENDS.map(([x, y]) => at(x, y));
  const banks = bends.slice(1).map((bend, n): Segment => [bends[n] as Point, bend]);
  const dry = (point: Point): boolean => banks.every(bank => distanceTo(point, bank) > 38);
  const roofs = scatter(
    1700,
    24,
    point => off(point) > 27 && offPlaces(point) > 38 && point.y > at(0, HORIZON + 3).y && dry(point),
  ).map(({ x, y }) => {
    const lot = chance();
    const [roof, roofShade] = ROOFS[lot < 0.45 ? 0 : lot < 0.75 ? 1 : 2];
    const how = {
      roof,
      roofShade,
      door: false,
      window: chance() < 0.7,
      lit: chance() < 0.55,
      chimney: chance() < 0.14,
    };
    return ink.at(x, y + 8, 1, ink.house(20 + chance() * 9, 11 + chance() * 6, 9 + chance() * 5, how));
  });
  const canal = path(CANAL);
  const sky = `<linearGradient id="sky${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3a2f47"/><stop offset=".6" stop-color="#79606f"/><stop offset="1" stop-color="#c08d74"/></linearGradient>`;
  return [
    ground(site, '#8c8082'),
    blot(site, 60, 30, 50, 30, '#a2938c', 0.7),
    blot(site, 14, 92, 26, 14, '#7d8a6a', 0.6),
    ink.line(canal, 54, colours.ink, 0.8),
    ink.line(canal, 50, colours.waterShade),
    `<path d="${canal}" fill="none" stroke="#b9cfd2" stroke-width="1.6" stroke-dasharray="14 20" opacity=".8"/>`,
    broad(site, 31, '#4f4449', 0.5),
    broad(site, 27, '#d0c3b6'),
    ...roofs,
    `<defs>${sky}</defs><rect x="${frame.left - OVER}" y="${frame.top - OVER}" width="${frame.width + 2 * OVER}" height="${at(0, HORIZON).y + OVER}" fill="url(#sky${id})"/>`,
    skyline(site),
    ink.line(path(`M${WALL}`), 24),
    ink.line(path(`M${WALL}`), 21, '#857b7d'),
    `<path d="${path(`M${CRENELS}`)}" fill="none" stroke="#b3a9a6" stroke-width="8" stroke-dasharray="9 6"/>`,
    ...[4, 24, 40, 74, 92].map((x, n) => {
      const foot = at(x, 27.5);
      return ink.at(foot.x, foot.y, 1.1, ink.tower(18, 38, { lit: n % 2 }));
    }),
  ].join('');
}

const RAMPART = 'M50 -6 L 82 4 L 102 20 L 101 64 L 86 82 L 66 99 L 34 99 L 16 86 L 1 64 L 0 22 L 20 4 Z';
const CORNERS: readonly (readonly [number, number])[] = [
  [20, 4],
  [82, 4],
  [102, 20],
  [0, 22],
  [101, 64],
  [1, 64],
  [86, 82],
  [16, 86],
];

export function citadel(site: Site): string {
  const { at, ink, chance, off, offPlaces, scatter, path } = site;
  const rampart = path(RAMPART);
  const [middle, corner] = [at(50, 46), at(99, 94)];
  const isInside = ({ x, y }: Point): boolean =>
    Math.hypot((x - middle.x) / (corner.x - middle.x), (y - middle.y) / (corner.y - middle.y)) < 0.86;
  const inner = scatter(800, 29, point => isInside(point) && off(point) > 26 && offPlaces(point) > 46).map(
    ({ x, y }) => {
      const lot = chance();
      const roof = chance() < 0.6 ? '#5d5763' : '#6e4640';
      const drawing =
        lot < 0.62
          ? ink.house(22 + chance() * 8, 14, 11, { roof, roofShade: '#3c3742', door: false, lit: chance() < 0.5 })
          : lot < 0.81
            ? ink.tower(13, 30 + chance() * 12, {
                top: chance() < 0.5 ? 'cone' : 'crenels',
                roof: '#574a63',
                lit: true,
              })
            : ink.tree(9);
      return ink.at(x, y + 8, 1, drawing);
    },
  );
  return [
    ground(site, '#4c5c64'),
    ripples(site, 280, 34, ['#7f979d', '#6b838a']),
    `<path d="${rampart}" fill="#8f8487" stroke="${ink.colours.ink}" stroke-width="26" stroke-linejoin="round"/>`,
    `<path d="${rampart}" fill="#93888a" stroke="#7b7175" stroke-width="22" stroke-linejoin="round"/>`,
    `<path d="${rampart}" fill="none" stroke="#b8adaa" stroke-width="7" stroke-dasharray="9 6"/>`,
    blot(site, 50, 40, 34, 36, '#b9aca4', 0.9),
    blot(site, 54, 10, 22, 14, '#6b5570', 0.75),
    blot(site, 34, 42, 12, 10, '#93a070', 0.8),
    broad(site, 30, '#5f5458', 0.45),
    broad(site, 26, '#cfc2b6'),
    ...inner,
    ...CORNERS.map(([x, y]) => {
      const foot = at(x, y);
      return ink.at(foot.x, foot.y + 12, 1.15, ink.tower(22, 40));
    }),
  ].join('');
}
