// DES-39: the overlord's threat.

import type { RuleId } from '@veillee/kernel';
import type { T } from '../state.ts';

/** Threat is gained, or lost; it has no upper limit and is kept from turn to turn (DES-39.8). */
export function gainThreat(t: T, n: number, rule: RuleId): void {
  const { overlord } = t.state;
  const before = overlord.threat;
  overlord.threat = Math.max(0, before + n);
  const change = overlord.threat - before;
  if (change === 0) return;
  t.tell(
    change > 0 ? 'log.overlord.threat' : 'log.overlord.threat.lost',
    { n: Math.abs(change), total: overlord.threat },
    { rule },
  );
}
