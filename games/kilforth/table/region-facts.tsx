// What is known of a region: what lies there, or what its deck would bring; whether one would be surprised.

import { KindSquare, Note, RuleRef, Shares } from '@veillee/web/kit';
import { cardById, regionById } from '../content/cards.ts';
import type { EncounterType } from '../content/vocabulary.ts';
import { named } from '../rules/cards/piles.ts';
import { gloomLoss } from '../rules/day/night.ts';
import { neighbours, shortcutFrom } from '../rules/realm/map.ts';
import { place, type RegionId } from '../rules/state.ts';
import { drawingOf, ENCOUNTER_KIND, kindOf, typeGlyph } from './drawings.ts';
import { figuresOf } from './face.tsx';
import { deckOdds, marksAt, unseenIn } from './facts.ts';
import { Land } from './landmarks.tsx';
import { useReading } from './reading.ts';

const TYPES: readonly EncounterType[] = ['enemy', 'stranger', 'quest', 'place', 'event'];

export function RegionFacts({ region, paper }: { readonly region: RegionId; readonly paper?: boolean }) {
  const { view, word, name, own, discover } = useReading();
  const { gloom, encounters, obstacles, plots } = place(view, region);
  const { terrain } = regionById(region);
  const shortcut = shortcutFrom(view, region);
  const rumours = discover.get(region) ?? [];
  const { finale, lair } = marksAt(view, region);
  const near = neighbours(view, own.region).includes(region) || shortcutFrom(view, own.region) === region;
  return (
    <div className="kil-region-facts" data-paper={paper || undefined}>
      <div className="kil-region-head" data-terrain={terrain ?? 'city'} data-gloom={gloom || undefined}>
        <Land region={region} terrain={terrain} />
        <h3>{name(region)}</h3>
      </div>
      <p className="kil-region-type">
        {terrain ? word(`keyword.${terrain}`) : word('table.type.city')}
        {gloom && (
          <>
            {' · '}
            <b data-tone="gloom">{word('table.label.gloom', { n: gloomLoss(view, region) })}</b>{' '}
            <RuleRef rule="KIL-10.1" />
          </>
        )}
      </p>
      {[...encounters, ...plots].map(card => (
        <Line key={card} card={card} />
      ))}
      {obstacles > 0 && (
        <p>
          {word('table.label.obstacles', { count: obstacles })}. {word('table.region.obstacle')}{' '}
          <RuleRef rule="KIL-4.17" />
        </p>
      )}
      {terrain && encounters.length === 0 && (
        <>
          <Note
            text={word(near ? 'table.region.draws' : 'table.region.deck', { terrain: word(`keyword.${terrain}`) })}
            rule="KIL-4.8"
          />
          <DeckBar terrain={terrain} />
          {near && <Note text={word(own.hidden ? 'table.region.unseen' : 'table.region.surprise')} rule="KIL-9.4" />}
        </>
      )}
      {!terrain && <Note text={word('table.region.city')} rule="KIL-6.9" />}
      {shortcut !== undefined && (
        <Note text={word('table.region.shortcut', { region: named(shortcut) })} rule="KIL-4.4" />
      )}
      {rumours.length > 0 && (
        <Note text={word('table.mark.rumour', { cards: rumours.map(name).join(', ') })} rule="KIL-6.3" />
      )}
      {finale.length > 0 && <Note text={word('table.mark.finale')} rule="KIL-7.14" />}
      {lair.map(id => (
        <p key={id}>
          {word('table.mark.lair', { ancient: named(id) })} <RuleRef rule="KIL-7.21" />
        </p>
      ))}
    </div>
  );
}

function Line({ card }: { readonly card: string }) {
  const { word, name, own } = useReading();
  const def = cardById(card);
  const figures = figuresOf({ word }, def, own.hostile.includes(card));
  return (
    <p className="kil-region-card">
      <KindSquare kind={kindOf(def)} glyph={drawingOf(def)} size={34} drawn={22} />
      <span>
        <b>{name(card)}</b>
        <small>
          {def.keywords.map(keyword => word(`keyword.${keyword}`)).join(' · ')}
          {figures.length > 0 && ` · ${figures.map(figure => figure.label).join(', ')}`}
        </small>
      </span>
    </p>
  );
}

/** Shares of the types among what may come next; the figures stand beside, colour is not alone. */
export function DeckBar({ terrain }: { readonly terrain: 'plains' | 'forest' | 'badlands' | 'mountains' }) {
  const { view, word, percent } = useReading();
  const odds = deckOdds(view, terrain);
  const left = unseenIn(view, terrain).length;
  const shown = TYPES.filter(type => odds[type] > 0);
  if (left === 0) return <p>{word('table.deck.unknown')}</p>;
  const shares = shown.map(type => ({
    id: type,
    kind: ENCOUNTER_KIND[type],
    glyph: typeGlyph[type],
    share: odds[type],
    figure: percent(odds[type]),
    name: word(`table.deck.${type}`),
  }));
  return <Shares label={word('table.deck.odds', { count: left })} shares={shares} />;
}
