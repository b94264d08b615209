// To the Villagers’ Rescue: greater Monsters hold Villagers, who are brought to the Chapel. Its tile numbers for three players are the rulebook's.

import type { ScenarioRow } from '../rows.ts';
import { beginWith, foremost, LATE_START, RIVALS, TEAM } from './shared-rules.ts';

export const villagersRescue: ScenarioRow = {
  id: 'villagers-rescue',
  modes: ['competitive', 'solo', 'cooperative'],
  rounds: 11,
  difficulty: 2,
  chapters: [1, 2, 3, 4],
  elites: [1, 2],
  tiles: {
    1: { encounter: { 1: 1, 2: 1, 3: 1, 4: 0 }, other: { 1: 4, 2: 3, 3: 2, 4: 1 } },
    2: { encounter: { 1: 1, 2: 1, 3: 1, 4: 0 }, other: { 1: 4, 2: 3, 3: 2, 4: 2 } },
    3: { encounter: { 1: 1, 2: 1, 3: 2, 4: 0 }, other: { 1: 6, 2: 4, 3: 3, 4: 3 } },
    4: { encounter: { 1: 1, 2: 2, 3: 2, 4: 1 }, other: { 1: 8, 2: 6, 3: 4, 4: 4 } },
  },
  layout: [{ tile: 'ch1-start-1', q: 0, r: 0 }],
  foes: [],
  decks: [],
  markers: ['villager'],
  counters: [
    { id: 'villagers', scope: 'hero', max: 2 },
    { id: 'delivered', scope: { competitive: 'hero', cooperative: 'table', solo: 'table' } },
  ],
  rules: [
    beginWith('provisions', { gold: 8, freeReveal: true, tradeAllOffers: true }, { modes: TEAM }),
    beginWith('lone-provisions', { gold: 5, tradeAllOffers: true }, { modes: ['solo'] }),
    {
      id: 'freed',
      when: { at: 'defeat', monsters: [2, 3] },
      do: [{ op: 'counter', counter: 'villagers', n: 1 }],
      told: true,
    },
    {
      id: 'delivery',
      when: { at: 'freeAction', where: { kinds: ['chapel'] } },
      if: [{ is: 'counter', counter: 'villagers', atLeast: 1 }],
      optional: true,
      do: [{ op: 'deliver', reputation: 2 }],
    },
    {
      id: 'left-behind',
      when: { at: 'death' },
      if: [{ is: 'counter', counter: 'villagers', atLeast: 1 }],
      do: [{ op: 'dropVillagers' }],
    },
    {
      id: 'picked-up',
      when: { at: 'freeAction', where: { marker: 'villager' } },
      if: [{ is: 'counter', counter: 'villagers', atMost: 1 }],
      optional: true,
      do: [{ op: 'pickUpVillagers' }],
    },
    {
      id: 'too-late',
      when: { at: 'roundStart', from: 8 },
      do: [{ op: 'unmark', marker: 'villager', n: 'all', where: { marker: 'villager', vacant: true, pick: 'all' } }],
    },
    foremost('shepherd', 'delivered', 4),
    LATE_START,
  ],
  goals: {
    ...RIVALS,
    solo: {
      win: [{ is: 'counter', counter: 'delivered', atLeast: 3 }],
      lose: [[{ is: 'lastRoundOver' }]],
      ranks: { silver: 65, gold: 75 },
    },
    // R83
    cooperative: {
      win: [{ is: 'counter', counter: 'delivered', atLeast: { 1: 3, 2: 4, 3: 5, 4: 6 } }],
      lose: [[{ is: 'lastRoundOver' }]],
    },
  },
};
