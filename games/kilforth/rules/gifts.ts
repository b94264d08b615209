// Gifts. KIL-11.
import type { Option, Refused, Rules, Seat, Table } from '@veillee/kernel';
import type { Board, State } from './state.ts';

const soon = (what: string): never => {
  throw new Error(`${what} is being written`);
};

export interface Gift {
  readonly key: string;
  readonly option: Option;
}
/** KIL-3.15, 11.1, 11.2: every Gift this hero can use now: `use:<card>`, `overcome:<card>`, `team:<seat>`, `assault:<ancient>`, and A's exchanges. */
export const giftsOf = (_state: Board, _seat: Seat): Gift[] => soon('gifts');
/** What cannot be used now and why, for the turn choice. */
export const refusedGifts = (_state: Board, _seat: Seat): Refused[] => soon('gifts');
export function* useGift(_t: Table<State>, _seat: Seat, _key: string): Rules {
  return soon('gifts');
}
/** A window for Gifts alone, if there are any: `action` after the action of the turn. */
export function* giftWindow(_t: Table<State>, _seat: Seat, _moment: 'action'): Rules {
  return soon('gifts');
}
