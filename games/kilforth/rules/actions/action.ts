// What an action of the turn is to the rest of the rules. KIL-4.1, KIL-4.2.

import type { Option, Rules, Seat, Table } from '@veillee/kernel';
import type { Why } from '@veillee/pieces/offers';
import type { ActionId, Board, State } from '../state.ts';

/** One of the nine actions. Its options are what can be carried out in full; AP are looked at elsewhere. */
export interface Action {
  readonly id: ActionId;
  options(state: Board, seat: Seat): readonly Option[];
  /** Why it has no option here. */
  why(state: Board, seat: Seat): Why | undefined;
  /** Carries out one of its options; the AP are paid. */
  run(t: Table<State>, seat: Seat, key: string): Rules;
}
