// Faces of places where people, or worse, live.

import { griffinSymbol } from '../glyphs.ts';
import { area, coin, disc, glyphAt, ground, house, many, moved, oval, spots, stroke, tree } from './brush.ts';

export const merchants = (): string =>
  ground('#b79a5c', '#a2864a') +
  moved(
    -20,
    22,
    1,
    stroke('M-16 0V-24M16 0V-24', '#5a3b1c', 3) +
      area('M-14 -10H14V0H-14Z', '#7c5a34') +
      many(5, i =>
        area(
          `M${-20 + i * 8} -22L${-16 + i * 6.6} -36H${-9.4 + i * 6.6}L${-12 + i * 8} -22Q${-16 + i * 8} -16 ${-20 + i * 8} -22Z`,
          i % 2 ? '#f2e6ca' : '#a4432c',
        ),
      ),
  ) +
  moved(
    22,
    18,
    1.05,
    area('M-20 0C-20 -22 20 -22 20 0Z', '#efe2c2') +
      area('M4 -16.4C14 -15 20 -9 20 0H10Z', '#c9b68c') +
      area('M-22 -1H22V7H-22Z', '#7c5a34') +
      disc(-12, 10, 7, '#4a3119') +
      disc(-12, 10, 3, '#b79a5c') +
      disc(13, 10, 7, '#4a3119') +
      disc(13, 10, 3, '#b79a5c'),
  ) +
  area('M-8 36h11v-10h-11zM6 38h9v-8h-9z', '#8a6238') +
  coin(26, 40);

export const alchemists = (): string =>
  ground('#6f6396', '#5d5284') +
  house(-20, 22, 34, 20, '#4a3d74', '#cfc3dc') +
  area('M-16 -12v-14h8v16z', '#5a4c7c') +
  stroke('M-12 -28q-7 -8 0 -14t-2 -12', '#b5e08a', 3.4, 0.9) +
  moved(
    20,
    30,
    1,
    area('M-16 -14H16C18 0 10 8 0 8S-18 0 -16 -14Z', '#2c2440') +
      area('M-18 -18H18V-13H-18Z', '#3f3560') +
      oval(0, -16, 14, 4, '#9fe07a') +
      disc(-4, -24, 4, '#9fe07a') +
      disc(5, -30, 3, '#9fe07a') +
      disc(1, -38, 2.2, '#9fe07a') +
      stroke('M-10 8l-4 6M10 8l4 6', '#2c2440', 3),
  ) +
  area('M-6 40v-6h-2v-3h8v3h-2v6q4 6 -2 7t-2 -7z', '#e8a0d0');

export const griffinLair = (): string =>
  ground('#8f947c', '#7b8069') +
  area('M-48 40L-40 -4L-18 -26L6 -18L22 -34L44 4L50 40Z', '#7a6f66') +
  area('M6 -18L22 -34L44 4L50 40H16Z', '#574e48') +
  area('M-26 6C-14 14 18 14 30 4L26 20C10 28 -12 28 -22 20Z', '#8a6238') +
  stroke('M-24 10l18 6M-4 18l22 -6M-16 18l14 4M6 20l16 -6', '#5a3b1c', 2) +
  glyphAt(griffinSymbol, 0, -20, 52, '#f3e3bd');

export const village = (): string =>
  ground('#8fa060', '#7c8d52') +
  area('M-60 46Q-20 24 0 44T60 38V64H-60Z', '#c9b07a') +
  house(-26, 4, 28, 15) +
  house(14, -6, 26, 15, '#8a5a3a') +
  house(30, 26, 26, 15, '#a2573a') +
  house(-12, 32, 30, 16, '#7c6a3a') +
  tree(-42, 24, 8) +
  tree(44, -2, 8);

export const foundry = (): string =>
  ground('#7a6d64', '#675b54') +
  area('M-40 34V-2L-24 -14V-2L-6 -14V-2L12 -14V34Z', '#5b4a40') +
  area('M14 34V-36H30V34Z', '#3f342e') +
  stroke('M22 -38q-10 -6 -2 -14', '#c9bfb4', 4, 0.7) +
  area('M-28 34V14Q-18 4 -8 14V34Z', '#ff8a3a') +
  area('M-23 34V20Q-18 14 -13 20V34Z', '#ffe08a') +
  moved(34, 38, 0.8, area('M-16 -4H16V-12H-16ZM-8 -4H8V6H-8Z', '#2c2622'));

export const dragonLair = (): string =>
  ground('#5a3530', '#47282a') +
  area('M-54 40L-46 -14L-22 -40L4 -28L26 -44L50 -8L56 40Z', '#40262a') +
  area('M4 -28L26 -44L50 -8L56 40H22Z', '#2a171b') +
  area('M-34 40C-36 2 -16 -14 2 -14S38 2 36 40Z', '#120809') +
  area('M-20 14L-2 18C-4 28 -16 26 -20 14ZM22 12L6 18C8 28 20 26 22 12Z', '#ffb23f') +
  area('M-11 16l2 8l-3 -1zM13 15l-1 8l3 -2z', '#120809') +
  stroke('M-50 30L-40 22L-44 10M46 22L38 14L44 0', '#ff6a2c', 3, 0.9) +
  area('M-8 40l4 -9l4 9zM6 40l4 -9l4 9z', '#f3e3bd') +
  stroke('M-14 -22q8 -8 0 -16M20 -24q6 -6 0 -14', '#d9a08a', 2.6, 0.6);

export const faerRift = (): string =>
  ground('#5f4f78', '#4d3f66') +
  area('M-6 -56L8 -26L-10 -6L12 18L-4 34L6 58L-18 32L-4 16L-24 -6L-6 -24Z', '#e6b6ff') +
  area('M-3 -46L3 -26L-14 -6L6 18L-8 34L-2 46L-12 32L2 16L-18 -6L-2 -24Z', '#fff') +
  spots(
    [
      [-34, -14],
      [30, -30],
      [36, 14],
      [-30, 26],
    ],
    (x, y) => area(`M${x} ${y - 7}l5 7l-5 7l-5 -7z`, '#c79bea'),
  );
