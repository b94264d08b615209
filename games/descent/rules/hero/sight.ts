// How far heroes see, while a card of the overlord's lasts. Pure, and open to the page.

import { overlordCardRow } from '../../content/overlord.ts';
import type { CardOp } from '../../content/vocabulary.ts';
import { type Overlord, rowId } from '../state.ts';

interface Lasting {
  readonly overlord: { readonly lasting: readonly Overlord['lasting'][number][] };
}

/** No hero sees further than this while such a card lasts. */
export function heroSight({ overlord }: Lasting): number {
  const limits = (ops: readonly CardOp[]): number[] =>
    ops.flatMap(op => (op.op === 'heroSight' ? [op.n] : op.op === 'untilNextTurn' ? limits(op.ops) : []));
  return Math.min(
    ...overlord.lasting.flatMap(card => limits(overlordCardRow(rowId(card)).ops)),
    Number.POSITIVE_INFINITY,
  );
}
