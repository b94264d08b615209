// The landmarks of the road to Braiebois: what stands behind each place. Its disc covers the foot of it.

import type { Landmarks } from './ink.ts';

export const landmarks: Landmarks = {
  'a1-south-gate': k =>
    k.shadow(30) +
    k.at(-20, 0, 1, k.tower(13, 30)) +
    k.at(20, 0, 1, k.tower(13, 30)) +
    k.arch(28, 24) +
    k.flag(-20, -38) +
    k.flag(20, -38),
  'a1-clearing': k =>
    k.shadow(34) +
    k.at(-26, -2, 0.9, k.tree(11)) +
    k.at(24, -6, 1, k.tent(30, 24)) +
    k.line('M0 -28q-6 -7 0 -14t0 -14', 2, k.colours.ink, 0.4),
  'a1-ruins': k =>
    k.shadow(34) +
    k.inked('M-34 0V-26l5 -5v-6l7 8v29zM16 0v-34l6 5l4 -6l5 12v23z', k.colours.stone) +
    k.filled('M24 0v-30l6 10v20z', k.colours.stoneShade, 0.8) +
    k.at(-4, -4, 1, k.arch(24, 28)) +
    k.line('M0 -34q-5 -8 1 -14t-1 -12', 1.8, k.colours.ink, 0.4),
  'a1-mysterious-cave': k => k.shadow(36) + k.at(14, -10, 1, k.peak(50, 44)) + k.cave(60, 36),
  'a1-old-mill': k =>
    k.shadow(28) +
    k.inked('M-13 0L-9 -34H9L13 0Z', k.colours.wall) +
    k.filled('M3 0V-34H9L13 0Z', k.colours.shade, 0.9) +
    k.inked('M-11 -34Q0 -52 11 -34Z', k.colours.roof) +
    k.line('M0 -38L-22 -58M0 -38L22 -18M0 -38L-20 -18M0 -38L22 -58', 2.2, k.colours.woodShade) +
    k.inked(
      'M-4 -42l-18 -16l5 -5l17 17zM4 -34l18 16l-5 5l-17 -17zM-4 -34l-16 16l5 5l15 -17zM4 -42l18 -16l-5 -5l-17 17z',
      k.colours.washLit,
      1,
    ) +
    k.disc(0, -38, 2.6, k.colours.dark, 1),
  'a1-crossroads-inn': k =>
    k.shadow(34) +
    k.house(44, 20, 18, { chimney: true, lit: true }) +
    k.line('M30 0v-30h-9', 2, k.colours.woodShade) +
    k.inked('M17 -29h9v9h-9z', k.colours.wood, 1),
  'a1-standing-stones': k =>
    k.shadow(34) +
    k.stones([-24, 11, 30, -4], [-6, 12, 42, 2], [13, 11, 34, 5], [28, 9, 22, 8]) +
    k.dots(
      [
        [-14, -44],
        [6, -52],
        [20, -42],
      ],
      '#8fb2f0',
      1.6,
    ),
  'a1-hollow-oak': k =>
    k.shadow(28) +
    k.inked('M-13 2q5 -18 -1 -34h26q-5 16 1 34z', k.colours.trunk) +
    k.inked('M-4 -2q-3 -14 4 -16t5 16z', k.colours.dark, 1) +
    k.at(-14, -22, 1, k.tree(12)) +
    k.at(14, -22, 1, k.tree(12)) +
    k.at(0, -30, 1.1, k.tree(13)),
  'a1-bramble-thicket': k =>
    k.shadow(32) +
    k.at(-20, 0, 1.3, k.bush(8)) +
    k.at(18, 0, 1.3, k.bush(8)) +
    k.at(0, -8, 1.5, k.bush(8)) +
    k.line('M-34 -6q16 -26 34 -8t34 -10M-30 -14q20 14 40 -6t24 6', 1.8, k.colours.woodShade) +
    k.dots(
      [
        [-22, -16],
        [4, -26],
        [22, -14],
      ],
      '#b3302c',
      1.6,
    ),
  'a1-reed-pond': k =>
    k.at(2, 2, 1.25, k.pond(66, 26)) + k.at(-34, 4, 1.1, k.reeds(5, 18)) + k.at(38, 2, 1, k.reeds(4, 16)),
  'a1-abandoned-farm': k =>
    k.shadow(32) +
    k.at(-8, 0, 1, k.house(36, 18, 16, { window: false })) +
    k.filled('M-6 -36l10 2l-4 12l-8 -2z', k.colours.dark, 0.7) +
    k.line('M16 0v-10M24 0v-10M32 0v-10M14 -7h22', 1.6, k.colours.woodShade) +
    k.line('M-38 6h14M-34 12h16', 1.2, k.colours.ink, 0.5),
  'a1-guarded-bridge': k =>
    k.inked('M-44 4V-8Q0 -30 44 -8V4H32a11 11 0 0 0 -22 0H-10a11 11 0 0 0 -22 0Z', k.colours.stone) +
    k.filled('M8 -18Q28 -16 43 -8V3H33a11 11 0 0 0 -11 -10z', k.colours.stoneShade, 0.6) +
    k.line('M-40 -12Q0 -33 40 -12', 1.6) +
    k.at(-36, -8, 0.7, k.tower(15, 34, { top: 'cone' })) +
    k.at(36, -8, 0.7, k.tower(15, 34, { top: 'cone' })),
  'a1-woodcutters-hut': k =>
    k.shadow(34) +
    k.at(-26, -4, 1, k.fir(44)) +
    k.at(
      4,
      0,
      1,
      k.house(36, 17, 16, { chimney: true, lit: true, roof: k.colours.wood, roofShade: k.colours.woodShade }),
    ) +
    k.inked('M28 0v-8h10v8z', k.colours.wood, 1) +
    k.line('M33 -8l5 -12', 2, k.colours.woodShade) +
    k.inked('M34 -21l8 2l-2 5l-7 -2z', k.colours.stone, 0.9),
  'a1-forest-edge': k =>
    k.at(-32, 0, 1.1, k.fir(56)) +
    k.at(32, 0, 1.1, k.fir(58)) +
    k.at(-16, -6, 1, k.fir(44)) +
    k.at(18, -6, 1, k.fir(46)),
};
