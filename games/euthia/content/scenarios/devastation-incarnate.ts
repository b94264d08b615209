// Devastation Incarnate: a Golem walks toward the Chapel, and nothing that it has trodden on remains.

import type { ScenarioRow } from '../rows.ts';
import { beginWith, TEAM, teamGoals } from './shared-rules.ts';

export const devastationIncarnate: ScenarioRow = {
  id: 'devastation-incarnate',
  modes: ['cooperative', 'solo'],
  rounds: 12,
  difficulty: 3,
  chapters: [1, 2, 3, 4],
  elites: [1, 2],
  tiles: {
    1: { encounter: { 1: 1, 2: 1, 3: 1, 4: 0 }, other: { 1: 4, 2: 3, 3: 2, 4: 1 } },
    2: { encounter: { 1: 1, 2: 1, 3: 1, 4: 0 }, other: { 1: 5, 2: 4, 3: 2, 4: 2 } },
    3: { encounter: { 1: 1, 2: 2, 3: 1, 4: 0 }, other: { 1: 6, 2: 4, 3: 3, 4: 3 } },
    4: { encounter: { 1: 2, 2: 2, 3: 2, 4: 0 }, other: { 1: 8, 2: 5, 3: 4, 4: 3 } },
  },
  layout: [{ tile: 'ch1-start-1', q: 0, r: 0 }],
  colours: { blue: 'all' },
  foes: ['golem'],
  decks: [],
  markers: ['destruction-a', 'destruction-b'],
  counters: [],
  rules: [
    beginWith('provisions', { reputation: 6, gold: 10, freeReveal: true, tradeAllOffers: true }, { modes: TEAM }),
    {
      id: 'awakening',
      when: { at: 'roundEnd', round: 4 },
      do: [{ op: 'place', piece: 'golem', where: { kinds: ['any'], pick: { farthest: { kinds: ['chapel'] } } } }],
      told: true,
    },
    {
      id: 'march',
      when: { at: 'roundEnd', from: 5, to: 8 },
      if: [
        { is: 'onMap', foe: 'golem' },
        { is: 'damagedThisRound', foe: 'golem', atMost: 5 },
      ],
      do: [{ op: 'move', piece: 'golem', steps: 1, toward: { kinds: ['chapel'] }, trail: true }],
    },
    {
      id: 'forced-march',
      when: { at: 'roundEnd', from: 9 },
      if: [
        { is: 'onMap', foe: 'golem' },
        { is: 'damagedThisRound', foe: 'golem', atMost: 5 },
      ],
      do: [{ op: 'move', piece: 'golem', steps: 2, toward: { kinds: ['chapel'] }, trail: true }],
    },
    { id: 'fight', when: { at: 'always' }, do: [{ op: 'fight', foe: 'golem' }] },
    { id: 'griffin', when: { at: 'always' }, do: [{ op: 'moveGriffin', piece: 'golem' }] },
    {
      id: 'foundry',
      when: { at: 'freeAction', where: { kinds: ['foundry'], without: ['destruction'] } },
      optional: true,
      limit: 'oncePerSpace',
      cost: [{ pay: 'gold', n: 3 }],
      do: [{ op: 'forge', foe: 'golem', n: 1 }],
    },
    {
      id: 'rubble',
      when: { at: 'defeat', foe: 'golem' },
      do: [{ op: 'remove', piece: 'golem' }],
    },
  ],
  goals: {
    ...teamGoals(
      [{ is: 'defeated', foe: 'golem' }],
      [
        [{ is: 'standsOn', foe: 'golem', kind: 'chapel' }],
        [{ is: 'lastRoundOver' }, { is: 'notDefeated', foe: 'golem' }],
      ],
      { silver: 45, gold: 60 },
    ),
  },
};
