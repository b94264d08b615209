// Events of The Saboteur and the Hecatomb deck in its three tiers.

import type { ScenarioCardRow } from '../rows.ts';

export const eventCards: readonly ScenarioCardRow[] = [
  {
    id: 'event-great-fair',
    form: 'deck',
    deck: 'event',
    rules: [
      { do: [{ op: 'renewOffers' }, { op: 'modifier', modifier: { stat: 'buyPrice', n: -1 }, until: 'roundEnd' }] },
    ],
  },
  {
    id: 'event-headwind',
    form: 'deck',
    deck: 'event',
    rules: [{ do: [{ op: 'modifier', modifier: { stat: 'actionMovement', n: -1 }, until: 'roundEnd' }] }],
  },
  {
    id: 'event-open-vein',
    form: 'deck',
    deck: 'event',
    rules: [{ do: [{ op: 'modifier', modifier: { stat: 'freeMineCart' }, until: 'roundEnd' }] }],
  },
  {
    id: 'event-blood-moon',
    form: 'deck',
    deck: 'event',
    rules: [
      {
        do: [
          { op: 'modifier', modifier: { stat: 'monsterStrength', n: 1 }, until: 'roundEnd' },
          { op: 'modifier', modifier: { stat: 'monsterReputation', n: 1 }, until: 'roundEnd' },
        ],
      },
    ],
  },
  {
    id: 'event-pilgrims',
    form: 'deck',
    deck: 'event',
    rules: [
      {
        who: 'each',
        do: [
          { op: 'heal', n: 3 },
          { op: 'gaar', n: 1 },
        ],
      },
    ],
  },
  {
    id: 'event-tremor',
    form: 'deck',
    deck: 'event',
    rules: [{ who: { within: 1, of: { kinds: ['mine'] } }, do: [{ op: 'sufferWounds', n: 2 }] }],
  },
  {
    id: 'event-faer-tide',
    form: 'deck',
    deck: 'event',
    rules: [
      { who: 'each', do: [{ op: 'silver', n: 1 }] },
      { do: [{ op: 'modifier', modifier: { stat: 'challengeRoll', n: 2 }, until: 'roundEnd' }] },
    ],
  },
  {
    id: 'hecatomb-turned-earth',
    form: 'deck',
    deck: 'hecatomb',
    tier: 1,
    rules: [
      {
        do: [
          {
            op: 'pit',
            level: 1,
            n: { 1: 1, 2: 1, 3: 2, 4: 2 },
            where: { kinds: ['any'], liberated: true, without: ['pit'], pick: { nearest: { kinds: ['village'] } } },
          },
        ],
      },
    ],
  },
  {
    id: 'hecatomb-mute-bells',
    form: 'deck',
    deck: 'hecatomb',
    tier: 1,
    rules: [
      {
        do: [
          {
            op: 'pit',
            level: 1,
            n: 1,
            where: { kinds: ['any'], liberated: true, without: ['pit'], pick: { nearest: { kinds: ['chapel'] } } },
          },
        ],
      },
      { who: 'each', do: [{ op: 'loseGaar', n: 1 }] },
    ],
  },
  {
    id: 'hecatomb-poisoned-well',
    form: 'deck',
    deck: 'hecatomb',
    tier: 1,
    rules: [
      { who: { within: 2, of: { kinds: ['village'] } }, do: [{ op: 'sufferWounds', n: 1 }] },
      {
        do: [
          {
            op: 'pit',
            level: 1,
            n: 1,
            where: { kinds: ['any'], liberated: true, without: ['pit'], pick: { nearest: { kinds: ['village'] } } },
          },
        ],
      },
    ],
  },
  {
    id: 'hecatomb-march-of-bones',
    form: 'deck',
    deck: 'hecatomb',
    tier: 1,
    rules: [
      {
        do: [
          {
            op: 'pit',
            level: 1,
            n: { 1: 1, 2: 2, 3: 2, 4: 3 },
            where: {
              kinds: ['any'],
              liberated: true,
              without: ['pit'],
              within: { n: 3, of: { kinds: ['village'] } },
              pick: 'random',
            },
          },
        ],
      },
    ],
  },
  {
    id: 'hecatomb-common-grave',
    form: 'deck',
    deck: 'hecatomb',
    tier: 2,
    rules: [
      {
        do: [
          {
            op: 'pit',
            level: 2,
            n: 1,
            where: { kinds: ['any'], liberated: true, without: ['pit'], pick: { nearest: { kinds: ['village'] } } },
          },
        ],
      },
    ],
  },
  {
    id: 'hecatomb-revenants',
    form: 'deck',
    deck: 'hecatomb',
    tier: 2,
    rules: [
      { who: 'each', do: [{ op: 'silver', n: 1 }] },
      {
        do: [
          {
            op: 'pit',
            level: 2,
            n: { 1: 1, 2: 1, 3: 1, 4: 2 },
            where: {
              kinds: ['any'],
              liberated: true,
              without: ['pit'],
              within: { n: 3, of: { kinds: ['chapel'] } },
              pick: 'random',
            },
          },
        ],
      },
    ],
  },
  {
    id: 'hecatomb-black-rot',
    form: 'deck',
    deck: 'hecatomb',
    tier: 2,
    rules: [
      { who: 'each', do: [{ op: 'sufferWounds', n: 2 }] },
      {
        do: [
          {
            op: 'unmark',
            marker: 'emblem',
            n: 1,
            where: { kinds: ['village'], within: { n: 2, of: { marker: 'pit' } }, pick: 'all' },
          },
        ],
      },
    ],
  },
  {
    id: 'hecatomb-night-of-graves',
    form: 'deck',
    deck: 'hecatomb',
    tier: 3,
    rules: [
      {
        do: [
          {
            op: 'pit',
            level: 2,
            n: { 1: 1, 2: 2, 3: 2, 4: 3 },
            where: { kinds: ['any'], liberated: true, without: ['pit'], pick: { nearest: { kinds: ['village'] } } },
          },
        ],
      },
    ],
  },
  {
    id: 'hecatomb-unburied-king',
    form: 'deck',
    deck: 'hecatomb',
    tier: 3,
    rules: [
      {
        do: [
          {
            op: 'pit',
            level: 3,
            n: 1,
            where: { kinds: ['any'], liberated: true, without: ['pit'], pick: { nearest: { kinds: ['village'] } } },
          },
        ],
      },
    ],
  },
  {
    id: 'hecatomb-hecatomb',
    form: 'deck',
    deck: 'hecatomb',
    tier: 3,
    rules: [
      {
        do: [
          {
            op: 'pit',
            level: 3,
            n: 1,
            where: { kinds: ['any'], liberated: true, without: ['pit'], pick: { nearest: { kinds: ['chapel'] } } },
          },
          {
            op: 'pit',
            level: 1,
            n: { 1: 1, 2: 1, 3: 2, 4: 2 },
            where: { kinds: ['any'], liberated: true, without: ['pit'], pick: { nearest: { kinds: ['village'] } } },
          },
        ],
      },
    ],
  },
];
