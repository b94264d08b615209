// What an action of the turn is to the rest of the rules. KIL-4.1, KIL-4.2.

import type { Option, RuleId, Rules, Seat, Table, Text } from '@veillee/kernel';
import type { ActionId, Board, State } from '../state.ts';

/** Why something cannot be done. */
export interface Why {
  readonly why: Text;
  readonly rule: RuleId;
}

/** One of the nine actions. Its options are what can be carried out in full; AP are looked at elsewhere. */
export interface Action {
  readonly id: ActionId;
  options(state: Board, seat: Seat): readonly Option[];
  /** Why it has no option here. */
  why(state: Board, seat: Seat): Why | undefined;
  /** Carries out one of its options; the AP are paid. */
  run(t: Table<State>, seat: Seat, key: string): Rules;
}

/** One option for each thing, made once. */
export function optionsById(make: (id: string) => Option): (id: string) => Option {
  const made = new Map<string, Option>();
  return id => {
    let option = made.get(id);
    if (!option) {
      option = make(id);
      made.set(id, option);
    }
    return option;
  };
}
