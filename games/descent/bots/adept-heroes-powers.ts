// What Powers of the overlord that lie there cost heroes for what they do: ways to Town, orders. In tenths of a token of conquest.

import type { OverlordCardRow } from '../content/rows.ts';
import type { Window } from '../content/vocabulary.ts';
import { powersIn } from '../rules/overlord/in-play.ts';
import type { Known } from '../rules/state.ts';
import { CONQUEST } from './adept-heroes-danger.ts';

/** What a point of threat is worth to the heroes. */
const THREAT = 0.6;

const priceOf = ({ ops }: OverlordCardRow): number =>
  ops.reduce((sum, op) => sum + (op.op === 'conquest' ? -CONQUEST * op.n : op.op === 'threat' ? THREAT * op.n : 0), 0);

/** What all of them take whenever this is done. */
const taken = (known: Known, when: Window): number =>
  powersIn(known).reduce((sum, row) => sum + (row.when === when && row.use === undefined ? priceOf(row) : 0), 0);

export const townPrice = (known: Known): number => taken(known, 'to-town');
export const orderPrice = (known: Known): number => taken(known, 'order-placed');
