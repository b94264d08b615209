// LEG-1.16 to LEG-1.19: how a campaign is won, here and now, however deep in the rules.

import type { RuleId, Rules } from '@veillee/kernel';
import type { Side } from '../state.ts';
import { legendOf, type W } from './record.ts';

export function* winCampaign(t: W, side: Side, rule: RuleId): Rules<never> {
  const legend = legendOf(t.state);
  legend.won = side;
  legend.step = 'over';
  t.tell('log.week.won', { side: { text: `side.${side}` }, week: legend.week }, { rule, weight: 9 });
  return yield* t.end();
}
