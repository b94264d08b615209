// LEG-12.4 to LEG-12.10: the keep: four levels like those of any dungeon, then the avatar's own, and nothing to go back for.

import type { Avatar } from '../../../content/legend/vocabulary.ts';
import type { Legend } from '../record.ts';
import { newDungeon } from './beginning.ts';
import type { Dungeon } from './record.ts';

/** What the Final Battle adds to the state of a table (LEG-12.4), for as many levels as the campaign has. */
export const newKeep = (legend: Legend, keep: Avatar, levels: number): Dungeon => ({
  ...newDungeon(legend),
  levels,
  keep,
});
