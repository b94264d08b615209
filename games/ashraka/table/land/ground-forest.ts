// High summer in the forest: all canopy, paths are gaps in it, amber leads towards the Great Oak, the dark towards the spiders.

import type { Point } from '@veillee/pieces/geometry';
import { blot, broad, ground, type Site } from './site.ts';

const AMBER = ['#b0923f', '#80662a', '#d6b65e'] as const;
const DARK = ['#46613a', '#2f4529', '#5f7a48'] as const;
const GREENS = [
  ['#587741', '#3a562f', '#7b9650'],
  ['#7c9450', '#56713b', '#a0b468'],
] as const;

export function forest(site: Site): string {
  const { at, ink, chance, off, offPlaces, frame, scatter } = site;
  const { leaf, leafShade, leafLit } = ink.colours;
  const nearness = ({ x, y }: Point, to: Point, steep: number): number =>
    Math.max(0, 1 - Math.hypot((x - to.x) / frame.width, (y - to.y) / frame.height) * steep);
  const leaves = (point: Point): readonly [string, string, string] => {
    const lot = chance();
    if (nearness(point, at(90, 20), 3.6) > 0.25 && lot < 0.8) return AMBER;
    if (nearness(point, at(74, 92), 4) > 0.2) return DARK;
    if (lot < 0.5) return [leaf, leafShade, leafLit];
    return GREENS[lot < 0.8 ? 0 : 1];
  };
  // Hundreds of trees of a few kinds: each kind is drawn once.
  const kinds = new Map<string, string>();
  const planted = (x: number, y: number, size: number, drawing: string): string => {
    const kind = kinds.get(drawing) ?? `tree${site.id}n${kinds.size}`;
    kinds.set(drawing, kind);
    return `<use href="#${kind}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(2)})"/>`;
  };
  const trees = scatter(2600, 16.5, point => off(point) > 21 && offPlaces(point) > 38).map(point => {
    const [colour, shade, lit] = leaves(point);
    const drawing =
      chance() < 0.16 ? ink.fir(34, shade) : ink.tree(10 + Math.round(chance() * 2) * 1.5, colour, shade, lit);
    return planted(point.x, point.y + 9, 0.95 + chance() * 0.4, drawing);
  });
  const fallen = scatter(300, 16, point => off(point) < 24 && offPlaces(point) > 40).map(
    ({ x, y }) =>
      `<path d="M0 0q3 -3 5 0q-2 3 -5 0z" fill="${chance() < 0.5 ? '#c48a35' : '#a9612e'}" opacity=".85" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(chance() * 180).toFixed(0)})"/>`,
  );
  return [
    ground(site, '#7f985a'),
    blot(site, 88, 20, 26, 22, '#e8bd5c', 0.85),
    blot(site, 76, 92, 30, 16, '#3f5333', 0.75),
    blot(site, 10, 10, 22, 16, '#56733f', 0.7),
    blot(site, 60, 56, 16, 13, '#dfe08a', 0.7),
    blot(site, 30, 42, 30, 20, '#a3b568', 0.8),
    broad(site, 52, '#d9dba2', 0.4),
    broad(site, 42, '#d9dba2', 0.9),
    `<defs>${[...kinds].map(([drawing, kind]) => `<g id="${kind}">${drawing}</g>`).join('')}</defs>`,
    ...trees,
    ...fallen,
  ].join('');
}
