// What any game's bot leans on when it judges: the best of several things, and an answer when nothing better is known.

import type { Decision, Picks } from '@veillee/kernel';

/** The one that is worth most; the first of equals. */
export function bestOf<T>(things: readonly T[], worth: (thing: T) => number): T | undefined {
  let best: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const thing of things) {
    const value = worth(thing);
    if (value > most) [best, most] = [thing, value];
  }
  return best;
}

/** The usual answer, a pass if that is allowed, the number nearest to none, else the first options offered. */
export function fallback({ options, min, range, pass, window }: Decision): Picks {
  if (pass !== undefined) return window?.usual ?? [];
  if (range) return [String(Math.max(range.min, Math.min(0, range.max)))];
  return options.slice(0, min).map(option => option.key);
}
