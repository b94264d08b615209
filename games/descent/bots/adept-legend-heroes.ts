// The adept's heroes between boards: what the treasurer decides for the party, and what each hero does in a city. What lies open decides: of a campaign
// that is everything but what boards hold.

import { bestOf, bestPicks, fallback } from '@veillee/bots/judgement';
import type { Decision, Option, Picks } from '@veillee/kernel';
import { cityRow, partyUpgrades } from '../content/legend/cities.ts';
import { TAMALIR } from '../content/legend/map.ts';
import type { Building, Mode } from '../content/legend/vocabulary.ts';
import { heroName } from '../rules/card-names.ts';
import { heroKey } from '../rules/keys.ts';
import { whyNoRoom } from '../rules/legend/fitting.ts';
import * as week from '../rules/legend/keys.ts';
import { isRazed, type Legend, type LegendHero, ridersAt } from '../rules/legend/record.ts';
import { isPotion, type Thing } from '../rules/state.ts';
import { FINDS } from './adept-legend-heroes-finds.ts';
import { gainFor, lossFor, unwanted } from './adept-legend-heroes-gear.ts';
import {
  bestPurchase,
  bestService,
  bestStudy,
  fitnessOf,
  lessonsAt,
  schoolAt,
  worthOfBuilding,
  worthOfPotion,
} from './adept-legend-heroes-needs.ts';
import { bestGoal, peril, worthOfBeing, worthOfSite } from './adept-legend-heroes-way.ts';
import type { Mind } from './mind.ts';

export function legendIn({ known: { legend } }: Pick<Mind, 'known'>): Legend {
  if (!legend) throw new Error('there is no campaign at this table');
  return legend;
}

/** Whom a question is about. */
function named(legend: Legend, { with: words }: Decision, seat: number): LegendHero {
  const name = JSON.stringify(words?.hero);
  const own = legend.heroes.filter(hero => hero.seat === seat);
  const hero = legend.heroes.find(({ sheet }) => JSON.stringify(heroName(sheet)) === name) ?? own[0];
  if (!hero) throw new Error(`seat ${seat} has no hero`);
  return hero;
}
const meant = (mind: Mind): LegendHero => named(legendIn(mind), mind.turn.decision, mind.turn.seat);

const optionOf = ({ options }: Decision, key: string): Picks | undefined =>
  options.some(one => one.key === key) ? [key] : undefined;
const left = (decision: Decision): Picks => (decision.pass ? [] : fallback(decision));

// ---- what is handed on ----

interface Gift {
  readonly giver: LegendHero;
  readonly thing: Thing;
  readonly to: LegendHero;
  readonly gain: number;
}
/** Less is not worth the words. */
const LEAST_GIFT = 4;

/** What a hero could give to another who has more of it. */
function gifts(legend: Legend, giver: LegendHero): Gift[] {
  const things = [...giver.equipped, ...giver.pack, ...giver.potions];
  return [...new Set(things)].flatMap(thing =>
    legend.heroes
      .filter(to => to !== giver && whyNoRoom(to, thing) === undefined)
      .map(to => ({ giver, thing, to, gain: gainOfGift(giver, thing, to) })),
  );
}

function gainOfGift(giver: LegendHero, thing: Thing, to: LegendHero): number {
  if (isPotion(thing)) {
    const without = { ...giver, potions: less(giver.potions, thing), pack: less(giver.pack, thing) };
    return GIFT_POTION * (worthOfPotion(to, thing) - worthOfPotion(without, thing));
  }
  return gainFor(to, thing) - lossFor(giver, thing);
}
const GIFT_POTION = 2;
const less = <X extends string>(things: readonly X[], one: string): X[] => things.filter(thing => thing !== one);

const bestGift = (legend: Legend, givers: readonly LegendHero[]): Gift | undefined => {
  const best = bestOf(
    givers.flatMap(giver => gifts(legend, giver)),
    ({ gain }) => gain,
  );
  return best && best.gain >= LEAST_GIFT ? best : undefined;
};

/** Whoever has something that another would rather have. */
function sharing(mind: Mind): Picks | undefined {
  const legend = legendIn(mind);
  const { decision } = mind.turn;
  const givers = legend.heroes.filter(({ sheet }) => optionOf(decision, week.shareKey.make(sheet)));
  const gift = bestGift(legend, givers);
  return gift && optionOf(decision, week.shareKey.make(gift.giver.sheet));
}

function shared(mind: Mind): Picks {
  const gift = bestGift(legendIn(mind), [meant(mind)]);
  return (gift && optionOf(mind.turn.decision, week.thingKey.make(gift.thing))) ?? left(mind.turn.decision);
}

function sharedWith(mind: Mind): Picks {
  const gift = bestGift(legendIn(mind), [meant(mind)]);
  return (gift && optionOf(mind.turn.decision, heroKey.make(gift.to.sheet))) ?? left(mind.turn.decision);
}

