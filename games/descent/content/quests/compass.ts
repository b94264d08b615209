// The four sides of a space, and what lies beyond each of them.

import { pointOf, type Space, space } from '@veillee/pieces/geometry';
import type { Side, Spot } from './vocabulary.ts';

export const AHEAD: { readonly [side in Side]: Spot } = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };
export const OPPOSITE: { readonly [side in Side]: Side } = { n: 's', e: 'w', s: 'n', w: 'e' };

/** The space beside this one. */
export function beyond(at: Space, side: Side): Space {
  const { x, y } = pointOf(at);
  const [right, down] = AHEAD[side];
  return space(x + right, y + down);
}
