// The overlord: threat, what it can buy, the deck as a clock; to the overlord's own eyes the cards, to the heroes their backs.

import { Card, CardBack, Cited, Icon, useLayout } from '@veillee/web/kit';
import type { ReactNode } from 'react';
import { overlordCardRow } from '../../content/overlord.ts';
import { termsOf } from '../../rules/setup/terms.ts';
import { rowId } from '../../rules/state.ts';
import { overlordHelm } from '../glyphs.ts';
import { useReading } from '../reading.ts';
import { overlordCardFace } from './card-face.ts';
import { Deck } from './deck.tsx';
import { threatAfter } from './weakness.ts';
import './overlord.css';

export function OverlordPanel() {
  const reading = useReading();
  const { view, word, table, side } = reading;
  const { hand, powers, seat, cards } = view.overlord;
  const { threat, change } = threatAfter(reading);
  const owner = table.seats[seat];
  return (
    <section className="des-overlord" aria-label={word('side.overlord')}>
      <header>
        <span className="des-helm">
          <Icon glyph={overlordHelm} size={28} />
        </span>
        <div>
          <b>{word('side.overlord')}</b>
          <small>{seat === table.seat ? word('table.you') : owner?.name}</small>
        </div>
        <strong>
          {threat}
          <small>{word(change === 0 ? 'table.threat' : 'table.threat.after')}</small>
        </strong>
      </header>
      {cards && <ThreatBar threat={threat} change={change} />}
      {cards === undefined && hand > 0 && (
        <p className="des-backs">
          <span aria-hidden="true">
            <CardBack width={26} glyph={overlordHelm} label={word('table.hand', { n: hand })} count={hand} />
          </span>
          {word('table.hand', { n: hand })}
        </p>
      )}
      {/* Under the sky there is no deck (LEG-6.15). */}
      {!view.road && (
        <Deck>
          {side === 'overlord' && table.openWishes && (
            <button type="button" className="des-deck-cards" onClick={table.openWishes}>
              {word('table.wishes')}
            </button>
          )}
        </Deck>
      )}
      {!view.delve && !view.road && (
        <p>
          <Cited text={table.say(termsOf(view))} rule="DES-11.6" />
        </p>
      )}
      {/* In a dungeon they lie in their slots. */}
      {!view.delve && powers.length > 0 && (
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

/** Threat as a bar up to the dearest card in hand: what would be spent is hatched, what would come is pale. */
function ThreatBar({ threat, change }: { readonly threat: number; readonly change: number }) {
  const { view, word } = useReading();
  const dear = [...new Set((view.overlord.cards ?? []).map(rowId))]
    .map(overlordCardRow)
    .filter(({ cost }) => cost > threat)
    .toSorted((one, other) => one.cost - other.cost)[0];
  const most = Math.max(1, threat - Math.min(0, change), dear?.cost ?? 0);
  const share = (n: number): string => `${(Math.abs(n) / most) * 100}%`;
  const kept = change > 0 ? threat - change : threat;
  return (
    <>
      <div className="des-threat" role="img" aria-label={word('table.threat.n', { n: threat })}>
        <i style={{ width: share(kept) }} />
        {change !== 0 && <i data-of={change < 0 ? 'spent' : 'gained'} style={{ width: share(change) }} />}
      </div>
      <p className="des-income">
        <span>{dear && word('table.needs', { card: word(`card.${dear.id}`), n: dear.cost })}</span>
        <span>{word('table.income', { n: view.heroes.length })}</span>
      </p>
    </>
  );
}

/** The overlord's hand, for nobody else. */
export function OverlordHand() {
  const { view, word } = useReading();
  const phone = useLayout() === 'phone';
  const { cards = [], threat } = view.overlord;
  const rows = [...new Set(cards.map(rowId))];
  const held = (card: string): ReactNode => {
    const row = overlordCardRow(card);
    const { cost, value } = row;
    const count = cards.filter(one => rowId(one) === card).length;
    const face = overlordCardFace(word, row);
    const words = { ...face, disc: { ...face.disc, of: cost <= threat ? 'health' : 'dear' } } as const;
    return (
      <div key={card} className="des-held">
        <Card
          thing={`card:${card}`}
          size={phone ? 'peek' : 'large'}
          width={phone ? 104 : 127}
          {...words}
          {...(count > 1 && {
            badge: <b className="des-burn">×{count}</b>,
            badgeLabel: word('table.copies', { n: count }),
          })}
          inspect={() => ({
            thing: `card:${card}`,
            title: words.name,
            body: <Card {...words} size="large" width={220} whole />,
            notes: [{ text: words.disc.label }, { text: word('table.burn', { n: value }) }],
          })}
        />
        <p>
          {word('table.discarded')} <b>+{value}</b>
        </p>
      </div>
    );
  };
  return (
    <div className="des-hand" data-many={rows.length >= MANY || undefined} ref={scrolls}>
      {rows.map(held)}
    </div>
  );
}

/** More lie closer: six of them whole beside each other. */
const MANY = 6;

/** A wheel that turns over the hand moves it, where there is more of it than fits. */
function scrolls(hand: HTMLDivElement | null): (() => void) | undefined {
  if (!hand) return undefined;
  const turn = (event: WheelEvent): void => {
    if (hand.scrollWidth <= hand.clientWidth || event.deltaX !== 0) return;
    hand.scrollLeft += event.deltaY;
    event.preventDefault();
  };
  hand.addEventListener('wheel', turn, { passive: false });
  return () => hand.removeEventListener('wheel', turn);
}
