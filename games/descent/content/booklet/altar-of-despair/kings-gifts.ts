// The King's Gifts. The five dark relics of the box lie in the open and the heroes must choose: who wears what, what is worth a curse and the
// time to break it, and whether one burden more is worth the Touch of Death. A scapegoat is possible and costs a death; frost is the way out
// that the pools hint at, and it bites good weapons too. The ravine is cut for leaping: ledges, causeway and water in bars two wide, so that
// an ape clears the causeway from ledge to ledge in one bound.

import { side, unique } from '../../printed.ts';
import { conquest, count, marked, place, remove, SIGNS, say, set } from '../../quests/script.ts';
import type { GuideRow, ProlongedActionSpec, Script, ScriptOp } from '../../quests/vocabulary.ts';
import type { Kind } from '../../vocabulary.ts';

const GIFTS = ['boots', 'grave', 'glass', 'stone', 'ring'] as const;
const BREAKING = GIFTS.map(gift => `break-${gift}`);

/** What lies on a plinth is gone from it, worn or broken. */
const gone = (gift: string): readonly ScriptOp[] => [remove(`gift-${gift}`), { op: 'forbid', what: `break-${gift}` }];

const offered = (gift: (typeof GIFTS)[number], relic: string): Script => ({
  id: `gift-${gift}`,
  when: { encounter: `gift-${gift}` },
  every: true,
  do: [
    {
      op: 'choose',
      who: '$hero',
      options: [
        { text: `wear-${gift}`, do: [...gone(gift), { op: 'give', to: '$hero', relic }, set(`${gift}-worn`)] },
        { text: 'leave-gift', do: [] },
      ],
    },
  ],
});
/** A gift is dealt with, one way or the other. */
const LIFTED: readonly ScriptOp[] = [set('lifted'), count('seals', -1)];
const worn = (gift: string): Script => ({
  id: `${gift}-worn`,
  when: { flag: `${gift}-worn` },
  do: [say('gift-worn'), conquest(1), ...LIFTED],
});
const broken = (gift: string): Script => ({
  id: `${gift}-broken`,
  when: { prolongedAction: `break-${gift}` },
  do: [...gone(gift), say('gift-broken'), { op: 'wound', who: '$hero', wounds: 0, tokens: { curse: 1 } }, ...LIFTED],
});

const breaks = (gift: string, trait: Kind): ProlongedActionSpec => ({
  at: `gift-${gift}`,
  trait,
  difficulty: 4,
  continuous: true,
  interrupt: ['leave'],
});

