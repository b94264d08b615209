// Exploration piles with what lies face up on them, the stalls with their prices, and the discard pile. ASH-13.

import { Icon, InHand, Opener, Tile } from '@veillee/web/kit';
import { findRow } from '../content/finds.ts';
import type { FindId } from '../content/vocabulary.ts';
import { placeName } from '../rules/board.ts';
import type { PileNumber, Stall } from '../rules/state.ts';
import { priceOf } from '../rules/uses.ts';
import { inspectedFind } from './face.tsx';
import { cardDiscard, magnifyingGlass, oldWagon, shop } from './glyphs.ts';
import { drawingOf, kindOf } from './kinds.ts';
import { explorationAt } from './map-parts.ts';
import { useReading } from './reading.ts';
import './piles.css';

const STALLS: readonly Stall[] = [1, 2];

export function Piles() {
  const { view, word, hero } = useReading();
  const places = explorationAt(view);
  const top = view.discard.at(-1);
  return (
    <InHand figure={hero?.id}>
      <section className="ash-piles">
        <header className="ash-headed">
          <h2>{word('table.piles')}</h2>
        </header>
        <div className="ash-pile-row">
          {places.map(({ pile, at }) => (
            <PileButton key={pile} pile={pile} place={placeName(view, at)} />
          ))}
          <Opener
            className="ash-pile"
            data-zone="discard"
            title={word('table.discard')}
            aria-label={word('table.discard.count', { n: view.discard.length })}
            content={() => <CardList cards={[...view.discard].reverse()} />}
          >
            <Icon glyph={top ? drawingOf(top) : cardDiscard} size={18} />
            <b className="v-figures">{view.discard.length}</b>
          </Opener>
        </div>
        {STALLS.filter(stall => view.stalls[stall].some(card => card !== null)).map(stall => (
          <StallRow key={stall} stall={stall} />
        ))}
      </section>
    </InHand>
  );
}

function PileButton({ pile, place }: { readonly pile: PileNumber; readonly place: ReturnType<typeof placeName> }) {
  const { view, word, table } = useReading();
  const { count, cards } = view.piles[pile];
  const up = cards.filter(card => card !== null);
  const [top] = cards;
  const title = table.say(place);
  return (
    <Opener
      className="ash-pile"
      data-zone={`pile:${pile}`}
      data-empty={count === 0 || undefined}
      data-up={top ? true : undefined}
      title={title}
      aria-label={word('table.pile.said', { place: title, n: count })}
      content={() => (
        <>
          <p className="ash-note">
            {word('table.pile', { n: count, up: up.length, cards: up.map(card => word(`find.${card}`)) })}
          </p>
          <CardList cards={up} />
        </>
      )}
    >
      <Icon glyph={top ? drawingOf(top) : magnifyingGlass} size={18} />
      <b className="v-figures">{count}</b>
      <small>{pile}</small>
    </Opener>
  );
}

function CardList({ cards }: { readonly cards: readonly FindId[] }) {
  const { word } = useReading();
  return (
    <ul className="ash-card-list">
      {cards.map(card => (
        <li key={card}>
          <Tile
            name={word(`find.${card}`)}
            kind={kindOf(findRow(card))}
            glyph={drawingOf(card)}
            note={word(`find.${card}.text`)}
          />
        </li>
      ))}
    </ul>
  );
}

function StallRow({ stall }: { readonly stall: Stall }) {
  const { view, word, hero } = useReading();
  return (
    <div className="ash-stall" data-zone={`stall:${stall}`}>
      <h3>
        <Icon glyph={stall === 1 ? shop : oldWagon} size={18} /> {word(`space.merchant-${stall}`)}
      </h3>
      <ul>
        {view.stalls[stall].map(
          card =>
            card && (
              <li key={card}>
                <Tile
                  thing={card}
                  name={word(`find.${card}`)}
                  kind={kindOf(findRow(card))}
                  glyph={drawingOf(card)}
                  size={28}
                  count={hero ? priceOf(view, hero, card) : undefined}
                  dim={hero !== undefined && priceOf(view, hero, card) > view.bag.coins}
                  inspect={() => inspectedFind(word, card)}
                />
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
