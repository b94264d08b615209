// What is printed on cards, as texts: nothing here is secret, so boards may have it too.

import type { Text } from '@veillee/kernel';
import { isPotion, rowId, type Thing } from './state.ts';

export const heroName = (sheet: string): Text => ({ text: `hero.${sheet}` });

export const thingName = (thing: Thing): Text => ({
  text: isPotion(thing) ? `potion.${thing}` : `item.${rowId(thing)}`,
});

/** Of a feat, or of a copy of one. */
export const featName = (card: string): Text => ({ text: `feat.${rowId(card)}` });
