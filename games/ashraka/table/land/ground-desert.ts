// Noon wind over the desert: dunes lit from the left, shaded on the right.

import { blot, ground, type Site } from './site.ts';

function dune({ ink }: Site, x: number, y: number, w: number, h: number): string {
  const p = (dx: number, dy: number): string => `${(x + w * dx).toFixed(1)} ${(y + h * dy).toFixed(1)}`;
  const crest = `M${p(-0.5, 0)}C${p(-0.3, -1.1)} ${p(-0.06, -1.15)} ${p(0.04, -0.55)}S${p(0.3, 0.1)} ${p(0.5, 0)}`;
  const shade = `M${p(0.04, -0.55)}C${p(0.12, -0.2)} ${p(0.3, 0.1)} ${p(0.5, 0)}L${p(0.02, 0)}C${p(-0.06, -0.1)} ${p(-0.02, -0.4)} ${p(0.04, -0.55)}Z`;
  return (
    ink.filled(`${crest}Z`, '#e8bd7a') +
    ink.filled(shade, '#b9763a', 0.62) +
    ink.line(crest, 1.2, ink.colours.ink, 0.75) +
    ink.line(
      `M${p(-0.3, -0.12)}Q${p(-0.2, -0.4)} ${p(-0.1, -0.37)}M${p(-0.2, -0.02)}Q${p(-0.12, -0.16)} ${p(-0.05, -0.14)}`,
      0.9,
      ink.colours.ink,
      0.4,
    )
  );
}

export function desert(site: Site): string {
  const { ink, chance, off, offPlaces, scatter } = site;
  const dunes = scatter(520, 58, point => offPlaces(point) > 34).map(({ x, y }) =>
    dune(site, x, y + 12, 80 + chance() * 70, 17 + chance() * 15),
  );
  const wind = scatter(320, 38, () => true).map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}q9 -4 18 0t18 0`);
  const cactus = ink.line('M0 0V-16M0 -8l-6 -5M0 -11l6 -5', 3.2, ink.colours.leafShade);
  const dry = scatter(200, 66, point => off(point) > 30 && offPlaces(point) > 54)
    .slice(0, 20)
    .map(({ x, y }) => {
      const lot = chance();
      return ink.at(x, y, 0.8, lot < 0.5 ? ink.rock(22, 16) : lot < 0.75 ? cactus : ink.rock(14, 9));
    });
  return [
    ground(site, '#efcf95'),
    blot(site, 12, 16, 40, 22, '#f9e8c0', 0.9),
    blot(site, 88, 92, 46, 24, '#d8964f', 0.8),
    blot(site, 60, 50, 40, 30, '#f2d49c', 0.9),
    blot(site, 30, 62, 14, 10, '#b8c07a', 0.8),
    blot(site, 90, 34, 10, 8, '#bcd6bd', 0.7),
    ...dunes,
    ink.line(wind.join(''), 1.4, '#fff3d2', 0.55),
    ...dry,
  ].join('');
}
