// Secrets: seat tokens, invitations, identities. Only their hashes are kept.

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A seat token: 32 random bytes. */
export const newToken = (): string => randomBytes(32).toString('base64url');
/** An invitation: short enough for a link, far too long to guess. */
export const newInvitation = (): string => randomBytes(12).toString('base64url');
export const newTableId = (): string => randomBytes(9).toString('base64url');
/** What a table's own names are made with. It is in no answer, and has nothing to do with the seed, which somebody may know. */
export const newKey = (): string => randomBytes(16).toString('base64url');
export const newSeed = (): string => randomBytes(16).toString('base64url');

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Whether this secret has that hash, in a time that tells nothing. */
export function fits(secret: string, hash: string | undefined): boolean {
  if (hash === undefined) return false;
  const [a, b] = [Buffer.from(hashOf(secret)), Buffer.from(hash)];
  return a.length === b.length && timingSafeEqual(a, b);
}
