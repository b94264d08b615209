// Both heroes: health, mana, what they hold, their action track. Whoever runs both takes one of them in hand here.

import { Icon, InHand, Tile, useLayout } from '@veillee/web/kit';
import type { CSSProperties } from 'react';
import { findRow } from '../../content/finds.ts';
import type { FindId } from '../../content/vocabulary.ts';
import { inventoryOf } from '../../rules/cards.ts';
import { printed } from '../../rules/sheet.ts';
import { fighterOf, type Hero, heroName, isGone, isKo } from '../../rules/state.ts';
import { Diseases } from '../combat/diseases.tsx';
import { inspectedFind } from '../face.tsx';
import { deathSkull, drop, hearts } from '../glyphs.ts';
import { drawingOf, HERO_COLOUR, kindOf } from '../kinds.ts';
import { useReading } from '../reading.ts';
import { Emblem } from './emblem.tsx';
import { SheetOpener } from './sheet.tsx';
import { ActionTrack } from './track.tsx';
import './heroes.css';

export function Heroes() {
  const { view, word } = useReading();
  return (
    <div className="ash-heroes">
      {view.heroes.map(hero => (
        <InHand key={hero.id} figure={hero.id}>
          <HeroPanel hero={hero} />
        </InHand>
      ))}
      <div className="ash-aim">
        <h3>{word(`adventure.${view.adventure}`)}</h3>
        <p className="ash-note">{word(`adventure.${view.adventure}.text`)}</p>
        {view.heroes.length > 0 && <p className="ash-note">{word('table.both')}</p>}
      </div>
    </div>
  );
}

function HeroPanel({ hero }: { readonly hero: Hero }) {
  const { view, word, hero: held } = useReading();
  const isNarrow = useLayout() !== 'wide';
  const limit = inventoryOf(view, hero);
  return (
    <section
      className="ash-hero"
      data-held={held?.id === hero.id || undefined}
      data-zone={hero.id}
      style={{ '--hero': HERO_COLOUR[hero.id] } as CSSProperties}
    >
      <div className="ash-hero-facts">
        <HeroHead hero={hero} />
        <Fighting hero={hero} />
        <Pips of="health" glyph={hearts} has={hero.health} most={printed(view, hero, 'health')} />
        <Pips of="fatigue" glyph={drop} has={hero.mana} most={printed(view, hero, 'mana')} />
        <p className="ash-hand-count">
          {word('table.hand')} <b className="v-figures">{word('table.of', { n: hero.hand.length, max: limit })}</b>
          <SheetOpener hero={hero} />
        </p>
        <ul className="ash-cards">
          {[...hero.hand, ...hero.specials].map(card => (
            <HeldCard key={card} card={card} />
          ))}
        </ul>
      </div>
      <ActionTrack hero={hero} lying={isNarrow} />
    </section>
  );
}

/** In a combat: what has become of a fighter, and what ails them. */
function Fighting({ hero }: { readonly hero: Hero }) {
  const { view, word } = useReading();
  const fighter = fighterOf(view, hero);
  if (!fighter) return null;
  const state = fighter.status === 'in' ? (fighter.acted ? 'acted' : 'in') : fighter.status;
  return (
    <>
      {state !== 'in' && <p className="ash-hero-state">{word('table.fighter', { state })}</p>}
      <Diseases of={fighter.diseases} whose="hero" />
    </>
  );
}

/** Emblem and name; a button where there is another hero to take in hand. */
function HeroHead({ hero }: { readonly hero: Hero }) {
  const { view, word, hero: held, takeInHand, isOwn, mayTurnTo, table } = useReading();
  const own = view.heroes.filter(isOwn);
  const info = table.seats[hero.seat];
  const state = isGone(hero) ? word('table.gone') : isKo(hero) ? word('table.ko') : undefined;
  const content = (
    <>
      <Emblem hero={hero.id} size={30} ko={isKo(hero) && word('table.ko')} />
      <span>
        <b>{table.say(heroName(hero))}</b>
        <small>{[...(view.seats > 1 && info ? [info.name] : []), ...(state ? [state] : [])].join(', ')}</small>
      </span>
    </>
  );
  const takes = isOwn(hero) ? own.length > 1 : mayTurnTo(hero);
  if (!takes) return <div className="ash-hero-head">{content}</div>;
  return (
    <button
      type="button"
      className="ash-hero-head"
      data-hero={hero.id}
      aria-pressed={held?.id === hero.id}
      aria-label={word('table.take', { hero: table.say(heroName(hero)) })}
      onClick={() => takeInHand(hero.id)}
    >
      {content}
    </button>
  );
}

interface PipsProps {
  readonly of: 'health' | 'fatigue';
  readonly glyph: string;
  readonly has: number;
  readonly most: number;
}

/** One drawing for each token, hollow where it is spent. */
function Pips({ of, glyph, has, most }: PipsProps) {
  const { word } = useReading();
  const label = word(of === 'health' ? 'table.health' : 'table.mana', { n: has, max: most });
  return (
    <div className="ash-pips" data-of={of} role="img" aria-label={label} title={label}>
      {Array.from({ length: Math.max(most, has) }, (_, n) => (
        <span key={n} data-spent={n >= has || undefined}>
          <Icon glyph={glyph} size={20} />
        </span>
      ))}
    </div>
  );
}

export function HeldCard({ card }: { readonly card: FindId }) {
  const { word } = useReading();
  const row = findRow(card);
  return (
    <li data-zone={`card:${card}`}>
      <Tile
        thing={card}
        name={word(`find.${card}`)}
        kind={kindOf(row)}
        glyph={drawingOf(card)}
        note={word(`type.${row.type}`)}
        size={28}
        inspect={() => inspectedFind(word, card)}
      />
    </li>
  );
}

/** On a phone: both heroes in two lines over the map. */
export function HeroLines() {
  const { view, word, hero: held, takeInHand, isOwn, mayTurnTo, table } = useReading();
  return (
    <div className="ash-lines">
      {view.heroes.map(hero => (
        <button
          key={hero.id}
          type="button"
          className="ash-line"
          data-hero={hero.id}
          data-held={held?.id === hero.id || undefined}
          data-zone={hero.id}
          disabled={!isOwn(hero) && !mayTurnTo(hero)}
          aria-pressed={held?.id === hero.id}
          aria-label={word('table.take', { hero: table.say(heroName(hero)) })}
          style={{ '--hero': HERO_COLOUR[hero.id] } as CSSProperties}
          onClick={() => takeInHand(hero.id)}
        >
          <Emblem hero={hero.id} size={24} />
          <span className="ash-line-figures v-figures">
            <span data-of="health">
              <Icon glyph={isKo(hero) ? deathSkull : hearts} size={14} /> {hero.health}
              <small>/{printed(view, hero, 'health')}</small>
            </span>
            <span data-of="fatigue">
              <Icon glyph={drop} size={14} /> {hero.mana}
              <small>/{printed(view, hero, 'mana')}</small>
            </span>
          </span>
          <ActionTrack hero={hero} lying />
        </button>
      ))}
    </div>
  );
}
