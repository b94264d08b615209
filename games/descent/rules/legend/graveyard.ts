// LEG-21.10: by a variant whatever leaves play is out of the campaign, but for potions, cards of the shop and of the overlord.

import { itemRow } from '../../content/items.ts';
import { isPotion, rowId } from '../state.ts';
import { inForce, type Legend } from './record.ts';

export function bury(legend: Legend, card: string): void {
  if (inForce(legend, 'house-graveyard') && !legend.graveyard.includes(card)) legend.graveyard.push(card);
}

/** Things that nobody has any more: treasures, never what the shop sells. */
export function buryThings(legend: Legend, things: readonly string[]): void {
  if (!inForce(legend, 'house-graveyard')) return;
  for (const thing of things) if (!isPotion(thing) && itemRow(rowId(thing)).tier !== 'shop') bury(legend, thing);
}
