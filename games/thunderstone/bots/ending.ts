// The end of a standard game: how likely a win is if it ends now, or if the others move next. In the one coin of worths.

import type { Outlook } from './outlook.ts';
import { stoneRank } from './sight.ts';

/** What winning is worth. */
const VICTORY = 80;
const STONE_VP = 3;

const chanceOf = (margin: number, doubt: number): number => 1 / (1 + Math.exp(-margin / doubt));

/** How well one stands after one's turn, the Thunderstone then in this Rank, with so many more VP. 0 until it is near. */
export function standing({ view, lead }: Outlook, stone: number, gained = 0): number {
  if (view.mode !== 'standard' || stoneRank(view) === 0) return 0;
  if (stone === 1) return VICTORY * chanceOf(lead + gained, 1.2);
  // Whoever moves next may take the stone.
  return VICTORY * (stone === 2 ? chanceOf(lead + gained - 4, 4) : chanceOf(lead + gained - 1, 5));
}

/** Where the Thunderstone lies once a card of this Rank has left the Hall. */
export function stoneAfter(stone: number, rank: number): number {
  return stone > 0 && rank < stone ? stone - 1 : stone;
}

/** The standing after a battle in this Rank. */
export function standingAfter(outlook: Outlook, rank: number, victory: boolean, vp: number): number {
  const stone = stoneAfter(stoneRank(outlook.view), rank);
  const taken = victory && stone === 1 ? STONE_VP : 0;
  return standing(outlook, stone, victory ? vp + taken : 0);
}
