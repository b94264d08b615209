// DES-3.14 to DES-3.17: what heroes buy before the quest: shop items and potions, no credit.

import { act } from '@veillee/pieces/deeds';
import { first, unless } from '@veillee/pieces/offers';
import { remove } from '@veillee/pieces/piles';
import { dieRow } from '../../content/dice.ts';
import type { ReadyHero } from '../../content/parties.ts';
import { priceRow } from '../../content/town.ts';
import type { Potion } from '../../content/vocabulary.ts';
import { buying } from '../buying.ts';
import { heroName, thingName } from '../card-names.ts';
import { changesFor } from '../hero/comparison.ts';
import { receive } from '../hero/equipment.ts';
import { rowOf, whyNotReceive } from '../hero/fitting.ts';
import { offerTraining, offerTreasures, tellPurchase } from '../hero/wares.ts';
import { buyKey, buyPotionKey, claimKey } from '../keys.ts';
import { afterEquipping } from '../legend/dungeon/higher.ts';
import { enrol } from '../legend/enrolment.ts';
import { coinsOf, pay } from '../purse.ts';
import {
  type DeedOffer,
  type Flow,
  type Hero,
  inForce,
  type Position,
  potionsInPlay,
  potionsLeft,
  rowId,
  type State,
  sheetOf,
  supplyPotion,
  type T,
  type Thing,
} from '../state.ts';
import { readyOf } from './heroes.ts';

export function* shopping(t: T, { hero: n }: Extract<Position, { at: 'shopping' }>): Flow<Position> {
  const hero = t.state.heroes[n];
  if (!hero) return afterShopping(t);
  const ready = readyOf(t.state, hero);
  if (ready) {
    yield* outfit(t, hero, ready);
    return { at: 'shopping', hero: n + 1 };
  }
  const bought = yield* act(
    t,
    {
      seat: hero.seat,
      prompt: 'setup.shop',
      rule: 'DES-3.14',
      with: { hero: heroName(sheetOf(hero)), coins: coinsOf(t.state, hero) },
      pass: { text: 'setup.shop.done' },
      outlook: () => changesFor(t.state, hero, true),
    },
    offer => {
      offerShop(t.state, hero, offer, disputed);
      offerPotions(t.state, hero, offer);
      if (t.state.veterans.length > 0) offerLinked(t.state, hero, offer);
    },
  );
  return { at: 'shopping', hero: bought ? n : n + 1 };
}

/** To the quest; of a campaign to a dungeon by itself, or onto the map. */
function afterShopping(t: T): Position {
  const { dungeon, legend } = t.state;
  if (dungeon) return afterEquipping(t.state);
  return legend ? enrol(t) : { at: 'arrival', hero: 0 };
}

/** Items of the shop at their printed prices, while stock lasts (DES-3.17, DES-32.5). */
export function offerShop(state: State, hero: Hero, offer: DeedOffer, buyerOf?: typeof disputed): void {
  const rows = new Map<string, Thing>();
  for (const thing of state.shop) if (!rows.has(rowId(thing))) rows.set(rowId(thing), thing);
  for (const [id, thing] of rows) {
    const price = rowOf(thing).price ?? 0;
    offer(
      first(whyNotReceive(hero, thing), unless(price <= coinsOf(state, hero), 'why.coins', 'DES-3.14', { price })),
      () => ({
        option: buying(buyKey.make(id), thing, price, `item:${id}`),
        *run(t) {
          yield* buy(t, buyerOf ? yield* buyerOf(t, hero, thing, price) : hero, thing, price);
        },
      }),
    );
  }
}

function* buy(t: T, hero: Hero, thing: Thing, price: number): Flow {
  pay(t.state, hero, price);
  remove(t.state.shop, thing);
  tellPurchase(t, hero, thing, price);
  yield* receive(t, hero, thing);
}

