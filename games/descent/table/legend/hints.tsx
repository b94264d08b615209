// What the slip adds to a question of the week: what the chosen answer means, and the buttons of what touches nothing on the map.

import { headOf } from '@veillee/pieces/keys';
import { Cited, type SlipHints } from '@veillee/web/kit';
import { besiegeKey, exploreKey, farKey, goKey, rideKey } from '../../rules/legend/keys.ts';
import type { Legend } from '../../rules/legend/record.ts';
import type { WeekView } from '../../rules/view/week.ts';
import { hutsVillage, overlordHelm, siegeTower, tiedScroll, walkingBoot } from '../glyphs.ts';
import type { Reading } from '../reading.ts';
import type { Ordering } from './ordering.ts';
import { type Told, wayNotes } from './told.ts';
import { wareOf } from './upgrades.tsx';

const GLYPHS: { readonly [prompt: string]: string } = {
  'week.orders': siegeTower,
  'week.storm': siegeTower,
  'week.avatar': overlordHelm,
  'week.firstUpgrades': overlordHelm,
  'week.plot': overlordHelm,
  'week.march': walkingBoot,
  'week.there': hutsVillage,
  'week.training': hutsVillage,
  'week.visit': hutsVillage,
  'week.rumour': tiedScroll,
  'week.rumour.place': tiedScroll,
};

export function weekHints(reading: Reading, legend: Legend, week: WeekView, ordering: Ordering): SlipHints {
  const { decision, table } = reading;
  if (!decision) return {};
  const picked = decision.options.find(({ key }) => table.picked.includes(key));
  const told = picked && toldOf(reading, legend, week, picked.key);
  const isOrder = decision.prompt === 'week.orders';
  const cited = decision.rule ? { rule: decision.rule } : {};
  const where = WHERE[decision.prompt];
  return {
    glyph: GLYPHS[decision.prompt] ?? walkingBoot,
    ...(SHELVED.includes(decision.prompt) && { buttons: [] }),
    // Wares have their shelf, and rides the map.
    ...(isOrder && {
      buttons: [...ordering.orders, ...decision.options.filter(({ key }) => headOf(key) === 'challenge')]
        .map(({ key }) => key)
        .filter(key => headOf(key) !== 'ride'),
      every: true as const,
    }),
    ...(decision.prompt === 'week.march' && {
      buttons: decision.options.map(({ key }) => key).filter(key => headOf(key) === 'train'),
      every: true as const,
    }),
    // Whoever has come to a dungeon reads that they may go down, and need not find out by a touch.
    ...(decision.prompt === 'week.there' && {
      buttons: decision.options.map(({ key }) => key).filter(key => [exploreKey, 'challenge'].includes(headOf(key))),
      every: true as const,
    }),
    // Heroes can be touched too, to hand something on; what is asked about is the map.
    ...(where && { inHand: true, second: <Cited text={reading.word(where)} {...cited} /> }),
    ...(told && { second: <Cited text={told.text} {...(told.rule && { rule: told.rule })} />, worth: 'told' as const }),
    ...(!told && isOrder && ordering.rider !== undefined && { second: whoseOrder(reading, ordering.rider) }),
  };
}

/** What to touch, where the map says what may be done. */
const WHERE: { readonly [prompt: string]: string } = {
  'week.march': 'terrinoth.where',
  'week.there': 'terrinoth.where.there',
};

/** Where cards and wares lie there to be chosen. */
const SHELVED: readonly string[] = ['week.avatar', 'week.plot', 'week.firstUpgrades'];

const whoseOrder = ({ word }: Reading, rider: string) => (
  <Cited text={word('terrinoth.whose', { lieutenant: { text: `lieutenant.${rider}` } })} rule="LEG-4.8" />
);

/** What would follow. */
export function toldOf(reading: Reading, legend: Legend, week: WeekView, key: string): Told | undefined {
  const { word } = reading;
  const [near] = goKey.read(key) ?? [];
  const [via, far] = farKey.read(key) ?? [];
  const way = week.ways.find(one =>
    far === undefined ? one.via === undefined && one.to === near : one.via === via && one.to === far,
  );
  if (way) {
    const notes = wayNotes(reading, way);
    return { text: notes.map(({ text }) => text).join(' '), rule: notes.at(-1)?.rule ?? 'LEG-6.1' };
  }
  const [besieger] = besiegeKey.read(key) ?? [];
  const at = legend.lieutenants.find(({ id }) => id === besieger)?.at;
  const city = week.cities.find(({ id }) => id === at);
  if (city) return { text: word('terrinoth.siege.next', { n: city.siege + 1, most: city.defense }), rule: 'LEG-4.12' };
  const [rider, to] = rideKey.read(key) ?? [];
  if (rider !== undefined && to !== undefined) return rideTold(reading, legend, to);
  if (WARES.includes(headOf(key))) {
    const { told } = wareOf(key, legend, week);
    return { text: word(told.text, 'with' in told ? told.with : undefined), rule: 'LEG-4.17' };
  }
  return undefined;
}
const WARES: readonly string[] = ['upgrade', 'point', 'rider', 'form', 'plot'];

/** Where a lieutenant would be: beside the party, at a city's gates, on a dungeon that the party might choose. */
function rideTold({ word }: Reading, { party, cities }: Legend, to: string): Told {
  if (party.at === to) return { text: word('terrinoth.ride.party'), rule: 'LEG-4.15' };
  if (cities[to]?.razed) return { text: word('terrinoth.ride.razed'), rule: 'LEG-4.13' };
  return { text: word('terrinoth.ride.on'), rule: 'LEG-4.10' };
}
