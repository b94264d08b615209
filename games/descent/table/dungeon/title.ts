// What the board is called: the quest, or the level of a dungeon that lies there.

import type { Text } from '@veillee/kernel';
import type { View } from '../../rules/view.ts';

export const titleOf = ({ quest, delve }: Pick<View, 'quest' | 'delve'>): Text =>
  delve ? delve.title : { text: `quest.${quest}` };
/** What is done there; in a dungeon, what is done next. */
export function aimOf({ quest, delve }: Pick<View, 'quest' | 'delve'>): Text {
  if (!delve) return { text: `quest.${quest}.aim` };
  const { key, door, leader } = delve;
  if (!key) return { text: 'dungeon.aim.leader', with: { leader } };
  return { text: door ? 'dungeon.aim.portal' : 'dungeon.aim.door' };
}
/** Of the whole evening. */
export const nameOfEvening = ({ quest, delve }: Pick<View, 'quest' | 'delve'>): Text => ({
  text: delve ? 'dungeon.title' : `quest.${quest}`,
});
