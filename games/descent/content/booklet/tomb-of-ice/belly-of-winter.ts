// The Belly of Winter. The prize is inside the monster. Blades cannot touch the wyrm from beside her, her armour is thick, and from within
// it does not count: so the warrior's best attack is to be eaten, with the Ring as a bonus, and death brings it out too, at the price of
// conquest. Two ways lead to the cairn: round by the ship (red key) and the trappers' camp, with their chests, or straight through the wall
// that the wyrm splits when she is half dead. She dives every third round, so no bank is ever safe; ship and camp have their hole too.

import { side, unique } from '../../printed.ts';
import { conquest, marked, place, SIGNS, say, set } from '../../quests/script.ts';
import type { GuideRow } from '../../quests/vocabulary.ts';

export const bellyOfWinter: readonly GuideRow[] = [
  {
    quest: 'belly-of-winter',
    rows: [
      '#######################################',
      '#####44T4444444D4$#####$333333B33M3s###',
      '###44444#4S44444444443333B3%OO333333###',
      '###x4L444W44##44444443333333OO3%3333###',
      '###444444W44444444#####3J33333333B3c###',
      '###444D4#444K444%4#######**33#33333####',
      '#####d4444%444T444#######**3i##22######',
      '#########44444444##############222#####',
      '#########h4S4444+##############222#####',
      '############44################22222####',
      '############44###############$222222###',
      '############44###############2S222S2###',
      '############44###############2222222###',
      '############44###############2NN#222###',
      '############1111h1###########2NN#222k##',
      '###########11W111##1R11+1####2222***2##',
      '###########11W1111#111111####2S22***2##',
      '##i0000####11111111**1111####2222***+##',
      '#000000B##111**********11####222#222###',
      '#00000000011************11222222#2S2###',
      '#00@000000111**********111222222222v###',
      '#0000000##111111**11111111###~~22222###',
      '#000000B###111R111111WW11####~~2T2~~###',
      '##0000c####11111##111111$#####222s2####',
      '##############c11111111################',
      '#######################################',
    ],
    things: {
      B: { monster: 'beastman', from: [4, 3, 2, 4, 2] },
      M: { monster: 'beastman', rank: 'master', masterFrom: 3 },
      S: { monster: 'skeleton', from: [4, 2, 4, 3, 3, 2] },
      T: { monster: 'skeleton', rank: 'master', masterFrom: 3, from: [4, 3, 2] },
      R: { monster: 'razorwing', from: [4, 3] },
      W: { monster: 'wendigo', from: [3, 4, 2] },
      N: { monster: 'naga' },
      O: { monster: 'ogre' },
      J: { monster: 'medusa' },
      D: { monster: 'shade', from: [4, 2] },
      K: { monster: 'shade', rank: 'master', masterFrom: 3 },
      L: { unique: 'sorel' },
      wyrm: { unique: 'moonswallow', at: [18, 22], facing: 'h', later: true },
      fingers: {
        monster: 'shade',
        at: [
          [11, 20],
          [24, 16],
        ],
        later: true,
        from: [2, 3],
      },
      ring: { relic: 'ring-of-rogues', at: [18, 22], later: true },
      x: { encounter: true, id: 'cairn' },
      i: { potion: 'invisibility-potion' },
      k: { key: 'red', id: 'ship-key' },
      ...SIGNS,
    },
    doors: [
      { id: 'lock-gate', at: [9, 19], side: 'e', kind: 'normal', joins: [0, 1] },
      { id: 'hull-breach', at: [25, 19], side: 'e', kind: 'normal', joins: [1, 2] },
      { id: 'bow-door', at: [31, 5], side: 's', kind: 'normal', joins: [3, 2] },
      { id: 'cairn-door', at: [20, 2], side: 'e', kind: 'rune', colour: 'red', joins: [4, 3] },
      { id: 'ice-wall', at: [12, 13], side: 's', kind: 'hidden', joins: [4, 1] },
    ],
    regions: {
      'river-ice': ['13,18-22,20', '12,19', '23,19', '16,21-17,21', '19,17-20,17'],
      'west-hole': ['13,18-15,20'],
      'east-hole': ['20,18-22,20'],
      'ship-hole': ['33,15-35,17'],
      'camp-hole': ['25,4-26,6'],
    },
    areas: { 0: 'start', 1: 1, 2: 2, 3: 2, 4: 'finale' },
    chests: {
      copper: marked(
        { conquest: 1, treasure: 1 },
        { curse: 1, conquest: 1, treasure: 1, potion: ['healing-potion'] },
        { coins: 100, treasure: 1, feat: 1 },
      ),
      silver: marked(
        { conquest: 1, treasure: 1, feat: 1 },
        { curse: 1, conquest: 1, treasure: 1 },
        { coins: 150, treasure: 1, potion: ['invisibility-potion'] },
      ),
      gold: marked({ conquest: 1, treasure: 1, feat: 1 }, { curse: 1, conquest: 1, treasure: 1, coins: 150 }),
    },
    uniques: {
      moonswallow: unique(
        { base: 'ice-wyrm', kind: 'ranged', conquest: 2, rule: true },
        side(
          { speed: 4, armour: 4, wounds: [18, 20, 25, 30] },
          { blue: 1, green: 2, black: 2 },
          { 'tread-ice': true, ghost: true, swallow: true },
        ),
      ),
      sorel: unique(
        { base: 'shade', kind: 'magic', conquest: 1, rule: true },
        side(
          { speed: 5, armour: 3, wounds: [9, 10, 13, 16] },
          { white: 1, yellow: 1, black: 2 },
          { ghost: true, stealth: true, fly: true, pierce: 4, command: 1 },
        ),
      ),
    },
    quickActions: {
      'leap-in': { at: 'around:moonswallow', movement: 2, off: true },
      'lay-ring': { at: 'around:cairn', movement: 2, needs: 'ring' },
    },
    route: ['lock-gate', 'moonswallow', 'cairn'],
    cites: { 'tip-belly': 'ICE-5.3', 'tip-ghost': 'ICE-6.1' },
    on: [
      { id: 'thin-ice', when: { enter: 'river-ice', by: 'hero' }, do: [set('wyrm-out')] },
      { id: 'patience-ends', when: { round: 4, every: 1 }, if: { revealed: 1 }, do: [set('wyrm-out')] },
      {
        id: 'wyrm-comes',
        when: { flag: 'wyrm-out' },
        do: [
          say('wyrm-comes'),
          {
            op: 'choose',
            who: 'overlord',
            options: [
              { text: 'hole-west', do: [place('wyrm', 'west-hole')] },
              { text: 'hole-east', do: [place('wyrm', 'east-hole')] },
            ],
          },
          { op: 'allow', what: 'leap-in' },
          say('tip-ghost', 'heroes'),
        ],
      },
      {
        id: 'first-dive',
        when: { round: 6, every: 3 },
        if: { flag: 'wyrm-out', alive: 'moonswallow' },
        do: [say('wyrm-dives')],
      },
      {
        id: 'dive-river',
        when: { round: 6, every: 3 },
        if: { flag: 'wyrm-out', alive: 'moonswallow', not: { any: [{ revealed: 2 }, { revealed: 3 }] } },
        every: true,
        do: [
          {
            op: 'choose',
            who: 'overlord',
            options: [
              { text: 'hole-west', do: [{ op: 'move', what: 'wyrm', to: 'west-hole' }] },
              { text: 'hole-east', do: [{ op: 'move', what: 'wyrm', to: 'east-hole' }] },
              { text: 'hole-stay', do: [] },
            ],
          },
        ],
      },
      {
        id: 'dive-ship',
        when: { round: 6, every: 3 },
        if: { flag: 'wyrm-out', alive: 'moonswallow', revealed: 2, not: { revealed: 3 } },
        every: true,
        do: [
          {
            op: 'choose',
            who: 'overlord',
            options: [
              { text: 'hole-west', do: [{ op: 'move', what: 'wyrm', to: 'west-hole' }] },
              { text: 'hole-east', do: [{ op: 'move', what: 'wyrm', to: 'east-hole' }] },
              { text: 'hole-ship', do: [{ op: 'move', what: 'wyrm', to: 'ship-hole' }] },
              { text: 'hole-stay', do: [] },
            ],
          },
        ],
      },
      {
        id: 'dive-camp',
        when: { round: 6, every: 3 },
        if: { flag: 'wyrm-out', alive: 'moonswallow', revealed: 3 },
        every: true,
        do: [
          {
            op: 'choose',
            who: 'overlord',
            options: [
              { text: 'hole-west', do: [{ op: 'move', what: 'wyrm', to: 'west-hole' }] },
              { text: 'hole-east', do: [{ op: 'move', what: 'wyrm', to: 'east-hole' }] },
              { text: 'hole-ship', do: [{ op: 'move', what: 'wyrm', to: 'ship-hole' }] },
              { text: 'hole-camp', do: [{ op: 'move', what: 'wyrm', to: 'camp-hole' }] },
              { text: 'hole-stay', do: [] },
            ],
          },
        ],
      },
      {
        id: 'leap-in',
        when: { quickAction: 'leap-in' },
        every: true,
        do: [{ op: 'swallow', who: '$hero', by: 'moonswallow' }],
      },
      { id: 'lesson-belly', when: { swallow: 'moonswallow' }, do: [say('tip-belly', 'heroes')] },
      {
        id: 'in-the-belly',
        when: { swallow: 'moonswallow' },
        if: { not: { flag: 'ring-found' } },
        do: [say('in-the-belly'), { op: 'give', to: '$hero', relic: 'ring-of-rogues' }, conquest(2), set('ring-found')],
      },
      {
        id: 'ring-falls',
        when: { kill: 'moonswallow' },
        if: { not: { flag: 'ring-found' } },
        do: [say('ring-falls'), place('ring', '$here'), set('ring-found')],
      },
      { id: 'wyrm-dead', when: { kill: 'moonswallow' }, do: [{ op: 'forbid', what: 'leap-in' }] },
      { id: 'fingers', when: { flag: 'ring-found' }, do: [say('fingers'), place('fingers')] },
      {
        id: 'wall-splits',
        when: { wounded: 'moonswallow', left: '1/2' },
        do: [say('wall-splits'), { op: 'open', door: 'ice-wall' }],
      },
      {
        id: 'ring-laid',
        when: { quickAction: 'lay-ring' },
        if: { monstersIn: { 'around:cairn': 0 } },
        do: [{ op: 'win' }],
      },
      {
        id: 'not-alone',
        when: { quickAction: 'lay-ring' },
        if: { monstersIn: { 'around:cairn': { min: 1 } } },
        every: true,
        do: [say('not-alone', 'heroes')],
      },
    ],
  },
];
