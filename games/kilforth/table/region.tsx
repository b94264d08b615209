// One region of the Realm: its land, its name, and what lies there. Everything lit can be touched.

import { Icon, type Inspected, useLayout, useThing } from '@veillee/web/kit';
import { deathSkull } from '@veillee/web/kit/glyphs.ts';
import { cardById, regionById } from '../content/cards.ts';
import { named } from '../rules/cards/piles.ts';
import { gloomLoss } from '../rules/day/night.ts';
import { MOVE } from '../rules/keys.ts';
import { REGION } from '../rules/places.ts';
import { place, type RegionId } from '../rules/state.ts';
import { attributeGlyph, drawingOf, kindOf } from './drawings.ts';
import { inspected } from './face.tsx';
import { marksAt } from './facts.ts';
import { barricade, flagObjective, magnifyingGlass, spiderWeb } from './glyphs.ts';
import { Land } from './landmarks.tsx';
import { likenessOf } from './likeness.ts';
import { MapFace } from './map-face.tsx';
import { type Reading, ReadingContext, useReading, WEIGHED } from './reading.ts';
import { RegionFacts } from './region-facts.tsx';
import { tokenValue } from './token-value.ts';

export function RegionTile({ region }: { readonly region: RegionId }) {
  const reading = useReading();
  const { view, own, table, word, name, discover, setFocus, focus } = reading;
  const { gloom, encounters, obstacles, plots } = place(view, region);
  const { terrain } = regionById(region);
  const phone = useLayout() === 'phone';
  const thing = REGION.make(region);
  const state = table.stateOf(thing);
  const here = own.region === region;
  const cost = table.optionsOn(thing).some(({ key }) => MOVE.is(key)) ? 1 : 0;
  const rumours = discover.get(region) ?? [];
  const { finale, lair } = marksAt(view, region);
  const loss = gloom ? gloomLoss(view, region) : 0;
  const button = useThing({
    thing,
    label: regionLabel(reading, region),
    inspect: () => regionInspected(reading, region),
    onTouch: by => {
      setFocus(thing);
      if (state !== 'plain') table.touch(thing, by, WEIGHED);
      else if (matchMedia('(hover: none)').matches === false) table.inspect(regionInspected(reading, region), by);
    },
  });
  return (
    <li
      className="kil-tile"
      data-terrain={terrain ?? 'city'}
      data-gloom={gloom || undefined}
      data-here={here || undefined}
      data-lair={view.ancients.some(one => one.region === region && !one.defeated) || undefined}
      data-look={state}
      data-focus={focus === thing || undefined}
      data-rumour={rumours.length > 0 || undefined}
      data-zone={thing}
    >
      <div {...button} className="kil-tile-face">
        <Land region={region} terrain={terrain} />
        {gloom && <span className="kil-mist" aria-hidden="true" />}
      </div>
      <div className="kil-tokens">
        {encounters.map(card => (
          <EncounterToken key={card} card={card} region={region} />
        ))}
        {plots.map(card => (
          <PlotToken key={card} card={card} />
        ))}
        {obstacles > 0 && <ObstacleToken region={region} count={obstacles} />}
      </div>
      <span className="kil-corner" aria-hidden="true">
        {cost > 0 && <span className="kil-cost">{phone ? cost : word('table.ap', { n: cost })}</span>}
        {loss > 0 && <span className="kil-shield">{loss}</span>}
      </span>
      {(rumours.length > 0 || finale.length > 0 || lair.length > 0) && (
        <span className="kil-tabs" aria-hidden="true">
          {rumours.length > 0 && (
            <i data-mark="rumour" title={word('table.mark.rumour', { cards: rumours.map(name).join(', ') })}>
              <Icon glyph={magnifyingGlass} size={12} />
            </i>
          )}
          {finale.length > 0 && (
            <i data-mark="finale" title={word('table.mark.finale')}>
              <Icon glyph={flagObjective} size={12} />
            </i>
          )}
          {lair.map(id => (
            <i key={id} data-mark="lair" title={word('table.mark.lair', { ancient: named(id) })}>
              <Icon glyph={deathSkull} size={12} />
            </i>
          ))}
        </span>
      )}
      <span className="kil-name" aria-hidden="true">
        {name(region)}
        <small>{terrain ? word(`keyword.${terrain}`) : word('table.type.city')}</small>
      </span>
    </li>
  );
}

