// A picture of the booklet, as cut-paper theatre: dusk over the land of the adventure, the heroes before what the page is about.

import { useMemo } from 'react';
import type { AdventureNumber, HeroId } from '../content/vocabulary.ts';
import { landmarks } from './land/draw.ts';
import { type Ink, inkOf } from './land/ink.ts';
import { sown } from './land/site.ts';
import { PALETTES, type Palette } from './palettes.ts';
import { figureOfHero } from './theatre.ts';

interface Dusk {
  /** Sky from above to below. */
  readonly sky: readonly [string, string, string];
  /** What everything takes on of the night. */
  readonly night: string;
  /** Far, nearer, at the heroes' feet. */
  readonly layers: readonly [string, string, string];
  readonly far: (ink: Ink, colour: string, chance: () => number) => string;
}

const HIGH = 224;
const WIDE = 430;

const DUSKS: { readonly [adventure in AdventureNumber]: Dusk } = {
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

const row = (ink: Ink, dusk: Dusk, colour: string, seed: string, y: number): string => {
  const chance = sown(seed);
  return Array.from({ length: 15 }, (_, n) => {
    const x = ((n + chance() * 0.8) / 15) * (WIDE + 30) - 15;
    return ink.at(x, y + chance() * 8, 1, dusk.far(ink, colour, chance));
  }).join('');
};

function drawn(
  adventure: AdventureNumber,
  place: string | undefined,
  heroes: readonly HeroId[],
  isDestiny: boolean,
): string {
  const dusk = DUSKS[adventure];
  const [far, near, feet] = dusk.layers;
  const ink = inkOf(nightfall(PALETTES[adventure], dusk.night));
  const stands = place === undefined ? undefined : landmarks[place];
  return [
    isDestiny ? '' : `<path d="M64 28a20 20 0 1 0 19 27a16 16 0 0 1 -19 -27z" fill="#ffe9bf" opacity=".92"/>`,
    row(ink, dusk, far, `${adventure}far`, 138),
    `<path d="M0 128Q120 116 230 130T430 122V224H0Z" fill="${far}"/>`,
    row(ink, dusk, near, `${adventure}near`, 164),
    `<path d="M0 158Q130 146 220 160T430 152V224H0Z" fill="${near}"/>`,
    `<ellipse cx="300" cy="134" rx="150" ry="100" fill="url(#ash-glow)"/>`,
    stands ? ink.at(300, 190, 2.3, stands(ink)) : isDestiny ? FULL_MOON : '',
    `<path d="M0 198Q140 180 250 194T430 192V224H0Z" fill="${feet}"/>`,
    ...heroes.map((hero, n) => ink.at(76 + n * 66, 216 - n * 5, 0.86, figureOfHero(hero))),
    `<path d="M0 214Q90 204 200 216T430 210V224H0Z" fill="#0d0705"/>`,
  ].join('');
}

/** The turn is over: both discs have reached it. */
const FULL_MOON =
  '<circle cx="300" cy="84" r="54" fill="#ffe9bf"/><path d="M282 62a11 11 0 1 0 .1 0zM318 88a8 8 0 1 0 .1 0zM296 108a6 6 0 1 0 .1 0z" fill="#e0c088" opacity=".7"/>';

interface StoryPictureProps {
  readonly adventure: AdventureNumber;
  /** What the page is about. */
  readonly place?: string;
  readonly heroes: readonly HeroId[];
  /** A row of Destiny: night has fallen. */
  readonly isDestiny?: boolean;
}

export function StoryPicture({ adventure, place, heroes, isDestiny = false }: StoryPictureProps) {
  const who = heroes.join();
  const picture = useMemo(
    () => drawn(adventure, place, who.split(',') as HeroId[], isDestiny),
    [adventure, place, who, isDestiny],
  );
  const { sky } = DUSKS[adventure];
  return (
    <svg viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true" className="ash-picture">
      <defs>
        <linearGradient id={`ash-dusk-${adventure}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={sky[0]} />
          <stop offset=".45" stopColor={sky[1]} />
          <stop offset=".78" stopColor={sky[2]} />
        </linearGradient>
        <radialGradient id="ash-glow">
          <stop offset="0" stopColor="#ffe2a0" stopOpacity=".85" />
          <stop offset="1" stopColor="#ffb050" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={WIDE} height={HIGH} fill={`url(#ash-dusk-${adventure})`} />
      <g dangerouslySetInnerHTML={{ __html: picture }} />
    </svg>
  );
}
