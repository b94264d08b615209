// What everybody knows of the others: HP, AP, Gold, Chapter, what they own, where they are.

import type { Seat } from '@veillee/kernel';
import { Peek, type SeatLine, SmallFigure } from '@veillee/web/kit';
import { cardById } from '../content/cards.ts';
import { SEAT } from '../rules/places.ts';
import { isBack } from '../rules/view.ts';
import { drawingOf, kindOf } from './drawings.ts';
import { inspected } from './face.tsx';
import * as glyphs from './glyphs.ts';
import { likenessOf, seatLikeness } from './likeness.ts';
import { cardOf, type Reading } from './reading.ts';

export function seatLine(reading: Reading, seat: Seat): SeatLine {
  const { view, word, name, eyes } = reading;
  const hero = view.heroes[seat];
  const likeness = seatLikeness(view, seat);
  if (!hero?.class) return { likeness };
  const chapter =
    typeof hero.chapter === 'number'
      ? word('table.chapter.short', { n: hero.chapter })
      : word(hero.chapter === 'finale' ? 'table.chapter.finale' : 'table.chapter.done', { n: 4 });
  const states = [
    ...(hero.eliminated ? [word('table.out')] : []),
    ...(hero.hidden ? [word('table.hidden')] : []),
    ...(hero.camped && !hero.defeated ? [word('table.camped')] : []),
    ...(hero.defeated ? [word('table.defeated')] : []),
    ...(view.team.includes(seat) ? [word('table.team')] : []),
    ...(view.first === seat && view.heroes.length > 1 ? [word('table.first')] : []),
  ];
  const facts = seat === eyes ? states : [name(hero.race), name(hero.class), name(hero.region), ...states];
  return {
    figure: <span className="kil-seat-chapter">{chapter}</span>,
    short: hero.hp,
    likeness,
    note: (
      <span className="kil-seat" data-zone={SEAT.make(seat)}>
        {facts.length > 0 && <span>{facts.join(' · ')}</span>}
        {seat !== eyes && (
          <>
            <span className="kil-seat-figures">
              <SmallFigure glyph={glyphs.hearts} of="health" label={word('table.hp', { hp: hero.hp, max: hero.maxHp })}>
                {hero.hp}/{hero.maxHp}
              </SmallFigure>
              <SmallFigure glyph={glyphs.powerLightning} of="light" label={word('table.ap.left', { n: hero.ap })}>
                {hero.ap}
              </SmallFigure>
              <SmallFigure glyph={glyphs.twoCoins} of="gold" label={word('table.gold')}>
                {hero.gold}
              </SmallFigure>
              <SmallFigure glyph={glyphs.galaxy} of="vp" label={word('table.fate')}>
                {hero.fate}
              </SmallFigure>
              <SmallFigure glyph={glyphs.cardDraw} of="deck" label={word('table.rumours')}>
                {hero.hand.length}
              </SmallFigure>
            </span>
            <Owned reading={reading} seat={seat} />
          </>
        )}
      </span>
    ),
  };
}

/** Assets, Talents, Loot, and Rumours that are known: drawings in a row, each card one hover away. */
function Owned({ reading, seat }: { readonly reading: Reading; readonly seat: Seat }) {
  const { view, name, word } = reading;
  const hero = view.heroes[seat];
  if (!hero) return null;
  const open = [...hero.assets, ...hero.talents, ...hero.loot];
  const rumours = hero.hand.filter(card => !isBack(card));
  const row = (cards: readonly string[]) =>
    cards.map(card => {
      const def = cardById(cardOf(card));
      return (
        <Peek
          key={card}
          name={name(card)}
          kind={kindOf(def)}
          glyph={drawingOf(def)}
          likeness={likenessOf(def)}
          spent={hero.exhausted.includes(card)}
          inspect={() => inspected(reading, card)}
        />
      );
    });
  return (
    <>
      {open.length > 0 && <span className="kil-seat-cards">{row(open)}</span>}
      {rumours.length > 0 && (
        <span className="kil-seat-cards">
          <small>{word('table.rumours')}</small>
          {row(rumours)}
        </span>
      )}
    </>
  );
}
