// A Hero's board: leather, slots by shape, Gems, Bags; one's own is a puzzle that is worked by mouse, key or thumb. EUT-15, EUT-16.

import { Bust, Button, Cited, Icon, Portrait, useLayout, useTable, type Word, wordBy } from '@veillee/web/kit';
import { useDragging } from '@veillee/web/kit/touch/dragging.ts';
import { type CSSProperties, useMemo, useState } from 'react';
import type { Hero } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { oneOfEach } from './alike.ts';
import { heroAt } from './combat-facts.ts';
import { Hearts } from './combat-tokens.tsx';
import { chainMail, hearts, swapBag, twoCoins } from './glyphs.ts';
import {
  type Board,
  boardOf,
  type Figures,
  figuresAfter,
  figuresOf,
  type Move,
  movesOf,
  type Piece,
  type PieceDragging,
  type Place,
  ZONES,
} from './inventory-facts.ts';
import { Ghost, LoosePiece, Slot } from './inventory-slot.tsx';
import { HERO_COLOUR, heroGlyph } from './kinds.ts';
import { heroLikeness } from './likeness.ts';
import { PowerCard } from './power-card.tsx';
import './inventory.css';

/** The board of a Hero; whoever looks may turn to the others’. */
export function HeroBoard({ hero: shown }: { readonly hero: Pick<Hero, 'seat'> }) {
  const table = useTable<View>();
  const first = shown.seat;
  const [looked, setLooked] = useState({ first, seat: first });
  // Whoever is asked looks at their own board again.
  if (looked.first !== first) setLooked({ first, seat: first });
  const hero = useMemo(() => heroAt(table.view, looked.seat), [table.view, looked.seat]);
  const word = wordBy(table.say);
  if (!hero) return null;
  return (
    <div className="eui-table">
      {table.view.heroes.length > 1 && (
        <div className="eui-whose" role="tablist" aria-label={word('table.pack.whose')}>
          {table.view.heroes.map(({ seat: other, id }) => (
            <button
              key={other}
              type="button"
              role="tab"
              aria-selected={other === hero.seat}
              style={{ '--hero': HERO_COLOUR[id] } as CSSProperties}
              onClick={() => setLooked({ first, seat: other })}
            >
              <span aria-hidden="true">
                <Bust of={heroLikeness(id)} glyph={heroGlyph(id)} />
              </span>
              {word(`hero.${id}`)}
            </button>
          ))}
        </div>
      )}
      <OneBoard key={hero.seat} hero={hero} word={word} isOwn={hero.seat === table.seat} />
    </div>
  );
}

interface BoardProps {
  readonly hero: Hero;
  readonly word: Word;
  readonly isOwn: boolean;
}

