// DES-32: Town: selling and buying, potions and gifts, and the way back.

import { first, unless } from '@veillee/pieces/offers';
import { maybeRemove } from '@veillee/pieces/piles';
import { saleOf } from '../../content/items.ts';
import { priceRow, TRADE_MOVEMENT } from '../../content/town.ts';
import { SKILL_TYPES } from '../../content/vocabulary.ts';
import { selling } from '../buying.ts';
import { heroName, thingName } from '../card-names.ts';
import { giveBack } from '../give-back.ts';
import { buySkillKey, sellKey, tradeKey } from '../keys.ts';
import { offerStay } from '../legend/dungeon/tamalir.ts';
import { pay } from '../purse.ts';
import { offerPotions, offerShop } from '../setup/shopping.ts';
import {
  type DeedOffer,
  type Flow,
  type Hero,
  type HeroTurn,
  inForce,
  isPotion,
  type State,
  sheetOf,
  type T,
  type Thing,
} from '../state.ts';
import { endOrder } from '../wounds.ts';
import { stow, take, thingsOf, whyNotPart } from './equipment.ts';
import { isBurdened, rowOf } from './fitting.ts';
import { offerReturn } from './glyphs.ts';
import { countCard, learn, whyNoCard, whyNoSkill } from './learning.ts';
import { showTreasures } from './offers.ts';
import { offerErrands, offerPlaces } from './places.ts';
import { offerDrinks, offerGifts, whyNotPay } from './quick.ts';
import { offerTraining, offerTreasures } from './wares.ts';

export function offerTown(state: State, hero: Hero, turn: HeroTurn, offer: DeedOffer): void {
  offerReturn(state, hero, turn, offer);
  offerDrinks(state, hero, turn, offer);
  offerGifts(state, hero, turn, offer);
  if (state.dungeon) return offerStay(state, hero, turn, offer);
  if (inForce(state, 'town-variant')) return offerVariant(state, hero, turn, offer);
  offerTrade(state, hero, turn, offer);
  if (!turn.trades) return;
  offerShop(state, hero, offer);
  offerPotions(state, hero, offer);
  offerTreasures(state, hero, offer, {
    rule: 'DES-32.5',
    // DES-32.7: of a colour of which a chest has been opened.
    whyNot: tier =>
      first(
        whyNoCard(state, hero),
        unless(state.opened.includes(tier), 'why.colour', 'DES-32.7', { tier: { text: `tier.${tier}` } }),
      ),
    bought: () => countCard(hero),
  });
  offerLearning(state, hero, offer);
  offerTraining(state, hero, offer, 'DES-32.5');
  offerSales(state, hero, offer);
}

/** DES-33: places, and what they ask, instead of trading. Selling is unchanged (DES-33.6). */
function offerVariant(state: State, hero: Hero, turn: HeroTurn, offer: DeedOffer): void {
  offerErrands(hero, turn, offer);
  if (!turn.trades) return;
  offerPlaces(state, hero, turn, offer);
  offerSales(state, hero, offer);
}

/** DES-32.2, DES-10.14: 3 points in all for a turn, and then as much as one likes. */
function offerTrade(state: State, hero: Hero, turn: HeroTurn, offer: DeedOffer): void {
  if (turn.trades) return;
  offer(whyNotPay(state, hero, turn, TRADE_MOVEMENT, 'DES-32.2'), () => ({
    option: { key: tradeKey, text: 'turn.trade', with: { cost: TRADE_MOVEMENT }, rule: 'DES-32.2' },
    *run(t) {
      turn.movement -= TRADE_MOVEMENT;
      turn.trades = true;
      showTreasures(t);
      t.tell('log.trades', { hero: heroName(sheetOf(hero)) }, { rule: 'DES-32.2' });
    },
  }));
}

/** DES-32.9: a skill at random. */
function offerLearning(state: State, hero: Hero, offer: DeedOffer): void {
  const price = priceRow('skill').buy;
  for (const type of SKILL_TYPES) {
    const why = first(
      whyNoSkill(state, hero),
      unless(state.decks.skills[type].length > 0, 'why.stock', 'DES-2.5'),
      unless(price <= hero.coins, 'why.coins', 'DES-32.5', { price }),
    );
    offer(why, () => ({
      option: {
        key: buySkillKey.make(type),
        text: 'town.skill',
        with: { type: { text: `skill-type.${type}` }, price },
        on: [`skills:${type}`],
      },
      run: t => learn(t, hero, type, price),
    }));
  }
}

/** DES-32.4: half the value, rounded down to 25. */
function offerSales(state: State, hero: Hero, offer: DeedOffer): void {
  for (const thing of new Set(thingsOf(hero))) {
    const price = isPotion(thing) ? (priceRow('potion').sell ?? 0) : saleOf(rowOf(thing));
    const why = first(
      whyNotPart(thing),
      unless(price !== undefined, 'why.relic', 'DES-31.6'),
      unless(!isBurdened(hero), 'why.lodestone', 'DES-4.25'),
    );
    offer(why, () => ({
      option: selling(sellKey.make(thing), thing, price ?? 0, `item:${thing}`),
      run: t => sell(t, state, hero, thing, price ?? 0),
    }));
  }
}

function* sell(t: T, state: State, hero: Hero, thing: Thing, price: number): Flow {
  const inUse = hero.equipped.includes(thing);
  take(hero, thing);
  maybeRemove(hero.exhausted, thing);
  if (inUse) endOrder(hero, 'equip'); // DES-34.13
  pay(state, hero, -price);
  giveBack(state, thing);
  t.tell('log.sells', { hero: heroName(sheetOf(hero)), thing: thingName(thing), price }, { rule: 'DES-32.4' });
  yield* stow(t, hero);
}
