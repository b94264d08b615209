// Three Souls for Sale. An auction: purse against flesh. Heroes decide between gear and souls, the overlord between fighters and offerings, and
// each side can block the other's altar with a body. Outcomes build the boss; unsold time favours blood. The wings hold the money, the
// scriptorium a cheat, the cells a drawn door that only the third soul can open. In the sanctum the last lot is the party: coins become a
// weapon there, and sacrifices cost conquest.

import { side, unique } from '../../printed.ts';
import { conquest, count, marked, place, SIGNS, say, set } from '../../quests/script.ts';
import type { GuideRow, Script, ScriptOp } from '../../quests/vocabulary.ts';

/** Bids of gold that a lot takes, by how many play; and of blood. */
const GOLD = { 2: 1, 3: 1, 4: 2, 5: 2 } as const;
const BLOOD = 3;

/** The next lot comes up, with no bid made. */
const NEXT_LOT: readonly ScriptOp[] = [
  { op: 'count', counter: 'gold', to: GOLD },
  { op: 'count', counter: 'blood', to: BLOOD },
  count('lot', 1),
];

/** Nobody has bought it in time, so blood is deemed paid. */
const hammer = (id: string, lot: number, round: number): Script => ({
  id,
  when: { round },
  if: { counter: { lot } },
  do: [say('hammer-falls'), { op: 'count', counter: 'blood', to: 0 }],
});

/** A lot goes to gold or to blood, and what comes of it. */
const sold = (id: string, to: 'gold' | 'blood', lot: number, ...does: readonly ScriptOp[]): Script => ({
  id,
  when: { counter: to, is: 0 },
  if: { counter: { lot } },
  do: [say(id), ...does],
});