function OneBoard({ hero, word, isOwn }: BoardProps) {
  const table = useTable<View>();
  const phone = useLayout() === 'phone';
  const { decision } = table;
  const board = useMemo(() => boardOf(hero), [hero]);
  const dragging = useDragging<Piece, Move>(
    piece => movesOf(decision, piece),
    ({ option }) => table.answer([option.key]),
  );
  const slot = { dragging, word, isOwn } as const;
  const own = table.view.heroes.find(({ seat }) => seat === hero.seat);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape puts back whatever is in hand
    <div
      className="eui-board"
      style={{ '--hero': HERO_COLOUR[hero.id] } as CSSProperties}
      onKeyDown={event => {
        if (event.key !== 'Escape' || !dragging.held) return;
        event.stopPropagation();
        dragging.letGo();
      }}
    >
      <div className="eui-leather">
        <div className="eui-left">
          <Group title={word('table.pack.weapons')} places={board.weapons} slot={slot} />
          <Group title={word('table.pack.abilities')} places={board.abilities} slot={slot} />
          <Group title={word('slot.initiative')} places={board.initiative} slot={slot} />
        </div>
        <div className="eui-middle">
          <div className="eui-body">
            <Doll />
            {board.worn.map(place => (
              <span key={place.id} style={{ gridArea: place.slot }}>
                <Slot place={place} {...slot} />
              </span>
            ))}
          </div>
          {(phone || !dragging.held) && <Self hero={hero} word={word} />}
          {!phone && <Change hero={hero} word={word} dragging={dragging} />}
        </div>
        <div className="eui-right">
          {board.gaar.length > 0 && <Group title={word('table.pack.gaar')} places={board.gaar} slot={slot} />}
          {board.dwurt.length > 0 && <Group title={word('table.pack.dwurt')} places={board.dwurt} slot={slot} />}
          <Group title={word('table.pack.stones')} places={board.stones} slot={slot} />
          <Group title={word('table.pack.bags')} places={board.bags} slot={slot} />
          <Extras board={board} slot={slot} />
        </div>
      </div>
      {isOwn && <Zones dragging={dragging} word={word} />}
      {phone && <Change hero={hero} word={word} dragging={dragging} />}
      {own?.hand && own.hand.length > 0 && (
        <section className="eui-cards">
          <h3>{word('table.pack.hand')}</h3>
          <ul className="euf-hand">
            {own.hand.map(thing => (
              <li key={thing}>
                <PowerCard thing={thing} word={word} isAsleep={!isOwn || table.stateOf(thing) === 'plain'} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Ghost dragging={dragging} />
    </div>
  );
}

type SlotGiven = Pick<Parameters<typeof Slot>[0], 'dragging' | 'word' | 'isOwn'>;

function Group({
  title,
  places,
  slot,
}: {
  readonly title: string;
  readonly places: readonly Place[];
  readonly slot: SlotGiven;
}) {
  return (
    <section className="eui-group" data-shape={places[0]?.shape}>
      <h3>{title}</h3>
      <div>
        {places.map(place => (
          <Slot key={place.id} place={place} {...slot} />
        ))}
      </div>
    </section>
  );
}

/** What has no slot: pieces that must go, tiles of the pool, tokens beside the board. */
function Extras({ board: { loose, pool, beside }, slot }: { readonly board: Board; readonly slot: SlotGiven }) {
  const { word } = slot;
  const groups = [
    { id: 'loose', pieces: loose },
    { id: 'pool', pieces: pool },
    { id: 'beside', pieces: beside },
  ] as const;
  return groups.map(
    ({ id, pieces }) =>
      pieces.length > 0 && (
        <section key={id} className="eui-group" data-extra={id}>
          <h3>{word(`table.pack.${id}`, { n: pieces.length })}</h3>
          <div>
            {pieces.map(piece => (
              <LoosePiece key={piece.id} piece={piece} {...slot} />
            ))}
          </div>
        </section>
      ),
  );
}

function Self({ hero, word }: Pick<BoardProps, 'hero' | 'word'>) {
  const { most, bags, set } = figuresOf(hero);
  const health = word('table.fight.hero.health', { n: hero.health, most });
  return (
    <div className="eui-self">
      <span className="eui-face">
        <Portrait
          of={heroLikeness(hero.id)}
          className="v-portrait-whole"
          instead={<Icon glyph={heroGlyph(hero.id)} size="100%" />}
        />
      </span>
      <div>
        <h2>{word(`hero.${hero.id}`)}</h2>
        <Hearts n={hero.health} most={most} label={health} />
        <p>
          <Icon glyph={twoCoins} size={16} /> {word('gain.gold', { n: hero.gold })},{' '}
          {word('table.pack.room', { n: bags })}
        </p>
        {set && (
          <p>
            <Icon glyph={chainMail} size={16} />{' '}
            {word('table.pack.set', { material: word(`material.${set.material}`), n: set.n })}
          </p>
        )}
      </div>
    </div>
  );
}

// ---- what may be done with the piece in hand ----

/** Where a piece goes that leaves its slot: back into a Bag, to the pool, to a buyer, away. Only where that is offered. */
function Zones({ dragging, word }: { readonly dragging: PieceDragging; readonly word: Word }) {
  const open = ZONES.filter(zone => zone !== 'bags' && dragging.fits(zone));
  if (open.length === 0) return null;
  return (
    <div className="eui-zones">
      {open.map(zone => (
        <button
          key={zone}
          type="button"
          className="eui-zone"
          data-drop={zone}
          data-lit
          data-look={dragging.over === zone ? 'chosen' : 'option'}
          onFocus={() => dragging.point(zone)}
          onPointerEnter={() => dragging.point(zone)}
          onClick={() => !dragging.wasDragged() && dragging.drop(zone)}
        >
          {word(`table.pack.zone.${zone}`)}
        </button>
      ))}
    </div>
  );
}

/** On paper: every way on for the piece in hand, each with its figures before and after. */
function Change({ hero, word, dragging }: Pick<BoardProps, 'hero' | 'word'> & { readonly dragging: PieceDragging }) {
  const table = useTable<View>();
  const phone = useLayout() === 'phone';
  const { held, over } = dragging;
  if (!held) return <Hint word={word} hero={hero} />;
  const told = oneOfEach(held.moves.map(({ option }) => option));
  const ways = held.moves.filter(({ option }) => told.includes(option));
  const pointed = over === undefined ? undefined : held.moves.find(({ to }) => to === over);
  return (
    <section className="eui-change v-paper" aria-live="polite">
      <header>
        <h3>{word('table.pack.held', { piece: table.say(held.piece.name) })}</h3>
        <Button onClick={dragging.letGo} {...(!phone && { hint: word('table.pack.escape') })}>
          {word('table.pack.back')}
        </Button>
      </header>
      <ul>
        {ways.map(move => (
          <li key={move.option.key}>
            <button
              type="button"
              className="eui-way v-paper-row"
              data-lit
              data-way={move.option.key}
              data-look={pointed?.option.key === move.option.key ? 'chosen' : 'option'}
              onFocus={() => dragging.point(move.to)}
              onPointerEnter={() => dragging.point(move.to)}
              onClick={() => {
                dragging.letGo();
                table.answer([move.option.key]);
              }}
            >
              <b>{table.say(move.option)}</b>
              <Difference hero={hero} move={move} word={word} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Hint = ({ hero, word }: Pick<BoardProps, 'hero' | 'word'>) => {
  const { excess } = figuresOf(hero);
  return (
    <p className="eui-hint">
      {excess > 0 ? (
        <Cited text={word('table.pack.excess', { n: excess })} rule="EUT-16.5" />
      ) : (
        <Cited text={word('table.pack.hint')} rule="EUT-16.8" />
      )}
    </p>
  );
};

interface Step {
  readonly id: string;
  readonly glyph: string;
  readonly from: number;
  readonly to: number;
}

const stepsOf = (before: Figures, after: Figures): Step[] =>
  [
    { id: 'health', glyph: hearts, from: before.most, to: after.most },
    { id: 'bags', glyph: swapBag, from: before.bags, to: after.bags },
    { id: 'gold', glyph: twoCoins, from: before.gold, to: after.gold },
    { id: 'set', glyph: chainMail, from: before.set?.n ?? 0, to: after.set?.n ?? 0 },
  ].filter(({ from, to }) => from !== to);

/** What a move would change, figure by figure. */
export function Difference({ hero, move, word }: Pick<BoardProps, 'hero' | 'word'> & { readonly move: Move }) {
  const before = useMemo(() => figuresOf(hero), [hero]);
  const after = useMemo(() => figuresAfter(hero, move), [hero, move]);
  if (!after) return null;
  const steps = stepsOf(before, after);
  return (
    <span className="eui-difference">
      {steps.map(({ id, glyph, from, to }) => (
        <span key={id} data-tone={to > from ? 'good' : 'bad'} title={word(`table.pack.figure.${id}`, { from, to })}>
          <Icon glyph={glyph} size={18} label={word(`table.pack.figure.${id}`, { from, to })} />
          <span aria-hidden="true" className="v-figures">
            {from} → <b>{to}</b>
          </span>
        </span>
      ))}
      {before.excess > 0 && after.excess === 0 && <span>{word('table.pack.fits')}</span>}
      {after.excess > 0 && <em>{word('table.pack.must', { n: after.excess })}</em>}
      {steps.length === 0 && before.excess === after.excess && <small>{word('table.pack.same')}</small>}
    </span>
  );
}

// ---- the figure ----

/** The Hero pressed into the leather. */
const Doll = () => (
  <svg className="eui-doll" viewBox="30 0 240 510" aria-hidden="true" preserveAspectRatio="none">
    {DOLL.map(d => (
      <path key={d} d={d} />
    ))}
  </svg>
);
const DOLL = [
  'M56 196C40 240 34 300 44 350L74 344C70 300 78 250 92 214ZM244 196C260 240 266 300 256 350L226 344C230 300 222 250 208 214Z',
  'M78 172C110 156 190 156 222 172C236 220 232 290 220 330H80C68 290 64 220 78 172Z',
  'M92 326H148L144 452H88C84 410 86 366 92 326ZM208 326H152L156 452H212C216 410 214 366 208 326Z',
  'M82 446H146V500H62C62 478 70 462 82 446ZM218 446H154V500H238C238 478 230 462 218 446Z',
  'M40 344L78 338L82 380C70 396 50 396 38 384ZM260 344L222 338L218 380C230 396 250 396 262 384Z',
  'M96 108C96 60 122 36 150 36S204 60 204 108V150H96Z',
];
