// A combat as cut-paper theatre: a fire, the heroes before it, and what comes out of the dark. Guide, section 15.

import { usePicture } from '@veillee/web/kit';
import { useMemo } from 'react';
import type { AdventureNumber, HeroId, MonsterId } from '../../content/vocabulary.ts';
import { landmarks } from '../land/draw.ts';
import { monsterLikeness } from '../likeness.ts';
import { DUSKS, duskInk, skyline } from './dusk.ts';
import { FIRE, StagedHero } from './theatre.tsx';

const HIGH = 296;
const WIDE = 832;

interface CombatPictureProps {
  readonly adventure: AdventureNumber;
  readonly place: string;
  readonly monster: MonsterId;
  /** Whoever stands. */
  readonly heroes: readonly HeroId[];
}

/** The beast: as it is drawn, once its figure has come. */
function drawn({ adventure, place }: Pick<CombatPictureProps, 'adventure' | 'place'>, beast: string): string {
  const dusk = DUSKS[adventure];
  const [far, near, feet] = dusk.layers;
  const ink = duskInk(adventure);
  return [
    skyline(ink, dusk, far, `${adventure}far`, { y: 176, wide: WIDE }),
    `<path d="M0 166Q200 150 430 170T832 158V296H0Z" fill="${far}"/>`,
    skyline(ink, dusk, near, `${adventure}near`, { y: 206, wide: WIDE }),
    `<path d="M0 200Q230 186 430 204T832 194V296H0Z" fill="${near}"/>`,
    ink.at(404, 226, 2.1, landmarks[place]?.(ink) ?? ''),
    `<rect width="${WIDE}" height="${HIGH}" fill="url(#ash-dark)"/>`,
    '<ellipse cx="620" cy="150" rx="250" ry="170" fill="url(#ash-cold)"/>',
    `<path d="M0 240Q260 222 460 240T832 236V296H0Z" fill="${feet}"/>`,
    ink.at(612, 258, 1, beast),
    '<ellipse cx="86" cy="200" rx="240" ry="150" fill="url(#ash-fire)"/>',
    ink.at(64, 256, 1, FIRE),
  ].join('');
}

export function CombatPicture({ adventure, place, monster, heroes }: CombatPictureProps) {
  const beast = usePicture(monsterLikeness(monster), 'full')?.drawing;
  const picture = useMemo(() => drawn({ adventure, place }, beast?.draw() ?? ''), [adventure, place, beast]);
  const { sky } = DUSKS[adventure];
  return (
    <svg
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="ash-combat-picture"
    >
      <defs>
        <linearGradient id="ash-combat-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={sky[0]} />
          <stop offset=".45" stopColor={sky[1]} />
          <stop offset=".72" stopColor={sky[2]} />
        </linearGradient>
        <linearGradient id="ash-dark" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#0b0714" stopOpacity=".1" />
          <stop offset="1" stopColor="#0b0714" stopOpacity=".72" />
        </linearGradient>
        <radialGradient id="ash-cold">
          <stop offset="0" stopColor="#9c86ea" stopOpacity=".6" />
          <stop offset="1" stopColor="#6d55c0" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="ash-fire">
          <stop offset="0" stopColor="#ffdc94" stopOpacity=".8" />
          <stop offset=".4" stopColor="#ff9d45" stopOpacity=".35" />
          <stop offset="1" stopColor="#ff8a30" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={WIDE} height={HIGH} fill="url(#ash-combat-sky)" />
      <g dangerouslySetInnerHTML={{ __html: picture }} />
      {heroes.map((hero, n) => (
        <StagedHero key={hero} hero={hero} x={166 + n * 104} y={290 - n * 5} high={184 - n * 8} />
      ))}
      <path d="M0 272Q180 258 400 274T832 268V296H0Z" fill="#0d0705" />
    </svg>
  );
}
