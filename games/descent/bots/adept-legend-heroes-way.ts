// Where the party goes: everything on the map that is worth a way, by what it brings and what the weeks until then cost. Counted in conquest.

import { bestOf } from '@veillee/bots/judgement';
import { schools } from '../content/legend/cities.ts';
import { locationRow, TAMALIR } from '../content/legend/map.ts';
import { trainKey } from '../rules/legend/keys.ts';
import { isKeep, isKeepOpen } from '../rules/legend/march.ts';
import { vaultOf } from '../rules/legend/objects.ts';
import { isKnown, isRazed, type Legend, lengthIn, razedCities, ridersAt } from '../rules/legend/record.ts';
import { fortifiers } from '../rules/legend/riders.ts';
import { defenseOf, siegeOf } from '../rules/legend/sieges.ts';
import { whyNotExplore } from '../rules/legend/there.ts';
import { cityAt, fitnessOf, worthOfTraining } from './adept-legend-heroes-needs.ts';
import { type Way, waysFrom } from './adept-legend-map.ts';

/** What a dungeon brings more than it costs: conquest, coins, treasure; each lieutenant beside it takes some of that. */
const DUNGEON = 15;
const FORTIFIED = 3;
const UNSEEN = 1;
const RUMOUR = 6;
const LEGENDARY = 22;
/** A quest object that is kept from the overlord, for each card of the plot that lies there. */
const OBJECT = 4;
/** What lies in a pack of the party is safe in a vault alone. */
const LODGED = 7;
/** A lieutenant who is gone. */
const RIDER = 5;
/** An encounter, whatever comes of it. */
const MEETING = 2;
/** What a gain of gear, skills and wounds is worth in conquest. */
const GAIN = 0.5;
/** What a week costs whatever is done: the overlord grows richer. */
const WEEK = 1.5;
/** What is a week further away may be gone by then. */
const FADES = 0.85;
/** The least that a week of training must bring to be given for it. */
const TRAINED = 1;

/** Cities: what a fall costs the party, in conquest; of Tamalir it is the end. */
const CITY = 8;
const CAPITAL = 90;
/** How much nearer each fall brings the end by some plots. */
const PLOTTED = 7;
/** How likely it falls while nobody comes, by the tokens that are missing yet. */
const FALLS = [0.8, 0.45, 0.2, 0.1, 0.05, 0.02] as const;

/** The first comet is far, the last is the end. */
const COMETS = 4;
const LAST_CHANCE = 150;

export interface Goal {
  readonly what: 'explore' | 'train' | 'learn';
  readonly at: string;
  readonly worth: number;
  readonly weeks: number;
  /** What begins it. */
  readonly key: string;
}

const worthOfCity = (legend: Legend, city: string): number => {
  if (city === TAMALIR) return CAPITAL;
  const needs = legend.plot === 'ascension' || legend.plot === 'everlasting-night' ? PLOTTED : 0;
  return CITY + needs * (1 + razedCities(legend).length);
};

/** What is lost by a siege if nobody comes. */
export function peril(legend: Legend, city: string): number {
  if (locationRow(city).kind !== 'city' || ridersAt(legend, city).length === 0 || isRazed(legend, city)) return 0;
  const missing = Math.max(0, defenseOf(legend, city) - siegeOf(legend, city));
  return worthOfCity(legend, city) * (FALLS[missing] ?? 0);
}

/** How a party in this state comes out of a dungeon, of 1. */
const strength = (legend: Legend): number => 0.3 + 0.7 * fitnessOf(legend);

function worthOfPlace(legend: Legend, at: string): number {
  const { kind } = locationRow(at);
  const riders = ridersAt(legend, at);
  const fit = strength(legend);
  const lies = legend.ground.some(one => one.at === at && !one.barred);
  const object = lies && legend.party.object === undefined ? OBJECT * legend.plotCards.length : 0;
  const relief = riders.length > 0 ? fit * (RIDER + (kind === 'city' ? peril(legend, at) : 0)) : 0;
  if (kind === 'city') return relief + object + (legend.party.object !== undefined && hasRoom(legend, at) ? LODGED : 0);
  if (isKeep(legend, at)) return isKeepOpen(legend) ? stormed(legend) : 0;
  if (kind === 'master' || whyNotExplore(legend, at)) return relief + object;
  if (kind === 'legendary') return relief + fit * LEGENDARY;
  const rumour = legend.rumour?.at === at ? RUMOUR : 0;
  const known = isKnown(legend, at) ? 0 : UNSEEN;
  return relief + object + fit * (DUNGEON + rumour - FORTIFIED * fortifiers(legend, at).length) + known;
}

