// The Room Without a Door. The last room is in the middle of the map from the first step, everybody walks round it, and nothing opens it: the
// way in is the way the dead come back, through Town. So the party goes home on purpose, shops, and returns one by one into the middle of the
// enemy; afterwards every death is a quick return that feeds the Nameless. Two dark glyphs of three are enough, each paid for in blackened
// cloister; the third takes Black Curse away. Halfway through, the room gets its door, where the overlord wants it.

import { side, unique } from '../../printed.ts';
import { conquest, count, marked, place, remove, SIGNS, say, set } from '../../quests/script.ts';
import type { GuideRow, Script } from '../../quests/vocabulary.ts';

/** A glyph has woken: an arm of the cloister turns black. */
const wakes = (name: string): Script => ({
  id: `${name}-wakes`,
  when: { glyph: `${name}-glyph` },
  do: [say(`${name}-wakes`), { op: 'terrain', kind: 'corrupted', at: `${name}-arc` }],
});

/** One is pure: an ordinary one lies in its place. */
const isPure = (name: string, worth: number): Script => ({
  id: `${name}-pure`,
  when: { prolongedAction: `purify-${name}` },
  do: [
    say(`${name}-pure`),
    { op: 'forbid', what: `purify-${name}` },
    remove(`${name}-glyph`),
    place(`${name}-purified`),
    conquest(worth),
    count('purified', 1),
  ],
});

