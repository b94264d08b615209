// The Recall of the Elementals III: the Rifts.

import type { ScenarioRow } from '../rows.ts';
import { RECALL_3 } from './recall-goals.ts';
import { beginWith, CATALYSTS, carry, foremost, LATE_START, RIVALS, teamGoals } from './shared-rules.ts';

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
    beginWith('provisions', { gold: 9, earth: 1, fire: 1 }, { modes: ['cooperative'], if: [{ is: 'standalone' }] }),
    beginWith('provisions-alone', { gold: 11, fire: 1 }, { modes: ['solo'], if: [{ is: 'standalone' }] }),
    LATE_START, // before anybody Reveals and trades
    beginWith(
      'veterans',
      { reputation: 28, gold: 18, freeReveal: true, tradeAllOffers: true },
      { if: [{ is: 'standalone' }] },
    ),
    CATALYSTS,
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
    foremost('foremost', 'seals', 4),
  ],
  goals: {
    ...RIVALS,
    ...teamGoals(RECALL_3, [[{ is: 'lastRoundOver' }]], { silver: 65, gold: 85 }),
  },
  campaign: {
    cycle: 'recall',
    episode: 3,
    previous: 'recall-2',
    carry: carry({ least: 22, most: 26 }, 28),
  },
};
