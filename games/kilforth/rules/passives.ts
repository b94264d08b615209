// What is forbidden or in force without anybody doing anything. KIL-15.4, 15.7.
import type { Seat } from '@veillee/kernel';
import type { LimitedAction } from '../content/vocabulary.ts';
import type { Board } from './state.ts';

const soon = (what: string): never => {
  throw new Error(`${what} is being written`);
};

/** The card that forbids this action to this hero (Weather, a Werewolf's own change), if any. */
export const forbids = (_state: Board, _seat: Seat, _action: LimitedAction): { card: string } | undefined =>
  soon('passives');