export const threeSoulsForSale: readonly GuideRow[] = [
  {
    quest: 'three-souls-for-sale',
    rows: [
      '####################################',
      '##############55555555##############',
      '##d4444B####5P5555G555P5############',
      '##44TT44445b55555HH555!!z!##########',
      '##44TT4444555HH5####55!!!!##########',
      '##4444h4####555Q555555II############',
      '##B444$4#######555555###############',
      '####44###########55#################',
      '####22###########11#################',
      '###2s2222##x!1#111P11#1!y#3Z33R33s##',
      '##$22222S2#!!1111M11111!!#33%%3%%3##',
      '####2S2222##111#1111#111##333333333#',
      '##c22OO22P##11B111111B11##33%%3%%33#',
      '##222OO2222111111a1111111333333333l#',
      '####222U2221111111111111133333Z3Y33#',
      '##$2222S22##111B1111B111##33%%3%%33#',
      '###22222+####$1#1111#1c###v3333333##',
      '##############+11111i1####333R33+###',
      '#################11#########33######',
      '#################00#########33######',
      '##############00000000######3c######',
      '#############$0000000000003333######',
      '#############0000@00000000333#######',
      '##############000000h0##############',
      '####################################',
    ],
    things: {
      B: { monster: 'beastman', from: [4, 2, 3, 2, 2, 4] },
      M: { monster: 'beastman', rank: 'master', masterFrom: 3 },
      S: { monster: 'skeleton', from: [3, 2, 4] },
      U: { monster: 'skeleton', rank: 'master', masterFrom: 3 },
      O: { monster: 'ogre' },
      P: { monster: 'dark-priest', from: [2, 3, 3, 4] },
      Q: { monster: 'dark-priest', rank: 'master', masterFrom: 3 },
      Z: { monster: 'sorcerer', from: [3, 2] },
      Y: { monster: 'sorcerer', rank: 'master', masterFrom: 3 },
      R: { monster: 'razorwing', from: [4, 2] },
      T: { monster: 'troll', from: 3 },
      H: { monster: 'hell-hound', from: [2, 4] },
      I: { monster: 'hell-hound', rank: 'master', masterFrom: 3 },
      G: { unique: 'malgrin' },
      a: { prop: 'altar-good', id: 'white-altar' },
      x: { prop: 'altar-evil', id: 'black-altar-west' },
      y: { prop: 'altar-evil', id: 'black-altar-east' },
      b: { prop: 'altar-good', id: 'last-white-altar' },
      z: { prop: 'altar-evil', id: 'last-black-altar' },
      l: { spot: true, id: 'ledger' },
      'sergeants-plate': { relic: 'rune-plate', at: [18, 14], later: true },
      i: { potion: 'invulnerability-potion' },
      ...SIGNS,
    },
    doors: [
      { id: 'hall-door', at: [17, 18], side: 's', kind: 'normal', joins: [1, 0] },
      { id: 'counters-door', at: [10, 13], side: 'e', kind: 'normal', joins: [2, 1] },
      { id: 'scriptorium-door', at: [24, 13], side: 'e', kind: 'normal', joins: [1, 3] },
      { id: 'clerks-door', at: [25, 21], side: 'e', kind: 'normal', joins: [0, 3] },
      { id: 'cells-door', at: [4, 7], side: 's', kind: 'normal', joins: [4, 2] },
      { id: 'sanctum-door', at: [17, 7], side: 's', kind: 'normal', locked: true, joins: [5, 1] },
      { id: 'childs-door', at: [9, 3], side: 'e', kind: 'hidden', joins: [4, 5] },
    ],
    areas: { 0: 'start', 1: 1, 2: 2, 3: 2, 4: 'side', 5: 'finale' },
    chests: {
      copper: marked(
        { conquest: 1, treasure: 1 },
        { curse: 1, coins: 100, treasure: 1 },
        { conquest: 1, coins: 100, treasure: 1 },
      ),
      silver: marked(
        { conquest: 1, coins: 100, treasure: 1 },
        { curse: 1, conquest: 1, treasure: 1 },
        { curse: 1, coins: 200, treasure: 1 },
      ),
      gold: marked(
        { conquest: 1, coins: 200, treasure: 1 },
        { curse: 1, conquest: 2, treasure: 1, potion: ['invulnerability-potion'] },
      ),
    },
    uniques: {
      malgrin: unique(
        { base: 'dark-priest', kind: 'magic', conquest: 0, rule: true },
        side(
          { speed: 4, armour: 4, wounds: [10, 11, 14, 18] },
          { white: 1, green: 1, black: 4 },
          { 'dark-prayer': true, 'black-curse': true },
        ),
      ),
    },
    counters: {
      lot: { start: 1, max: 4, show: 'all' },
      gold: { start: GOLD, show: 'all' },
      blood: { start: BLOOD, show: 'all' },
    },
    prolongedActions: {
      falsify: { at: 'ledger', trait: 'magic', difficulty: 4, interrupt: ['wound', 'leave'] },
    },
    route: ['hall-door', 'white-altar', 'scriptorium-door', 'ledger', 'scriptorium-door', 'white-altar', 'malgrin'],
    cites: {
      'tip-altar': 'DES-55.2',
      'tip-corrupted': 'DES-43.3',
      'tip-black-curse': 'DES-83.1',
      'tip-last-altar': 'DES-55.3',
    },
    on: [
      { id: 'lesson-altar', when: { reveal: 1 }, do: [say('tip-altar', 'heroes'), say('tip-corrupted', 'heroes')] },
      {
        id: 'lesson-curse',
        when: { reveal: 5 },
        do: [say('tip-black-curse', 'heroes'), say('tip-last-altar', 'heroes')],
      },
      {
        id: 'new-turn',
        when: { turnStart: 'overlord' },
        every: true,
        do: [{ op: 'set', flag: 'blood-bid', to: false }],
      },
      {
        id: 'gold-bid',
        when: { altar: 'white-altar' },
        if: { counter: { lot: { max: 3 } } },
        every: true,
        do: [count('gold', -1)],
      },
      {
        id: 'blood-bid',
        when: { altar: ['black-altar-west', 'black-altar-east'] },
        if: { counter: { lot: { max: 3 } }, not: { flag: 'blood-bid' } },
        every: true,
        do: [set('blood-bid'), count('blood', -1)],
      },
      {
        id: 'ledger-falsified',
        when: { prolongedAction: 'falsify' },
        do: [say('ledger-falsified'), { op: 'forbid', what: 'falsify' }, count('gold', -1)],
      },
      hammer('hammer-one', 1, 5),
      hammer('hammer-two', 2, 8),
      hammer('hammer-three', 3, 11),
      // The last first: what a lot makes of the counters is not to sell the next one.
      sold('child-redeemed', 'gold', 3, { op: 'open', door: 'childs-door' }, conquest(1), count('lot', 1)),
      sold('sergeant-redeemed', 'gold', 2, place('sergeants-plate'), conquest(1), ...NEXT_LOT),
      sold('widow-redeemed', 'gold', 1, { op: 'heal', who: 'heroes', wounds: 4, fatigue: 2 }, conquest(1), ...NEXT_LOT),
      sold(
        'child-lost',
        'blood',
        3,
        { op: 'stats', who: 'malgrin', ahead: true, wounds: { 2: 4, 3: 4, 4: 5, 5: 6 } },
        count('lot', 1),
      ),
      sold(
        'sergeant-lost',
        'blood',
        2,
        { op: 'stats', who: 'malgrin', ahead: true, armour: 1, dice: { green: 1 } },
        ...NEXT_LOT,
      ),
      sold(
        'widow-lost',
        'blood',
        1,
        { op: 'stats', who: 'malgrin', ahead: true, gain: [{ ability: 'fear', rank: 1 }] },
        ...NEXT_LOT,
      ),
      {
        id: 'sale-ends',
        when: { counter: 'lot', is: 4 },
        do: [say('sale-ends'), { op: 'forbid', what: 'falsify' }, { op: 'unlock', door: 'sanctum-door' }],
      },
      { id: 'first-gold', when: { altar: 'last-white-altar' }, do: [say('gold-bites')] },
      {
        id: 'gold-bites',
        when: { altar: 'last-white-altar' },
        every: true,
        do: [{ op: 'wound', who: 'malgrin', wounds: 5 }],
      },
      {
        id: 'blood-outbids',
        when: { altar: 'last-black-altar' },
        if: { not: { flag: 'blood-bid' } },
        every: true,
        do: [set('blood-bid'), say('blood-outbids'), conquest(-1)],
      },
      { id: 'victory', when: { kill: 'malgrin' }, do: [{ op: 'win' }] },
    ],
  },
];
