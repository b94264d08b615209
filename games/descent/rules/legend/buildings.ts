// LEG-13: cities and their buildings: who enters which, in which mode, and what there is. `study` is in `lessons.ts`, the Market in `market.ts`.

import type { Params } from '@veillee/kernel';
import { first, unless, type Why } from '@veillee/pieces/offers';
import { buildingRow, cityRow, tamalirRow } from '../../content/legend/cities.ts';
import { levelRow, RECOVERY } from '../../content/legend/economy.ts';
import { TAMALIR } from '../../content/legend/map.ts';
import type { CityRow } from '../../content/legend/rows.ts';
import { BUILDINGS, type Building, type Mode, type Rated } from '../../content/legend/vocabulary.ts';
import { priceRow } from '../../content/town.ts';
import { buying, selling } from '../buying.ts';
import { heroName, thingName } from '../card-names.ts';
import { heroId, isPotion } from '../state.ts';
import { heal, isFresh, isWhole, restore } from './care.ts';
import { atShop, doOne } from './deeds.ts';
import { carry, part, thingsOf, whyNoRoom } from './fitting.ts';
import { enterKey, healKey, potionKey, roundKey, sellKey } from './keys.ts';
import { study } from './lessons.ts';
import { market } from './market.ts';
import { buildingName, locationName } from './names.ts';
import { plotOps } from './plots.ts';
import { cityIn, type Flow, type Legend, type LegendHero, legendOf, type W, type WeekOffer } from './record.ts';
import { hearRumour } from './rumours.ts';
import { potionsLeft, potionsSold } from './stock.ts';

/** Heroes who have had neither a building nor a lesson in this action. */
export const unserved = ({ heroes, today }: Legend): LegendHero[] =>
  heroes.filter(({ sheet }) => !today.served?.includes(sheet));
export function serve(t: W, { sheet }: LegendHero): void {
  const { today } = legendOf(t.state);
  today.served = [...(today.served ?? []), sheet];
}

/** LEG-13.2, LEG-13.3: one building for each hero, or none. */
export function offerBuildings(legend: Legend, hero: LegendHero, city: CityRow, mode: Mode, offer: WeekOffer): void {
  const named = { hero: heroName(hero.sheet), city: locationName(city.id) };
  for (const building of BUILDINGS) {
    if (city.buildings[building] === undefined) continue;
    const why = first(
      unless(buildingRow(building).modes.includes(mode), `why.week.mode.${building}`, 'LEG-13.1'),
      building === 'temple' && whyNotHeal(hero, city, mode),
      building === 'alchemist' && whyIdle(legend, hero, city),
      building === 'tavern' && unless(levelRow(legend.level).round !== undefined, 'why.week.lastRound', 'LEG-12.3'),
    );
    offer(why, () => ({
      option: {
        key: enterKey.make(hero.sheet, building),
        text: 'week.enter',
        with: { ...named, building: buildingName(building) },
        on: [`building:${building}`],
        figure: heroId(hero.sheet),
        rule: mode === 'visit' ? 'LEG-13.2' : 'LEG-13.3',
      },
      *run(t) {
        serve(t, hero);
        const { today } = legendOf(t.state);
        today.visits = { ...today.visits, [hero.sheet]: building };
        yield* enter(t, hero, city.id, building, mode);
      },
    }));
  }
  offer(undefined, () => ({
    option: {
      key: enterKey.make(hero.sheet, 'none'),
      text: 'week.enterNone',
      with: named,
      on: ['building:none'],
      figure: heroId(hero.sheet),
      rule: 'LEG-13.2',
    },
    *run(t) {
      serve(t, hero);
    },
  }));
}

/** LEG-13.5: what it gives is given at once. */
export function* enter(t: W, hero: LegendHero, at: string, building: Building, mode: Mode): Flow {
  const city = cityRow(at);
  const told = { hero: heroName(hero.sheet), building: buildingName(building), city: locationName(at) };
  t.tell('log.week.enters', told, { rule: 'LEG-13.5', weight: 1 });
  if (building === 'alchemist') return yield* alchemist(t, hero, city);
  if (building === 'market') return yield* market(t, hero, city, ratingOf(legendOf(t.state), city, 'market'));
  if (building === 'temple') return yield* temple(t, hero, city, mode);
  if (building === 'tavern') return yield* tavern(t, hero);
  return yield* study(t, hero, city);
}

/** What a building is worth here and now: Tamalir’s may be better, and a chained Market is worse. */
export function ratingOf(legend: Legend, { id, buildings }: CityRow, building: Rated): number {
  const built =
    id === TAMALIR
      ? legend.tamalir
          .flatMap(one => tamalirRow(one).ops)
          .reduce((n, op) => (op.op === 'rating' && op.building === building ? n + op.n : n), 0)
      : 0;
  const chained = building === 'market' && legend.cities[id]?.chained ? chainsOf(legend).offers : 0;
  return Math.max(0, (buildings[building] ?? 0) + built + chained);
}

/** What chains do to a city (LEG-17.2). */
function chainsOf(legend: Legend): { readonly potions: number; readonly offers: number } {
  for (const op of plotOps(legend)) if (op.op === 'chain') return op;
  return { potions: 0, offers: 0 };
}

// ---- the Alchemist ----

/** Whoever has nothing to sell goes in only while there is something to buy: a visit is spent on nothing else. */
const whyIdle = (legend: Legend, hero: LegendHero, city: CityRow): Why | undefined =>
  unless(
    ratingOf(legend, city, 'alchemist') > (legend.cities[city.id]?.potions ?? 0) || thingsOf(hero).some(isPotion),
    'why.week.potions',
    'LEG-13.9',
    { most: ratingOf(legend, city, 'alchemist') },
  );

