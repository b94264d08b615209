// What a call carries: who asks, for which seat, and what of it is well formed.

import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Limits, Quota } from './limits.ts';
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

export function bearerOf({ headers }: FastifyRequest): string {
  const token = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(headers.authorization ?? '')?.[1];
  if (token === undefined) throw new No('forbidden', 'a seat token is needed: authorization: Bearer <token>');
  return token;
}

/** What visitors may ask of what is costly. Identities are free: an address has a quota too, for a few people. */
export class Quotas {
  private readonly imports: Quota;
  private readonly replays: Quota;
  private readonly ownerless: Quota;
  private readonly open: Quota;

  constructor(limits: Limits) {
    this.imports = new Quota(limits.importsPerHour / 3600, limits.importsAtOnce);
    this.replays = new Quota(limits.replaysPerSecond, limits.replaysAtOnce);
    this.ownerless = new Quota(limits.ownerlessPerHour / 3600, limits.ownerlessAtOnce);
    this.open = new Quota(limits.openPerHour / 3600, limits.openAtOnce);
  }

  /** A new table, with or without an owner, open to anybody or not. */
  table({ ip }: FastifyRequest, identity: string | undefined, open: boolean): void {
    const mayStay = identity !== undefined || this.ownerless.takes(ip, ip);
    if (!mayStay || (open && !this.open.takes(identity ?? ip, ip)))
      throw new No('too-many', 'too many tables were made; wait a while');
  }

  import({ ip }: FastifyRequest, identity: string): void {
    if (!this.imports.takes(identity, ip)) throw new No('too-many', 'too many games were brought along; wait a while');
  }

  replay({ ip }: FastifyRequest, token: string): void {
    if (!this.replays.takes(token, ip)) throw new No('too-many', 'too many looks back; wait a moment');
  }
}
