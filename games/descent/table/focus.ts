// What lies in the light: cards to choose from before the quest, the shelves of the Town, or the dungeon.

import type { PlainDecision } from '@veillee/kernel';
import type { View } from '../rules/view.ts';

export type Focus = 'choice' | 'town' | 'map';

export function focusOf({ heroes, party, turn, board }: View, decision: PlainDecision | undefined): Focus {
  if (heroes.length < party.length || decision?.prompt === 'setup.skill') return 'choice';
  // Nobody looks at a dungeon in which nothing is to be seen yet.
  if (board.revealed.length === 0) return 'town';
  return decision?.prompt === 'turn.act.town' && turn?.trades ? 'town' : 'map';
}

/** Whoever places monsters asks nothing but where nobody looks. */
export const isAboutSight = (decision: PlainDecision | undefined): boolean => decision?.prompt === 'overlord.spawn';
