// What the board is called: the quest, or the level of a dungeon that lies there.

import type { Text } from '@veillee/kernel';
import type { View } from '../../rules/view.ts';

type Titled = Pick<View, 'quest' | 'delve' | 'road' | 'legend'>;

/** Of a campaign between its boards there is no board to be named. */
export const titleOf = ({ quest, delve, road, legend }: Titled): Text =>
  delve?.title ?? road?.title ?? { text: legend ? 'setup.play.campaign' : `quest.${quest}` };
/** What is done there; in a dungeon, what is done next. */
export function aimOf({ quest, delve, road, legend }: Titled): Text {
  if (road) return { text: road.rider ? 'road.aim.rider' : 'road.aim', with: { met: road.met } };
  if (!delve) return { text: legend ? 'setup.play.campaign.text' : `quest.${quest}.aim` };
  const { key, door, leader } = delve;
  if (!key) return { text: 'dungeon.aim.leader', with: { leader } };
  return { text: door ? 'dungeon.aim.portal' : 'dungeon.aim.door' };
}
/** Of the whole evening. */
export const nameOfEvening = ({ quest, delve, road, legend }: Titled): Text =>
  road?.met ?? { text: delve ? 'dungeon.title' : legend ? 'setup.play.campaign' : `quest.${quest}` };
/** And what it is about. */
export const storyOfEvening = ({ quest, delve, legend }: Titled): Text => ({
  text: delve ? 'setup.play.dungeon.text' : legend ? 'setup.play.campaign.text' : `quest.${quest}.text`,
});
