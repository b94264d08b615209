// Faces of the land: wilds by Chapter, mines, treasures, Elementals, Portals. Guide, section 16.

import type { Chapter, Level } from '../../content/vocabulary.ts';
import {
  area,
  chest,
  coin,
  disc,
  fir,
  ground,
  many,
  moved,
  oval,
  peak,
  rays,
  rock,
  spots,
  stroke,
  tree,
  type Uneven,
  water,
} from './brush.ts';

interface Ground {
  readonly light: string;
  readonly dark: string;
  readonly near: string;
  readonly ink: string;
}

/** The ground darkens from Chapter to Chapter. */
const WILDS: { readonly [chapter in Chapter]: Ground } = {
  1: { light: '#87995a', dark: '#75894c', near: '#697d44', ink: '#4c5a2c' },
  2: { light: '#8b9457', dark: '#7a834a', near: '#6d7541', ink: '#4f5528' },
  3: { light: '#857f55', dark: '#746e48', near: '#665f3d', ink: '#463f24' },
  4: { light: '#6f6453', dark: '#5f5546', near: '#51483b', ink: '#332b21' },
  5: { light: '#5c5152', dark: '#4e4446', near: '#41383b', ink: '#241d20' },
};

const deadTree = (x: number, y: number, scale: number, ink: string): string =>
  moved(x, y, scale, stroke('M0 0V-26M0 -12L-10 -22M0 -16L9 -26M-5 -17V-26M5 -21L12 -20', ink, 3));

/** Dead trees from Chapter IV on; before, woods of two kinds. */
function growth(chapter: Chapter, uneven: Uneven): string {
  const { dark, ink } = WILDS[chapter];
  if (chapter >= 4)
    return (
      deadTree(-26 + uneven() * 10, -4, 1, ink) +
      deadTree(24 + uneven() * 10, -14, 0.85, ink) +
      rock(8 + uneven() * 20, 36, 18, 11, dark, ink)
    );
  return uneven() < 0.55
    ? tree(-30 + uneven() * 20, -8, 9) + tree(22 + uneven() * 14, -18, 8)
    : fir(-28 + uneven() * 16, -6, 30) + fir(20 + uneven() * 16, -12, 26);
}

export function wild(chapter: Chapter, uneven: Uneven): string {
  const { light, dark, near, ink } = WILDS[chapter];
  const tufts = many(5, () =>
    stroke(`M${-44 + uneven() * 88} ${-30 + uneven() * 74}q3 -7 6 0q3 -6 6 0`, ink, 1.8, 0.8),
  );
  return ground(light, dark) + area('M-60 24Q-24 6 16 20T60 16V64H-60Z', near) + tufts + growth(chapter, uneven);
}

/** A heap that grows with the Level. */
const HOARDS: { readonly [level in Level]: (uneven: Uneven) => string } = {
  1: () => chest(0, 16, 1) + coin(-22, 20) + coin(24, 22) + coin(16, 26),
  2: uneven => many(8, () => coin(-26 + uneven() * 52, 16 + uneven() * 12)) + chest(0, 16, 1.16),
  3: uneven =>
    many(16, () => coin(-30 + uneven() * 60, 14 + uneven() * 18)) +
    chest(-4, 18, 1.34) +
    area('M24 16l5 -9l5 9zM-34 18l4 -8l4 8z', '#7fd0e8'),
};

export const treasure = (level: Level, uneven: Uneven): string =>
  ground('#b99a52', '#a4853f') + rays('#ffe9a8', 14, 24, 58, 0.45) + HOARDS[level](uneven);

export const mountain = (): string =>
  ground('#a3a79a', '#8b9180') +
  peak(22, 14, 62, 58, '#7d8496', '#5a6174') +
  peak(-22, 24, 76, 72) +
  rock(34, 34, 26, 18, '#7a7f88', '#565b66') +
  area('M-60 34Q-20 20 20 30T60 28V64H-60Z', '#7c8458');

export const lake = (): string =>
  ground('#8fa066', '#7d9058') +
  water() +
  stroke('M-46 20V2M-42 24V6M-38 26V12M40 30V14M45 28V10', '#4d6a35', 2) +
  area('M-47 4l3 -8l3 8zM39 16l3 -8l3 8z', '#7a5a34');

export const cave = (): string =>
  ground('#93855f', '#7d7050') +
  area('M-50 34Q-48 -20 -14 -34T34 -26T52 34Z', '#7a6655') +
  area('M8 34Q34 4 18 -36Q46 -20 52 34Z', '#57473b') +
  area('M-24 34Q-26 -8 0 -10T24 34Z', '#1c130d') +
  area('M-16 34Q-16 4 0 2T16 34Z', '#0e0906') +
  stroke('M-38 6l8 -14M30 -12l6 12', '#3f332a', 2) +
  spots(
    [
      [-34, 34],
      [-28, 36],
      [32, 35],
    ],
    (x, y) => area(`M${x - 1.6} ${y}v-7h3.2v7zM${x - 6} ${y - 6}q6 -9 12 0z`, '#cf9a6a'),
  );

