// Amounts and ranges, as quests write them. Pure.

import type { Amount, Range } from '../../content/quests/vocabulary.ts';
import type { TableSize } from '../../content/vocabulary.ts';

/** What an amount depends on. */
export interface Counting {
  readonly heroes: number;
  /** Tokens of progress, after a prolonged action of difficulty X. */
  readonly progress?: number;
}

/** Monsters and quests count players: hero figures + 1 (DES-3.21, R4). */
export const tableSize = (heroes: number): TableSize => Math.max(2, Math.min(5, heroes + 1)) as TableSize;

export function amountOf(amount: Amount, { heroes, progress = 0 }: Counting): number {
  if (typeof amount === 'number') return amount;
  if ('perHero' in amount) return amount.perHero * heroes;
  if ('perProgress' in amount) return amount.perProgress * progress;
  return amount[tableSize(heroes)];
}

/** `all`: as many as there are. */
export function isWithin(n: number, range: Range, all = Number.NaN): boolean {
  if (typeof range === 'number') return n === range;
  if ('all' in range) return n === all;
  return n >= (range.min ?? Number.NEGATIVE_INFINITY) && n <= (range.max ?? Number.POSITIVE_INFINITY);
}
