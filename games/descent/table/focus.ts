// What lies in the light: cards to choose from before the quest, or the dungeon.

import type { PlainDecision } from '@veillee/kernel';
import type { View } from '../rules/view.ts';

export type Focus = 'choice' | 'map';

export const focusOf = ({ heroes, party }: View, decision: PlainDecision | undefined): Focus =>
  heroes.length < party.length || decision?.prompt === 'setup.skill' ? 'choice' : 'map';
