// The Scoring Table (EUT-18.8): Reputation for what is on the map and in front of a player.

import type { ScoreRow } from './rows.ts';

/** From so many on, so much Reputation. */
const row = (id: ScoreRow['id'], steps: { readonly [atLeast: number]: number }): ScoreRow => ({
  id,
  steps: Object.entries(steps).map(([atLeast, reputation]) => ({ atLeast: Number(atLeast), reputation })),
});

export const scoreTable: readonly ScoreRow[] = [
  row('hero-tokens', { 1: 1, 3: 2, 5: 4, 7: 6, 9: 8, 12: 11 }),
  row('interaction-tokens', { 1: 1, 3: 2, 5: 4, 7: 6, 9: 8, 12: 11 }),
  row('trade-tokens', { 1: 2, 2: 4, 3: 6, 4: 8, 5: 10 }),
  row('defeated-heroes', { 1: 3, 2: 6, 3: 9, 4: 12 }),
  row('quests', { 1: 2, 2: 4, 3: 7, 4: 10, 5: 13, 6: 16, 8: 20 }),
  row('elites', { 1: 3, 2: 6, 3: 10, 4: 14, 5: 18 }),
];
