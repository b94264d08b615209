// Why an attack is made, and all that this says of it: the rules of attacks ask these questions, never for the reason by its name.

import { because, type Why } from '@veillee/pieces/offers';

interface Reason {
  /** A charmed hero attacks as the overlord likes: nothing of their own helps it, and they may defend themselves (DRF-2.15b to DRF-2.15d). */
  readonly isForced?: true;
  /** It strikes nobody but whoever makes it. */
  readonly isAlone?: true;
  /** Out of a stomach: neither armour nor anything else keeps it off (ICE-5.5). */
  readonly isInside?: true;
  /** A familiar's, from where it is: nothing that its owner is or has works on it (DES-35.18). */
  readonly isFamiliars?: true;
  /** Why no fatigue buys dice for it, and none pays for effects. */
  readonly noDice?: Why;
  readonly noCost?: Why;
}

const CHARMED = because('why.charmed', 'DRF-2.15c');

const reasons = {
  action: {},
  effect: {},
  activation: {},
  guard: { noCost: because('why.guardFatigue', 'DES-8.32') }, // DES-8.20: dice alone
  charm: { isForced: true, noDice: CHARMED, noCost: CHARMED },
  /** Their own weapon turns on them. */
  animated: { isForced: true, isAlone: true, noDice: CHARMED, noCost: CHARMED },
  inside: { isInside: true, noDice: because('why.inside', 'ICE-5.7') },
  familiar: { isFamiliars: true },
} as const satisfies { readonly [reason: string]: Reason };

export type AttackReason = keyof typeof reasons;

export const REASONS = Object.keys(reasons) as readonly AttackReason[];

/** What the reason for an attack says of it. */
export const reasonOf = ({ why }: { readonly why: AttackReason }): Reason => reasons[why];

/** Whether it is the attacker's own: their orders, cards and feats may help it. */
export function isOwn(attack: { readonly why: AttackReason }): boolean {
  const { isForced, isFamiliars } = reasonOf(attack);
  return !isForced && !isFamiliars;
}
