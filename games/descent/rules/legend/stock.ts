// What there is to buy and to find: every card is with a hero, on offer, in the graveyard or in its deck, and a deck is what is nowhere else. So no
// card is ever in two places.

import { copiesOf, originalOf } from '@veillee/pieces/things';
import { rowsOf } from '../../content/boxes.ts';
import { items, potionRow, treasures } from '../../content/items.ts';
import { cardChanges } from '../../content/legend/changes.ts';
import type { ItemRow } from '../../content/rows.ts';
import { skills } from '../../content/skills.ts';
import { POTIONS, type Potion, type Tier } from '../../content/vocabulary.ts';
import { inForce, type Legend } from './record.ts';

/** Potions of invulnerability, and what they are found in: in play by a variant (LEG-21.19). */
const isOfInvulnerability = (id: string): boolean =>
  id === INVULNERABILITY || (itemIn(id)?.cache?.potion ?? '') === INVULNERABILITY;
const INVULNERABILITY: Potion = 'invulnerability-potion';
const itemIn = (id: string): ItemRow | undefined => items.find(row => row.id === id);

/** Cards of this id that a campaign goes without (LEG-3.1 to LEG-3.4). */
export function left(id: string, copies: number, legend?: Pick<Legend, 'variants'>): number {
  if (legend && inForce(legend, 'house-invulnerability') && isOfInvulnerability(id)) return copies;
  const change = cardChanges.find(one => one.id === id && 'copies' in one);
  if (!change || !('copies' in change)) return copies;
  return change.copies === 'all' ? 0 : Math.max(0, copies - change.copies);
}

/** Copies of these rows that a campaign has. */
export const cardsIn = (
  rows: readonly { readonly id: string; readonly copies: number }[],
  legend?: Pick<Legend, 'variants'>,
): string[] => rows.flatMap(({ id, copies }) => copiesOf(id, left(id, copies, legend)));
const copiesIn = (rows: readonly ItemRow[], legend: Legend): string[] => cardsIn(rowsOf(rows, legend.boxes), legend);

/** Things that somebody has, that lie on offer, or that are gone. */
function elsewhere({ heroes, cities, graveyard }: Legend): ReadonlySet<string> {
  const held = heroes.flatMap(({ equipped, pack }) => [...equipped, ...pack]);
  const offered = Object.values(cities).flatMap(({ offer = [] }) => offer);
  return new Set([...held, ...offered, ...graveyard]);
}

const remaining = (all: readonly string[], legend: Legend): string[] => {
  const gone = elsewhere(legend);
  return all.filter(thing => !gone.has(thing));
};

export const treasureDeck = (legend: Legend, tier: Tier): string[] =>
  remaining(copiesIn(treasures[tier], legend), legend);
/** Things of the shop: all that are left, and one of each. */
export const shopCards = (legend: Legend): string[] =>
  remaining(
    copiesIn(
      items.filter(({ tier }) => tier === 'shop'),
      legend,
    ),
    legend,
  );
export const shopStock = (legend: Legend): string[] => {
  const all = shopCards(legend);
  return all.filter((thing, n) => all.findIndex(one => sameRow(one, thing)) === n);
};
const sameRow = (one: string, other: string): boolean => originalOf(one) === originalOf(other);

/** LEG-15.10: each skill is there once; LEG-3.4, LEG-21.7: some are not there at all. */
export const skillsLeft = (legend: Legend): readonly string[] => {
  const known = legend.heroes.flatMap(hero => hero.skills);
  const banned = inForce(legend, 'tiny-skill-bans') ? BANNED : [];
  return skills
    .map(({ id }) => id)
    .filter(id => left(id, 1) > 0 && !known.includes(id) && !banned.includes(id) && !legend.graveyard.includes(id));
};
const BANNED: readonly string[] = ['boggs-the-rat', 'skilled', 'leadership'];

/** Potions that are sold: never those of invulnerability (LEG-3.3). */
export const potionsSold = (legend: Legend): Potion[] =>
  POTIONS.filter(id => left(id, 1, legend) > 0 && legend.boxes.includes(potionRow(id).box ?? 'base'));
export const potionsLeft = ({ heroes }: Legend, potion: Potion): number =>
  potionRow(potion).tokens -
  heroes.flatMap(({ potions, pack }) => [...potions, ...pack]).filter(one => one === potion).length;
