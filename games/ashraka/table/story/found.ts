// What has just been found: cards that lay hidden and now lie with a hero, or were read and put away at once. Pure.

import type { FindId } from '../../content/vocabulary.ts';
import type { View } from '../../rules/view.ts';

type Known = Pick<View, 'heroes' | 'bag' | 'stalls' | 'discard' | 'piles'>;

const heldIn = ({ heroes }: Pick<View, 'heroes'>): readonly FindId[] =>
  heroes.flatMap(({ hand, specials }) => [...hand, ...specials]);

/** Cards whose face somebody could see. */
function seenIn(view: Known): ReadonlySet<FindId> {
  const cards = [
    ...heldIn(view),
    ...Object.values(view.bag.cards),
    ...view.stalls[1],
    ...view.stalls[2],
    ...view.discard,
    ...Object.values(view.piles).flatMap(({ cards: up }) => up),
  ];
  return new Set(cards.filter((card): card is FindId => card !== null && card !== undefined));
}

/** Those that were seen by nobody before, and that somebody has, or that lie discarded, now. */
export function foundBetween(before: Known, after: Known): readonly FindId[] {
  const seen = seenIn(before);
  return [...heldIn(after), ...after.discard].filter(card => !seen.has(card));
}
