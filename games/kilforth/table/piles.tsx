// Decks and discards: counters, and piles that may be looked through. KIL-14.1, KIL-14.2.

import { Dialog, Icon, Note, RuleRef, Tabs, Tile, useThing } from '@veillee/web/kit';
import { useState } from 'react';
import { cardById } from '../content/cards.ts';
import { REWARD_TYPES, type RewardType, TERRAINS, type Terrain } from '../content/vocabulary.ts';
import { named } from '../rules/cards/piles.ts';
import { DECK } from '../rules/places.ts';
import type { PileView } from '../rules/view.ts';
import { drawingOf, kindOf, rewardGlyph, terrainGlyph } from './drawings.ts';
import { inspected } from './face.tsx';
import { deckOdds } from './facts.ts';
import * as glyphs from './glyphs.ts';
import { likenessOf } from './likeness.ts';
import { type Reading, useReading } from './reading.ts';
import { DeckBar } from './region-facts.tsx';

type Deck = Terrain | RewardType | 'night' | 'plots';
const isTerrain = (deck: Deck): deck is Terrain => TERRAINS.some(terrain => terrain === deck);

export function Piles() {
  const { view, word } = useReading();
  const [open, setOpen] = useState<Deck>();
  const pile = (deck: Deck): PileView =>
    deck === 'night'
      ? view.night
      : deck === 'plots'
        ? view.plots
        : isTerrain(deck)
          ? view.encounters[deck]
          : view.rewards[deck];
  const decks: readonly Deck[] = [
    ...TERRAINS,
    ...REWARD_TYPES,
    'night',
    ...(view.house.firstGame ? [] : ['plots' as const]),
  ];
  return (
    <section className="kil-piles">
      <h3 className="v-section">{word('table.decks')}</h3>
      <ul>
        {decks.map(deck => (
          <PileRow key={deck} deck={deck} pile={pile(deck)} onOpen={() => setOpen(deck)} />
        ))}
      </ul>
      <p className="kil-none">
        <Icon glyph={glyphs.swapBag} size={16} /> {word('table.bag', { count: view.bag })}
      </p>
      <Dialog
        title={word('table.discards')}
        open={open !== undefined}
        onClose={() => setOpen(undefined)}
        closeLabel={word('table.close')}
        material="dark"
      >
        <Tabs
          label={word('table.discards')}
          {...(open !== undefined && { chosen: open })}
          onChoose={id => setOpen(id as Deck)}
          tabs={decks.map(deck => ({
            id: deck,
            name: <Icon glyph={glyphOf(deck)} size={20} label={deckName(word, deck)} />,
            content: <Contents deck={deck} pile={pile(deck)} />,
          }))}
        />
      </Dialog>
    </section>
  );
}

/** Decks that a rule names have its word; the other two have ours. */
const deckName = (word: Reading['word'], deck: Deck): string =>
  deck === 'night' || deck === 'plots' ? word(`table.pile.${deck}`) : word(`deck.${deck}`);

const glyphOf = (deck: Deck): string =>
  deck === 'night'
    ? glyphs.moon
    : deck === 'plots'
      ? glyphs.spiderWeb
      : isTerrain(deck)
        ? terrainGlyph[deck]
        : rewardGlyph[deck];

function PileRow({ deck, pile, onOpen }: { readonly deck: Deck; readonly pile: PileView; onOpen(): void }) {
  const { word, table } = useReading();
  const lit = table.stateOf(DECK.make(deck)) !== 'plain';
  const thing = useThing({
    thing: DECK.make(deck),
    label: word('table.deck.row', { deck: deckName(word, deck), count: pile.draw, discard: pile.discard.length }),
    onTouch: by => (lit ? table.touch(DECK.make(deck), by, { confirm: true }) : onOpen()),
  });
  return (
    <li>
      <div {...thing} className="kil-pile v-lit-row" data-deck={deck} data-zone={DECK.make(deck)}>
        <Icon glyph={glyphOf(deck)} size={16} />
        <span aria-hidden="true">{deckName(word, deck)}</span>{' '}
        <b className="v-figures" aria-hidden="true">
          {pile.draw}·{pile.discard.length}
        </b>
      </div>
    </li>
  );
}

/** The discard pile, newest first, and what may still come. */
function Contents({ deck, pile }: { readonly deck: Deck; readonly pile: PileView }) {
  const reading = useReading();
  const { word, name, view } = reading;
  return (
    <div className="kil-pile-open">
      <h3>{deckName(word, deck)}</h3>
      <Note text={word('table.deck.left', { count: pile.draw })} rule="KIL-14.3" />
      {isTerrain(deck) && Object.values(deckOdds(view, deck)).some(share => share > 0) && <DeckBar terrain={deck} />}
      {view.peeks
        .filter(peek => peek.deck === deck)
        .map(({ card, depth }) => (
          <p key={card}>
            {word('table.peek', { card: named(card), depth })} <RuleRef rule="KIL-19.40" />
          </p>
        ))}
      <h4>
        {word('table.discard', { count: pile.discard.length })} <RuleRef rule="KIL-14.2" />
      </h4>
      {[...pile.discard].reverse().map(card => (
        <Tile
          key={card}
          name={name(card)}
          kind={kindOf(cardById(card))}
          glyph={drawingOf(cardById(card))}
          likeness={likenessOf(cardById(card))}
          note={cardById(card)
            .keywords.map(keyword => word(`keyword.${keyword}`))
            .join(' · ')}
          look="plain"
          inspect={() => inspected(reading, card)}
        />
      ))}
    </div>
  );
}
