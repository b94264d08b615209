// The hero on a tablet: one strip above the board, with what he owns as small tiles.

import { Bust, SmallFigure, useThing } from '@veillee/web/kit';
import { cardById } from '../content/cards.ts';
import { ATTRIBUTES } from '../content/vocabulary.ts';
import { HERO } from '../rules/places.ts';
import { attributeOf } from '../rules/tests/dice.ts';
import { attributeGlyph, drawingOf, kindOf } from './drawings.ts';
import { ATTRIBUTE_MEANING, inspected } from './face.tsx';
import { GoldAndFate, Hearts, Restricted, Stance } from './hearts.tsx';
import { heroLabel } from './hero-label.ts';
import { ownLikeness } from './likeness.ts';
import { cardOf, type Reading, useReading } from './reading.ts';

export function HeroStrip() {
  const reading = useReading();
  const { view, own, eyes, word } = reading;
  const self = useThing({ thing: HERO.make(eyes), label: heroLabel(reading, eyes), confirm: true });
  if (!own.class) return null;
  return (
    <div className="kil-hero-strip">
      <div {...self} className="kil-self kil-strip-hearts v-lit-row">
        <Hearts hero={own} size={own.maxHp > 6 ? 20 : 24} />
      </div>
      <Stance hero={own} />
      <Restricted hero={own} />
      {ATTRIBUTES.map(attribute => (
        <SmallFigure
          key={attribute}
          of={ATTRIBUTE_MEANING[attribute]}
          glyph={attributeGlyph[attribute]}
          label={word(`attribute.${attribute}`)}
          large={20}
        >
          {attributeOf(view, eyes, attribute)}
        </SmallFigure>
      ))}
      <GoldAndFate size={20} />
      <ul className="kil-strip-cards" aria-label={word('table.assets')}>
        {[own.race, own.class, ...own.assets, ...own.talents, ...own.loot].map(card => (
          <li key={card}>
            <OwnSquare card={card} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const isSpent = ({ own }: Reading, card: string): boolean =>
  own.exhausted.includes(card === own.race ? 'race' : card === own.class ? 'class' : card);

function OwnSquare({ card }: { readonly card: string }) {
  const reading = useReading();
  const { own, eyes, name, word, table } = reading;
  const def = cardById(cardOf(card));
  const spent = isSpent(reading, card);
  const thing = useThing({
    thing: table.stateOf(`token:${card}`) === 'plain' ? card : `token:${card}`,
    label: [name(card), ...(spent ? [word('table.exhausted')] : [])].join(', '),
    inspect: () => inspected(reading, card),
    confirm: true,
  });
  return (
    <div
      {...thing}
      className="kil-square v-lit"
      data-kind={kindOf(def)}
      data-spent={spent || undefined}
      title={name(card)}
    >
      <Bust of={ownLikeness(own, eyes, def)} glyph={drawingOf(def)} size={28} />
    </div>
  );
}
