// DES-32.6 to DES-32.8, DES-110.5: treasures unseen and tokens of training, as they are sold in Town and before a linked quest.

import type { RuleId } from '@veillee/kernel';
import { first, unless, type Why } from '@veillee/pieces/offers';
import { MOST_TRAIT_DICE, priceRow, treasurePrice } from '../../content/town.ts';
import { KINDS, TIERS, type Tier } from '../../content/vocabulary.ts';
import { chosenOf } from '../areas/treasure.ts';
import { calls } from '../calls.ts';
import { heroName, thingName } from '../card-names.ts';
import { statOf } from '../effects/stats.ts';
import { buyTrainingKey, buyTreasureKey } from '../keys.ts';
import { coinsOf, pay } from '../purse.ts';
import { type DeedOffer, type Flow, type Hero, type State, sheetOf, type T, type Thing } from '../state.ts';
import { train } from './learning.ts';

export interface Sale {
  readonly rule: RuleId;
  /** Of which colours treasures are sold, and to whom: whatever else stands against it. */
  whyNot(tier: Tier): Why | undefined;
  /** A treasure has been paid for. */
  bought?(): void;
}

export function offerTreasures(state: State, hero: Hero, offer: DeedOffer, sale: Sale): void {
  for (const tier of TIERS) {
    const price = treasurePrice(tier);
    const deck = state.decks.treasures[tier];
    const why = first(
      sale.whyNot(tier),
      unless(deck.length > 0, 'why.stock', 'DES-30.10'),
      unless(price <= coinsOf(state, hero), 'why.coins', sale.rule, { price }),
    );
    const sold = { with: { tier: { text: `tier.${tier}` }, price }, on: [`treasure:${tier}`] };
    offer(why, () => ({
      option: { key: buyTreasureKey.make(tier), text: 'town.treasure', ...sold, rule: sale.rule },
      run: t => buyTreasure(t, hero, tier, price, 0, sale),
    }));
    if (state.town.shown && deck.length > 1)
      offer(why, () => ({
        option: { key: buyTreasureKey.make(`below-${tier}`), text: 'town.treasure.below', ...sold, rule: 'DES-32.11' },
        run: t => buyTreasure(t, hero, tier, price, 1, sale),
      }));
  }
}

/** The top card of the deck; where that lies face up, it or the one below (DES-32.11). */
function* buyTreasure(t: T, hero: Hero, tier: Tier, price: number, below: number, sale: Sale): Flow {
  const deck = t.state.decks.treasures[tier];
  const top = t.draw(deck, below);
  const [thing] = t.draw(deck);
  deck.push(...top);
  if (thing === undefined) return;
  pay(t.state, hero, price);
  sale.bought?.();
  const kept = yield* chosenOf(t, hero, tier, thing);
  tellPurchase(t, hero, kept, price, sale.rule);
  yield* calls(t).treasure(t, hero.id, kept);
}

/** DES-32.8: a token of a trait, five dice at most. */
export function offerTraining(state: State, hero: Hero, offer: DeedOffer, rule: RuleId): void {
  const price = priceRow('training').buy;
  for (const trait of KINDS) {
    const why = first(
      unless(state.supply[trait] > 0, 'why.stock', 'DES-2.5'),
      unless(statOf(state, hero.id, trait) < MOST_TRAIT_DICE, 'why.trait', 'DES-32.8'),
      unless(price <= coinsOf(state, hero), 'why.coins', rule, { price }),
    );
    offer(why, () => ({
      option: {
        key: buyTrainingKey.make(trait),
        text: 'town.training',
        with: { trait: { text: `kind.${trait}` }, price },
        on: [`training:${trait}`],
        rule,
      },
      run: t => train(t, hero, trait, price),
    }));
  }
}

export function tellPurchase(t: T, hero: Hero, thing: Thing, price: number, rule: RuleId = 'DES-32.5'): void {
  t.tell('log.buys', { hero: heroName(sheetOf(hero)), thing: thingName(thing), price }, { rule });
}
