// What heroes of a campaign lack between boards, and what a building would do for them. Counted in what a weapon, armour or a skill is worth to
// whoever has it (`adept-heroes-gear.ts`); what a week gains by it is in `adept-legend-heroes-way.ts`.

import { bestOf } from '@veillee/bots/judgement';
import { optionsIn } from '@veillee/pieces/offers';
import { buildingRow, cities, schools } from '../content/legend/cities.ts';
import { levelRow, RECOVERY } from '../content/legend/economy.ts';
import type { CityRow, SchoolRow } from '../content/legend/rows.ts';
import { BUILDINGS, type Building, type Mode, tierOf } from '../content/legend/vocabulary.ts';
import { treasurePrice } from '../content/town.ts';
import { KINDS, type Kind } from '../content/vocabulary.ts';
import { potionPrice, ratingOf } from '../rules/legend/buildings.ts';
import { asHero, whyNoRoom } from '../rules/legend/fitting.ts';
import { dieKey, learnKey } from '../rules/legend/keys.ts';
import { offerAll } from '../rules/legend/lessons.ts';
import { shopPrice } from '../rules/legend/market.ts';
import { isRazed, type Legend, type LegendHero, type WeekDeed } from '../rules/legend/record.ts';
import { shopStock } from '../rules/legend/stock.ts';
import type { Thing } from '../rules/state.ts';
import { worthOfSkill } from './adept-heroes-gear.ts';
import { gainFor, unwanted } from './adept-legend-heroes-gear.ts';

/** A die more of what a hero does best, or one of the next metal; of anything else. */
const DIE = 4;
const OTHER_DIE = 0.5;
const SECRET = 4;
/** Wounds that are healed, all that a hero has. */
const WHOLE = 12;
/** A potion where there is none, and beside others. */
const POTION = [2.5, 1.2, 0.4] as const;
/** A rumour, where none is on their minds. */
const RUMOUR = 3;
/** What an offer that nobody has seen promises to a hero, for each treasure of it: the better its metal the more it is beside what they wear. */
const UNSEEN = { copper: 1.1, silver: 3, gold: 5 } as const;
/** Poison, curses: what a temple takes that cleanses. */
const CLEANSED = 2;
/** What is not worth the coins that others need. */
const LEAST_GAIN = 2.5;

export const kindOfHero = ({ dice }: LegendHero): Kind =>
  bestOf(KINDS, kind => dice[kind].reduce((sum, n, metal) => sum + (metal + 1) * n, 0)) ?? 'melee';

// ---- wounds ----

/** What a hero has left, of 1. */
export const healthOf = ({ wounds, maxWounds }: LegendHero): number => wounds / Math.max(1, maxWounds);
/** How fit the party is: whoever is worst off counts twice. */
export function fitnessOf({ heroes }: Legend): number {
  if (heroes.length === 0) return 1;
  const all = heroes.map(healthOf);
  return (all.reduce((sum, one) => sum + one, 0) + Math.min(...all)) / (all.length + 1);
}
const worthOfHealing = (hero: LegendHero, points: number): number =>
  WHOLE * (Math.min(hero.maxWounds, hero.wounds + points) / hero.maxWounds - healthOf(hero));

// ---- lessons ----

export interface Lesson {
  readonly key: string;
  readonly worth: number;
  readonly coins: number;
  readonly xp: number;
}

export function worthOfLesson(hero: LegendHero, key: string): number {
  const [trait] = dieKey.read(key) ?? [];
  if (trait !== undefined) return trait === kindOfHero(hero) ? DIE : OTHER_DIE;
  const [skill] = learnKey.read(key) ?? [];
  return skill === undefined ? SECRET : worthOfSkill(asHero(hero), skill);
}

/** All that is taught here and can be paid for. */
export const lessonsAt = (legend: Legend, hero: LegendHero, school: SchoolRow | CityRow): Lesson[] =>
  optionsIn<WeekDeed>(offer => offerAll(legend, hero, school, offer)).map(({ option: { key, with: words = {} } }) => ({
    key,
    coins: Number(words.coins ?? 0),
    xp: Number(words.xp ?? 0),
    worth: worthOfLesson(hero, key),
  }));

/** The best lesson, and what a second die adds. */
export function bestStudy(legend: Legend, hero: LegendHero, school: SchoolRow | CityRow): Lesson | undefined {
  const lessons = lessonsAt(legend, hero, school);
  const both = (one: Lesson): number => {
    if (!dieKey.is(one.key)) return one.worth;
    const next = lessons.filter(
      ({ key, coins, xp }) => dieKey.is(key) && coins + one.coins <= legend.coins && xp + one.xp <= hero.xp,
    );
    return one.worth + Math.max(0, ...next.map(({ worth }) => worth));
  };
  const best = bestOf(lessons, both, (one, other) => one.coins - other.coins);
  return best && { ...best, worth: both(best) };
}

// ---- things ----

/** What is bought here and does most for this hero, for its price. */
export interface Purchase {
  readonly thing: Thing;
  readonly price: number;
  readonly gain: number;
}

/** A gain for each hundred coins that is worth it, at least. */
const PER_HUNDRED = 1;

