// EUT-16.24: effects of one tile that ask for Armour Sets of different sizes are tiers: they are used together, the smallest leads.

import type { Effect } from './vocabulary.ts';

export const isTierOf = (lower: Effect, effect: Effect): boolean =>
  effect !== lower &&
  effect.trigger === lower.trigger &&
  (effect.set ?? 0) > (lower.set ?? 0) &&
  lower.set !== undefined;

/** Whether it adds to another effect of its tile. */
export const isUpperTier = (effects: readonly Effect[], effect: Effect): boolean =>
  effects.length > 1 && effects.some(lower => isTierOf(lower, effect));
