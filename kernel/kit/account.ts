// The account of a game that is over: where the points came from, and its figures. Pure; the last page and the lab share it.

import type { GameEvent } from '../play/event.ts';

/** One source of points, and what each seat has from it. */
export interface PointSource {
  readonly id: string;
  readonly bySeat: readonly number[];
}

/** One measure of a game, seat by seat: the hardest blow, gold spent. */
export interface Figure {
  readonly id: string;
  readonly bySeat: readonly number[];
}

/** `view` is the table as everyone sees it at the end. */
export interface Account<V = unknown> {
  /** Every source, also those that gave nothing. A seat's sources add up to what it has of its own. */
  points(view: V): readonly PointSource[];
  figures(view: V, events: readonly GameEvent[]): readonly Figure[];
  /** Who was played, by their ids, where that is chosen in play: results are told apart by it. */
  cast?(view: V): readonly string[];
}

/** Of a whole campaign: a number is averaged over many of them, a word is counted, of a list each word by itself. */
export interface CampaignFigures {
  readonly [id: string]: number | string | readonly string[];
}

/** What is said of a whole campaign, for whoever weighs the game. */
export interface CampaignAccount<S = unknown> {
  /** `ends` are the states in which its chapters ended, the first one first, and `told` is what was told in them; those that were lost and played again are not among them. */
  figures(ends: readonly S[], told: readonly GameEvent[]): CampaignFigures;
}

/** What each seat gained of a coin, event by event, counted together. */
export function sumOfCoin(
  events: readonly GameEvent[],
  seats: number,
  coin: string,
  counted: (n: number) => number = n => n,
): number[] {
  const sums = Array<number>(seats).fill(0);
  for (const { brings } of events)
    if (brings) sums[brings.seat] = (sums[brings.seat] ?? 0) + counted(brings.coins[coin] ?? 0);
  return sums;
}
