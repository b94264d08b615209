// Eyes in the Fog. The lesson quest of the box, and a game of bluff: bells to ring under blows, three women in the court, of whom one is
// real. Bells and blades both thin the echoes, blades at the price of Frost; before the second bell the mist turns many blades aside, two
// bells and a good guess are enough, the third, by the quarry's gold chest, makes sure. The court opens as it is rung clear: fog hides whoever
// stands in it, and every bank that goes shows that somebody did. The rampart joins tower and cellars, the ringers' way closes the southern
// loop.

import { side, unique } from '../../printed.ts';
import { conquest, count, marked, place, remove, SIGNS, say, set } from '../../quests/script.ts';
import type { GuideRow } from '../../quests/vocabulary.ts';

/** Armour that the mist gives all three until two bells have rung. */
const MIST = 3;

export const eyesInTheFog: readonly GuideRow[] = [
  {
    quest: 'eyes-in-the-fog',
    rows: [
      '####################################',
      '###########+222n222s2###############',
      '###########2R%2222%R2222233333######',
      '###########222S22U2222R2233333######',
      '############h222222S########33######',
      '###############22###########33######',
      '###############22###########33######',
      '###########11c???11??#######33######',
      '#########11B11???11???1####3333s####',
      '########111111???????S11###333P333##',
      '##00$0##1B111111111?????###3~~33B3##',
      '#00000B11111M11##1R??11?13333%3Q33e#',
      '#00@0001111$111##11??11?13333%33333#',
      '#00000##1B1?????111?????###3~~33M3##',
      '##00####11???11??11111i1###333P333##',
      '##00#####1???11??11S111####+3v3$####',
      '##44#######??????1111#######3c######',
      '##44#########11#####################',
      '##44#########44#####################',
      '##44#####44h4444%44#################',
      '##44####4HH4444444$4################',
      '##4444444I4__444TT4444f#############',
      '##4444+44I4__4%4TT44444#############',
      '########444444HH4444c###############',
      '#########d4HH444%###################',
      '####################################',
    ],
    things: {
      B: { monster: 'beastman', from: [4, 4, 3, 2, 3] },
      M: { monster: 'beastman', rank: 'master', masterFrom: 3 },
      S: { monster: 'skeleton', from: [4, 4, 2, 2] },
      U: { monster: 'skeleton', rank: 'master', masterFrom: 3 },
      R: { monster: 'razorwing', from: [3, 2, 2, 2] },
      P: { monster: 'dark-priest', from: [4, 2] },
      Q: { monster: 'dark-priest', rank: 'master', masterFrom: 3 },
      T: { monster: 'troll', from: 3 },
      H: { monster: 'hell-hound' },
      I: { monster: 'hell-hound', rank: 'master', masterFrom: 3, from: 4 },
      'shape-one': { unique: 'veil', at: [17, 7], later: true, bound: 'area-1' },
      'shape-two': { unique: 'knife', at: [21, 11], later: true, bound: 'area-1' },
      'shape-three': { unique: 'candle', at: [13, 14], later: true, bound: 'area-1' },
      'north-lurkers': {
        monster: 'skeleton',
        at: [
          [17, 8],
          [18, 8],
        ],
        later: true,
        from: [3, 2],
      },
      'north-captain': { monster: 'skeleton', rank: 'master', at: [18, 7], later: true, masterFrom: 3 },
      'east-lurkers': {
        monster: 'dark-priest',
        at: [
          [22, 11],
          [22, 12],
        ],
        later: true,
        from: [3, 2],
      },
      'south-lurkers': {
        monster: 'sorcerer',
        at: [
          [14, 14],
          [14, 15],
        ],
        later: true,
        from: [3, 2],
      },
      n: { spot: true, id: 'north-bell' },
      e: { spot: true, id: 'east-bell' },
      f: { spot: true, id: 'south-bell' },
      i: { potion: 'invulnerability-potion' },
      ...SIGNS,
    },
    doors: [
      { id: 'gate', at: [6, 11], side: 'e', kind: 'normal', joins: [0, 1] },
      { id: 'tower-door', at: [15, 6], side: 's', kind: 'normal', joins: [2, 1] },
      { id: 'cellar-door', at: [24, 11], side: 'e', kind: 'normal', joins: [1, 3] },
      { id: 'rampart-door', at: [24, 2], side: 'e', kind: 'normal', joins: [2, 3] },
      { id: 'quarry-door', at: [13, 17], side: 's', kind: 'normal', joins: [1, 4] },
      { id: 'ringers-way', at: [2, 15], side: 's', kind: 'hidden', joins: [0, 4] },
    ],
    regions: { 'north-bank': ['14,7-20,9', '21,8'], 'east-bank': ['19,10-23,13'], 'south-bank': ['10,13-16,16'] },
    areas: { 0: 'start', 1: 1, 2: 2, 3: 2, 4: 3 },
    chests: {
      copper: marked({ conquest: 1, treasure: 1 }, { curse: 1, conquest: 1, treasure: 1 }, { coins: 100, treasure: 1 }),
      silver: marked(
        { conquest: 1, treasure: 1 },
        { curse: 1, conquest: 1, treasure: 1, potion: ['invulnerability-potion'] },
        { coins: 150, treasure: 1, potion: ['healing-potion'] },
      ),
      gold: marked({ conquest: 1, treasure: 1, coins: 100 }, { curse: 1, conquest: 2, treasure: 1 }),
    },
    uniques: {
      veil: unique(
        { base: 'deep-elf', kind: 'melee', conquest: 0, rule: true, figure: 'normal' },
        side(
          { speed: 5, armour: 4, wounds: [8, 8, 9, 10] },
          { red: 1, green: 1, black: 1 },
          { shadowcloak: true, pierce: 3, frost: true },
        ),
      ),
      knife: unique(
        { base: 'deep-elf', kind: 'melee', conquest: 0, rule: true, figure: 'normal' },
        side(
          { speed: 5, armour: 4, wounds: [8, 8, 9, 10] },
          { red: 1, green: 1, black: 1 },
          { shadowcloak: true, pierce: 3, frost: true },
        ),
      ),
      candle: unique(
        { base: 'deep-elf', kind: 'melee', conquest: 0, rule: true },
        side(
          { speed: 5, armour: 4, wounds: [8, 8, 9, 10] },
          { red: 1, green: 1, black: 1 },
          { shadowcloak: true, pierce: 3, frost: true },
        ),
      ),
    },
    counters: { bells: { start: 0, max: 3, show: 'all' } },
    prolongedActions: {
      'ring-north': { at: 'north-bell', trait: 'melee', difficulty: 3, interrupt: ['leave'] },
      'ring-east': { at: 'east-bell', trait: 'magic', difficulty: 3, interrupt: ['leave'] },
      'ring-south': { at: 'south-bell', trait: 'ranged', difficulty: 3, interrupt: ['leave'] },
    },
    route: ['gate', 'tower-door', 'north-bell', 'rampart-door', 'east-bell', 'cellar-door', 'knife'],
    cites: { 'tip-fog': 'DES-42.3', 'tip-prolonged': 'DES-9.3', 'tip-cloak': 'DES-70.1' },
    on: [
      { id: 'lesson-fog', when: { reveal: 1 }, do: [say('tip-fog', 'heroes')] },
      { id: 'lesson-prolonged', when: { reveal: [2, 3, 4] }, do: [say('tip-prolonged', 'heroes')] },
      {
        id: 'north-rung',
        when: { prolongedAction: 'ring-north' },
        do: [
          say('north-rung'),
          { op: 'forbid', what: 'ring-north' },
          { op: 'terrain', kind: 'none', at: 'north-bank' },
          place(['north-lurkers', 'north-captain']),
          conquest(1),
          count('bells', 1),
        ],
      },
      {
        id: 'east-rung',
        when: { prolongedAction: 'ring-east' },
        do: [
          say('east-rung'),
          { op: 'forbid', what: 'ring-east' },
          { op: 'terrain', kind: 'none', at: 'east-bank' },
          place('east-lurkers'),
          conquest(1),
          count('bells', 1),
        ],
      },
      {
        id: 'south-rung',
        when: { prolongedAction: 'ring-south' },
        do: [
          say('south-rung'),
          { op: 'forbid', what: 'ring-south' },
          { op: 'terrain', kind: 'none', at: 'south-bank' },
          place('south-lurkers'),
          { op: 'open', door: 'ringers-way' },
          conquest(1),
          count('bells', 1),
        ],
      },
      {
        id: 'shapes-rise',
        when: { counter: 'bells', is: 1 },
        do: [
          say('shapes-rise'),
          place(['veil', 'knife', 'candle']),
          { op: 'stats', who: ['veil', 'knife', 'candle'], armour: MIST },
          {
            op: 'choose',
            who: 'overlord',
            options: [
              { text: 'true-veil', do: [set('is-veil')] },
              { text: 'true-knife', do: [set('is-knife')] },
              { text: 'true-candle', do: [set('is-candle')] },
            ],
          },
          say('tip-cloak', 'heroes'),
        ],
      },
      {
        id: 'mist-thins',
        when: { counter: 'bells', is: 2 },
        do: [{ op: 'stats', who: ['veil', 'knife', 'candle'], armour: -MIST }],
      },
      {
        id: 'second-bell-last',
        when: { counter: 'bells', is: 2 },
        if: { any: [{ dead: 'veil' }, { dead: 'knife' }, { dead: 'candle' }] },
        do: [set('unmasked')],
      },
      {
        id: 'second-bell-veil',
        when: { counter: 'bells', is: 2 },
        if: { flag: 'is-veil', alive: ['veil', 'knife', 'candle'] },
        do: [
          say('sound-passes'),
          {
            op: 'choose',
            who: 'overlord',
            options: [
              { text: 'fade-knife', do: [remove('knife')] },
              { text: 'fade-candle', do: [remove('candle')] },
            ],
          },
        ],
      },
      {
        id: 'second-bell-knife',
        when: { counter: 'bells', is: 2 },
        if: { flag: 'is-knife', alive: ['veil', 'knife', 'candle'] },
        do: [
          say('sound-passes'),
          {
            op: 'choose',
            who: 'overlord',
            options: [
              { text: 'fade-veil', do: [remove('veil')] },
              { text: 'fade-candle', do: [remove('candle')] },
            ],
          },
        ],
      },
      {
        id: 'second-bell-candle',
        when: { counter: 'bells', is: 2 },
        if: { flag: 'is-candle', alive: ['veil', 'knife', 'candle'] },
        do: [
          say('sound-passes'),
          {
            op: 'choose',
            who: 'overlord',
            options: [
              { text: 'fade-veil', do: [remove('veil')] },
              { text: 'fade-knife', do: [remove('knife')] },
            ],
          },
        ],
      },
      { id: 'third-bell', when: { counter: 'bells', is: 3 }, do: [set('unmasked')] },
      {
        id: 'unmasked-veil',
        when: { flag: 'unmasked' },
        if: { flag: 'is-veil' },
        do: [
          say('unmasked'),
          remove(['knife', 'candle']),
          { op: 'stats', who: 'veil', lose: ['shadowcloak'], dice: { black: 1 } },
        ],
      },
      {
        id: 'unmasked-knife',
        when: { flag: 'unmasked' },
        if: { flag: 'is-knife' },
        do: [
          say('unmasked'),
          remove(['veil', 'candle']),
          { op: 'stats', who: 'knife', lose: ['shadowcloak'], dice: { black: 1 } },
        ],
      },
      {
        id: 'unmasked-candle',
        when: { flag: 'unmasked' },
        if: { flag: 'is-candle' },
        do: [
          say('unmasked'),
          remove(['veil', 'knife']),
          { op: 'stats', who: 'candle', lose: ['shadowcloak'], dice: { black: 1 } },
        ],
      },
      { id: 'victory-veil', when: { kill: 'veil' }, if: { flag: 'is-veil' }, do: [{ op: 'win' }] },
      { id: 'victory-knife', when: { kill: 'knife' }, if: { flag: 'is-knife' }, do: [{ op: 'win' }] },
      { id: 'victory-candle', when: { kill: 'candle' }, if: { flag: 'is-candle' }, do: [{ op: 'win' }] },
      {
        id: 'echo-bursts',
        when: { kill: ['veil', 'knife', 'candle'] },
        every: true,
        do: [say('echo-bursts'), { op: 'wound', who: 'heroes', in: 'around:$here', wounds: 0, tokens: { frost: 1 } }],
      },
    ],
  },
];
