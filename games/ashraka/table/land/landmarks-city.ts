// The landmarks of the city and of the citadel: what stands behind each place. Its disc covers the foot of it.

import type { Landmarks } from './ink.ts';

export const landmarks: Landmarks = {
  'a5-sewer-mouth': k =>
    k.arch(44, 34, k.colours.stone, k.colours.stoneShade) +
    k.line('M-8 0v-16M0 0v-18M8 0v-16', 1.8, k.colours.stoneShade) +
    k.inked('M-10 0q-8 8 -22 10h44q-10 -4 -12 -10z', '#7f8b52', 1),
  'a5-hideout': k =>
    k.shadow(28) +
    k.house(34, 18, 16, { lit: true, window: false }) +
    k.inked('M-13 -13h7v7h-7z', k.colours.glow, 0.9) +
    k.line('M-10 -13v7M-13 -9.5h7', 0.9),
  'a5-smugglers-inn': k =>
    k.shadow(32) +
    k.at(-8, 0, 1, k.house(36, 22, 18, { chimney: true, lit: true })) +
    k.at(20, 0, 0.9, k.house(24, 16, 14, { lit: true, door: false })),
  'a5-night-market': k =>
    k.shadow(34) +
    k.at(-16, 0, 0.95, k.stall(32, 22, '#56408a')) +
    k.at(18, 2, 0.95, k.stall(32, 20)) +
    k.dots(
      [
        [-30, -26],
        [0, -34],
        [30, -26],
      ],
      '#ffd07a',
      2.2,
    ),
  'a5-alchemist': k =>
    k.shadow(28) +
    k.house(34, 24, 18, { chimney: true, lit: true }) +
    k.line('M7 -66q-6 -8 2 -14', 2.2, '#a6d27a', 0.95),
  'a5-ruined-chapel': k =>
    k.shadow(32) +
    k.inked('M-24 0v-26l8 -8l4 6l6 -14l6 10l2 32zM8 0v-20l6 4l6 -6l6 6v16z', k.colours.stone) +
    k.filled('M-4 0v-28l4 2l2 26zM18 0v-20l8 4v16z', k.colours.stoneShade, 0.75) +
    k.inked('M-16 0v-12q6 -8 12 0V0z', k.colours.dark, 1) +
    k.dots([[-10, -6]], '#8fb2f0', 2),
  'a5-warehouse': k =>
    k.shadow(34) +
    k.inked('M-32 0v-20l10 -12l11 12l11 -12l11 12l11 -12l10 12V0z', k.colours.wall) +
    k.filled('M12 0v-22l10 -10l10 12V0z', k.colours.shade, 0.9) +
    k.inked('M-10 0v-12h14V0z', k.colours.dark, 1) +
    k.at(26, 4, 0.9, k.crate()),
  'a5-rat-barracks': k =>
    k.shadow(34) +
    k.house(48, 20, 12, { roof: k.colours.roofShade, roofShade: k.colours.dark }) +
    k.flag(-22, -30, 16, '#7b2a28') +
    k.flag(20, -30, 16, '#7b2a28'),
  'a5-old-library': k =>
    k.shadow(32) +
    k.inked('M-28 0V-22H28V0z', k.colours.wall) +
    k.inked('M-34 -22L0 -40L34 -22z', k.colours.roof) +
    k.line('M-20 0V-22M-10 0V-22M10 0V-22M20 0V-22', 3, k.colours.shade) +
    k.line('M-20 0V-22M-10 0V-22M10 0V-22M20 0V-22', 0.9),
  'a5-city-quay': k =>
    k.at(0, 2, 1.2, k.planks(54)) +
    k.inked('M10 2q10 8 32 0q-4 14 -18 14q-12 0 -14 -14z', k.colours.woodShade) +
    k.line('M26 4V-28', 1.8) +
    k.inked('M27 -28q14 8 0 22z', k.colours.wall, 1),
  'a5-prison': k =>
    k.shadow(30) +
    k.inked('M-24 0V-32H24V0z', k.colours.stone) +
    k.filled('M6 0V-32H24V0z', k.colours.stoneShade, 0.8) +
    k.inked('M-28 -32v-8h7v4h7v-4h7v4h7v-4h7v4h7v-4h7v8z', k.colours.stone) +
    [-14, 0, 14]
      .map(
        x =>
          k.inked(`M${x - 4} -24h8v9h-8z`, k.colours.dark, 0.9) +
          k.line(`M${x - 1.3} -24v9M${x + 1.3} -24v9`, 0.9, k.colours.stone),
      )
      .join(''),
  'a5-clock-tower': k =>
    k.shadow(20) +
    k.tower(20, 54, { top: 'cone', lit: true }) +
    k.disc(0, -42, 7, '#fff4d8', 1.2) +
    k.line('M0 -42v-5M0 -42l3 2', 1.2),
  'a5-catacombs': k =>
    k.arch(40, 32, k.colours.stoneShade, k.colours.dark) +
    k.inked('M-7 -22a7 7 0 1 1 14 0v4h-3v4h-8v-4h-3z', '#e9dfd0', 1) +
    k.filled(
      'M-4 -22a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0M.6 -22a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0',
      k.colours.dark,
    ),
  'a5-great-gate': k =>
    k.at(-28, 0, 1, k.tower(18, 52)) +
    k.at(28, 0, 1, k.tower(18, 52)) +
    k.arch(42, 42, k.colours.stone, k.colours.stoneShade) +
    k.line('M-7 0v-20M0 0v-24M7 0v-20M-10 -8h20M-10 -15h20', 1.6, k.colours.stoneShade) +
    k.flag(-28, -60, 12, '#7b2a28') +
    k.flag(28, -60, 12, '#7b2a28'),
  'a5-moat-quay': k =>
    k.at(0, 2, 1.2, k.planks(52)) + k.line('M-20 0V-24', 2, k.colours.woodShade) + k.dots([[-20, -27]], '#ffd07a', 2.4),
  'a5-inner-court': k =>
    k.shadow(30) +
    `${k.oval(0, -2, 30, 12, k.colours.stone, 1.3)}${k.oval(0, -4, 22, 8, k.colours.water)}` +
    k.inked('M-4 -6v-18h8v18z', k.colours.stone) +
    k.line('M0 -26q-12 2 -14 14M0 -26q12 2 14 14', 1.6, k.colours.waterShade),
  'a5-armoury': k =>
    k.shadow(28) +
    k.house(36, 22, 12, { roof: k.colours.stoneShade, roofShade: k.colours.dark, window: false }) +
    k.line('M-14 -4l12 -14M-2 -4l-12 -14', 2.2, k.colours.dark),
  'a5-kitchens': k =>
    k.shadow(32) +
    k.house(40, 20, 14, { chimney: true, lit: true }) +
    k.at(-22, 0, 0.9, k.tower(10, 36, { top: 'flat' })),
  'a5-menagerie': k =>
    k.shadow(30) +
    k.inked('M-26 0V-22Q0 -46 26 -22V0z', k.colours.washLit) +
    k.line('M-18 0v-28M-9 0v-33M0 0v-35M9 0v-33M18 0v-28M-26 -12h52M-26 -22h52', 1.8, k.colours.stoneShade) +
    k.filled('M-7 -2q-2 -12 8 -12t8 12z', k.colours.dark),
  'a5-brazier': k =>
    k.shadow(22) +
    k.line('M-10 2L-4 -14M10 2L4 -14M0 2V-14', 2.4, k.colours.dark) +
    k.inked('M-15 -22h30q-4 12 -15 12t-15 -12z', k.colours.stoneShade) +
    k.inked('M0 -50q12 12 8 20q6 -3 5 -9q8 10 -2 17h-22q-10 -8 -2 -17q0 6 4 7q-2 -10 9 -18z', '#f0a24a', 1.1),
  'a5-storm-roof': k =>
    k.at(0, 0, 1, k.tower(40, 26, { top: 'crenels' })) +
    k.at(0, -38, 0.7, k.spiral(34, k.colours.stoneShade, 4)) +
    k.at(0, -38, 0.7, k.spiral(26, k.colours.ink, 1.4)),
  'a5-observatory': k =>
    k.shadow(26) +
    k.at(0, 0, 1, k.tower(32, 30, { top: 'dome', roof: '#5d7a8c' })) +
    k.inked('M2 -50l20 -14l4 5l-18 16z', k.colours.stone, 1.1),
  'a5-treasury': k =>
    k.shadow(30) +
    k.inked('M-26 0V-26H26V0z', k.colours.stone) +
    k.filled('M8 0V-26H26V0z', k.colours.stoneShade, 0.8) +
    k.inked('M-30 -26L0 -42L30 -26z', k.colours.roofShade) +
    k.disc(0, -12, 8, '#e0ac45', 1.3) +
    k.line('M0 -16v8M-4 -12h8', 1.2),
  'a5-firefly-garden': k =>
    k.at(-24, 2, 1, k.tree(10)) +
    k.at(24, 2, 1, k.tree(10)) +
    k.at(0, -6, 1, k.tree(11)) +
    k.dots(
      [
        [-30, -30],
        [-10, -40],
        [12, -36],
        [30, -28],
      ],
      '#ffe27a',
      2.1,
    ),
  'a5-throne-stair': k =>
    [0, 1, 2, 3, 4]
      .map(i => k.inked(`M${-34 + i * 5} ${-i * 7}v-7h${68 - i * 10}v7z`, i % 2 ? k.colours.stone : k.colours.washLit))
      .join('') + k.inked('M-12 -35v-12q12 -12 24 0v12z', k.colours.dark, 1.2),
  'a5-throne-room': k =>
    k.at(-32, 0, 1, k.tower(18, 50, { top: 'cone', roof: '#4a3350' })) +
    k.at(32, 0, 1, k.tower(18, 50, { top: 'cone', roof: '#4a3350' })) +
    k.inked('M-24 0V-40L0 -62L24 -40V0z', k.colours.stoneShade) +
    k.filled('M4 0V-58L24 -40V0z', k.colours.dark, 0.5) +
    k.inked('M-9 0v-20q9 -12 18 0V0z', k.colours.dark, 1) +
    k.disc(0, -38, 7, '#c79bea', 1.2),
};
