// Counting the cards of Kilforth, for tests.

import { chapterKeywords } from '../content/cards.ts';
import type { Effect, Keyword, Op } from '../content/vocabulary.ts';

/** How many of each. */
export function tally<T>(list: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}
export const counted = (list: readonly (string | number)[]): Record<string, number> => Object.fromEntries(tally(list));
export const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);

/** Every operation of an ability, those inside others too. */
export const opsOf = (effect: Effect): readonly Op[] => {
  const top =
    'ops' in effect ? effect.ops : 'test' in effect ? [...effect.test.pass, ...effect.test.fail] : effect.choice.flat();
  return top.flatMap(op => (op.op === 'rollEach' ? [op, ...op.ops] : [op]));
};

export const CHAPTERS = [1, 2, 3, 4] as const;
/** All keywords of a Saga with so many heroes in the game. */
export const wholeSaga = (saga: string, heroes: number): Keyword[] =>
  CHAPTERS.flatMap(chapter => chapterKeywords(saga, chapter, heroes));
