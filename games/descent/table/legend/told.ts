// What is said of places and marches: to whoever inspects them, whoever listens, and on the slip before anybody sets out. Pure.

import type { RuleId } from '@veillee/kernel';
import { cityRow } from '../../content/legend/cities.ts';
import { lieutenantRow } from '../../content/legend/lieutenants.ts';
import { locations } from '../../content/legend/map.ts';
import type { LocationRow } from '../../content/legend/rows.ts';
import { BUILDINGS } from '../../content/legend/vocabulary.ts';
import type { Legend } from '../../rules/legend/record.ts';
import type { WayView, WeekView } from '../../rules/view/week.ts';
import type { Reading } from '../reading.ts';
import { placeId } from './layout.ts';
import { lyingTexts, stateText } from './outline.ts';
import { percentOf } from './week-facts.ts';

export interface Told {
  readonly text: string;
  readonly rule?: RuleId;
}
type Speaking = Pick<Reading, 'word'>;

const names = ({ word }: Speaking, kind: 'lieutenant', ids: readonly string[]): string =>
  ids.map(id => word(`${kind}.${id}`)).join(', ');

/** The dice, the chance of an encounter and that it is an ambush. */
export const testTold = ({ word }: Speaking, { shield, dice, meets, ambush }: WayView): string =>
  word('terrinoth.test', { shield, dice, n: percentOf(meets), ambush: percentOf(ambush) });

/** All that a march may come to, the test first. */
export function wayNotes(speaking: Speaking, way: WayView): Told[] {
  const { word } = speaking;
  const { first, near, foes, why, rule, kind } = way;
  return [
    { text: testTold(speaking, way), rule: 'LEG-6.1' },
    ...(kind === 'normal' ? [] : [{ text: word(`terrinoth.trail.${kind}`), rule: 'LEG-4.22' as const }]),
    ...(first ? [{ text: word('terrinoth.first'), rule: 'LEG-4.26' as const }] : []),
    ...(foes.length > 0
      ? [{ text: word('terrinoth.foes', { who: names(speaking, 'lieutenant', foes) }), rule: 'LEG-4.29' as const }]
      : []),
    ...(near.length > 0
      ? [{ text: word('terrinoth.near', { who: names(speaking, 'lieutenant', near) }), rule: 'LEG-7.29' as const }]
      : []),
    ...(why ? [{ text: word(why.text, why.with), ...(rule && { rule }) }] : []),
  ];
}

export const wayTold = (speaking: Speaking, way: WayView): string =>
  wayNotes(speaking, way)
    .map(({ text }) => text)
    .join(' ');

const stateTold = (speaking: Speaking, legend: Legend, week: WeekView, row: LocationRow): string => {
  const { text, with: told } = stateText(legend, week, row);
  return speaking.word(text, told);
};
const lyingTold = ({ word }: Speaking, legend: Legend, week: WeekView, id: string): Told[] =>
  lyingTexts(legend, week, id).map(({ text, rule }) => ({ text: word(text.text, text.with), ...(rule && { rule }) }));

/** What a city is good for. */
function cityTold({ word }: Speaking, legend: Legend, id: string): Told[] {
  if (legend.cities[id]?.razed) return [{ text: word('terrinoth.razed.text'), rule: 'LEG-13.6' }];
  const { buildings, defense } = cityRow(id);
  const own = BUILDINGS.filter(building => buildings[building] !== undefined).map(building => {
    const rating = buildings[building];
    const name = word(`building.${building}`);
    return typeof rating === 'number' ? word('terrinoth.rated', { building: name, n: rating }) : name;
  });
  return [
    { text: word('terrinoth.defense', { n: defense }), rule: 'LEG-4.5' },
    { text: own.join(', '), rule: 'LEG-13.1' },
  ];
}

export function placeNotes(reading: Reading, legend: Legend, week: WeekView, row: LocationRow): Told[] {
  const { id, kind } = row;
  const shut = week.shut[id];
  return [
    { text: stateTold(reading, legend, week, row) },
    ...(kind === 'legendary' && shut ? [{ text: reading.word(shut.text, shut.with), rule: 'LEG-10.1' as const }] : []),
    ...week.ways.filter(({ to }) => to === id).flatMap(way => wayNotes(reading, way)),
    ...lyingTold(reading, legend, week, id),
    ...legend.lieutenants
      .filter(({ at }) => at === id)
      .map(rider => ({ text: riderTold(reading, rider.id), rule: 'LEG-7.1' as const })),
    ...(kind === 'city' ? cityTold(reading, legend, id) : []),
  ];
}

const riderTold = ({ word }: Speaking, id: string): string =>
  word('terrinoth.rider', { lieutenant: { text: `lieutenant.${id}` }, text: { text: `lieutenant.${id}.text` } });

/** For whoever hears the map: what each place is, and what lies there. */
export const saidOfPlaces = (reading: Reading, legend: Legend, week: WeekView): { readonly [place: string]: string } =>
  Object.fromEntries(
    locations.map(row => [
      placeId(row.id),
      [stateTold(reading, legend, week, row), ...lyingTold(reading, legend, week, row.id).map(({ text }) => text)].join(
        ' ',
      ),
    ]),
  );

/** So tough is a lieutenant at the level of the campaign. */
export function sideOf(legend: Legend, id: string) {
  const { sides } = lieutenantRow(id);
  const level = legend.level === 'final' ? 'gold' : legend.level;
  return sides[level];
}
