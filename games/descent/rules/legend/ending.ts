// LEG-1.16 to LEG-1.19: how a campaign is won, here and now, however deep in the rules.

import type { RuleId, Rules } from '@veillee/kernel';
import type { Side } from '../state.ts';
import { writePage } from './diary/page.ts';
import { legendOf, type W } from './record.ts';
import { tellEnd } from './telling.ts';

export function* winCampaign(t: W, side: Side, rule: RuleId): Rules<never> {
  const legend = legendOf(t.state);
  legend.won = side;
  legend.step = 'over';
  writePage(legend);
  tellEnd(t, legend, side, rule);
  t.tell('log.week.won', { side: { text: `side.${side}` }, week: legend.week }, { rule, weight: 9 });
  return yield* t.end();
}
