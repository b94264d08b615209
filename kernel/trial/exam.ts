// What the laws of a trial share: the game that is examined, and how a copy of it is played on.

import type { Match } from '../match.ts';
import type { Chance } from '../play/chance.ts';
import type { Picks } from '../play/decision.ts';
import type { Viewer } from '../play/event.ts';
import type { Game } from '../play/game.ts';
import type { Seat } from '../play/text.ts';
import type { Silences } from './silence.ts';

/** A game under examination, as far as a law needs to know. */
export interface Exam<S, V> {
  readonly game: Game<S, V>;
  readonly seed: string;
  readonly chance: Chance;
  readonly viewers: readonly Viewer[];
  readonly silences: Silences;
  /** Plays a copy of the match on by any legal answer. If a rule fails there, that copy is what the violation saves. */
  playOn(match: Match<S, V>): { readonly seat: Seat; readonly picks: Picks };
}

/** How far a copy plays on beside the original. */
export const PLAY_ON = 3;
