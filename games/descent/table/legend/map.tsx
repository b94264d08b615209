// The map of Terrinoth: where everybody is, what has been seen of it, where one may go and what that may cost.

import type { Text } from '@veillee/kernel';
import { type Inspected, TableContext, useLayout } from '@veillee/web/kit';
import { padlock, scrollQuill } from '@veillee/web/kit/glyphs.ts';
import { GraphMap, type GraphPlace, type MapFigure, type MapOverlay, type Way } from '@veillee/web/kit/map';
import { useCallback, useMemo } from 'react';
import { locations, trails } from '../../content/legend/map.ts';
import type { LocationRow } from '../../content/legend/rows.ts';
import type { Legend } from '../../rules/legend/record.ts';
import type { WayView, WeekView } from '../../rules/view/week.ts';
import { greekTemple, linkedRings, tiedScroll } from '../glyphs.ts';
import { lieutenantLikeness } from '../likeness.ts';
import { type Reading, useReading } from '../reading.ts';
import { LIEUTENANT_GLYPH } from './glyphs.ts';
import { landPicture } from './land.ts';
import {
  anchorOf,
  curveOf,
  HEIGHT,
  linesOf,
  paths,
  placeId,
  plateBox,
  riderId,
  type Spot,
  spotAt,
  tagSpots,
  trailBetween,
  WIDTH,
} from './layout.ts';
import { inspectedLieutenant } from './lieutenant-sheet.tsx';
import {
  Banner,
  City,
  Dungeon,
  Keep,
  Legendary,
  MarchTag,
  Master,
  MightTag,
  PlaceToken,
  ShieldSign,
  SiegePlate,
} from './marks.tsx';
import type { Ordering } from './ordering.ts';
import { placeNotes, saidOfPlaces, wayTold } from './told.ts';
import { percentOf } from './week-facts.ts';
import './map.css';

/** A wide screen shows all of the country at first, a phone the part of it where the party is. */
const UNIT = { eye: 78, finger: 60 } as const;

interface Land {
  readonly legend: Legend;
  readonly week: WeekView;
}

export function Terrinoth({ legend, week, ordering }: Land & { readonly ordering: Ordering }) {
  const reading = useReading();
  const { word, table } = reading;
  const { say } = table;
  const places = useMemo(() => placesOf(legend, week, say), [legend, week, say]);
  const land = useMemo(() => <image href={landPicture()} width={WIDTH} height={HEIGHT} />, []);
  const inspect = useCallback((place: string): Inspected | undefined => inspected(reading, place), [reading]);
  const wayTo = (place: string): Way | undefined => {
    const way = week.ways.find(({ to }) => placeId(to) === place);
    return way && { places: [], said: wayTold(reading, way) };
  };
  return (
    <TableContext value={ordering.table}>
      <div className="des-terrinoth" {...ordering.drag}>
        <GraphMap
          label={word('terrinoth.map')}
          table="oak"
          memory="descent:terrinoth"
          base={54}
          unit={useLayout() === 'phone' ? UNIT.finger : UNIT.eye}
          width={WIDTH}
          height={HEIGHT}
          places={places}
          paths={paths}
          land={land}
          halo="#f2e6ca"
          marks={<Trails legend={legend} week={week} ordering={ordering} />}
          over={<Over legend={legend} week={week} ordering={ordering} />}
          figures={[...ridersOn(reading, legend, ordering), partyOn(reading, legend)]}
          overlays={overlaysOf(reading, legend, week)}
          here={placeId(legend.party.at)}
          follow={ordering.rider === undefined ? 'party' : riderId(ordering.rider)}
          wayTo={wayTo}
          inspect={inspect}
          weighs={() => true}
        />
      </div>
    </TableContext>
  );
}

// ---- places ----

function placesOf(legend: Legend, week: WeekView, say: (text: Text) => string): GraphPlace[] {
  return locations.map(row => {
    const { id, kind } = row;
    const name = say({ text: `location.${id}` });
    return {
      id: placeId(id),
      name,
      ...spotAt(id),
      drawing: drawingOf(row, legend, week),
      radius: kind === 'city' ? (id === 'tamalir' ? 46 : 40) : id === week.avatar?.keep ? 32 : 27,
      anchor: anchorOf(row),
      written: linesOf(name),
      large: kind === 'city',
    };
  });
}

function drawingOf({ id, kind }: LocationRow, legend: Legend, week: WeekView) {
  if (kind === 'city') return <City id={id} razed={legend.cities[id]?.razed === true} />;
  if (id === week.avatar?.keep) return <Keep />;
  const explored = legend.explored.includes(id);
  if (kind === 'legendary') return <Legendary open={week.shut[id] === undefined} explored={explored} />;
  if (kind === 'master') return <Master id={id} ruined={legend.ruined.includes(id)} />;
  return <Dungeon state={explored ? 'explored' : legend.seen.includes(id) ? 'seen' : 'unexplored'} />;
}

