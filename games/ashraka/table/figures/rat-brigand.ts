import { COLD, DEEP, DUSK, disc, EYE, fill, NIGHT, stroke } from '../theatre/cut-paper.ts';
import type { BeastFigure } from './beast.ts';
import { RAT_HEAD } from './rat-head.ts';

/** A scarf, a knife, and a purse that is somebody else's. */
export const ratBrigand: BeastFigure = {
  drawn: [
    stroke('M40 -10C84 -6 112 -22 108 -54C106 -72 122 -80 130 -72', NIGHT, 7),
    fill('M30 -104C52 -96 66 -78 70 -58L60 -50L48 -54C42 -68 32 -76 20 -80Z', DEEP),
    fill('M-34 0L-30 -14H-8L-6 0ZM12 0L10 -14H34L42 0ZM-40 0q12 -9 34 0zM8 0q14 -9 36 0z', DEEP),
    fill('M-44 -12C-50 -52 -42 -92 -20 -116L28 -118C50 -92 56 -50 50 -12C24 -2 -20 -2 -44 -12Z', NIGHT),
    fill('M-46 -40C-14 -30 24 -30 53 -42L53 -30C24 -18 -16 -18 -46 -28Z', DUSK),
    `<g transform="translate(2 -124)">${RAT_HEAD}</g>`,
    fill('M-30 -104C-22 -120 24 -126 34 -112C38 -102 30 -92 14 -90C-6 -88 -24 -92 -30 -104Z', '#7b2a28'),
    fill('M28 -110C46 -112 60 -104 66 -92L50 -94L56 -80C42 -82 32 -92 24 -98Z', '#7b2a28'),
    stroke('M-30 -104C-22 -120 6 -124 20 -120', '#e08a72', 1.4, 0.8),
    fill('M-26 -96C-52 -92 -72 -78 -84 -58L-76 -46L-62 -48C-52 -62 -38 -70 -18 -74Z', NIGHT),
    stroke('M-26 -96C-52 -92 -72 -78 -84 -58', COLD, 1.8, 0.9),
    stroke('M-84 -66L-70 -44', DUSK, 5),
    fill('M-86 -60L-136 -92C-130 -76 -112 -58 -80 -50Z', EYE),
    stroke('M-84 -57L-132 -89', COLD, 1.2),
    fill('M20 -34C34 -34 40 -22 36 -10C30 -2 12 -2 8 -10C4 -22 10 -34 20 -34Z', '#8a5c17'),
    stroke('M13 -32H31', '#f0c66a', 2.2),
    disc(22, -17, 3, '#f0c66a'),
    stroke('M-44 -12C-50 -52 -42 -84 -28 -106', COLD, 1.8, 0.8),
  ].join(''),
  frame: [-140, -198, 274, 212],
  bust: [-104, -196, 140],
};
