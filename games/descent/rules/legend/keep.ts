// LEG-12: the overlord's keep, as the map knows it.

import { avatarRow } from '../../content/legend/avatars.ts';
import type { Boards } from './boards.ts';
import { type Legend, lengthIn } from './record.ts';

/** Where the last battle is fought. */
export const keepTerms = (legend: Legend) => {
  if (!legend.avatar) throw new Error('there is no avatar');
  const { keep: at } = avatarRow(legend.avatar);
  return { kind: 'dungeon', quest: 'keep', at, levels: lengthIn(legend).levels.keep, near: [] } as const;
};
export const isBattleLaid = (legend: Legend, boards: Boards): boolean =>
  legend.avatar !== undefined && boards.lays(keepTerms(legend));
