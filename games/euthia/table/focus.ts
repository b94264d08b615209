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

/** What lay in the light, and of which table. */
export interface Lit {
  readonly view: View;
  readonly focus: Focus;
}

/** While an answer is under way nobody is asked, and the table is as it was: what lies in the light stays there. */
export const heldFocus = (last: Lit | undefined, view: View, decision: PlainDecision | undefined): Focus =>
  last?.view === view && !decision ? last.focus : focusOf(view, decision);

export function focusOf(view: View, decision: PlainDecision | undefined): Focus {
  if (view.phase === 'setup') return 'heroes';
  if (view.combat) return 'combat';
  return decision && BOARD.includes(decision.prompt) ? 'board' : 'map';
}
