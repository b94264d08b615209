// DES-33: the places of the Town, a house rule: apothecary, town hall, armourer, training tower, healers, inn.

import type { Text } from '@veillee/kernel';
import { act } from '@veillee/pieces/deeds';
import { first, unless } from '@veillee/pieces/offers';
import { remove } from '@veillee/pieces/piles';
import { MOST_TRAIT_DICE, placeRow, priceRow, VARIANT_MOVEMENT } from '../../content/town.ts';
import { KINDS, SKILL_TYPES, type SkillType, type Tier } from '../../content/vocabulary.ts';
import { buying } from '../buying.ts';
import { calls } from '../calls.ts';
import { heroName, thingName } from '../card-names.ts';
import { statOf } from '../effects/stats.ts';
import { buyPotionKey, buySkillKey, buyTrainingKey, offerKey, tradeKey, visitKey } from '../keys.ts';
import { throwDice } from '../quest/dice.ts';
import { givePotion, offerShop } from '../setup/shopping.ts';
import {
  type Deed,
  type DeedOffer,
  type Flow,
  type Hero,
  type HeroTurn,
  inForce,
  potionsInPlay,
  potionsLeft,
  type State,
  sheetOf,
  type T,
  type Thing,
} from '../state.ts';
import { healed } from '../wounds.ts';
import { countCard, learn, train, whyNoCard, whyNoSkill } from './learning.ts';
import { lessonsOnOffer, potionsOnOffer, treasuresOnOffer } from './offers.ts';
import { tellPurchase } from './wares.ts';

/** DES-33.1, DES-33.3, R64: whoever begins in Town and does not run has 6 points there, and does not return this turn. */
export function offerErrands(hero: Hero, turn: HeroTurn, offer: DeedOffer): void {
  if (turn.trades) return;
  const why = first(
    unless(turn.inTown === true, 'why.arrived', 'DES-33.1'),
    unless(turn.action !== 'run', 'why.runs', 'DES-33.3'),
  );
  offer(why, () => ({
    option: { key: tradeKey, text: 'town.errands', with: { n: VARIANT_MOVEMENT }, rule: 'DES-33.1' },
    *run(t) {
      turn.trades = true;
      turn.errands = VARIANT_MOVEMENT;
      t.tell('log.trades', { hero: heroName(sheetOf(hero)) }, { rule: 'DES-33.1' });
    },
  }));
}

const VISITS = [
  'apothecary',
  'town-hall',
  'armourer',
  'training-tower',
  'healer-novice',
  'healer-adept',
  'healer-master',
  'inn',
] as const;
type Visit = (typeof VISITS)[number];
const rowOf = (visit: Visit) => placeRow(visit === 'inn' ? 'inn-meal' : visit);

/** DES-33.2, DES-33.4: 2 of these points for each visit, and no others. */
export function offerPlaces(state: State, hero: Hero, turn: HeroTurn, offer: DeedOffer): void {
  const points = turn.errands ?? 0;
  for (const visit of VISITS) {
    const { movement, coins = 0 } = rowOf(visit);
    const price = visit === 'inn' ? 0 : coins;
    const why = first(
      unless(points >= movement, 'why.errands', 'DES-33.4', { cost: movement }),
      unless(hero.coins >= price, 'why.coins', 'DES-33.13', { price }),
    );
    offer(why, () => ({
      option: {
        key: visitKey.make(visit),
        text: 'town.visit',
        with: { place: { text: `place.${visit}` }, cost: movement, price },
        on: [`place:${visit}`],
      },
      *run(t) {
        turn.errands = points - movement;
        yield* goTo(t, state, hero, visit);
      },
    }));
  }
}

