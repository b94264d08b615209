// Saves that this house wrote: signed with a key of its store, so that what no journal leads to can be believed when they come back.

import { createHmac, timingSafeEqual } from 'node:crypto';
import { canonical, fingerprint, type Save } from '@veillee/kernel';

/** A save as this house writes it. Both fields mean nothing elsewhere. */
export interface HouseSave extends Save {
  /** It goes on from something that nobody has proved: it is no better proved for having been here. */
  readonly unproved?: true;
  /** HMAC-SHA256 over everything but `digest` and itself. */
  readonly signature?: string;
}

/** What is signed is these bytes, and only what is read from them is believed. */
const SIGNED_AS = 'veillee save 1\n';

const signatureOf = (text: string, key: Uint8Array): Buffer =>
  createHmac('sha256', key).update(SIGNED_AS).update(text).digest();

/** The save with the signature of the house. */
export function signed({ digest: _, ...body }: Save, key: Uint8Array, unproved: boolean): HouseSave {
  const whole = { ...body, ...(unproved && { unproved: true as const }) };
  const signature = signatureOf(canonical(whole), key).toString('base64url');
  const out = { ...whole, signature };
  return { ...out, digest: fingerprint(canonical(out)) };
}

/** The save exactly as the house signed it; undefined if it did not. */
export function ownSave(save: Save, key: Uint8Array): HouseSave | undefined {
  const { digest, signature, ...body } = save as HouseSave;
  if (typeof signature !== 'string') return undefined;
  const text = canonical(body);
  const [stated, right] = [Buffer.from(signature, 'base64url'), signatureOf(text, key)];
  if (stated.length !== right.length || !timingSafeEqual(stated, right)) return undefined;
  return { ...(JSON.parse(text) as Omit<HouseSave, 'digest'>), digest };
}
