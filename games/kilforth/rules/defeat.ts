// HP lost, defeat, removal from the game. KIL-3.16, KIL-9.23 to 9.30, KIL-13.11.
import type { Rules, Seat, Table, Text } from '@veillee/kernel';
import type { State } from './state.ts';

const soon = (what: string): never => {
  throw new Error(`${what} is being written`);
};

/** `cause` is a text (a card's name, `cause.gloom`): what took the HP. */
export function* loseHp(_t: Table<State>, _seat: Seat, _n: number, _cause: Text, _rule: string): Rules {
  return soon('defeat');
}
