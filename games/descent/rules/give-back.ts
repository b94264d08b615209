// Cards and tokens that leave a hero for good go back to where they came from (DES-2.3, DES-2.4).

import { itemRow } from '../content/items.ts';
import { isPotion, rowId, type State, supplyPotion, type Thing } from './state.ts';

/** Sold, broken or discarded: to the bottom of its deck, to the shop, to the supply. A deck that has run out stays closed (R71). */
export function giveBack(state: State, thing: Thing): void {
  const { shop, lost, decks } = state;
  if (isPotion(thing)) {
    supplyPotion(state, thing, 1);
    return;
  }
  const { tier } = itemRow(rowId(thing));
  if (tier === 'dark-relic') return; // It is in the overlord's hands again.
  if (tier === 'shop') shop.push(thing);
  else if (tier === 'relic' || decks.treasures[tier].length === 0) lost.push(thing);
  else decks.treasures[tier].unshift(thing);
}
