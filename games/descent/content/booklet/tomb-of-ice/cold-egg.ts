// The Cold Egg, the first of two parts. There and back again with a mother in between: once the egg is lifted the way home is the battlefield,
// and whoever carries it is the one hero whom the great wyrm will not touch, and the one whom every poacher wants. Amber now or a friend later is
// the heroes' own choice, and the king under the ice remembers it: egg returned, mother slain, or neither; and whether the guide was let out of
// her cage, which also opens the short way to the nest.

import { side, unique } from '../../printed.ts';
import { conquest, marked, place, remove, SIGNS, say, set } from '../../quests/script.ts';
import type { GuideRow } from '../../quests/vocabulary.ts';

export const coldEgg: readonly GuideRow[] = [
  {
    quest: 'cold-egg',
    keeps: ['egg-returned', 'mother-slain', 'guide-freed'],
    rows: [
      '###################################',
      '########################4444#######',
      '######################4444444h#####',
      '####################+4R44444R444###',
      '####################444##**44F4E4##',
      '####################44F44**444#4n##',
      '##########h11&1111444444444#44444##',
      '########111111WW11444**44XX44**4###',
      '########1**1111&11##4**444$44444###',
      '#####1111**1111111###########44####',
      '#####&111**11##111###########22####',
      '##111WW111**11#111##+22222B2222####',
      '#+1&111#11**1111&1##2%22222H2222g##',
      '#111111#111**11&B1222222##2H22222##',
      '#1111111R11**111112222OO2222M2222##',
      '#1&111&111**11&111##22OO22222222v##',
      '##11111111**11111B##2222##22%22####',
      '####00####1111######sB2222$2222####',
      '##00000B&##c11$#############33#####',
      '##&00000i############s33J33B333c###',
      '##000@000############33#33333333###',
      '##0000000############3Z333%3#3Z3###',
      '##c00000&############d3333L3333i###',
      '###&000################$II3e33#####',
      '###################################',
    ],
    things: {
      B: { monster: 'beastman', from: [4, 2, 2, 4, 2, 2] },
      M: { monster: 'beastman', rank: 'master', masterFrom: 3 },
      R: { monster: 'razorwing' },
      H: { monster: 'hell-hound', from: 3 },
      I: { monster: 'hell-hound', rank: 'master', masterFrom: 3 },
      O: { monster: 'ogre' },
      Z: { monster: 'sorcerer', from: [2, 4] },
      J: { monster: 'medusa', from: 3 },
      W: { monster: 'wendigo', from: [3, 4] },
      X: { monster: 'wendigo', rank: 'master', masterFrom: 3 },
      F: { monster: 'lava-beetle', from: 4 },
      E: { monster: 'lava-beetle', rank: 'master', masterFrom: 3 },
      L: { unique: 'gaspre' },
      wyrm: { unique: 'mother', at: [11, 7], facing: 'h', later: true },
      e: { object: true, id: 'egg', wards: ['mother'] },
      g: { encounter: true, id: 'cage' },
      n: { encounter: true, id: 'nest' },
      i: { potion: 'invisibility-potion' },
      ...SIGNS,
    },
    doors: [
      { id: 'wood-gate', at: [4, 16], side: 's', kind: 'normal', joins: [1, 0] },
      { id: 'fort-gate', at: [17, 13], side: 'e', kind: 'normal', joins: [1, 2] },
      { id: 'vault-door', at: [28, 17], side: 's', kind: 'normal', joins: [2, 3] },
      { id: 'nest-mouth', at: [17, 6], side: 'e', kind: 'normal', joins: [1, 4] },
      { id: 'postern', at: [29, 9], side: 's', kind: 'hidden', joins: [4, 2] },
    ],
    regions: { gully: ['11,6-17,9'], abroad: ['area-0', 'area-1', 'area-2', 'area-3', 'area-4'] },
    areas: { 0: 'start', 1: 1, 2: 2, 3: 2, 4: 'finale' },
    chests: {
      copper: marked(
        { conquest: 1, treasure: 1 },
        { curse: 1, conquest: 1, treasure: 1 },
        { coins: 100, treasure: 1, feat: 1 },
      ),
      silver: marked(
        { conquest: 1, treasure: 1, feat: 1 },
        { curse: 1, conquest: 1, treasure: 1, potion: ['invisibility-potion'] },
        { coins: 150, treasure: 1, potion: ['healing-potion'] },
      ),
      gold: marked({ conquest: 1, treasure: 1, feat: 1 }, { curse: 1, conquest: 2, treasure: 1 }),
    },
    uniques: {
      gaspre: unique(
        { base: 'sorcerer', kind: 'magic', conquest: 1, rule: true },
        side(
          { speed: 4, armour: 3, wounds: [8, 9, 12, 15] },
          { white: 1, yellow: 1, black: 1 },
          { sorcery: 3, web: true },
        ),
      ),
      mother: unique(
        { base: 'ice-wyrm', kind: 'ranged', conquest: 0, rule: true },
        side(
          { speed: 4, armour: 4, wounds: [18, 20, 24, 28] },
          { blue: 1, green: 2, black: 2 },
          { 'tread-ice': true, ghost: true, swallow: true },
        ),
      ),
    },
    quickActions: {
      'give-back': { at: 'around:nest', movement: 2, needs: 'egg' },
      'break-egg': { at: 'abroad', movement: 2, needs: 'egg' },
    },
    route: ['wood-gate', 'fort-gate', 'cage', 'vault-door', 'egg', 'nest'],
    on: [
      {
        id: 'guide-freed',
        when: { encounter: 'cage' },
        do: [say('guide-freed'), set('guide-freed'), remove('cage'), conquest(1), { op: 'open', door: 'postern' }],
      },
      { id: 'egg-taken', when: { take: 'egg' }, do: [say('egg-taken'), place('wyrm', 'gully')] },
      { id: 'cold-hands', when: { turnEnd: 'hero' }, if: { holds: 'egg' }, do: [say('cold-hands')] },
      {
        id: 'egg-freezes',
        when: { turnEnd: 'hero' },
        if: { holds: 'egg' },
        every: true,
        do: [{ op: 'wound', who: '$hero', wounds: 1 }],
      },
      {
        id: 'egg-broken',
        when: { quickAction: 'break-egg' },
        do: [
          say('egg-broken'),
          remove('egg'),
          { op: 'give', conquest: 2, coins: 150 },
          { op: 'stats', who: 'mother', speed: 1, dice: { green: 1 } },
        ],
      },
      { id: 'egg-returned', when: { quickAction: 'give-back' }, do: [set('egg-returned'), { op: 'win' }] },
      { id: 'mother-slain', when: { kill: 'mother' }, do: [set('mother-slain'), { op: 'win', text: 'win-blood' }] },
    ],
  },
];
