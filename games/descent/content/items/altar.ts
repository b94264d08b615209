// Shop and treasures of the Altar of Despair.

import { has, itemsOf, strikes, surge } from '../printed.ts';
import type { ItemRow } from '../rows.ts';
import type { Effect, Kind } from '../vocabulary.ts';

const box = 'altar-of-despair' as const;
const shop = itemsOf('shop');
const copper = itemsOf('copper');
const silver = itemsOf('silver');
const gold = itemsOf('gold');

/** What a robe stops of attacks of each kind, and how much else may be worn with it. */
const robe = (against: { readonly [kind in Kind]?: number }, others: number): readonly Effect[] => [
  ...(Object.entries(against) as [Kind, number][]).map(
    ([kind, n]): Effect => ({ when: 'always', ops: [{ op: 'armourAgainst', kind, n }] }),
  ),
  { when: 'always', ops: [{ op: 'otherItems', n: others }] },
];
/** Robes are light: what they stop depends on the attack alone. */
const ROBE = { box, armour: { armour: 0 } } as const;

export const altarShop: readonly ItemRow[] = [
  shop(
    'curse-doll',
    'other',
    { box, copies: 2, price: 200 },
    { when: 'equip', cost: { discard: true }, ops: [{ op: 'discardTokens', n: 3 }] },
  ),
  shop('ring-of-protection', 'other', { box, price: 250 }, { when: 'always', ops: [{ op: 'armour', n: 1 }] }),
  shop('wizards-robe', 'armour', { ...ROBE, copies: 2, price: 75 }, ...robe({ ranged: 2, magic: 2 }, 1)),
];

export const altarCopper: readonly ItemRow[] = [
  copper(
    'archers-charm',
    'other',
    { box },
    {
      when: 'attack:damage',
      if: [{ is: 'kind', kinds: ['ranged'] }],
      ops: [{ op: 'bonus', bonus: { range: 1, pierce: 1 } }],
    },
  ),
  copper(
    'backbiter',
    'weapon',
    {
      box,
      hands: 2,
      cursed: true,
      weapon: strikes('ranged', { blue: 1, green: 1 }, surge(1, { damage: 1 }), surge(1, { range: 1 })),
    },
    { when: 'attack:kill', if: [{ is: 'with-this' }], ops: [{ op: 'recover', wounds: 1 }] },
  ),
  copper('cone-of-fire', 'weapon', {
    box,
    hands: 2,
    rune: true,
    weapon: {
      ...strikes('magic', { white: 1, yellow: 1 }, surge(1, { damage: 1 }), surge(2, { burn: 1 })),
      abilities: has({ breath: true }),
    },
  }),
  copper('elven-robe', 'armour', ROBE, ...robe({ ranged: 3, magic: 3 }, 1)),
  copper('falcons-claw', 'weapon', {
    box,
    hands: 1,
    weapon: {
      ...strikes('ranged', { blue: 1, yellow: 1 }, surge(1, { damage: 1 }), surge(2, { range: 1 })),
      abilities: has({ web: true }),
    },
  }),
  copper(
    'gauntlets-of-power',
    'other',
    { box },
    { when: 'attack:spend', cost: { surges: 2, exhaust: true }, ops: [{ op: 'recover', fatigue: 1 }] },
  ),
  copper('mace-of-aver', 'weapon', {
    box,
    hands: 2,
    weapon: { ...strikes('melee', { red: 1, green: 1 }, surge(1, { damage: 1 })), abilities: has({ knockback: true }) },
  }),
  copper(
    'pack-of-holding',
    'other',
    { box },
    { when: 'always', ops: [{ op: 'anyPack' }] },
    { when: 'always', ops: [{ op: 'keepCoins' }] },
  ),
  copper('shadowblade', 'weapon', {
    box,
    hands: 1,
    cursed: true,
    weapon: {
      ...strikes('melee', { red: 1, green: 1 }, surge(2, { damage: 3 }), surge(3, { threat: -1 })),
      offHand: { damage: 2 },
    },
  }),
  copper(
    'skull-shield',
    'shield',
    { box, hands: 1, cursed: true },
    { when: 'always', ops: [{ op: 'armourAgainstAreas', of: ['blast', 'bolt', 'breath'], n: 5 }] },
    { when: 'wounds-dealt', cost: { exhaust: true }, ops: [{ op: 'cancelWounds', n: 2 }] },
  ),
  copper('staff-of-the-grave', 'weapon', {
    box,
    hands: 2,
    cursed: true,
    staff: true,
    weapon: {
      ...strikes('magic', { white: 1, green: 1 }, surge(2, { damage: 3 }), surge(2, { range: 3 })),
      deadly: true,
    },
  }),
  copper('treasure-cache-copper-invulnerability', 'cache', { box, cache: { potion: 'invulnerability-potion' } }),
];

