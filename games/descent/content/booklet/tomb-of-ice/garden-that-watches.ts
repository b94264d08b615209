// The Garden That Watches. Hide-and-seek, played with line of sight. Until they have the mirror the heroes cross a formal garden from cover to
// cover and end every turn out of a pair of eyes; the frozen pool is the short way, in the open, and a slip there is a stun. She is as good as
// stone so far, so that nobody makes an end of her on the first walk. With the mirror the same hedges protect her, and each look brings statues
// down, so that the cover goes as the hunt goes on. The orangery lies beside the way: potions, and stairs to the ice-house that do not cross
// the garden.

import { side, unique } from '../../printed.ts';
import { conquest, count, marked, remove, SIGNS, say, set } from '../../quests/script.ts';
import type { GuideRow } from '../../quests/vocabulary.ts';

/** Armour that she has while her mirror is covered. */
const SKIN = 8;

export const gardenThatWatches: readonly GuideRow[] = [
  {
    quest: 'garden-that-watches',
    rows: [
      '#####################################',
      '###############444m44################',
      '#############cZ444444Z4##############',
      '#############44#AA44#444T44##########',
      '#############d44AA4J444444$##########',
      '#############444444444v##44##########',
      '#################44######44##########',
      '#################44######44##########',
      '####222$##1111&1%111o1J1111###s33$###',
      '##i22F222#111#1R11111%11#11##3D3333##',
      '##22&2&2&#11###11###11###1+##3333WWu#',
      '#u22222B2#&1###11###11###11##3**3333#',
      '#22F&22222111111*****11B1%1333**#3K3#',
      '#22222&2221%11B1*****L11111333**#333#',
      '#i2E222B2#11###11###11###1&##3**3**##',
      '##22&2&2&#c1###11###11###$1##D333**##',
      '##+222F22#11#11w1111%R1#111##333WW3##',
      '###s222###11h111%11111&1111###+333k##',
      '#################00##################',
      '#################00##################',
      '##############c0000000###############',
      '##############00000000###############',
      '##############000@0000###############',
      '##############0000000i###############',
      '################0000#################',
      '#####################################',
    ],
    things: {
      B: { monster: 'beastman', from: [2, 2, 2, 4] },
      R: { monster: 'razorwing', from: [2, 4] },
      J: { monster: 'medusa', from: [2, 3] },
      F: { monster: 'lava-beetle', from: [2, 2, 4] },
      E: { monster: 'lava-beetle', rank: 'master', masterFrom: 3, from: 3 },
      W: { monster: 'wendigo' },
      D: { monster: 'shade', from: [2, 3] },
      K: { monster: 'shade', rank: 'master', masterFrom: 3, from: 4 },
      A: { monster: 'manticore' },
      Z: { monster: 'sorcerer', from: [3, 4] },
      T: { monster: 'skeleton', rank: 'master', masterFrom: 3, from: 3 },
      L: { unique: 'ysaure', bound: 'area-1' },
      o: { encounter: true, id: 'north-owl' },
      w: { encounter: true, id: 'south-owl' },
      m: { object: true, id: 'mirror' },
      u: { staircase: 'green', id: 'service-stairs' },
      i: { potion: 'invisibility-potion' },
      k: { key: 'red', id: 'pavilion-key' },
      ...SIGNS,
    },
    doors: [
      { id: 'garden-gate', at: [17, 17], side: 's', kind: 'normal', joins: [1, 0] },
      { id: 'orangery-door', at: [9, 12], side: 'e', kind: 'normal', joins: [2, 1] },
      { id: 'ice-house-door', at: [26, 12], side: 'e', kind: 'normal', joins: [1, 3] },
      { id: 'pavilion-door', at: [17, 7], side: 's', kind: 'rune', colour: 'red', joins: [4, 1] },
      { id: 'glass-wall', at: [25, 7], side: 's', kind: 'hidden', joins: [4, 1] },
    ],
    regions: { 'guests-one': ['21,9', '25,12'], 'guests-two': ['16,8', '11,13'], 'guests-three': ['16,17', '20,16'] },
    areas: { 0: 'start', 1: 1, 2: 2, 3: 2, 4: 3 },
    chests: {
      copper: marked(
        { conquest: 1, treasure: 1 },
        { curse: 1, conquest: 1, treasure: 1 },
        { coins: 100, treasure: 1, feat: 1 },
      ),
      silver: marked(
        { conquest: 1, treasure: 1, potion: ['invisibility-potion'] },
        { curse: 1, conquest: 2, treasure: 1 },
        { conquest: 1, treasure: 1, feat: 1 },
      ),
      gold: marked({ conquest: 1, treasure: 1, feat: 1 }, { curse: 1, conquest: 2, treasure: 1 }),
    },
    uniques: {
      ysaure: unique(
        { base: 'medusa', kind: 'magic', conquest: 0, rule: true },
        side(
          { speed: 4, armour: 4, wounds: [12, 14, 19, 22] },
          { white: 1, green: 1, yellow: 1, black: 1 },
          { 'quick-shot': true, sorcery: 1 },
        ),
      ),
    },
    counters: { looks: { start: 0, show: 'all' } },
    route: ['garden-gate', 'ice-house-door', 'pavilion-key', 'pavilion-door', 'mirror', 'ysaure'],
    cites: { 'tip-sight': 'DES-7.5' },
    on: [
      { id: 'lesson-sight', when: { reveal: 1 }, do: [say('tip-sight', 'heroes')] },
      {
        id: 'first-gaze',
        when: { turnEnd: 'hero' },
        if: { alive: 'ysaure', sees: { ysaure: '$hero' }, not: { any: [{ has: ['stealth'] }, { holds: 'mirror' }] } },
        do: [say('seen')],
      },
      {
        id: 'gaze',
        when: { turnEnd: 'hero' },
        if: { alive: 'ysaure', sees: { ysaure: '$hero' }, not: { any: [{ has: ['stealth'] }, { holds: 'mirror' }] } },
        every: true,
        do: [{ op: 'wound', who: '$hero', tokens: { stun: 1 } }],
      },
      {
        id: 'first-owl',
        when: { turnEnd: 'hero' },
        if: {
          revealed: 1,
          not: { has: ['stealth'] },
          any: [
            { sees: { 'north-owl': '$hero' }, not: { flag: 'north-blind' } },
            { sees: { 'south-owl': '$hero' }, not: { flag: 'south-blind' } },
          ],
        },
        do: [say('owl-sees')],
      },
      {
        id: 'north-owl-sees',
        when: { turnEnd: 'hero' },
        if: {
          revealed: 1,
          sees: { 'north-owl': '$hero' },
          not: { any: [{ has: ['stealth'] }, { flag: 'north-blind' }] },
        },
        every: true,
        do: [{ op: 'give', to: 'overlord', threat: 1 }],
      },
      {
        id: 'south-owl-sees',
        when: { turnEnd: 'hero' },
        if: {
          revealed: 1,
          sees: { 'south-owl': '$hero' },
          not: { any: [{ has: ['stealth'] }, { flag: 'south-blind' }] },
        },
        every: true,
        do: [{ op: 'give', to: 'overlord', threat: 1 }],
      },
      {
        id: 'north-owl-blind',
        when: { encounter: 'north-owl' },
        do: [say('owl-blind'), set('north-blind'), remove('north-owl'), conquest(1)],
      },
      {
        id: 'south-owl-blind',
        when: { encounter: 'south-owl' },
        do: [say('owl-blind'), set('south-blind'), remove('south-owl'), conquest(1)],
      },
      { id: 'skin-of-stone', when: { start: true }, do: [{ op: 'stats', who: 'ysaure', armour: SKIN, ahead: true }] },
      {
        id: 'mirror-taken',
        when: { take: 'mirror' },
        do: [
          say('mirror-taken'),
          { op: 'open', door: 'glass-wall' },
          { op: 'stats', who: 'ysaure', armour: -SKIN, ahead: true },
        ],
      },
      {
        id: 'look-returned',
        when: { turnEnd: 'hero' },
        if: { alive: 'ysaure', holds: 'mirror', sees: { ysaure: '$hero' }, not: { has: ['stealth'] } },
        every: true,
        do: [count('looks', 1), { op: 'wound', who: 'ysaure', wounds: { 2: 4, 3: 4, 4: 5, 5: 6 } }],
      },
      {
        id: 'look-one',
        when: { counter: 'looks', is: 1 },
        do: [say('look-one'), { op: 'terrain', kind: 'none', at: 'guests-one' }],
      },
      {
        id: 'look-two',
        when: { counter: 'looks', is: 2 },
        do: [say('look-two'), { op: 'terrain', kind: 'none', at: 'guests-two' }],
      },
      {
        id: 'look-three',
        when: { counter: 'looks', is: 3 },
        do: [say('look-three'), { op: 'terrain', kind: 'none', at: 'guests-three' }],
      },
      { id: 'victory', when: { kill: 'ysaure' }, do: [{ op: 'win' }] },
    ],
  },
];
