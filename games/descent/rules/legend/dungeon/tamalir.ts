// LEG-8.36 to LEG-8.41, LEG-13.8 to LEG-13.20: from a dungeon to Tamalir and back by glyph: a whole turn for one building, never a visit and the way back
// in one turn.

import type { Option } from '@veillee/kernel';
import { act } from '@veillee/pieces/deeds';
import { first, unless } from '@veillee/pieces/offers';
import { remove } from '@veillee/pieces/piles';
import { saleOf } from '../../../content/items.ts';
import { cityRow } from '../../../content/legend/cities.ts';
import { RECOVERY } from '../../../content/legend/economy.ts';
import { TAMALIR } from '../../../content/legend/map.ts';
import { tierOf } from '../../../content/legend/vocabulary.ts';
import { priceRow, treasurePrice } from '../../../content/town.ts';
import { putBack } from '../../areas/treasure.ts';
import { isBeside } from '../../board.ts';
import { buying, selling } from '../../buying.ts';
import { calls } from '../../calls.ts';
import { heroName, thingName } from '../../card-names.ts';
import { hasOp } from '../../effects/held.ts';
import { giveBack } from '../../give-back.ts';
import { leadsToTown } from '../../glyphs/dark.ts';
import { changesFor } from '../../hero/comparison.ts';
import { receive, stow, take, thingsOf, whyNotPart } from '../../hero/equipment.ts';
import { rowOf, whyNotReceive } from '../../hero/fitting.ts';
import { isWayBack, leaveFor } from '../../hero/glyphs.ts';
import { whyNoMovement } from '../../hero/movement.ts';
import { buyKey, buyPotionKey, sellKey, swapKey } from '../../keys.ts';
import { givePotion, offerShop } from '../../setup/shopping.ts';
import {
  type DeedOffer,
  type Flow,
  type Hero,
  type HeroTurn,
  isInTown,
  isPotion,
  type Known,
  type MarkerOf,
  markersOf,
  potionsInPlay,
  potionsLeft,
  type State,
  sheetOf,
  type T,
  type Thing,
  turnOf,
} from '../../state.ts';
import { potionPrice, ratingOf } from '../buildings.ts';
import { buryThings } from '../graveyard.ts';
import { healKey, restockKey } from '../keys.ts';
import { offerParty } from '../market.ts';
import { buildingName } from '../names.ts';
import { legendOf } from '../record.ts';
import { dungeonOf } from './level.ts';

/** What is open to whoever comes from a dungeon (LEG-13.8, LEG-13.11, LEG-13.20): never the Tavern, nor the Training Ground. */
export const RESTOCKED = ['alchemist', 'market', 'temple'] as const;
export type Restocked = (typeof RESTOCKED)[number];

/** LEG-13.33: Tamalir may be better by now. */
const rating = (state: State, building: Restocked): number => ratingOf(legendOf(state), cityRow(TAMALIR), building);

/** LEG-8.36: the active glyph on or beside which a hero stands. */
export const glyphBeside = (state: Known, { at }: Pick<Hero, 'at'>): MarkerOf<'glyph'> | undefined =>
  at === undefined
    ? undefined
    : markersOf(state, 'glyph').find(
        glyph => leadsToTown(glyph) && (glyph.at === at || isBeside(state, glyph.at, at)), // DES-4.15
      );

/** The buildings that a hero may enter instead of a turn. */
export function restockOptions(state: State, hero: Hero): Option[] {
  if (dungeonOf(state).keep) return []; // LEG-12.6, LEG-12.7
  if (hero.inside !== undefined || hero.waits || hero.monkey !== undefined) return [];
  if (!isInTown(hero) && !glyphBeside(state, hero)) return [];
  // LEG-8.40: where the turn began, not where a shadow has brought them.
  if (state.turn?.used.some(key => swapKey.read(key) !== undefined)) return [];
  return RESTOCKED.map(id => ({
    key: restockKey.make(id),
    text: isInTown(hero) ? 'dungeon.restock' : 'dungeon.leave',
    with: { building: buildingName(id) },
    on: [`building:${id}`],
    rule: isInTown(hero) ? 'LEG-8.37' : 'LEG-8.36',
  }));
}

