// The Hunt: the first evening. Trophies handed in at the Chapel are written into a ledger.

import type { ScenarioRow } from '../rows.ts';
import { LATE_START, RIVALS } from './shared-rules.ts';

export const theHunt: ScenarioRow = {
  id: 'the-hunt',
  modes: ['competitive', 'solo', 'cooperative'],
  rounds: 9,
  difficulty: 1,
  chapters: [1, 2, 3],
  elites: [],
  tiles: {
    1: { encounter: { 1: 1, 2: 1, 3: 1 }, other: { 1: 4, 2: 3, 3: 1 } },
    2: { encounter: { 1: 1, 2: 1, 3: 1 }, other: { 1: 4, 2: 3, 3: 2 } },
    3: { encounter: { 1: 1, 2: 2, 3: 1 }, other: { 1: 6, 2: 4, 3: 3 } },
    4: { encounter: { 1: 2, 2: 2, 3: 2 }, other: { 1: 8, 2: 5, 3: 4 } },
  },
  layout: [{ tile: 'ch1-start-1', q: 0, r: 0 }],
  foes: [],
  decks: [],
  markers: [],
  counters: [{ id: 'ledger', scope: 'table' }],
  rules: [
    {
      id: 'ledger',
      when: { at: 'freeAction', where: { kinds: ['chapel'] } },
      optional: true,
      do: [{ op: 'ledger', worth: { 1: 1, 2: 3, 3: 5 }, first: 1 }],
    },
    LATE_START,
  ],
  goals: {
    ...RIVALS,
    solo: {
      win: [{ is: 'lastRoundOver' }, { is: 'reputation', atLeast: 56 }],
      lose: [[{ is: 'lastRoundOver' }]],
      ranks: { silver: 65, gold: 72 },
    },
    // R83: the extra Reputation for the first of a Level is not on the ledger.
    cooperative: {
      win: [{ is: 'counter', counter: 'ledger', atLeast: { 1: 6, 2: 11, 3: 15, 4: 17 } }],
      lose: [[{ is: 'lastRoundOver' }]],
    },
  },
};
