// The landmarks of the marshes: what stands behind each place. Its disc covers the foot of it.

import type { Landmarks } from './ink.ts';

export const landmarks: Landmarks = {
  'a3-causeway': k =>
    k.at(0, 4, 1.3, k.planks(52)) +
    k.line('M-30 -10V-26M30 -10V-26', 2.2, k.colours.woodShade) +
    k.line('M-30 -22Q0 -12 30 -22', 1.1),
  'a3-peat-camp': k =>
    k.shadow(30) +
    k.at(-18, 0, 1, k.tent(28, 24)) +
    [0, 1, 2]
      .map(i => k.inked(`M${14 + i * 7} 0v-8h6v8zM${17 + i * 7 - 3} -8v-7h6v7z`, k.colours.trunk, 0.9))
      .join('') +
    k.line('M0 -26q-6 -7 0 -14', 1.8, k.colours.ink, 0.4),
  'a3-stilt-market': k =>
    k.line('M-22 8V-12M-6 8V-12M10 8V-12M24 8V-12', 2.4, k.colours.woodShade) +
    k.inked('M-30 -12h60v5h-60z', k.colours.wood) +
    k.at(-10, -12, 0.9, k.stall(34, 20)) +
    k.at(18, -12, 0.8, k.house(22, 13, 12, { lit: true, window: false })),
  'a3-smugglers-raft': k =>
    k.inked('M-36 2h72l-6 8h-60z', k.colours.wood) +
    k.line('M-24 2v8M-12 2v8M0 2v8M12 2v8M24 2v8', 0.9) +
    k.at(-14, 2, 0.9, k.tent(26, 20)) +
    k.at(16, 2, 1, k.crate(11)) +
    k.at(22, -8, 0.8, k.crate(10)) +
    k.line('M32 2V-32', 1.8, k.colours.woodShade) +
    k.inked('M32 -32l12 4l-12 5z', k.colours.dark, 1),
  'a3-drowned-chapel': k =>
    k.inked('M-24 2V-18L-8 -34V2zM-8 2V-18H26V2z', k.colours.stone) +
    k.filled('M10 2V-18H26V2z', k.colours.stoneShade, 0.8) +
    k.inked('M-28 -16L-8 -38L6 -18z', k.colours.roof) +
    k.inked('M-12 -36v-14M-17 -46h10', 'none', 2) +
    k.inked('M-19 2v-10q4 -5 8 0V2z', k.colours.dark, 1) +
    k.filled('M-44 2q22 -8 44 0t44 0v9h-88z', k.colours.water, 0.92) +
    k.line('M-38 5q10 -4 20 0t20 0t20 0', 1.2, k.colours.waterShade),
  'a3-west-quay': k =>
    k.at(0, 2, 1.1, k.planks(50)) +
    k.inked('M18 0q6 8 26 2q-4 10 -14 10q-12 0 -12 -12z', k.colours.woodShade) +
    k.line('M30 4V-20', 1.6) +
    k.inked('M31 -20q12 6 0 18z', k.colours.wall, 1),
  'a3-island-quay': k =>
    k.at(0, 2, 1.1, k.planks(50)) + k.inked('M-44 2q20 6 26 -2q0 12 -12 12q-10 0 -14 -10z', k.colours.woodShade),
  'a3-east-quay': k =>
    k.at(0, 2, 1.1, k.planks(50)) +
    k.line('M-20 0V-24', 2, k.colours.woodShade) +
    k.dots([[-20, -27]], '#ffe27a', 2.4) +
    k.at(16, -4, 0.9, k.crate(10)),
  'a3-reed-labyrinth': k => [-30, -14, 2, 18, 32].map((x, i) => k.at(x, (i % 2) * 6, 1.35, k.reeds(6, 20))).join(''),
  'a3-sunken-boat': k =>
    k.inked('M-30 -2L-18 -22q22 10 46 4L20 8q-30 6 -50 -10z', k.colours.wood) +
    k.line('M-22 -8q22 8 46 2M4 -18L14 -44', 1.6, k.colours.woodShade) +
    k.inked('M14 -44l10 12l-14 6z', k.colours.wall, 1) +
    k.filled('M-40 2q20 -7 40 0t40 0v9h-80z', k.colours.water, 0.9) +
    k.line('M-32 5q8 -4 16 0t16 0t16 0', 1.2, k.colours.waterShade),
  'a3-heron-nest': k =>
    k.at(-14, 2, 1, k.reeds(5, 20)) +
    k.line('M8 2V-26', 2) +
    k.line('M12 2V-24', 1.6) +
    k.inked('M-2 -26q8 -12 22 -4q-4 8 -14 8q-8 0 -8 -4z', '#e8eef0', 1.1) +
    k.line('M-1 -27q-10 -4 -7 -14t-2 -8', 2.4, '#e8eef0') +
    k.line('M-1 -27q-10 -4 -7 -14t-2 -8', 0.9) +
    k.inked('M-10 -51l-11 2l11 3z', k.colours.glow, 0.9) +
    k.inked('M18 4q10 -8 20 0z', k.colours.wood, 1),
  'a3-bog-pit': k =>
    `${k.oval(0, 0, 38, 17, k.colours.trunk, 1.3)}${k.oval(2, 2, 26, 10, k.colours.dark)}` +
    k.disc(-8, 0, 3, k.colours.trunk, 0.8) +
    k.disc(6, 4, 4, k.colours.trunk, 0.8) +
    k.line('M-34 -8V-30M-34 -22l-7 -6M-34 -18l6 -8M30 -10V-28M30 -20l6 -5', 2, k.colours.woodShade),
  'a3-witch-hut': k =>
    k.shadow(24) +
    k.line('M0 2V-14M0 -4l-9 7M0 -4l9 7', 2.6, k.colours.woodShade) +
    k.at(
      0,
      -14,
      1,
      `<g transform="rotate(-5)">${k.house(32, 17, 24, { chimney: true, lit: true, roof: k.colours.leafShade, roofShade: k.colours.dark })}</g>`,
    ) +
    k.line('M12 -62q-6 -8 1 -14', 1.8, '#b8d77e', 0.9),
  'a3-bell-tower': k =>
    k.at(0, 4, 1, k.tower(20, 46, { top: 'cone' })) +
    k.inked('M-5 -32q5 -10 10 0v5h-10z', k.colours.glow, 1) +
    k.filled('M-36 2q18 -7 36 0t36 0v10h-72z', k.colours.water, 0.92) +
    k.line('M-28 6q8 -4 16 0t16 0t16 0', 1.2, k.colours.waterShade),
  'a3-moon-pool': k =>
    `${k.oval(0, -2, 42, 19, k.colours.waterShade, 1.3)}${k.oval(0, -4, 34, 14, '#bcd8e0')}<circle cx="0" cy="-5" r="9" fill="#fdfbe8"/><path d="M3 -13a9 9 0 1 1 -9 14a9 8 0 0 0 9 -14z" fill="#d8e6e4" opacity=".7"/>` +
    k.at(-36, 2, 0.8, k.reeds(4, 18)) +
    k.at(36, 2, 0.8, k.reeds(4, 18)) +
    k.inked('M18 0q4 -7 8 0q-4 3 -8 0z', '#f4e4f0', 0.9),
  'a3-marsh-heart': k =>
    k.shadow(30) +
    k.line(
      'M-34 6Q-20 -12 0 -10T34 6M-26 10Q-10 0 0 -6T28 10M0 -10V-40M0 -30l-12 -12M0 -34l12 -12',
      3.4,
      k.colours.trunk,
    ) +
    k.inked('M0 -6c-12 -8 -15 -18 -7 -22q5 -2 7 4q2 -6 7 -4c8 4 5 14 -7 22z', '#a84a4a', 1.2) +
    k.dots(
      [
        [-22, -22],
        [22, -24],
      ],
      '#e8a0a0',
      1.5,
    ),
  'a3-north-dyke': k =>
    k.inked('M-52 4V-14H52V4z', k.colours.stone) +
    k.filled('M-52 4V-4H52V4z', k.colours.stoneShade, 0.7) +
    k.line('M-40 -14V4M-26 -14V4M26 -14V4M40 -14V4M-52 -5H52', 0.9) +
    k.arch(26, 34) +
    k.line('M-6 0v-14M0 0v-16M6 0v-14', 1.4, k.colours.wood),
};
