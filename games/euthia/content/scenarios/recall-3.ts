// The Recall of the Elementals III: the Rifts.

import type { ScenarioRow } from '../rows.ts';
import { LATE_START } from './late-start.ts';
import { RECALL_3 } from './recall-goals.ts';

export const recall3: ScenarioRow = {
  id: 'recall-3',
  modes: ['competitive', 'cooperative', 'solo'],
  rounds: 10,
  rivalRounds: 7,
  difficulty: 5,
  chapters: [3, 4, 5],
  elites: [3],
  griffinOnTop: true,
  tiles: {
    1: { encounter: { 3: 1, 4: 1, 5: 0 }, other: { 3: 3, 4: 1, 5: 1 } },
    2: { encounter: { 3: 1, 4: 1, 5: 1 }, other: { 3: 4, 4: 2, 5: 2 } },
    3: { encounter: { 3: 2, 4: 1, 5: 1 }, other: { 3: 4, 4: 3, 5: 3 } },
    4: { encounter: { 3: 2, 4: 2, 5: 1 }, other: { 3: 5, 4: 4, 5: 4 } },
  },
  layout: [{ tile: 'ch1-start-1', q: 0, r: 0 }],
  include: ['ch3-other-3', 'ch3-other-4', 'ch3-other-5', 'ch4-other-1', 'ch4-encounter-2'],
  colours: { purple: 'all' },
  foes: [],
  decks: [],
  cards: ['recall-card-3', 'faer-power'],
  markers: ['recall'],
  counters: [
    { id: 'sealed', scope: 'table', max: 2 },
    { id: 'seals', scope: 'hero' },
  ],
  rules: [
    {
      id: 'provisions',
      modes: ['cooperative'],
      when: { at: 'setup' },
      if: [{ is: 'standalone' }],
      who: 'each',
      do: [
        { op: 'gold', n: 9 },
        { op: 'essence', essence: 'earth', n: 1 },
        { op: 'essence', essence: 'fire', n: 1 },
      ],
    },
    {
      id: 'provisions-alone',
      modes: ['solo'],
      when: { at: 'setup' },
      if: [{ is: 'standalone' }],
      who: 'each',
      do: [
        { op: 'gold', n: 11 },
        { op: 'essence', essence: 'fire', n: 1 },
      ],
    },
    LATE_START, // before anybody Reveals and trades
    {
      id: 'veterans',
      when: { at: 'setup' },
      if: [{ is: 'standalone' }],
      who: 'each',
      do: [{ op: 'reputation', n: 28 }, { op: 'gold', n: 18 }, { op: 'freeReveal' }, { op: 'tradeAllOffers' }],
    },
    { id: 'catalysts', when: { at: 'setup' }, who: 'each', do: [{ op: 'takeTile', tile: 'catalyst', n: 1 }] },
    { id: 'faer', when: { at: 'always' }, do: [{ op: 'useCard', card: 'faer-power' }] },
    {
      id: 'seal',
      when: { at: 'freeAction', where: { kinds: ['faer-rift'] } },
      optional: true,
      limit: 'oncePerTurn',
      cost: [{ pay: 'essence', essence: 'missing' }],
      do: [
        { op: 'mark', marker: 'recall', n: 1, where: 'here' },
        { op: 'counter', counter: 'seals', n: 1 },
        { op: 'reputation', n: 2 },
      ],
    },
    {
      id: 'sealed',
      told: true,
      when: { at: 'asSoonAs' },
      if: [{ is: 'markersOn', kind: 'faer-rift', marker: 'recall', atLeast: 4 }],
      do: [
        { op: 'counter', counter: 'sealed', n: 1 },
        { op: 'reputation', n: 5 },
      ],
    },
    {
      id: 'breath',
      when: { at: 'roundEnd', from: 4 },
      who: { within: 2, of: { kinds: ['faer-rift'], unsealed: true } },
      do: [{ op: 'sufferWounds', n: 2 }],
    },
    {
      id: 'foremost',
      modes: ['competitive'],
      when: { at: 'gameEnd' },
      who: { most: 'seals', tie: 2 },
      do: [{ op: 'reputation', n: 4 }],
    },
  ],
  goals: {
    competitive: { win: [{ is: 'mostReputation' }], lose: [] },
    cooperative: { win: RECALL_3, lose: [[{ is: 'lastRoundOver' }]] },
    solo: { win: RECALL_3, lose: [[{ is: 'lastRoundOver' }]], ranks: { silver: 65, gold: 85 } },
  },
  campaign: {
    cycle: 'recall',
    episode: 3,
    previous: 'recall-2',
    carry: {
      keep: ['heroTiles', 'pool', 'unlockedSlots', 'equipment', 'items', 'gems', 'essences', 'gaar'],
      lose: ['trophies', 'silverGoldCards', 'questCards', 'bountyCards', 'killTokens'],
      gold: { least: 22, most: 26 },
      reputation: 28,
      bonus: { per: 10, max: 6 },
      begin: ['fullHealth', 'freeReveal', 'tradeAllOffers'],
    },
  },
};
