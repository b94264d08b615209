// LEG-21.21: what a dungeon by itself begins with: the terms of its metal, as for a campaign that begins there (LEG-3.1 to LEG-3.9, LEG-3.26).

import type { Seat } from '@veillee/kernel';
import { TAMALIR } from '../../../content/legend/map.ts';
import type { Box, Tier } from '../../../content/vocabulary.ts';
import type { Legend } from '../record.ts';
import { newLegend } from '../start.ts';
import type { Dungeon } from './record.ts';

/** LEG-8.4: levels of a dungeon. */
export const LEVELS = 3;

export interface Entrance {
  readonly metal: Tier;
  readonly boxes: readonly Box[];
  readonly overlordSeat: Seat;
  /** The first hero player speaks for the party (LEG-1.11). */
  readonly treasurer: Seat;
}

export const legendFor = ({ metal, boxes, overlordSeat, treasurer }: Entrance): Legend =>
  newLegend({ boxes, variants: [], overlordSeat, treasurer, heroes: [], level: metal });

/** LEG-13.9, LEG-13.11: what Tamalir has sold in this week, and what it offers. */
export const newDungeon = ({ conquest, cities }: Legend, levels = LEVELS): Dungeon => ({
  levels,
  entered: [],
  schools: [],
  fortified: [],
  from: { ...conquest },
  since: 0,
  markerUp: true,
  exhausted: 0,
  potions: cities[TAMALIR]?.potions ?? 0,
  offer: cities[TAMALIR]?.offer && [...cities[TAMALIR].offer],
  stirred: [],
  searched: [],
  opened: [],
  chests: 0,
  done: [],
  over: undefined,
});
