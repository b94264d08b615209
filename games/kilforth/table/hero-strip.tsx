// The hero on a tablet: one strip above the board, with what he owns as small tiles.

import { Icon, useThing } from '@veillee/web/kit';
import { cardById } from '../content/cards.ts';
import { ATTRIBUTES, type Attribute } from '../content/vocabulary.ts';
import { attributeOf } from '../rules/tests/dice.ts';
import { attributeGlyph, drawingOf, kindOf } from './drawings.ts';
import { ATTRIBUTE_MEANING, inspected } from './face.tsx';
import * as glyphs from './glyphs.ts';
import { Hearts, Restricted, Stance } from './hearts.tsx';
import { heroLabel } from './hero-label.ts';
import { cardOf, type Reading, useReading } from './reading.ts';

export function HeroStrip() {
  const reading = useReading();
  const { own, eyes, word } = reading;
  const self = useThing({ thing: `hero:${eyes}`, label: heroLabel(reading, eyes), confirm: true });
  if (!own.class) return null;
  return (
    <div className="kil-hero-strip">
      <div {...self} className="kil-self kil-strip-hearts">
        <Hearts hero={own} size={own.maxHp > 6 ? 20 : 24} />
      </div>
      <Stance hero={own} />
      <Restricted hero={own} />
      {ATTRIBUTES.map(attribute => (
        <Figure key={attribute} attribute={attribute} />
      ))}
      <span className="kil-line-figure" data-of="gold">
        <Icon glyph={glyphs.twoCoins} size={20} label={word('table.gold')} />
        <b className="v-figures">{own.gold}</b>
      </span>
      <span className="kil-line-figure" data-of="vp" data-used={own.fateToday || undefined}>
        <Icon glyph={glyphs.galaxy} size={20} label={word('table.fate')} />
        <b className="v-figures">{own.fate}</b>
      </span>
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

function Figure({ attribute }: { readonly attribute: Attribute }) {
  const { view, eyes, word } = useReading();
  return (
    <span className="kil-line-figure" data-of={ATTRIBUTE_MEANING[attribute]} title={word(`attribute.${attribute}`)}>
      <Icon glyph={attributeGlyph[attribute]} size={20} label={word(`attribute.${attribute}`)} />
      <b className="v-figures">{attributeOf(view, eyes, attribute)}</b>
    </span>
  );
}

const isSpent = ({ own }: Reading, card: string): boolean =>
  own.exhausted.includes(card === own.race ? 'race' : card === own.class ? 'class' : card);

function OwnSquare({ card }: { readonly card: string }) {
  const reading = useReading();
  const { name, word, table } = reading;
  const def = cardById(cardOf(card));
  const spent = isSpent(reading, card);
  const thing = useThing({
    thing: table.stateOf(`token:${card}`) === 'plain' ? card : `token:${card}`,
    label: [name(card), ...(spent ? [word('table.exhausted')] : [])].join(', '),
    inspect: () => inspected(reading, card),
    confirm: true,
  });
  return (
    <div {...thing} className="kil-square" data-kind={kindOf(def)} data-spent={spent || undefined} title={name(card)}>
      <Icon glyph={drawingOf(def)} size={28} />
    </div>
  );
}