export const roomWithoutADoor: readonly GuideRow[] = [
  {
    quest: 'room-without-a-door',
    rows: [
      '####################################',
      '############g2222222222s############',
      '###########222P22%22%2E222$333333###',
      '###########2E22222222P22223333333###',
      '############2222F222222v#######33###',
      '#################11############33###',
      '##########11111S1111111111#####33###',
      '##########11111111111S1111#####33###',
      '########a111############11###33333##',
      '##########11############11##sTT333h#',
      '##########11###555555###1U##3TT3333#',
      '##########11##5Q555#55##11##333%333#',
      '##0000B###11##55555555##11##B33%333#',
      '#000@000011155YY5555NN55111333333TT#',
      '#0000000011155YY5555NN55111333333TT#',
      '##00000###11##55#55555##H1##B33%333#',
      '##c0$0B###11##55P555Q5##H1##333%33c#',
      '####00####11###55z555###11###3333w##',
      '####44####S1#####55#####11cx########',
      '####44####11#####55#####11##########',
      '####44####$1HH111111111111##########',
      '####44####11111111S111111i##########',
      '####44########11####################',
      '####44########44####################',
      '####4444444444444A4444C#############',
      '####44444444h4444A44444444b#########',
      '###########4C__44444AA44_44#########',
      '#############__444%$444d############',
      '####################################',
    ],
    things: {
      B: { monster: 'beastman', from: [3, 2, 4, 2] },
      S: { monster: 'skeleton', from: [2, 4, 3, 2] },
      U: { monster: 'skeleton', rank: 'master', masterFrom: 3 },
      C: { monster: 'skeleton', from: [3, 2] },
      H: { monster: 'hell-hound', from: [3, 2] },
      P: { monster: 'dark-priest', from: [2, 3, 4] },
      Q: { monster: 'dark-priest', rank: 'master', masterFrom: 3, from: [2, 4] },
      E: { monster: 'deep-elf', from: [4, 2] },
      F: { monster: 'deep-elf', rank: 'master', masterFrom: 4 },
      T: { monster: 'troll', from: [2, 4] },
      A: { monster: 'blood-ape', from: [2, 4] },
      Y: { monster: 'chaos-beast', from: 3 },
      N: { unique: 'nameless' },
      g: { glyph: 'inactive', dark: 'power', id: 'north-glyph' },
      w: { glyph: 'inactive', dark: 'summoning', id: 'east-glyph' },
      b: { glyph: 'inactive', dark: 'broken', id: 'south-glyph' },
      'north-purified': { glyph: 'active', at: [12, 1], later: true },
      'east-purified': { glyph: 'active', at: [33, 17], later: true },
      'south-purified': { glyph: 'active', at: [26, 25], later: true },
      'vault-glyph': { glyph: 'active', at: [17, 13], later: true },
      a: { prop: 'altar-good', id: 'table-of-names' },
      x: { prop: 'altar-evil', id: 'cloister-altar' },
      z: { prop: 'altar-evil', id: 'altar-of-despair' },
      i: { potion: 'invulnerability-potion' },
      ...SIGNS,
    },
    doors: [
      { id: 'lodge-door', at: [8, 13], side: 'e', kind: 'normal', joins: [0, 1] },
      { id: 'choir-door', at: [17, 4], side: 's', kind: 'normal', joins: [2, 1] },
      { id: 'vats-door', at: [26, 13], side: 'e', kind: 'normal', joins: [1, 3] },
      { id: 'robing-door', at: [25, 2], side: 'e', kind: 'normal', joins: [2, 3] },
      { id: 'ossuary-door', at: [14, 22], side: 's', kind: 'normal', joins: [1, 4] },
      { id: 'cellar-door', at: [4, 17], side: 's', kind: 'normal', joins: [0, 4] },
      { id: 'west-wall', at: [11, 13], side: 'e', kind: 'hidden', joins: [1, 5] },
      { id: 'east-wall', at: [23, 13], side: 'e', kind: 'hidden', joins: [5, 1] },
      { id: 'south-wall', at: [17, 19], side: 's', kind: 'hidden', joins: [5, 1] },
    ],
    regions: {
      'north-arc': ['13,6-22,7'],
      'east-arc': ['24,9-25,18'],
      'south-arc': ['13,20-22,21'],
      'vat-side': ['around:east-glyph'],
      'black-floor': [
        '15,10-20,10',
        '14,11-21,11',
        '14,12-15,14',
        '19,12-21,14',
        '14,15-21,16',
        '15,17-20,17',
        '17,18-18,19',
        '12,13-13,14',
        '22,13-23,14',
      ],
    },
    areas: { 0: 'start', 1: 1, 2: 2, 3: 2, 4: 2, 5: 'finale' },
    chests: {
      copper: marked({ conquest: 1, treasure: 1 }, { curse: 1, conquest: 1, treasure: 1 }, { coins: 150, treasure: 1 }),
      silver: marked(
        { conquest: 1, treasure: 1, coins: 100 },
        { curse: 1, conquest: 1, treasure: 1 },
        { curse: 1, conquest: 1, treasure: 1, potion: ['invulnerability-potion'] },
      ),
      gold: marked({ curse: 1, conquest: 2, treasure: 1 }, { conquest: 1, treasure: 1, coins: 150 }),
    },
    uniques: {
      nameless: {
        ...unique(
          { base: 'chaos-beast', kind: 'morph', conquest: 0, rule: true },
          side(
            { speed: 3, armour: 5, wounds: [18, 20, 26, 32] },
            { black: 1 },
            { morph: true, sorcery: 2, 'black-curse': true },
          ),
        ),
        morph: 3,
      },
    },
    counters: {
      purified: { start: 0, max: 3, show: 'all' },
      names: { start: { 2: 3, 3: 4, 4: 5, 5: 6 }, show: 'all' },
    },
    prolongedActions: {
      'purify-north': { at: 'north-glyph', trait: 'magic', difficulty: 2, interrupt: ['leave'] },
      'purify-east': {
        at: 'vat-side',
        trait: 'melee',
        difficulty: { 2: 2, 3: 2, 4: 4, 5: 4 },
        group: true,
        continuous: true,
      },
      'purify-south': { at: 'south-glyph', trait: 'ranged', difficulty: 2, interrupt: ['leave'] },
      'speak-names': { at: 'area-5', trait: 'magic', difficulty: 'X', interrupt: ['wound'], off: true },
    },
    route: ['lodge-door', 'choir-door', 'north-glyph', 'robing-door', 'east-glyph', 'vault-glyph', 'nameless'],
    cites: {
      'tip-dark-glyph': 'DES-4.15',
      'tip-table': 'DES-55.2',
      'tip-town': 'DES-54.4',
      'tip-names': 'DES-9.9',
      'tip-morph': 'DES-98.1',
    },
    on: [
      { id: 'lesson-table', when: { reveal: 1 }, do: [say('tip-table', 'heroes')] },
      {
        id: 'lesson-dark-glyph',
        when: { glyph: ['north-glyph', 'east-glyph', 'south-glyph'] },
        do: [say('tip-dark-glyph', 'heroes')],
      },
      wakes('north'),
      wakes('east'),
      wakes('south'),
      isPure('north', 1),
      isPure('east', 1),
      isPure('south', 2),
      {
        id: 'vault-lit',
        when: { counter: 'purified', is: 2 },
        do: [say('vault-lit'), place('vault-glyph'), say('tip-town', 'heroes')],
      },
      {
        id: 'curse-lifted',
        when: { counter: 'purified', is: 3 },
        do: [say('curse-lifted'), { op: 'stats', who: 'nameless', lose: ['black-curse'], ahead: true }],
      },
      {
        id: 'new-turn',
        when: { turnStart: 'overlord' },
        every: true,
        do: [{ op: 'set', flag: 'fed', to: false }],
      },
      { id: 'first-name', when: { altar: 'cloister-altar' }, do: [say('name-swallowed')] },
      {
        id: 'name-swallowed',
        when: { altar: 'cloister-altar' },
        if: { counter: { names: { min: 1 } }, not: { flag: 'fed' } },
        every: true,
        do: [set('fed'), count('names', -1), { op: 'stats', who: 'nameless', wounds: 1, ahead: true }],
      },
      { id: 'first-return', when: { altar: 'table-of-names' }, do: [say('names-returned')] },
      {
        id: 'names-returned',
        when: { altar: 'table-of-names' },
        every: true,
        do: [{ op: 'heal', who: 'heroes', wounds: 3, fatigue: 2 }],
      },
      {
        id: 'room-entered',
        when: { reveal: 5 },
        do: [
          { op: 'terrain', kind: 'corrupted', at: 'black-floor' },
          { op: 'allow', what: 'speak-names' },
          say('tip-names', 'heroes'),
          say('tip-morph', 'overlord'),
        ],
      },
      {
        id: 'despair-feeds',
        when: { altar: 'altar-of-despair' },
        if: { not: { flag: 'fed' } },
        every: true,
        do: [set('fed'), { op: 'heal', who: 'nameless', wounds: 4 }],
      },
      {
        id: 'death-feeds',
        when: { heroKilled: true },
        if: { revealed: 5 },
        every: true,
        do: [{ op: 'heal', who: 'nameless', wounds: 3 }],
      },
      { id: 'first-roll-call', when: { prolongedAction: 'speak-names' }, do: [say('names-spoken')] },
      {
        id: 'names-spoken',
        when: { prolongedAction: 'speak-names' },
        every: true,
        do: [{ op: 'wound', who: 'nameless', wounds: { perProgress: 2 } }],
      },
      {
        id: 'wall-bursts',
        when: { wounded: 'nameless', left: '1/2' },
        do: [
          say('wall-bursts'),
          {
            op: 'choose',
            who: 'overlord',
            options: [
              { text: 'burst-west', do: [{ op: 'open', door: 'west-wall' }] },
              { text: 'burst-east', do: [{ op: 'open', door: 'east-wall' }] },
              { text: 'burst-south', do: [{ op: 'open', door: 'south-wall' }] },
            ],
          },
        ],
      },
      { id: 'victory', when: { kill: 'nameless' }, do: [{ op: 'win' }] },
    ],
  },
];
