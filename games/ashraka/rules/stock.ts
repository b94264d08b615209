// ASH-14.3: coins and runes, which both heroes have in common.

import type { Table } from '@veillee/kernel';
import { findRow } from '../content/finds.ts';
import { type Cost, type Price, RUNES, type Rune } from '../content/vocabulary.ts';
import type { Hero, State } from './state.ts';

/** R49, as an option: what the box holds. */
const IN_THE_BOX: { readonly [kind in Rune | 'coins']: number } = { coins: 92, blue: 12, red: 6, mauve: 2 };

/** A negative number takes what is there. Returns what has changed. */
export function changeCoins(t: Table<State>, n: number): number {
  const { bag, house } = t.state;
  const before = bag.coins;
  bag.coins = clipped(before + n, house.scarce ? IN_THE_BOX.coins : Number.POSITIVE_INFINITY);
  return told(t, 'coins', bag.coins - before, bag.coins);
}

export function changeRunes(t: Table<State>, rune: Rune, n: number): number {
  const { bag, house } = t.state;
  const before = bag.runes[rune];
  bag.runes[rune] = clipped(before + n, house.scarce ? IN_THE_BOX[rune] : Number.POSITIVE_INFINITY);
  return told(t, rune, bag.runes[rune] - before, bag.runes[rune]);
}

const clipped = (n: number, most: number): number => Math.max(0, Math.min(most, n));

function told(t: Table<State>, what: Rune | 'coins', change: number, now: number): number {
  if (change !== 0)
    t.tell(change > 0 ? 'log.gain' : 'log.spend', { what, n: Math.abs(change), now }, { rule: 'ASH-14.3' });
  return change;
}

export function pay(t: Table<State>, cost: Cost): void {
  for (const rune of RUNES) if (cost[rune]) changeRunes(t, rune, -cost[rune]);
}

/** ASH-26.9: whether an option or a box can be chosen. Its ops take what it asks for. */
export function canPay({ bag }: State, price: Price | undefined, hero: Hero | undefined): boolean {
  if (price === undefined) return true;
  if ('coins' in price) return bag.coins >= price.coins;
  if ('blue' in price) return bag.runes.blue >= price.blue;
  if ('red' in price) return bag.runes.red >= price.red;
  return hero?.hand.some(card => findRow(card).type === price.card) ?? false;
}
