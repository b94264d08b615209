// Every op that rows hold, also inside others.

import type { Op } from '../content/vocabulary.ts';

const isOp = (value: object): value is Op => 'op' in value;

export function* everyOp(value: unknown): Generator<Op> {
  if (typeof value !== 'object' || value === null) return;
  if (isOp(value)) yield value;
  for (const inner of Object.values(value)) yield* everyOp(inner);
}