/** A small upright card: kind, drawing, what must be reached. */
function EncounterToken({ card, region }: { readonly card: string; readonly region: RegionId }) {
  const reading = useReading();
  const { own, name, setFocus, table, view } = reading;
  const def = cardById(card);
  const hostile = own.hostile.includes(card);
  const stored = own.successes.find(({ target }) => target === card);
  const evaded = own.evaded.includes(card);
  const fought = view.fight?.adversary === card;
  const thing = useThing({
    thing: card,
    label: encounterLabel(reading, card),
    inspect: () => inspected(reading, card),
    onTouch: by => {
      setFocus(card);
      // Nothing may be done with it from here, but one may go there: the land under it is what was meant.
      const there = table.optionsOn(card).length === 0 && table.optionsOn(REGION.make(region)).length > 0;
      if (there) table.touch(REGION.make(region), by, WEIGHED);
      else if (table.stateOf(card) !== 'plain') table.touch(card, by, WEIGHED);
      else table.inspect(inspected(reading, card), by);
    },
  });
  const value = tokenValue(card, hostile);
  return (
    <div
      {...thing}
      className="kil-token"
      data-kind={hostile ? 'monster' : kindOf(def)}
      data-zone={card}
      data-evaded={evaded || undefined}
      data-fought={fought || undefined}
      data-hostile={hostile || undefined}
      title={name(card)}
    >
      <span className="kil-token-art" aria-hidden="true">
        <MapFace of={likenessOf(def)} glyph={<Icon glyph={drawingOf(def)} size="78%" />} />
      </span>
      <b aria-hidden="true">
        {value && <Icon glyph={attributeGlyph[value.attribute]} size=".78em" />}
        {stored ? `${stored.n}/${value?.n ?? ''}` : value?.n}
      </b>
    </div>
  );
}

function PlotToken({ card }: { readonly card: string }) {
  const reading = useReading();
  const { word, name, setFocus, table } = reading;
  const thing = useThing({
    thing: card,
    label: word('table.label.plot', { card: name(card) }),
    inspect: () => inspected(reading, card),
    onTouch: by => {
      setFocus(card);
      if (table.stateOf(card) !== 'plain') table.touch(card, by, WEIGHED);
      else table.inspect(inspected(reading, card), by);
    },
  });
  return (
    <div {...thing} className="kil-token kil-plot" data-kind="spell" data-zone={card}>
      <span className="kil-token-art" aria-hidden="true">
        <Icon glyph={spiderWeb} size="84%" />
      </span>
    </div>
  );
}

function ObstacleToken({ region, count }: { readonly region: RegionId; readonly count: number }) {
  const { word, own } = useReading();
  const id = own.region === region ? 'obstacle' : `obstacle:${region}`; // rules name only those of one's own region
  const thing = useThing({ thing: id, label: word('table.label.obstacles', { count }), confirm: true });
  return (
    <div {...thing} className="kil-obstacle" title={word('table.label.obstacles', { count })}>
      <Icon glyph={barricade} size={20} />
      {count > 1 && <b aria-hidden="true">{count}</b>}
    </div>
  );
}

function encounterLabel(reading: Reading, card: string): string {
  const { word, name, own } = reading;
  const def = cardById(card);
  const value = tokenValue(card, own.hostile.includes(card));
  const parts = [name(card), ...def.keywords.map(keyword => word(`keyword.${keyword}`))];
  if (value) parts.push(word(`table.figure.${value.attribute}`, { n: value.n }));
  if (own.hostile.includes(card)) parts.push(word('table.hostile'));
  if (own.evaded.includes(card)) parts.push(word('table.evaded'));
  return parts.join(', ');
}

/** All that the tile shows, in words. */
export function regionLabel(reading: Reading, region: RegionId): string {
  const { view, own, word, name, discover, table } = reading;
  const { gloom, encounters, obstacles, plots } = place(view, region);
  const { terrain } = regionById(region);
  const heroes = view.heroes.flatMap((hero, seat) =>
    hero.region === region && !hero.eliminated ? [table.seats[seat]?.name ?? ''] : [],
  );
  const { finale, lair } = marksAt(view, region);
  return [
    name(region),
    terrain ? word(`keyword.${terrain}`) : word('table.type.city'),
    ...(gloom ? [word('table.label.gloom', { n: gloomLoss(view, region) })] : []),
    ...(own.region === region ? [word('table.label.here')] : []),
    ...encounters.map(name),
    ...plots.map(card => word('table.label.plot', { card: name(card) })),
    ...(obstacles > 0 ? [word('table.label.obstacles', { count: obstacles })] : []),
    ...(heroes.length > 0 ? [word('table.label.heroes', { names: heroes.join(', ') })] : []),
    ...view.ancients.flatMap(({ id, region: lives }) => (lives === region ? [name(id)] : [])),
    ...(discover.get(region) ?? []).map(card => word('table.mark.rumour', { cards: name(card) })),
    ...(finale.length > 0 ? [word('table.mark.finale')] : []),
    ...lair.map(id => word('table.mark.lair', { ancient: named(id) })),
    ...table.optionsOn(REGION.make(region)).map(option => table.say(option)),
  ].join(', ');
}

export function regionInspected(reading: Reading, region: RegionId): Inspected {
  return {
    thing: REGION.make(region),
    title: reading.name(region),
    body: (
      <ReadingContext value={reading}>
        <RegionFacts region={region} paper />
      </ReadingContext>
    ),
  };
}
