// The Eternal Guardian. The boss stands on the board from the first door and cannot be hurt: the heroes slip past his round, by niches
// and crypts, to put out what keeps him alive, and choose in what order to take him apart. Every lamp is a bargain: it takes a strength
// from him and gives him the chapel, so the shelter behind the heroes is lost as they go. Each chapel opens on the round (quick, under
// his fist) and on the next one through a crypt (slow, one over a pit), so that one colossus never locks the map; the forecourt is four
// wide for the same reason. The bolts are on the outside, and the inscriptions say so: the last fight is with what he was guarding, and
// how strong it is depends on an answer.

import { side, unique } from '../printed.ts';
import { conquest, count, marked, place, remove, SIGNS, say, set } from '../quests/script.ts';
import type { GuideRow } from '../quests/vocabulary.ts';

export const eternalGuardian: readonly GuideRow[] = [
  {
    quest: 'eternal-guardian',
    rows: [
      '###############################',
      '#############$3y3##############',
      '#########+3#33333h#33##########',
      '#########OO3333P333OO##########',
      '####22233OO33%33%33OO334444s###',
      '###c2223333#333333#3s33$444####',
      '####__########33#########44####',
      '####22######1#11#1#######44####',
      '###k222##111S11111111####4444##',
      '##22222#h11111T111111####44WW4#',
      '#22Z2%2##H1########11$##NN4WW4#',
      '#x22222##H1#K55555#11###NN444%#',
      '#2Y##222111#5DDD55#1114444~~z4#',
      '#22##222111#5DDD55#1H144444444#',
      '#2Z222B##11#55555J#1H###4444NN#',
      '#v%2222##11###55###11###4%44NN#',
      '##222Z2##11111GG111S1c###v444d#',
      '###2+2###11111GG11111####4+44##',
      '##########1111####1############',
      '##########1111#################',
      '###########00##################',
      '#########S00000S0##############',
      '#######0000@0000$##############',
      '#######c0%00000################',
      '###############################',
    ],
    things: {
      S: { monster: 'skeleton', from: [2, 3, 3, 2] },
      T: { monster: 'skeleton', rank: 'master', masterFrom: 3 },
      K: { monster: 'skeleton', rank: 'master', masterFrom: 3 },
      J: { monster: 'skeleton', from: 4 },
      H: { monster: 'hell-hound', from: [4, 3] },
      Z: { monster: 'sorcerer', from: [4, 3, 2] },
      Y: { monster: 'sorcerer', rank: 'master', masterFrom: 3 },
      B: { monster: 'beastman', from: 3 },
      P: { monster: 'beastman', rank: 'master', from: 4 },
      O: { monster: 'ogre', from: [3, 2] },
      N: { monster: 'naga', from: [3, 2] },
      W: { monster: 'bane-spider', from: 4 },
      G: { unique: 'guardian', bound: 'round' },
      D: { unique: 'old-hunger', later: true },
      post: {
        spot: true,
        at: [
          [14, 16],
          [15, 16],
          [14, 17],
          [15, 17],
        ],
      },
      x: { encounter: true, id: 'eye-lamp' },
      y: { encounter: true, id: 'arm-lamp' },
      z: { encounter: true, id: 'voice-lamp' },
      ...SIGNS,
      k: { key: 'red', id: 'voice-key' },
    },
    doors: [
      { id: 'narthex-door', at: [11, 19], side: 's', kind: 'normal', joins: [1, 0] },
      { id: 'eye-door', at: [7, 12], side: 'e', kind: 'normal', joins: [2, 1] },
      { id: 'arm-door', at: [14, 6], side: 's', kind: 'normal', joins: [3, 1] },
      { id: 'voice-door', at: [21, 12], side: 'e', kind: 'rune', colour: 'red', joins: [1, 4] },
      { id: 'west-crypt', at: [6, 4], side: 'e', kind: 'normal', joins: [2, 3] },
      { id: 'east-crypt', at: [22, 4], side: 'e', kind: 'normal', joins: [3, 4] },
      { id: 'bolted-door', at: [14, 15], side: 's', kind: 'hidden', joins: [5, 1] },
    ],
    regions: {
      round: ['9,8-20,9', '9,16-20,17', '9,10-10,15', '19,10-20,15'],
      'west-way': ['8,12-8,13', 'area-2'],
      'north-way': ['14,7-15,7', 'area-3'],
      'east-way': ['21,12-21,13', 'area-4'],
    },
    areas: { 0: 'start', 1: 1, 2: 2, 3: 2, 4: 2, 5: 'side' },
    chests: {
      copper: marked({ conquest: 1, treasure: 1 }, { curse: 1, conquest: 1, treasure: 1 }, { coins: 150, treasure: 1 }),
      silver: marked(
        { conquest: 1, treasure: 1 },
        { curse: 1, treasure: 2 },
        { curse: 1, conquest: 1, treasure: 1, potion: ['healing-potion'] },
      ),
      gold: marked({ conquest: 1, treasure: 1, potion: ['healing-potion'] }, { curse: 1, conquest: 2, treasure: 1 }),
    },
    uniques: {
      guardian: unique(
        { base: 'giant', kind: 'melee', conquest: 0, rule: true },
        side(
          { speed: 3, armour: 6, wounds: [12, 12, 17, 20] },
          { red: 1, green: 2, yellow: 1 },
          { reach: 1, sweep: true, stun: true },
        ),
      ),
      'old-hunger': unique(
        { base: 'dragon', kind: 'ranged', conquest: 0, rule: true },
        side(
          { speed: 4, armour: 4, wounds: [12, 12, 17, 20] },
          { blue: 1, green: 2, yellow: 1 },
          { burn: true, breath: true, pierce: 5 },
        ),
      ),
    },
    counters: { lamps: { start: 3, max: 3, show: 'all' } },
    route: [
      'narthex-door',
      'eye-door',
      'eye-lamp',
      'voice-key',
      'west-crypt',
      'arm-lamp',
      'east-crypt',
      'voice-lamp',
      'voice-door',
      'guardian',
      'old-hunger',
    ],
    on: [
      {
        id: 'eye-out',
        when: { encounter: 'eye-lamp' },
        do: [
          say('eye-out'),
          remove('eye-lamp'),
          set('eye-dark'),
          conquest(1),
          { op: 'stats', who: 'guardian', lose: ['sweep'] },
          count('lamps', -1),
        ],
      },
      {
        id: 'arm-out',
        when: { encounter: 'arm-lamp' },
        do: [
          say('arm-out'),
          remove('arm-lamp'),
          set('arm-dark'),
          conquest(1),
          { op: 'stats', who: 'guardian', dice: { green: -1 }, lose: ['reach'] },
          count('lamps', -1),
        ],
      },
      {
        id: 'voice-out',
        when: { encounter: 'voice-lamp' },
        do: [
          say('voice-out'),
          remove('voice-lamp'),
          set('voice-dark'),
          conquest(1),
          { op: 'stats', who: 'guardian', armour: -2, lose: ['stun'] },
          count('lamps', -1),
        ],
      },
      { id: 'round-grows', when: { counter: 'lamps', is: 2 }, do: [say('round-grows')] },
      {
        id: 'only-eye-dark',
        when: { counter: 'lamps', is: 2 },
        if: { flag: 'eye-dark' },
        do: [{ op: 'bind', who: 'guardian', to: ['round', 'west-way'] }],
      },
      {
        id: 'only-arm-dark',
        when: { counter: 'lamps', is: 2 },
        if: { flag: 'arm-dark' },
        do: [{ op: 'bind', who: 'guardian', to: ['round', 'north-way'] }],
      },
      {
        id: 'only-voice-dark',
        when: { counter: 'lamps', is: 2 },
        if: { flag: 'voice-dark' },
        do: [{ op: 'bind', who: 'guardian', to: ['round', 'east-way'] }],
      },
      {
        id: 'only-eye-lit',
        when: { counter: 'lamps', is: 1 },
        if: { not: { flag: 'eye-dark' } },
        do: [{ op: 'bind', who: 'guardian', to: ['round', 'north-way', 'east-way'] }],
      },
      {
        id: 'only-arm-lit',
        when: { counter: 'lamps', is: 1 },
        if: { not: { flag: 'arm-dark' } },
        do: [{ op: 'bind', who: 'guardian', to: ['round', 'west-way', 'east-way'] }],
      },
      {
        id: 'only-voice-lit',
        when: { counter: 'lamps', is: 1 },
        if: { not: { flag: 'voice-dark' } },
        do: [{ op: 'bind', who: 'guardian', to: ['round', 'west-way', 'north-way'] }],
      },
      {
        id: 'round-ends',
        when: { counter: 'lamps', is: 0 },
        do: [
          say('round-ends'),
          set('mortal'),
          { op: 'bind', who: 'guardian' },
          { op: 'stats', who: 'guardian', speed: 2, dice: { black: 1 } },
        ],
      },
      { id: 'he-comes', when: { counter: 'lamps', max: 2 }, every: true, do: [{ op: 'activate', who: 'guardian' }] },
      { id: 'first-wound', when: { wounded: 'guardian' }, if: { not: { flag: 'mortal' } }, do: [say('bronze-closes')] },
      {
        id: 'bronze-closes',
        when: { wounded: 'guardian' },
        if: { not: { flag: 'mortal' } },
        every: true,
        do: [{ op: 'heal', who: 'guardian', wounds: 'all' }],
      },
      {
        id: 'back-to-his-post',
        when: { kill: 'guardian' },
        if: { not: { flag: 'mortal' } },
        every: true,
        do: [say('back-to-his-post'), place('guardian', 'post')],
      },
      {
        id: 'guardian-falls',
        when: { kill: 'guardian' },
        if: { flag: 'mortal' },
        do: [
          say('who-takes-the-watch'),
          conquest(2),
          {
            op: 'choose',
            who: 'heroes',
            options: [
              { text: 'answer-nobody', do: [say('watch-refused')] },
              {
                text: 'answer-we',
                do: [say('watch-taken'), set('watch-taken'), conquest(-2)],
              },
            ],
          },
          { op: 'open', door: 'bolted-door' },
          { op: 'reveal', area: 5 },
        ],
      },
      {
        id: 'old-hunger-chained',
        when: { reveal: 5 },
        if: { flag: 'watch-taken' },
        do: [
          { op: 'place', what: 'old-hunger', wounds: 'half' },
          { op: 'bind', who: 'old-hunger', to: 'area-5' },
        ],
      },
      { id: 'old-hunger-whole', when: { reveal: 5 }, if: { not: { flag: 'watch-taken' } }, do: [place('old-hunger')] },
      { id: 'victory', when: { kill: 'old-hunger' }, do: [{ op: 'win' }] },
    ],
  },
];
