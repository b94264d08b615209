// The landmarks of the forest: what stands behind each place. Its disc covers the foot of it.

import type { Landmarks } from './ink.ts';

export const landmarks: Landmarks = {
  'a2-forest-gate': k =>
    k.at(-24, 0, 1, k.tree(15)) +
    k.at(24, 0, 1, k.tree(15)) +
    k.line('M-24 -20Q0 -52 24 -20M-20 -22Q0 -46 20 -22', 2.4, k.colours.trunk) +
    k.at(-10, -34, 0.6, k.bush(7)) +
    k.at(10, -34, 0.6, k.bush(7)),
  'a2-nest-village': k =>
    k.shadow(34) +
    k.at(-20, 0, 1, k.tree(15)) +
    k.at(20, 0, 1, k.tree(16)) +
    k.at(-20, -18, 0.62, k.house(26, 14, 12, { lit: true })) +
    k.at(20, -20, 0.62, k.house(26, 14, 12, { lit: true })) +
    k.line('M-12 -20Q0 -14 12 -22', 1.6, k.colours.woodShade) +
    k.line('M-8 -19v-4M0 -17v-4M8 -20v-4', 1),
  'a2-acorn-market': k =>
    k.shadow(32) +
    k.at(-12, 0, 1, k.stall(34, 22)) +
    k.at(20, 0, 0.8, k.stall(32, 20, k.colours.leafShade)) +
    k.at(0, 6, 0.8, k.crate()),
  'a2-peddlers-stump': k =>
    k.shadow(30) +
    k.inked('M-22 2q4 -10 2 -20h38q-2 12 4 20z', k.colours.trunk) +
    k.oval(-1, -18, 20, 7, k.colours.wall, 1.2) +
    k.line('M-11 -18a10 3.4 0 0 0 20 0M-6 -18a5 1.8 0 0 0 10 0', 0.9) +
    k.at(10, -20, 1, k.crate(10)) +
    k.at(-10, -22, 1, k.flag(0, 0, 16)),
  'a2-moss-shrine': k =>
    k.shadow(28) +
    k.line('M-17 0V-34M17 0V-34', 4, k.colours.trunk) +
    k.inked('M-26 -34q26 -7 52 0l3 -7q-29 -8 -58 0z', k.colours.roof) +
    k.inked('M-20 -26h40v4h-40z', k.colours.wood, 1) +
    k.at(-20, 0, 0.9, k.bush(6)) +
    k.at(22, 0, 0.8, k.bush(6)) +
    k.dots([[0, -14]], '#8fb2f0', 2.2),
  'a2-firefly-glade': k =>
    k.filled('M-40 0a40 18 0 1 0 80 0a40 18 0 1 0 -80 0', k.colours.glow, 0.28) +
    k.at(-28, 0, 0.8, k.bush(7)) +
    k.at(28, -2, 0.8, k.bush(7)) +
    k.dots(
      [
        [-24, -20],
        [-8, -34],
        [10, -26],
        [22, -38],
        [30, -16],
        [-34, -34],
        [2, -46],
      ],
      '#ffe27a',
      2.1,
    ),
  'a2-hunters-camp': k =>
    k.shadow(32) +
    k.at(-18, 0, 1, k.tent(30, 26)) +
    k.at(20, -4, 0.9, k.tent(28, 24, k.colours.shade, k.colours.roofShade)) +
    k.line('M0 -26q-6 -7 0 -14t0 -12', 1.9, k.colours.ink, 0.4),
  'a2-mushroom-ring': k =>
    k.shadow(30) +
    (
      [
        [-24, 0, 1],
        [-8, -8, 1.2],
        [12, -8, 1.1],
        [26, 0, 0.95],
        [0, 4, 0.8],
      ] as const
    )
      .map(([x, y, s]) =>
        k.at(
          x,
          y,
          s,
          k.inked('M-3 0v-10h6V0z', k.colours.wall, 1) +
            k.inked('M-11 -9q11 -18 22 0z', k.colours.roof, 1.1) +
            k.filled('M-5 -13a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M3 -12a1.6 1.6 0 1 0 3 0a1.6 1.6 0 1 0 -3 0', k.colours.wall),
        ),
      )
      .join(''),
  'a2-fallen-giant': k =>
    k.shadow(38) +
    k.inked('M-42 -4L34 -20q10 8 2 18L-38 8q-8 -6 -4 -12z', k.colours.trunk) +
    k.oval(36, -11, 6, 10, k.colours.wall, 1.2) +
    k.line('M36 -15a3 5 0 0 1 0 9M-30 -3l-8 -14M-14 -6l-4 -16M6 -11l2 -14', 1.8, k.colours.woodShade) +
    k.at(-38, -14, 0.6, k.bush(7)) +
    k.line('M-28 2l40 -8M-20 5l34 -7', 0.9, k.colours.ink, 0.5),
  'a2-root-maze': k =>
    k.line(
      'M-38 6Q-30 -28 -8 -22T14 -4T38 4M-34 -6Q-14 -44 10 -34T36 -12M-24 8Q-10 -10 4 -12T30 8',
      4.4,
      k.colours.trunk,
    ) +
    k.line(
      'M-38 6Q-30 -28 -8 -22T14 -4T38 4M-34 -6Q-14 -44 10 -34T36 -12M-24 8Q-10 -10 4 -12T30 8',
      1.1,
      k.colours.ink,
      0.55,
    ) +
    k.at(0, -30, 0.9, k.tree(13)),
  'a2-owl-hollow': k =>
    k.shadow(26) +
    k.inked('M-14 2q5 -22 0 -44q14 6 28 0q-5 22 0 44z', k.colours.trunk) +
    k.inked('M-8 -18a8 9 0 1 1 16 0a8 9 0 1 1 -16 0', k.colours.dark, 1) +
    k.filled(
      'M-5 -19a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0M.6 -19a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0',
      k.colours.glow,
    ) +
    k.at(-14, -36, 0.9, k.tree(12)) +
    k.at(13, -38, 0.9, k.tree(12)),
  'a2-spring-cave': k =>
    k.shadow(34) +
    k.cave(58, 38) +
    k.inked('M-6 0q-6 8 -18 10q20 6 34 0q-8 -4 -6 -10z', k.colours.water, 1) +
    k.at(-30, 0, 0.8, k.bush(7)),
  'a2-dryad-grove': k =>
    k.shadow(32) +
    (
      [
        [-24, -2, 36],
        [-8, -8, 46],
        [10, -8, 44],
        [26, -2, 34],
      ] as const
    )
      .map(([x, y, h]) =>
        k.at(
          x,
          y,
          1,
          k.line(`M0 0V${-h}`, 2.6, '#e6dcc2') +
            k.line(`M-1.3 ${-h * 0.3}h2.6M-1.3 ${-h * 0.55}h2.6`, 0.9) +
            `<ellipse cx="0" cy="${-h}" rx="11" ry="13" fill="#d9a9b4" stroke="${k.colours.ink}" stroke-width="1.1"/><ellipse cx="3" cy="${-h + 3}" rx="6" ry="8" fill="#b9808f" opacity=".6"/>`,
        ),
      )
      .join(''),
  'a2-weeping-willow': k =>
    k.at(8, 4, 1, k.pond(62, 22)) +
    k.inked('M-10 2q4 -20 0 -36h10q-1 18 4 36z', k.colours.trunk) +
    k.line(
      'M-6 -36C-30 -46 -34 -20 -32 2M-6 -38C-20 -38 -22 -16 -20 0M-4 -38C10 -46 16 -18 14 0M-4 -40C26 -52 32 -24 28 2M-6 -40C-16 -50 -40 -40 -42 -12',
      3,
      k.colours.leaf,
    ) +
    k.line('M-6 -36C-30 -46 -34 -20 -32 2M-4 -38C10 -46 16 -18 14 0M-4 -40C26 -52 32 -24 28 2', 1, k.colours.ink, 0.5),
  'a2-spider-den': k =>
    k.shadow(34) +
    k.cave(60, 38, k.colours.stoneShade, k.colours.dark) +
    k.at(-16, -22, 1, k.web(13)) +
    k.at(20, -26, 1, k.web(11)) +
    k.line('M2 -36v14', 1, '#f6f1e0') +
    k.filled('M-1 -20a3 4 0 1 0 6 0a3 4 0 1 0 -6 0', k.colours.dark),
  'a2-stone-circle': k =>
    k.shadow(38) +
    k.stones([-32, 10, 24, -3], [-16, 10, 34], [0, 10, 38], [16, 10, 34], [32, 10, 24, 3]) +
    k.inked('M-22 -36h20v5h-20zM4 -38h20v5H4z', k.colours.stone, 1.1),
  'a2-hermit-burrow': k =>
    k.shadow(34) +
    k.hill(68, 34, k.colours.leaf) +
    k.disc(-4, -10, 11, k.colours.wood) +
    k.line('M-4 -21V1M-12 -16v12M4 -16v12', 0.9) +
    k.filled('M8 -22h7v6H8z', k.colours.glow) +
    k.inked('M14 -36v-12h5v14z', k.colours.stone, 1) +
    k.line('M17 -50q-4 -6 0 -10', 1.6, k.colours.ink, 0.4),
  'a2-great-oak': k =>
    k.filled('M-54 -30a54 40 0 1 0 108 0a54 40 0 1 0 -108 0', k.colours.glow, 0.32) +
    k.inked('M-16 4q8 -22 -4 -42h14l6 8l6 -8h14q-12 20 -4 42l-8 -6l-8 6l-8 -6z', k.colours.trunk) +
    k.at(-24, -24, 1.1, k.tree(16, '#a88a3c', '#7d6428', '#cfae58')) +
    k.at(24, -24, 1.1, k.tree(16, '#a88a3c', '#7d6428', '#cfae58')) +
    k.at(0, -32, 1.25, k.tree(18, '#b4943f', '#86692a', '#dcbc66')) +
    k.dots(
      [
        [-30, -48],
        [0, -62],
        [28, -50],
      ],
      '#ffc860',
      2.2,
    ),
};
