// A Hero in a line: Health, Gaar, Gold, Bags, Movement, and the Action tokens that are left with what each gives to walk.

import { Bust, Icon, SmallFigure, useThing } from '@veillee/web/kit';
import type { CSSProperties } from 'react';
import { ACTIONS, type Action } from '../content/vocabulary.ts';
import { bagCount, bagsUsed, maxHealth } from '../rules/board.ts';
import type { Hero } from '../rules/state.ts';
import { movementOf } from '../rules/walks.ts';
import { beerStein, eclipseFlare, knapsack, walkingBoot } from './glyphs.ts';
import { ACTION, HERO_COLOUR, heroGlyph } from './kinds.ts';
import { heroLikeness } from './likeness.ts';
import { useReading } from './reading.ts';
import './strip.css';

export const HeroDisc = ({ hero, size }: { readonly hero: Pick<Hero, 'id'>; readonly size: number }) => (
  <span className="eut-disc" style={{ '--hero': HERO_COLOUR[hero.id], width: size, height: size } as CSSProperties}>
    <Bust of={heroLikeness(hero.id)} glyph={heroGlyph(hero.id)} size={size * 0.7} />
  </span>
);

/** What a Hero has, in figures. */
export function HeroFigures({ hero, bare }: { readonly hero: Hero; readonly bare?: boolean }) {
  const { word } = useReading();
  return (
    <span className="eut-figures">
      <SmallFigure of="health" label={word('table.health', { n: hero.health, most: maxHealth(hero) })} large={20}>
        {hero.health}
        <small>/{maxHealth(hero)}</small>
      </SmallFigure>
      <SmallFigure of="magic" glyph={eclipseFlare} label={word('table.gaar', { n: hero.gaar })} large={20}>
        {hero.gaar}
      </SmallFigure>
      {hero.id === 'skoldur' && (
        <SmallFigure
          of="fatigue"
          glyph={beerStein}
          label={word('table.dwurt', { n: hero.dwurt, die: hero.dwurtDie })}
          large={20}
        >
          {hero.dwurt}
        </SmallFigure>
      )}
      <SmallFigure of="gold" label={word('gain.gold', { n: hero.gold })} large={20}>
        {hero.gold}
      </SmallFigure>
      {!bare && (
        <SmallFigure
          of="strength"
          glyph={knapsack}
          label={word('table.bags', { used: bagsUsed(hero), n: bagCount(hero) })}
          large={20}
        >
          {bagsUsed(hero)}
          <small>/{bagCount(hero)}</small>
        </SmallFigure>
      )}
    </span>
  );
}

/** An Action token: used, it leaves its hollow. */
function ActionToken({
  hero,
  action,
  kept,
}: {
  readonly hero: Hero;
  readonly action: Action;
  readonly kept?: boolean;
}) {
  const { state, word } = useReading();
  const { colour, glyph } = ACTION[action];
  const n = movementOf(state, action);
  const there = kept ? true : hero.tokens.includes(action);
  const name = word('table.token', {
    action: word(`action.${action}`),
    n,
    state: there ? (kept ? 'kept' : 'there') : 'used',
  });
  const thing = useThing({ thing: `token:${action}`, label: name });
  return (
    <div
      {...thing}
      className="eut-token v-lit"
      data-used={!there || undefined}
      style={{ '--token': colour } as React.CSSProperties}
      title={name}
    >
      <Icon glyph={glyph} size={26} />
      <b className="v-figures">{n}</b>
    </div>
  );
}

export function ActionTokens({ hero }: { readonly hero: Hero }) {
  const { word } = useReading();
  return (
    <fieldset className="eut-tokens" aria-label={word('table.actions')}>
      {ACTIONS.flatMap(action => {
        // One of each kind, and the one that was kept from the round before (EUT-3.10).
        const more = hero.tokens.filter(one => one === action).length > 1;
        return [
          <ActionToken key={action} hero={hero} action={action} />,
          ...(more ? [<ActionToken key={`${action} kept`} hero={hero} action={action} kept />] : []),
        ];
      })}
    </fieldset>
  );
}

export function HeroStrip({ hero }: { readonly hero: Hero }) {
  const { word, table } = useReading();
  const owner = table.seats[hero.seat]?.name ?? '';
  return (
    <div className="eut-strip">
      <HeroDisc hero={hero} size={46} />
      <div className="eut-strip-name">
        <b>{word(`hero.${hero.id}`)}</b>
        <small>{owner}</small>
      </div>
      <HeroFigures hero={hero} />
      <span className="eut-moves" data-none={hero.movement === 0 || undefined}>
        <Icon glyph={walkingBoot} size={22} /> {word('gain.movement', { n: hero.movement })}
      </span>
      <ActionTokens hero={hero} />
    </div>
  );
}