/** The whole turn: the way there, and one building. */
export function* restock(t: T, hero: Hero, key: string): Flow {
  const { state } = t;
  const building = RESTOCKED.find(id => restockKey.make(id) === key);
  if (!building) throw new Error(`${key} is no building of Tamalir`);
  const glyph = glyphBeside(state, hero);
  if (glyph) yield* leaveFor(t, hero, glyph);
  const turn = turnOf(state);
  turn.ended = true;
  if (!isInTown(hero)) return; // Something has stopped them at the glyph.
  t.tell(
    'log.dungeon.restocks',
    { hero: heroName(sheetOf(hero)), building: buildingName(building) },
    { rule: 'LEG-8.36' },
  );
  if (building === 'market') yield* layOut(t, hero);
  for (;;) {
    const done = yield* act(
      t,
      {
        seat: hero.seat,
        prompt: `dungeon.${building}`,
        rule: RULES[building],
        with: { hero: heroName(sheetOf(hero)), coins: legendOf(state).coins },
        pass: { text: 'dungeon.leaveBuilding' },
        outlook: () => changesFor(state, hero, true),
      },
      offer => {
        OFFERS[building](t.state, hero, offer);
      },
    );
    if (!done || building === 'temple') return;
  }
}
const RULES = { alchemist: 'LEG-13.8', market: 'LEG-13.11', temple: 'LEG-13.20' } as const;

/** LEG-8.38: whoever has declared an action and cannot pay for the way, or finds none, restocks all the same. */
export function offerStay(state: State, hero: Hero, turn: HeroTurn, offer: DeedOffer): void {
  const mayPay = turn.movement > 0 || (hero.fatigue > 0 && !hasOp(hero, 'noFatigueSteps'));
  if (mayPay && !whyNoMovement(state, hero) && isWayBack(state)) return;
  for (const option of restockOptions(state, hero))
    offer(undefined, () => ({ option: { ...option, rule: 'LEG-8.38' }, run: t => restock(t, hero, option.key) }));
}

// ---- the buildings ----

const OFFERS: { readonly [building in Restocked]: (state: State, hero: Hero, offer: DeedOffer) => void } = {
  alchemist: offerAlchemist,
  market: offerMarket,
  temple: offerTemple,
};

/** LEG-13.8, LEG-13.9: so many potions in all. */
function offerAlchemist(state: State, hero: Hero, offer: DeedOffer): void {
  const legend = legendOf(state);
  const { coins } = legend;
  const { sell = 0 } = priceRow('potion');
  const price = potionPrice(legend, TAMALIR);
  const most = rating(state, 'alchemist');
  const left = most - dungeonOf(state).potions;
  for (const id of potionsInPlay(state)) {
    const why = first(
      whyNotReceive(hero, id),
      unless(left > 0, 'why.dungeon.potions', 'LEG-13.9', { n: most }),
      unless(potionsLeft(state, id) > 0, 'why.stock', 'DES-2.5'),
      unless(price <= coins, 'why.coins', 'LEG-13.8', { price }),
    );
    offer(why, () => ({
      option: buying(buyPotionKey.make(id), id, price, `potion:${id}`, 'LEG-13.8'),
      *run(t) {
        legendOf(t.state).coins -= price;
        dungeonOf(t.state).potions++;
        yield* givePotion(t, hero, id);
        t.tell('log.buys', { hero: heroName(sheetOf(hero)), thing: thingName(id), price }, { rule: 'LEG-13.8' });
      },
    }));
  }
  for (const thing of new Set(thingsOf(hero))) if (isPotion(thing)) offerSale(hero, thing, sell, offer);
}

