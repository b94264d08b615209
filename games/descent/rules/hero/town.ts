// DES-32: Town: selling and buying, potions and gifts, and the way back.

import { saleOf } from '../../content/items.ts';
import { MOST_TRAIT_DICE, priceRow, TRADE_MOVEMENT } from '../../content/town.ts';
import { KINDS, SKILL_TYPES, TIERS, type Tier } from '../../content/vocabulary.ts';
import { calls } from '../calls.ts';
import { type DeedOffer, first, unless } from '../deeds.ts';
import { statOf } from '../effects/stats.ts';
import { buySkillKey, buyTrainingKey, buyTreasureKey, sellKey, tradeKey } from '../keys.ts';
import { heroName, thingName } from '../names.ts';
import { offerPotions, offerShop, tellPurchase } from '../setup/shopping.ts';
import {
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
import { giveBack, rowOf, take, thingsOf } from './equipment.ts';
import { offerReturn } from './glyphs.ts';
import { countCard, learn, train, whyNoCard, whyNoSkill } from './learning.ts';
import { showTreasures } from './offers.ts';
import { offerErrands, offerPlaces } from './places.ts';
import { offerDrinks, offerGifts, whyNotPay } from './quick.ts';

export function offerTown(state: State, hero: Hero, turn: HeroTurn, offer: DeedOffer): void {
  offerReturn(state, hero, turn, offer);
  offerDrinks(state, hero, turn, offer);
  offerGifts(state, hero, turn, offer);
  if (inForce(state, 'town-variant')) return offerVariant(state, hero, turn, offer);
  offerTrade(state, hero, turn, offer);
  if (!turn.trades) return;
  offerShop(state, hero, offer);
  offerPotions(state, hero, offer);
  offerTreasures(state, hero, offer);
  offerLearning(state, hero, offer);
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

/** DES-32.6, DES-32.7: a random card of a colour of which a chest has been opened. */
function offerTreasures(state: State, hero: Hero, offer: DeedOffer): void {
  for (const tier of TIERS) {
    const price = priceRow(`${tier}-treasure`).buy;
    const why = first(
      whyNoCard(state, hero),
      unless(state.opened.includes(tier), 'why.colour', 'DES-32.7', { tier: { text: `tier.${tier}` } }),
      unless(state.decks.treasures[tier].length > 0, 'why.stock', 'DES-30.10'),
      unless(price <= hero.coins, 'why.coins', 'DES-32.5', { price }),
    );
    offer(why, () => ({
      option: {
        key: buyTreasureKey.make(tier),
        text: 'town.treasure',
        with: { tier: { text: `tier.${tier}` }, price },
        on: [`treasure:${tier}`],
      },
      run: t => buyTreasure(t, hero, tier, price, 0),
    }));
    if (state.town.shown && state.decks.treasures[tier].length > 1)
      offer(why, () => ({
        option: {
          key: buyTreasureKey.make(`below-${tier}`),
          text: 'town.treasure.below',
          with: { tier: { text: `tier.${tier}` }, price },
          on: [`treasure:${tier}`],
          rule: 'DES-32.11',
        },
        run: t => buyTreasure(t, hero, tier, price, 1),
      }));
  }
}

/** The top card of the deck; where that lies face up, it or the one below (DES-32.11). */
function* buyTreasure(t: T, hero: Hero, tier: Tier, price: number, below: number): Flow {
  hero.coins -= price;
  const deck = t.state.decks.treasures[tier];
  const top = t.draw(deck, below);
  const [thing] = t.draw(deck);
  deck.push(...top);
  if (thing === undefined) return;
  countCard(hero);
  tellPurchase(t, hero, thing, price);
  yield* calls(t).treasure(t, hero.id, thing);
}

/** DES-32.8, DES-32.9: a skill at random, or a token of a trait. */
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
  const training = priceRow('training').buy;
  for (const trait of KINDS) {
    const why = first(
      unless(state.supply[trait] > 0, 'why.stock', 'DES-2.5'),
      unless(statOf(state, hero.id, trait) < MOST_TRAIT_DICE, 'why.trait', 'DES-32.8'),
      unless(training <= hero.coins, 'why.coins', 'DES-32.5', { price: training }),
    );
    offer(why, () => ({
      option: {
        key: buyTrainingKey.make(trait),
        text: 'town.training',
        with: { trait: { text: `kind.${trait}` }, price: training },
        on: [`training:${trait}`],
      },
      run: t => train(t, hero, trait, training),
    }));
  }
}

/** DES-32.4: half the value, rounded down to 25. */
function offerSales(state: State, hero: Hero, offer: DeedOffer): void {
  for (const thing of new Set(thingsOf(hero))) {
    const price = isPotion(thing) ? (priceRow('potion').sell ?? 0) : saleOf(rowOf(thing));
    offer(unless(price !== undefined, 'why.relic', 'DES-31.6'), () => ({
      option: {
        key: sellKey.make(thing),
        text: 'town.sell',
        with: { thing: thingName(thing), price: price ?? 0 },
        on: [`item:${thing}`],
      },
      run: t => sell(t, state, hero, thing, price ?? 0),
    }));
  }
}

function* sell(t: T, state: State, hero: Hero, thing: Thing, price: number): Flow {
  const inUse = hero.equipped.includes(thing);
  take(hero, thing);
  if (inUse) endOrder(hero, 'equip'); // DES-34.13
  hero.coins += price;
  giveBack(state, thing);
  t.tell('log.sells', { hero: heroName(sheetOf(hero)), thing: thingName(thing), price }, { rule: 'DES-32.4' });
}
