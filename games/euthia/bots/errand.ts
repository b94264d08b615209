// An errand: something to do somewhere.

import type { SpaceAt } from '../content/lattice.ts';
import type { Action } from '../content/vocabulary.ts';

export type ErrandKind =
  | 'fight'
  | 'hunt'
  | 'mine'
  | 'trade'
  | 'treasure'
  | 'challenge'
  | 'quest'
  | 'legend'
  | 'heal'
  | 'explore'
  | 'scenario';

export interface Errand {
  readonly at: SpaceAt;
  readonly kind: ErrandKind;
  /** What it takes besides the way. */
  readonly action?: Action;
  readonly worth: number;
  /** The option that does it, once there; entering does it where there is none. */
  readonly key?: string;
}
