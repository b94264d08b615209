// The adept's weights, settled by measurement: paired games, seats swapped, several hundred for each change.

import type { Mode } from '../rules/state.ts';

export interface Weights {
  /** Cards that leave the Hall in a player's turn, on average: how fast the game goes. */
  readonly pace: number;
  /** VP for one XP, early in the game. */
  readonly xp: number;
  /** VP for one gold of a hand, early in the game. */
  readonly gold: number;
  /** With fewer useful turns than this, XP and gold lose their worth. */
  readonly ripe: number;
  /** The part of a Hero's next Level that a Hero is worth already. */
  readonly potential: number;
  /** How far the estimates for a visit and for a rest are believed, beside a victory that is sure. */
  readonly village: number;
  readonly rest: number;
  /** The part of their worth that XP keep when they are spent. */
  readonly levelPrice: number;
  /** What a Food eaten or a Spear thrown costs. */
  readonly paid: number;
  /** Solo and together: the part of its VP that a monster nearer to the Village is worth more, for each Rank. */
  readonly urgency: number;
}

const STANDARD: Weights = {
  pace: 0.9,
  xp: 0.7,
  gold: 0.3,
  ripe: 14,
  potential: 0.3,
  village: 0.7,
  rest: 0.25,
  levelPrice: 0.5,
  paid: 0.7,
  urgency: 0,
};

/** Against the Village score pile. */
const ALONE: Weights = { ...STANDARD, xp: 0.9, gold: 0.33, village: 0.5, urgency: 0.4 };

export const weightsOf = (mode: Mode): Weights => (mode === 'standard' ? STANDARD : ALONE);
