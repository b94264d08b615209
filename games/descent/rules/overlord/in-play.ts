// Powers that lie in play (DES-11.11): what each of them says, and what they add to something together.

import { overlordCardRow } from '../../content/overlord.ts';
import type { OverlordCardRow } from '../../content/rows.ts';
import type { CardOp, OpOf } from '../../content/vocabulary.ts';
import type { Line } from '../effects/added.ts';
import type { Sum } from '../effects/stats.ts';
import { type Known, rowId } from '../state.ts';

type Op<Name extends CardOp['op']> = OpOf<CardOp, Name>;
type Counted = OpOf<CardOp, 'powerDice'>['op'];

/** The rows of those that lie there, card by card. */
export const powersIn = ({ overlord: { powers } }: Known): readonly OverlordCardRow[] =>
  powers.length === 0 ? NOTHING : powers.map(card => overlordCardRow(rowId(card)));
const NOTHING: readonly OverlordCardRow[] = [];

/** What they say of one thing. */
export const powerOps = <Name extends CardOp['op']>(state: Known, name: Name): Op<Name>[] =>
  powersIn(state).flatMap(({ ops }) => ops.filter(op => op.op === name) as Op<Name>[]);

/** The sum of what they add to something: power dice of monsters, cards, wounds of traps. */
export function powerSum(state: Known, name: Counted): Sum {
  const lines: Line[] = powersIn(state).flatMap(({ id, ops }) =>
    ops.flatMap(op => (op.op === name ? [{ what: { text: `card.${id}` }, n: (op as Op<Counted>).n }] : [])),
  );
  return { total: lines.reduce((sum, { n }) => sum + n, 0), lines };
}
