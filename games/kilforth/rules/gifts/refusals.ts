// What heroes have said no to in the turn that is being played: they are not asked the same again. KIL-11.3, KIL-12.1.

import type { Seat } from '@veillee/kernel';
import type { Board, State } from '../state.ts';

/** Whether this hero has refused this in the turn under way. */
export const hasRefused = ({ turn, refusals }: Board, seat: Seat, what: string): boolean =>
  refusals?.turn === turn && refusals.no.some(one => one.seat === seat && one.what === what);

/** Whether this hero has refused any Exchange in the turn under way. */
export const hasRefusedOffers = ({ turn, refusals }: Board, seat: Seat): boolean =>
  refusals?.turn === turn && refusals.no.some(one => one.seat === seat && one.secret === true);

/** `secret`: what was refused names cards that not everybody knows. */
export function noteRefusal(state: State, seat: Seat, what: string, secret = false): void {
  const no = state.refusals?.turn === state.turn ? state.refusals.no : [];
  state.refusals = { turn: state.turn, no: [...no, secret ? { seat, what, secret } : { seat, what }] };
}