const overlaysOf = (reading: Reading, legend: Legend, week: WeekView): MapOverlay[] => [
  { of: 'sight', places: [], label: '', said: saidOfPlaces(reading, legend, week) },
];

function inspected(reading: Reading, place: string): Inspected | undefined {
  const row = locations.find(({ id }) => placeId(id) === place);
  const { legend, week } = reading.view;
  if (!row || !legend || !week) return undefined;
  const title = reading.word(`location.${row.id}`);
  return {
    thing: place,
    title,
    body: <h3 className="des-place-name">{title}</h3>,
    notes: placeNotes(reading, legend, week, row),
  };
}

// ---- who is where ----

/** From the middle of their place, so that all who are there are seen, and it as well. */
const PARTY_ASIDE: Spot = { x: -2, y: -6 };
const RIDERS_ASIDE: readonly Spot[] = [
  { x: -58, y: -4 },
  { x: 60, y: -4 },
  { x: -58, y: -54 },
  { x: 60, y: -54 },
];
const SMALL_ASIDE: readonly Spot[] = [
  { x: -42, y: -16 },
  { x: 42, y: -16 },
  { x: -42, y: -62 },
  { x: 42, y: -62 },
];

function riderAside(lieutenants: Legend['lieutenants'], n: number): Spot {
  const at = lieutenants[n]?.at ?? '';
  const beside = lieutenants.slice(0, n).filter(one => one.at === at).length;
  const isCity = locations.some(({ id, kind }) => id === at && kind === 'city');
  return (isCity ? RIDERS_ASIDE : SMALL_ASIDE)[beside % 4] ?? PARTY_ASIDE;
}
const riderSpot = ({ lieutenants }: Legend, n: number): Spot => {
  const [{ x, y }, aside] = [spotAt(lieutenants[n]?.at ?? ''), riderAside(lieutenants, n)];
  return { x: x + aside.x, y: y + aside.y };
};
/** The cloth of it, above where it stands. */
const bannerSpot = ({ party }: Legend): Spot => {
  const { x, y } = spotAt(party.at);
  return { x: x + 20, y: y - 44 };
};

const partyOn = ({ word }: Reading, { party, today }: Legend): MapFigure => ({
  id: 'party',
  name: word('terrinoth.party'),
  at: placeId(party.at),
  aside: PARTY_ASIDE,
  kind: 'hero',
  glyph: scrollQuill,
  drawing: <Banner />,
  yields: true,
  way: today.from === undefined ? [] : [placeId(today.from), placeId(party.at)],
});

function ridersOn(reading: Reading, legend: Legend, { rider: acting }: Ordering): MapFigure[] {
  const { word, table } = reading;
  const { lieutenants } = legend;
  return lieutenants.map((rider, n) => {
    const { object } = rider;
    return {
      id: riderId(rider.id),
      name: table.say({ text: `lieutenant.${rider.id}` }),
      at: placeId(rider.at),
      aside: riderAside(lieutenants, n),
      kind: 'named' as const,
      glyph: LIEUTENANT_GLYPH[rider.id] ?? padlock,
      likeness: lieutenantLikeness(rider.id),
      inspect: () => inspectedLieutenant(reading, legend, rider.id),
      ...(acting === rider.id ? { state: 'acting' as const } : rider.ordered && { state: 'done' as const }),
      ...(object !== undefined && { order: { glyph: tiedScroll, name: word(`object.${object}`) } }),
    };
  });
}

// ---- trails ----

interface Marking extends Land {
  readonly ordering: Ordering;
}

/** Shields of all trails; those that can be gone now stand out, and where the heroes may go next is dotted in their green. */
function Trails({ legend, week, ordering }: Marking) {
  const { decision } = useReading();
  const goes = marchesIn(week, decision?.prompt);
  const open = new Set(goes.map(({ to, via }) => trailBetween(via ?? legend.party.at, to)?.id));
  const chosen = goes.find(({ to }) => ordering.table.stateOf(placeId(to)) === 'chosen');
  const rides = ordering.reach.flatMap(({ from, to, chosen: isChosen }) => {
    const trail = trailBetween(from, to);
    return trail ? [{ trail, isChosen }] : [];
  });
  const might = goes.length === 0 ? mightIn(legend, week) : [];
  return (
    <g className="des-trails">
      {might.map(({ to }) => {
        const trail = trailBetween(legend.party.at, to);
        return trail && <path key={to} className="des-trail-might" d={curveOf(trail).d} />;
      })}
      {goes.map(({ to, via }) => {
        const trail = trailBetween(via ?? legend.party.at, to);
        return trail && <path key={`${via} ${to}`} className="des-trail-open" d={curveOf(trail).d} />;
      })}
      {rides.map(({ trail, isChosen }) => (
        <path key={trail.id} className="des-trail-open" data-chosen={isChosen || undefined} d={curveOf(trail).d} />
      ))}
      {chosen && <ChosenTrail way={chosen} from={legend.party.at} />}
      {trails.map(trail =>
        open.has(trail.id) ? null : (
          <ShieldSign key={trail.id} shield={trail.shield} at={curveOf(trail).at(0.5)} size={0.82} />
        ),
      )}
    </g>
  );
}

