// Effects of one tile between which a Hero chooses, because both can be used at the same moment: each is told by itself then.

import { isUpperTier } from './tiers.ts';
import type { Effect, Trigger } from './vocabulary.ts';

const OUTSIDE: readonly Trigger[] = ['none', 'anytime'];

const meet = (one: Effect, other: Effect): boolean =>
  one.trigger === other.trigger || (OUTSIDE.includes(one.trigger) && OUTSIDE.includes(other.trigger));

/** Whether a tile offers more than one such effect. */
export function hasWays(effects: readonly Effect[]): boolean {
  const used = effects.filter(effect => effect.trigger !== 'permanent' && !isUpperTier(effects, effect));
  return used.some((effect, n) => used.slice(n + 1).some(other => meet(effect, other)));
}
