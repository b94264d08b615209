// LEG-13.11 to LEG-13.19, LEG-13.38: the Market: what is on offer this week, what is always there, and what is sold.

import type { Deed } from '@veillee/kernel';
import { first, type Offer, unless } from '@veillee/pieces/offers';
import { maybeRemove, remove } from '@veillee/pieces/piles';
import { itemRow, saleOf } from '../../content/items.ts';
import { partyUpgrades } from '../../content/legend/cities.ts';
import type { CityRow } from '../../content/legend/rows.ts';
import { tierOf } from '../../content/legend/vocabulary.ts';
import type { ItemKind } from '../../content/rows.ts';
import { treasurePrice } from '../../content/town.ts';
import { TIERS, type Tier } from '../../content/vocabulary.ts';
import { buying, selling } from '../buying.ts';
import { heroName, thingName } from '../card-names.ts';
import { rowOf } from '../hero/fitting.ts';
import { isPotion, rowId, type Thing } from '../state.ts';
import { atShop, doOne } from './deeds.ts';
import { deedOf } from './diary/deeds.ts';
import { note } from './diary/page.ts';
import { carry, part, thingsOf, whyNoRoom } from './fitting.ts';
import { buryThings } from './graveyard.ts';
import { buyKey, freshKey, sellKey } from './keys.ts';
import { upgradeName } from './names.ts';
import {
  cityIn,
  type Flow,
  type Legend,
  type Legendary,
  type LegendHero,
  legendOf,
  type W,
  type WeekOffer,
} from './record.ts';
import { settle } from './sharing.ts';
import { shopStock, treasureDeck } from './stock.ts';
import { tellOf } from './telling.ts';
import { weighed } from './weighing.ts';

export function* market(t: W, hero: LegendHero, city: CityRow, rating: number): Flow {
  yield* layOut(t, city, rating, hero);
  for (;;) {
    const legend = legendOf(t.state);
    const asked = {
      ...atShop(legend, hero, 'week.market', 'LEG-13.12', 'week.leaveBuilding'),
      outlook: () => weighed(t.state, hero.sheet, city.id),
    };
    const done = yield* doOne(t, asked, offer => {
      offerTreasures(legend, hero, city, offer);
      offerShop(legend, hero, city, offer);
      offerParty(legend, offer);
      offerFresh(legend, city, offer);
      offerSales(hero, offer);
    });
    if (!done) return;
  }
}

/** LEG-13.11: drawn when the first of the week comes; caches among them go back and are not replaced. */
function* layOut(t: W, city: CityRow, rating: number, hero: LegendHero): Flow {
  const legend = legendOf(t.state);
  const here = cityIn(legend, city.id);
  if (here.offer) return;
  here.offer = [];
  const more: { readonly n: number; readonly of: readonly ItemKind[] } =
    city.special?.op === 'moreOffers' ? city.special : { n: 0, of: [] };
  const drawn = drawTreasures(t, rating + more.n);
  const plain = drawn.slice(0, rating);
  const extra = drawn.slice(rating).filter(thing => more.of.includes(rowOf(thing).kind));
  here.offer = [...plain, ...extra].filter(thing => rowOf(thing).kind !== 'cache');
  if (hero.skills.includes(APPRAISER)) yield* appraise(t, hero, here.offer);
}

const APPRAISER = 'appraiser';
/** DRF-5.3a: whoever comes first and is an appraiser has one more laid out, and one of them goes back. */
function* appraise(t: W, hero: LegendHero, offered: Thing[]): Flow {
  const [more] = drawTreasures(t, 1).filter(thing => rowOf(thing).kind !== 'cache');
  if (more === undefined) return;
  offered.push(more);
  const options = offered.map(thing => ({
    key: buyKey.make(thing),
    text: 'treasure.card',
    with: { thing: thingName(thing) },
    on: [`item:${thing}`],
  }));
  const key = yield* t.choose(hero.seat, 'week.appraise', options, {
    rule: 'DRF-5.3a',
    with: { hero: heroName(hero.sheet) },
  });
  remove(offered, buyKey.only(key));
}

/** Out of the deck of the level; of all that is in it, or of what is wanted. */
export function drawTreasures(t: W, n: number, isWanted: (thing: Thing) => boolean = () => true): Thing[] {
  const legend = legendOf(t.state);
  const deck = treasureDeck(legend, tierOf(legend.level)).filter(isWanted);
  const drawn: Thing[] = [];
  while (drawn.length < n && deck.length > 0) {
    const thing = t.pick(deck, 'treasure');
    remove(deck, thing);
    drawn.push(thing);
  }
  return drawn;
}

function* buy(t: W, hero: LegendHero, thing: Thing, price: number): Flow {
  legendOf(t.state).coins -= price;
  carry(hero, thing);
  t.tell('log.buys', { hero: heroName(hero.sheet), thing: thingName(thing), price }, { rule: 'LEG-13.12', weight: 1 });
}

const tierIn = (thing: Thing): Tier | undefined => TIERS.find(tier => tier === rowOf(thing).tier);

