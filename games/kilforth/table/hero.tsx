// The left rail: the hero, what he can roll, what he owns.

import { Icon, Portrait, signed, Tile, useLayout, useThing } from '@veillee/web/kit';
import type { ReactNode } from 'react';
import { cardById } from '../content/cards.ts';
import { ATTRIBUTES, type Attribute } from '../content/vocabulary.ts';
import { ASSETS, HERO, LOOT } from '../rules/places.ts';
import { chapterCost } from '../rules/saga/feat.ts';
import { LIMIT } from '../rules/state.ts';
import { attributeOf, diceFor } from '../rules/tests/dice.ts';
import { attributeGlyph, drawingOf, kindOf } from './drawings.ts';
import { ATTRIBUTE_MEANING, inspected, textOf } from './face.tsx';
import * as glyphs from './glyphs.ts';
import { GoldAndFate, Hearts, Restricted, Stance } from './hearts.tsx';
import { heroLabel } from './hero-label.ts';
import { HeroStrip } from './hero-strip.tsx';
import { heroLikeness, likenessOf } from './likeness.ts';
import { Piles } from './piles.tsx';
import { cardOf, type Reading, useReading } from './reading.ts';
import { SeatFace } from './seat-face.tsx';

export function HeroRail() {
  if (useLayout() === 'tablet') return <HeroStrip />;
  return (
    <div className="kil-hero">
      <Head />
      <Attributes />
      <Purse />
      <Holdings />
      <Piles />
    </div>
  );
}

/** Portrait, name, race and class, hearts. */
function Head() {
  const { own, eyes, table, word, name } = useReading();
  const info = table.seats[eyes];
  const self = useThing({ thing: HERO.make(eyes), label: heroLabel(useReading(), eyes), confirm: true });
  if (!own.race)
    return (
      <header className="kil-hero-head">
        <h2 className="v-section">{info?.name}</h2>
        <p>{word('table.hero.none')}</p>
      </header>
    );
  return (
    <header className="kil-hero-head" data-zone={HERO.make(eyes)}>
      <HeroCards />
      <div {...self} className="kil-hero-words kil-self v-lit-row">
        <div aria-hidden="true">
          <h2>{info?.name}</h2>{' '}
          <p>
            {name(own.race)}
            {own.class && ` · ${name(own.class)}`}
          </p>{' '}
          <Stance hero={own} />
        </div>
      </div>
      <div className="kil-hero-life">
        <Hearts hero={own} size={own.maxHp > 7 ? 25 : 30} />
        <p>
          <b data-of="health">{word('table.hp', { hp: own.hp, max: own.maxHp })}</b>
          <b data-of="light">{word('table.ap.left', { n: own.ap })}</b>
        </p>
      </div>
      <Restricted hero={own} />
    </header>
  );
}

/** The hero, whose face is the Race's card, before the Class; both lit when their ability may be used. */
function HeroCards() {
  const { own, table, eyes } = useReading();
  const info = table.seats[eyes];
  return (
    <div className="kil-portrait" data-emblem={info?.emblem}>
      <HeroCard part="race" size="72%" />
      {own.class && <HeroCard part="class" size="74%" />}
    </div>
  );
}

function HeroCard({ part, size }: { readonly part: 'race' | 'class'; readonly size: string }) {
  const reading = useReading();
  const { own, eyes, name, word } = reading;
  const card = own[part];
  const spent = own.exhausted.includes(part);
  const thing = useThing({
    thing: card,
    label: [word(`table.type.${part}`), name(card), ...(spent ? [word('table.exhausted')] : [])].join(', '),
    inspect: () => inspected(reading, card),
    confirm: true,
  });
  return (
    <div {...thing} className={`kil-portrait-${part}`} data-spent={spent || undefined}>
      {part === 'race' ? (
        <Portrait of={heroLikeness(own, eyes)} instead={<Icon glyph={drawingOf(cardById(card))} size={size} />} />
      ) : (
        <Icon glyph={drawingOf(cardById(card))} size={size} />
      )}
    </div>
  );
}

/** Dice of each attribute with its parts one touch away. */
function Attributes() {
  const { own } = useReading();
  if (!own.class) return null;
  return (
    <ul className="kil-attributes">
      {ATTRIBUTES.map(attribute => (
        <AttributeRow key={attribute} attribute={attribute} />
      ))}
    </ul>
  );
}

const MOST_PIPS = 6;

function AttributeRow({ attribute }: { readonly attribute: Attribute }) {
  const { view, eyes, word, table } = useReading();
  const dice = attributeOf(view, eyes, attribute);
  const { parts } = diceFor(view, eyes, attribute);
  const title = word(`attribute.${attribute}`);
  const label = word('table.dice', { attribute: title, n: dice });
  const notes = parts.map(({ from, n }) => ({ text: word('table.dice.part', { from, n: signed(n) }) }));
  const thing = useThing({
    label,
    onTouch: by => table.inspect({ title, notes }, by),
    inspect: () => ({ title, notes: [{ text: label, rule: 'KIL-5.19' }, ...notes] }),
  });
  return (
    <li>
      <div {...thing} className="kil-attribute" data-of={ATTRIBUTE_MEANING[attribute]}>
        <Icon glyph={attributeGlyph[attribute]} size={24} />
        <span aria-hidden="true">{title}</span>{' '}
        <span className="kil-pips" aria-hidden="true">
          {Array.from({ length: Math.max(5, Math.min(MOST_PIPS, dice)) }, (_, i) => (
            <i key={i} data-on={i < dice || undefined} />
          ))}
        </span>
        <b className="v-figures" aria-hidden="true">
          {dice}
        </b>
      </div>
    </li>
  );
}

