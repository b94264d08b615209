// LEG-4.8 to LEG-4.16, LEG-7.1 to LEG-7.5: lieutenants on the map: where each of them may go, and what they do there.

import type { Position } from '@veillee/kernel';
import { first, unless, type Why } from '@veillee/pieces/offers';
import { lieutenantRow } from '../../content/legend/lieutenants.ts';
import { locationRow, TAMALIR } from '../../content/legend/map.ts';
import { deedOf } from './diary/deeds.ts';
import { note } from './diary/page.ts';
import { besiegeKey, challengeKey, rideKey } from './keys.ts';
import { lieutenantName, locationName } from './names.ts';
import { offerObjects } from './objects.ts';
import {
  cityIn,
  type Flow,
  inForce,
  isRazed,
  type Legend,
  type Lieutenant,
  legendOf,
  ridersAt,
  type W,
  type WeekOffer,
} from './record.ts';
import { isRipe } from './sieges.ts';
import { tellOf } from './telling.ts';
import { distance, isRemote, neighboursOf } from './ways.ts';

/** LEG-4.10: one trail, of any kind; some ride further. */
export function reachOf(legend: Legend, { id, at, object }: Lieutenant): readonly string[] {
  const { rides } = lieutenantRow(id);
  const near = neighboursOf(at);
  const far =
    rides.some(({ op }) => op === 'twoTrails') && object === undefined
      ? near.flatMap(one => (isRemote(one) ? [] : neighboursOf(one)))
      : [];
  const hunts = rides.some(ride => ride.op === 'huntsWithin' && distance(at, legend.party.at) <= ride.trails);
  const all = [...near, ...far, ...(hunts ? [legend.party.at] : [])];
  return [...new Set(all)].filter(place => place !== at);
}

/** LEG-4.11: by a variant they go everywhere. */
const whyNotThere = (legend: Legend, place: string): Why | undefined =>
  unless(!isRemote(place) || inForce(legend, 'lieutenants-may-halt'), 'why.week.remote', 'LEG-4.11');

const whyNoOrder = ({ week }: Legend, { ordered, banished = -1 }: Lieutenant): Why | undefined =>
  first(
    unless(!ordered, 'why.week.ordered', 'LEG-4.8'),
    unless(banished < week, 'why.week.banished', 'LEG-9.11', { week: banished }),
  );

/** LEG-4.12, LEG-4.13: why no token can be laid here. */
const whyNoSiege = (legend: Legend, city: string): Why | undefined =>
  first(
    unless(!isRazed(legend, city), 'why.week.razed', 'LEG-4.13'),
    unless(!isRipe(legend, city), 'why.week.ripe', 'LEG-4.12'),
  );

/** What may be ordered of whom (LEG-4.9). */
export function offerOrders(legend: Legend, offer: WeekOffer): void {
  for (const rider of legend.lieutenants) {
    const on = [`lieutenant:${rider.id}`];
    const lieutenant = lieutenantName(rider.id);
    for (const place of reachOf(legend, rider))
      offer(first(whyNoOrder(legend, rider), whyNotThere(legend, place)), () => ({
        option: {
          key: rideKey.make(rider.id, place),
          text: 'week.ride',
          with: { lieutenant, location: locationName(place) },
          on: [...on, `location:${place}`],
          rule: 'LEG-4.10',
        },
        *run(t) {
          rider.ordered = true;
          rider.moved = true;
          rider.at = place;
          t.tell('log.week.rides', { lieutenant, location: locationName(place) }, { rule: 'LEG-4.10', weight: 1 });
        },
      }));
    if (locationRow(rider.at).kind === 'city')
      offer(first(whyNoOrder(legend, rider), whyNoSiege(legend, rider.at)), () => ({
        option: {
          key: besiegeKey.make(rider.id),
          text: 'week.besiege',
          with: { lieutenant, city: locationName(rider.at) },
          on: [...on, `location:${rider.at}`],
          rule: 'LEG-4.12',
        },
        *run(t) {
          rider.ordered = true;
          const city = cityIn(legendOf(t.state), rider.at);
          city.siege = (city.siege ?? 0) + 1;
          t.tell(
            'log.week.besieges',
            { lieutenant, city: locationName(rider.at), n: city.siege },
            { rule: 'LEG-4.12', weight: 2 },
          );
          if (city.siege === 1) tellOf(t, 'LEG-4.12', ['city', rider.at, 'besieged']);
          note(legendOf(t.state), deedOf.besieged.make(rider.at, rider.id));
        },
      }));
    offerObjects(legend, rider, offer);
  }
}

/**
 * Who of the overlord's may challenge the party in this step: whoever has moved there, and after a fight there whoever else stands there, each once
 * (LEG-4.15, LEG-4.16, LEG-7.4). Where the party has fled nobody does, unless it is Tamalir (LEG-7.5).
 */
export function challengers(legend: Legend): readonly Lieutenant[] {
  const { met = [], foughtAt, fledAt } = legend.today;
  const { at } = legend.party;
  if (fledAt === at && at !== TAMALIR) return [];
  return ridersAt(legend, at).filter(({ id, moved }) => !met.includes(id) && (moved || foughtAt === at));
}

/** LEG-7.29, LEG-7.33: who may fortify what is here: those who stand there, or one trail away. */
export const fortifiers = ({ lieutenants }: Legend, at: string): string[] =>
  lieutenants.filter(rider => rider.at === at || neighboursOf(at).includes(rider.at)).map(({ id }) => id);

export function offerChallenges(
  legend: Legend,
  riders: readonly Lieutenant[],
  offer: WeekOffer,
  fight: (t: W, lieutenant: string) => Flow<Position>,
): void {
  for (const { id } of riders)
    offer(undefined, () => ({
      option: {
        key: challengeKey.make(id),
        text: 'week.challenge',
        with: { lieutenant: lieutenantName(id) },
        on: [`lieutenant:${id}`],
        rule: legend.step === 'overlord' ? 'LEG-4.15' : 'LEG-4.29',
      },
      run: t => fight(t, id),
    }));
}
