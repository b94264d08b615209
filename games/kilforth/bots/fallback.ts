// The answer when nothing better is known: pass if that is allowed, else the first options offered.

import type { Decision, Picks } from '@veillee/kernel';

export function fallback(decision: Decision): Picks {
  const { options, min, range, pass } = decision;
  if (pass !== undefined) return [];
  if (range) return [String(Math.max(range.min, Math.min(0, range.max)))];
  return options.slice(0, min).map(option => option.key);
}
