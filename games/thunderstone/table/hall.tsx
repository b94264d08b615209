// The Dungeon Hall: three Ranks, the deck behind them, and what is laid out for a choice.

import { isCopy } from '@veillee/pieces/things';
import { CardBack, Icon, Opener, Tile, useLayout, useThing } from '@veillee/web/kit';
import { AnimatePresence } from 'motion/react';
import type { CSSProperties } from 'react';
import { type Card, defOf } from '../content/cards.ts';
import { RANK } from '../rules/places.ts';
import { RANKS, type Rank } from '../rules/state.ts';
import { artOf } from './drawings.ts';
import { Face } from './face.tsx';
import { dungeonGate, runeStone } from './glyphs.ts';
import { Arch, HallCard, RankFoot, VerdictPill } from './rank.tsx';
import { cardAt, counted, useReading } from './reading.ts';

export function Hall({ focus, onFocus }: { readonly focus: Rank | undefined; readonly onFocus: (rank: Rank) => void }) {
  const { view, active } = useReading();
  const layout = useLayout();
  const cards = RANKS.flatMap(rank => {
    const card = cardAt(view, rank);
    return card === undefined ? [] : [{ rank, card }];
  });
  const phone = layout === 'phone';
  if (layout === 'tablet' && active && view.visit) return <QuietHall />;
  return (
    <div className="thu-dungeon" data-layout={layout}>
      <div className="thu-hall" data-layout={layout} data-focus={phone ? focus : undefined} data-zone="hall">
        <Entrance />
        {RANKS.map(rank => (phone ? <PhoneRank key={rank} rank={rank} /> : <Arch key={rank} rank={rank} />))}
        <AnimatePresence mode="popLayout" initial={false}>
          {cards.map(({ rank, card }) => (
            <HallCard key={card} rank={rank} card={card} onFocus={onFocus} />
          ))}
        </AnimatePresence>
        {RANKS.map(rank => (phone ? <VerdictPill key={rank} rank={rank} /> : <RankFoot key={rank} rank={rank} />))}
        <Deck />
        <LaidOut />
      </div>
    </div>
  );
}

/** While the Village is open on a tablet: who waits, and how it would go, in one line each. */
function QuietHall() {
  const { view, word, name } = useReading();
  return (
    <div className="thu-quiet" data-zone="hall">
      {RANKS.map(rank => {
        const card = cardAt(view, rank);
        return (
          <p key={rank} data-zone={RANK.make(rank)}>
            <b>{word('table.rank', { rank })}</b> {card === undefined ? word('table.rank.empty') : name(card)}
            <VerdictPill rank={rank} />
          </p>
        );
      })}
    </div>
  );
}

/** A Rank in which nothing lies; a card brings its own words. */
function PhoneRank({ rank }: { readonly rank: Rank }) {
  const { word, view } = useReading();
  if (cardAt(view, rank) !== undefined) return null;
  return (
    <h3 className="thu-phone-rank" data-rank={rank} data-zone={RANK.make(rank)}>
      {word('table.rank', { rank })}
      <br />
      {word('table.rank.empty')}
    </h3>
  );
}

/** The whole Hall is lit while one may enter it. */
function Entrance() {
  const { word, table } = useReading();
  const thing = useThing({ thing: 'hall', label: word('option.dungeon'), confirm: true });
  if (table.stateOf('hall') === 'plain') return null;
  return <div {...thing} className="thu-enter" />;
}

/** What is left, when the Thunderstone may come, and what everybody saw go under the deck. */
function Deck() {
  const { view, word } = useReading();
  const layout = useLayout();
  const { count, safe, buried } = view.dungeon;
  const hidden = count - buried.length;
  const stoneAt = RANKS.find(rank => {
    const card = cardAt(view, rank);
    return card !== undefined && defOf(card).isStone;
  });
  const stone = stoneAt !== undefined;
  const gone = !stone && view.players.some(player => player.discard.some(card => defOf(card).isStone));
  return (
    <div className="thu-deck" data-near={(!stone && !gone && safe === 0) || undefined}>
      {layout !== 'phone' && (
        <CardBack
          width={84}
          glyph={dungeonGate}
          count={count}
          label={word('table.deck.left', { count })}
          zone="dungeon"
        />
      )}
      <div className="thu-deck-tray" data-zone={layout === 'phone' ? 'dungeon' : undefined}>
        {layout === 'phone' && safe > 0 && !stone && !gone ? (
          <b>{word('table.deck.phone', { count, safe })}</b>
        ) : (
          <b>{word('table.deck.left', { count })}</b>
        )}
        {stoneAt !== undefined ? (
          <span>{word('table.deck.inHall', { rank: stoneAt })}</span>
        ) : gone ? (
          <span>{word('table.deck.gone')}</span>
        ) : layout === 'phone' && safe > 0 ? null : safe > 0 ? (
          <span className="thu-deck-safe">{word('table.deck.safe', { count: safe })}</span>
        ) : (
          <span className="thu-deck-danger">{word('table.deck.near')}</span>
        )}
        {hidden > 0 && !stone && !gone && <DangerBar safe={safe} block={hidden - safe} />}
        {buried.length > 0 && <Buried cards={buried} />}
      </div>
    </div>
  );
}

/** The cards to come: safe ones, then those among which the Thunderstone lies, in gold. */
function DangerBar({ safe, block }: { readonly safe: number; readonly block: number }) {
  const { word } = useReading();
  return (
    <span className="thu-danger" role="img" aria-label={word('table.deck.bar', { safe, block })}>
      <span className="thu-danger-stone" style={{ left: `${(100 * safe) / Math.max(1, safe + block)}%` }}>
        <Icon glyph={runeStone} size={18} />
      </span>
      <span className="thu-danger-track">
        {safe > 0 && <span className="thu-danger-safe" style={{ flexGrow: safe }} />}
        <span className="thu-danger-block" style={{ flexGrow: block }} />
      </span>
      <span className="thu-danger-words" aria-hidden="true">
        {safe > 0 && <span>{safe}</span>}
        <span>{word('table.deck.last', { count: block })}</span>
      </span>
    </span>
  );
}

function Buried({ cards }: { readonly cards: readonly Card[] }) {
  const { word, name } = useReading();
  const layout = useLayout();
  return (
    <Opener
      className="thu-buried"
      data-zone="dungeon:bottom"
      title={word('table.deck.buried.title')}
      material="dark"
      content={() => (
        <>
          <h3 className="v-opened-title">{word('table.deck.buried.title')}</h3>
          {counted(cards).map(({ def, count }) => (
            <Tile key={def.id} name={name(def)} {...artOf(def)} count={`×${count}`} />
          ))}
        </>
      )}
    >
      {word(layout === 'phone' ? 'table.deck.buried.short' : 'table.deck.buried', { count: cards.length })}
    </Opener>
  );
}

/** Cards that a choice names and that lie nowhere in sight: revealed from a deck, lent by another player. */
function LaidOut() {
  const { decision, view, hand, word } = useReading();
  const cards = laidOut(decision?.options.flatMap(option => option.on ?? []) ?? [], [...hand, ...view.hall]);
  if (cards.length === 0) return null;
  return (
    <section className="thu-laid" aria-label={word('table.laidOut')}>
      {cards.map(card => (
        <Face
          key={card}
          def={defOf(card)}
          thing={card}
          size="medium"
          confirm
          style={{ '--w': 'var(--laid)' } as CSSProperties}
        />
      ))}
    </section>
  );
}

const laidOut = (things: readonly string[], visible: readonly string[]): Card[] => [
  ...new Set(things.filter(thing => isCopy(thing) && !visible.includes(thing))),
];
