// What trading in Town is worth to a hero: potions first for whoever is hurt, then a treasure.

import { priceRow, treasurePrice } from '../content/town.ts';
import { EQUIPMENT } from '../content/turns.ts';
import { TIERS, type Tier } from '../content/vocabulary.ts';
import type { Hero, Known } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { healingWorth } from './adept-heroes-danger.ts';

/** Wounds that a potion heals. */
export const POTION = 3;
/** What a treasure of a colour is worth to whoever draws it, and a potion to whoever is whole. */
const TREASURE: { readonly [tier in Tier]: number } = { copper: 9, silver: 14, gold: 20 };
const SPARE_POTION = 1.5;

/** The dearest treasure that these coins buy, of colours that are on sale. */
export const affordable = ({ opened, decks }: View, { coins }: Hero): Tier | undefined =>
  [...TIERS].reverse().find(one => opened.includes(one) && decks.treasures[one] > 0 && treasurePrice(one) <= coins);

export function tradeWorth(known: Known, view: View, hero: Hero): number {
  const { buy } = priceRow('potion');
  const room = Math.max(0, Math.min(EQUIPMENT.potions - hero.potions.length, Math.floor(hero.coins / buy)));
  const tier = affordable(view, hero);
  return healingWorth(known, hero, POTION * room) + SPARE_POTION * room + (tier ? TREASURE[tier] : 0);
}
