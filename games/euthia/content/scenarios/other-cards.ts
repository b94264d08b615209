// Recall cards, the Power of the Faer, Characters and the Griffin.

import type { ScenarioCardRow } from '../rows.ts';

export const otherCards: readonly ScenarioCardRow[] = [
  {
    id: 'recall-card-1',
    form: 'recall',
    episode: 1,
    elements: ['air', 'water'],
    goal: 'elementals',
    n: { 1: 5, 2: 6, 3: 8, 4: 9 },
  },
  {
    id: 'recall-card-2',
    form: 'recall',
    episode: 2,
    elements: ['earth', 'fire'],
    goal: 'elementals',
    n: { 1: 1, 2: 2, 3: 3, 4: 4 },
  },
  {
    id: 'recall-card-3',
    form: 'recall',
    episode: 3,
    elements: ['air', 'water', 'earth', 'fire'],
    goal: 'rifts',
    n: { 1: 1, 2: 2, 3: 2, 4: 2 },
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
