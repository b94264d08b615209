// LEG-17: the overlord's plot: when a card of it can be bought, and what it does then.

import { first, unless, type Why } from '@veillee/pieces/offers';
import { avatarRow } from '../../content/legend/avatars.ts';
import { cities, masters } from '../../content/legend/cities.ts';
import { locations, TAMALIR } from '../../content/legend/map.ts';
import { plotRow, questObjects } from '../../content/legend/plots.ts';
import type { PlotRow } from '../../content/legend/rows.ts';
import type { PlotOp } from '../../content/legend/vocabulary.ts';
import { deedOf } from './diary/deeds.ts';
import { note } from './diary/page.ts';
import { winCampaign } from './ending.ts';
import { cityKey, goKey } from './keys.ts';
import { isAtLeast } from './levels.ts';
import { locationName, objectName } from './names.ts';
import { layObject } from './objects.ts';
import { cityIn, type Flow, isRazed, type Legend, legendOf, razedCities, type W } from './record.ts';
import { raze } from './sieges.ts';
import { tellOf } from './telling.ts';
import { distance } from './ways.ts';

/** What the cards that lie there say. */
export const plotOps = ({ plotCards }: Legend): readonly PlotOp[] => plotCards.flatMap(id => plotRow(id).ops);

/** LEG-16.12: what is printed on a card. */
export const whyNoPlot = (legend: Legend, row: PlotRow): Why | undefined =>
  first(
    unless(isAtLeast(legend.level, row.since), 'why.week.level', 'LEG-16.12', {
      level: { text: `level.${row.since}` },
    }),
    unless(
      row.after.every(id => legend.plotCards.includes(id)),
      'why.week.after',
      'LEG-16.12',
    ),
    unless(razedCities(legend).length >= (row.razed ?? 0), 'why.week.razings', 'LEG-16.12', { n: row.razed ?? 0 }),
    unless(!row.sealed || areSealed(legend), 'why.week.sealed', 'LEG-16.12'),
    ...row.ops.map(op => unless(choicesOf(legend, op) !== 0, 'why.week.nowhere', 'LEG-16.12')),
  );

const areSealed = ({ sealed, plot }: Legend): boolean =>
  questObjects.every(one => one.plot !== plot || sealed[one.id] !== undefined);

// ---- what they ask ----

const standing = (legend: Legend): string[] =>
  cities.map(({ id }) => id).filter(id => id !== TAMALIR && !isRazed(legend, id));
const chained = (legend: Legend): string[] => standing(legend).filter(id => legend.cities[id]?.chained);
const taught = ({ ruined }: Legend): string[] => masters.map(({ id }) => id).filter(id => !ruined.includes(id));
const templeSites = (legend: Legend): string[] => razedCities(legend).filter(id => !legend.cities[id]?.temple);
/** LEG-17.3: any dungeon but the keep, so far from every lieutenant. */
const sites = (legend: Legend, { away = 0, at }: Extract<PlotOp, { op: 'layObject' }>): string[] =>
  at !== undefined
    ? [at]
    : locations
        .filter(({ id, kind }) => kind === 'dungeon' && (!legend.avatar || id !== avatarRow(legend.avatar).keep))
        .map(({ id }) => id)
        .filter(id => legend.lieutenants.every(rider => distance(rider.at, id) >= away));

function placesFor(legend: Legend, op: PlotOp): readonly string[] | undefined {
  switch (op.op) {
    case 'chain':
      return standing(legend);
    case 'razeChained':
      return chained(legend);
    case 'ruinMaster':
      return taught(legend);
    case 'temple':
      return templeSites(legend);
    case 'layObject':
      return sites(legend, op);
    default:
      return undefined;
  }
}
const choicesOf = (legend: Legend, op: PlotOp): number | undefined => placesFor(legend, op)?.length;

/** One of the places that a card may mean. */
function* placeOf(t: W, op: PlotOp, prompt: string): Flow<string> {
  const legend = legendOf(t.state);
  const places = placesFor(legend, op) ?? [];
  const options = places.map(id => ({ key: goKey.make(id), text: `location.${id}`, on: [`location:${id}`] }));
  return goKey.only(yield* t.choose(legend.overlordSeat, prompt, options, { rule: 'LEG-17.2' }));
}

// ---- what they do ----

export function* playPlot(t: W, { id, ops }: PlotRow): Flow {
  const legend = legendOf(t.state);
  legend.plotCards.push(id);
  tellOf(t, 'LEG-16.12', ['plot', id, 'play']);
  note(legend, deedOf.plot.make(id));
  for (const op of ops) yield* work(t, op);
}

function* work(t: W, op: PlotOp): Flow {
  const legend = legendOf(t.state);
  switch (op.op) {
    case 'chain': {
      const places = placesFor(legend, op) ?? [];
      const n = Math.min(op.cities, places.length);
      const options = places.map(id => ({ key: cityKey.make(id), text: `location.${id}`, on: [`location:${id}`] }));
      const picks = yield* t.chooseMany(
        legend.overlordSeat,
        'week.plot.chain',
        options,
        { min: n, max: n },
        { rule: 'LEG-17.2' },
      );
      for (const pick of picks) cityIn(legend, cityKey.only(pick)).chained = true;
      return;
    }
    case 'razeChained':
      return yield* raze(t, yield* placeOf(t, op, 'week.plot.raze'));
    case 'ruinMaster': {
      const master = yield* placeOf(t, op, 'week.plot.ruin');
      legend.ruined.push(master);
      return t.tell('log.week.ruined', { location: locationName(master) }, { rule: 'LEG-17.2', weight: 4 });
    }
    case 'temple': {
      const city = yield* placeOf(t, op, 'week.plot.temple');
      cityIn(legend, city).temple = true;
      return t.tell('log.week.temple', { city: locationName(city) }, { rule: 'LEG-17.2', weight: 3 });
    }
    case 'layObject': {
      const at = yield* placeOf(t, op, 'week.plot.lay');
      layObject(legend, op.object, at);
      return t.tell(
        'log.week.laid',
        { object: objectName(op.object), location: locationName(at) },
        { rule: 'LEG-17.3', weight: 3 },
      );
    }
    case 'comets':
      legend.comets = op.n;
      return;
    case 'win':
      return yield* winCampaign(t, 'overlord', 'LEG-1.18');
    default:
      return; // As long as it lies there.
  }
}
