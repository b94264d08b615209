// Who and what stands in a picture of cut paper: the fire, and the heroes, who rise from the dark of the ground before it. Guide, section 15.

import { usePicture } from '@veillee/web/kit';
import type { HeroId } from '../../content/vocabulary.ts';
import { heroLikeness } from '../likeness.ts';
import { fill } from './cut-paper.ts';

/** A fire between the heroes and the dark. */
export const FIRE = [
  '<path d="M-30 2L24 -10M30 2L-24 -10" stroke="#170b05" stroke-width="7" stroke-linecap="round"/>',
  fill(
    'M0 -78C18 -60 14 -46 12 -40C20 -44 20 -54 18 -60C30 -42 26 -16 12 -6H-12C-26 -16 -30 -40 -18 -56C-18 -48 -14 -42 -10 -42C-14 -56 -8 -68 0 -78Z',
    '#ffb04a',
  ),
  fill('M0 -52C8 -42 9 -22 4 -8H-6C-10 -22 -6 -42 0 -52Z', '#ffe9a8'),
].join('');

interface StagedHeroProps {
  readonly hero: HeroId;
  /** The middle of its foot. */
  readonly x: number;
  readonly y: number;
  readonly high: number;
}

/** Looks at what comes from the right; nobody until the figures have come. */
export function StagedHero({ hero, x, y, high }: StagedHeroProps) {
  const picture = usePicture(heroLikeness(hero), 'full');
  if (!picture) return null;
  const {
    url,
    drawing: {
      frame: [, , width, height],
      looks,
    },
  } = picture;
  const wide = (high * width) / height;
  return (
    <image
      href={url}
      x={-wide / 2}
      y={-high}
      width={wide}
      height={high}
      transform={`translate(${x} ${y})${looks === 'left' ? ' scale(-1 1)' : ''}`}
    />
  );
}
