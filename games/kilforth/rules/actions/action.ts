// What an action of the turn is to the rest of the rules. KIL-4.1, KIL-4.2.

import type { Option, Rules, Seat, Table } from '@veillee/kernel';
import type { Offered, Why } from '@veillee/pieces/offers';
import type { ActionId, Board, State } from '../state.ts';

/** One of the nine actions. */
export interface Action {
  readonly id: ActionId;
  /** All of it that a hero would look for, each with what stands against it; AP are looked at elsewhere. */
  offered(state: Board, seat: Seat): Offered;
  /** Carries out one of its options; the AP are paid. */
  run(t: Table<State>, seat: Seat, key: string): Rules;
}

/** An action as a whole: refused where it has no option to be refused. */
export const wholly = (id: ActionId): Option => ({ key: id, text: `action.${id}` });

/** The options of an action, or what stands against all of it. */
export const unless =
  (id: ActionId, why: Why | undefined, options: () => readonly Option[]): Offered =>
  offer => {
    if (why) offer(why, () => wholly(id));
    else for (const option of options()) offer(undefined, () => option);
  };
