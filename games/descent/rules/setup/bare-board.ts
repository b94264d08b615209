// A board on which nothing has happened yet: of a quest as it begins, and of the next level of a dungeon.

import type { State } from '../state.ts';

export const bareBoard = (): State['board'] => ({
  revealed: [],
  open: [],
  keys: [],
  terrain: {},
  markers: [],
  stairs: [],
  boulders: undefined,
  crushingWalls: undefined,
  pushed: undefined,
  efforts: undefined,
  broken: undefined,
});
