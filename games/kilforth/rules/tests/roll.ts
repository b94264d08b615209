// A roll as it is told: dice that fall, and then what they show.

import type { ScenePart, Seat } from '@veillee/kernel';
import type { Test } from '../state.ts';

/** Who rolled, in whose test, which faces count. */
export interface Rolled {
  readonly by: Test['by'];
  readonly seat: Seat;
  readonly against: string;
  readonly rolls: readonly number[];
  readonly faces: readonly number[];
}

const ROLL: ScenePart = { of: 'test', part: 'roll' };

/** What an event says of its dice. */
export const rolled = ({ by, seat, against, rolls, faces }: Rolled): { detail: Rolled; scene: ScenePart } => ({
  detail: { by, seat, against, rolls: [...rolls], faces: [...faces] },
  scene: ROLL,
});
