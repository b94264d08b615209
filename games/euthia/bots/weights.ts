// How the adept weighs what cannot be counted exactly; found by letting variants play each other.

export const WEIGHTS = {
  /** Of what makes a Hero stronger, against Reputation at the end. */
  growth: 3,
  /** Of what a tile does by itself, beside what it changes in fights. */
  use: 1,
  /** Of better fights. */
  prowess: 1,
  /** Of what lies behind a Monster: trade at a post, a meeting, a goal. */
  behind: 0.6,
  /** Of new land. */
  explore: 1,
  /** Of Bounties where the scenario's goal is another. */
  besides: 0.75,
  /** Of a death in competitive play. */
  death: 4.5,
  /** Of Health that a fight costs. */
  health: 0.18,
  /** Of a Gaar that is kept for another fight. */
  gaar: 0.8,
  /** Of a token that is kept for the next turn. */
  saved: 0.5,
  /** Of errands that are left for later turns. */
  later: 0.5,
  /** Of Trophies that are not written down at once. */
  trophy: 0.8,
};
