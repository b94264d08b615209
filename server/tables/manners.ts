// Manners at a table: what whoever made it has decided about onlookers, and about who may talk. Each change makes a new one.

import { createHmac } from 'node:crypto';
import type { Seat } from '@veillee/kernel';
import { No } from '../refusals.ts';
import { fits, newKey } from '../secrets.ts';
import type { Company } from './company.ts';
import type { KeptManners, Op, SeatState, Setup } from './ops.ts';

/** More onlookers are not kept out one by one: the host closes the door to all of them. */
const MOST_BARRED = 100;

export type MannersOp = Op & { k: 'hush' | 'watch' | 'bar' };

export class Manners {
  /** Onlookers are let in. */
  readonly spectators: boolean;
  /** Onlookers may not talk. */
  readonly hushed: boolean;
  /** Onlookers who were shown out, by the names they have here. */
  readonly barred: readonly string[];

  constructor({ spectators, hushed = false, barred = [] }: KeptManners) {
    this.spectators = spectators;
    this.hushed = hushed;
    this.barred = barred;
  }

  admits(onlooker: string): boolean {
    return this.spectators && !this.barred.includes(onlooker);
  }

  after(op: MannersOp): Manners {
    switch (op.k) {
      case 'hush':
        return new Manners({ ...this, hushed: op.on });
      case 'watch':
        // Who opens the door again opens it to everybody.
        return new Manners({ ...this, spectators: op.on, barred: [] });
      case 'bar':
        return new Manners({ ...this, barred: [...new Set([...this.barred, op.who])].slice(-MOST_BARRED) });
    }
  }

  /** What of it is written down; nothing if it is as the table was made. */
  kept(setup: Setup): { manners?: KeptManners } {
    const { spectators, hushed, barred } = this;
    if (spectators === setup.spectators && !hushed && barred.length === 0) return {};
    return { manners: { spectators, ...(hushed && { hushed }), ...(barred.length > 0 && { barred }) } };
  }
}

/** For tables that were made before each had a key of its own. */
const PROCESS_KEY = newKey();

/** The name by which a table knows an onlooker: it tells one address from another, and nobody can work the address out. */
export const onlookerName = ({ id, key = PROCESS_KEY }: Setup, address: string): string =>
  createHmac('sha256', key).update(`onlooker ${id} ${address}`).digest('base64url').slice(0, 12);

/** Whoever made the table: by their identity, or by the token of a seat that they took when they made it. */
export function isHost(setup: Setup, seats: readonly SeatState[], who: { identity?: string; token?: string }): boolean {
  const { identity, token } = who;
  if (identity !== undefined && fits(identity, setup.owner)) return true;
  return token !== undefined && seats.some(({ kind, token: hash }) => isMakers(kind) && fits(token, hash));
}

/** Whoever made the table sits there. */
export const isMakers = (kind: SeatState['kind'] | undefined): boolean => kind === 'me' || kind === 'hotseat';

/** Throws a refusal unless somebody sits there who came by invitation, or from the street. */
export function guestAt(company: Company, seat: Seat): SeatState {
  const state = company.seats[seat];
  if (!state || state.kind === 'bot' || isMakers(state.kind) || !state.taken || state.away === 'removed')
    throw new No('seats', `there is no guest in seat ${seat}`);
  return state;
}
