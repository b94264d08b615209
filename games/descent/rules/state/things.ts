// Things by their names, and how many of them are left: cards by their copies, potions and training by their kinds.

import { originalOf } from '@veillee/pieces/things';
import { POTIONS, type Potion, type Token, type Trait } from '../../content/vocabulary.ts';

/** An item by its copy (`sword#2`), or a potion, of which one is like another. */
export type Thing = string;
export type Tokens = { [token in Token]?: number };

export const isPotion = (thing: Thing): thing is Potion => POTIONS.some(potion => potion === thing);

/** What a copy is a copy of. */
export const rowId = (thing: Thing): string => originalOf(thing);

/** Tokens left: potions of the boxes in play, training by trait. */
export type Supply = { [trait in Trait]: number } & { [potion in Potion]?: number };
type Stocked = { readonly supply: Supply };

/** Potions that there are with the boxes in play, in their order. */
export const potionsInPlay = ({ supply }: Stocked): readonly Potion[] =>
  POTIONS.filter(potion => supply[potion] !== undefined);
export const potionsLeft = ({ supply }: Stocked, potion: Potion): number => supply[potion] ?? 0;
/** Tokens go back to the supply, or are taken from it. */
export function supplyPotion({ supply }: Stocked, potion: Potion, by: 1 | -1): void {
  supply[potion] = (supply[potion] ?? 0) + by;
}
