// Somebody who is looked at where they stand: from head to foot, and their name.

import { Icon, type Inspected, type Likeness, Portrait } from '@veillee/web/kit';
import type { CSSProperties, ReactNode } from 'react';
import { bagCount, bagsUsed, maxHealth } from '../rules/board.ts';
import type { Hero } from '../rules/state.ts';
import { HERO_COLOUR, heroGlyph } from './kinds.ts';
import { heroLikeness } from './likeness.ts';
import type { Reading } from './reading.ts';
import './who.css';

interface WhoProps {
  readonly of: Likeness;
  readonly glyph: string;
  readonly hero?: Hero;
  readonly children: ReactNode;
}

export const Who = ({ of, glyph, hero, children }: WhoProps) => (
  <div className="eut-who">
    <span
      data-side={hero && 'hero'}
      aria-hidden="true"
      style={hero && ({ '--hero': HERO_COLOUR[hero.id] } as CSSProperties)}
    >
      <Portrait of={of} className="v-portrait-whole" instead={<Icon glyph={glyph} size="100%" />} />
    </span>
    <div>{children}</div>
  </div>
);

export function inspectedHero({ word, table }: Pick<Reading, 'word' | 'table'>, hero: Hero): Inspected {
  const name = word(`hero.${hero.id}`);
  const owner = table.seats[hero.seat]?.name;
  return {
    thing: `hero:${hero.id}`,
    title: name,
    body: (
      <Who of={heroLikeness(hero.id)} glyph={heroGlyph(hero.id)} hero={hero}>
        <h3 className="eut-space-name">{name}</h3>
        {owner && <p>{owner}</p>}
      </Who>
    ),
    notes: [
      { text: word('table.health', { n: hero.health, most: maxHealth(hero) }) },
      { text: word('gain.gold', { n: hero.gold }) },
      { text: word('table.bags', { used: bagsUsed(hero), n: bagCount(hero) }) },
      { text: word('gain.reputation', { n: hero.reputation }) },
    ],
  };
}