function ChosenTrail({ way: { to, via }, from }: { readonly way: WayView; readonly from: string }) {
  const legs = via === undefined ? [trailBetween(from, to)] : [trailBetween(from, via), trailBetween(via, to)];
  return legs.map(
    trail => trail && <path key={trail.id} className="des-trail-open" data-chosen d={curveOf(trail).d} />,
  );
}

/** Where the party may be sent by whoever is asked now. */
const marchesIn = ({ ways }: WeekView, prompt: string | undefined): readonly WayView[] =>
  prompt === 'week.march' ? ways.filter(({ why }) => !why) : [];

/** Where the party could go another time: nobody goes anywhere before the first week. */
const mightIn = ({ week: n }: Legend, { ways }: WeekView): readonly WayView[] =>
  n > 0 ? ways.filter(({ why, via }) => !why && via === undefined) : [];

// ---- over it all ----

const RUMOUR_AT: Spot = { x: 34, y: -24 };

function Over({ legend, week, ordering }: Marking) {
  const { decision, word } = useReading();
  const goes = marchesIn(week, decision?.prompt);
  const might = goes.length === 0 ? mightIn(legend, week) : [];
  const from = legend.party.at;
  const spots = tagSpots(
    [...goes, ...might].map(({ to, via }) => ({ from: via ?? from, to })),
    id => word(`location.${id}`),
    [bannerSpot(legend), ...legend.lieutenants.map((_, n) => riderSpot(legend, n))],
    week.cities.map(({ id, defense }) => plateBox(plateSpot(id), defense)),
  );
  const beside = (place: string, n = 0): Spot => {
    const { x, y } = spotAt(place);
    return { x: x + RUMOUR_AT.x + n * 36, y: y + RUMOUR_AT.y };
  };
  const { rumour, ground, sealed, cities } = legend;
  const tokens = [
    ...(rumour ? [{ at: rumour.at, of: 'rumour' as const, glyph: scrollQuill }] : []),
    ...ground.map(({ at }) => ({ at, of: 'object' as const, glyph: tiedScroll })),
    ...Object.values(sealed).map(at => ({ at, of: 'sealed' as const, glyph: padlock })),
    ...Object.entries(cities).flatMap(([at, { chained, temple, vault }]) => [
      ...(chained ? [{ at, of: 'chained' as const, glyph: linkedRings }] : []),
      ...(temple ? [{ at, of: 'temple' as const, glyph: greekTemple }] : []),
      ...(vault ? [{ at, of: 'object' as const, glyph: tiedScroll }] : []),
    ]),
  ];
  return (
    <>
      {week.cities.map(({ id, siege, defense }) => (
        <SiegePlate key={id} at={plateSpot(id)} n={siege} most={defense} />
      ))}
      {tokens.map(({ at, of, glyph }, n) => (
        <PlaceToken
          key={`${of} ${at}`}
          of={of}
          glyph={glyph}
          at={beside(at, tokens.slice(0, n).filter(one => one.at === at).length)}
        />
      ))}
      {might.map(({ to, meets }, n) => (
        <MightTag key={to} at={spots[n] ?? spotAt(to)} chance={word('table.percent', { n: percentOf(meets) })} />
      ))}
      {goes.map(({ to, via, shield, dice, meets }, n) => (
        <MarchTag
          key={`${via} ${to}`}
          at={spots[n] ?? spotAt(to)}
          shield={shield}
          dice={dice}
          chance={word('table.percent', { n: percentOf(meets) })}
          chosen={ordering.table.stateOf(placeId(to)) === 'chosen'}
        />
      ))}
    </>
  );
}
/** Where a city's name stands above it or beside it. */
const SIEGE_Y: { readonly [city: string]: number } = { forge: 30, vynelvale: 34 };
const plateSpot = (city: string): Spot => {
  const { x, y } = spotAt(city);
  return { x, y: y + (SIEGE_Y[city] ?? 66) };
};