/** What has no place any more: whatever is missed least. */
const settles = (mind: Mind): Picks =>
  bestPicks(mind.turn.decision, ({ key }) => {
    const thing = week.thingKey.only(key);
    return MISSED - (isPotion(thing) ? worthOfPotion(meant(mind), thing) : lossFor(meant(mind), thing));
  });
/** More than anything is missed. */
const MISSED = 1000;

// ---- the way ----

function march(mind: Mind): Picks {
  const { decision } = mind.turn;
  const shares = sharing(mind);
  if (shares) return shares;
  const goal = bestGoal(legendIn(mind));
  const way = goal && optionOf(decision, goal.key);
  if (way) return way;
  return bestPicks(decision, ({ key }) => (week.goKey.is(key) ? 2 : key === week.trainKey ? 1 : 0));
}

/** So fit a party must be to meet a lieutenant of its own will; fitter, where nothing is at stake. */
const DARES = 0.45;
const DARES_FREELY = 0.65;

function there(mind: Mind): Picks {
  const legend = legendIn(mind);
  const { decision } = mind.turn;
  const { at } = legend.party;
  const has = (key: string): boolean => decision.options.some(one => one.key === key);
  const riders = decision.options.filter(({ key }) => week.challengeKey.is(key));
  const dares = peril(legend, at) > 0 ? DARES : DARES_FREELY;
  const [rider] = riders;
  if (rider && fitnessOf(legend) >= dares) return [rider.key];
  const shares = sharing(mind);
  if (shares) return shares;
  const object = decision.options.find(({ key }) => week.fetchKey.is(key));
  if (object && legend.party.object === undefined) return [object.key];
  if (has(week.exploreKey)) return explores(legend) || decision.pass === undefined ? [week.exploreKey] : [];
  if (has(week.lodgeKey)) return [week.lodgeKey];
  const visit = visiting(mind, 'visit');
  return visit ?? left(decision);
}
/** Whoever is nearly dead goes down another week. */
const explores = (legend: Legend): boolean => fitnessOf(legend) >= WORN;
const WORN = 0.3;

/** After a dungeon: where the next week is better begun (LEG-8.44). */
function stay(mind: Mind): Picks {
  const legend = legendIn(mind);
  const here = { ...legend, today: {} };
  const lies = legend.ground.some(one => one.at === legend.party.at && !one.barred);
  return bestPicks(mind.turn.decision, ({ key }) => {
    const at = week.goKey.only(key);
    const object = lies && at === legend.party.at && legend.party.object === undefined ? OBJECT : 0;
    return 1000 + worthOfBeing(here, at) + object + (at === TAMALIR ? 0.1 : 0);
  });
}
const OBJECT = 8;

// ---- buildings ----

/** The hero who has most of a building, and which. */
function visiting(mind: Mind, mode: Mode): Picks | undefined {
  const legend = legendIn(mind);
  const { options } = mind.turn.decision;
  const { at } = legend.party;
  const city = isRazed(legend, at) || !options.some(({ key }) => week.enterKey.is(key)) ? undefined : cityRow(at);
  const best = bestOf(
    options.filter(({ key }) => week.enterKey.is(key)),
    ({ key }) => {
      const [sheet, building] = week.enterKey.read(key) ?? [];
      const hero = legend.heroes.find(one => one.sheet === sheet);
      if (!hero || !city || building === 'none') return LEAST_VISIT;
      return worthOfBuilding(legend, hero, city, building as Building, mode);
    },
  );
  return best && [best.key];
}
/** Better nothing than a building that is of no use. */
const LEAST_VISIT = 0.05;

/** Train or Recover: whoever has most of it first. */
function training(mind: Mind): Picks {
  const legend = legendIn(mind);
  const { decision } = mind.turn;
  const { at } = legend.party;
  const best = bestOf(
    legend.heroes.flatMap(hero => {
      const { building, worth } = bestService(legend, hero, at);
      const key = building === undefined ? week.recoverKey.make(hero.sheet) : week.enterKey.make(hero.sheet, building);
      const none = week.enterKey.make(hero.sheet, 'none');
      return [
        { key, worth },
        { key: none, worth: LEAST_VISIT },
      ].filter(one => optionOf(decision, one.key));
    }),
    ({ worth }) => worth,
  );
  return best ? [best.key] : left(decision);
}

/** LEG-12.3: the last lesson before the keep: whatever is worth most, and wounds are worth more than ever. */
function lastLesson(mind: Mind): Picks {
  const legend = legendIn(mind);
  return bestPicks(mind.turn.decision, ({ key }) => {
    const [sheet, building] = week.enterKey.read(key) ?? [];
    const hero = legend.heroes.find(one => one.sheet === sheet);
    if (!hero || building === 'none') return LEAST_VISIT;
    return 1 + worthOfBuilding(legend, hero, cityRow(TAMALIR), building as Building, 'train');
  });
}

