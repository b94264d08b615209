// LEG-1.5, LEG-1.7: on the map heroes hand on what they like, at no cost, drink as many potions as they like, and drop what they no longer want.

import type { Option, Position, Seat } from '@veillee/kernel';
import type { Standing } from '@veillee/pieces/deeds';
import { potionRow } from '../../content/items.ts';
import type { Potion } from '../../content/vocabulary.ts';
import { heroName, thingName } from '../card-names.ts';
import { isFixed, isStowed } from '../hero/fitting.ts';
import { heroKey } from '../keys.ts';
import { heroId, isPotion, type Thing } from '../state.ts';
import { heal } from './care.ts';
import { asHero, carry, part, thingsOf, tidy, whyNoRoom } from './fitting.ts';
import { drinkKey, dropKey, shareKey, thingKey } from './keys.ts';
import { locationName } from './names.ts';
import {
  type Flow,
  heroIn,
  type Legend,
  type Legendary,
  type LegendHero,
  legendOf,
  type W,
  type WeekOffer,
} from './record.ts';

/** One thing after the other, of any hero of this seat. */
export function offerSharing(legend: Legend, seat: Seat, offer: WeekOffer): void {
  for (const hero of legend.heroes) {
    if (hero.seat !== seat || sharable(hero).length === 0) continue;
    offer(undefined, () => ({
      option: {
        key: shareKey.make(hero.sheet),
        text: 'week.share',
        with: { hero: heroName(hero.sheet) },
        on: [shareKey.make(hero.sheet)],
        figure: heroId(hero.sheet),
        rule: 'LEG-1.5',
      },
      run: t => share(t, hero.sheet),
    }));
  }
}

/** Of those who are not asked what the party does. */
export const sharingOf = (legend: Legend, seat: Seat): Standing<Legendary, Position> => ({
  asked: { seat, prompt: 'week.sharing', rule: 'LEG-1.5', with: { location: locationName(legend.party.at) } },
  deeds: offer => offerSharing(legend, seat, offer),
});
export const otherSeats = ({ heroes, treasurer }: Legend): readonly Seat[] =>
  [...new Set(heroes.map(({ seat }) => seat))].filter(seat => seat !== treasurer);

const sharable = (hero: LegendHero): Thing[] => [...new Set(thingsOf(hero))].filter(thing => !isFixed(thing));

const thingOption = (one: Thing): Option => ({
  key: thingKey.make(one),
  text: 'week.share.thing',
  with: { thing: thingName(one) },
  on: [`${isPotion(one) ? 'potion' : 'item'}:${one}`],
});

function* share(t: W, sheet: string): Flow {
  const giver = heroIn(legendOf(t.state), sheet);
  const how = { rule: 'LEG-1.5', with: { hero: heroName(sheet) }, pass: { text: 'week.share.no' } };
  const thing = yield* t.choose(giver.seat, 'week.share.what', sharable(giver), thingOption, how);
  if (thing !== undefined) yield* handOn(t, giver, thing);
  yield* settle(t, sheet);
}

/** R230: what made room for other things is gone: each of them finds a place, with its owner, with somebody else, or nowhere. */
export function* settle(t: W, sheet: string): Flow {
  for (;;) {
    const hero = heroIn(legendOf(t.state), sheet);
    tidy(hero);
    if (isStowed(asHero(hero))) return;
    const how = { rule: 'LEG-13.16', with: { hero: heroName(sheet) } };
    yield* handOn(t, hero, yield* t.choose(hero.seat, 'week.settle', sharable(hero), thingOption, how), true);
  }
}

function* handOn(t: W, giver: LegendHero, thing: Thing, must = false): Flow {
  const { sheet } = giver;
  const words = { hero: heroName(sheet) };
  const key = yield* t.choose(giver.seat, 'week.share.to', waysOf(legendOf(t.state), giver, thing), {
    rule: 'LEG-1.5',
    with: { ...words, thing: thingName(thing) },
    ...(!must && { pass: { text: 'week.share.no' } }),
  });
  if (key !== undefined) pass(t, heroIn(legendOf(t.state), sheet), thing, key);
}

function waysOf({ heroes }: Legend, giver: LegendHero, thing: Thing): Option[] {
  const able = heroes.filter(hero => hero !== giver && whyNoRoom(hero, thing) === undefined);
  return [
    ...able.map(({ sheet }) => ({ key: heroKey.make(sheet), text: `hero.${sheet}`, on: [heroId(sheet)] })),
    ...(isPotion(thing) && helps(giver, thing) ? [{ key: drinkKey, text: 'week.share.drink' }] : []),
    { key: dropKey, text: 'week.share.drop', rule: 'LEG-1.7' },
  ];
}

function pass(t: W, giver: LegendHero, thing: Thing, key: string): void {
  const legend = legendOf(t.state);
  const words = { hero: heroName(giver.sheet), thing: thingName(thing) };
  part(giver, thing);
  if (key === dropKey) {
    if (!isPotion(thing)) legend.graveyard.push(thing);
    return t.tell('log.drops', words, { rule: 'LEG-1.7' });
  }
  if (key === drinkKey && isPotion(thing)) return drink(t, giver, thing);
  const receiver = heroIn(legend, heroKey.only(key));
  carry(receiver, thing);
  t.tell('log.week.shares', { ...words, other: heroName(receiver.sheet) }, { rule: 'LEG-1.5' });
}

// ---- potions ----

/** What it gives back, to whoever drinks it at rest. */
const recoveries = (potion: Potion) =>
  potionRow(potion).effects.flatMap(({ ops }) => ops.flatMap(op => (op.op === 'recover' ? [op] : [])));

const helps = (hero: LegendHero, potion: Potion): boolean =>
  recoveries(potion).some(
    ({ wounds, fatigue }) =>
      (wounds !== undefined && (hero.wounds < hero.maxWounds || hero.tokens.poison !== undefined)) ||
      (fatigue !== undefined && hero.fatigue < hero.maxFatigue),
  );

function drink(t: W, hero: LegendHero, potion: Potion): void {
  for (const { wounds, fatigue } of recoveries(potion)) {
    if (wounds !== undefined) heal(hero, wounds === 'all' ? Number.POSITIVE_INFINITY : wounds);
    if (fatigue !== undefined)
      hero.fatigue = fatigue === 'all' ? hero.maxFatigue : Math.min(hero.maxFatigue, hero.fatigue + fatigue);
  }
  t.tell('log.week.drinks', { hero: heroName(hero.sheet), thing: thingName(potion) }, { rule: 'LEG-1.5' });
}