export const portal = (): string =>
  ground('#5a5f8c', '#494e78') +
  oval(0, 34, 40, 10, '#2c2f52') +
  area('M-34 34V-4A34 40 0 0 1 34 -4V34H22V-2A22 28 0 0 0 -22 -2V34Z', '#8d8ca8') +
  area('M8 -44A34 40 0 0 1 34 -4V34H22V-2A22 28 0 0 0 4 -30Z', '#6a698a') +
  area('M-22 34V-2A22 28 0 0 1 22 -2V34Z', '#2b3f8f') +
  stroke('M0 12C-10 12 -12 -4 0 -6S18 8 8 18S-18 18 -17 0S2 -24 14 -16', '#a9d4ff', 3.4) +
  disc(1, 4, 4, '#eaf6ff') +
  spots(
    [
      [-28, -14],
      [-16, -34],
      [16, -34],
      [28, -14],
    ],
    (x, y) => area(`M${x} ${y - 4}l3 4l-3 4l-3 -4z`, '#a9d4ff'),
  );

export const fire = (): string =>
  ground('#6d3226', '#55241c') +
  stroke('M-50 26L-30 18L-34 6M-10 42L4 30L24 36L40 26M36 -30L26 -22', '#ff7a3a', 3, 0.9) +
  area(
    'M0 -52C30 -22 26 -4 22 8C34 2 34 -12 30 -22C52 6 40 34 22 40H-22C-40 34 -50 8 -30 -16C-30 -2 -24 8 -16 8C-26 -18 -12 -36 0 -52Z',
    '#ff6a2c',
  ) +
  area(
    'M0 -26C18 -6 18 8 12 16C20 14 22 6 20 0C32 18 24 34 12 38H-12C-24 32 -28 16 -16 2C-16 10 -12 14 -8 14C-14 -2 -8 -16 0 -26Z',
    '#ffb23f',
  ) +
  area('M0 2C10 14 10 28 4 36H-6C-12 26 -8 12 0 2Z', '#fff0b0') +
  area('M-16 14l9 5l-9 3zM16 14l-9 5l9 3z', '#3a0f08');

export const wave = (): string =>
  ground('#3f86a8', '#2f6f93') +
  stroke('M-52 36q9 -8 18 0t18 0t18 0t18 0t18 0M-52 48q9 -8 18 0t18 0t18 0t18 0t18 0', '#a9dbf2', 3, 0.8) +
  area(
    'M-38 30C-44 -14 -14 -50 20 -42C40 -36 44 -14 28 -6C18 -2 10 -12 16 -20C2 -20 -6 -4 4 10C12 22 30 24 44 16C40 34 14 42 -8 38C-22 36 -34 36 -38 30Z',
    '#6fc4ee',
  ) +
  area('M-28 28C-34 -6 -14 -34 12 -36C-8 -24 -18 -2 -8 16C-2 28 12 34 28 32C10 40 -18 38 -28 28Z', '#d6f2ff', 0.75) +
  disc(22, -46, 3, '#d6f2ff') +
  disc(34, -40, 2.2, '#d6f2ff') +
  disc(8, -50, 2, '#d6f2ff') +
  area('M-4 -2l9 4l-9 4zM20 0l-8 4l8 3z', '#12405c');

export const wind = (): string =>
  ground('#aebcbf', '#98a8ad') +
  stroke('M-50 -22h30q10 0 8 -8M-46 34h24M30 40h16M36 -34h14', '#fff', 3, 0.8) +
  area('M-36 -34C-20 -46 24 -46 38 -34C28 -24 -22 -24 -36 -34Z', '#f4fbff') +
  area('M-28 -20C-14 -30 22 -30 32 -20C22 -11 -16 -11 -28 -20Z', '#dbe7ec') +
  area('M-18 -6C-8 -14 18 -14 25 -6C17 2 -10 2 -18 -6Z', '#f4fbff') +
  area('M-10 8C-2 1 14 1 19 8C13 15 -4 15 -10 8Z', '#dbe7ec') +
  area('M-3 21C2 16 11 16 14 21C10 27 1 27 -3 21Z', '#f4fbff') +
  area('M2 32C4 29 9 29 11 32L4 44Z', '#dbe7ec') +
  area('M-12 -34l10 4l-10 3zM14 -34l-10 4l10 3z', '#3f5560');

export const stone = (): string =>
  ground('#8d6c41', '#775834') +
  rock(-34, 38, 32, 26, '#7c5c38', '#59411f') +
  rock(36, 38, 30, 22, '#7c5c38', '#59411f') +
  area('M-32 32L-36 -4L-22 -32L2 -42L26 -30L36 -2L30 32L8 40H-14Z', '#a9824f') +
  area('M2 -42L26 -30L36 -2L30 32L8 40L14 6Z', '#7d5c33') +
  area('M-22 -32L2 -42L-4 -20L-24 -12Z', '#c9a36a') +
  area('M-22 -2l16 3l-4 9l-12 -2zM24 -4l-14 4l3 8l11 -2z', '#2c1c0c') +
  area('M-18 -1l8 2l-2 4zM20 -3l-8 3l2 4z', '#ffcf7a') +
  stroke('M-12 24h22M-6 18v10M4 18v10', '#3f2a12', 3) +
  area('M-30 -20q6 -10 14 -6M16 -34q10 0 12 8', '#6d8a45');
