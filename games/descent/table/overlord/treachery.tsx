// Treachery, as a shop for the overlord alone: cards by colour with their price in points, what is left of each colour, what goes out for what
// comes in, and what unspent points bring.

import { countedNames } from '@veillee/pieces/things';
import { Card, Note, useLayout, useMedia, useThing } from '@veillee/web/kit';
import { type RefCallback, useCallback, useState } from 'react';
import { HAND_LIMIT, OPENING_HAND, overlordCardRow } from '../../content/overlord.ts';
import { darkGlyphRow } from '../../content/props.ts';
import { DARK_GLYPHS, type DarkGlyph, type Treachery } from '../../content/vocabulary.ts';
import { asideKey } from '../../rules/keys.ts';
import { rowId } from '../../rules/state.ts';
import { Picture } from '../drawn/drawing.tsx';
import { darkGlyph } from '../drawn/things.ts';
import { nameOfEvening } from '../dungeon/title.ts';
import { CARD_KIND, GEM } from '../kinds.ts';
import { useReading } from '../reading.ts';
import {
  comingIn,
  deckByType,
  exchangesOf,
  inFront,
  type ShopCard,
  type ShopRow,
  type Swapped,
  shopOf,
} from './bought.ts';
import { overlordCardFace } from './card-face.ts';
import './treachery.css';

const HEXAGON = 'M50 3L91 26V74L50 97L9 74V26Z';

/** A point of treachery, or so many: its colour has a shape of its own inside. */
function Gem({
  colour,
  size,
  n,
  spent,
}: {
  readonly colour: Treachery;
  readonly size: number;
  readonly n?: number;
  readonly spent?: boolean;
}) {
  const { glyph, fill, light } = GEM[colour];
  return (
    <svg className="des-gem" viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
      <path
        d={HEXAGON}
        fill={spent ? 'none' : fill}
        stroke={light}
        strokeWidth={spent ? 5 : 6}
        strokeDasharray={spent ? '9 8' : undefined}
      />
      {n === undefined ? (
        <path
          d={glyph}
          fill={spent ? light : '#fff'}
          transform="translate(24 24) scale(.1016)"
          opacity={spent ? 0.6 : 1}
        />
      ) : (
        <text x={50} y={68} textAnchor="middle">
          {n}
        </text>
      )}
    </svg>
  );
}

const ASKED_NOTHING = { options: [], refused: [] };

export function TreacheryShop() {
  const { view, decision } = useReading();
  const phone = useLayout() === 'phone';
  const width = useMedia(ROOMY, false) ? WIDTHS.roomy : phone ? WIDTHS.phone : WIDTHS.usual;
  const [shop, beside] = useBeside(width + GAP);
  return (
    <div className="des-treachery" ref={shop}>
      {shopOf(view, decision ?? ASKED_NOTHING).map(row => (
        // On a phone a finger moves the shelf sideways.
        <Shelf key={row.colour} row={row} width={width} beside={phone ? row.cards.length : beside} />
      ))}
      {phone && <DarkGlyphs />}
    </div>
  );
}

/** Where there is room, more of their words is read without a touch. */
const ROOMY = '(min-width: 1600px)';
const WIDTHS = { phone: 118, usual: 124, roomy: 168 } as const;
/** Between two cards; and what a shelf keeps at its ends. */
const GAP = 9;
const ENDS = 20;

/** How many cards lie beside each other in the shop, as wide as it is now. */
function useBeside(each: number): readonly [RefCallback<HTMLElement>, number] {
  const [beside, setBeside] = useState(1);
  const shop = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const measure = (): void => setBeside(Math.max(1, Math.floor((element.clientWidth - ENDS + GAP) / each)));
      measure();
      const watch = new ResizeObserver(measure);
      watch.observe(element);
      return () => watch.disconnect();
    },
    [each],
  );
  return [shop, beside];
}

interface ShelfProps {
  readonly row: ShopRow;
  /** Of a card. */
  readonly width: number;
  /** How many of them lie beside each other. */
  readonly beside: number;
}

