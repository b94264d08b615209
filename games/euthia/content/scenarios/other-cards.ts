// Recall cards, the Power of the Faer, Characters and the Griffin.

import type { ScenarioCardRow } from '../rows.ts';
import { RECALL_1, RECALL_2, RECALL_3 } from './recall-goals.ts';

export const otherCards: readonly ScenarioCardRow[] = [
  {
    id: 'recall-card-1',
    form: 'recall',
    episode: 1,
    elements: ['air', 'water'],
    on: 'elementals',
    goal: RECALL_1,
  },
  {
    id: 'recall-card-2',
    form: 'recall',
    episode: 2,
    elements: ['earth', 'fire'],
    on: 'elementals',
    goal: RECALL_2,
  },
  {
    id: 'recall-card-3',
    form: 'recall',
    episode: 3,
    elements: ['air', 'water', 'earth', 'fire'],
    on: 'rifts',
    goal: RECALL_3,
  },
  {
    id: 'faer-power',
    form: 'faer',
    order: ['air', 'water', 'earth', 'fire'],
    rules: [
      { when: { at: 'roundStart' }, do: [{ op: 'faer' }] },
      {
        when: { at: 'always' },
        do: [
          { op: 'modifier', modifier: { stat: 'markedReach', n: 1 }, until: 'inPlay' },
          { op: 'modifier', modifier: { stat: 'markedChallengeRoll', n: -2 }, until: 'inPlay' },
        ],
      },
    ],
  },
  {
    id: 'brother-anselm',
    form: 'character',
    at: 'chapel',
    needs: [[{ pay: 'gold', n: 2 }]],
    reward: [{ op: 'heal', n: 3 }],
    clues: 1,
  },
  {
    id: 'odile-of-the-scales',
    form: 'character',
    at: 'merchants',
    needs: [[{ pay: 'resources', n: 1 }]],
    reward: [{ op: 'gold', n: 2 }],
    clues: 1,
  },
  {
    id: 'master-ysen',
    form: 'character',
    at: 'alchemists',
    needs: [[{ pay: 'healingPotions', n: 1 }], [{ pay: 'essences', n: 1 }]],
    reward: [{ op: 'gaar', n: 1 }],
    clues: 1,
  },
  {
    id: 'captain-brune',
    form: 'character',
    at: 'dragonslayer-towers',
    needs: [[{ pay: 'trophy', level: 1 }]],
    reward: [{ op: 'takeTile', tile: 'initiative-token', n: 1 }],
    clues: 1,
  },
  { id: 'griffin-card', form: 'griffin' },
];
