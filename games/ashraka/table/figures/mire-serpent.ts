import { COLD, DEEP, DUSK, disc, EYE, fill, NIGHT, stroke } from '../theatre/cut-paper.ts';
import type { BeastFigure } from './beast.ts';

const NECK = 'M30 -20C92 -30 96 -84 40 -96C-10 -106 -16 -150 22 -176C40 -188 36 -200 10 -196';
const COIL = 'M-84 -18C-60 -46 -12 -40 10 -22C40 0 92 2 116 -24C126 -36 118 -48 104 -44';

/** It was here before the water. */
export const mireSerpent: BeastFigure = {
  drawn: [
    '<ellipse cx="10" cy="0" rx="150" ry="15" fill="#2f6f73" opacity=".4"/>',
    stroke('M-140 -2H-96M-64 6H4M60 8H128M-30 -8H-8', EYE, 1.2, 0.35),
    stroke('M-122 0V-58M-112 2V-42M128 2V-70M140 0V-48', DEEP, 3),
    fill('M-125 -58h6v-22h-6zM125 -70h6v-22h-6z', DEEP),
    stroke(COIL, COLD, 31),
    stroke(COIL, DEEP, 28),
    stroke(NECK, COLD, 39),
    stroke(NECK, NIGHT, 35.5),
    stroke(
      'M62 -28L72 -42M80 -50L66 -52M74 -78L66 -68M46 -84L48 -96M14 -92L22 -104M-2 -112L12 -112M-4 -138L10 -130M12 -162L22 -148',
      DUSK,
      4,
    ),
    fill(
      'M26 -216C4 -224 -22 -218 -42 -206C-60 -198 -78 -194 -90 -186C-94 -178 -86 -174 -74 -176L-44 -178C-30 -174 -20 -168 -10 -160C10 -160 30 -172 36 -188C38 -200 34 -212 26 -216Z',
      NIGHT,
    ),
    fill('M-44 -178C-56 -172 -66 -164 -76 -154C-72 -148 -62 -146 -50 -150C-34 -154 -20 -156 -8 -160Z', NIGHT),
    fill('M-46 -178L-74 -175L-70 -158L-26 -160Z', DEEP),
    fill('M-78 -177l4 20l7 -19zM-60 -178l2 12l6 -12zM-66 -152l5 -10l4 9z', EYE),
    stroke('M-50 -164C-72 -164 -88 -158 -98 -148L-112 -150M-98 -148L-104 -138', '#d0545a', 2.2),
    fill('M-34 -204L-8 -210C-10 -197 -24 -192 -34 -204Z', '#d8e88a'),
    stroke('M-21 -208V-198', DEEP, 2.4),
    stroke('M-90 -186C-78 -194 -60 -198 -42 -206C-22 -218 4 -224 26 -216', COLD, 2, 0.95),
    disc(-80, -187, 1.8, DEEP),
    fill('M14 -218L26 -232L28 -216L44 -222L38 -204Z', NIGHT),
  ].join(''),
  frame: [-144, -242, 308, 259],
  bust: [-112, -240, 150],
};