export const kingsGifts: readonly GuideRow[] = [
  {
    quest: 'kings-gifts',
    rows: [
      '####################################',
      '###########2222222+#######4444######',
      '#########s2B222222B22%##4WW4444#####',
      '#########h222M22222222244WW44g4#####',
      '#########22Z222%22Z2222444DD4s4#####',
      '##########b2B22222B2c#####$444i#####',
      '##############22###########44#######',
      '##############11###########55#######',
      '########+111A11111??11####55P555####',
      '########1111A1111%??11###55555555###',
      '##$0B0##11~~~~~~~~~~11##55~~5#5XX###',
      '#00000##11~~~~~~~~~~11##55~~555XX###',
      '#00000011111111a1111R11555555555KK##',
      '#00@000111111111111111155555555555##',
      '#00000##11~~~~~~~~~~11##55~~555NN###',
      '##c0Bh##11~~~~~~~~~~11##55~~5#5NN###',
      '########11??1111111A11###55R55555###',
      '########1$??11%1111A11####55P55v####',
      '#################11#########55######',
      '#################33#########66######',
      '##########33~~3%333333####666666####',
      '########p333~~3E333NN333##6U66U6####',
      '########l3333333%33NN3e+##666666####',
      '#########3F33~~33333%3c####dk66#####',
      '###########$3~~3E3##################',
      '####################################',
    ],
    things: {
      B: { monster: 'beastman', from: [3, 2, 2, 4, 2, 4] },
      M: { monster: 'beastman', rank: 'master', masterFrom: 3 },
      Z: { monster: 'sorcerer', from: [2, 4] },
      R: { monster: 'razorwing', from: [3, 2] },
      A: { monster: 'blood-ape', from: [2, 4] },
      D: { monster: 'blood-ape', rank: 'master', masterFrom: 3 },
      W: { monster: 'bane-spider', from: 3 },
      E: { monster: 'deep-elf', from: [4, 3] },
      F: { monster: 'deep-elf', rank: 'master', masterFrom: 3 },
      N: { monster: 'naga', from: [3, 2] },
      X: { monster: 'manticore', from: 3 },
      P: { monster: 'dark-priest', from: [2, 4] },
      U: { monster: 'skeleton', rank: 'master', masterFrom: 3, from: [2, 3] },
      K: { unique: 'kharu' },
      // They come to applaud the first gift.
      courtiers: {
        monster: 'blood-ape',
        at: [
          [16, 8],
          [13, 16],
        ],
        facing: 'v',
        from: [2, 3],
        later: true,
      },
      a: { encounter: true, id: 'gift-boots' },
      b: { encounter: true, id: 'gift-grave' },
      g: { encounter: true, id: 'gift-glass' },
      l: { encounter: true, id: 'gift-stone' },
      e: { encounter: true, id: 'gift-ring' },
      p: { spot: true, id: 'cold-spring' },
      k: { relic: 'touch-of-death', id: 'true-gift' },
      i: { potion: 'invulnerability-potion' },
      ...SIGNS,
    },
    doors: [
      { id: 'landing-door', at: [6, 12], side: 'e', kind: 'normal', joins: [0, 1] },
      { id: 'masks-door', at: [14, 6], side: 's', kind: 'normal', joins: [2, 1] },
      { id: 'nursery-door', at: [22, 3], side: 'e', kind: 'normal', joins: [2, 4] },
      { id: 'pools-door', at: [17, 18], side: 's', kind: 'normal', joins: [1, 3] },
      { id: 'throne-door', at: [22, 12], side: 'e', kind: 'normal', locked: true, joins: [1, 5] },
      { id: 'nurses-door', at: [27, 6], side: 's', kind: 'normal', locked: true, joins: [4, 5] },
      { id: 'gift-door', at: [28, 18], side: 's', kind: 'hidden', joins: [5, 6] },
    ],
    regions: { 'spring-side': ['around:cold-spring'] },
    areas: { 0: 'start', 1: 1, 2: 2, 3: 2, 4: 'side', 5: 'finale', 6: 'side' },
    chests: {
      copper: marked({ conquest: 1, treasure: 1 }, { curse: 1, conquest: 1, treasure: 1 }, { coins: 150, treasure: 1 }),
      silver: marked(
        { conquest: 1, treasure: 1 },
        { curse: 1, conquest: 1, treasure: 1, potion: ['invulnerability-potion'] },
        { curse: 1, conquest: 1, treasure: 2 },
      ),
      gold: marked({ conquest: 1, treasure: 1, coins: 100 }, { curse: 1, conquest: 2, treasure: 1 }),
    },
    uniques: {
      kharu: unique(
        { base: 'blood-ape', kind: 'melee', conquest: 0, rule: true },
        side(
          { speed: 4, armour: 4, wounds: [13, 14, 22, 26] },
          { red: 1, green: 1, yellow: 1, black: 2 },
          { leap: true, berserk: true, knockback: true },
        ),
      ),
    },
    counters: { seals: { start: 2, show: 'all' } },
    quickActions: { 'dip-hands': { at: 'spring-side', movement: 1 } },
    prolongedActions: {
      'break-boots': breaks('boots', 'melee'),
      'break-grave': breaks('grave', 'magic'),
      'break-glass': breaks('glass', 'ranged'),
      'break-stone': breaks('stone', 'melee'),
      'break-ring': breaks('ring', 'magic'),
    },
    route: ['landing-door', 'gift-boots', 'pools-door', 'gift-stone', 'gift-ring', 'throne-door', 'kharu'],
    cites: { 'tip-dark-relic': 'DES-4.25', 'tip-leap': 'DES-68.5', 'tip-curse': 'DES-82.1' },
    on: [
      { id: 'lesson-leap', when: { reveal: 1 }, do: [say('tip-leap', 'heroes'), say('tip-dark-relic', 'heroes')] },
      offered('boots', 'boots-of-iron'),
      offered('grave', 'sunder-the-grave'),
      offered('glass', 'glass-armor'),
      offered('stone', 'lodestone'),
      offered('ring', 'the-black-ring'),
      ...GIFTS.map(worn),
      ...GIFTS.map(broken),
      { id: 'lesson-curse', when: { prolongedAction: BREAKING }, do: [say('tip-curse', 'heroes')] },
      // Before its own seal is counted: one more than the last, for the counter stays at 0.
      {
        id: 'gift-room-opens',
        when: { flag: 'lifted' },
        if: { flag: 'throne-open' },
        do: [say('gift-room-opens'), { op: 'open', door: 'gift-door' }],
      },
      { id: 'seal-lifted', when: { flag: 'lifted' }, every: true, do: [{ op: 'set', flag: 'lifted', to: false }] },
      {
        id: 'court-applauds',
        when: { counter: 'seals', max: 2 },
        do: [say('court-applauds'), place('courtiers')],
      },
      {
        id: 'throne-opens',
        when: { counter: 'seals', is: 0 },
        do: [say('throne-opens'), set('throne-open'), { op: 'open', door: ['throne-door', 'nurses-door'] }],
      },
      { id: 'first-dip', when: { quickAction: 'dip-hands' }, do: [say('spring-bites')] },
      {
        id: 'spring-bites',
        when: { quickAction: 'dip-hands' },
        every: true,
        do: [{ op: 'wound', who: '$hero', wounds: 0, tokens: { frost: 1 } }],
      },
      {
        id: 'king-rises',
        when: { wounded: 'kharu', left: '1/2' },
        do: [say('king-rises'), { op: 'activate', who: 'kharu' }, { op: 'stats', who: 'kharu', speed: 1 }],
      },
      { id: 'victory', when: { kill: 'kharu' }, do: [{ op: 'win' }] },
    ],
  },
];
