// What the board is called: the quest, or the level of a dungeon that lies there.

import type { Text } from '@veillee/kernel';
import type { View } from '../../rules/view.ts';

export const titleOf = ({ quest, delve }: Pick<View, 'quest' | 'delve'>): Text =>
  delve ? delve.title : { text: `quest.${quest}` };
/** What is done there. */
export const aimOf = ({ quest, delve }: Pick<View, 'quest' | 'delve'>): Text => ({
  text: delve ? 'dungeon.aim' : `quest.${quest}.aim`,
});
/** Of the whole evening. */
export const nameOfEvening = ({ quest, delve }: Pick<View, 'quest' | 'delve'>): Text => ({
  text: delve ? 'dungeon.title' : `quest.${quest}`,
});
