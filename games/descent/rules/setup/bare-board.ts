// A board on which nothing has happened yet: of a quest as it begins, and of the next board of a campaign.

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

/** What lay there is gone, with whoever stood there; the overlord's cards and threat go on. */
export function clearBoard(state: State): void {
  const { overlord, guide } = state;
  state.monsters = [];
  state.attacks = [];
  state.turn = undefined;
  state.companions = state.companions.filter(({ owner }) => owner !== 'overlord');
  state.board = bareBoard();
  Object.assign(guide, { chests: {}, gone: [], taken: [], due: [], done: [], locked: {}, allowed: {}, openers: {} });
  guide.hidden = undefined;
  Object.assign(overlord, { lasting: [], used: [], acting: undefined, step: 0 });
  for (const hero of state.heroes)
    Object.assign(hero, { at: undefined, aloft: undefined, inside: undefined, waits: undefined, seenBy: undefined });
  for (const familiar of state.companions) if (familiar.at !== undefined) familiar.at = undefined;
}