const hasRoom = (legend: Legend, at: string): boolean =>
  cityAt(legend, at) !== undefined && vaultOf(legend, at) === undefined;
/** The keep is stormed when there is no time left (LEG-17.17). */
const stormed = ({ comets }: Legend): number => (comets !== undefined && comets <= COMETS ? LAST_CHANCE : 0);

/** What sieges cost in a week in which nobody does anything about them. */
const ongoing = (legend: Legend): number =>
  Object.keys(legend.cities).reduce((sum, city) => sum + peril(legend, city) / 4, 0);

/** The weeks until then, and who waits on the way. */
const priceOf = (legend: Legend, { weeks, risk }: Way): number =>
  weeks * (WEEK + razedCities(legend).length + ongoing(legend)) + (2 - fitnessOf(legend)) * MEETING * risk;

/** All that is worth going for from here. */
export function goalsOf(legend: Legend): Goal[] {
  const { at: here } = legend.party;
  const ways = waysFrom(legend, here);
  const goals: Goal[] = [];
  for (const [at, way] of ways) {
    // Whoever is here already would have to come back.
    const back = at === here ? returning(ways) : way;
    if (!back?.first) continue;
    const worth = worthOfPlace(legend, at);
    if (worth <= 0) continue;
    const net = FADES ** (back.weeks - 1) * worth - priceOf(legend, back);
    goals.push({ what: 'explore', at, worth: net, weeks: back.weeks, key: back.first });
  }
  for (const { id: at } of schools) {
    const { weeks: far, risk, first: key } = (at === here ? HERE : ways.get(at)) ?? NO_WAY;
    if (key === undefined) continue;
    const weeks = far + 1;
    const gain = FADES ** far * GAIN * worthOfTraining(legend, at) * urge(legend);
    const worth = gain - priceOf(legend, { weeks, risk });
    if (worth > TRAINED) goals.push({ what: at === here ? 'train' : 'learn', at, worth, weeks, key });
  }
  return goals;
}
const HERE: Way = { weeks: 0, risk: 0, first: trainKey };
const NO_WAY: Way = { weeks: 0, risk: 0 };

/** There and back again. */
function returning(ways: ReadonlyMap<string, Way>): Way | undefined {
  const near = bestOf(
    [...ways.values()].filter(({ weeks }) => weeks === 1),
    ({ risk }) => -risk,
  );
  return near && { ...near, weeks: 2, risk: 2 * near.risk };
}

/** Before the end everything is spent that there is. */
function urge(legend: Legend): number {
  const { thresholds } = lengthIn(legend);
  const all = legend.conquest.heroes + legend.conquest.overlord;
  return all >= thresholds[2] - LAST_STEP ? URGED : 1;
}
const LAST_STEP = 30;
const URGED = 1.5;

/** The best of them; what is learned is not gone a week later, but it is there for everything that comes. */
export function bestGoal(legend: Legend): Goal | undefined {
  const goals = goalsOf(legend);
  const urgent = goals.filter(({ worth }) => worth >= URGENT);
  const train = goals.find(({ what }) => what === 'train');
  if (train && urgent.length === 0) return train;
  return bestOf(goals, ({ worth }) => worth);
}
/** What does not wait for anybody's lessons. */
const URGENT = 30;

/** What it is worth to be somewhere at the end of a week: what is learned there, and what is best afterwards. */
export function worthOfBeing(legend: Legend, at: string): number {
  const goals = goalsOf({ ...legend, party: { ...legend.party, at } });
  const lessons = goals.find(({ what }) => what === 'train')?.worth ?? 0;
  return lessons + Math.max(0, ...goals.flatMap(({ what, worth }) => (what === 'train' ? [] : [worth])));
}

/** Where the rumour should be: where the party would go anyway. */
export const worthOfSite = (legend: Legend, at: string): number => {
  const way = waysFrom(legend, legend.party.at).get(at);
  return way ? worthOfPlace(legend, at) - priceOf(legend, way) : Number.NEGATIVE_INFINITY;
};
