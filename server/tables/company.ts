// The company at a table: which seats people hold, and which bots answer for. Whoever comes or goes makes a new one.

import type { Seat } from '@veillee/kernel';
import type { SeatState } from './ops.ts';

export class Company {
  readonly seats: readonly SeatState[];

  constructor(seats: readonly SeatState[]) {
    this.seats = seats;
  }

  /** The same company with something changed about one seat. */
  with(seat: Seat, change: { [field in keyof SeatState]?: SeatState[field] | undefined }): Company {
    const plain = Object.fromEntries(
      Object.entries({ ...this.seats[seat], ...change }).filter(([, value]) => value !== undefined),
    ) as unknown as SeatState;
    return new Company(this.seats.map((state, i) => (i === seat ? plain : state)));
  }

  get isComplete(): boolean {
    return this.seats.every(seat => seat.taken);
  }

  /** A bot answers for this seat: its own, or while somebody is away. */
  isBots(seat: Seat): boolean {
    const state = this.seats[seat];
    return state !== undefined && (state.kind === 'bot' || state.away !== undefined);
  }

  /** The seat's owner is at play: no bot, and not away. */
  isPerson(seat: Seat): boolean {
    const { kind, taken, away } = this.seats[seat] as SeatState;
    return kind !== 'bot' && taken && away === undefined;
  }

  get people(): Seat[] {
    return [...this.seats.keys()].filter(seat => this.isPerson(seat));
  }

  /** Whoever made the table sits in all of `me` and `hotseat`. */
  isSameHolder(one: Seat, other: Seat): boolean {
    return this.holder(one) === this.holder(other);
  }

  /** Others sit around the same screen, and it would have to be handed over. */
  sharesScreen(seat: Seat): boolean {
    return this.people.some(other => other !== seat && this.isSameHolder(other, seat));
  }

  /** The first of the seats that one person holds. */
  private holder(seat: Seat): Seat {
    const kind = this.seats[seat]?.kind;
    if (kind !== 'me' && kind !== 'hotseat') return seat;
    return this.seats.findIndex(other => other.kind === 'me' || other.kind === 'hotseat');
  }

  /** Somebody is in the game here, or has left it and may come back. */
  isInvolved(seat: Seat): boolean {
    const state = this.seats[seat];
    return state !== undefined && state.kind !== 'bot' && state.taken && (!state.away || state.away === 'left');
  }

  /** Other people who are in the game or may come back, one seat for each. */
  othersThan(seat: Seat): Seat[] {
    const involved = [...this.seats.keys()].filter(other => this.isInvolved(other));
    return involved.filter(
      other => !this.isSameHolder(other, seat) && involved.find(each => this.isSameHolder(each, other)) === other,
    );
  }

  /** Somebody else is in the game for good or may come back. */
  hasOthersThan(seat: Seat): boolean {
    return this.othersThan(seat).length > 0;
  }
}
