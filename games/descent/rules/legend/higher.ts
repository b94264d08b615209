// LEG-3.22 to LEG-3.26: a campaign that begins at silver or gold: before the first week the overlord spends what that gives them, and the heroes buy
// treasures of lower metals and learn in Tamalir and in places of their choice.

import type { Position } from '@veillee/kernel';
import { first, unless } from '@veillee/pieces/offers';
import { schools } from '../../content/legend/cities.ts';
import { levelRow } from '../../content/legend/economy.ts';
import { TAMALIR } from '../../content/legend/map.ts';
import type { CityRow, SchoolRow } from '../../content/legend/rows.ts';
import { tierOf } from '../../content/legend/vocabulary.ts';
import { treasurePrice } from '../../content/town.ts';
import { TIERS } from '../../content/vocabulary.ts';
import { buying } from '../buying.ts';
import { heroName, thingName } from '../card-names.ts';
import { rowOf } from '../hero/fitting.ts';
import { rowId } from '../state.ts';
import { atShop, doOne } from './deeds.ts';
import { carry, whyNoRoom } from './fitting.ts';
import { buyKey, goKey } from './keys.ts';
import { offerAll } from './lessons.ts';
import { locationName } from './names.ts';
import { type Flow, type Legend, type LegendHero, legendOf, type W, type WeekOffer } from './record.ts';
import { treasureDeck } from './stock.ts';
import { offerUpgrades } from './upgrades.ts';

/** Places of their choice in which heroes learn besides Tamalir; none at copper. */
const placesOf = ({ level }: Legend): number => levelRow(level).start?.places ?? 0;

/** Everything is chosen: the first week, or what comes before it higher up. */
export const afterPlot = (legend: Legend): Position => ({ at: placesOf(legend) > 0 ? 'spending' : 'time' });

/** LEG-3.25: any upgrade, one after the other; what is not spent stays. */
export function* spending(t: W): Flow<Position> {
  const legend = legendOf(t.state);
  const done = yield* doOne(
    t,
    {
      seat: legend.overlordSeat,
      prompt: 'week.spending',
      rule: 'LEG-3.25',
      with: { xp: legend.xp },
      pass: { text: 'week.spending.done' },
    },
    offer => offerUpgrades(legend, offer),
  );
  legend.today = {};
  return { at: done ? 'spending' : 'outfitting' };
}

/** Each hero in turn. */
const nextOf = ({ heroes, today: { served = [] } }: Legend): LegendHero | undefined =>
  heroes.find(({ sheet }) => !served.includes(sheet));
function serve(legend: Legend, { sheet }: LegendHero): void {
  legend.today.served = [...(legend.today.served ?? []), sheet];
}

/** LEG-3.22, LEG-3.23: any cards of the metals below, as long as the purse lasts; never a cache. */
export function* outfitting(t: W): Flow<Position> {
  const legend = legendOf(t.state);
  const hero = nextOf(legend);
  if (!hero) {
    legend.today = {};
    return { at: 'schooling' };
  }
  const bought = yield* doOne(t, atShop(legend, hero, 'week.outfitting', 'LEG-3.22', 'week.outfitting.done'), offer =>
    offerLower(legend, hero, offer),
  );
  if (!bought) serve(legend, hero);
  return { at: 'outfitting' };
}

function offerLower(legend: Legend, hero: LegendHero, offer: WeekOffer): void {
  for (const tier of TIERS.slice(0, TIERS.indexOf(tierOf(legend.level)))) {
    const price = treasurePrice(tier);
    const deck = treasureDeck(legend, tier).filter(thing => rowOf(thing).kind !== 'cache');
    // Cards that are alike are one choice.
    for (const thing of deck.filter((one, n) => deck.findIndex(other => rowId(other) === rowId(one)) === n)) {
      const why = first(whyNoRoom(hero, thing), unless(price <= legend.coins, 'why.week.coins', 'LEG-3.22', { price }));
      offer(why, () => ({
        option: buying(buyKey.make(thing), thing, price, `item:${rowId(thing)}`, 'LEG-3.22'),
        *run(table) {
          legendOf(table.state).coins -= price;
          carry(hero, thing);
          const told = { hero: heroName(hero.sheet), thing: thingName(thing), price };
          table.tell('log.buys', told, { rule: 'LEG-3.22', weight: 1 });
        },
      }));
    }
  }
}

/** LEG-3.22 to LEG-3.24: in Tamalir, and then in as many places as the level gives. */
export function* schooling(t: W): Flow<Position> {
  const legend = legendOf(t.state);
  legend.today.schools ??= [TAMALIR];
  const hero = nextOf(legend);
  if (!hero) return yield* goElsewhere(t, legend, legend.today.schools);
  const school = schoolOf(legend.today.schools.at(-1));
  const learnt = yield* doOne(
    t,
    {
      seat: hero.seat,
      prompt: 'week.schooling',
      rule: 'LEG-3.24',
      with: { hero: heroName(hero.sheet), location: locationName(school.id), coins: legend.coins, xp: hero.xp },
      pass: { text: 'week.schooling.done' },
    },
    offer => offerAll(legend, hero, school, offer),
  );
  if (!learnt) serve(legend, hero);
  return { at: 'schooling' };
}

function schoolOf(id: string | undefined): SchoolRow | CityRow {
  const school = schools.find(one => one.id === id);
  if (!school) throw new Error(`nobody teaches in ${id}`);
  return school;
}

/** The treasurer says where, for all of them. */
function* goElsewhere(t: W, legend: Legend, been: readonly string[]): Flow<Position> {
  if (been.length > placesOf(legend)) {
    legend.today = {};
    return { at: 'time' };
  }
  const left = schools.filter(({ id }) => !been.includes(id));
  const options = left.map(({ id }) => ({ key: goKey.make(id), text: `location.${id}`, on: [`location:${id}`] }));
  const key = yield* t.choose(legend.treasurer, 'week.school', options, { rule: 'LEG-3.22' });
  const next = goKey.only(key);
  legend.today = { schools: [...been, next] };
  t.tell('log.week.school', { location: locationName(next) }, { rule: 'LEG-3.22', weight: 1 });
  return { at: 'schooling' };
}
