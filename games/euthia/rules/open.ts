// What somebody sees of a table, as the pure questions of the rules read it: boards, bots and the account ask of a view what the rules ask of
// a state.

import type { Hero, Known } from './state.ts';
import type { HeroView, View } from './view.ts';

/** A Hero whose hand is seen, or empty. */
const openHero = ({ cards: _, hand = [], ...hero }: HeroView): Hero => ({ ...hero, hand: [...hand] });

const known = new WeakMap<View, Known>();

/** To be looked at, never changed. */
export function openState(view: View): Known {
  const before = known.get(view);
  if (before) return before;
  const open = { ...view, heroes: view.heroes.map(openHero), territory: { length: view.territory.count } };
  known.set(view, open);
  return open;
}
