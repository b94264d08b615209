// What a bot is given: its seat's view, its decision, and tables dealt from that view. Never the state.

import type { Match } from '../match.ts';
import type { Chance } from '../play/chance.ts';
import type { Decision, Picks } from '../play/decision.ts';
import type { Seat } from '../play/text.ts';

export interface BotTurn<S = unknown, V = unknown> {
  readonly seat: Seat;
  readonly seats: number;
  readonly view: V;
  readonly decision: Decision;
  /** The bot's own chance. */
  readonly chance: Chance;
  /** A table like this one as far as the seat can see; everything else is dealt anew from the seed. */
  imagine(seed: string): Match<S, V>;
  /** Whether it has thought long enough, by the clock of a host that has one: then it answers with what it knows. */
  readonly late?: () => boolean;
}

export interface Bot<S = unknown, V = unknown> {
  readonly id: string;
  /** It calls `imagine`, so its matches must keep their history. */
  readonly imagines?: true;
  /** The roles that it plays; all of them if it does not say. */
  readonly roles?: readonly string[];
  decide(turn: BotTurn<S, V>): Picks;
}
