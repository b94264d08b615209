// The Recall of the Elementals II: Stone and Ember.

import type { ScenarioRow } from '../rows.ts';
import { RECALL_2 } from './recall-goals.ts';
import {
  beginWith,
  CATALYSTS,
  carry,
  foremost,
  LATE_START,
  RIVALS,
  recallOf,
  TEAM,
  teamGoals,
} from './shared-rules.ts';

export const recall2: ScenarioRow = {
  id: 'recall-2',
  modes: ['competitive', 'cooperative', 'solo'],
  rounds: 10,
  difficulty: 3,
  chapters: [2, 3, 4],
  elites: [2],
  griffinOnTop: true,
  tiles: {
    1: { encounter: { 2: 1, 3: 0, 4: 1 }, other: { 2: 3, 3: 2, 4: 1 } },
    2: { encounter: { 2: 1, 3: 1, 4: 1 }, other: { 2: 4, 3: 2, 4: 2 } },
    3: { encounter: { 2: 1, 3: 2, 4: 1 }, other: { 2: 5, 3: 3, 4: 3 } },
    4: { encounter: { 2: 2, 3: 2, 4: 1 }, other: { 2: 6, 3: 4, 4: 4 } },
  },
  layout: [{ tile: 'ch1-start-1', q: 0, r: 0 }],
  include: ['ch2-other-1', 'ch2-other-4', 'ch3-other-1', 'ch3-other-4', 'ch4-encounter-2'],
  foes: ['magma-demon'],
  decks: [],
  cards: ['recall-card-2'],
  markers: ['recall'],
  counters: [{ id: 'recalled', scope: 'hero' }],
  rules: [
    beginWith('provisions', { gold: 8 }, { modes: TEAM, if: [{ is: 'standalone' }] }),
    LATE_START, // before anybody Reveals and trades
    beginWith(
      'veterans',
      { reputation: 14, gold: 10, freeReveal: true, tradeAllOffers: true },
      { if: [{ is: 'standalone' }] },
    ),
    CATALYSTS,
    recallOf(['elemental-earth', 'elemental-fire']),
    { id: 'silent', when: { at: 'always' }, do: [{ op: 'recallRule' }] },
    {
      id: 'demon-rises',
      told: true,
      when: { at: 'roundEnd', round: 4 },
      do: [
        {
          op: 'place',
          piece: 'magma-demon',
          where: {
            kinds: ['elemental-fire'],
            without: ['recall'],
            pick: { farthest: { kinds: ['chapel'] } },
            otherwise: { kinds: ['any'], pick: { farthest: { kinds: ['chapel'] } } },
          },
        },
      ],
    },
    {
      id: 'demon-walks',
      when: { at: 'roundEnd', from: 5 },
      if: [{ is: 'onMap', foe: 'magma-demon' }],
      do: [
        {
          op: 'move',
          piece: 'magma-demon',
          steps: 2,
          toward: { marker: 'recall', pick: { nearest: { piece: 'magma-demon' } } },
        },
        { op: 'unmark', marker: 'recall', n: 1, where: { piece: 'magma-demon' } },
      ],
    },
    { id: 'fight', when: { at: 'always' }, do: [{ op: 'fight', foe: 'magma-demon' }] },
    {
      id: 'demon-falls',
      told: true,
      when: { at: 'defeat', foe: 'magma-demon' },
      do: [{ op: 'remove', piece: 'magma-demon' }],
    },
    foremost('foremost', 'recalled', 4),
  ],
  goals: {
    ...RIVALS,
    ...teamGoals(RECALL_2, [[{ is: 'lastRoundOver' }]], { silver: 50, gold: 65 }),
  },
  campaign: {
    cycle: 'recall',
    episode: 2,
    previous: 'recall-1',
    next: 'recall-3',
    carry: carry({ least: 16, most: 20 }, 14),
  },
};
