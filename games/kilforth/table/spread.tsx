// What is laid out for a choice and lies nowhere else: the market's three cards, Races, Sagas, Talents, decks, heroes.

import { CardBack, useIntoSight, useLayout, useThing } from '@veillee/web/kit';
import { cardById } from '../content/cards.ts';
import { ANCIENT, DECK, HERO, REGION } from '../rules/places.ts';
import { rewardGlyph, terrainGlyph } from './drawings.ts';
import { Face } from './face.tsx';
import { isTerrain } from './facts.ts';
import { nightSky } from './glyphs.ts';
import { heroLabel } from './hero-label.ts';
import { cardOf, isCard, type Reading, useReading } from './reading.ts';
import { SeatFace } from './seat-face.tsx';

/** Things a decision names that the board does not show anywhere else, in the order in which they are named. */
export function laidOut({ decision, view, own }: Pick<Reading, 'decision' | 'view' | 'own'>): readonly string[] {
  if (!decision || decision.prompt.startsWith('turn')) return [...view.open];
  const shown = new Set<string>([
    ...own.hand,
    ...own.assets,
    ...own.talents,
    ...own.loot,
    // A card that has been defeated is laid out beside what could be drawn instead.
    ...(decision.prompt.startsWith('reward')
      ? []
      : Object.values(view.places).flatMap(place => [...place.encounters, ...place.plots])),
    'saga',
    'obstacle',
  ]);
  if (own.class !== '') shown.add(own.class).add(own.race);
  const named = [...decision.options, ...decision.refused].flatMap(({ on = [] }) => on);
  // Heroes stand on the map; they are laid out only where the question is which of them.
  const ofHeroes = !decision.prompt.startsWith('gift') && decision.options.every(({ on = [] }) => on.some(HERO.is));
  const wanted = [...view.open, ...named].filter(
    thing => !shown.has(thing) && !REGION.is(thing) && !ANCIENT.is(thing) && (ofHeroes || !HERO.is(thing)),
  );
  return [...new Set(wanted)];
}

/** Two rows of five larger cards fit into a window that is not low. */
const inTwoRows = (count: number): boolean => count <= 10 && innerHeight >= 860;

export function Spread() {
  const reading = useReading();
  const { decision, view, word } = reading;
  const layout = useLayout();
  const things = laidOut(reading);
  const laid = things.join();
  // On a phone one may have scrolled on to the tray or the hand.
  const self = useIntoSight<HTMLElement>(layout === 'phone' && laid !== '' ? laid : undefined);
  if (things.length === 0) return null;
  const many = things.length > 6;
  const few = things.length <= 2;
  const width = layout === 'phone' ? (few ? 160 : 110) : many ? (inTwoRows(things.length) ? 148 : 126) : 170;
  const large = layout === 'phone' ? few : !many;
  const drafting = decision?.prompt.startsWith('draft') ?? false;
  return (
    <section
      ref={self}
      className="kil-spread"
      aria-label={word('table.spread')}
      data-many={many || undefined}
      data-whole={drafting || undefined}
      data-zone="open"
    >
      <ul data-count={things.length}>
        {things.map(thing => (
          <li key={thing}>
            <Laid thing={thing} width={width} large={large} />
          </li>
        ))}
      </ul>
      {view.phase === 'setup' && things.some(isCard) && <p className="kil-spread-note">{word('table.spread.hint')}</p>}
    </section>
  );
}

function Laid({ thing, width, large }: { readonly thing: string; readonly width: number; readonly large: boolean }) {
  if (DECK.is(thing)) return <LaidDeck deck={DECK.only(thing)} width={width} />;
  if (HERO.is(thing)) return <LaidHero seat={HERO.only(thing)} />;
  if (!isCard(thing)) return null;
  const { kind } = cardById(cardOf(thing));
  const figures = kind === 'race' || kind === 'class' || kind === 'saga' || kind === 'talent';
  return (
    <Face
      card={thing}
      size={large || figures ? 'large' : 'medium'}
      width={width}
      // That it is a Race is asked for already; the face wants the room.
      {...(kind === 'race' && { type: undefined })}
      confirm
    />
  );
}

function LaidDeck({ deck, width }: { readonly deck: string; readonly width: number }) {
  const { view, word } = useReading();
  const glyph =
    deck in rewardGlyph
      ? rewardGlyph[deck as keyof typeof rewardGlyph]
      : isTerrain(deck)
        ? terrainGlyph[deck]
        : nightSky;
  const pile =
    deck in rewardGlyph
      ? view.rewards[deck as keyof typeof rewardGlyph]
      : isTerrain(deck)
        ? view.encounters[deck]
        : view.night;
  const left = word('table.deck.left', { count: pile.draw });
  const thing = useThing({ thing: DECK.make(deck), label: `${word(`deck.${deck}`)}, ${left}`, confirm: true });
  return (
    <div {...thing} className="kil-laid v-lit-row">
      <CardBack
        width={width < 120 ? 84 : Math.min(width, 130)}
        glyph={glyph}
        count={pile.draw}
        label={word(`deck.${deck}`)}
      />
      <b aria-hidden="true">{word(`deck.${deck}`)}</b>
      <small aria-hidden="true">{left}</small>
    </div>
  );
}

function LaidHero({ seat }: { readonly seat: number }) {
  const reading = useReading();
  const { table, view, name, word } = reading;
  const info = table.seats[seat];
  const hero = view.heroes[seat];
  const thing = useThing({ thing: HERO.make(seat), label: heroLabel(reading, seat), confirm: true });
  if (!info || !hero) return null;
  return (
    <div {...thing} className="kil-laid v-lit-row">
      <SeatFace seat={seat} size={72} />
      <b aria-hidden="true">{info.name}</b>
      {hero.class && (
        <small aria-hidden="true">
          {name(hero.race)} · {name(hero.class)}
        </small>
      )}
      <small aria-hidden="true">{word('table.hp', { hp: hero.hp, max: hero.maxHp })}</small>
    </div>
  );
}
