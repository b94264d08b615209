// Whom one meets: a face for each Encounter that stands on a hex of its own.

import type { EncounterId } from '../../content/vocabulary.ts';
import { area, disc, fir, ground, house, moved, oval, peak, person, rock, stroke, tower, tree } from './brush.ts';

export type Met = Exclude<EncounterId, 'priest' | 'mercenary-fortress' | 'suzerain'>;

export const encounters: { readonly [met in Met]: () => string } = {
  hunter: () =>
    ground('#7e8b52', '#6d7a45') +
    fir(-38, 4, 44) +
    fir(38, 0, 40) +
    moved(
      -8,
      26,
      1,
      area('M-26 0L0 -38L26 0Z', '#b08a57') +
        area('M0 -38L26 0H8Z', '#7d5e36') +
        area('M0 -38L-6 0H8Z', '#2a1a0d') +
        stroke('M0 -38l3 -8', '#5a3b1c', 2.4),
    ) +
    stroke('M30 32C44 18 44 0 30 -12', '#4a2f17', 3.4) +
    stroke('M30 32L30 -12', '#f2e6ca', 1.4) +
    stroke('M18 10H44', '#f2e6ca', 2) +
    area('M46 10l-7 -4v8z', '#f2e6ca'),
  // A banner on a post, and who came with it.
  emissary: () =>
    ground('#98a061', '#858e53') +
    area('M-60 40Q-10 22 60 34V64H-60Z', '#c9b07a') +
    stroke('M-24 38V-44', '#5a3b1c', 4) +
    area('M-22 -44H16L6 -32L16 -20H-22Z', '#8c2f5a') +
    area('M-22 -32H10L16 -20H-22Z', '#000', 0.2) +
    disc(-8, -32, 5, '#f0c763') +
    person(20, 38, '#3d5a8c', '#2b4168', 1.15) +
    area('M28 12h12v9h-12z', '#f2e6ca') +
    tree(-44, 20, 9),
  // A raft on the river, with its pole.
  ferryman: () =>
    ground('#8fa066', '#7d9058') +
    area('M-60 -6Q-20 -18 20 -8T60 -12V44Q20 34 -16 44T-60 40Z', '#4a8fb0') +
    stroke('M-52 6q8 -6 16 0t16 0M14 36q8 -6 16 0t16 0M24 -2q7 -5 14 0t14 0', '#d7eef4', 2.2) +
    area('M-34 28L-24 14H34L44 28Z', '#8a6238') +
    stroke('M-29 21H39M-24 14L-34 28M-4 14L-8 28M16 14L18 28', '#5a3b1c', 2) +
    person(-6, 22, '#5c6f4a', '#3f4f33', 1.05) +
    stroke('M16 40L4 -38', '#5a3b1c', 3.4),
  // Anvil and shields under a roof.
  armourer: () =>
    ground('#a28d62', '#8d7950') +
    area('M-46 -12L0 -46L46 -12Z', '#7c4a32') +
    area('M0 -46L46 -12H14Z', '#573024') +
    stroke('M-38 34V-12M38 34V-12', '#5a3b1c', 5) +
    area('M-28 -6h16v14q-8 10 -16 0z', '#8c93a3') +
    area('M12 -6h16v14q-8 10 -16 0z', '#b0552f') +
    moved(
      0,
      34,
      1.2,
      area('M-18 -14H20Q14 -6 6 -6V0H12V6H-12V0H-6V-6Q-16 -6 -18 -14Z', '#2c2622') +
        stroke('M-2 -20L14 -30', '#5a3b1c', 3),
    ),
  // Rows of leaves and flowers before a hut.
  herbalist: () =>
    ground('#86a05c', '#748d4e') +
    house(-14, 6, 38, 18, '#6f7f3a', '#d9cba4') +
    stroke('M-44 20H44M-44 32H44M-44 44H44', '#5d4a2a', 4, 0.5) +
    [-38, -22, -6, 10, 26, 40]
      .map(
        (x, i) =>
          stroke(`M${x} 20v-9M${x + 4} 34v-9`, '#3f6a34', 2.6) +
          disc(x, 9, 3.4, i % 2 ? '#e8a0d0' : '#f3cb62') +
          disc(x + 4, 23, 3.2, i % 2 ? '#cfe6ff' : '#e07a5a'),
      )
      .join('') +
    tree(36, 2, 11, '#5f8a45', '#456a33'),
  // Barrels and a lantern by night.
  smuggler: () =>
    ground('#4f5a63', '#414b54') +
    disc(34, -36, 9, '#f2e6ca') +
    disc(38, -39, 8, '#4f5a63') +
    moved(
      -22,
      32,
      1,
      area('M-16 0C-20 -12 -20 -20 -16 -32H16C20 -20 20 -12 16 0Z', '#8a6238') +
        stroke('M-18 -8H18M-18 -24H18', '#3a2412', 3) +
        area('M4 0C8 -12 8 -20 4 -32H16C20 -20 20 -12 16 0Z', '#000', 0.2),
    ) +
    moved(
      10,
      36,
      0.8,
      area('M-16 0C-20 -12 -20 -20 -16 -32H16C20 -20 20 -12 16 0Z', '#7a5530') +
        stroke('M-18 -8H18M-18 -24H18', '#3a2412', 3),
    ) +
    person(32, 38, '#33303c', '#1f1d26', 1) +
    stroke('M22 8V-8', '#5a3b1c', 2.4) +
    area('M17 8h10v12h-10z', '#ffdf8a'),
  witch: () =>
    ground('#5f6f52', '#4f5e45') +
    fir(-40, 2, 34, '#3a4a35', '#2a3727') +
    fir(42, 6, 38, '#3a4a35', '#2a3727') +
    stroke('M-4 36V16M-4 26l-9 10M-4 26l9 10', '#3a2412', 4) +
    moved(-2, 18, 1, `<g transform="rotate(-6)">${house(0, 0, 38, 20, '#3f3a5a', '#a99b84')}</g>`) +
    area('M-10 6h8v8h-8z', '#ffdf8a') +
    area('M14 -22v-12h7v14z', '#574b40') +
    stroke('M18 -36q-8 -8 0 -14', '#b5e08a', 3.4, 0.95) +
    disc(28, 36, 9, '#2a2a24') +
    oval(28, 29, 8, 3, '#b5e08a'),
  // A tower of books with a lit window.
  scholar: () =>
    ground('#8b9457', '#7a834a') +
    moved(-16, 36, 1.3, tower(0, 50, '#c4b99f', '#94876c')) +
    area('M-32 -32L-16 -56L0 -32Z', '#4a5f93') +
    area('M-16 -56L0 -32H-10Z', '#33446e') +
    area('M10 36h34v-8h-34zM14 28h28v-7h-28zM11 21h32v-7h-32z', '#8c2f3a') +
    area('M12 34h30v-4h-30zM16 26h24v-3h-24zM13 19h28v-3h-28z', '#f2e6ca') +
    area('M16 10q11 -8 12 0q1 -8 12 0v-12q-11 -8 -12 0q-1 -8 -12 0z', '#f2e6ca') +
    stroke('M28 10v-12', '#5a3b1c', 2),
  // A tent with a pennant, and a rack of lances.
  'knight-commander': () =>
    ground('#8f9a5c', '#7d884f') +
    area('M-40 34L-30 -8L-8 -36L14 -8L24 34Z', '#e8e0cc') +
    area('M-8 -36L14 -8L24 34H4Z', '#b3372f') +
    area('M-30 -8L-8 -36L-10 34H-24Z', '#b3372f') +
    area('M-10 34L-8 -6L4 34Z', '#2a1a0d') +
    stroke('M-8 -36V-54', '#5a3b1c', 2.6) +
    area('M-8 -54h18l-5 5l5 5h-18z', '#d8b23c') +
    stroke('M34 38L38 -28M42 38L46 -28', '#5a3b1c', 3) +
    area('M35 -28l3 -10l3 10zM43 -28l3 -10l3 10z', '#c9d0d8'),
  // A cave with a little garden and smoke.
  hermit: () =>
    ground('#6f6453', '#5f5546') +
    peak(8, 34, 92, 78, '#7a6f66', '#574e48') +
    area('M-26 34Q-26 2 -6 0T16 34Z', '#1c130d') +
    stroke('M-6 0q-8 -10 0 -18t-2 -14', '#c9bfb4', 3.4, 0.7) +
    person(-34, 40, '#7c6a3a', '#57491f', 0.95) +
    stroke('M-48 40V-4', '#4a2f17', 3) +
    rock(38, 40, 26, 15),
  // Three standing stones around an eye of light.
  oracle: () =>
    ground('#4b4668', '#3d3958') +
    area('M-44 36L-40 -20L-24 -26L-22 36ZM44 36L40 -20L24 -26L22 36Z', '#8d8ca8') +
    area('M-24 -26L-22 36H-30L-32 -20ZM40 -20L44 36H36L34 -22Z', '#6a698a') +
    area('M-46 -26H46V-38H-46Z', '#a3a2bc') +
    oval(0, 6, 20, 13, '#f6e6a8') +
    disc(0, 6, 8, '#5a3fa0') +
    disc(0, 6, 3.4, '#140b26') +
    stroke('M0 -16V-24M-18 -8l-5 -5M18 -8l5 -5M0 26v7', '#f6e6a8', 2.4),
};
