// A picture of the booklet, as cut-paper theatre: dusk over the land of the adventure, the heroes before what the page is about.

import { usePicture } from '@veillee/web/kit';
import { useMemo } from 'react';
import type { Somebody } from '../../content/people.ts';
import type { AdventureNumber, HeroId } from '../../content/vocabulary.ts';
import { landmarks } from '../land/draw.ts';
import { likenessOf } from '../likeness.ts';
import { DUSKS, duskInk, skyline } from './dusk.ts';
import { StagedHero } from './theatre.tsx';

const HIGH = 224;
const WIDE = 430;

function drawn(adventure: AdventureNumber, place: string | undefined, isDestiny: boolean): string {
  const dusk = DUSKS[adventure];
  const [far, near, feet] = dusk.layers;
  const ink = duskInk(adventure);
  const stands = place === undefined ? undefined : landmarks[place];
  return [
    isDestiny ? '' : `<path d="M64 28a20 20 0 1 0 19 27a16 16 0 0 1 -19 -27z" fill="#ffe9bf" opacity=".92"/>`,
    skyline(ink, dusk, far, `${adventure}far`, { y: 138, wide: WIDE }),
    `<path d="M0 128Q120 116 230 130T430 122V224H0Z" fill="${far}"/>`,
    skyline(ink, dusk, near, `${adventure}near`, { y: 164, wide: WIDE }),
    `<path d="M0 158Q130 146 220 160T430 152V224H0Z" fill="${near}"/>`,
    `<ellipse cx="300" cy="134" rx="150" ry="100" fill="url(#ash-glow)"/>`,
    stands ? ink.at(300, 190, 2.3, stands(ink)) : isDestiny ? FULL_MOON : '',
    `<path d="M0 198Q140 180 250 194T430 192V224H0Z" fill="${feet}"/>`,
  ].join('');
}

/** The turn is over: both discs have reached it. */
const FULL_MOON =
  '<circle cx="300" cy="84" r="54" fill="#ffe9bf"/><path d="M282 62a11 11 0 1 0 .1 0zM318 88a8 8 0 1 0 .1 0zM296 108a6 6 0 1 0 .1 0z" fill="#e0c088" opacity=".7"/>';

/** As wide as the place that is theirs, from the ground up. */
const MET = { width: 176, height: 206 } as const;

interface StoryPictureProps {
  readonly adventure: AdventureNumber;
  /** What the page is about. */
  readonly place?: string;
  readonly heroes: readonly HeroId[];
  /** A row of Destiny: night has fallen. */
  readonly isDestiny?: boolean;
  /** Who is met: they stand before it, and look at the heroes. */
  readonly met?: Somebody | undefined;
}

export function StoryPicture({ adventure, place, heroes, isDestiny = false, met }: StoryPictureProps) {
  const somebody = usePicture(met && likenessOf(met), 'full');
  const picture = useMemo(() => drawn(adventure, place, isDestiny), [adventure, place, isDestiny]);
  const { sky } = DUSKS[adventure];
  return (
    <svg
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio={somebody ? 'xMidYMid slice' : 'xMidYMax slice'}
      data-met={somebody ? true : undefined}
      aria-hidden="true"
      className="ash-picture"
    >
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
      {heroes.map((hero, n) => (
        <StagedHero key={hero} hero={hero} x={62 + n * 76} y={220 - n * 4} high={132 - n * 6} />
      ))}
      <path d="M0 214Q90 204 200 216T430 210V224H0Z" fill="#0d0705" />
      {somebody && (
        <image
          href={somebody.url}
          x={WIDE - MET.width - 8}
          y={HIGH - MET.height}
          {...MET}
          preserveAspectRatio="xMidYMax meet"
        />
      )}
    </svg>
  );
}
