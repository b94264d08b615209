// The overlord: threat, what it can buy, the deck as a clock; to the overlord's own eyes the cards, to the heroes their backs.

import { Card, CardBack, Icon, useLayout } from '@veillee/web/kit';
import type { ReactNode } from 'react';
import { overlordCardRow } from '../content/overlord.ts';
import { rowId } from '../rules/state.ts';
import { cardDraw, overlordHelm } from './glyphs.ts';
import { CARD_KIND, drawingOf } from './kinds.ts';
import { useReading } from './reading.ts';
import './overlord.css';

export function OverlordPanel() {
  const { view, word, table } = useReading();
  const { threat, hand, deck, powers, seat } = view.overlord;
  const owner = table.seats[seat];
  return (
    <section className="des-overlord" aria-label={word('side.overlord')}>
      <header>
        <span className="des-helm">
          <Icon glyph={overlordHelm} size={28} />
        </span>
        <div>
          <b>{word('side.overlord')}</b>
          <small>{owner?.mine ? word('table.you') : owner?.name}</small>
        </div>
        <strong>
          {threat}
          <small>{word('table.threat')}</small>
        </strong>
      </header>
      {view.overlord.cards === undefined && hand > 0 && (
        <div className="des-backs">
          <CardBack width={34} glyph={overlordHelm} label={word('table.hand', { n: hand })} count={hand} />
        </div>
      )}
      <p>
        <Icon glyph={cardDraw} size={16} /> {word('table.clock', { hand, deck, rounds: Math.ceil(deck / 2) })}
      </p>
      {powers.length > 0 && (
        <ul>
          {powers.map(card => (
            <li key={card}>
              <b>{word(`card.${rowId(card)}`)}</b> {word(`card.${rowId(card)}.text`)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The overlord's hand, for nobody else. */
export function OverlordHand() {
  const { view, word } = useReading();
  const phone = useLayout() === 'phone';
  const { cards = [], threat } = view.overlord;
  const rows = [...new Set(cards.map(rowId))];
  const face = (card: string): ReactNode => {
    const { id, type, cost, value } = overlordCardRow(card);
    const count = cards.filter(one => rowId(one) === card).length;
    const words = {
      name: word(`card.${id}`),
      kind: CARD_KIND[type],
      glyph: drawingOf('card', id),
      type: word(`card-type.${type}`),
      text: word(`card.${id}.text`),
      disc: { of: cost <= threat ? 'health' : 'coin', value: cost, label: word('table.cost', { n: cost }) },
    } as const;
    const notes = [
      { text: word(`card.${id}.text`) },
      { text: word('table.cost', { n: cost }) },
      { text: word('table.burn', { n: value }) },
    ];
    return (
      <Card
        key={card}
        thing={`card:${card}`}
        size={phone ? 'peek' : 'medium'}
        width={phone ? 104 : 116}
        {...words}
        badge={<b className="des-burn">{count > 1 ? `+${value} ×${count}` : `+${value}`}</b>}
        badgeLabel={word('table.burn', { n: value })}
        inspect={() => ({
          thing: `card:${card}`,
          title: words.name,
          body: <Card {...words} size="large" width={220} whole />,
          notes: notes.slice(1),
        })}
      />
    );
  };
  return <div className="des-hand">{rows.map(face)}</div>;
}
