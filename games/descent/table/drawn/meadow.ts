// The ground under the sky: grass where one walks, a thicket all about it, ways out of sand, and the camp. SVG, 100 units a space. Guide, section 17.

import { uneven } from '@veillee/web/kit/map/shapes.ts';
import { BARE, box, type Cell, disc, oval, shape, stroke } from './shapes.ts';

const GRASS = ['#9fb865', '#98b15f', '#a5bd6b', '#a0b55d'];
const BLADES = 3;
/** Tries for a tree in each space outside. */
const TREES = 2;
/** How far beyond the board the thicket is drawn, in spaces. */
const BEYOND = 2;

const pine = (x: number, y: number, deep: boolean): string =>
  [
    oval(x, y + 7, 30, 10, '#0005'),
    shape(`M${x} ${y - 80}l28 54h-12l20 30h-72l20-30h-12Z`, deep ? '#2a4224' : '#3d5a2c', {
      line: '#182612',
      width: 3.4,
    }),
    shape(`M${x} ${y - 80}l-28 54h12l-20 30h20l12-40Z`, '#ffffff', { ...BARE, opacity: 0.1 }),
  ].join('');
const crown = (x: number, y: number, r: number, deep: boolean): string =>
  disc(x, y - 14, r, deep ? '#3a5227' : '#557236', { line: '#1f2f16', width: 3.4 }) +
  stroke(`M${x - r * 0.5} ${y - 24}q10-14 26-8`, '#a9c66a', 4, { opacity: 0.6 });

/** Trees stand outside, from back to front, off the ways out. */
function thicket(cells: readonly Cell[], columns: number, rows: number): string {
  const taken = new Set(cells.map(String));
  const isFree = (x: number, y: number): boolean => {
    for (const dx of [-0.4, 0, 0.4])
      for (const dy of [-0.2, 0.5]) if (taken.has(String([Math.floor(x + dx), Math.floor(y + dy)]))) return false;
    return true;
  };
  const trees: { readonly x: number; readonly y: number; readonly at: number }[] = [];
  for (let y = -BEYOND; y < rows + BEYOND; y++)
    for (let x = -BEYOND; x < columns + BEYOND; x++)
      for (let n = 0; n < TREES; n++) {
        const at = { x: x + uneven(x * 2 + n, y, 1), y: y + uneven(x, y * 2 + n, 3), at: uneven(x + n, y, 5) };
        if (isFree(at.x, at.y)) trees.push(at);
      }
  return trees
    .sort((one, other) => one.y - other.y)
    .map(({ x, y, at }) =>
      at > 0.45 ? pine(x * 100, y * 100, at > 0.7) : crown(x * 100, y * 100, 26 + at * 40, at < 0.2),
    )
    .join('');
}

function tuft([x, y]: Cell, n: number): string {
  const [a, b] = [x * 100 + uneven(x * 5 + n, y, 2) * 88 + 6, y * 100 + uneven(x, y * 5 + n, 6) * 80 + 14];
  const of = uneven(x + n, y, 8);
  return of > 0.92
    ? disc(a, b, 5, of > 0.96 ? '#fff3d2' : '#d9a53a', BARE)
    : stroke(`M${a} ${b}l-4-12M${a + 5} ${b}l2-15M${a + 10} ${b}l5-11`, of > 0.5 ? '#5d7a35' : '#b4c976', 2.6, {
        opacity: 0.7,
      });
}

