// A rule as a type: a generator that asks, and what it hands over and is handed back.

import type { Ask, Picks } from './decision.ts';
import type { Params, RuleId, Seat } from './text.ts';

/** What a rule hands to the kernel besides a single ask: several asks at once, or the end of the game. */
export type Request = { readonly kind: 'all' | 'any'; readonly make: () => readonly Ask[] } | { readonly kind: 'over' };

/** What one seat answered, and for which of its figures. */
export interface Reply {
  readonly seat: Seat;
  readonly picks: Picks;
  readonly figure?: string;
}

/** What the kernel hands back: the picks of a single ask, or the replies to several. */
export type Answered = Picks | readonly Reply[];

/** A rule. It may be stopped at any ask and run again from its position with the same answers. */
export type Rules<T = void> = Generator<Ask | Request, T, Answered>;

/** One question, for `yield*`. */
export type Asking<T> = Iterable<Ask, T, Answered>;

export interface Wording {
  readonly with?: Params;
  readonly rule?: RuleId;
  readonly pass?: { readonly text: string; readonly with?: Params };
  readonly refused?: Ask['refused'];
  readonly outlook?: Ask['outlook'];
  readonly window?: Ask['window'];
  /** Asked even if there is only one answer, because it ends the turn or begins a fight. */
  readonly confirm?: Ask['confirm'];
}
