// The Wings of Farruga.

import type { ScenarioRow } from '../rows.ts';
import { beginWith, LATE_START, RIVALS, stripDefence, TEAM, teamGoals } from './shared-rules.ts';

export const wingsOfFarruga: ScenarioRow = {
  id: 'wings-of-farruga',
  modes: ['competitive', 'cooperative', 'solo'],
  rounds: { 1: 15, 2: 15, 3: 14, 4: 14 },
  rivalRounds: 13,
  difficulty: 4,
  chapters: [1, 2, 3, 4],
  elites: [1, 2, 3],
  griffin: true,
  tiles: {
    1: { encounter: { 1: 1, 2: 1, 3: 1, 4: 0 }, other: { 1: 3, 2: 3, 3: 2, 4: 1 } },
    2: { encounter: { 1: 1, 2: 1, 3: 1, 4: 1 }, other: { 1: 4, 2: 3, 3: 2, 4: 2 } },
    3: { encounter: { 1: 1, 2: 2, 3: 2, 4: 1 }, other: { 1: 5, 2: 4, 3: 3, 4: 2 } },
    4: { encounter: { 1: 2, 2: 2, 3: 2, 4: 1 }, other: { 1: 7, 2: 5, 3: 4, 4: 3 } },
  },
  layout: [
    { tile: 'ch1-start-1', q: 0, r: 0 },
    { tile: 'ch2-fixed-1', q: 2, r: -1 },
  ],
  colours: { red: 'all' },
  foes: ['farruga'],
  decks: [{ id: 'offensive', reshuffle: true }],
  markers: ['destruction-a', 'destruction-b'],
  counters: [],
  rules: [
    beginWith('provisions', { reputation: 18, gold: 28, freeReveal: true, tradeAllOffers: true }, { modes: TEAM }),
    beginWith(
      'lone-provisions',
      { reputation: 3, gold: 8, freeReveal: true, tradeAllOffers: true },
      { modes: ['solo'] },
    ),
    {
      id: 'arrival',
      told: true,
      when: { at: 'roundEnd', round: 4 },
      do: [
        {
          op: 'place',
          piece: 'farruga',
          where: {
            kinds: ['dragon-lair'],
            pick: 'random',
            otherwise: { kinds: ['any'], pick: { farthest: { kinds: ['chapel'] } } },
          },
        },
      ],
    },
    { id: 'fight', when: { at: 'always' }, do: [{ op: 'fight', foe: 'farruga' }] },
    stripDefence('farruga'),
    {
      id: 'offensives',
      when: { at: 'roundEnd', from: 5 },
      if: [{ is: 'onMap', foe: 'farruga' }],
      do: [{ op: 'draw', deck: 'offensive', n: 1 }],
    },
    {
      id: 'repair',
      when: { at: 'freeAction', where: { kinds: ['trading-post'], marker: 'destruction-a' } },
      optional: true,
      cost: [{ pay: 'gold', n: 3 }],
      do: [
        { op: 'unmark', marker: 'destruction-a', n: 1, where: 'here' },
        { op: 'reputation', n: 1 },
      ],
    },
    {
      id: 'glory',
      modes: ['competitive'],
      when: { at: 'fightEnd', foe: 'farruga' },
      do: [{ op: 'reputation', n: 1, per: { damage: 3 } }],
    },
    {
      id: 'ashes',
      modes: ['competitive'],
      when: { at: 'gameEnd' },
      if: [{ is: 'notDefeated', foe: 'farruga' }],
      who: 'each',
      do: [{ op: 'loseReputation', n: 1, per: { markers: 'destruction-a' } }],
    },
    { id: 'fall', modes: ['competitive'], when: { at: 'defeat', foe: 'farruga' }, do: [{ op: 'endGame', delay: 0 }] },
    LATE_START,
  ],
  goals: {
    ...RIVALS,
    ...teamGoals(
      [{ is: 'defeated', foe: 'farruga' }],
      [
        [{ is: 'lastRoundOver' }, { is: 'notDefeated', foe: 'farruga' }],
        [{ is: 'markers', marker: 'destruction-a', atLeast: 4 }],
      ],
      { silver: 45, gold: 60 },
    ),
  },
};