export function meadow(cells: readonly Cell[], columns: number, rows: number): string {
  const has = new Set(cells.map(String));
  const joints = cells.flatMap(([x, y]) => [
    ...(has.has(`${x + 1},${y}`) ? [`M${(x + 1) * 100} ${y * 100 + 8}v84`] : []),
    ...(has.has(`${x},${y + 1}`) ? [`M${x * 100 + 8} ${(y + 1) * 100}h84`] : []),
  ]);
  return [
    box(-BEYOND * 100, -BEYOND * 100, (columns + 2 * BEYOND) * 100, (rows + 2 * BEYOND) * 100, 0, '#2c4022', BARE),
    ...cells.map(([x, y]) => box(x * 100 - 22, y * 100 - 22, 144, 144, 36, '#4d6a30', BARE)),
    ...cells.map(([x, y]) => box(x * 100 - 6, y * 100 - 6, 112, 112, 14, '#86a04f', BARE)),
    ...cells.map(([x, y]) =>
      box(x * 100, y * 100, 101, 101, 0, GRASS[Math.floor(uneven(x, y, 4) * GRASS.length)] ?? '#9fb865', BARE),
    ),
    ...cells.flatMap(cell => Array.from({ length: BLADES }, (_, n) => tuft(cell, n))),
    stroke(joints.join(''), '#33471f', 3, { opacity: 0.4 }),
    thicket(cells, columns, rows),
  ].join('');
}

export type Side = 'n' | 'e' | 's' | 'w';
const TURN: { readonly [side in Side]: number } = { e: 0, s: 90, w: 180, n: 270 };

/** A way out over its two spaces, with an arrow outward and its letter. */
export function exitDrawing([wide, high]: readonly [number, number], side: Side, letter: string): string {
  const [w, h] = [wide * 100, high * 100];
  return [
    box(4, 4, w - 8, h - 8, 12, '#c9ad72', { line: '#5a4420', width: 5 }),
    `<g transform="translate(${w / 2} ${h / 2}) rotate(${TURN[side]})">`,
    shape('M-26-20h26v-18l40 38l-40 38v-18h-26z', '#2c5a33', { line: '#f2e6ca', width: 5 }),
    '</g>',
    disc(w - 24, 24, 19, '#120c08', { line: '#f2e6ca', width: 3 }),
    `<text x="${w - 24}" y="33" text-anchor="middle" font-family="var(--sans)" font-weight="900" font-size="27" fill="#fff3d2">${letter}</text>`,
  ].join('');
}

/** Somebody waits outside, by this way out. */
export const waitingDrawing = (glyph: string, n: number): string =>
  [
    box(6, 6, 64, 64, 12, '#2a1012', { line: '#fff3d2', width: 4, dashes: '9 7' }),
    `<path d="${glyph}" fill="#fff3dd" transform="translate(14 14) scale(${48 / 512})"/>`,
    n > 1
      ? `${disc(68, 66, 17, '#8d1f26', { line: '#fff3d2', width: 3 })}<text x="68" y="75" text-anchor="middle" font-family="var(--sans)" font-weight="900" font-size="25" fill="#fff">${n}</text>`
      : '',
  ].join('');

export const bedroll = [
  oval(50, 84, 36, 9, '#0005'),
  box(20, 16, 60, 68, 12, '#3f5c86', { line: '#1d120a', width: 4 }),
  box(20, 16, 60, 20, 10, '#d9ccac', { line: '#1d120a', width: 4 }),
  stroke('M22 52h56M22 66h56', '#2a3f60', 4),
].join('');
export const stump = [
  oval(50, 62, 34, 20, '#5a3a22', { line: '#1d120a', width: 4 }),
  oval(50, 46, 34, 20, '#b98a55', { line: '#1d120a', width: 4 }),
  oval(50, 46, 20, 11, '#a27646', { line: '#7a5430', width: 3 }),
].join('');
export const campfire = [
  disc(50, 50, 48, '#ffb84a', { ...BARE, opacity: 0.25 }),
  stroke('M22 78L78 62M78 78L22 62', '#5a3a22', 10),
  shape('M50 14q24 28 16 48q-6 10-16 10t-16-10q-6-18 6-26q-2 12 5 12q9-8 5-34z', '#f08a2a', {
    line: '#7a3a10',
    width: 3,
  }),
  shape('M51 40q12 14 7 24q-3 6-8 6t-8-6q-2-10 9-24z', '#ffdf8a', BARE),
].join('');