function* goTo(t: T, state: State, hero: Hero, visit: Visit): Flow {
  switch (visit) {
    case 'apothecary':
      return yield* once(t, hero, visit, yield* potionDeeds(t, hero));
    case 'town-hall':
      return yield* once(t, hero, visit, yield* treasureDeeds(t, state, hero));
    case 'armourer':
      return yield* once(t, hero, visit, offer => offerShop(state, hero, offer)); // DES-33.11
    case 'training-tower':
      return yield* once(t, hero, visit, yield* lessonDeeds(t, state, hero));
    case 'inn':
      return yield* inn(t, hero);
    default:
      return healer(t, hero, visit);
  }
}

/** One purchase, or none. */
function* once(t: T, hero: Hero, visit: Visit, deeds: (offer: DeedOffer) => void): Flow {
  yield* act(t, askedAt(hero, visit), deeds);
}
const askedAt = (hero: Hero, visit: Visit) => ({
  seat: hero.seat,
  prompt: 'town.at',
  rule: 'DES-33.4',
  with: { hero: heroName(sheetOf(hero)), place: { text: `place.${visit}` }, coins: hero.coins },
  pass: { text: 'town.leave' },
});

const whyNotBuy = (hero: Hero, price: number, stock: number) =>
  first(unless(stock > 0, 'why.stock', 'DES-33.5'), unless(price <= hero.coins, 'why.coins', 'DES-32.5', { price }));

function* potionDeeds(t: T, hero: Hero): Flow<(offer: DeedOffer) => void> {
  const stock = yield* potionsOnOffer(t, hero);
  const price = priceRow('potion').buy;
  return offer => {
    for (const potion of potionsInPlay(t.state))
      offer(whyNotBuy(hero, price, Math.min(stock[potion] ?? 0, potionsLeft(t.state, potion))), () => ({
        option: buying(buyPotionKey.make(potion), potion, price, `potion:${potion}`),
        *run() {
          hero.coins -= price;
          stock[potion] = (stock[potion] ?? 0) - 1;
          tellPurchase(t, hero, potion, price);
          yield* givePotion(t, hero, potion);
        },
      }));
  };
}

/** DES-33.9, DES-33.10: any colour; face up, only colours of which a chest was opened. */
function* treasureDeeds(t: T, state: State, hero: Hero): Flow<(offer: DeedOffer) => void> {
  const found = yield* treasuresOnOffer(t, hero);
  const faceUp = inForce(state, 'town-hall-face-up');
  return offer => {
    for (const [n, one] of found.entries()) {
      const { tier, thing } = one;
      const price = priceRow(`${tier}-treasure`).buy;
      const why = first(
        whyNoCard(state, hero),
        faceUp && unless(state.opened.includes(tier), 'why.colour', 'DES-33.10', { tier: { text: `tier.${tier}` } }),
        whyNotBuy(hero, price, thing === undefined ? state.decks.treasures[tier].length : 1),
      );
      offer(why, () => ({
        option: { key: offerKey.make(n), ...wordsFor(one, price) },
        *run() {
          hero.coins -= price;
          remove(found, one);
          const [card] = thing === undefined ? t.draw(state.decks.treasures[tier]) : [thing];
          if (card === undefined) return;
          countCard(hero);
          tellPurchase(t, hero, card, price);
          yield* calls(t).treasure(t, hero.id, card);
        },
      }));
    }
  };
}

function wordsFor({ tier, thing }: { readonly tier: Tier; readonly thing?: Thing }, price: number): Text {
  return thing === undefined
    ? { text: 'town.treasure', with: { tier: { text: `tier.${tier}` }, price } }
    : { text: 'shop.buy', with: { thing: thingName(thing), price } };
}