export function bestPurchase(legend: Legend, hero: LegendHero, city: CityRow): Purchase | undefined {
  const { offer = [] } = legend.cities[city.id] ?? {};
  const goods = [
    ...offer.map(thing => ({ thing, price: treasurePrice(tierOf(legend.level)) })),
    ...shopStock(legend).map(thing => ({ thing, price: shopPrice(city, thing) })),
  ]
    .filter(({ thing, price }) => price <= legend.coins && whyNoRoom(hero, thing) === undefined)
    .map(one => ({ ...one, gain: gainFor(hero, one.thing) }))
    .filter(({ gain, price }) => gain >= LEAST_GAIN && gain >= (PER_HUNDRED * price) / 100);
  return bestOf(goods, ({ gain, price }) => gain - price / 200);
}

// ---- potions ----

const healing = ({ potions, pack }: LegendHero): number =>
  [...potions, ...pack].filter(one => one === 'healing-potion').length;
/** What a potion more is worth to this hero. */
export const worthOfPotion = (hero: LegendHero, potion: string): number =>
  potion === 'healing-potion'
    ? (POTION[healing(hero)] ?? 0)
    : potion === 'vitality-potion' && !hero.potions.includes('vitality-potion')
      ? 0.6
      : 0;

// ---- buildings ----

/** What a building is worth to a hero who goes there now. */
export function worthOfBuilding(
  legend: Legend,
  hero: LegendHero,
  city: CityRow,
  building: Building,
  mode: Mode,
): number {
  switch (building) {
    case 'training-ground':
      return bestStudy(legend, hero, city)?.worth ?? 0;
    case 'temple': {
      const price = mode === 'train' ? RECOVERY.train : RECOVERY.visit;
      if (price > legend.coins) return 0;
      const points = mode === 'train' ? hero.maxWounds : ratingOf(legend, city, 'temple');
      const cleanses = city.special?.op === 'cleanses' && Object.keys(hero.tokens).length > 0 ? CLEANSED : 0;
      return worthOfHealing(hero, points) + cleanses;
    }
    case 'alchemist': {
      const here = legend.cities[city.id]?.potions ?? 0;
      const price = potionPrice(legend, city.id);
      const isOpen = here < ratingOf(legend, city, 'alchemist') && price <= legend.coins;
      return isOpen ? worthOfPotion(hero, 'healing-potion') : 0;
    }
    case 'market':
      return worthOfMarket(legend, hero, city);
    case 'tavern': {
      const { round } = levelRow(legend.level);
      return legend.rumour === undefined && round !== undefined && round <= legend.coins ? RUMOUR : 0;
    }
  }
}

function worthOfMarket(legend: Legend, hero: LegendHero, city: CityRow): number {
  const here = legend.cities[city.id] ?? {};
  const tier = tierOf(legend.level);
  const seen = bestPurchase(legend, hero, city)?.gain ?? 0;
  const isHidden = here.offer === undefined && legend.opened.includes(tier) && legend.coins >= treasurePrice(tier);
  const hoped = isHidden ? UNSEEN[tier] * ratingOf(legend, city, 'market') : 0;
  const sold = unwanted(legend, hero).length;
  return Math.max(seen, hoped) + sold;
}

/** Recovery costs the same everywhere (LEG-4.33). */
export const worthOfRest = (legend: Legend, hero: LegendHero): number =>
  legend.coins >= RECOVERY.recover ? worthOfHealing(hero, hero.maxWounds) : 0;

/** Who teaches in a place, if anybody does. */
export const schoolAt = (legend: Legend, at: string): SchoolRow | CityRow | undefined =>
  isRazed(legend, at) || legend.ruined.includes(at) ? undefined : schools.find(({ id }) => id === at);
export const cityAt = (legend: Legend, at: string): CityRow | undefined =>
  isRazed(legend, at) ? undefined : cities.find(({ id }) => id === at);

/** What a hero does with a week in a place. */
export interface Served {
  readonly hero: LegendHero;
  /** A building; the master; nothing where they rest. */
  readonly building?: Building | 'master';
  readonly worth: number;
  readonly coins: number;
}

/** The best that a hero could have of the action Train or Recover. */
export function bestService(legend: Legend, hero: LegendHero, at: string): Served {
  const school = schoolAt(legend, at);
  const city = cityAt(legend, at);
  const rest: Served = { hero, worth: worthOfRest(legend, hero), coins: RECOVERY.recover };
  if (school && !city) {
    const study = bestStudy(legend, hero, school);
    return study && study.worth > rest.worth
      ? { hero, building: 'master', worth: study.worth, coins: study.coins }
      : rest;
  }
  if (!city) return rest;
  const all = BUILDINGS.filter(
    one => city.buildings[one] !== undefined && buildingRow(one).modes.includes('train'),
  ).map(
    (building): Served => ({
      hero,
      building,
      worth: worthOfBuilding(legend, hero, city, building, 'train'),
      coins: building === 'training-ground' ? (bestStudy(legend, hero, city)?.coins ?? 0) : COINS[building],
    }),
  );
  return bestOf([rest, ...all], ({ worth }) => worth) ?? rest;
}
/** What is left there, more or less. */
const COINS = { alchemist: 50, market: 250, temple: 50, tavern: 100 } as const;

/** What all of them would have of it, as far as the purse goes: those first who have most of it. */
export function worthOfTraining(legend: Legend, at: string): number {
  const purse = { ...legend };
  let left = [...legend.heroes];
  let sum = 0;
  while (left.length > 0) {
    const next = bestOf(
      left.map(hero => bestService(purse, hero, at)),
      ({ worth }) => worth,
    );
    if (!next || next.worth <= 0) break;
    sum += next.worth;
    purse.coins = Math.max(0, purse.coins - next.coins);
    left = left.filter(hero => hero !== next.hero);
  }
  return sum;
}
