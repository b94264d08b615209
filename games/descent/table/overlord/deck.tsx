// The overlord's deck in the rail: how long it lasts and what its end costs; one click away, its cards one by one as far as one may know.

import { CountTable, Icon, Note, Opener } from '@veillee/web/kit';
import type { ReactNode } from 'react';
import { cardDraw } from '../glyphs.ts';
import { CARD_KIND, drawingOf } from '../kinds.ts';
import { cardLikeness } from '../likeness.ts';
import { useReading } from '../reading.ts';
import { cardCounts, deckClock } from './deck-clock.ts';
import './deck.css';

/** `children`: what else the overlord may open there. */
export function Deck({ children }: { readonly children: ReactNode }) {
  const { view, word } = useReading();
  const { left, all, turns, cost, through } = deckClock(view.overlord);
  return (
    <section className="des-deck" aria-label={word('table.deck.name')}>
      <div className="des-deck-left" role="img" aria-label={word('table.deck.left', { n: left, all })}>
        <i style={{ width: `${(left / Math.max(1, all)) * 100}%` }} />
      </div>
      <p>
        <Icon glyph={cardDraw} size={16} />
        <span>{word(view.delve ? 'dungeon.clock' : 'table.clock', { deck: left, turns, cost })}</span>
      </p>
      {through > 0 && !view.delve && <p>{word('table.deck.through', { n: through, lost: through * cost })}</p>}
      <div className="des-deck-row">
        <Opener
          className="des-deck-cards"
          title={word('table.deck.cards')}
          material="dark"
          placement="left"
          content={() => <DeckCards />}
        >
          {word('table.deck.cards')}
        </Opener>
        {children}
      </div>
    </section>
  );
}

function DeckCards() {
  const { view, word } = useReading();
  const counts = cardCounts(view.overlord, view.boxes);
  const isOwn = view.overlord.cards !== undefined;
  const piles = isOwn
    ? (['hidden', 'hand', 'discard', 'played', 'inPlay'] as const)
    : (['hidden', 'played', 'inPlay'] as const);
  const total = (pile: (typeof piles)[number]): number => counts.reduce((sum, one) => sum + (one[pile] ?? 0), 0);
  return (
    <div className="des-deck-list">
      <Note text={word(isOwn ? 'table.deck.own' : 'table.deck.known')} rule="DES-12.2" />
      <CountTable
        head={word('table.deck.card')}
        columns={piles.map(pile => ({
          name: word(`table.deck.${!isOwn && pile === 'hidden' ? 'unknown' : pile}`),
          total: total(pile),
        }))}
        rows={counts.map(one => ({
          id: one.row.id,
          tile: {
            name: word(`card.${one.row.id}`),
            kind: CARD_KIND[one.row.type],
            glyph: drawingOf('card', one.row.id),
            likeness: cardLikeness(one.row),
          },
          counts: piles.map(pile => one[pile] ?? 0),
        }))}
      />
    </div>
  );
}
