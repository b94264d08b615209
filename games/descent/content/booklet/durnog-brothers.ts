// The Brothers Durnog. A choice of order: each brother keeps the other's key, so both wings must be crossed, or one key and the back
// stairs will do. Nib first means a raging Brom, Brom first means three rounds to catch Nib, the cord means a walk under fire. The ring
// court hides three sides out of four; the hunters take the party in the back.

import { side, unique } from '../printed.ts';
import { conquest, count, marked, place, remove, SIGNS, say, set } from '../quests/script.ts';
import type { GuideRow } from '../quests/vocabulary.ts';

export const durnogBrothers: readonly GuideRow[] = [
  {
    quest: 'durnog-brothers',
    rows: [
      '####################################',
      '##d444444v##############5x##########',
      '##4GG44OO44y############55__5R555s##',
      '##4GG%%OO444############K5__555555##',
      '##444%%444##############55__555%5Z##',
      '##44M444B4##############5555555555##',
      '##4B444444#######h$#####y5555555R5##',
      '######$2#########11#########33######',
      '######22#########R1#########3$######',
      '######22######11T1111%######33######',
      '####c222%I2###S11111S1###h3333r#####',
      '####2HH22I2###11#11#11###WWZ333#####',
      '#####22B22222211#c+#11333WW3WW3#####',
      '#####2%222222211####1133333%WW3#####',
      '####H222HH2###11####11######333s####',
      '####Hv2222+###11S1111R######3%Z3####',
      '#######2b#####%1111111######33WW####',
      '#################00#########+3WW####',
      '#################0S#################',
      '###############S0000$###############',
      '#############0000000F###############',
      '#############c000@000###############',
      '###############F000FE###############',
      '####################################',
    ],
    things: {
      S: { monster: 'skeleton', from: [2, 2, 2, 3, 2] },
      T: { monster: 'skeleton', rank: 'master' },
      R: { monster: 'razorwing', from: [4, 2, 4, 3] },
      H: { monster: 'hell-hound', from: [4, 3, 2] },
      I: { monster: 'hell-hound', rank: 'master' },
      B: { monster: 'beastman', from: [4, 4, 3] },
      M: { monster: 'beastman', rank: 'master', from: 3 },
      Z: { monster: 'sorcerer', from: [3, 4, 3] },
      W: { monster: 'bane-spider', from: [2, 3, 3] },
      O: { monster: 'ogre' },
      F: { monster: 'beastman', from: [4, 3, 2], later: true, id: 'hunters' },
      E: { monster: 'beastman', rank: 'master', later: true, id: 'huntsman' },
      G: { unique: 'brom' },
      K: { unique: 'nib' },
      ...SIGNS,
      b: { key: 'blue', id: 'blue-key' },
      r: { key: 'red', id: 'red-key' },
      y: { staircase: 'yellow', id: 'back-stairs' },
      x: { encounter: true, id: 'cord' },
    },
    doors: [
      { id: 'gate', at: [17, 16], side: 's', kind: 'normal', joins: [1, 0] },
      { id: 'kennel-door', at: [13, 12], side: 'e', kind: 'normal', joins: [2, 1] },
      { id: 'workshop-door', at: [21, 12], side: 'e', kind: 'normal', joins: [1, 3] },
      { id: 'hall-door', at: [6, 6], side: 's', kind: 'rune', colour: 'red', joins: [4, 2] },
      { id: 'attic-door', at: [28, 6], side: 's', kind: 'rune', colour: 'blue', joins: [5, 3] },
    ],
    regions: { hearth: ['3,2-4,3'] },
    areas: { 0: 'start', 1: 1, 2: 2, 3: 2, 4: 'finale', 5: 'finale' },
    chests: {
      copper: marked({ conquest: 1, treasure: 1 }, { curse: 1, treasure: 2 }, { coins: 100, treasure: 1 }),
      silver: marked(
        { conquest: 1, treasure: 1 },
        { curse: 1, conquest: 1, treasure: 1, potion: ['vitality-potion'] },
        { curse: 1, conquest: 2, treasure: 1 },
      ),
      gold: marked(
        { conquest: 1, treasure: 1, potion: ['healing-potion'] },
        { curse: 1, conquest: 2, coins: 150, treasure: 1 },
      ),
    },
    uniques: {
      brom: unique(
        { base: 'giant', kind: 'melee', conquest: 0, rule: true },
        side(
          { speed: 3, armour: 5, wounds: [14, 15, 18, 22] },
          { red: 1, green: 2, yellow: 1 },
          { reach: 1, sweep: true },
        ),
      ),
      nib: unique(
        { base: 'sorcerer', kind: 'magic', conquest: 0, rule: true },
        side(
          { speed: 5, armour: 3, wounds: [8, 9, 12, 15] },
          { white: 1, yellow: 1, black: 1 },
          { sorcery: 4, knockback: true },
        ),
      ),
    },
    counters: { knot: { start: 0, show: 'all' } },
    route: ['gate', 'kennel-door', 'blue-key', 'workshop-door', 'attic-door', 'nib', 'brom'],
    on: [
      {
        id: 'both-keys',
        when: { take: ['blue-key', 'red-key'] },
        if: { taken: ['blue-key', 'red-key'] },
        do: [set('hunt-over')],
      },
      { id: 'late-hour', when: { round: 9 }, do: [set('hunt-over')] },
      { id: 'hunters-return', when: { flag: 'hunt-over' }, do: [say('hunters'), place(['hunters', 'huntsman'])] },
      { id: 'first-brother', when: { kill: ['brom', 'nib'] }, do: [conquest(2)] },
      {
        id: 'brom-falls',
        when: { kill: 'brom' },
        if: { alive: 'nib', not: { flag: 'cord-cut' } },
        every: true,
        do: [say('brom-falls'), set('brom-down'), { op: 'count', counter: 'knot', to: 3 }],
      },
      {
        id: 'knot-tightens',
        when: { turnEnd: 'overlord' },
        if: { flag: 'brom-down', alive: 'nib' },
        every: true,
        do: [count('knot', -1)],
      },
      {
        id: 'brom-rises',
        when: { counter: 'knot', is: 0 },
        if: { flag: 'brom-down', alive: 'nib' },
        every: true,
        do: [
          { op: 'set', flag: 'brom-down', to: false },
          { op: 'place', what: 'brom', at: 'hearth', wounds: 'half' },
          say('brom-rises'),
        ],
      },
      {
        id: 'cord-cut',
        when: { encounter: 'cord' },
        do: [
          say('cord-cut'),
          set('cord-cut'),
          { op: 'set', flag: 'brom-down', to: false },
          remove('cord'),
          conquest(1),
        ],
      },
      {
        id: 'brom-rages',
        when: { kill: 'nib' },
        if: { alive: 'brom' },
        do: [say('brom-rages'), { op: 'stats', who: 'brom', ahead: true, speed: 1, dice: { black: 1 } }],
      },
      { id: 'victory-nib-last', when: { kill: 'nib' }, if: { dead: 'brom' }, do: [{ op: 'win' }] },
      { id: 'victory-brom-last', when: { kill: 'brom' }, if: { dead: 'nib' }, do: [{ op: 'win' }] },
    ],
  },
];