/** The ready-made party buys what its list says, at the same prices and from the same stock. */
function* outfit(t: T, hero: Hero, { things, potions: wanted }: ReadyHero): Flow {
  for (const id of things) {
    const thing = t.state.shop.find(one => rowId(one) === id);
    if (!thing) continue;
    const { price = 0 } = rowOf(thing);
    if (price <= coinsOf(t.state, hero)) yield* buy(t, hero, thing, price);
  }
  for (const id of wanted)
    if (potionsLeft(t.state, id) > 0 && priceRow('potion').buy <= coinsOf(t.state, hero)) yield* buyPotion(t, hero, id);
}

/** DES-3.18: heroes of other players may claim the last one too: each throws the red die, once all have said so. */
function* disputed(t: T, hero: Hero, thing: Thing, price: number): Flow<Hero> {
  const { state } = t;
  const isLast = state.shop.filter(one => rowId(one) === rowId(thing)).length === 1;
  // One purse pays: nobody is the poorer whoever has it (LEG-1.11).
  if (!isLast || state.legend || !inForce(state, 'dispute-roll')) return hero;
  const claimants = [hero];
  for (const other of state.heroes) {
    if (other.seat === hero.seat || coinsOf(state, other) < price) continue;
    const key = yield* t.choose(other.seat, 'shop.dispute', [{ key: claimKey, text: 'shop.claim' }], {
      rule: 'DES-3.18',
      with: { hero: heroName(sheetOf(other)), other: heroName(sheetOf(hero)), thing: thingName(thing) },
      pass: { text: 'shop.leave' },
      window: { id: 'dispute', matters: true, open: true },
    });
    if (key !== undefined) claimants.push(other);
  }
  return throwFor(t, claimants, thing) ?? hero;
}

/** Most damage takes it; whoever is level with the best throws again, among themselves. */
function throwFor(t: T, claimants: readonly Hero[], thing: Thing): Hero | undefined {
  if (claimants.length < 2) return claimants[0];
  const thrown = claimants.map(hero => ({ hero, n: dieRow('red').faces[t.roll(6, 'dice') - 1]?.damage ?? 0 }));
  const most = Math.max(...thrown.map(({ n }) => n));
  const throws = thrown.map(({ hero, n }) => ({ text: 'shop.throw', with: { hero: heroName(sheetOf(hero)), n } }));
  t.tell('log.disputed', { thing: thingName(thing), throws }, { rule: 'DES-3.18', weight: 1 });
  const best = thrown.filter(({ n }) => n === most).map(({ hero }) => hero);
  return throwFor(t, best, thing);
}

/** DES-3.15, DES-29.1: 50 coins each. */
export function offerPotions(state: State, hero: Hero, offer: DeedOffer): void {
  const price = priceRow('potion').buy;
  for (const id of potionsInPlay(state)) {
    const why = first(
      whyNotReceive(hero, id),
      unless(potionsLeft(state, id) > 0, 'why.stock', 'DES-2.5'),
      unless(price <= coinsOf(state, hero), 'why.coins', 'DES-3.14', { price }),
    );
    offer(why, () => ({
      option: buying(buyPotionKey.make(id), id, price, `potion:${id}`),
      run: t => buyPotion(t, hero, id),
    }));
  }
}

function* buyPotion(t: T, hero: Hero, potion: Potion): Flow {
  const price = priceRow('potion').buy;
  pay(t.state, hero, price);
  yield* givePotion(t, hero, potion);
  tellPurchase(t, hero, potion, price);
}

export function* givePotion(t: T, hero: Hero, potion: Potion): Flow {
  supplyPotion(t.state, potion, -1);
  yield* receive(t, hero, potion);
}

/** DES-110.5: before a linked quest also training, and treasure of any colour. */
function offerLinked(state: State, hero: Hero, offer: DeedOffer): void {
  const rule = 'DES-110.5';
  offerTreasures(state, hero, offer, { rule, whyNot: () => undefined });
  offerTraining(state, hero, offer, rule);
}
