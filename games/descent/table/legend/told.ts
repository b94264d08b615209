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

/** What a place is, and what has become of it. */
export function stateTold({ word }: Speaking, legend: Legend, week: WeekView, { id, kind }: LocationRow): string {
  const { explored, seen, cities, ruined } = legend;
  if (id === week.avatar?.keep) return word('terrinoth.keep');
  switch (kind) {
    case 'city':
      return word(cities[id]?.razed ? 'terrinoth.city.razed' : 'terrinoth.city');
    case 'master':
      return word(ruined.includes(id) ? 'terrinoth.master.ruined' : 'terrinoth.master');
    case 'legendary':
      return word(
        explored.includes(id)
          ? 'terrinoth.legendary.explored'
          : week.shut[id]
            ? 'terrinoth.legendary.shut'
            : 'terrinoth.legendary',
      );
    case 'dungeon':
      return word(
        explored.includes(id)
          ? 'terrinoth.dungeon.explored'
          : seen.includes(id)
            ? 'terrinoth.dungeon.seen'
            : 'terrinoth.dungeon',
      );
  }
}

/** Tokens, rumours and objects that lie there. */
function lyingTold({ word }: Speaking, legend: Legend, week: WeekView, id: string): Told[] {
  const { rumour, ground, sealed, cities, party } = legend;
  const siege = week.cities.find(city => city.id === id);
  const { chained, temple, vault, razed } = cities[id] ?? {};
  return [
    ...(party.at === id ? [{ text: word('terrinoth.here') }] : []),
    ...(siege
      ? [{ text: word('terrinoth.siege', { n: siege.siege, most: siege.defense }), rule: 'LEG-4.12' as const }]
      : []),
    ...(rumour?.at === id
      ? [{ text: word('terrinoth.rumour', { rumour: { text: `rumour.${rumour.card}` } }), rule: 'LEG-9.5' as const }]
      : []),
    ...ground
      .filter(({ at }) => at === id)
      .map(({ object, barred }) => ({
        text: word(barred ? 'terrinoth.object.barred' : 'terrinoth.object', { object: { text: `object.${object}` } }),
        rule: 'LEG-17.10' as const,
      })),
    ...Object.entries(sealed)
      .filter(([, at]) => at === id)
      .map(([object]) => ({
        text: word('terrinoth.sealed', { object: { text: `object.${object}` } }),
        rule: 'LEG-17.2' as const,
      })),
    ...(vault && !razed
      ? [{ text: word('terrinoth.vault', { object: { text: `object.${vault}` } }), rule: 'LEG-13.28' as const }]
      : []),
    ...(chained ? [{ text: word('terrinoth.chained'), rule: 'LEG-17.2' as const }] : []),
    ...(temple ? [{ text: word('terrinoth.temple'), rule: 'LEG-17.2' as const }] : []),
  ];
}

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
