// The House of Two Hands. A house that one person cannot open: each wheel moves the other wing's wall, so the party splits, counts turns and
// sends its walls ahead of it like a ram, while the overlord feeds a third hand to pull them back. Two turns reach the hall, three the
// crossbow, four the gold chest. The boss carries a door, then throws a wall: the last fight has one side that advances, three exits, and two
// chains that want two people.

import { side, unique } from '../../printed.ts';
import { conquest, marked, SIGNS, say, set } from '../../quests/script.ts';
import type { GuideRow } from '../../quests/vocabulary.ts';

export const houseOfTwoHands: readonly GuideRow[] = [
  {
    quest: 'house-of-two-hands',
    rows: [
      '##################################',
      '###1w11###########################',
      '##111B11###1c#######i#############',
      '##11M111111111111111111HH11111####',
      '##1B11111111B111111111111111HH####',
      '##111111################11##1$####',
      '####11##################1+##11####',
      '####00##################h1##55####',
      '##c0000##########Z4444Z#11#555555#',
      '##0000S##333B+3##444444111#55Z555#',
      '#000000##3P%%3c##444444111#555555#',
      '#0000000333B33334444GG4####55555k#',
      '#00@000033333Q3344%4GG%####5Z5Y55#',
      '#000000##3B%3P3##44OO44####555555#',
      '##0000S##3!!!33##TTOO44#####55v5##',
      '##00000###!x!$###TT44Q4###########',
      '##$0000##########44444s###########',
      '####00#############44#############',
      '####22#############22#############',
      '##222222###########22#############',
      '##22U22222OO2222222222R2222222####',
      '##2S222222OO2222222222222R2222####',
      '##222S22######222###########2$2###',
      '###h2+2########s############22d###',
      '##################################',
    ],
    things: {
      B: { monster: 'beastman', from: [4, 4, 3, 4, 4, 2] },
      M: { monster: 'beastman', rank: 'master', masterFrom: 3 },
      H: { monster: 'hell-hound' },
      S: { monster: 'skeleton', from: [3, 2, 4, 2] },
      U: { monster: 'skeleton', rank: 'master', masterFrom: 3 },
      O: { monster: 'ogre', from: [4, 3] },
      R: { monster: 'razorwing', from: [4, 3] },
      P: { monster: 'dark-priest', from: [3, 2] },
      Q: { monster: 'dark-priest', rank: 'master', masterFrom: 3 },
      Z: { monster: 'sorcerer', from: [3, 2, 4, 2] },
      Y: { monster: 'sorcerer', rank: 'master', masterFrom: 3 },
      T: { monster: 'troll', from: 3 },
      G: { unique: 'vantail' },
      'north-press': { prop: 'crushing-wall', at: [18, 3], side: 'w', length: 2, direction: 'e', still: true },
      'south-press': { prop: 'crushing-wall', at: [13, 20], side: 'w', length: 2, direction: 'e', still: true },
      'hall-press': { prop: 'crushing-wall', at: [17, 8], side: 'n', length: 6, direction: 's', still: true },
      x: { prop: 'altar-evil', id: 'third-hand' },
      w: { spot: true, id: 'north-wheel' },
      'south-wheel': { spot: true, at: [4, 23] },
      'left-chain': { spot: true, at: [17, 13] },
      'right-chain': { spot: true, at: [22, 15] },
      k: { relic: 'soulbiter', id: 'twins-weapon' },
      i: { potion: 'invulnerability-potion' },
      ...SIGNS,
    },
    doors: [
      { id: 'north-door', at: [4, 6], side: 's', kind: 'normal', joins: [1, 0] },
      { id: 'south-door', at: [4, 17], side: 's', kind: 'normal', joins: [0, 2] },
      { id: 'workshop-door', at: [7, 11], side: 'e', kind: 'normal', joins: [0, 3] },
      { id: 'left-hall-door', at: [22, 9], side: 'e', kind: 'normal', joins: [4, 1] },
      { id: 'right-hall-door', at: [19, 17], side: 's', kind: 'normal', joins: [4, 2] },
      { id: 'vault-door', at: [28, 6], side: 's', kind: 'normal', joins: [1, 5] },
      { id: 'broken-wall', at: [15, 11], side: 'e', kind: 'hidden', joins: [3, 4] },
    ],
    regions: { 'north-wheel-side': ['around:north-wheel'], 'south-wheel-side': ['around:south-wheel'] },
    areas: { 0: 'start', 1: 1, 2: 2, 3: 2, 4: 'finale', 5: 'side' },
    chests: {
      copper: marked(
        { conquest: 1, treasure: 1 },
        { curse: 1, conquest: 1, treasure: 1, potion: ['vitality-potion'] },
        { coins: 100, treasure: 1 },
      ),
      silver: marked(
        { conquest: 1, treasure: 1 },
        { curse: 1, conquest: 2, treasure: 1 },
        { coins: 100, treasure: 1, potion: ['invulnerability-potion'] },
      ),
      gold: marked({ curse: 1, conquest: 2, treasure: 1 }, { conquest: 1, treasure: 1, coins: 150 }),
    },
    uniques: {
      vantail: unique(
        { base: 'troll', kind: 'melee', conquest: 0, rule: true },
        side(
          { speed: 3, armour: 5, wounds: [14, 16, 20, 24] },
          { red: 1, green: 1, yellow: 1, black: 1 },
          { reach: 1, bash: true, sweep: true },
        ),
      ),
    },
    prolongedActions: {
      'turn-north': { at: 'north-wheel-side', trait: 'melee', difficulty: { 2: 2, 3: 2, 4: 3, 5: 3 }, group: true },
      'turn-south': { at: 'south-wheel-side', trait: 'melee', difficulty: { 2: 2, 3: 2, 4: 3, 5: 3 }, group: true },
      'pull-left': { at: 'left-chain', trait: 'melee', difficulty: 2, off: true },
      'pull-right': { at: 'right-chain', trait: 'melee', difficulty: 2, off: true },
    },
    route: [
      ['south-door', 'south-wheel-side', 'south-door', 'north-door', 'left-hall-door', 'vantail'],
      ['north-door', 'north-wheel-side', 'left-hall-door', 'vantail'],
    ],
    cites: { 'tip-wall': 'DES-50.4', 'tip-group': 'DES-9.16' },
    on: [
      { id: 'lesson-wheel', when: { reveal: [1, 2] }, do: [say('tip-wall', 'heroes'), say('tip-group', 'heroes')] },
      {
        id: 'house-answers',
        when: { prolongedAction: ['turn-north', 'turn-south'] },
        do: [say('house-answers'), conquest(1)],
      },
      {
        id: 'north-turned',
        when: { prolongedAction: 'turn-north' },
        every: true,
        do: [{ op: 'push', what: 'south-press', by: 4 }],
      },
      {
        id: 'south-turned',
        when: { prolongedAction: 'turn-south' },
        every: true,
        do: [{ op: 'push', what: 'north-press', by: 4 }],
      },
      { id: 'first-flesh', when: { altar: 'third-hand' }, do: [say('third-hand')] },
      {
        id: 'third-hand',
        when: { altar: 'third-hand' },
        every: true,
        do: [
          {
            op: 'choose',
            who: 'overlord',
            options: [
              { text: 'back-north', do: [{ op: 'push', what: 'north-press', by: -2 }] },
              { text: 'back-south', do: [{ op: 'push', what: 'south-press', by: -2 }] },
            ],
          },
        ],
      },
      { id: 'weapon-taken', when: { take: 'twins-weapon' }, do: [say('weapon-taken')] },
      {
        id: 'wall-walks',
        when: { wounded: 'vantail', left: '1/2' },
        do: [
          say('wall-walks'),
          { op: 'stats', who: 'vantail', armour: -2 },
          { op: 'open', door: 'broken-wall' },
          { op: 'release', what: 'hall-press' },
          { op: 'push', what: 'hall-press', by: 2 },
          { op: 'allow', what: ['pull-left', 'pull-right'] },
        ],
      },
      {
        id: 'left-hauled',
        when: { prolongedAction: 'pull-left' },
        do: [set('left-hauled'), { op: 'forbid', what: 'pull-left' }],
      },
      {
        id: 'right-hauled',
        when: { prolongedAction: 'pull-right' },
        do: [set('right-hauled'), { op: 'forbid', what: 'pull-right' }],
      },
      {
        id: 'one-chain',
        when: { prolongedAction: ['pull-left', 'pull-right'] },
        if: { not: { flag: ['left-hauled', 'right-hauled'] } },
        do: [say('one-chain')],
      },
      {
        id: 'press-stops',
        when: { flag: ['left-hauled', 'right-hauled'] },
        if: { flag: ['left-hauled', 'right-hauled'] },
        do: [say('press-stops'), { op: 'stop', what: 'hall-press' }, conquest(1)],
      },
      { id: 'victory', when: { kill: 'vantail' }, do: [{ op: 'win' }] },
    ],
  },
];
