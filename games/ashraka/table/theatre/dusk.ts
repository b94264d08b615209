// Dusk over the five lands: the light and the layers before which pictures of the booklet and of combats are played. Guide, section 15.

import type { AdventureNumber } from '../../content/vocabulary.ts';
import { type Ink, inkOf } from '../land/ink.ts';
import { PALETTES, type Palette } from '../land/palettes.ts';
import { sown } from '../land/site.ts';

export interface Dusk {
  /** Sky from above to below. */
  readonly sky: readonly [string, string, string];
  /** What everything takes on of the night. */
  readonly night: string;
  /** Far, nearer, at the heroes' feet. */
  readonly layers: readonly [string, string, string];
  readonly far: (ink: Ink, colour: string, chance: () => number) => string;
}

export const DUSKS: { readonly [adventure in AdventureNumber]: Dusk } = {
  1: {
    sky: ['#4b2f3d', '#a2573d', '#e8a865'],
    night: '#3a1f17',
    layers: ['#8a4a36', '#5d3027', '#24130d'],
    far: (ink, colour, chance) => ink.fir(54 + chance() * 26, colour),
  },
  2: {
    sky: ['#22331f', '#5d7440', '#d9b45c'],
    night: '#1c2a16',
    layers: ['#4d6a3a', '#2f4726', '#131d0d'],
    far: (ink, colour, chance) => ink.tree(20 + chance() * 12, colour, colour, colour),
  },
  3: {
    sky: ['#1d2c3c', '#3f6474', '#a9c7c6'],
    night: '#16262e',
    layers: ['#4d7680', '#2c4b55', '#0f1a20'],
    far: (ink, colour, chance) => ink.hill(70 + chance() * 40, 12 + chance() * 12, colour),
  },
  4: {
    sky: ['#6b3a34', '#c97a45', '#f4cf8c'],
    night: '#4a2812',
    layers: ['#c98d4d', '#8f5a2b', '#2c170a'],
    far: (ink, colour, chance) => ink.hill(120 + chance() * 60, 24 + chance() * 16, colour),
  },
  5: {
    sky: ['#1d1630', '#4a3454', '#b06a52'],
    night: '#1f1626',
    layers: ['#54405a', '#33263c', '#140d18'],
    far: (ink, colour, chance) => ink.tower(18 + chance() * 12, 40 + chance() * 40, { top: 'cone', roof: colour }),
  },
};

const parts = (hex: string): readonly number[] => [1, 3, 5].map(n => Number.parseInt(hex.slice(n, n + 2), 16));

/** Between two colours. */
function mixed(one: string, other: string, share: number): string {
  const [a, b] = [parts(one), parts(other)];
  const part = (n: number): string =>
    Math.round((a[n] ?? 0) * (1 - share) + (b[n] ?? 0) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${part(0)}${part(1)}${part(2)}`;
}

/** The colours of a land at nightfall; its lights stay. */
function nightfall(palette: Palette, night: string): Palette {
  const dark = Object.entries(palette).map(([what, colour]) => [
    what,
    what === 'glow' ? '#ffdf9e' : mixed(colour, night, 0.68),
  ]);
  return { ...(Object.fromEntries(dark) as Palette), ink: '#120a08' };
}

/** What everything in a picture of this land is drawn with. */
export const duskInk = (adventure: AdventureNumber): Ink =>
  inkOf(nightfall(PALETTES[adventure], DUSKS[adventure].night));

/** Trees, hills or towers along a picture of this width. */
export function skyline(ink: Ink, dusk: Dusk, colour: string, seed: string, { y, wide }: { y: number; wide: number }) {
  const chance = sown(seed);
  const count = Math.round((wide / 430) * 15);
  return Array.from({ length: count }, (_, n) => {
    const x = ((n + chance() * 0.8) / count) * (wide + 30) - 15;
    return ink.at(x, y + chance() * 8, 1, dusk.far(ink, colour, chance));
  }).join('');
}
