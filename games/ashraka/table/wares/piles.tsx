// Exploration piles with what lies face up on them, the stalls with their prices, and the discard pile. ASH-13.

import { Icon, InHand, InspectButton, Opener, Tile, type TileProps, useThing } from '@veillee/web/kit';
import { costOf, findRow } from '../../content/finds.ts';
import type { FindId } from '../../content/vocabulary.ts';
import { placeName } from '../../rules/board.ts';
import type { PileNumber, Stall } from '../../rules/state.ts';
import { priceOf } from '../../rules/uses.ts';
import { inspectedFind } from '../face.tsx';
import { cardDiscard, magnifyingGlass, oldWagon, shop } from '../glyphs.ts';
import { drawingOf, kindOf } from '../kinds.ts';
import { explorationAt, pileId } from '../map/map-parts.ts';
import { useReading } from '../reading.ts';
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
            material="dark"
            aria-label={word('table.discard.count', { n: view.discard.length })}
            content={() => <CardList cards={[...view.discard].reverse()} />}
          >
            <Icon glyph={top ? drawingOf(top) : cardDiscard} size={18} />
            <b className="v-figures">{view.discard.length}</b>
          </Opener>
        </div>
        <div className="ash-stalls">
          {STALLS.filter(stall => view.stalls[stall].some(card => card !== null)).map(stall => (
            <StallRow key={stall} stall={stall} />
          ))}
        </div>
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
  const thing = useThing({ thing: pileId(pile), label: word('table.pile.said', { place: title, n: count }) });
  const face = (
    <>
      <Icon glyph={top ? drawingOf(top) : magnifyingGlass} size={18} />
      <b className="v-figures">{count}</b>
      <small>{pile}</small>
    </>
  );
  if (thing['data-lit'])
    return (
      <span {...thing} className="ash-pile v-lit" data-zone={pileId(pile)} data-up={top ? true : undefined}>
        {face}
      </span>
    );
  return (
    <Opener
      className="ash-pile"
      data-zone={pileId(pile)}
      data-empty={count === 0 || undefined}
      data-up={top ? true : undefined}
      title={title}
      material="dark"
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
      {face}
    </Opener>
  );
}

function CardList({ cards }: { readonly cards: readonly FindId[] }) {
  const { word } = useReading();
  if (cards.length === 0) return <p className="ash-note">{word('table.slot.empty')}</p>;
  return (
    <ul className="ash-card-list">
      {cards.map(card => (
        <li key={card}>
          <FindTile card={card} />
        </li>
      ))}
    </ul>
  );
}

/** A card by its drawing, name and words. */
export function FindTile({ card, ...more }: { readonly card: FindId } & Pick<TileProps, 'size' | 'inspect'>) {
  const { word } = useReading();
  return (
    <Tile
      name={word(`find.${card}`)}
      kind={kindOf(findRow(card))}
      glyph={drawingOf(card)}
      note={word(`find.${card}.text`)}
      {...more}
    />
  );
}

/** A stall in one line, and while one trades there with all its names. */
function StallRow({ stall }: { readonly stall: Stall }) {
  const { view, word, decision } = useReading();
  const wares = view.stalls[stall].filter(card => card !== null);
  const isOpen =
    decision?.prompt === 'shop.ask' && decision.options.some(({ on }) => wares.some(card => on?.includes(card)));
  return (
    <div className="ash-stall" data-zone={`stall:${stall}`} data-open={isOpen || undefined}>
      <h3>
        <Icon glyph={stall === 1 ? shop : oldWagon} size={18} label={word(`space.merchant-${stall}`)} />
      </h3>
      <ul>
        {wares.map(card => (
          <li key={card}>{isOpen ? <WareTile card={card} /> : <WareSquare card={card} />}</li>
        ))}
      </ul>
    </div>
  );
}

const usePrice = (card: FindId): { readonly price: number; readonly dear: boolean } => {
  const { view, hero } = useReading();
  const price = hero ? priceOf(view, hero, card) : (costOf(findRow(card)) ?? 0);
  return { price, dear: price > view.bag.coins };
};

function WareTile({ card }: { readonly card: FindId }) {
  const { word } = useReading();
  const { price, dear } = usePrice(card);
  return (
    <Tile
      thing={card}
      name={word(`find.${card}`)}
      kind={kindOf(findRow(card))}
      glyph={drawingOf(card)}
      size={28}
      count={price}
      dim={dear}
      inspect={() => inspectedFind(word, card)}
    />
  );
}

function WareSquare({ card }: { readonly card: FindId }) {
  const { word } = useReading();
  const { price, dear } = usePrice(card);
  return (
    <InspectButton
      className="ash-ware"
      data-kind={kindOf(findRow(card))}
      data-dear={dear || undefined}
      aria-label={word('table.ware', { card: word(`find.${card}`), n: price })}
      inspect={() => inspectedFind(word, card)}
    >
      <Icon glyph={drawingOf(card)} size={22} />
      <i>{price}</i>
    </InspectButton>
  );
}
