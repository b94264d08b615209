// Seating: who sits where at a new table, and the secrets that seats are taken with.

import type { Options, Seat } from '@veillee/kernel';
import type { Adopted } from '../bots/past.ts';
import type { Created, SeatPlan } from '../protocol.ts';
import { No } from '../refusals.ts';
import { hashOf, newInvitation, newToken } from '../secrets.ts';
import type { Care, ChapterPlace, SeatState } from './ops.ts';
import { cleanName } from './words.ts';

/** A seat may be kept for somebody who sat at an earlier table: the hash of an identity. */
export interface PlannedSeat extends SeatPlan {
  readonly invited?: string;
  /** Whoever makes the table sits there; they do in seats of the kinds `me` and `hotseat` where it is not said. */
  readonly sits?: boolean;
}

/** What a table is made of. */
export interface Plan {
  /** Its name, where it was given before. */
  readonly id?: string;
  readonly game: string;
  readonly options: Options;
  readonly seed: string | undefined;
  readonly name: string;
  readonly open: boolean;
  readonly spectators: boolean;
  readonly seats: readonly PlannedSeat[];
  readonly identity: string | undefined;
  /** The hash of the identity that owns the table, where whoever makes it is not to; null where nobody is. */
  readonly owner?: string | null;
  /** A match that goes on at this table. */
  readonly adopted?: Adopted;
  /** What the chapter before has left, and where this one hangs in its campaign. */
  readonly legacy?: unknown;
  readonly chapter?: ChapterPlace;
  /** An earlier chapter of a campaign that is brought along. */
  readonly past?: true;
  /** Of a match that goes on in another branch: its seed was chosen. Otherwise its chance is new. */
  readonly seedChosen?: true;
  /** Of the table that it goes on from. */
  readonly care?: Care;
}

export interface Seating {
  readonly seats: readonly SeatState[];
  readonly tokens: Created['seats'];
  readonly invitations: Created['invitations'];
}

/** `botsFor` are those that can play a seat, weakest first. */
export function takeSeats(plan: Plan, botsFor: (seat: Seat) => readonly string[]): Seating {
  const tokens: Created['seats'] = [];
  const invitations: Created['invitations'] = [];
  const identity = plan.identity === undefined ? undefined : hashOf(plan.identity);
  const sit = (seat: Seat, kind: SeatState['kind'], name: string): SeatState => {
    const token = newToken();
    tokens.push({ seat, token });
    const own = { kind, name: name || cleanName(plan.name), taken: true, token: hashOf(token) };
    return identity === undefined ? own : { ...own, identity };
  };
  const keep = (seat: Seat, kind: SeatState['kind'], name: string, invited: string | undefined): SeatState => {
    const code = newInvitation();
    invitations.push({ seat, code });
    return { kind, name, taken: false, invitation: hashOf(code), ...(invited && { invited }) };
  };
  const take = (seat: Seat, { kind, name: stated, invited, bot: chosen, sits }: PlannedSeat): SeatState => {
    const bots = botsFor(seat);
    const bot = chosen ?? bots.at(-1) ?? '';
    const name = cleanName(stated ?? '');
    switch (kind) {
      case 'me':
      case 'hotseat':
        return (sits ?? true) ? sit(seat, kind, name) : keep(seat, kind, name, invited);
      case 'friend':
        return sits ? sit(seat, kind, name) : keep(seat, kind, name, invited);
      case 'bot':
        if (!bots.includes(bot)) throw new No('seats', `there is no bot ${bot}; there are ${bots.join(', ')}`);
        return { kind, name: name || bot, taken: true, bot };
      case 'open':
        if (!plan.open) throw new No('seats', 'an open seat needs an open table');
        return { kind, name, taken: false };
    }
  };
  const seats: SeatState[] = [];
  for (const [seat, seatPlan] of plan.seats.entries()) seats.push(take(seat, seatPlan));
  return { seats, tokens, invitations };
}