function offerTreasures(legend: Legend, hero: LegendHero, city: CityRow, offer: WeekOffer): void {
  for (const thing of legend.cities[city.id]?.offer ?? []) {
    const tier = tierIn(thing) ?? tierOf(legend.level);
    const price = treasurePrice(tier);
    const why = first(
      unless(legend.opened.includes(tier), 'why.week.chest', 'LEG-13.14', { tier: { text: `tier.${tier}` } }),
      whyNoRoom(hero, thing),
      unless(price <= legend.coins, 'why.week.coins', 'LEG-13.13', { price }),
    );
    offer(why, () => ({
      option: buying(buyKey.make(thing), thing, price, `item:${thing}`, 'LEG-13.13'),
      *run(t) {
        maybeRemove(cityIn(legendOf(t.state), city.id).offer ?? [], thing);
        yield* buy(t, hero, thing, price);
      },
    }));
  }
}

/** LEG-13.15, LEG-13.27: at the printed price, or what is off it here. */
export function shopPrice({ special }: CityRow, thing: Thing): number {
  const { price = 0 } = itemRow(rowId(thing));
  if (special?.op !== 'shopDiscount') return price;
  return Math.ceil((price * (100 - special.percent)) / 100 / special.step) * special.step;
}

function offerShop(legend: Legend, hero: LegendHero, city: CityRow, offer: WeekOffer): void {
  for (const thing of shopStock(legend)) {
    const price = shopPrice(city, thing);
    offer(
      first(whyNoRoom(hero, thing), unless(price <= legend.coins, 'why.week.coins', 'LEG-13.15', { price })),
      () => ({
        option: buying(buyKey.make(thing), thing, price, `item:${rowId(thing)}`, 'LEG-13.15'),
        run: t => buy(t, hero, thing, price),
      }),
    );
  }
}

/** LEG-13.38: in every Market, also for whoever comes to Tamalir from a dungeon; they serve the whole party and take no room. */
export function offerParty(legend: Legend, offer: Offer<Deed<Legendary>>): void {
  for (const { id, price } of partyUpgrades) {
    if (legend.party.upgrades.includes(id)) continue;
    offer(unless(price <= legend.coins, 'why.week.coins', 'LEG-13.38', { price }), () => ({
      option: {
        key: buyKey.make(id),
        text: 'week.buy.party',
        with: { upgrade: upgradeName(id), price },
        on: [`upgrade:${id}`],
        rule: 'LEG-13.38',
      },
      *run(t) {
        const now = legendOf(t.state);
        now.coins -= price;
        now.party.upgrades.push(id);
        t.tell('log.week.party', { upgrade: upgradeName(id) }, { rule: 'LEG-13.38', weight: 3 });
        tellOf(t, 'LEG-13.38', ['upgrade', id]);
        note(now, deedOf.upgrade.make(id));
      },
    }));
  }
}

/** What one city alone has: once a week all that is unsold goes back, and as much is drawn. */
function offerFresh(legend: Legend, city: CityRow, offer: WeekOffer): void {
  if (city.special?.op !== 'freshOffers') return;
  const { coins } = city.special;
  const { fresh, offer: lying = [] } = legend.cities[city.id] ?? {};
  const why = first(
    unless(!fresh, 'why.week.fresh', 'LEG-13.26'),
    unless(lying.length > 0, 'why.week.nothing', 'LEG-13.26'),
    unless(coins <= legend.coins, 'why.week.coins', 'LEG-13.26', { price: coins }),
  );
  offer(why, () => ({
    option: {
      key: freshKey,
      text: 'week.fresh',
      with: { price: coins, n: lying.length },
      on: ['building:market'],
      rule: 'LEG-13.26',
    },
    *run(t) {
      const now = legendOf(t.state);
      const here = cityIn(now, city.id);
      now.coins -= coins;
      buryThings(now, here.offer ?? []); // LEG-21.10
      here.offer = [];
      here.offer = drawTreasures(t, lying.length).filter(thing => rowOf(thing).kind !== 'cache');
      here.fresh = true;
    },
  }));
}

/** LEG-13.17, LEG-13.19: half the price; the card goes back to where it came from. */
function offerSales(hero: LegendHero, offer: WeekOffer): void {
  for (const thing of thingsOf(hero)) {
    if (isPotion(thing)) continue;
    const price = saleOf(rowOf(thing));
    offer(unless(price !== undefined, 'why.relic', 'LEG-13.19'), () => ({
      option: selling(sellKey.make(thing), thing, price ?? 0, `item:${thing}`, 'LEG-13.17'),
      *run(t) {
        part(hero, thing);
        buryThings(legendOf(t.state), [thing]); // LEG-21.10
        legendOf(t.state).coins += price ?? 0;
        t.tell(
          'log.sells',
          { hero: heroName(hero.sheet), thing: thingName(thing), price: price ?? 0 },
          { rule: 'LEG-13.17' },
        );
        yield* settle(t, hero.sheet);
      },
    }));
  }
}

/** LEG-13.18, LEG-4.38: at the end of the week what is unsold goes back. */
export function closeMarkets(legend: Legend): void {
  for (const city of Object.values(legend.cities)) {
    buryThings(legend, city.offer ?? []); // LEG-21.10
    city.offer = undefined;
    city.potions = undefined;
    city.fresh = undefined;
  }
}
