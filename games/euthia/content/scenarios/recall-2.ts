// The Recall of the Elementals II: Stone and Ember.

import type { ScenarioRow } from '../rows.ts';
import { LATE_START } from './late-start.ts';
import { RECALL_2 } from './recall-goals.ts';

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
    {
      id: 'provisions',
      modes: ['cooperative', 'solo'],
      when: { at: 'setup' },
      if: [{ is: 'standalone' }],
      who: 'each',
      do: [{ op: 'gold', n: 8 }],
    },
    LATE_START, // before anybody Reveals and trades
    {
      id: 'veterans',
      when: { at: 'setup' },
      if: [{ is: 'standalone' }],
      who: 'each',
      do: [{ op: 'reputation', n: 14 }, { op: 'gold', n: 10 }, { op: 'freeReveal' }, { op: 'tradeAllOffers' }],
    },
    { id: 'catalysts', when: { at: 'setup' }, who: 'each', do: [{ op: 'takeTile', tile: 'catalyst', n: 1 }] },
    {
      id: 'recall',
      when: {
        at: 'freeAction',
        where: { kinds: ['elemental-earth', 'elemental-fire'], without: ['recall'], own: true },
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
    {
      id: 'foremost',
      modes: ['competitive'],
      when: { at: 'gameEnd' },
      who: { most: 'recalled', tie: 2 },
      do: [{ op: 'reputation', n: 4 }],
    },
  ],
  goals: {
    competitive: { win: [{ is: 'mostReputation' }], lose: [] },
    cooperative: { win: RECALL_2, lose: [[{ is: 'lastRoundOver' }]] },
    solo: { win: RECALL_2, lose: [[{ is: 'lastRoundOver' }]], ranks: { silver: 50, gold: 65 } },
  },
  campaign: {
    cycle: 'recall',
    episode: 2,
    previous: 'recall-1',
    next: 'recall-3',
    carry: {
      keep: ['heroTiles', 'pool', 'unlockedSlots', 'equipment', 'items', 'gems', 'essences', 'gaar'],
      lose: ['trophies', 'silverGoldCards', 'questCards', 'bountyCards', 'killTokens'],
      gold: { least: 16, most: 20 },
      reputation: 14,
      bonus: { per: 10, max: 6 },
      begin: ['fullHealth', 'freeReveal', 'tradeAllOffers'],
    },
  },
};
