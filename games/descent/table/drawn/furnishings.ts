// What boards of the campaign are furnished with, each on a space of its own. Light from above, as everywhere.

import type { Prop } from '../../content/vocabulary.ts';
import { BARE, box, disc, OUTLINE, oval, shade, shape, stroke } from './shapes.ts';

/** A stone lid with whoever lies below it. */
export const coffin: string = [
  shade(50, 90, 34, 7),
  shape('M28 6h44l6 10v68l-6 10H28l-6-10V16z', '#6c6355', { width: 3 }),
  shape('M50 14q11 0 11 13q0 7-4 10l5 8v40H38V45l5-8q-4-3-4-10q0-13 11-13z', '#b1a690', { width: 2.5 }),
  stroke('M40 52h20M40 60h20M50 46v38', '#5a5244', 2),
].join('');

const sarcophagus: string = [
  coffin,
  disc(50, 27, 6, '#cfc5ae', { width: 2 }),
  shape('M50 52l7 8l-7 17l-7-17z', '#7a2f2a', { width: 2 }),
].join('');

const table: string = [
  shade(50, 92, 44, 6, 0.35),
  box(6, 12, 88, 74, 5, '#6f4a28', { width: 3.5 }),
  stroke('M8 30h84M8 49h84M8 68h84', '#4d3119', 2.5),
  stroke('M12 17h76', '#a9793f', 2.5, { opacity: 0.6 }),
  disc(34, 42, 13, '#d8cbb0'),
  disc(34, 42, 7, '#b9a884', BARE),
  box(58, 52, 22, 26, 2, '#efe3c8', { width: 2.5 }),
  stroke('M62 60h14M62 66h14M62 72h9', '#6b5135', 2),
  disc(70, 30, 7, '#e0ac45', { width: 2.5 }),
  disc(70, 30, 3, '#fff0c0', BARE),
].join('');

const bed: string = [
  shade(50, 94, 38, 5, 0.35),
  box(20, 4, 60, 90, 6, '#5d3d22', { width: 3.5 }),
  box(27, 10, 46, 24, 6, '#efe3c8', { width: 2.5 }),
  shape('M25 38h50v46q0 5-5 5H30q-5 0-5-5z', '#7a3226', { width: 2.5 }),
  shape('M25 38h50v13H25z', '#a1503c', { width: 2.5 }),
  stroke('M36 57v28M50 57v28M64 57v28', '#5c2218', 2.5, { opacity: 0.8 }),
].join('');

const throne: string = [
  shade(50, 86, 38, 9),
  shape('M24 88V22l8-12l8 10l10-14l10 14l8-10l8 12v66z', '#6e5a33', { width: 3.5 }),
  shape('M30 78V28h40v50z', '#7a2228'),
  shape('M20 54h14v34H20zM66 54h14v34H66z', '#8f7643'),
  box(30, 64, 40, 22, 3, '#93343a'),
  disc(50, 18, 5, '#e0ac45', { width: 2.5 }),
  stroke('M36 34v24M50 34v24M64 34v24', '#5a161c', 2.5),
].join('');

const fountain: string = [
  shade(50, 82, 44, 12),
  disc(50, 52, 42, '#9c8c70', { width: 3.5 }),
  disc(50, 52, 33, '#2c6b80'),
  disc(50, 52, 24, '#4f9bb0', BARE),
  stroke('M26 48q6-5 12 0M62 62q6-5 12 0M36 70q6-5 12 0', '#d4f1f4', 3, { opacity: 0.8 }),
  disc(50, 50, 12, '#b8a888'),
  shape('M50 16q-9 14-9 26h18q0-12-9-26z', '#dff6fa', { line: '#2f6b80', width: 2.5, opacity: 0.95 }),
  ...[34, 66].map(x => disc(x, 38, 3, '#dff6fa', BARE)),
].join('');

const BONES = [
  [20, 66, 66, 50],
  [26, 46, 74, 74],
  [40, 34, 54, 82],
  [18, 80, 60, 68],
] as const;

const boneHeap: string = [
  shade(50, 82, 40, 10),
  ...BONES.flatMap(([a, b, c, d]) => [
    stroke(`M${a} ${b}L${c} ${d}`, OUTLINE, 12),
    stroke(`M${a} ${b}L${c} ${d}`, '#e6dabd', 7.5),
    disc(a, b, 6, '#e6dabd', { width: 2 }),
    disc(c, d, 6, '#e6dabd', { width: 2 }),
  ]),
  shape('M58 26q20 0 20 20q0 8-6 12v10H46V58q-6-4-6-12q0-20 18-20z', '#f3ead0'),
  disc(52, 46, 5, OUTLINE, BARE),
  disc(68, 46, 5, OUTLINE, BARE),
  stroke('M54 62v6M60 62v6M66 62v6', OUTLINE, 2.2),
].join('');

const CAPS = [
  [30, 60, 22, '#b1483a'],
  [68, 66, 18, '#9a5a8e'],
  [54, 38, 27, '#c05a3c'],
] as const;

const mushrooms: string = [
  shade(50, 84, 40, 9),
  ...CAPS.flatMap(([x, y, r, cap]) => [
    shape(`M${x - r * 0.28} ${y}h${r * 0.56}l${r * 0.1} ${r * 0.9}h-${r * 0.76}z`, '#e8d9b5'),
    shape(`M${x - r} ${y}a${r} ${r * 0.82} 0 0 1 ${r * 2} 0q0 ${r * 0.3}-${r} ${r * 0.3}t-${r}-${r * 0.3}z`, cap),
    disc(x - r * 0.35, y - r * 0.35, r * 0.17, '#f4e6c6', BARE),
    disc(x + r * 0.3, y - r * 0.28, r * 0.22, '#f4e6c6', BARE),
    disc(x, y - r * 0.62, r * 0.12, '#f4e6c6', BARE),
  ]),
].join('');

/** A star of two triangles in two rings, with a candle in three of its points. */
const circle: string = [
  disc(50, 50, 45, 'rgb(20 10 24 / .35)', { line: '#33203f', width: 4 }),
  disc(50, 50, 39, 'none', { line: '#8a56a8', width: 2 }),
  stroke('M50 10L83 73H17zM50 90L17 27H83z', '#8a56a8', 2.5),
  disc(50, 50, 15, 'rgb(70 30 90 / .5)', { line: '#b98ad0', width: 2.5 }),
  ...[
    [50, 10],
    [17, 73],
    [83, 73],
  ].flatMap(([x = 0, y = 0]) => [
    box(x - 3, y - 6, 6, 10, 1, '#efe3c8', { width: 1.8 }),
    oval(x, y - 10, 2.5, 4, '#ff9a3c'),
  ]),
].join('');

export const furnishings: { readonly [prop in Prop]?: string } = {
  table,
  bed,
  throne,
  sarcophagus,
  'bone-heap': boneHeap,
  fountain,
  'giant-mushrooms': mushrooms,
  'summoning-circle': circle,
};
