import { COLD, DEEP, DUSK, disc, EYE, fill, NIGHT, stroke } from '../theatre/cut-paper.ts';
import type { BeastFigure } from './beast.ts';
import { RAT_HEAD } from './rat-head.ts';

const STEEL = '#6f6a8c';

/** Polished and drilled: kettle hat, halberd, shield. */
export const ratGuard: BeastFigure = {
  drawn: [
    stroke('M38 -10C78 -2 108 -14 116 -42C120 -58 134 -56 134 -46', NIGHT, 7),
    fill('M-32 0L-28 -18H-6L-4 0ZM12 0L10 -18H34L42 0ZM-40 0q14 -10 36 0zM8 0q14 -10 38 0z', DEEP),
    fill('M-42 -14C-48 -56 -42 -92 -24 -116L30 -118C50 -92 54 -54 48 -14L30 -20L22 -8L4 -16L-12 -8L-24 -18Z', NIGHT),
    fill('M-36 -62C-36 -86 -30 -102 -18 -112L26 -114C38 -100 44 -84 44 -62C20 -52 -14 -52 -36 -62Z', STEEL),
    stroke('M4 -112V-56M-34 -78C-10 -70 20 -70 43 -78', NIGHT, 1.8),
    stroke('M-36 -62C-36 -86 -30 -102 -18 -112', EYE, 1.6, 0.8),
    `<g transform="translate(2 -126)">${RAT_HEAD}</g>`,
    fill('M-58 -152C-42 -186 8 -196 36 -160L46 -150C30 -146 -20 -146 -66 -146Z', STEEL),
    fill('M-66 -146C-20 -150 30 -150 48 -150L52 -142C20 -142 -30 -140 -70 -138Z', DUSK),
    stroke('M-58 -152C-48 -172 -28 -182 -8 -182M-66 -146C-40 -149 -10 -150 20 -150', EYE, 1.6, 0.8),
    stroke('M62 4L62 -224', '#4a3440', 5),
    fill(
      'M62 -226L56 -190H68ZM58 -196C34 -204 28 -178 36 -160C44 -170 52 -172 60 -170ZM66 -190L86 -182L66 -172Z',
      STEEL,
    ),
    stroke('M58 -196C34 -204 28 -178 36 -160M62 -226L56 -192', EYE, 1.4, 0.85),
    fill('M26 -102C46 -98 60 -88 70 -74L64 -60L52 -64C44 -74 34 -78 20 -80Z', NIGHT),
    fill('M-92 -100C-74 -112 -50 -112 -34 -102C-30 -64 -40 -36 -62 -18C-86 -36 -96 -64 -92 -100Z', DEEP),
    fill('M-86 -96C-72 -105 -53 -105 -40 -98C-37 -66 -45 -43 -62 -28C-80 -43 -89 -66 -86 -96Z', '#5a2430'),
    fill('M-62 -88c8 0 13 6 13 13c0 8 -6 12 -6 18h-14c0 -6 -6 -10 -6 -18c0 -7 5 -13 13 -13z', EYE, 0.85),
    disc(-67, -74, 3, '#5a2430'),
    disc(-57, -74, 3, '#5a2430'),
    stroke('M-62 -18C-86 -36 -96 -64 -92 -100C-84 -106 -74 -109 -64 -109', COLD, 2, 0.9),
  ].join(''),
  frame: [-106, -230, 244, 244],
  bust: [-104, -200, 146],
};
