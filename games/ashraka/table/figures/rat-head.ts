// What the rats of Ashraka have in common: a head, with the neck on (0, 0).

import { COLD, DEEP, DUSK, disc, EYE, fill, NIGHT, stroke } from '../theatre/cut-paper.ts';

export const RAT_HEAD = [
  disc(-10, -38, 13, DEEP),
  fill('M26 12C30 -18 10 -38 -14 -37C-32 -36 -46 -20 -70 -7C-79 -2 -77 8 -66 10C-46 14 -22 22 -2 26Z', NIGHT),
  fill('M-66 10C-52 12 -38 15 -26 18L-40 22C-52 22 -60 18 -66 10Z', DEEP),
  fill('M-62 10l2 11l7 -9zM-53 12l2 8l6 -6zM-36 -14L-16 -21C-16 -9 -28 -6 -36 -14Z', EYE),
  disc(-26, -14, 2.2, DEEP),
  disc(-74, -1, 3.6, DUSK),
  disc(12, -36, 17, NIGHT),
  disc(11, -35, 11, DUSK),
  stroke('M-6 -38A18 18 0 0 1 22 -50M-76 -4C-60 -12 -42 -30 -24 -36', COLD, 1.8, 0.9),
  stroke('M-58 2C-72 6 -84 14 -92 22M-58 -1C-74 0 -88 4 -98 10M-56 -4C-70 -6 -84 -6 -96 -3', EYE, 1, 0.6),
].join('');
