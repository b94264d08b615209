import { COLD, DEEP, DUSK, disc, EYE, fill, NIGHT, stroke } from '../theatre/cut-paper.ts';
import type { BeastFigure } from './beast.ts';
import { RAT_HEAD } from './rat-head.ts';

const STEEL = '#6f6a8c';

/** Broad as a door, with the collars of everyone he has beaten. */
export const ratChampion: BeastFigure = {
  drawn: [
    stroke('M60 -14C110 -6 140 -30 134 -66C130 -88 148 -96 154 -84', NIGHT, 10),
    fill('M50 -138C82 -132 100 -106 102 -76L92 -60L74 -64C70 -86 58 -100 40 -106Z', DEEP),
    fill('M-52 0L-46 -26H-12L-8 0ZM18 0L16 -26H52L62 0ZM-60 0q18 -12 52 0zM14 0q20 -12 52 0z', DEEP),
    fill('M-66 -18C-74 -70 -66 -114 -40 -146L50 -150C78 -116 82 -68 74 -18C40 -4 -30 -4 -66 -18Z', NIGHT),
    fill('M-58 -74C-60 -104 -50 -130 -34 -144L44 -148C62 -130 68 -104 66 -74C36 -58 -26 -58 -58 -74Z', STEEL),
    stroke('M4 -146V-64M-56 -92C-20 -80 34 -80 66 -92', NIGHT, 2.2),
    stroke('M-58 -74C-60 -104 -50 -130 -34 -144', EYE, 1.8, 0.8),
    fill('M-66 -52C-30 -40 34 -40 76 -54L76 -38C36 -24 -32 -24 -67 -36Z', '#7b2a28'),
    disc(2, -38, 9, '#f0c66a'),
    `<g transform="translate(0 -160) scale(1.18)">${RAT_HEAD}</g>`,
    stroke('M-30 -140C-10 -126 22 -126 40 -142', '#8a5c17', 6),
    stroke('M-34 -130C-10 -114 24 -114 46 -132', '#4a5f93', 6),
    stroke('M-36 -119C-10 -102 26 -102 50 -121', '#4d6b35', 6),
    ...[-14, 4, 22].map(x => disc(x, -110 + Math.abs(x - 4) / -6, 3.4, '#f0c66a')),
    fill('M-52 -178C-44 -208 -8 -224 22 -208C40 -198 44 -180 40 -168C24 -180 0 -186 -22 -184Z', STEEL),
    fill(
      'M-6 -214C6 -240 44 -252 82 -236C64 -234 56 -226 60 -210C66 -196 84 -192 92 -196C84 -176 56 -172 40 -184C30 -200 14 -212 -6 -214Z',
      '#9c2d28',
    ),
    stroke('M-6 -214C6 -240 44 -252 82 -236', '#f0a090', 1.6, 0.8),
    stroke('M-52 -178C-44 -208 -16 -220 8 -214', EYE, 1.8, 0.85),
    fill('M-46 -128C-80 -120 -100 -100 -106 -74L-94 -58L-76 -62C-70 -82 -54 -94 -30 -98Z', NIGHT),
    fill('M-58 -138C-44 -150 -22 -148 -14 -132C-24 -118 -48 -116 -62 -122Z', STEEL),
    stroke('M-58 -138C-44 -150 -22 -148 -14 -132M-62 -122C-84 -112 -100 -96 -106 -74', COLD, 2, 0.9),
    stroke('M-112 -84L-78 -58', DUSK, 7),
    fill('M-98 -78L-150 -168L-140 -180L-126 -176L-86 -70Z', '#b9b2d8'),
    stroke('M-92 -76L-140 -176', NIGHT, 1.6, 0.7),
    stroke('M-98 -78L-150 -168L-140 -180', EYE, 1.8),
  ].join(''),
  frame: [-154, -252, 312, 266],
  bust: [-112, -250, 180],
};
