// The Recall of the Elementals I: Breath and Wave.

import type { ScenarioRow } from '../rows.ts';
import { LATE_START } from './late-start.ts';
import { RECALL_1 } from './recall-goals.ts';

export const recall1: ScenarioRow = {
  id: 'recall-1',
  modes: ['competitive', 'cooperative', 'solo'],
  rounds: 9,
  difficulty: 2,
  chapters: [1, 2, 3],
  elites: [],
  tiles: {
    1: { encounter: { 1: 1, 2: 1, 3: 0 }, other: { 1: 4, 2: 3, 3: 1 } },
    2: { encounter: { 1: 1, 2: 1, 3: 1 }, other: { 1: 4, 2: 3, 3: 2 } },
    3: { encounter: { 1: 0, 2: 2, 3: 1 }, other: { 1: 6, 2: 4, 3: 3 } },
    4: { encounter: { 1: 2, 2: 2, 3: 2 }, other: { 1: 7, 2: 5, 3: 4 } },
  },
  layout: [{ tile: 'ch1-start-1', q: 0, r: 0 }],
  include: ['ch1-other-2', 'ch1-other-4', 'ch2-other-3', 'ch2-other-6', 'ch3-other-3'],
  includeOfMany: ['ch2-encounter-2', 'ch3-other-5'],
  foes: [],
  decks: [],
  cards: ['recall-card-1'],
  markers: ['recall'],
  counters: [
    { id: 'recalled', scope: 'hero' },
    { id: 'monsters', scope: 'table' },
  ],
  rules: [
    { id: 'catalysts', when: { at: 'setup' }, who: 'each', do: [{ op: 'takeTile', tile: 'catalyst', n: 1 }] },
    {
      id: 'recall',
      told: true,
      when: {
        at: 'freeAction',
        where: { kinds: ['elemental-air', 'elemental-water'], without: ['recall'], own: true },
      },
      optional: true,
      cost: [{ pay: 'essence', essence: 'same' }],
      do: [
        { op: 'mark', marker: 'recall', n: 1, where: 'here' },
        { op: 'counter', counter: 'recalled', n: 1 },
        { op: 'reputation', n: 2 },
      ],
    },
    { id: 'silent', when: { at: 'always' }, do: [{ op: 'recallRule' }] },
    {
      id: 'roused',
      modes: ['cooperative', 'solo'],
      when: { at: 'defeat', monsters: [1, 2, 3] },
      do: [{ op: 'counter', counter: 'monsters', n: 1 }],
    },
    {
      id: 'foremost',
      modes: ['competitive'],
      when: { at: 'gameEnd' },
      who: { most: 'recalled', tie: 2 },
      do: [{ op: 'reputation', n: 4 }],
    },
    LATE_START,
  ],
  goals: {
    competitive: { win: [{ is: 'mostReputation' }], lose: [] },
    cooperative: { win: RECALL_1, lose: [[{ is: 'lastRoundOver' }]] },
    solo: { win: RECALL_1, lose: [[{ is: 'lastRoundOver' }]], ranks: { silver: 45, gold: 52 } },
  },
  campaign: { cycle: 'recall', episode: 1, next: 'recall-2' },
};
