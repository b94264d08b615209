// The Saboteur.

import type { ScenarioRow } from '../rows.ts';
import { beginWith, LATE_START, RIVALS, TEAM } from './shared-rules.ts';

export const theSaboteur: ScenarioRow = {
  id: 'the-saboteur',
  modes: ['competitive', 'cooperative', 'solo'],
  rounds: 10,
  difficulty: 2,
  chapters: [1, 2, 3],
  elites: [1],
  tiles: {
    1: { encounter: { 1: 1, 2: 1, 3: 0 }, other: { 1: 4, 2: 3, 3: 1 } },
    2: { encounter: { 1: 1, 2: 1, 3: 1 }, other: { 1: 4, 2: 3, 3: 2 } },
    3: { encounter: { 1: 2, 2: 1, 3: 1 }, other: { 1: 6, 2: 4, 3: 2 } },
    4: { encounter: { 1: 2, 2: 2, 3: 2 }, other: { 1: 8, 2: 5, 3: 3 } },
  },
  layout: [
    { tile: 'ch1-start-1', q: 0, r: 0 },
    { tile: 'ch1-fixed-1', q: 1, r: 1 },
    { tile: 'ch1-fixed-2', q: -1, r: -1 },
  ],
  foes: ['accomplice', 'saboteur'],
  decks: [{ id: 'event', reshuffle: false }],
  cards: ['brother-anselm', 'odile-of-the-scales', 'master-ysen', 'captain-brune'],
  markers: ['destruction-a', 'destruction-b'],
  counters: [{ id: 'clue', scope: { competitive: 'hero', cooperative: 'table', solo: 'table' } }],
  rules: [
    beginWith('provisions', { gold: 8 }, { modes: TEAM }),
    { id: 'summons', when: { at: 'setup' }, who: 'each', do: [{ op: 'takeTile', tile: 'teleport-scroll', n: 1 }] },
    { id: 'rumours', when: { at: 'roundStart', from: 2, to: 8 }, do: [{ op: 'draw', deck: 'event', n: 1 }] },
    {
      id: 'accomplice-appears',
      told: true,
      when: { at: 'roundEnd', round: 3 },
      do: [
        {
          op: 'place',
          piece: 'accomplice',
          where: { kinds: ['trading-post'], pick: { farthest: { kinds: ['chapel'] } } },
        },
      ],
    },
    {
      id: 'saboteur-appears',
      told: true,
      when: { at: 'roundEnd', round: 5 },
      do: [{ op: 'place', piece: 'saboteur', where: { kinds: ['mine'], pick: { farthest: { kinds: ['chapel'] } } } }],
    },
    {
      id: 'accomplice-strikes',
      when: { at: 'roundEnd', from: 4 },
      if: [{ is: 'onMap', foe: 'accomplice' }],
      do: [
        {
          op: 'move',
          piece: 'accomplice',
          steps: 2,
          toward: { kinds: ['trading-post'], without: ['destruction-a'], pick: { nearest: { piece: 'accomplice' } } },
        },
        { op: 'ruin', where: { kinds: ['trading-post'], piece: 'accomplice' }, guardWounds: 0 },
      ],
    },
    {
      id: 'saboteur-strikes',
      when: { at: 'roundEnd', from: 6 },
      if: [{ is: 'onMap', foe: 'saboteur' }],
      do: [
        {
          op: 'move',
          piece: 'saboteur',
          steps: 2,
          toward: { kinds: ['mine'], without: ['destruction-b'], pick: { nearest: { piece: 'saboteur' } } },
        },
        { op: 'ruin', where: { kinds: ['mine'], piece: 'saboteur' }, guardWounds: 0 },
      ],
    },
    {
      id: 'characters',
      when: { at: 'freeAction', where: 'character' },
      optional: true,
      limit: 'oncePerCharacter',
      do: [{ op: 'useCharacter' }],
    },
    {
      id: 'repair',
      when: { at: 'freeAction', where: { kinds: ['trading-post', 'mine'], marker: 'destruction' } },
      optional: true,
      cost: [{ pay: 'gold', n: 2 }],
      do: [
        { op: 'unmark', marker: 'destruction', n: 1, where: 'here' },
        { op: 'reputation', n: 1 },
        { op: 'counter', counter: 'clue', n: 1 },
      ],
    },
    {
      id: 'fight-accomplice',
      when: { at: 'always' },
      if: [{ is: 'counter', counter: 'clue', atLeast: 1 }],
      do: [{ op: 'fight', foe: 'accomplice' }],
    },
    {
      id: 'fight-saboteur',
      modes: ['competitive'],
      when: { at: 'always' },
      if: [{ is: 'counter', counter: 'clue', atLeast: 3 }],
      do: [{ op: 'fight', foe: 'saboteur' }],
    },
    {
      id: 'fight-saboteur-team',
      modes: ['cooperative', 'solo'],
      when: { at: 'always' },
      if: [{ is: 'counter', counter: 'clue', atLeast: { 1: 2, 2: 3, 3: 4, 4: 5 } }],
      do: [{ op: 'fight', foe: 'saboteur' }],
    },
    {
      id: 'capture-accomplice',
      told: true,
      when: { at: 'defeat', foe: 'accomplice' },
      do: [
        { op: 'remove', piece: 'accomplice' },
        { op: 'counter', counter: 'clue', n: 1 },
      ],
    },
    {
      id: 'capture-saboteur',
      modes: ['competitive'],
      when: { at: 'defeat', foe: 'saboteur' },
      do: [
        { op: 'remove', piece: 'saboteur' },
        { op: 'endGame', delay: 1 },
      ],
    },
    {
      id: 'testimony',
      modes: ['competitive'],
      when: { at: 'gameEnd' },
      who: 'each',
      do: [{ op: 'reputation', n: 1, per: { counter: 'clue' } }],
    },
    LATE_START,
  ],
  goals: {
    ...RIVALS,
    cooperative: {
      win: [
        { is: 'defeated', foe: 'accomplice' },
        { is: 'defeated', foe: 'saboteur' },
      ],
      lose: [
        [{ is: 'lastRoundOver' }],
        [{ is: 'markers', marker: 'destruction', atLeast: { 1: 5, 2: 6, 3: 7, 4: 8 } }],
      ],
    },
    solo: {
      win: [
        { is: 'defeated', foe: 'accomplice' },
        { is: 'defeated', foe: 'saboteur' },
      ],
      lose: [[{ is: 'lastRoundOver' }], [{ is: 'markers', marker: 'destruction', atLeast: 5 }]],
      ranks: { silver: 40, gold: 55 },
    },
  },
};
