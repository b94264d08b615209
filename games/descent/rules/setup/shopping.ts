// DES-3.14 to DES-3.17: what heroes buy before the quest: shop items and potions, no credit.

import { remove } from '@veillee/pieces/piles';
import { potions } from '../../content/items.ts';
import { priceRow } from '../../content/town.ts';
import type { Potion } from '../../content/vocabulary.ts';
import { act, type DeedOffer, first, unless } from '../deeds.ts';
import { receive, rowOf } from '../hero/equipment.ts';
import { buyKey, buyPotionKey } from '../keys.ts';
import { heroName, thingName } from '../names.ts';
import { type Flow, type Hero, type Position, rowId, type State, sheetOf, type T, type Thing } from '../state.ts';
import { offerLinked } from './linked-shop.ts';

export function* shopping(t: T, { hero: n }: Extract<Position, { at: 'shopping' }>): Flow<Position> {
  const hero = t.state.heroes[n];
  if (!hero) return { at: 'arrival', hero: 0 };
  const bought = yield* act(
    t,
    {
      seat: hero.seat,
      prompt: 'setup.shop',
      rule: 'DES-3.14',
      with: { hero: heroName(sheetOf(hero)), coins: hero.coins },
      pass: { text: 'setup.shop.done' },
    },
    offer => {
      offerShop(t.state, hero, offer);
      offerPotions(t.state, hero, offer);
      if (t.state.veterans.length > 0) offerLinked(t.state, hero, offer);
    },
  );
  return { at: 'shopping', hero: bought ? n : n + 1 };
}

/** Items of the shop at their printed prices, while stock lasts (DES-3.17, DES-32.5). */
export function offerShop(state: State, hero: Hero, offer: DeedOffer): void {
  const rows = new Map<string, Thing>();
  for (const thing of state.shop) if (!rows.has(rowId(thing))) rows.set(rowId(thing), thing);
  for (const [id, thing] of rows) {
    const price = rowOf(thing).price ?? 0;
    offer(unless(price <= hero.coins, 'why.coins', 'DES-3.14', { price }), () => ({
      option: { key: buyKey.make(id), text: 'shop.buy', with: { thing: thingName(thing), price }, on: [`item:${id}`] },
      *run(t) {
        hero.coins -= price;
        remove(state.shop, thing);
        tellPurchase(t, hero, thing, price);
        yield* receive(t, hero, thing);
      },
    }));
  }
}

/** DES-3.15, DES-29.1: 50 coins each. */
export function offerPotions(state: State, hero: Hero, offer: DeedOffer): void {
  const price = priceRow('potion').buy;
  for (const { id } of potions) {
    const why = first(
      unless(state.supply[id] > 0, 'why.stock', 'DES-2.5'),
      unless(price <= hero.coins, 'why.coins', 'DES-3.14', { price }),
    );
    offer(why, () => ({
      option: {
        key: buyPotionKey.make(id),
        text: 'shop.buy',
        with: { thing: thingName(id), price },
        on: [`potion:${id}`],
      },
      *run(t) {
        hero.coins -= price;
        yield* givePotion(t, hero, id);
        tellPurchase(t, hero, id, price);
      },
    }));
  }
}

export function* givePotion(t: T, hero: Hero, potion: Potion): Flow {
  t.state.supply[potion]--;
  yield* receive(t, hero, potion);
}

export function tellPurchase(t: T, hero: Hero, thing: Thing, price: number): void {
  t.tell('log.buys', { hero: heroName(sheetOf(hero)), thing: thingName(thing), price }, { rule: 'DES-32.5' });
}
