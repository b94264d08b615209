// How a game is timed: pure functions over plain data. Nothing here measures time; whoever does reports seconds, and
// answers for who has none left. Rules know nothing of it.

import type { Decision, Picks } from '../play/decision.ts';
import type { Options } from '../play/setting.ts';
import type { Seat } from '../play/text.ts';

/** What a seat has left for what it is asked now, or will be asked next, in seconds. */
export interface TimeLeft {
  readonly left: number;
  /** How much of it is a reserve that does not come back. */
  readonly reserve: number;
}

/** `C` is all that the clock remembers: plain JSON, kept with the match. */
export interface GameClock<S = unknown, V = unknown, C = unknown> {
  isOn(options: Options): boolean;
  begin(seats: number): C;
  left(clock: C, state: S, seat: Seat): TimeLeft;
  /** The seat has thought so long about what it is asked; the state is as it is while it is asked. */
  spend(clock: C, state: S, seat: Seat, seconds: number): C;
  /** The seat has answered in time. */
  inTime(clock: C, seat: Seat): C;
  /** Something was played, and the state is as it is now: a new turn may have begun. */
  moved(clock: C, state: S): C;
  /** The seat let its time run out too often: a bot is to take it. */
  isForfeit(clock: C, seat: Seat): boolean;
  /** Its player is back. */
  comeBack(clock: C, seat: Seat): C;
  /** What is answered for a seat that has no time left. Asked again until the seat has time or is not asked. */
  answer(view: V, decision: Decision): Picks;
}
