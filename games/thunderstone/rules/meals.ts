// What strengthens one Hero, Iron Rations and Goodberries, and the party once it has. Pure.

import { type Card, type CardDef, defOf } from '../content/cards.ts';
import type { Ability, DungeonAbility } from '../content/vocabulary.ts';
import { type Party, wasUsed } from './state.ts';

export type Meal = Extract<DungeonAbility, { op: 'strengthBonus' | 'convertHero' }>;

const isMeal = (ability: Ability): ability is Meal => ability.op === 'strengthBonus' || ability.op === 'convertHero';

export const mealOn = (def: CardDef): Meal | undefined => def.abilities.find(isMeal);

/** What a card can still give to one Hero. */
export const unusedMeal = (party: Party, card: Card): Meal | undefined =>
  defOf(card).abilities.find((ability, i): ability is Meal => isMeal(ability) && !wasUsed(party, card, i));

/** The party once this Hero has eaten; the Attack of whoever ate Goodberries is magic (THU-21.10). */
export const fedWith = (party: Party, hero: Card, { op, strength }: Meal): Party => ({
  ...party,
  strength: { ...party.strength, [hero]: (party.strength[hero] ?? 0) + strength },
  converted: op === 'convertHero' ? [...party.converted, hero] : party.converted,
});

/** The party once each of these cards has been given to its Hero. */
export const fedAll = (party: Party, feeds: readonly (readonly [card: Card, hero: Card])[]): Party =>
  feeds.reduce((fed, [card, hero]) => {
    const meal = mealOn(defOf(card));
    return meal ? fedWith(fed, hero, meal) : fed;
  }, party);
