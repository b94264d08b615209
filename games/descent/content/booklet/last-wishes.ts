// Last Wishes. One lamp, three wishes, two sides that can speak them. Every creature of the palace once had its own granted to the
// letter, and so will the heroes: each wish is a great help with a sting, and each one spent brings the lamp nearer to being emptied by
// whoever kills its bearer. The goal is in sight from the first hall; one word empties the lagoon and gives the short way, with six
// drowned and a fresh sultan against poor weapons; the long way round (baths or aviary, then the cistern and the stairs) gives glyphs and
// chests. Water that stops feet but not eyes makes the quays a shooting gallery. The island has its stairs, so nobody thrown there is
// stranded (DES-45.5).

import { side, unique } from '../printed.ts';
import { conquest, count, marked, place, SIGNS, say, set } from '../quests/script.ts';
import type { GuideRow } from '../quests/vocabulary.ts';

export const lastWishes: readonly GuideRow[] = [
  {
    quest: 'last-wishes',
    rows: [
      '####################################',
      '###########+44v444u44444%###########',
      '###########44#44#44#44#44#####3+3###',
      '##s222#####444444~~44444s#####333###',
      '##222222224444444~~444444433333333##',
      '##22222222444#44#44#44#4443333333%##',
      '#22222$####444VV4YY4444WW####%3333##',
      '#NN222%####%44VV4YY44$4WW####33333##',
      '#NN~~22######################AA333c#',
      '#22~~22######################AA##33#',
      '#222222#$1111R1111111111111v#33##3R#',
      '#22##22#111111n11111m1R11111#333333#',
      '#22~~NN###11#~~#~~~~#~~#11###$__33%#',
      '#+222NN###11~~~~~~~~~~~~11###333333#',
      '##2222####1n~~~11111w~~~11333333333#',
      '#22222222211#~~GG__11~~~n1333333333#',
      '#22222222211~~~GG__11~~#11###%3333##',
      '##%222####11~~~11111Z~~~11###333Q3##',
      '##222v####1m~~~~~~~~~~~~11####3333##',
      '###22###1111#~~~~~~~~~~#1111##333h##',
      '###22###h111111111111n11111c###k3###',
      '###55#####1111111111111111##########',
      '#555P555B########11#################',
      '#5555%%555#######00#################',
      '#5B555OO5d#####000l00###############',
      '#55555OO5####0000@000WW#############',
      '##$5#########c0000000WW#############',
      '####################################',
    ],
    things: {
      W: { monster: 'bane-spider', from: [4, 2] },
      V: { monster: 'bane-spider', rank: 'master', from: 3 },
      Z: { monster: 'sorcerer', from: 4 },
      R: { monster: 'razorwing', from: [2, 4, 2] },
      Q: { monster: 'razorwing', rank: 'master', from: 3 },
      N: { monster: 'naga', from: [3, 2] },
      Y: { monster: 'naga', rank: 'master', masterFrom: 3 },
      A: { monster: 'manticore' },
      O: { monster: 'ogre' },
      B: { monster: 'beastman', from: 4 },
      P: { monster: 'beastman', rank: 'master', from: 3 },
      n: { monster: 'skeleton', from: [4, 4, 3, 2], later: true, id: 'drowned' },
      m: { monster: 'skeleton', rank: 'master', from: [3, 2], masterFrom: 3, later: true, id: 'drowned-captains' },
      G: { unique: 'orvash', later: true },
      l: { object: true, id: 'lamp' },
      casket: { spot: true, at: [18, 24] },
      well: {
        spot: true,
        at: [
          [17, 15],
          [18, 15],
          [17, 16],
          [18, 16],
        ],
      },
      u: { staircase: 'blue', id: 'star-stairs' },
      w: { staircase: 'blue', id: 'star-landing' },
      ...SIGNS,
      k: { key: 'red', id: 'treasury-key' },
    },
    doors: [
      { id: 'water-gate', at: [17, 22], side: 's', kind: 'normal', joins: [1, 0] },
      { id: 'baths-door', at: [9, 15], side: 'e', kind: 'normal', joins: [2, 1] },
      { id: 'aviary-door', at: [25, 14], side: 'e', kind: 'normal', joins: [1, 3] },
      { id: 'cistern-west', at: [9, 4], side: 'e', kind: 'normal', joins: [2, 4] },
      { id: 'cistern-east', at: [25, 4], side: 'e', kind: 'normal', joins: [4, 3] },
      { id: 'treasury-door', at: [3, 20], side: 's', kind: 'rune', colour: 'red', joins: [2, 5] },
    ],
    regions: {
      palace: ['area-0', 'area-1', 'area-2', 'area-3', 'area-4', 'area-5'],
      lagoon: ['12,12-23,13', '12,18-23,19', '12,14-14,17', '21,14-23,17'],
      island: ['15,14-20,17'],
      'well-side': ['around:well'],
    },
    areas: { 0: 'start', 1: 'side', 2: 1, 3: 1, 4: 2, 5: 'side' },
    chests: {
      copper: marked({ conquest: 1, treasure: 1 }, { curse: 1, conquest: 1, treasure: 1 }, { coins: 150, treasure: 1 }),
      silver: marked(
        { conquest: 1, treasure: 1 },
        { curse: 1, treasure: 2 },
        { conquest: 1, treasure: 1, potion: ['healing-potion'] },
      ),
      gold: marked(
        { curse: 1, conquest: 2, treasure: 1, coins: 100 },
        { conquest: 1, treasure: 1, potion: ['vitality-potion'] },
      ),
    },
    uniques: {
      orvash: unique(
        { base: 'manticore', kind: 'ranged', conquest: 0, rule: true },
        side(
          { speed: 4, armour: 4, wounds: [13, 14, 16, 24] },
          { blue: 1, green: 1, yellow: 1, black: 1 },
          { 'quick-shot': true, pierce: 3, poison: true, fly: true },
        ),
      ),
    },
    counters: { wishes: { start: 3, max: 3, show: 'all' } },
    quickActions: {
      'wish-life': { at: 'palace', movement: 1, needs: 'lamp', off: true },
      'wish-gold': { at: 'palace', movement: 1, needs: 'lamp', off: true },
      'wish-death': { at: 'palace', movement: 1, needs: 'lamp', off: true },
      'wish-water': { at: 'palace', movement: 1, needs: 'lamp', off: true },
      'last-wish': { at: 'well-side', movement: 2, needs: 'lamp', off: true },
    },
    route: ['lamp', 'water-gate', 'baths-door', 'cistern-west', 'well-side', 'orvash', 'well-side'],
    on: [
      { id: 'lamp-taken', when: { take: 'lamp' }, do: [say('lamp-taken')] },
      {
        id: 'offer-life',
        when: { reveal: 'any' },
        if: { counter: { wishes: { min: 2 } }, not: { flag: 'life-spoken' } },
        every: true,
        do: [{ op: 'allow', what: 'wish-life' }],
      },
      {
        id: 'offer-gold',
        when: { reveal: 'any' },
        if: { counter: { wishes: { min: 2 } }, not: { flag: 'gold-spoken' } },
        every: true,
        do: [{ op: 'allow', what: 'wish-gold' }],
      },
      {
        id: 'offer-death',
        when: { reveal: 'any' },
        if: { counter: { wishes: { min: 2 } }, not: { flag: 'death-spoken' } },
        every: true,
        do: [{ op: 'allow', what: 'wish-death' }],
      },
      {
        id: 'offer-water',
        when: { reveal: 'any' },
        if: { counter: { wishes: { min: 2 } }, not: { flag: 'water-spoken' } },
        every: true,
        do: [{ op: 'allow', what: 'wish-water' }],
      },
      {
        id: 'granted-life',
        when: { quickAction: 'wish-life' },
        do: [
          say('granted-life'),
          set('life-spoken'),
          { op: 'heal', who: 'heroes', wounds: 'all', fatigue: 'all' },
          { op: 'heal', who: 'monsters', wounds: 'all' },
        ],
      },
      {
        id: 'granted-gold',
        when: { quickAction: 'wish-gold' },
        do: [
          say('granted-gold'),
          set('gold-spoken'),
          { op: 'give', treasure: { tier: 'silver', n: 1 } },
          { op: 'give', to: 'overlord', threat: { perHero: 2 } },
        ],
      },
      {
        id: 'granted-death',
        when: { quickAction: 'wish-death' },
        do: [
          say('granted-death'),
          set('death-spoken'),
          conquest(3),
          { op: 'spawn', monsters: [{ monster: 'skeleton', count: 3 }], in: 'palace' },
        ],
      },
      {
        id: 'granted-water',
        when: { quickAction: 'wish-water' },
        do: [
          say('granted-water'),
          set('water-spoken'),
          { op: 'terrain', kind: 'none', at: 'lagoon' },
          { op: 'give', coins: 50 },
          place(['drowned', 'drowned-captains']),
          set('orvash-called'),
        ],
      },
      {
        id: 'wish-spent',
        when: { quickAction: ['wish-life', 'wish-gold', 'wish-death', 'wish-water'] },
        every: true,
        do: [{ op: 'forbid', what: ['wish-life', 'wish-gold', 'wish-death', 'wish-water'] }, count('wishes', -1)],
      },
      {
        // The last wish is for Sareme, whoever holds the lamp.
        id: 'lamp-home',
        when: { enter: 'lamp', by: 'monster' },
        if: { taken: 'lamp', heroesIn: { lamp: 0 }, monstersIn: { casket: 0 }, counter: { wishes: 1 } },
        every: true,
        do: [say('lamp-home'), conquest(-1), { op: 'move', what: 'lamp', to: 'casket' }],
      },
      {
        id: 'wish-stolen',
        when: { enter: 'lamp', by: 'monster' },
        if: { taken: 'lamp', heroesIn: { lamp: 0 }, monstersIn: { casket: 0 }, counter: { wishes: { min: 2 } } },
        every: true,
        do: [
          say('stolen'),
          {
            op: 'choose',
            who: 'overlord',
            options: [
              { text: 'stolen-wounds', do: [{ op: 'wound', who: 'heroes', in: 'palace', wounds: 2 }] },
              { text: 'stolen-threat', do: [{ op: 'give', to: 'overlord', threat: { perHero: 3 } }] },
              { text: 'stolen-conquest', do: [conquest(-2)] },
            ],
          },
          { op: 'move', what: 'lamp', to: 'casket' },
          count('wishes', -1),
        ],
      },
      { id: 'two-left', when: { counter: 'wishes', is: 2 }, do: [say('two-left')] },
      {
        id: 'one-left',
        when: { counter: 'wishes', is: 1 },
        do: [say('one-left'), { op: 'forbid', what: ['wish-life', 'wish-gold', 'wish-death', 'wish-water'] }],
      },
      {
        id: 'whisper',
        when: { heroKilled: true },
        if: { revealed: 1, counter: { wishes: { min: 2 } }, not: { flag: 'death-spoken' } },
        do: [say('whisper', 'heroes')],
      },
      { id: 'island-reached', when: { enter: 'island', by: 'hero' }, do: [set('orvash-called')] },
      { id: 'orvash-comes', when: { flag: 'orvash-called' }, do: [say('orvash-comes'), place('orvash')] },
      { id: 'orvash-dies', when: { kill: 'orvash' }, do: [say('orvash-dies'), { op: 'allow', what: 'last-wish' }] },
      { id: 'victory', when: { quickAction: 'last-wish' }, do: [{ op: 'win' }] },
    ],
  },
];
