// The Recall of the Elementals I: Breath and Wave.

import type { ScenarioRow } from '../rows.ts';
import { RECALL_1 } from './recall-goals.ts';
import { CATALYSTS, foremost, LATE_START, RIVALS, recallOf, teamGoals } from './shared-rules.ts';

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
    CATALYSTS,
    recallOf(['elemental-air', 'elemental-water'], { told: true }),
    { id: 'silent', when: { at: 'always' }, do: [{ op: 'recallRule' }] },
    {
      id: 'roused',
      modes: ['cooperative', 'solo'],
      when: { at: 'defeat', monsters: [1, 2, 3] },
      do: [{ op: 'counter', counter: 'monsters', n: 1 }],
    },
    foremost('foremost', 'recalled', 4),
    LATE_START,
  ],
  goals: {
    ...RIVALS,
    ...teamGoals(RECALL_1, [[{ is: 'lastRoundOver' }]], { silver: 45, gold: 52 }),
  },
  campaign: { cycle: 'recall', episode: 1, next: 'recall-2' },
};