function study(mind: Mind, at = legendIn(mind).party.at): Picks {
  const legend = legendIn(mind);
  const hero = meant(mind);
  const { decision } = mind.turn;
  const school = schoolAt(legend, at);
  const best = school && bestStudy(legend, hero, school);
  const first = best && optionOf(decision, best.key);
  if (first) return first;
  const lessons = (school ? lessonsAt(legend, hero, school) : []).filter(({ key }) => optionOf(decision, key));
  const next = bestOf(lessons, ({ worth }) => worth);
  return next && next.worth > LEAST_LESSON ? [next.key] : [];
}
const LEAST_LESSON = 1;

/** Before the first week: where the party learns now, wherever its figure stands. */
const schooling = (mind: Mind): Picks => study(mind, legendIn(mind).today.schools?.at(-1));
/** What a treasure must be worth more than what one has. */
const WORTH_IT = 1;
const outfitting = (mind: Mind): Picks =>
  bestPicks(mind.turn.decision, ({ key }) => gainFor(meant(mind), week.buyKey.only(key)), { nothing: WORTH_IT });

/** So many coins are left for what is learned, before anything is bought for the whole party. */
const RESERVE = 2000;

function market(mind: Mind): Picks {
  const legend = legendIn(mind);
  const hero = meant(mind);
  const { decision } = mind.turn;
  const sold = unwanted(legend, hero)
    .map(thing => optionOf(decision, week.sellKey.make(thing)))
    .find(picks => picks !== undefined);
  if (sold) return sold;
  const best = bestPurchase(legend, hero, cityRow(legend.party.at));
  const bought = best && optionOf(decision, week.buyKey.make(best.thing));
  if (bought) return bought;
  const upgrade = bestOf(
    partyUpgrades.filter(
      ({ id, price }) => legend.coins >= RESERVE + price && optionOf(decision, week.buyKey.make(id)),
    ),
    ({ id }) => UPGRADES.indexOf(id),
  );
  return upgrade ? [week.buyKey.make(upgrade.id)] : [];
}
/** What serves the party, the best last. */
const UPGRADES: readonly string[] = ['enchanted-boat', 'keraks-map', 'the-guide', 'staff-of-the-wild'];

function alchemist(mind: Mind): Picks {
  const hero = meant(mind);
  return bestPicks(mind.turn.decision, ({ key }) => {
    const [potion] = week.potionKey.read(key) ?? [];
    return potion === undefined ? 0 : worthOfPotion(hero, potion) - LEAST_POTION;
  });
}
const LEAST_POTION = 0.5;

/** LEG-13.33: XP that the heroes have more of than coins. */
function improve(mind: Mind): Picks {
  const legend = legendIn(mind);
  const spare = Math.min(...legend.heroes.map(({ xp }) => xp));
  return bestPicks(mind.turn.decision, ({ key }) => {
    const id = week.improveKey.only(key);
    const threatened = id === 'strong-walls' && ridersAt(legend, TAMALIR).length > 0 ? 2 * SPARE : 0;
    return spare + threatened >= SPARE ? 1 + IMPROVED.indexOf(id) + threatened : 0;
  });
}
const SPARE = 32;
const IMPROVED: readonly string[] = ['grand-market', 'great-alchemists', 'high-temple', 'strong-walls', 'war-college'];

// ---- rumours and strangers ----

const site = (mind: Mind): Picks =>
  bestPicks(mind.turn.decision, ({ key }) => 1000 + worthOfSite(legendIn(mind), week.goKey.only(key)));

/** Of two rumours the one that is on their minds: they know where it is. */
const whichRumour = (mind: Mind): Picks =>
  bestPicks(mind.turn.decision, ({ key }) => (week.rumourKey.only(key) === legendIn(mind).rumour?.card ? 2 : 1));

const always = ({ turn: { decision } }: Mind): Picks => bestPicks(decision, () => 1);
const never = ({ turn: { decision } }: Mind): Picks => left(decision);
const heals = ({ turn: { decision } }: Mind): Picks => bestPicks(decision, (_: Option) => 1);

export const WEEK_OF_HEROES: { readonly [prompt: string]: (mind: Mind) => Picks } = {
  'week.march': march,
  'week.there': there,
  'week.stay': stay,
  'week.training': training,
  'week.visit': mind => sharing(mind) ?? visiting(mind, 'visit') ?? left(mind.turn.decision),
  'week.sharing': mind => sharing(mind) ?? left(mind.turn.decision),
  'week.share.what': shared,
  'week.share.to': sharedWith,
  'week.settle': settles,
  'week.lastLesson': lastLesson,
  'week.study': mind => study(mind),
  'week.schooling': schooling,
  'week.outfitting': outfitting,
  'week.market': market,
  'week.alchemist': alchemist,
  'week.cheapPotion': alchemist,
  'week.temple': heals,
  'week.tavern': always,
  'week.improve': improve,
  'week.rumour': whichRumour,
  'week.rumour.place': site,
  'week.whichObject': never,
  'outdoors.healer': heals,
  'outdoors.shrine': always,
  ...FINDS,
};
