// EUT-5.33, R13: Portals that work no more for a Hero in this turn, and when they do again.

import type { SpaceAt } from '../content/lattice.ts';
import type { Hero } from './state.ts';

/** The one that was used; where the Hero arrives it is as it was. */
export function spendPortal(hero: Hero, used: SpaceAt): void {
  hero.spentPortals = [...new Set([...hero.spentPortals, used])];
}

/** Spaces left on foot, by a flight, by death: otherwise than through a Portal. */
export function quitPortals(hero: Hero, ...left: readonly (SpaceAt | undefined)[]): void {
  hero.spentPortals = hero.spentPortals.filter(at => !left.includes(at));
}
