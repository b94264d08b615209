// DES-110.5: before a linked quest heroes may also buy training, and treasure of any colour.

import { MOST_TRAIT_DICE, priceRow, treasurePrice } from '../../content/town.ts';
import { KINDS, TIERS, type Tier } from '../../content/vocabulary.ts';
import { calls } from '../calls.ts';
import { type DeedOffer, first, unless } from '../deeds.ts';
import { statOf } from '../effects/stats.ts';
import { buyTrainingKey, buyTreasureKey } from '../keys.ts';
import { heroName } from '../names.ts';
import { type Flow, type Hero, type State, sheetOf, type T } from '../state.ts';
import { trained } from './linked.ts';

export function offerLinked(state: State, hero: Hero, offer: DeedOffer): void {
  for (const tier of TIERS) {
    const price = treasurePrice(tier);
    const why = first(
      unless(state.decks.treasures[tier].length > 0, 'why.stock', 'DES-30.10'),
      unless(price <= hero.coins, 'why.coins', 'DES-110.5', { price }),
    );
    offer(why, () => ({
      option: {
        key: buyTreasureKey.make(tier),
        text: 'town.treasure',
        with: { tier: { text: `tier.${tier}` }, price },
        on: [`treasure:${tier}`],
        rule: 'DES-110.5',
      },
      run: t => buyTreasure(t, hero, tier, price),
    }));
  }
  const price = priceRow('training').buy;
  for (const trait of KINDS) {
    const why = first(
      unless(state.supply[trait] > 0, 'why.stock', 'DES-2.5'),
      unless(statOf(state, hero.id, trait) < MOST_TRAIT_DICE, 'why.trait', 'DES-32.8'),
      unless(price <= hero.coins, 'why.coins', 'DES-110.5', { price }),
    );
    offer(why, () => ({
      option: {
        key: buyTrainingKey.make(trait),
        text: 'town.training',
        with: { trait: { text: `kind.${trait}` }, price },
        on: [`training:${trait}`],
        rule: 'DES-110.5',
      },
      *run(t) {
        hero.coins -= price;
        trained(t, hero, trait, price);
      },
    }));
  }
}

function* buyTreasure(t: T, hero: Hero, tier: Tier, price: number): Flow {
  const [thing] = t.draw(t.state.decks.treasures[tier]);
  if (thing === undefined) return;
  hero.coins -= price;
  const told = { hero: heroName(sheetOf(hero)), thing: { text: `tier.${tier}` }, price };
  t.tell('log.buys', told, { rule: 'DES-110.5', weight: 1 });
  yield* calls(t).treasure(t, hero.id, thing);
}
