// The Confront action. KIL-5.1 to 5.17.
import type { Option, Rules, Seat, Table, Text } from '@veillee/kernel';
import type { Board, State } from './state.ts';

const soon = (what: string): never => {
  throw new Error(`${what} is being written`);
};

/** Everything a Confront can be: `confront:<card>:<attribute>`, `confront:<card>:hostile`. Empty if it is not allowed. AP are not looked at. */
export const confrontOptions = (_state: Board, _seat: Seat): Option[] => soon('confront');
/** Why no Confront is possible here, for `refused`. */
export const whyNoConfront = (_state: Board, _seat: Seat): { why: Text; rule: string } | undefined => soon('confront');
/** Carries out one of those options; the AP are paid. */
export function* confront(_t: Table<State>, _seat: Seat, _key: string): Rules {
  return soon('confront');
}