/** One colour: as many cards as lie beside each other, the others on demand. */
function Shelf({ row, width, beside }: ShelfProps) {
  const { word, decision } = useReading();
  const [open, setOpen] = useState(false);
  const comes = comingIn(decision)?.id;
  const { colour, cards, left, all } = row;
  const front = inFront(cards, beside, comes);
  const more = cards.length - front.length;
  return (
    <section aria-label={word(`table.treachery.${colour}`)}>
      <header>
        <Gem colour={colour} size={24} />
        <b>{word(`table.treachery.${colour}`)}</b>
        <Pips row={row} />
        <small>{word('table.treachery.left', { n: left, all })}</small>
        {more > 0 && (
          <button type="button" className="des-more" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? word('table.treachery.fewer') : word('table.treachery.more', { n: more })}
          </button>
        )}
      </header>
      <ul>
        {(open ? cards : front).map(card => (
          <li key={card.row.id}>
            <Ware card={card} colour={colour} comes={comes} width={width} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const Pips = ({ row: { colour, left, all } }: { readonly row: ShopRow }) => (
  <span className="des-pips" aria-hidden="true">
    {Array.from({ length: all }, (_, n) => (
      <Gem key={n} colour={colour} size={18} spent={n >= left} />
    ))}
  </span>
);

interface WareProps {
  readonly card: ShopCard;
  readonly colour: Treachery;
  readonly comes: string | undefined;
  readonly width: number;
}

function Ware({ card: { row, cost, bought, state }, colour, comes, width }: WareProps) {
  const { word, view } = useReading();
  const { id } = row;
  const isComing = comes === id;
  const words = overlordCardFace(word, row);
  const left = view.overlord.treachery?.points[colour] ?? 0;
  const foot =
    bought > 0
      ? word('table.treachery.in', { n: bought, all: row.copies })
      : state === 'dear' && comes === undefined
        ? word('table.treachery.dear', { n: cost, left })
        : undefined;
  const price = word('table.treachery.price', { n: cost, colour: word(`table.treachery.${colour}`) });
  const notes = [price, words.disc.label, word('table.burn', { n: row.value })];
  return (
    <div className="des-treason" data-in={bought > 0 || undefined} data-dear={state === 'dear' || undefined}>
      <Card
        thing={`card:${id}`}
        {...words}
        size="large"
        width={width}
        confirm
        {...(isComing && { look: 'chosen' })}
        more={[price, foot].filter(Boolean).join(', ')}
        inspect={() => ({
          thing: `card:${id}`,
          title: words.name,
          body: <Card {...words} size="large" width={220} whole />,
          notes: notes.map(text => ({ text })),
        })}
      />
      <span className="des-treason-price">
        <Gem colour={colour} size={30} n={cost} />
      </span>
      {foot && <p aria-hidden="true">{foot}</p>}
    </div>
  );
}

/** What the points come to, in the rail. */
export function TreacheryPoints() {
  const { view, word, decision, table } = useReading();
  const { treachery } = view.overlord;
  if (!treachery) return null;
  const { opening, most = HAND_LIMIT, bought } = treachery;
  return (
    <section className="des-points" aria-label={word('table.treachery')}>
      <h3>
        {word('table.treachery')} <small>{table.say(nameOfEvening(view))}</small>
      </h3>
      {shopOf(view, decision ?? ASKED_NOTHING).map(({ colour, left, all }) => {
        const names = bought.flatMap(card => {
          const row = overlordCardRow(rowId(card));
          return row.treachery?.colour === colour ? [word(`card.${row.id}`)] : [];
        });
        return (
          <div key={colour} className="des-point">
            <Gem colour={colour} size={48} n={left} />
            <p>
              <b>{word(`table.treachery.${colour}`)}</b> {word('table.treachery.left', { n: left, all })}
              <small>{names.length > 0 ? countedNames(names).join(', ') : word('table.treachery.none')}</small>
            </p>
          </div>
        );
      })}
      <DarkGlyphs />
      <h3>{word('table.treachery.unspent')}</h3>
      <div className="des-opening" aria-hidden="true">
        {Array.from({ length: most }, (_, n) => (
          <i key={n} data-of={n < OPENING_HAND ? 'always' : n < opening ? 'more' : 'none'} />
        ))}
      </div>
      <Note text={word('table.treachery.opening', { n: opening, more: opening - OPENING_HAND, most })} rule="DES-4.8" />
    </section>
  );
}

/** Dark glyphs, bought for points of their colours and without making room: beside the cards, or below them where there is no rail. */
export function DarkGlyphs() {
  const { view, word } = useReading();
  const { glyphs } = view.overlord;
  if (!glyphs) return null;
  return (
    <section className="des-dark-glyphs" aria-label={word('table.darkGlyphs')}>
      <h3>{word('table.darkGlyphs')}</h3>
      {DARK_GLYPHS.map(dark => (
        <DarkRow key={dark} dark={dark} bought={glyphs.bought.filter(one => one === dark).length} />
      ))}
      <Note text={word('table.darkGlyphs.told')} rule="DES-4.13" />
    </section>
  );
}

function DarkRow({ dark, bought }: { readonly dark: DarkGlyph; readonly bought: number }) {
  const { word } = useReading();
  const { id, treachery } = darkGlyphRow(dark);
  const [name, text] = [word(`prop.${id}`), word(`prop.${id}.text`)];
  const { colour = 'event', cost = 0 } = treachery ?? {};
  const price = word('table.treachery.price', { n: cost, colour: word(`table.treachery.${colour}`) });
  const own = bought > 0 ? word('table.darkGlyphs.bought', { n: bought }) : undefined;
  const lit = useThing({
    thing: `prop:${id}`,
    label: [name, price, own].filter(Boolean).join(', '),
    confirm: true,
    inspect: () => ({ thing: `prop:${id}`, title: name, notes: [{ text }, { text: price, rule: 'DES-4.9' }] }),
  });
  return (
    <div {...lit} className="des-dark v-lit-row">
      <Picture svg={darkGlyph(dark)} size={38} />
      <p>
        <b>{name}</b>
        <small>{own ?? word(`table.darkGlyphs.${dark}`)}</small>
      </p>
      <Gem colour={colour} size={28} n={cost} />
    </div>
  );
}

/** Which card makes room: rows that are answers, the cheapest to play first. */
export function MakesRoom() {
  const { decision, word } = useReading();
  const cost = (id: string): number => overlordCardRow(id).cost;
  const rows = (decision?.options ?? [])
    .flatMap(({ key }) => asideKey.read(key) ?? [])
    .toSorted((one, other) => cost(one) - cost(other));
  if (decision?.prompt !== 'overlord.aside' || rows.length === 0) return null;
  return (
    <section className="des-room-maker" aria-label={word('table.treachery.out')}>
      <Exchanges />
      <h3>
        {word('table.treachery.out')} <small>{word('table.treachery.threat')}</small>
      </h3>
      {rows.map(id => (
        <RoomRow key={id} id={id} />
      ))}
      <Note text={word('table.treachery.any')} rule="DES-4.5" />
    </section>
  );
}

function RoomRow({ id }: { readonly id: string }) {
  const { word, view } = useReading();
  const { type, copies, cost, value } = overlordCardRow(id);
  const left = copies - (view.overlord.aside ?? []).filter(card => rowId(card) === id).length;
  const name = word(`card.${id}`);
  const label = [
    name,
    word('table.copies', { n: left }),
    word('table.cost', { n: cost }),
    word('table.burn', { n: value }),
  ];
  const lit = useThing({
    thing: `card:${id}`,
    label: label.join(', '),
    confirm: true,
    inspect: () => ({ thing: `card:${id}`, title: name, notes: [{ text: word(`card.${id}.text`) }] }),
  });
  return (
    <div {...lit} className="des-out v-lit-row" data-kind={CARD_KIND[type]}>
      <i aria-hidden="true" />
      <b>
        {name} {left > 1 && <small>×{left}</small>}
      </b>
      <strong>{cost}</strong>
      <span>{word('table.treachery.gives', { n: value })}</span>
    </div>
  );
}

/** The deck by type, and what has changed places. */
export function TreacheryDeck() {
  const { view, word, decision } = useReading();
  const { treachery } = view.overlord;
  if (!treachery) return null;
  const types = deckByType(view);
  const all = types.reduce((sum, { n }) => sum + n, 0);
  const most = Math.max(...types.map(({ n }) => n));
  return (
    <section className="des-deck-types" aria-label={word('table.treachery.deck')}>
      <h3>
        {word('table.treachery.deck')} <small>{word('table.treachery.cards', { n: all })}</small>
      </h3>
      {types.map(({ type, n, treachery: bought }) => (
        <div key={type} data-kind={CARD_KIND[type]}>
          <span>{word(`card-type.${type}`)}</span>
          <i aria-hidden="true" style={{ width: `${(n / Math.max(1, most)) * 100}%` }}>
            {bought > 0 && <i style={{ width: `${(bought / n) * 100}%` }} />}
          </i>
          <b>{n}</b>
        </div>
      ))}
      {treachery.bought.length > 0 && <p>{word('table.treachery.hatched', { n: treachery.bought.length, all })}</p>}
      {comingIn(decision) === undefined && <Exchanges />}
    </section>
  );
}

/** What comes in, and what goes out for it: beside the deck, or above the question which goes. */
function Exchanges() {
  const { word, table, decision } = useReading();
  const exchanges = exchangesOf(table.log, decision);
  if (exchanges.length === 0) return null;
  return (
    <>
      <h3>{word('table.treachery.exchanges')}</h3>
      <ul className="des-exchanges">
        {exchanges.map((exchange, n) => (
          <Exchanged key={n} exchange={exchange} />
        ))}
      </ul>
    </>
  );
}

function Exchanged({ exchange: { comes, goes } }: { readonly exchange: Swapped }) {
  const { word } = useReading();
  return (
    <li data-open={goes === undefined || undefined}>
      <Gem colour={comes.treachery?.colour ?? 'event'} size={24} />
      <p>
        <b>{word(`card.${comes.id}`)}</b>
        <small>{word('table.treachery.comes')}</small>
      </p>
      <svg viewBox="0 0 24 16" width={18} height={12} aria-hidden="true">
        <path d="M0 5h14V0l10 8-10 8v-5H0z" />
      </svg>
      <p>
        <b>{goes ? word(`card.${goes.id}`) : word('table.treachery.which')}</b>
        <small>{word('table.treachery.goes')}</small>
      </p>
    </li>
  );
}
