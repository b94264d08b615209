// What one side may lose before the game is lost to it. The lab fills it up, so that a game goes on and tells how much would have been enough.

export interface Reserve<S = unknown> {
  /** The side that it belongs to; without one, everybody. */
  readonly side?: string;
  /** With no more than this, one answer may cost the game. */
  readonly last: number;
  of(state: S): number;
  add(state: S, n: number): void;
}
