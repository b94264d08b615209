// Moonlight on the marshes: land only where one may walk, reeds along it, mist.

import { blot, ground, ripples, type Site, softOval, sown } from './site.ts';

/** Land along the paths, a little crooked. */
function islands({ ways, places, ink }: Site, width: number, colour: string): string {
  const banks = ways.map(([a, b]) => {
    const bow = (sown(`${a.x}${b.y}`)() - 0.5) * 0.2;
    const [mx, my] = [(a.x + b.x) / 2 - (b.y - a.y) * bow, (a.y + b.y) / 2 + (b.x - a.x) * bow];
    return ink.line(
      `M${a.x.toFixed(1)} ${a.y.toFixed(1)}Q${mx.toFixed(1)} ${my.toFixed(1)} ${b.x.toFixed(1)} ${b.y.toFixed(1)}`,
      width,
      colour,
    );
  });
  return [...banks, ...places.map(({ x, y }) => ink.oval(x, y + 4, width * 0.86, width * 0.6, colour))].join('');
}

export function marshes(site: Site): string {
  const { at, ink, chance, off, offPlaces, scatter } = site;
  const moon = at(9, 4);
  const glints = Array.from(
    { length: 5 },
    (_, n) =>
      `<path d="M${(moon.x - (34 - n * 5)).toFixed(0)} ${(moon.y + 46 + n * 12).toFixed(0)}h${60 - n * 9}" stroke="#fdfbe8" stroke-width="3" stroke-linecap="round" opacity="${(0.6 - n * 0.1).toFixed(1)}"/>`,
  );
  const reeds = scatter(1000, 18, point => off(point) > 16 && off(point) < 34 && offPlaces(point) > 44).map(
    ({ x, y }) =>
      ink.at(
        x,
        y + 5,
        0.7 + chance() * 0.35,
        chance() < 0.72 ? ink.reeds(4 + Math.floor(chance() * 3), 13 + chance() * 7) : ink.bush(6),
      ),
  );
  const lilies = scatter(240, 36, point => off(point) > 44)
    .slice(0, 26)
    .map(({ x, y }) => ink.at(x, y, 1, ink.inked('M0 0a6 3 0 1 0 11 -1l-6 0z', '#6f9560', 0.8)));
  return [
    ground(site, '#7ea6ad'),
    blot(site, 50, 30, 50, 30, '#94b9bd', 0.9),
    blot(site, 46, 16, 22, 16, '#dcefe9', 1),
    `<path d="M0 -30a30 30 0 1 0 28 41a24 24 0 0 1 -28 -41z" transform="translate(${moon.x.toFixed(0)} ${moon.y.toFixed(0)})" fill="#fdfbe8" opacity=".95"/>`,
    ...glints,
    blot(site, 80, 90, 40, 20, '#5f8b95', 0.8),
    blot(site, 10, 96, 30, 16, '#6f98a0', 0.7),
    ripples(site, 500, 30, ['#5c8b95', '#b7d3d6']),
    islands(site, 46, '#4f767e'),
    islands(site, 43, '#c9d3ad'),
    islands(site, 38, '#a9ba86'),
    `<g opacity=".8">${islands(site, 25, '#c0c998')}</g>`,
    ...reeds,
    ...lilies,
  ].join('');
}

const BANDS: readonly (readonly [x: number, y: number, w: number, h: number])[] = [
  [20, 24, 50, 4],
  [70, 34, 46, 3.5],
  [40, 50, 60, 4],
  [86, 78, 40, 4],
  [14, 70, 36, 3.4],
  [60, 96, 50, 4],
];

/** Over land and landmarks, under paths and names. */
export const mist = ({ id, at, frame }: Site): string =>
  BANDS.map(([x, y, w, h]) => {
    const { x: cx, y: cy } = at(x, y);
    const [rx, ry] = [(w / 200) * frame.width, (h / 100) * frame.height];
    return softOval(id, { x: cx, y: cy }, rx * 1.2, ry * 1.6, '#f4faf6', 0.6);
  }).join('');
