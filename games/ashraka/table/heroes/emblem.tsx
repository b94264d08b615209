// A hero in a disc of their colour: their head, and the glyph until it is there.

import { Bust, Icon, type PortraitProps } from '@veillee/web/kit';
import type { CSSProperties } from 'react';
import type { HeroId } from '../../content/vocabulary.ts';
import { deathSkull } from '../glyphs.ts';
import { drawingOf, HERO_COLOUR } from '../kinds.ts';
import { heroLikeness } from '../likeness.ts';
import './emblem.css';

interface EmblemProps extends Pick<PortraitProps, 'looks'> {
  readonly hero: HeroId;
  /** Of the glyph. */
  readonly size?: number | string;
  /** What is said of a hero who lies there: the skull says it. */
  readonly ko?: string | false;
  /** Where nothing beside it says who it is. */
  readonly label?: string;
}

export const Emblem = ({ hero, size, ko, label, looks }: EmblemProps) => (
  <span
    className="ash-emblem"
    style={{ '--hero': HERO_COLOUR[hero] } as CSSProperties}
    {...(label !== undefined && { role: 'img', 'aria-label': label })}
  >
    <Bust
      of={heroLikeness(hero)}
      glyph={drawingOf(hero)}
      {...(size !== undefined && { size })}
      {...(looks && { looks })}
    />
    {ko && <Icon glyph={deathSkull} size={18} label={ko} className="ash-emblem-ko" />}
  </span>
);
