// What the heroes' pool held at first, where it was not what the guide says: the story speaks of the guide's. Pure.

import type { Text } from '@veillee/kernel';
import { questRow } from '../../content/quests.ts';
import { tableSize } from '../../rules/quest/amounts.ts';
import type { View } from '../../rules/view.ts';

/** DES-3.19: a balanced evening gives more tokens, or fewer. */
export function poolTold({ quest, byBook, heroes }: Pick<View, 'quest' | 'byBook' | 'heroes'>): Text | undefined {
  const { conquest, aid } = questRow(quest);
  const more = byBook ? 0 : aid[tableSize(heroes.length)];
  return more === 0 ? undefined : { text: 'table.pool', with: { n: conquest + more, guide: conquest } };
}
