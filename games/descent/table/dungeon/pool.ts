// What the heroes' pool held at first, where it was not what the guide says: the story speaks of the guide's. Pure.

import type { Text } from '@veillee/kernel';
import { aidOf, questRow } from '../../content/quests.ts';
import { tableSize } from '../../rules/quest/amounts.ts';
import type { View } from '../../rules/view.ts';

/** DES-3.19: a balanced evening gives more tokens, or fewer. */
export function poolTold({
  quest,
  byBook,
  heroes,
  boxes,
  delve,
}: Pick<View, 'quest' | 'byBook' | 'heroes' | 'boxes' | 'delve'>): Text | undefined {
  if (delve) return undefined;
  const row = questRow(quest);
  const more = byBook ? 0 : aidOf(row, tableSize(heroes.length), boxes);
  return more === 0 ? undefined : { text: 'table.pool', with: { n: row.conquest + more, guide: row.conquest } };
}
