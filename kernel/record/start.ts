// How a match is started.

import type { GameEvent } from '../play/event.ts';
import type { Options } from '../play/setting.ts';
import type { Checkpoint, Keeping, Snapshot } from './checkpoints.ts';

/** How a match was started: with the same it is the same match. */
export interface Started {
  readonly seed: string;
  readonly seats: number;
  readonly options: Options;
  /** What the chapter before has left. */
  readonly legacy?: unknown;
  /** The entries before it are of older rules: they are kept, but what is played again begins here. */
  readonly base?: Checkpoint<unknown>;
}

export interface Start extends Omit<Started, 'options'> {
  readonly options?: Options;
  /** False for playouts: no journal, no checkpoints, hence no undo and no save. */
  readonly history?: boolean;
  /** Without history: keeps what a clone needs, the last checkpoint and the entries since. For bots that imagine. */
  readonly forks?: boolean;
  /** Hears what is told where no history keeps it. */
  readonly hear?: (event: GameEvent) => void;
  readonly checkpoints?: Keeping;
  /** Is shown the match wherever a position begins, and where it is over, with the number of entries before. */
  readonly watch?: (passed: Snapshot<unknown>, at: number) => void;
}
