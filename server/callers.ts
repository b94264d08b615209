// What a call carries: who asks, for which seat, and what of it is well formed.

import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Limits, networkOf, Quota, Visitors } from './limits.ts';
import { identity as identitySchema } from './protocol.ts';
import { No } from './refusals.ts';

export function check<T extends z.ZodType>(schema: T, value: unknown): z.infer<T> {
  return schema.parse(value);
}

export function identityOf({ headers }: FastifyRequest): string | undefined {
  const stated = headers['x-veillee-identity'];
  return stated === undefined ? undefined : check(identitySchema, stated);
}

/** For what is not done for strangers. */
export function knownIdentity(request: FastifyRequest): string {
  const identity = identityOf(request);
  if (identity === undefined) throw new No('forbidden', 'an identity is needed: header x-veillee-identity');
  return identity;
}

/** Where a call comes from, as limits know it. */
export const addressOf = ({ ip }: FastifyRequest): string => networkOf(ip);

export function bearerOf({ headers }: FastifyRequest): string {
  const token = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(headers.authorization ?? '')?.[1];
  if (token === undefined) throw new No('forbidden', 'a seat token is needed: authorization: Bearer <token>');
  return token;
}

/** Nothing more is read from a socket until then. */
export async function unreadUntil(socket: Socket, then: Promise<unknown>): Promise<void> {
  socket.pause();
  await then;
  socket.resume();
}

/** Whoever calls, as limits know them: by identity, or by the seat they speak for; undefined if they say neither. */
export function personOf({ headers }: FastifyRequest): string | undefined {
  const stated = identitySchema.safeParse(headers['x-veillee-identity']).data;
  return stated ?? /^Bearer ([A-Za-z0-9_-]{43})$/.exec(headers.authorization ?? '')?.[1];
}

/**
 * How many calls may come. They are counted behind the router, where a path is what it leads to, however it was spelled;
 * what leads nowhere is counted too.
 */
export class Calls {
  private readonly calls: Quota;
  private readonly files: Visitors;
  private readonly refusals: Visitors;
  private readonly holdMs: number;
  /** Calls of each address that are held. */
  private readonly held = new Map<string, number>();
  private readonly mostHeld: number;

  constructor(limits: Limits) {
    const { callsPerMinute, addressCallsPerMinute, filesPerMinute, refusalsPerSecond, refusalsAtOnce } = limits;
    this.holdMs = limits.holdMs;
    this.mostHeld = limits.connectionsPerAddress;
    this.calls = new Quota(callsPerMinute / 60, callsPerMinute, addressCallsPerMinute / callsPerMinute);
    this.files = new Visitors(filesPerMinute / 60, filesPerMinute);
    this.refusals = new Visitors(refusalsPerSecond, refusalsAtOnce);
  }

  /** The refusal of one call too many; late, if the address has been refused often enough. */
  async count(request: FastifyRequest): Promise<No | undefined> {
    const address = addressOf(request);
    return this.calls.takes(personOf(request), address) ? undefined : this.refusal(request, address);
  }

  async countFile(request: FastifyRequest): Promise<No | undefined> {
    const address = addressOf(request);
    return this.files.take(address) ? undefined : this.refusal(request, address);
  }

  private async refusal({ raw }: FastifyRequest, address: string): Promise<No> {
    if (!this.refusals.take(address)) await this.hold(raw.socket, address);
    return new No('too-many', 'too many calls; wait a minute');
  }

  /**
   * Who does not stop waits for each refusal, and nothing more is read of them meanwhile. (Whoever is cut comes back at once, and
   * that costs the house more than it costs them.) Who has enough sockets waiting is cut all the same.
   */
  private async hold(socket: Socket, address: string): Promise<void> {
    const held = this.held.get(address) ?? 0;
    if (held >= this.mostHeld) {
      socket.destroy();
      return;
    }
    this.held.set(address, held + 1);
    await unreadUntil(socket, pause(this.holdMs, undefined, { ref: false }));
    const left = (this.held.get(address) ?? 1) - 1;
    if (left > 0) this.held.set(address, left);
    else this.held.delete(address);
  }
}

/** What visitors may ask of what is costly. Identities are free: an address has a quota too, for a few people. */
export class Quotas {
  private readonly imports: Quota;
  private readonly replays: Quota;
  private readonly ownerless: Quota;
  private readonly open: Quota;
  private readonly onward: Quota;

  constructor(limits: Limits) {
    this.imports = new Quota(limits.importsPerHour / 3600, limits.importsAtOnce);
    this.replays = new Quota(limits.replaysPerSecond, limits.replaysAtOnce);
    this.ownerless = new Quota(limits.ownerlessPerHour / 3600, limits.ownerlessAtOnce);
    this.open = new Quota(limits.openPerHour / 3600, limits.openAtOnce);
    this.onward = new Quota(limits.onwardPerHour / 3600, limits.onwardAtOnce);
  }

  /** A new table, with or without an owner, open to anybody or not. */
  table(request: FastifyRequest, identity: string | undefined, open: boolean): void {
    const ip = addressOf(request);
    const mayStay = identity !== undefined || this.ownerless.takes(ip, ip);
    if (!mayStay || (open && !this.open.takes(identity ?? ip, ip)))
      throw new No('too-many', 'too many tables were made; wait a while');
  }

  /** A table that goes on from a game, by whoever has this seat: identities are free, seats are not. */
  goOn(request: FastifyRequest, token: string): void {
    if (!this.onward.takes(token, addressOf(request)))
      throw new No('too-many', 'too many tables were made of this game; wait a while');
  }

  import(request: FastifyRequest, identity: string): void {
    if (!this.imports.takes(identity, addressOf(request)))
      throw new No('too-many', 'too many games were brought along; wait a while');
  }

  replay(request: FastifyRequest, token: string): void {
    if (!this.replays.takes(token, addressOf(request))) throw new No('too-many', 'too many looks back; wait a moment');
  }
}
