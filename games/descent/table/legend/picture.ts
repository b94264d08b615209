// Terrinoth in small, for the set-up page: every place and every trail, with Tamalir in the light.

import { locationRow, locations, TAMALIR, trails } from '../../content/legend/map.ts';
import { disc, stroke } from '../drawn/shapes.ts';

const UNIT = 10;
const MARGIN = 7;
/** As wide as pictures of quests are. */
const WIDE = 1.72;
const LAND = '#2a2016';
const PAPER = '#3d3122';
const INK: { readonly [kind: string]: string } = { normal: '#b99a63', river: '#5f93a8', secret: '#8a7152' };
const PLACE: { readonly [kind: string]: { readonly fill: string; readonly r: number } } = {
  city: { fill: '#e2b866', r: 17 },
  dungeon: { fill: '#8f6a3c', r: 9 },
  legendary: { fill: '#a6ecf0', r: 11 },
  master: { fill: '#9aa56b', r: 9 },
};

export function terrinoth(): string {
  const [xs, ys] = [locations.map(({ x }) => x), locations.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  const [w, h] = [Math.max(...xs) + MARGIN - left, Math.max(...ys) + MARGIN - top];
  const [width, height] = w / h < WIDE ? [h * WIDE, h] : [w, w / WIDE];
  const box = [left - (width - w) / 2, top - (height - h) / 2, width, height].map(n => (n * UNIT).toFixed(0));
  const rect = (fill: string): string =>
    `<rect x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}" rx="36" fill="${fill}"/>`;
  const at = (id: string): readonly [number, number] => {
    const { x, y } = locationRow(id);
    return [x * UNIT, y * UNIT];
  };
  const [tx, ty] = at(TAMALIR);
  const glow = `<radialGradient id="t" gradientUnits="userSpaceOnUse" cx="${tx}" cy="${ty}" r="520"><stop offset="0" stop-color="#ffd58a" stop-opacity=".55"/><stop offset="1" stop-color="#ffd58a" stop-opacity="0"/></radialGradient>`;
  const ways = trails.map(({ ends: [from, to], kind }) => {
    const [[x, y], [ex, ey]] = [at(from), at(to)];
    const dashes = kind === 'normal' ? {} : { dashes: kind === 'river' ? '18 8' : '4 10' };
    return stroke(`M${x} ${y}L${ex} ${ey}`, INK[kind] ?? PAPER, 5, { opacity: 0.7, ...dashes });
  });
  const places = locations.map(({ id, kind }) => {
    const { fill = LAND, r = 9 } = PLACE[kind] ?? {};
    const [x, y] = at(id);
    return disc(x, y, id === TAMALIR ? r + 8 : r, fill, { line: '#140d08', width: 4 });
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}">${glow}${rect(PAPER)}`,
    ...ways,
    rect('url(#t)'),
    ...places,
    '</svg>',
  ].join('');
}
