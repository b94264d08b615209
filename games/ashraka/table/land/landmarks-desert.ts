// The landmarks of the desert: what stands behind each place. Its disc covers the foot of it.

import type { Landmarks } from './ink.ts';

export const landmarks: Landmarks = {
  'a4-caravan-gate': k =>
    k.shadow(30) +
    k.at(-20, 0, 1, k.tower(13, 34, { top: 'dome' })) +
    k.at(20, 0, 1, k.tower(13, 34, { top: 'dome' })) +
    k.arch(28, 28, k.colours.wall, k.colours.shade) +
    k.flag(0, -28, 14),
  'a4-oasis': k =>
    k.at(0, 4, 1, k.pond(64, 22)) +
    k.at(-26, 2, 1.1, k.palm(36)) +
    k.at(28, 0, 1, k.palm(30)) +
    k.at(10, -6, 0.8, k.palm(28)),
  'a4-tent-inn': k =>
    k.shadow(34) +
    k.inked('M-34 0L-20 -22Q0 -44 20 -22L34 0Z', k.colours.roof) +
    k.filled('M4 -36Q14 -32 20 -22L34 0H12Z', k.colours.roofShade, 0.8) +
    k.inked('M-7 0Q0 -30 8 0Z', k.colours.dark, 1) +
    k.line('M-20 -22L-34 0M-8 -32L-18 0M9 -32L20 0', 1, k.colours.wall) +
    k.flag(0, -36, 12, k.colours.wall),
  'a4-bazaar': k =>
    k.shadow(34) +
    k.at(-18, 0, 0.95, k.stall(32, 22)) +
    k.at(16, 2, 1, k.stall(34, 20, '#4d7f86')) +
    k.at(0, 6, 0.9, k.crate()),
  'a4-nomad-trader': k =>
    k.shadow(32) +
    k.inked(
      'M-28 0v-14q2 -8 10 -8q4 -12 12 -2q6 -12 13 0q8 2 8 10l8 -12l7 -2l2 4l-6 2q-4 14 -10 14v8h-4v-9h-28v9z',
      k.colours.stone,
    ) +
    k.inked('M-14 -22q14 10 22 0l2 12h-26z', k.colours.roof, 1),
  'a4-sun-altar': k =>
    k.shadow(32) +
    k.inked('M-32 0v-8h64v8zM-24 -8v-8h48v8zM-15 -16v-8h30v8z', k.colours.stone) +
    k.filled('M10 -16v-8h5v8zM14 -8v-8h10v8zM20 0v-8h12v8z', k.colours.stoneShade, 0.8) +
    k.sun(9, 0, -36),
  'a4-glass-fireflies': k =>
    k.shadow(30) +
    (
      [
        [-22, 8, 24],
        [-8, 11, 38],
        [8, 10, 32],
        [22, 8, 22],
      ] as const
    )
      .map(
        ([x, w, h]) =>
          k.inked(
            `M${x - w / 2} 0L${x - w * 0.3} ${-h * 0.8}L${x} ${-h}L${x + w * 0.4} ${-h * 0.7}L${x + w / 2} 0Z`,
            '#bfe3de',
          ) + k.filled(`M${x} ${-h}L${x + w * 0.4} ${-h * 0.7}L${x + w / 2} 0H${x}Z`, '#6fb0ac', 0.8),
      )
      .join('') +
    k.dots(
      [
        [-28, -32],
        [0, -48],
        [26, -36],
        [14, -44],
      ],
      '#ffe27a',
      2,
    ),
  'a4-west-storm': k =>
    k.at(0, -6, 1, k.spiral(38, k.colours.stoneShade, 3)) + k.at(0, -6, 1, k.spiral(30, k.colours.ink, 1.1)),
  'a4-east-storm': k =>
    k.at(0, -6, 1, k.spiral(38, k.colours.stoneShade, 3)) + k.at(0, -6, 1, k.spiral(30, k.colours.ink, 1.1)),
  'a4-bone-field': k =>
    k.shadow(34) +
    k.line('M-34 2Q0 -8 34 2', 3.4, '#fff4d8') +
    [-24, -14, -4, 6, 16, 26]
      .map(
        (x, i) =>
          k.line(`M${x} ${-2 - (i % 2)}q-8 -${18 + (i % 3) * 4} 2 -${28 - Math.abs(i - 2) * 3}`, 3.4, '#fff4d8') +
          k.line(
            `M${x} ${-2 - (i % 2)}q-8 -${18 + (i % 3) * 4} 2 -${28 - Math.abs(i - 2) * 3}`,
            0.9,
            k.colours.ink,
            0.8,
          ),
      )
      .join(''),
  'a4-buried-caravan': k =>
    k.shadow(34) +
    k.inked('M-30 2L-24 -18Q0 -38 22 -20L30 2Z', k.colours.wall) +
    k.line('M-14 -26L-16 0M4 -30L6 0', 1) +
    k.disc(-24, -2, 11, 'none', 2.4) +
    k.line('M-24 -13V9M-35 -2h22M-32 -10l16 16M-16 -10l-16 16', 1.2) +
    k.filled('M-44 4q20 -12 44 -2t44 0v8h-88z', k.colours.wash, 0.95),
  'a4-cracked-well': k =>
    k.shadow(26) +
    k.inked('M-16 2v-14h32v14q-16 6 -32 0z', k.colours.stone) +
    k.filled('M4 4v-16h12v14z', k.colours.stoneShade, 0.8) +
    `${k.oval(0, -12, 16, 5, k.colours.dark)}` +
    k.line('M-13 -12V-34M13 -12V-34', 2, k.colours.woodShade) +
    k.inked('M-20 -32L0 -44L20 -32z', k.colours.roof) +
    k.line('M-28 6l6 4l-2 5M22 6l6 3l8 0', 1.2),
  'a4-scorpion-ridge': k =>
    k.shadow(36) +
    k.at(-20, 0, 1.3, k.rock(28, 26)) +
    k.at(16, 0, 1.3, k.rock(34, 32)) +
    k.at(0, 4, 1, k.rock(22, 14)) +
    k.line('M20 -40q14 -4 10 -16q-4 -6 -9 -2', 2.4, k.colours.dark),
  'a4-mirage-pool': k =>
    k.at(0, 0, 1.1, k.pond(62, 20)) +
    k.line('M-34 -18q8 -5 16 0t16 0t16 0t16 0M-26 -28q8 -5 16 0t16 0t16 0', 1.6, '#fff', 0.85) +
    k.at(24, -8, 0.8, k.palm(26)),
  'a4-nomad-camp': k =>
    k.shadow(36) +
    k.at(-22, 0, 1, k.tent(32, 26, k.colours.wall)) +
    k.at(18, -4, 1.1, k.tent(34, 28, k.colours.roof, k.colours.roofShade)) +
    k.flag(18, -34, 10, k.colours.wall),
  'a4-sphinx': k =>
    k.shadow(40) +
    k.inked('M-36 2v-12q0 -10 14 -12l8 -18q10 -8 18 2l2 14q26 2 30 16v10z', k.colours.stone) +
    k.filled('M6 -22q24 2 30 14v10h-26z', k.colours.stoneShade, 0.7) +
    k.inked('M-16 -22l2 -18q10 -8 18 2l4 14l-8 4h-12z', k.colours.wall) +
    k.filled('M-9 -32h3v3h-3zM-1 -32h3v3h-3z', k.colours.dark) +
    k.line('M-8 -25h8M-34 -2h20', 1.1),
  'a4-lost-tomb': k =>
    k.shadow(38) +
    k.inked('M-38 2L0 -42L38 2Z', k.colours.stone) +
    k.filled('M0 -42L38 2H6Z', k.colours.stoneShade, 0.8) +
    k.line('M-26 -12H-4M-18 -22H-2M-10 -32H0', 0.9) +
    k.inked('M-9 2v-14h14v14z', k.colours.dark, 1.1),
  'a4-worm-pit': k =>
    `${k.oval(0, -2, 40, 18, k.colours.stone, 1.3)}${k.oval(0, 0, 30, 12, k.colours.stoneShade)}${k.oval(0, 2, 20, 8, k.colours.dark)}` +
    k.inked('M-4 2q-8 -26 10 -38q10 -2 10 8q-10 8 -6 30z', k.colours.roof) +
    k.line('M-4 -12h10M-1 -22h10', 1.1) +
    k.inked('M4 -36q10 -8 14 2l-6 6z', k.colours.dark, 1),
  'a4-buried-gate': k =>
    k.shadow(38) +
    k.arch(46, 44, k.colours.stone, k.colours.stoneShade) +
    k.line('M0 -44V-8M-10 -22h20', 1.4, k.colours.glow) +
    k.filled('M-44 4q20 -16 44 -6t44 2v8h-88z', k.colours.wash, 0.95) +
    k.at(-30, 2, 1, k.tower(10, 34)),
};
