// Tamalir from a dungeon: the three buildings that are open to whoever comes by glyph, each in a box of 100 by 84, at dusk.

import type { Restocked } from '../../rules/legend/dungeon/tamalir.ts';
import { BARE, box, disc, shape, stroke } from './shapes.ts';

const GROUND = 80;
const WALL = { line: '#150d09', width: 2 } as const;
const LIT = '#ffd58a';

const ground = shape(`M0 ${GROUND}h100v4H0z`, '#20150e', BARE);

/** A tower under a green roof, smoke of the same. */
const alchemist = [
  stroke('M70 20c0-6 8-6 6-13-1-5 5-6 5-9', '#5b8a52', 4, { opacity: 0.8 }),
  box(66, 20, 7, 16, 1, '#5b4436', WALL),
  box(14, 54, 22, 26, 1, '#463832', WALL),
  shape('M10 56L25 38L40 56Z', '#2d4a35', WALL),
  box(34, 36, 36, 44, 1, '#6a625c', WALL),
  stroke('M34 50h12M54 46h16M34 64h10M58 66h12', '#4d4641', 2),
  shape('M27 38L52 3L77 38Z', '#35583e', WALL),
  shape('M52 3L77 38H60Z', '#2a4631', BARE),
  disc(52, 50, 7, LIT, { line: '#150d09', width: 2.4 }),
  stroke('M52 43v14M45 50h14', '#150d09', 1.8),
  shape(`M45 ${GROUND}V70q0-6 7-6t7 6v10z`, '#2a1a10', WALL),
].join('');

const AWNINGS: readonly (readonly [x: number, cloth: string])[] = [
  [12, '#a83a32'],
  [38, '#2f7f86'],
  [64, '#c08a24'],
];
const stall = ([x, cloth]: (typeof AWNINGS)[number]): string =>
  [
    box(x, 48, 24, 22, 0, '#3a2416', WALL),
    shape(`M${x - 1} 44h26l2 9H${x - 3}Z`, cloth, WALL),
    shape(`M${x + 5} 44h6v9h-6zM${x + 16} 44h5l1 9h-6z`, '#f1e3c4', BARE),
    box(x - 1, 66, 26, 14, 1, '#6b4426', WALL),
    ...[5, 12, 19].map(at => disc(x + at, 65, 3.4, at === 12 ? '#8fae4a' : '#c8552f', { width: 1 })),
  ].join('');
/** Three stalls under one roof. */
const market = [
  shape('M4 44L16 24H84L96 44Z', '#6e3226', WALL),
  stroke('M24 24l-6 20M40 24l-3 20M60 24l3 20M76 24l6 20', '#4d2019', 2),
  box(6, 44, 88, 36, 0, '#2c1c12', WALL),
  ...AWNINGS.map(stall),
].join('');

/** Columns under a gable, a sun in it, light in the door. */
const temple = [
  box(8, 72, 84, 8, 1, '#a2977f', WALL),
  box(14, 40, 72, 32, 0, '#514a40', WALL),
  shape(`M42 72V56q0-8 8-8t8 8v16z`, LIT, WALL),
  ...[16, 30, 64, 78].map(x => box(x, 42, 7, 30, 1, '#d8cdb2', WALL)),
  box(10, 36, 80, 7, 1, '#c3b797', WALL),
  shape('M8 36L50 10L92 36Z', '#b0a486', WALL),
  disc(50, 27, 6.5, '#e0a63a', { line: '#6b4a12', width: 2 }),
].join('');

export const buildings: { readonly [building in Restocked]: string } = {
  alchemist: ground + alchemist,
  market: ground + market,
  temple: ground + temple,
};
