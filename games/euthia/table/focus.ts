// What lies in the light: the choice of Heroes, the land, a fight, or one's own board.

import type { PlainDecision } from '@veillee/kernel';
import type { View } from '../rules/view.ts';

export type Focus = 'heroes' | 'map' | 'combat' | 'board';

/** Questions about what lies on one's board. */
const BOARD: readonly string[] = [
  'bags.ask',
  'trade.ask',
  'learn.place',
  'need.give',
  'ledger.ask',
  'hand.limit',
  'hand.give',
  'disengage.ask',
  'refresh.ask',
  'reveal.keep',
  'gem.ask',
  'essence.ask',
  'trophy.ask',
];

export function focusOf(view: View, decision: PlainDecision | undefined): Focus {
  if (view.phase === 'setup') return 'heroes';
  if (view.combat) return 'combat';
  return decision && BOARD.includes(decision.prompt) ? 'board' : 'map';
}