function* lessonDeeds(t: T, state: State, hero: Hero): Flow<(offer: DeedOffer) => void> {
  const { training, skills } = yield* lessonsOnOffer(t, hero);
  const [course, lesson] = [priceRow('training').buy, priceRow('skill').buy];
  const lessonWhy = (type: SkillType) =>
    first(whyNoSkill(state, hero), whyNotBuy(hero, lesson, Math.min(skills[type], state.decks.skills[type].length)));
  return offer => {
    for (const trait of KINDS) {
      const why = first(
        unless(statOf(state, hero.id, trait) < MOST_TRAIT_DICE, 'why.trait', 'DES-32.8'),
        whyNotBuy(hero, course, Math.min(training[trait], state.supply[trait])),
      );
      offer(why, () => ({
        option: {
          key: buyTrainingKey.make(trait),
          text: 'town.training',
          with: { trait: { text: `kind.${trait}` }, price: course },
        },
        *run() {
          training[trait]--;
          yield* train(t, hero, trait, course);
        },
      }));
    }
    for (const type of SKILL_TYPES)
      offer(lessonWhy(type), () => ({
        option: {
          key: buySkillKey.make(type),
          text: 'town.skill',
          with: { type: { text: `skill-type.${type}` }, price: lesson },
        },
        *run() {
          skills[type]--;
          yield* learn(t, hero, type, lesson);
        },
      }));
  };
}

/** DES-33.13, DES-33.14, R63: damage and enhancements heal 1 each, surges 2; a miss fails. Some cure what lingers. */
function healer(t: T, hero: Hero, visit: 'healer-novice' | 'healer-adept' | 'healer-master'): void {
  const { coins = 0, dice = {}, cures = [] } = placeRow(visit);
  hero.coins -= coins;
  const thrown = throwDice(t, dice);
  const missed = thrown.some(({ face }) => face.miss);
  const sum = (of: 'damage' | 'enhancements' | 'surges'): number =>
    thrown.reduce((n, { face }) => n + (face[of] ?? 0), 0);
  const n = missed ? 0 : healed(t.state, hero, sum('damage') + sum('enhancements') + 2 * sum('surges'));
  if (!missed) for (const token of cures) hero.tokens[token] = 0;
  t.tell(
    'log.healer',
    { hero: heroName(sheetOf(hero)), place: { text: `place.${visit}` }, n },
    { rule: 'DES-33.13', detail: thrown },
  );
}

/** DES-33.15, R44: one payment of points for either or both, at most two rounds and one meal in a visit. */
function* inn(t: T, hero: Hero): Flow {
  while (yield* act(t, { ...askedAt(hero, 'inn'), rule: 'DES-33.15' }, offer => offerInn(t, hero, offer)));
}

function offerInn(t: T, hero: Hero, offer: DeedOffer): void {
  const [round, meal] = [placeRow('inn-drinks'), placeRow('inn-meal')];
  const deed =
    (id: string, price: number, run: () => void): (() => Deed) =>
    () => ({
      option: { key: visitKey.make(id), text: 'town.inn', with: { place: { text: `place.${id}` }, price } },
      *run() {
        hero.coins -= price;
        run();
        t.tell('log.inn', { hero: heroName(sheetOf(hero)), place: { text: `place.${id}` } }, { rule: 'DES-33.15' });
      },
    });
  const { drinks = 0, meals = 0 } = hero.visit ?? {};
  offer(
    first(
      unless(drinks < (round.most ?? 0), 'why.enough', 'DES-33.15'),
      unless(hero.coins >= (round.coins ?? 0), 'why.coins', 'DES-33.15', { price: round.coins ?? 0 }),
    ),
    deed('inn-drinks', round.coins ?? 0, () => {
      hero.visit = { ...hero.visit, drinks: drinks + 1 };
      hero.reputation += round.reputation ?? 0;
    }),
  );
  offer(
    first(
      unless(meals < (meal.most ?? 0), 'why.enough', 'DES-33.15'),
      unless(hero.coins >= (meal.coins ?? 0), 'why.coins', 'DES-33.15', { price: meal.coins ?? 0 }),
    ),
    deed('inn-meal', meal.coins ?? 0, () => {
      hero.visit = { ...hero.visit, meals: meals + 1 };
      healed(t.state, hero, meal.wounds ?? 0);
    }),
  );
}
