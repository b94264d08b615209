// A Matter of Life and Death. A race and a defence: two errands out, a clock at the bedside, two doors to hold. The lair everybody looks
// for is empty; the boss comes up where the heroes started. The lair is an optional greed branch (red key), and glyphs are the fast way
// home with a remedy.

import { side, unique } from '../printed.ts';
import { conquest, count, marked, place, remove, SIGNS, say, set } from '../quests/script.ts';
import type { GuideRow } from '../quests/vocabulary.ts';

export const lifeOrDeath: readonly GuideRow[] = [
  {
    quest: 'life-or-death',
    rows: [
      '#################################',
      '##########222_222c###############',
      '########m22AA2%2222R233333#######',
      '########2_2AA22222222$3333#######',
      '##########+222R2%$######33#######',
      '#############h2#########33#######',
      '#############22#########q3#######',
      '#############22#########33#######',
      '#########%$111111c%#####3q#######',
      '#########11111B1111####33333+####',
      '#00#v0h##11##11##11###3333%3Z3k##',
      '#e0#000##11#~~1Y#11###33333333q##',
      '#00000011111~~111M1333333~~w3T###',
      '#000@0011111u1LL111333333~~333###',
      '#0000#0##11#Y1LL#B1###33%33NN3q##',
      '#0000#$##11##11##11###33333NN3s##',
      '###11####1111111111####h33333####',
      '###11####111111HH1+##############',
      '###11111111##44##################',
      '###c1111111##44##################',
      '#############44##################',
      '###########444444################',
      '##########4WW4NN4v4s#############',
      '########u4_WW%NN44%4#############',
      '########d4_44444WW###############',
      '##########44WWVVWW###############',
      '###########4WWVV4################',
      '#################################',
    ],
    things: {
      B: { monster: 'beastman', from: [4, 2] },
      M: { monster: 'beastman', rank: 'master', masterFrom: 3 },
      H: { monster: 'hell-hound', from: 3 },
      A: { monster: 'manticore' },
      R: { monster: 'razorwing', from: [4, 3] },
      N: { monster: 'naga', from: [2, 4] },
      Z: { monster: 'sorcerer', from: 4 },
      T: { monster: 'skeleton', rank: 'master', from: 3 },
      W: { monster: 'bane-spider', from: [3, 2, 2] },
      V: { monster: 'bane-spider', rank: 'master', masterFrom: 3 },
      q: { monster: 'skeleton', from: [4, 3, 2, 2], later: true, id: 'buried-brothers' },
      L: { unique: 'issyra', later: true },
      Y: { monster: 'sorcerer', from: [3, 2], later: true, id: 'cantors' },
      e: { encounter: true, id: 'bed' },
      w: { encounter: true, id: 'spring' },
      m: { object: true, id: 'moonwort' },
      'spring-water': { object: true, at: [27, 12], later: true },
      venom: { object: true, at: [14, 13], later: true },
      u: { staircase: 'blue', later: true, id: 'shaft' },
      ...SIGNS,
      k: { key: 'red', id: 'lair-key' },
    },
    doors: [
      { id: 'ward-door', at: [6, 12], side: 'e', kind: 'normal', joins: [0, 1] },
      { id: 'postern', at: [3, 15], side: 's', kind: 'normal', joins: [0, 1] },
      { id: 'belfry-door', at: [13, 7], side: 's', kind: 'normal', joins: [2, 1] },
      { id: 'crypt-door', at: [18, 12], side: 'e', kind: 'normal', joins: [1, 3] },
      { id: 'roof-door', at: [20, 2], side: 'e', kind: 'normal', joins: [2, 3] },
      { id: 'lair-door', at: [13, 17], side: 's', kind: 'rune', colour: 'red', joins: [1, 4] },
    ],
    regions: { bedside: ['around:bed'] },
    areas: { 0: 'start', 1: 'side', 2: 1, 3: 1, 4: 3 },
    chests: {
      copper: marked({ conquest: 1, treasure: 1 }, { curse: 1, conquest: 1, treasure: 1 }, { coins: 150, treasure: 1 }),
      silver: marked(
        { conquest: 1, treasure: 1 },
        { curse: 1, conquest: 2, treasure: 1 },
        { conquest: 1, treasure: 1, potion: ['healing-potion'] },
      ),
      gold: marked(
        { conquest: 1, treasure: 1, potion: ['vitality-potion'] },
        { curse: 1, conquest: 2, treasure: 1, coins: 100 },
      ),
    },
    uniques: {
      issyra: unique(
        { base: 'naga', kind: 'magic', conquest: 0, rule: true },
        side(
          { speed: 4, armour: 4, wounds: [12, 14, 18, 23] },
          { white: 1, green: 1, yellow: 1, black: 1 },
          { grapple: true, sorcery: 2, poison: true },
        ),
      ),
    },
    counters: {
      // An overlord who keeps a monster at the bed takes two a turn: there is time to send somebody back.
      life: { start: { 2: 24, 3: 24, 4: 22, 5: 20 }, max: 24, show: 'all' },
      doses: { start: 0, max: 3, show: 'all' },
    },
    quickActions: {
      'give-moonwort': { at: 'bedside', movement: 2, needs: 'moonwort' },
      'give-water': { at: 'bedside', movement: 2, needs: 'spring-water' },
      'give-venom': { at: 'bedside', movement: 2, needs: 'venom' },
    },
    route: [
      ['ward-door', 'belfry-door', 'moonwort', 'bedside', 'issyra', 'bedside'],
      ['ward-door', 'crypt-door', 'spring', 'bedside', 'issyra', 'bedside'],
    ],
    on: [
      { id: 'moonwort-taken', when: { take: 'moonwort' }, do: [say('moonwort-taken')] },
      {
        id: 'spring-disturbed',
        when: { encounter: 'spring' },
        do: [
          say('spring-disturbed'),
          remove('spring'),
          { op: 'give', to: '$hero', object: 'spring-water' },
          place('buried-brothers'),
        ],
      },
      {
        id: 'dose-moonwort',
        when: { quickAction: 'give-moonwort' },
        do: [remove('moonwort'), count('doses', 1), count('life', 3), conquest(1)],
      },
      {
        id: 'dose-water',
        when: { quickAction: 'give-water' },
        do: [remove('spring-water'), count('doses', 1), count('life', 3), conquest(1)],
      },
      { id: 'dose-venom', when: { quickAction: 'give-venom' }, do: [remove('venom'), count('doses', 1)] },
      { id: 'first-dose', when: { counter: 'doses', is: 1 }, do: [say('first-dose')] },
      { id: 'second-dose', when: { counter: 'doses', is: 2 }, do: [set('issyra-called')] },
      { id: 'nest-found', when: { reveal: 4 }, do: [set('issyra-called')] },
      { id: 'well-stirs', when: { round: 8 }, if: { not: { flag: 'issyra-called' } }, do: [say('well-stirs')] },
      { id: 'patience-ends', when: { round: 10 }, do: [set('issyra-called')] },
      {
        id: 'issyra-comes',
        when: { flag: 'issyra-called' },
        do: [say('issyra-comes'), place(['issyra', 'cantors', 'shaft'])],
      },
      { id: 'issyra-dies', when: { kill: 'issyra' }, do: [say('issyra-dies'), place('venom', '$here')] },
      { id: 'life-ebbs', when: { turnEnd: 'overlord' }, every: true, do: [count('life', -1)] },
      {
        id: 'bedside-threatened',
        when: { turnEnd: 'overlord' },
        if: { monstersIn: { bedside: { min: 1 } } },
        every: true,
        do: [count('life', -1)],
      },
      { id: 'victory', when: { counter: 'doses', is: 3 }, do: [{ op: 'win' }] },
      { id: 'helisend-dies', when: { counter: 'life', max: 0 }, do: [{ op: 'lose' }] },
    ],
  },
];
