// What a point of threat is worth to the overlord, in conquest.

import type { Known } from '../rules/state.ts';

/** The more of it lies there, the less. */
export function priceOf({ overlord: { threat } }: Known): number {
  return threat <= 8 ? 0.08 : threat <= 16 ? 0.06 : threat <= 28 ? 0.04 : 0.02;
}
