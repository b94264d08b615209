// What fails of a match as a whole: a rule, a save, a journal that does not replay. None leaves anything changed.

import type { Position } from '../play/game.ts';
import type { Entry } from './journal.ts';

/** A rule threw, asked for the impossible or ran away. The game stands where it stood before the last answer. */
export class RuleFailure extends Error {
  override readonly name = 'RuleFailure';
  readonly game: string;
  readonly position: Position;
  readonly decision: string;
  readonly journal: readonly Entry[];
  constructor(game: string, position: Position, decision: string, journal: readonly Entry[], cause: unknown) {
    const what = cause instanceof Error ? cause.message : String(cause);
    super(`${game}, at ${JSON.stringify(position)}, after ${decision}: ${what}`, { cause });
    this.game = game;
    this.position = position;
    this.decision = decision;
    this.journal = journal;
  }
}

export type SaveCode =
  | 'not-json'
  | 'not-a-save'
  | 'newer-format'
  | 'other-game'
  | 'newer-rules'
  | 'older-rules'
  | 'other-content'
  | 'damaged'
  | 'does-not-replay'
  | 'unsound'
  | 'bad-legacy'
  | 'bad-tree';

/** A save that cannot be loaded, and why. */
export class SaveProblem extends Error {
  override readonly name = 'SaveProblem';
  readonly code: SaveCode;
  constructor(code: SaveCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** A journal that does not replay: the first entry at which it parts from the rules. */
export class Divergence extends Error {
  override readonly name = 'Divergence';
  readonly entry: number;
  readonly expected: string;
  readonly found: string;
  constructor(entry: number, expected: string, found: string) {
    super(`entry ${entry}: the journal says ${expected}, the game says ${found}`);
    this.entry = entry;
    this.expected = expected;
    this.found = found;
  }
}
