// What a hero of the party can carry: the same slots as on a board (LEG-13.16).

import { unless, type Why } from '@veillee/pieces/offers';
import { remove } from '@veillee/pieces/piles';
import { isStowed, othersOf, packOf, rowOf, slotOf, whyNotEquip } from '../hero/fitting.ts';
import { newHero } from '../setup/heroes.ts';
import { type Hero, isPotion, type Thing } from '../state.ts';
import type { LegendHero } from './record.ts';

/** The hero as a board would have them. */
export const asHero = ({ sheet, seat, skills, equipped, pack, potions }: LegendHero): Hero => ({
  ...newHero(seat, sheet),
  skills,
  equipped,
  pack,
  potions,
});

const fitsInUse = (hero: LegendHero, thing: Thing): boolean => whyNotEquip(asHero(hero), thing) === undefined;

export const whyNoRoom = (hero: LegendHero, thing: Thing): Why | undefined =>
  unless(fitsInUse(hero, thing) || hero.pack.length < packOf(asHero(hero)), 'why.week.room', 'LEG-13.16');

/** Into use if it fits, else into the pack. */
export function carry(hero: LegendHero, thing: Thing): void {
  if (!fitsInUse(hero, thing)) hero.pack.push(thing);
  else if (isPotion(thing)) hero.potions.push(thing);
  else hero.equipped.push(thing);
}

/** What is in use and has its place no more goes into the pack, and what the pack holds too much of comes into use, as far as it fits. */
export function tidy(hero: LegendHero): void {
  const others = hero.equipped.filter(thing => slotOf(rowOf(thing)) === 'other');
  for (const thing of others.slice(othersOf(asHero(hero)))) {
    remove(hero.equipped, thing);
    hero.pack.push(thing);
  }
  for (const thing of [...hero.pack]) {
    if (isStowed(asHero(hero))) return;
    if (!fitsInUse(hero, thing)) continue;
    remove(hero.pack, thing);
    carry(hero, thing);
  }
}

export const thingsOf = ({ equipped, potions, pack }: LegendHero): readonly Thing[] => [
  ...equipped,
  ...potions,
  ...pack,
];

export function part(hero: LegendHero, thing: Thing): void {
  if (hero.pack.includes(thing)) remove(hero.pack, thing);
  else if (isPotion(thing)) remove(hero.potions, thing);
  else remove(hero.equipped, thing);
}