/** LEG-13.11: laid out when the first of them comes; caches among them are discarded and not replaced. */
function* layOut(t: T, hero: Hero): Flow {
  const { state } = t;
  const dungeon = dungeonOf(state);
  if (dungeon.offer) return;
  const offered = drawOffer(state, rating(state, 'market'));
  if (isOfCampaign(state) && hasOp(hero, 'spareTreasure')) yield* appraise(t, hero, offered);
  dungeon.offer = offered;
}

function drawOffer(state: State, n: number): Thing[] {
  const deck = state.decks.treasures[tierOf(legendOf(state).level)];
  const drawn = deck.splice(Math.max(0, deck.length - n));
  state.lost.push(...drawn.filter(thing => rowOf(thing).kind === 'cache'));
  return drawn.filter(thing => rowOf(thing).kind !== 'cache');
}

/** DRF-5.3a: the appraiser who comes first sees one more, and one of them goes back; they hold all of it while they look. */
function* appraise(t: T, hero: Hero, offered: Thing[]): Flow {
  const [more] = drawOffer(t.state, 1);
  if (more === undefined) return;
  offered.push(more);
  hero.pack.push(...offered);
  yield* putBack(t, tierOf(legendOf(t.state).level), hero, offered);
  for (const thing of offered) remove(hero.pack, thing);
}

/** A dungeon by itself has no map for which the party could be helped. */
const isOfCampaign = (state: State): boolean => legendOf(state).board !== undefined;

function offerMarket(state: State, hero: Hero, offer: DeedOffer): void {
  const { coins, opened, level } = legendOf(state);
  const tier = tierOf(level);
  const price = treasurePrice(tier);
  for (const thing of dungeonOf(state).offer ?? []) {
    const why = first(
      unless(opened.includes(tier), 'why.week.chest', 'LEG-13.14', { tier: { text: `tier.${tier}` } }),
      whyNotReceive(hero, thing),
      unless(price <= coins, 'why.coins', 'LEG-13.13', { price }),
    );
    offer(why, () => ({
      option: buying(buyKey.make(thing), thing, price, `item:${thing}`, 'LEG-13.13'),
      *run(t) {
        legendOf(t.state).coins -= price;
        remove(dungeonOf(t.state).offer ?? [], thing);
        t.tell('log.buys', { hero: heroName(sheetOf(hero)), thing: thingName(thing), price }, { rule: 'LEG-13.13' });
        yield* receive(t, hero, thing);
      },
    }));
  }
  offerShop(state, hero, offer);
  if (isOfCampaign(state)) offerParty(legendOf(state), offer);
  for (const thing of new Set(thingsOf(hero))) {
    const sale = isPotion(thing) ? undefined : saleOf(rowOf(thing));
    if (sale !== undefined) offerSale(hero, thing, sale, offer);
  }
}

/** LEG-13.17 */
function offerSale(hero: Hero, thing: Thing, price: number, offer: DeedOffer): void {
  offer(whyNotPart(thing), () => ({
    option: selling(sellKey.make(thing), thing, price, `item:${thing}`, 'LEG-13.17'),
    *run(t) {
      const legend = legendOf(t.state);
      take(hero, thing);
      legend.coins += price;
      buryThings(legend, [thing]); // LEG-21.10
      if (!legend.graveyard.includes(thing)) giveBack(t.state, thing);
      t.tell('log.sells', { hero: heroName(sheetOf(hero)), thing: thingName(thing), price }, { rule: 'LEG-13.17' });
      yield* stow(t, hero);
    },
  }));
}

/** LEG-13.20 */
function offerTemple(state: State, hero: Hero, offer: DeedOffer): void {
  const { coins } = legendOf(state);
  const n = rating(state, 'temple');
  offer(unless(RECOVERY.visit <= coins, 'why.coins', 'LEG-13.20', { price: RECOVERY.visit }), () => ({
    option: {
      key: healKey,
      text: 'dungeon.heals',
      with: { n, price: RECOVERY.visit },
      rule: 'LEG-13.20',
      on: [hero.id],
    },
    *run(t) {
      legendOf(t.state).coins -= RECOVERY.visit;
      calls(t).heal(t, hero.id, n);
    },
  }));
}
