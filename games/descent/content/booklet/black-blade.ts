// The Black Blade. The burden: a sword that must be fed, and whose every meal makes the last fight harder. Kill with it (a soul, and a
// little health), bleed for it, or let it call (threat). Two ways down: the roots, quick and poor; gallery and chapel, rich, with the
// water that washes souls away and more mouths to feed it. Nothing beyond the hall opens until it is drawn, so the dungeon cannot be
// cleared first. Breaking it gives the Blade of Light, meant for the drinker's armour.

import { side, unique } from '../printed.ts';
import { conquest, count, marked, place, remove, SIGNS, say, set } from '../quests/script.ts';
import type { GuideRow } from '../quests/vocabulary.ts';

export const blackBlade: readonly GuideRow[] = [
  {
    quest: 'black-blade',
    rows: [
      '###########################################',
      '#####1K11#######s2#########################',
      '#####1b11#######22222222II222+#####s3######',
      '###11111111#####222222222222%2###3333Z3####',
      '###1111111R#####2H2###22###222###333333####',
      '###1%11M1%1#####2H2###k2###22223333~~333f##',
      '###1111111111122222########22223333~~3T33##',
      '#c111B1111111122222########2H2###333333####',
      '#1$1%111B%1#####222########2H2###+333Z3####',
      '###11111111#####2%2222222S2222#####3h######',
      '###111B1111#####v222HH22222$22#############',
      '###1%1111%11144#######22###########5v5#####',
      '###1111B1111r44#######22##########5Z555####',
      '###1111111h##44#######44#########555%555###',
      '######11#####44##4S#444444#Sv###5S55DD5GG##',
      '######11#####44##44#444444#44###55~5DD5GG##',
      '######B0#####4444_4444__4444445555~555a555#',
      '######00#####44S444444__444_44555555HH555$#',
      '####0000B0######44##4444OO#4####5555555%5##',
      '##c0000000######Tc##4444OO#$####55555~~55##',
      '##0000@00000##########44#########5Z%5555###',
      '####0000000$##########4+##########55555####',
      '###################################5d5#####',
      '###########################################',
    ],
    things: {
      B: { monster: 'beastman', from: [3, 3, 2, 3, 4, 2] },
      M: { monster: 'beastman', rank: 'master', masterFrom: 3 },
      R: { monster: 'razorwing', from: 4 },
      H: { monster: 'hell-hound', from: [4, 4, 2, 4] },
      I: { monster: 'hell-hound', rank: 'master', masterFrom: 3 },
      S: { monster: 'skeleton', from: [3, 4, 4, 4, 2] },
      T: { monster: 'skeleton', rank: 'master', from: [2, 3], masterFrom: 3 },
      Z: { monster: 'sorcerer', from: [4, 2, 4, 3] },
      O: { monster: 'ogre' },
      G: { monster: 'giant' },
      K: { unique: 'evrard', later: true },
      D: { unique: 'drinker', later: true },
      b: { object: true, id: 'black-blade' },
      r: { encounter: true, id: 'roots' },
      f: { encounter: true, id: 'font' },
      a: { encounter: true, id: 'anvil' },
      k: { key: 'red', id: 'pit-key' },
      ...SIGNS,
    },
    doors: [
      { id: 'postern-door', at: [6, 15], side: 's', kind: 'normal', joins: [1, 0] },
      { id: 'bone-door', at: [13, 6], side: 'e', kind: 'normal', locked: true, joins: [1, 2] },
      { id: 'chapel-door', at: [30, 5], side: 'e', kind: 'normal', joins: [2, 3] },
      { id: 'pit-door', at: [22, 12], side: 's', kind: 'rune', colour: 'red', joins: [2, 4] },
      { id: 'root-wall', at: [12, 11], side: 'e', kind: 'hidden', joins: [1, 4] },
      { id: 'forge-door', at: [29, 16], side: 'e', kind: 'normal', joins: [4, 5] },
    ],
    regions: { 'roots-side': ['around:roots'], 'font-side': ['around:font'], 'anvil-side': ['around:anvil'] },
    areas: { 0: 'start', 1: 1, 2: 2, 3: 'side', 4: 1, 5: 'finale' },
    chests: {
      copper: marked({ conquest: 1, treasure: 1 }, { curse: 1, treasure: 2 }, { conquest: 1, coins: 100, treasure: 1 }),
      silver: marked(
        { conquest: 1, treasure: 1, potion: ['healing-potion'] },
        { curse: 1, conquest: 2, treasure: 1 },
        { curse: 1, coins: 150, treasure: 1 },
      ),
      gold: marked({ conquest: 1, treasure: 1, coins: 150 }, { curse: 1, conquest: 2, treasure: 1 }),
    },
    uniques: {
      evrard: unique(
        { base: 'sorcerer', kind: 'melee', conquest: 2, rule: true },
        side(
          { speed: 4, armour: 4, wounds: [7, 8, 13, 16] },
          { red: 1, green: 1, black: 1 },
          { undying: true, command: 1 },
        ),
      ),
      drinker: unique(
        { base: 'demon', kind: 'magic', conquest: 0, rule: true },
        side(
          { speed: 4, armour: 5, wounds: [12, 13, 19, 26] },
          { white: 1, green: 1, yellow: 1, black: 1 },
          { aura: 1, sorcery: 2, fear: 1 },
        ),
      ),
    },
    counters: { thirst: { start: 0, max: 3, show: 'all' }, souls: { start: 0, max: 12, show: 'all' } },
    quickActions: {
      'cut-roots': { at: 'roots-side', movement: 2, needs: 'black-blade' },
      'wash-blade': { at: 'font-side', movement: 3, needs: 'black-blade' },
      'break-blade': { at: 'anvil-side', movement: 2, needs: 'black-blade' },
    },
    route: ['postern-door', 'black-blade', 'roots-side', 'forge-door', 'anvil-side', 'drinker'],
    on: [
      {
        id: 'blade-drawn',
        when: { take: 'black-blade' },
        do: [say('blade-drawn'), set('blade-drawn'), { op: 'unlock', door: 'bone-door' }, place('evrard')],
      },
      {
        id: 'thirst-rises',
        when: { turnEnd: 'overlord' },
        if: { flag: 'blade-drawn', not: { flag: 'blade-broken' } },
        every: true,
        do: [count('thirst', 1)],
      },
      { id: 'first-drink', when: { kill: 'any' }, if: { holds: 'black-blade' }, do: [say('first-drink')] },
      {
        id: 'blade-drinks',
        when: { kill: 'any' },
        if: { holds: 'black-blade' },
        every: true,
        do: [
          { op: 'count', counter: 'thirst', to: 0 },
          count('souls', 1),
          { op: 'heal', who: '$hero', wounds: 1, fatigue: 1 },
        ],
      },
      {
        id: 'blade-bites',
        when: { turnEnd: 'hero' },
        if: { holds: 'black-blade', counter: { thirst: { min: 3 } } },
        every: true,
        do: [say('blade-bites'), { op: 'count', counter: 'thirst', to: 0 }, { op: 'wound', who: '$hero', wounds: 4 }],
      },
      {
        id: 'blade-asks',
        when: { turnEnd: 'hero' },
        if: { holds: 'black-blade', counter: { thirst: 2 } },
        every: true,
        do: [
          {
            op: 'choose',
            who: '$hero',
            options: [
              {
                text: 'give-blood',
                do: [
                  { op: 'count', counter: 'thirst', to: 0 },
                  { op: 'wound', who: '$hero', wounds: 3 },
                ],
              },
              { text: 'deny-blood', do: [{ op: 'give', to: 'overlord', threat: { perHero: 1 } }] },
            ],
          },
        ],
      },
      {
        id: 'roots-cut',
        when: { quickAction: 'cut-roots' },
        do: [say('roots-cut'), remove('roots'), { op: 'forbid', what: 'cut-roots' }, { op: 'open', door: 'root-wall' }],
      },
      {
        id: 'blade-rinsed',
        when: { quickAction: 'wash-blade' },
        if: { counter: { souls: { max: 2 } } },
        do: [
          say('blade-rinsed'),
          { op: 'forbid', what: 'wash-blade' },
          { op: 'count', counter: 'thirst', to: 0 },
          { op: 'count', counter: 'souls', to: 0 },
        ],
      },
      {
        id: 'blade-washed',
        when: { quickAction: 'wash-blade' },
        if: { counter: { souls: { min: 3 } } },
        do: [
          say('blade-washed'),
          { op: 'forbid', what: 'wash-blade' },
          { op: 'count', counter: 'thirst', to: 0 },
          count('souls', -3),
        ],
      },
      { id: 'king-falls', when: { kill: 'evrard' }, do: [say('king-falls')] },
      {
        id: 'blade-broken',
        when: { quickAction: 'break-blade' },
        do: [
          say('blade-broken'),
          remove(['black-blade', 'anvil']),
          { op: 'give', to: '$hero', relic: 'blade-of-light' },
          conquest(1),
          place('drinker'),
          set('blade-broken'),
        ],
      },
      {
        id: 'drinker-stands',
        when: { flag: 'blade-broken' },
        if: { counter: { souls: { min: 3 } } },
        do: [say('drinker-stands'), { op: 'stats', who: 'drinker', wounds: { 2: 2, 3: 2, 4: 3, 5: 4 } }],
      },
      {
        id: 'drinker-named',
        when: { flag: 'blade-broken' },
        if: { counter: { souls: { min: 6 } } },
        do: [say('drinker-named'), { op: 'stats', who: 'drinker', wounds: { 2: 2, 3: 2, 4: 3, 5: 4 } }],
      },
      {
        id: 'drinker-sated',
        when: { flag: 'blade-broken' },
        if: { counter: { souls: { min: 9 } } },
        do: [
          say('drinker-sated'),
          { op: 'stats', who: 'drinker', wounds: { 2: 2, 3: 2, 4: 3, 5: 4 }, dice: { black: 1 } },
        ],
      },
      { id: 'victory', when: { kill: 'drinker' }, do: [{ op: 'win' }] },
    ],
  },
];