/** LEG-13.8: 50, unless Tamalir has its guild or the city is chained. */
export function potionPrice(legend: Legend, city: string): number {
  const guild =
    city === TAMALIR
      ? legend.tamalir.flatMap(one => tamalirRow(one).ops).find(op => op.op === 'potionPrice')?.coins
      : undefined;
  return (guild ?? priceRow('potion').buy) + (legend.cities[city]?.chained ? chainsOf(legend).potions : 0);
}

function* alchemist(t: W, hero: LegendHero, city: CityRow): Flow {
  for (;;) {
    const legend = legendOf(t.state);
    const done = yield* doOne(t, atShop(legend, hero, 'week.alchemist', 'LEG-13.8', 'week.leaveBuilding'), offer => {
      for (const potion of potionsSold(legend)) {
        const price = potionPrice(legend, city.id);
        offer(whyNoPotion(legend, hero, city, potion, price), () => ({
          option: buying(potionKey.make(potion), potion, price, `potion:${potion}`, 'LEG-13.8'),
          *run(table) {
            const now = legendOf(table.state);
            now.coins -= price;
            const here = cityIn(now, city.id);
            here.potions = (here.potions ?? 0) + 1;
            carry(hero, potion);
            table.tell(
              'log.buys',
              { hero: heroName(hero.sheet), thing: thingName(potion), price },
              { rule: 'LEG-13.8' },
            );
          },
        }));
      }
      const price = priceRow('potion').sell ?? 0;
      for (const potion of new Set(thingsOf(hero).filter(isPotion)))
        offer(undefined, () => ({
          option: selling(sellKey.make(potion), potion, price, `pocket:${potion}`, 'LEG-13.8'),
          *run(table) {
            part(hero, potion);
            legendOf(table.state).coins += price;
            table.tell(
              'log.sells',
              { hero: heroName(hero.sheet), thing: thingName(potion), price },
              { rule: 'LEG-13.8' },
            );
          },
        }));
    });
    if (!done) return;
  }
}

/** LEG-13.9: so many in a week, whoever buys them. */
function whyNoPotion(
  legend: Legend,
  hero: LegendHero,
  city: CityRow,
  potion: Parameters<typeof potionsLeft>[1],
  price: number,
): Why | undefined {
  const rating = ratingOf(legend, city, 'alchemist');
  return first(
    unless((legend.cities[city.id]?.potions ?? 0) < rating, 'why.week.potions', 'LEG-13.9', { most: rating }),
    unless(potionsLeft(legend, potion) > 0, 'why.stock', 'LEG-13.8'),
    whyNoRoom(hero, potion),
    unless(price <= legend.coins, 'why.week.coins', 'LEG-13.8', { price }),
  );
}

// ---- the Temple ----

function* temple(t: W, hero: LegendHero, city: CityRow, mode: Mode): Flow {
  const legend = legendOf(t.state);
  const rating = ratingOf(legend, city, 'temple');
  const price = mode === 'train' ? RECOVERY.train : RECOVERY.visit;
  const rule = mode === 'train' ? 'LEG-13.21' : 'LEG-13.20';
  const told: Params = mode === 'train' ? { price } : { n: rating, price };
  yield* doOne(
    t,
    {
      seat: hero.seat,
      prompt: 'week.temple',
      rule,
      with: { hero: heroName(hero.sheet) },
      pass: { text: 'week.leaveBuilding' },
    },
    offer =>
      offer(
        first(whyNotHeal(hero, city, mode), unless(price <= legend.coins, 'why.week.coins', rule, { price })),
        () => ({
          option: {
            key: healKey,
            text: mode === 'train' ? 'week.healAll' : 'week.heal',
            with: told,
            on: ['building:temple'],
            rule,
          },
          *run(table) {
            legendOf(table.state).coins -= price;
            if (mode === 'train') restore(hero);
            else heal(hero, rating);
            if (city.special?.op === 'cleanses') for (const token of city.special.tokens) delete hero.tokens[token];
            table.tell('log.week.healed', { hero: heroName(hero.sheet), wounds: hero.wounds }, { rule });
          },
        }),
      ),
  );
}

/** Nobody pays for what they do not need. */
function whyNotHeal(hero: LegendHero, { special }: CityRow, mode: Mode): Why | undefined {
  const afflicted = special?.op === 'cleanses' && special.tokens.some(token => hero.tokens[token] !== undefined);
  const isWell = mode === 'train' ? isFresh(hero) : isWhole(hero);
  return unless(afflicted || !isWell, 'why.week.whole', mode === 'train' ? 'LEG-13.21' : 'LEG-13.20');
}

// ---- the Tavern ----

/** LEG-13.22, LEG-13.23: one round for each use. */
function* tavern(t: W, hero: LegendHero): Flow {
  const legend = legendOf(t.state);
  const { round } = levelRow(legend.level);
  if (round === undefined) return;
  const done = yield* doOne(
    t,
    {
      seat: hero.seat,
      prompt: 'week.tavern',
      rule: 'LEG-13.22',
      with: { hero: heroName(hero.sheet) },
      pass: { text: 'week.leaveBuilding' },
    },
    offer =>
      offer(unless(round <= legend.coins, 'why.week.coins', 'LEG-13.22', { price: round }), () => ({
        option: {
          key: roundKey,
          text: 'week.round',
          with: { price: round },
          on: ['building:tavern'],
          rule: 'LEG-13.22',
        },
        *run(table) {
          legendOf(table.state).coins -= round;
        },
      })),
  );
  if (done) yield* hearRumour(t);
}
