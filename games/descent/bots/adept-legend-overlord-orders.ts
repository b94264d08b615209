// Where those who ride for the adept overlord go: two cities are threatened at a time, the weak ones far from the party, objects of the plot are fetched
// and sealed, and nobody waits for a party that is fit.

import { bestOf } from '@veillee/bots/judgement';
import { avatarRow } from '../content/legend/avatars.ts';
import { cities } from '../content/legend/cities.ts';
import { TAMALIR } from '../content/legend/map.ts';
import { objectRow } from '../content/legend/plots.ts';
import * as week from '../rules/legend/keys.ts';
import { isRazed, type Legend, type Lieutenant, razedCities, ridersAt } from '../rules/legend/record.ts';
import { reachOf } from '../rules/legend/riders.ts';
import { defenseOf, isRipe, siegeOf } from '../rules/legend/sieges.ts';
import { distance, isRemote } from '../rules/legend/ways.ts';
import { fitnessOf } from './adept-legend-heroes-needs.ts';
import { chanceOf } from './adept-legend-map.ts';

/** What a city is worth that falls; what it brings nearer by some plots; the end. */
const CITY = 10;
const PLOTTED = 9;
const CAPITAL = 100;
const OBJECT = 30;
/** What somebody is worth who rides, and how likely a party that comes beats them. */
const RIDER = 14;
const BEATEN = 0.65;
/** Two at one place are one city less that is threatened. */
const ALREADY = 0.35;
/** The party seldom comes at once. */
const SLACK = 2;
/** So worn a party is hunted. */
const WORN = 0.4;
const HUNTED = 22;

export interface Aim {
  readonly at: string;
  readonly worth: number;
}

const worthOfCity = (legend: Legend, city: string): number => {
  if (city === TAMALIR) return CAPITAL;
  const needs = legend.plot === 'ascension' || legend.plot === 'everlasting-night';
  return CITY + (needs ? PLOTTED * (1 + razedCities(legend).length) : 0);
};

/** A party that is fit and near is a danger to whoever waits for it. */
const danger = (legend: Legend, at: string): number => {
  const far = distance(legend.party.at, at);
  return far > 2 ? 0 : (RIDER * BEATEN * fitnessOf(legend)) / (1 + far) ** 2;
};

const falls = (storms: number): number => 1 - (1 - chanceOf('surge')) ** Math.max(0, storms);

/** What it is worth to go for a city: how likely it falls before the party comes, for each week that it takes. */
function siegeAim(legend: Legend, rider: Lieutenant, city: string, taken: readonly string[]): Aim {
  const far = distance(rider.at, city);
  const helpers = ridersAt(legend, city).filter(({ id }) => id !== rider.id).length;
  const missing = Math.max(0, defenseOf(legend, city) - siegeOf(legend, city));
  const weeks = far + Math.ceil(missing / (1 + helpers));
  const party = distance(legend.party.at, city);
  const storms = Math.max(0.6, party + SLACK - weeks);
  const share = taken.includes(city) && city !== TAMALIR ? ALREADY : 1;
  const worth = (share * worthOfCity(legend, city) * falls(storms)) / (1 + weeks / 2);
  return { at: city, worth: worth - danger(legend, city) };
}

/** Where an object is sealed, if it can be: the nearest place. */
function sealSite(legend: Legend, rider: Lieutenant, object: string): string | undefined {
  const { seal } = objectRow(object);
  if (seal === undefined || !legend.avatar) return undefined;
  const sites =
    seal === 'keep'
      ? [avatarRow(legend.avatar).keep]
      : razedCities(legend).filter(city => !Object.values(legend.sealed).includes(city));
  return bestOf(sites, site => -distance(rider.at, site));
}

function objectAims(legend: Legend, rider: Lieutenant, taken: readonly string[]): Aim[] {
  const { object } = rider;
  const worthFrom = (at: string): number => OBJECT / (1 + distance(rider.at, at) / 2) - danger(legend, at);
  if (object !== undefined) {
    const site = sealSite(legend, rider, object);
    return site === undefined ? [] : [{ at: site, worth: OBJECT + worthFrom(site) }];
  }
  return legend.ground
    .filter(one => objectRow(one.object).seal !== undefined && !taken.includes(one.at))
    .map(({ at }) => ({ at, worth: worthFrom(at) }));
}

/** A party that can hardly stand is met on the way. */
const huntAim = (legend: Legend): Aim[] => {
  const fit = fitnessOf(legend);
  return fit < WORN ? [{ at: legend.party.at, worth: HUNTED * (1 - fit) }] : [];
};

export function aimOf(legend: Legend, rider: Lieutenant, taken: readonly string[]): Aim | undefined {
  const open = cities.map(({ id }) => id).filter(id => !isRazed(legend, id));
  const hunted = huntAim(legend).map(one => ({ ...one, worth: one.worth / (1 + distance(rider.at, one.at)) }));
  return bestOf(
    [...open.map(city => siegeAim(legend, rider, city, taken)), ...objectAims(legend, rider, taken), ...hunted],
    ({ worth }) => worth,
  );
}

/** The next order, if there is a good one. */
export function orderOf(legend: Legend, offered: ReadonlySet<string>): string | undefined {
  const taken: string[] = [];
  // Whoever is nearest to something decides first.
  for (const rider of legend.lieutenants) {
    const aim = aimOf(legend, rider, taken);
    if (!aim) continue;
    taken.push(aim.at);
    const key = deedFor(legend, rider, aim, offered);
    if (key !== undefined) return key;
  }
  return undefined;
}

function deedFor(legend: Legend, rider: Lieutenant, { at }: Aim, offered: ReadonlySet<string>): string | undefined {
  const seal = week.sealKey.make(rider.id);
  if (offered.has(seal)) return seal;
  const lying = legend.ground
    .filter(one => one.at === rider.at && objectRow(one.object).seal !== undefined)
    .map(({ object }) => week.takeKey.make(rider.id, object))
    .find(key => offered.has(key));
  if (lying !== undefined) return lying;
  if (rider.at === at) {
    const besiege = week.besiegeKey.make(rider.id);
    return offered.has(besiege) && !isRipe(legend, at) ? besiege : undefined;
  }
  const steps = reachOf(legend, rider).filter(
    place => !isRemote(place) && offered.has(week.rideKey.make(rider.id, place)),
  );
  const nearer = steps.filter(place => distance(place, at) < distance(rider.at, at));
  const next = bestOf(nearer, place => -10 * distance(place, at) - (place === at ? 0 : danger(legend, place)));
  return next === undefined ? undefined : week.rideKey.make(rider.id, next);
}
