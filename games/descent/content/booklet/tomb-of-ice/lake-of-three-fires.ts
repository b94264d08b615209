// The Lake of Three Fires. The first lesson of its box: feats, ice, firs and Stealth each have a word when they are first met. Every fire weakens
// the boss and burns a bridge, so the party chooses how strong he is and how many ways lead to him, and with no fire at all he is hardly to be
// hurt; whoever is caught on the island by the thaw leaves by its glyph. The third fire takes the choice of ground away.

import { side, unique } from '../../printed.ts';
import { conquest, count, marked, remove, SIGNS, say, set } from '../../quests/script.ts';
import type { GuideRow } from '../../quests/vocabulary.ts';

/** Armour of ice that each of the three fires takes off him. */
const SHELL = 2;

export const lakeOfThreeFires: readonly GuideRow[] = [
  {
    quest: 'lake-of-three-fires',
    rows: [
      '####################################',
      '###############33n33s###############',
      '##############P33333R3##############',
      '##############3WW##33P##############',
      '##############+333333v##############',
      '#################33#################',
      '############1R11111111R1############',
      '#########1&11111111111111$1&111h####',
      '########111&~~~~~**~~~~~&111111c####',
      '#######1W1~~~~~~~**~~~~~~~111#######',
      '##cS2##1W~~~~~1111111$~~~~~11##F4s##',
      '#2222S#111~~~1111d11111~~~11&#4444F#',
      '#w2T222111***111####111***11144%4E4#',
      '#222222111***111####111***11144%44e#',
      '#S22Z2#&11~~~1111LL1111~~~111#4F444#',
      '##2S$##11~~~~~+1111111~~~~~W1##44F##',
      '#######11&~~~~~~~~~~~~~~~~1W1#######',
      '###11i1111&~~~~~~~~~~~~~~&1111$11###',
      '###c11111&111&11111111&111&11111+###',
      '###########11111111111111###########',
      '#################00#################',
      '##############00S00S00##############',
      '#############0000000000#############',
      '#############0000@00000#############',
      '###############000i00###############',
      '####################################',
    ],
    things: {
      S: { monster: 'skeleton', from: [2, 2, 4, 4, 2, 3] },
      T: { monster: 'skeleton', rank: 'master', masterFrom: 3, from: 3 },
      Z: { monster: 'sorcerer' },
      R: { monster: 'razorwing', from: [4, 2, 3] },
      P: { monster: 'razorwing', rank: 'master', masterFrom: 3 },
      W: { monster: 'wendigo', from: [2, 2, 4] },
      F: { monster: 'lava-beetle', from: [2, 2, 2, 3] },
      E: { monster: 'lava-beetle', rank: 'master', masterFrom: 3, from: 4 },
      L: { unique: 'anselm', bound: 'island' },
      w: { encounter: true, id: 'west-brazier' },
      n: { encounter: true, id: 'north-brazier' },
      e: { encounter: true, id: 'east-brazier' },
      i: { potion: 'invisibility-potion' },
      ...SIGNS,
    },
    doors: [
      { id: 'ferry-door', at: [17, 19], side: 's', kind: 'normal', joins: [1, 0] },
      { id: 'west-door', at: [6, 12], side: 'e', kind: 'normal', joins: [2, 1] },
      { id: 'north-door', at: [17, 5], side: 's', kind: 'normal', joins: [3, 1] },
      { id: 'east-door', at: [28, 12], side: 'e', kind: 'normal', joins: [1, 4] },
    ],
    regions: {
      island: ['13,10-22,15'],
      'west-ice': ['10,12-12,13'],
      'north-ice': ['17,8-18,9'],
      'east-ice': ['23,12-25,13'],
      ice: ['west-ice', 'north-ice', 'east-ice'],
    },
    areas: { 0: 'start', 1: 1, 2: 1, 3: 2, 4: 2 },
    chests: {
      copper: marked(
        { conquest: 1, treasure: 1 },
        { curse: 1, conquest: 1, treasure: 1, feat: 1 },
        { coins: 100, treasure: 1, feat: 1 },
      ),
      silver: marked(
        { conquest: 1, treasure: 1 },
        { curse: 1, conquest: 1, treasure: 1, potion: ['invisibility-potion'] },
        { coins: 150, treasure: 1, feat: 1 },
      ),
      gold: marked({ conquest: 1, treasure: 1, feat: 1 }, { curse: 1, conquest: 2, treasure: 1 }),
    },
    uniques: {
      anselm: unique(
        { base: 'wendigo', kind: 'melee', conquest: 0, rule: true },
        side(
          { speed: 5, armour: 4, wounds: [16, 16, 19, 22] },
          { red: 1, green: 2, black: 2 },
          { stealth: true, reach: 1, 'tread-ice': true, aura: 1 },
        ),
      ),
    },
    counters: { fires: { start: 0, max: 3, show: 'all' } },
    quickActions: {
      'light-west': { at: 'around:west-brazier', movement: 2 },
      'light-north': { at: 'around:north-brazier', movement: 2 },
      'light-east': { at: 'around:east-brazier', movement: 2 },
    },
    route: [
      ['ferry-door', 'west-door', 'west-brazier', 'anselm'],
      ['ferry-door', 'north-door', 'north-brazier', 'anselm'],
      ['ferry-door', 'east-door', 'east-brazier', 'anselm'],
    ],
    cites: {
      'tip-feat': 'ICE-1.13',
      'tip-feat-overlord': 'ICE-1.9',
      'tip-ice': 'ICE-3.2',
      'tip-trees': 'DRF-8.1',
      'tip-stealth': 'ICE-6.4',
    },
    on: [
      {
        id: 'shell-of-ice',
        when: { start: true },
        do: [{ op: 'stats', who: 'anselm', armour: 3 * SHELL, ahead: true }],
      },
      {
        id: 'lesson-feats',
        when: { start: true },
        do: [say('tip-feat', 'heroes'), say('tip-feat-overlord', 'overlord')],
      },
      { id: 'lesson-trees', when: { reveal: 1 }, do: [say('tip-trees')] },
      {
        id: 'lesson-ice',
        when: { enter: ['around:west-ice', 'around:north-ice', 'around:east-ice'], by: 'hero' },
        do: [say('tip-ice', 'heroes')],
      },
      { id: 'lesson-stealth', when: { attacked: ['W', 'anselm'] }, do: [say('tip-stealth', 'heroes')] },
      {
        id: 'anselm-attacked',
        when: { attacked: 'anselm' },
        if: { not: { flag: 'anselm-free' } },
        do: [set('anselm-free')],
      },
      { id: 'island-entered', when: { enter: 'island', by: 'hero' }, do: [set('anselm-free')] },
      {
        id: 'anselm-stirs',
        when: { flag: 'anselm-free' },
        if: { counter: { fires: { max: 2 } } },
        do: [say('anselm-stirs'), { op: 'bind', who: 'anselm' }],
      },
      {
        id: 'west-lit',
        when: { quickAction: 'light-west' },
        do: [
          { op: 'forbid', what: 'light-west' },
          remove('west-brazier'),
          { op: 'terrain', kind: 'water', at: 'west-ice' },
          conquest(1),
          count('fires', 1),
        ],
      },
      {
        id: 'north-lit',
        when: { quickAction: 'light-north' },
        do: [
          { op: 'forbid', what: 'light-north' },
          remove('north-brazier'),
          { op: 'terrain', kind: 'water', at: 'north-ice' },
          conquest(1),
          count('fires', 1),
        ],
      },
      {
        id: 'east-lit',
        when: { quickAction: 'light-east' },
        do: [
          { op: 'forbid', what: 'light-east' },
          remove('east-brazier'),
          { op: 'terrain', kind: 'water', at: 'east-ice' },
          conquest(1),
          count('fires', 1),
        ],
      },
      {
        id: 'one-shadow-too-many',
        when: { quickAction: ['light-west', 'light-north', 'light-east'] },
        if: { counter: { fires: 3 } },
        do: [
          say('third-fire'),
          { op: 'stats', who: 'anselm', dice: { black: -2 }, armour: -SHELL },
          { op: 'bind', who: 'anselm' },
          set('anselm-free'),
          { op: 'move', what: 'anselm', to: '$here' },
        ],
      },
      {
        id: 'first-fire',
        when: { counter: 'fires', is: 1 },
        do: [say('first-fire'), { op: 'stats', who: 'anselm', lose: ['aura'], armour: -SHELL }],
      },
      {
        id: 'second-fire',
        when: { counter: 'fires', is: 2 },
        do: [say('second-fire'), { op: 'stats', who: 'anselm', lose: ['stealth'], armour: -SHELL }],
      },
      { id: 'victory', when: { kill: 'anselm' }, do: [{ op: 'win' }] },
    ],
  },
];