export const altarSilver: readonly ItemRow[] = [
  silver(
    'aldars-mirror',
    'other',
    { box },
    {
      when: 'attack:tokens',
      if: [{ is: 'kind', kinds: ['magic'] }],
      ops: [{ op: 'grant', ability: 'sorcery', rank: 2 }],
    },
  ),
  silver('black-widows-web', 'weapon', {
    box,
    hands: 2,
    weapon: {
      ...strikes(
        'ranged',
        { blue: 1, yellow: 2 },
        surge(1, { damage: 1 }),
        surge(1, { range: 1 }),
        surge(2, { web: 1 }),
      ),
      abilities: has({ web: true }),
    },
  }),
  silver(
    'bottle-imp',
    'other',
    { box, cursed: true },
    { when: 'always', ops: [{ op: 'companion', familiars: ['bottle-imp'] }] },
  ),
  silver('dragons-breath', 'weapon', {
    box,
    hands: 2,
    rune: true,
    weapon: {
      ...strikes('magic', { white: 1, yellow: 2 }, surge(1, { damage: 1 }), surge(2, { burn: 1 })),
      abilities: has({ breath: true, burn: true }),
    },
  }),
  silver(
    'eyes-of-thara',
    'other',
    { box },
    { when: 'equip', cost: { discard: true }, ops: [{ op: 'companion', familiars: ['eyes-of-thara'] }] },
  ),
  silver('mace-of-kellos', 'weapon', {
    box,
    hands: 2,
    weapon: {
      ...strikes('melee', { red: 1, green: 2 }, surge(1, { damage: 1 }), surge(1, { throws: 1 })),
      freeSurges: 1,
      abilities: has({ knockback: true }),
    },
  }),
  silver(
    'mirror-shield',
    'shield',
    { box, hands: 1 },
    { when: 'attacked:shield', cost: { exhaust: true }, ops: [{ op: 'cancelWounds', n: 2 }] },
    { when: 'always', ops: [{ op: 'noTokens' }] },
  ),
  silver('ring-of-freedom', 'other', { box }, { when: 'always', ops: [{ op: 'mayMove' }] }),
  silver('robe-of-kellos', 'armour', ROBE, ...robe({ melee: 1, ranged: 3, magic: 3 }, 2)),
  silver('treasure-cache-silver-invulnerability', 'cache', {
    box,
    cache: { coins: 50, potion: 'invulnerability-potion' },
  }),
];

export const altarGold: readonly ItemRow[] = [
  gold(
    'bracers-of-accuracy',
    'other',
    { box },
    { when: 'attack:declare', if: [{ is: 'kind', kinds: ['ranged'] }], ops: [{ op: 'aimed' }] },
  ),
  gold('hammer-of-doom', 'weapon', {
    box,
    hands: 2,
    weapon: {
      ...strikes('melee', { red: 1, green: 2, yellow: 1 }, surge(1, { damage: 1 }), surge(1, { throws: 2 })),
      freeSurges: 2,
      abilities: has({ knockback: true }),
    },
  }),
  gold('robe-of-shadows', 'armour', ROBE, ...robe({ melee: 1, ranged: 4, magic: 4 }, 2)),
  gold(
    'the-knights-ring',
    'other',
    { box },
    {
      when: 'always',
      ops: [
        { op: 'armour', n: 1 },
        { op: 'maxWounds', n: 1 },
      ],
    },
    { when: 'own-turn', once: 'turn', ops: [{ op: 'movement', n: 1 }] },
  ),
  gold(
    'wishing-ring',
    'other',
    { box },
    {
      when: 'equip',
      cost: { discard: true },
      ops: [
        {
          op: 'oneOf',
          ops: [
            { op: 'pickTreasure', of: ['copper', 'silver'] },
            { op: 'coins', n: 1000 },
            { op: 'conquest', n: 3 },
          ],
        },
      ],
    },
  ),
  gold('treasure-cache-gold-invulnerability', 'cache', {
    box,
    cache: { coins: 150, potion: 'invulnerability-potion' },
  }),
];
