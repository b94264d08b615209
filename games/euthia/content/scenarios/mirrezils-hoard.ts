// Mirrezil’s Hoard.

import type { ScenarioRow } from '../rows.ts';
import { beginWith, LATE_START, RIVALS, stripDefence, TEAM, teamGoals } from './shared-rules.ts';

export const mirrezilsHoard: ScenarioRow = {
  id: 'mirrezils-hoard',
  modes: ['competitive', 'cooperative', 'solo'],
  rounds: 14,
  rivalRounds: 10,
  difficulty: 5,
  chapters: [2, 3, 4, 5],
  elites: [2, 3],
  tiles: {
    1: { encounter: { 2: 1, 3: 1, 4: 1, 5: 1 }, other: { 2: 2, 3: 2, 4: 1, 5: 1 } },
    2: { encounter: { 2: 1, 3: 1, 4: 1, 5: 1 }, other: { 2: 3, 3: 2, 4: 2, 5: 1 } },
    3: { encounter: { 2: 2, 3: 2, 4: 1, 5: 1 }, other: { 2: 4, 3: 3, 4: 3, 5: 2 } },
    4: { encounter: { 2: 2, 3: 2, 4: 2, 5: 1 }, other: { 2: 5, 3: 4, 4: 4, 5: 3 } },
  },
  layout: [{ tile: 'ch1-start-2', q: 0, r: 0 }],
  colours: { gold: { 1: 2, 2: 3, 3: 3, 4: 4 } },
  scenarioTiles: ['ch4-scenario-2'],
  foes: ['mirrezil'],
  decks: [],
  markers: ['destruction-a', 'destruction-b'],
  counters: [
    { id: 'wake', scope: 'table' },
    { id: 'legend', scope: 'table', max: 6 },
  ],
  rules: [
    beginWith('provisions', { gold: 14 }, { modes: TEAM }),
    LATE_START, // before anybody Reveals and trades
    beginWith('veterans', { reputation: 10, gold: 8, freeReveal: true, tradeAllOffers: true }),
    {
      id: 'wards',
      when: { at: 'setup' },
      do: [{ op: 'magicDefence', foe: 'mirrezil', n: 1, per: { tiles: 'legend' } }],
    },
    {
      id: 'lair',
      told: true,
      when: { at: 'reveal', kind: 'dragon-lair' },
      do: [{ op: 'place', piece: 'mirrezil', where: { kinds: ['dragon-lair'] } }],
    },
    { id: 'fight', when: { at: 'always' }, do: [{ op: 'fight', foe: 'mirrezil' }] },
    stripDefence('mirrezil'),
    {
      id: 'legends',
      when: { at: 'legend' },
      do: [
        { op: 'counter', counter: 'legend', n: 1 },
        { op: 'counter', counter: 'wake', n: 1 },
        { op: 'magicDefence', foe: 'mirrezil', n: -2 },
        { op: 'takeTile', tile: 'amulet-of-eternity', n: 1, limit: 'oncePerHero' },
      ],
    },
    { id: 'poked', when: { at: 'fightEnd', foe: 'mirrezil' }, do: [{ op: 'counter', counter: 'wake', n: 1 }] },
    {
      id: 'restless',
      when: { at: 'roundEnd', from: { 1: 6, 2: 6, 3: 6, 4: 8 } },
      do: [{ op: 'counter', counter: 'wake', n: 1 }],
    },
    { id: 'waking', when: { at: 'always' }, do: [{ op: 'phase', foe: 'mirrezil', counter: 'wake' }] },
    {
      id: 'glory',
      modes: ['competitive'],
      when: { at: 'fightEnd', foe: 'mirrezil' },
      do: [{ op: 'reputation', n: 1, per: { damage: 4 } }],
    },
    { id: 'fall', modes: ['competitive'], when: { at: 'defeat', foe: 'mirrezil' }, do: [{ op: 'endGame', delay: 0 }] },
  ],
  goals: {
    ...RIVALS,
    ...teamGoals([{ is: 'defeated', foe: 'mirrezil' }], [[{ is: 'lastRoundOver' }]], { silver: 60, gold: 75 }),
  },
};
