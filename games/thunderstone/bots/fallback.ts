// The answer when nothing better is known: the usual one, pass if that is allowed, else the first options offered.

import type { Decision, Picks } from '@veillee/kernel';

export function fallback(decision: Decision): Picks {
  const { options, min, range, pass, window } = decision;
  if (pass !== undefined) return window?.usual ?? [];
  if (range) return [String(range.min)];
  return options.slice(0, min).map(option => option.key);
}
