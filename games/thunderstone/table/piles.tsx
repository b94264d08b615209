// Totals of the hand, and the piles that may be looked through: deck as a tracker, discard piles, what was destroyed.

import { Dialog, Gauge, Icon, Note, Tabs, Tile, Tray, useLayout } from '@veillee/web/kit';
import { cardDiscard, cardDraw } from '@veillee/web/kit/glyphs.ts';
import { useEffect, useRef, useState } from 'react';
import type { Card } from '../content/cards.ts';
import { DECK, DISCARD } from '../rules/places.ts';
import type { Rank } from '../rules/state.ts';
import { tileOf } from './face.tsx';
import { counted, sums, useReading } from './reading.ts';
import { KnownDungeon, OwnDeck } from './tracker.tsx';

export function Gauges({ focus }: { readonly focus: Rank | undefined }) {
  const reading = useReading();
  const layout = useLayout();
  const { word, own, gold, eyes } = reading;
  const battle = sums(reading, focus);
  const strengths = battle && {
    attack: battle.attackBeforeTraits,
    magic: battle.magicBeforeTraits * battle.multiplier,
    light: battle.light,
  };
  const bare = layout === 'phone';
  const [open, setOpen] = useState<string | undefined>(undefined);
  useTrackerKey(() => setOpen(tab => (tab === undefined ? 'deck' : undefined)));
  const about = focus === undefined ? undefined : word('table.gauge.against', { rank: focus });
  return (
    <>
      <Tray className="thu-gauges">
        {strengths && (
          <>
            {(['attack', 'magic', 'light'] as const).map(of => (
              <Gauge
                key={of}
                of={of}
                value={strengths[of]}
                label={word(`table.gauge.${of}`)}
                bare={bare}
                {...(about && { title: about })}
              />
            ))}
            <Gauge of="gold" value={gold} label={word('table.gauge.gold')} bare={bare} />
          </>
        )}
        <Gauge of="xp" value={own.xp} label={word('table.gauge.xp')} bare={bare} />
        <span className="thu-pile-chips">
          <PileChip
            glyph={cardDraw}
            zone={DECK.make(eyes)}
            count={own.deckCount}
            label={word('table.pile.deck')}
            hint={word('table.track.key')}
            onOpen={() => setOpen('deck')}
          />
          <PileChip
            glyph={cardDiscard}
            zone={DISCARD.make(eyes)}
            count={own.discardCount}
            label={word('table.pile.discard')}
            onOpen={() => setOpen('discard')}
          />
        </span>
      </Tray>
      <Piles open={open} onChoose={setOpen} />
    </>
  );
}

/** T opens the tracker from anywhere on the table, and closes it. */
function useTrackerKey(toggle: () => void): void {
  const latest = useRef(toggle);
  latest.current = toggle;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 't' || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]')) return;
      latest.current();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

function PileChip({
  glyph,
  zone,
  count,
  label,
  hint,
  onOpen,
}: {
  readonly glyph: string;
  readonly zone: string;
  readonly count: number;
  readonly label: string;
  /** What it says besides, on a longer look. */
  readonly hint?: string;
  onOpen(): void;
}) {
  return (
    <button
      type="button"
      className="thu-pile"
      data-zone={zone}
      onClick={onOpen}
      aria-label={`${label} ${count}`}
      title={hint}
    >
      <Icon glyph={glyph} size={18} />
      <span className="thu-pile-word">{label}</span> <b className="v-figures">{count}</b>
    </button>
  );
}

/** The browser of piles. */
function Piles({ open, onChoose }: { readonly open: string | undefined; onChoose(tab: string | undefined): void }) {
  const { word, own, view, eyes, table } = useReading();
  if (open === undefined) return null;
  const others = table.seats.filter(({ seat }) => seat !== eyes);
  return (
    <Dialog
      title={word('table.piles')}
      open
      side
      material="dark"
      closeLabel={word('table.close')}
      onClose={() => onChoose(undefined)}
    >
      <Tabs
        label={word('table.piles')}
        chosen={open}
        onChoose={onChoose}
        className="thu-piles"
        tabs={[
          {
            id: 'deck',
            name: `${word('table.pile.deck')} ${own.deckCount}`,
            content: <OwnDeck />,
          },
          { id: 'dungeon', name: word('table.dungeon'), content: <KnownDungeon /> },
          {
            id: 'discard',
            name: `${word('table.pile.discard')} ${own.discardCount}`,
            content: <PileList cards={own.discard} note={word('table.pile.discardNote')} rule="THU-18.1" />,
          },
          {
            id: 'destroyed',
            name: `${word('table.pile.destroyed')} ${view.destroyed.length}`,
            content: <PileList cards={view.destroyed} note={word('table.pile.destroyedNote')} rule="THU-2.3" />,
          },
          ...(others.length > 0
            ? [
                {
                  id: 'others',
                  name: word('table.pile.others'),
                  content: (
                    <>
                      {others.map(({ seat, name }) => {
                        const { discard = [], discardCount = 0 } = view.players[seat] ?? {};
                        return (
                          <section key={seat} className="thu-pile-other">
                            <h3>{word('table.pile.of', { player: name, count: discardCount })}</h3>
                            <PileList
                              cards={discard}
                              note={view.house.openDiscards ? undefined : word('table.pile.top')}
                              rule="THU-20.2"
                            />
                          </section>
                        );
                      })}
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Dialog>
  );
}

function PileList({
  cards,
  note,
  rule,
}: {
  readonly cards: readonly Card[] | undefined;
  readonly note: string | undefined;
  readonly rule: string;
}) {
  const reading = useReading();
  return (
    <div className="thu-pile-list">
      {note && <Note text={note} rule={rule} />}
      {cards?.length === 0 && <p className="thu-pile-none">{reading.word('table.pile.none')}</p>}
      {cards && counted(cards).map(({ def, count }) => <Tile key={def.id} {...tileOf(reading, def, count)} />)}
    </div>
  );
}
