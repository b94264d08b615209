// Whose coins are spent and gained: each hero's own, or in a campaign those of the whole party (LEG-1.11).

import type { Hero, Known } from './state.ts';

type Purse = Pick<Known, 'legend'>;

/** What a hero may spend. */
export const coinsOf = ({ legend }: Purse, { coins }: Pick<Hero, 'coins'>): number => legend?.coins ?? coins;

/** Spent; gained where it is less than 0. */
export function pay({ legend }: Purse, hero: Hero, n: number): void {
  if (legend) legend.coins -= n;
  else hero.coins -= n;
}
