// Hecatomb.

import type { ScenarioRow } from '../rows.ts';
import { foremost, LATE_START, RIVALS } from './shared-rules.ts';

export const hecatomb: ScenarioRow = {
  id: 'hecatomb',
  modes: ['competitive', 'cooperative', 'solo'],
  rounds: 10,
  difficulty: 3,
  chapters: [1, 2, 3],
  elites: [1, 2],
  tiles: {
    1: { encounter: { 1: 1, 2: 1, 3: 0 }, other: { 1: 4, 2: 2, 3: 1 } },
    2: { encounter: { 1: 1, 2: 1, 3: 1 }, other: { 1: 4, 2: 3, 3: 2 } },
    3: { encounter: { 1: 1, 2: 2, 3: 1 }, other: { 1: 6, 2: 4, 3: 2 } },
    4: { encounter: { 1: 2, 2: 2, 3: 2 }, other: { 1: 7, 2: 5, 3: 3 } },
  },
  layout: [
    { tile: 'ch1-start-2', q: 0, r: 0 },
    { tile: 'ch2-scenario-1', q: 2, r: -1 },
    { tile: 'ch2-scenario-2', q: -2, r: 1 },
  ],
  colours: { green: 'all' },
  foes: [],
  decks: [
    {
      id: 'hecatomb',
      tiers: { 1: { 1: 3, 2: 3, 3: 4, 4: 4 }, 2: { 1: 1, 2: 2, 3: 2, 4: 3 }, 3: { 1: 1, 2: 2, 3: 2, 4: 2 } },
      reshuffle: false,
    },
  ],
  markers: ['emblem', 'pit', 'destruction-a', 'destruction-b'],
  counters: [{ id: 'pits-closed', scope: 'hero' }],
  rules: [
    {
      id: 'villages',
      when: { at: 'setup' },
      do: [{ op: 'mark', marker: 'emblem', n: 3, where: { kinds: ['village'], pick: 'all' } }],
    },
    {
      id: 'doom',
      when: { at: 'roundStart', from: { 1: 6, 2: 4, 3: 3, 4: 2 } },
      do: [{ op: 'draw', deck: 'hecatomb', n: 1 }],
    },
    { id: 'pits', when: { at: 'always' }, do: [{ op: 'pitRule' }] },
    {
      id: 'closing',
      when: { at: 'defeat', marker: 'pit' },
      do: [
        { op: 'unmark', marker: 'pit', n: 1, where: 'here' },
        { op: 'reputation', n: 1, per: { level: true } },
        { op: 'counter', counter: 'pits-closed', n: 1 },
      ],
    },
    {
      id: 'toll',
      when: { at: 'roundEnd' },
      do: [
        {
          op: 'unmark',
          marker: 'emblem',
          n: 1,
          where: { kinds: ['village'], within: { n: 1, of: { marker: 'pit' } }, pick: 'all' },
        },
      ],
    },
    {
      id: 'fallen-village',
      told: true,
      when: { at: 'asSoonAs' },
      if: [{ is: 'markersOn', kind: 'village', marker: 'emblem', atMost: 0 }],
      do: [
        {
          op: 'mark',
          marker: 'destruction-a',
          n: 1,
          where: { kinds: ['village'], without: ['emblem', 'destruction-a'], pick: 'all' },
        },
      ],
    },
    {
      id: 'hospitality',
      when: { at: 'freeAction', where: { kinds: ['village'], marker: 'emblem' } },
      optional: true,
      cost: [{ pay: 'gold', n: 1 }],
      do: [{ op: 'heal', n: 4 }],
    },
    foremost('gravediggers', 'pits-closed', 5),
    {
      id: 'ruin',
      modes: ['competitive'],
      when: { at: 'asSoonAs' },
      if: [{ is: 'markers', marker: 'emblem', atMost: 0 }],
      who: 'each',
      do: [{ op: 'loseReputation', n: 3 }],
    },
    LATE_START,
  ],
  goals: {
    ...RIVALS,
    cooperative: {
      win: [
        { is: 'lastRoundOver' },
        { is: 'markers', marker: 'emblem', atLeast: { 1: 1, 2: 2, 3: 2, 4: 1 } },
        { is: 'markers', marker: 'pit', atMost: { 1: 1, 2: 3, 3: 3, 4: 7 } },
      ],
      lose: [
        [{ is: 'markers', marker: 'emblem', atMost: 0 }],
        [{ is: 'lastRoundOver' }, { is: 'markers', marker: 'emblem', atMost: { 1: 0, 2: 1, 3: 1, 4: 0 } }],
        [{ is: 'lastRoundOver' }, { is: 'markers', marker: 'pit', atLeast: { 1: 2, 2: 4, 3: 4, 4: 8 } }],
      ],
    },
    solo: {
      win: [
        { is: 'lastRoundOver' },
        { is: 'markers', marker: 'emblem', atLeast: 1 },
        { is: 'markers', marker: 'pit', atMost: 1 },
      ],
      lose: [
        [{ is: 'markers', marker: 'emblem', atMost: 0 }],
        [{ is: 'lastRoundOver' }, { is: 'markers', marker: 'pit', atLeast: 2 }],
      ],
      ranks: { silver: 40, gold: 55 },
    },
  },
};
