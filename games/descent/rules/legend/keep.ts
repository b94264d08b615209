// LEG-12: the overlord's keep, as the map knows it.

import { avatarRow } from '../../content/legend/avatars.ts';
import { type Legend, lengthIn } from './record.ts';
import { fortifiers } from './riders.ts';

/** Where the last battle is fought. */
export const keepTerms = (legend: Legend) => {
  if (!legend.avatar) throw new Error('there is no avatar');
  const { keep: at } = avatarRow(legend.avatar);
  const { levels } = lengthIn(legend);
  return { kind: 'dungeon', quest: 'keep', at, levels: levels.keep, near: fortifiers(legend, at) } as const; // LEG-7.33
};
