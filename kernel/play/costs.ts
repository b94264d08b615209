// What deeds cost in a game, for the law that nothing is spent in silence (trial/silence.ts).

/** By paths in its views: `heroes/*\/coins`, with `*` for any step. */
export interface Costs {
  /** Numbers and lists that are spent where they get less: actions left, movement, coins, a hand. */
  readonly spent: readonly string[];
  /** What merely says that a deed was done, whichever way it changes: counters, marks of use, a discard pile. */
  readonly marks?: readonly string[];
  /** Deeds that may come to nothing all the same. */
  readonly idle?: readonly IdleDeed[];
}

export interface IdleDeed {
  /** The text or the key of its option, with `*` for any part. */
  readonly option: string;
  /** The rule, or the reason, for which it is offered where it does nothing. */
  readonly why: string;
}
