// Engagements: Enemies, Surprise, evasion. KIL-9.1 to 9.10.
import type { Rules, Seat, Table } from '@veillee/kernel';
import type { Board, Card, State } from './state.ts';

const soon = (what: string): never => {
  throw new Error(`${what} is being written`);
};

/** KIL-3.8: Enemies of this hero in his region that he has not evaded. */
export const enemiesHere = (_state: Board, _seat: Seat): Card[] => soon('engagement');
/** KIL-3.8, A-25: an Enemy of this hero, evaded or not. */
export const isEnemyOf = (_state: Board, _seat: Seat, _card: Card): boolean => soon('engagement');
/** KIL-4.19, A-08: Encounters in his region that exist for this hero. */
export const encountersFor = (_state: Board, _seat: Seat): Card[] => soon('engagement');
/** Engages every Enemy here in the order he chooses, until none is left or he has camped, fallen or left the game. */
export function* engageAll(_t: Table<State>, _seat: Seat): Rules {
  return soon('engagement');
}