interface HeldProps {
  readonly of: string;
  readonly glyph: string;
  readonly n: number;
  readonly name: string;
  readonly note: string | undefined;
}

const Held = ({ of, glyph, n, name, note }: HeldProps) => (
  <span data-of={of}>
    <Icon glyph={glyph} size={26} />
    <b className="v-figures" key={n}>
      {n}
    </b>
    <small>
      {name}
      {note !== undefined && (
        <>
          <br />
          {note}
        </>
      )}
    </small>
  </span>
);

/** Gold against what the Feat costs, Fate and whether it is used today. */
export function Purse() {
  const { own, view, word } = useReading();
  const cost = typeof own.chapter === 'number' ? chapterCost(view, own.chapter) : undefined;
  return (
    <p className="kil-purse">
      <Held
        of="gold"
        glyph={glyphs.twoCoins}
        n={own.gold}
        name={word('table.gold')}
        note={cost === undefined ? undefined : word('table.gold.feat', { n: cost })}
      />
      <Held
        of="vp"
        glyph={glyphs.galaxy}
        n={own.fate}
        name={word('table.fate')}
        note={word(own.fateToday ? 'table.fate.used' : 'table.fate.unused')}
      />
    </p>
  );
}

/** Assets, Talents, Loot: one row a card, turned when exhausted. */
export function Holdings() {
  const { own, word, eyes } = useReading();
  return (
    <>
      <Shelf title={word('table.assets')} cards={own.assets} most={LIMIT} zone={ASSETS.make(eyes)}>
        {own.assets.length === 0 && <p className="kil-none">{word('table.assets.none')}</p>}
      </Shelf>
      {own.talents.length > 0 && <Shelf title={word('table.talents')} cards={own.talents} />}
      {own.loot.length > 0 && <Shelf title={word('table.loot')} cards={own.loot} most={LIMIT} zone={LOOT.make(eyes)} />}
    </>
  );
}

interface ShelfProps {
  readonly title: string;
  readonly cards: readonly string[];
  readonly most?: number;
  readonly zone?: string;
  readonly children?: ReactNode;
}

function Shelf({ title, cards, most, zone, children }: ShelfProps) {
  const { word } = useReading();
  return (
    <section data-zone={zone}>
      <h3 className="v-section">
        {title} {most !== undefined && <small>{word('table.of', { n: cards.length, max: most })}</small>}
      </h3>
      {cards.map(card => (
        <OwnTile key={card} card={card} />
      ))}
      {children}
    </section>
  );
}

/** Loot is named as a token in an exchange and as itself elsewhere. */
const thingOf = ({ table }: Reading, card: string): string =>
  table.stateOf(`token:${card}`) === 'plain' ? card : `token:${card}`;

function OwnTile({ card }: { readonly card: string }) {
  const reading = useReading();
  const { own, word, name } = reading;
  const def = cardById(cardOf(card));
  const spent = own.exhausted.includes(card);
  const text = textOf(reading, def);
  return (
    <div className="kil-own" data-spent={spent || undefined}>
      <Tile
        thing={thingOf(reading, card)}
        name={name(card)}
        kind={kindOf(def)}
        glyph={drawingOf(def)}
        likeness={likenessOf(def)}
        size={36}
        dim={spent}
        confirm
        note={[...(spent ? [word('table.exhausted')] : []), ...bonusWords(reading, card), ...(text ? [text] : [])].join(
          ' · ',
        )}
        inspect={() => inspected(reading, card)}
      />
    </div>
  );
}

/** "Combat +1, Lore +1". */
function bonusWords({ word }: Reading, card: string): string[] {
  const { bonus } = cardById(cardOf(card));
  const given = ATTRIBUTES.filter(attribute => bonus[attribute] !== 0).map(attribute =>
    word('table.bonus', {
      attribute: word(`attribute.${attribute}`),
      n: signed(bonus[attribute]),
    }),
  );
  return given.length > 0 ? [given.join(', ')] : [];
}

/** On a phone: who, hearts, purse, in one line above the map. */
export function HeroLine() {
  const { own, eyes, table, word } = useReading();
  const layout = useLayout();
  const info = table.seats[eyes];
  if (layout !== 'phone' || !info || !own.class) return null;
  return (
    <div className="kil-hero-line" data-zone={HERO.make(eyes)}>
      <SeatFace seat={eyes} size={38} named />
      <Hearts hero={own} size={own.maxHp > 6 ? 19 : 24} />
      <p>
        <b data-of="health">{word('table.hp.short', { hp: own.hp })}</b>
        <b data-of="light">{word('table.ap', { n: own.ap })}</b>
      </p>
      <Stance hero={own} />
      <span className="kil-line-gap" />
      <GoldAndFate size={22} />
    </div>
  );
}
